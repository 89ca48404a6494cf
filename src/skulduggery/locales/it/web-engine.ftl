## Le regole che girano nel browser stesso, dove non serve un server

coming = Le regole salgono a bordo …
coming-part = { $percent } %
coming-once = { $megabytes } MB, solo questa volta; poi restano su questo dispositivo.
coming-again = { $megabytes } MB, se il browser non li ha ancora dall’ultima volta.
coming-kept = Sono già su questo dispositivo. Per avviarle ci vuole un momento.
missing = Questa pagina è stata costruita senza le regole per il browser. Chi gestisce questo server può ricostruirla con una connessione alla rete.
away = Non è stato possibile scaricare le regole. C’è una connessione alla rete?
broken = Le regole non possono girare in questo browser. Uno più recente potrebbe aiutare.
again = Riprova
