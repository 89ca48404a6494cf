## Être appelé quand c’est à soi
call-me = Notification
call-me-means = Si tu regardes autre chose quand vient ton tour.
call-insecure = Les navigateurs ne montrent de notifications que pour les adresses qui commencent par https, ou sur la machine même du serveur (localhost). Ici, c’est le titre de l’onglet et le son qui te préviennent.
call-none = Ce navigateur ne montre pas de notifications de pages ; sur iPhone et iPad, seulement si la page est sur l’écran d’accueil. Le titre de l’onglet et le son te préviennent.
call-refused = Le navigateur est réglé pour ne pas montrer de notifications de cette page. Tu peux changer cela dans ses réglages pour cette page.
