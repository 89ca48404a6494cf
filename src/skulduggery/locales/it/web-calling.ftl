## Essere chiamati quando tocca a sé
call-me = Notifica
call-me-means = Se stai guardando altro quando arriva il tuo turno.
call-insecure = I browser mostrano notifiche solo per gli indirizzi che cominciano con https, o sulla macchina su cui gira il server (localhost). Qui ti avvisano il titolo della scheda e l’audio.
call-none = Questo browser non mostra notifiche delle pagine; su iPhone e iPad solo se la pagina è nella schermata Home. Ti avvisano il titolo della scheda e l’audio.
call-refused = Il browser è impostato per non mostrare notifiche di questa pagina. Puoi cambiarlo nelle sue impostazioni per questa pagina.
