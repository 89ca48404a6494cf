## Le regole che girano nel browser stesso, dove non serve un server

coming = Le regole salgono a bordo …
coming-part = { $percent } %
coming-once = Circa 7 MB, solo questa volta; poi restano su questo dispositivo.
missing = Questa pagina è stata costruita senza le regole per il browser. Chi gestisce questo server può ricostruirla con una connessione alla rete.
away = Non è stato possibile scaricare le regole. C’è una connessione alla rete?
broken = Le regole non possono girare in questo browser. Uno più recente potrebbe aiutare.
again = Riprova
