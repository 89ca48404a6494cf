## Les carnets de scores que d’autres regardent pendant qu’on les remplit

## Pour qui écrit
share-title = Laisser d’autres regarder
share-means = Toute personne qui a le lien voit les noms, les annonces et les points de ce carnet pendant que tu écris. Personne ne peut rien changer. L’aperçu d’un lien ne montre aucun nom. Le serveur garde le carnet jusqu’à ce que tu arrêtes le partage, ou 30 jours après le dernier changement.
begin = Partager ce carnet
needs-server = Tu n’as pas de réseau en ce moment. Le partage a besoin du serveur : il commencera tout seul à ton retour.
state-sending = Envoi en cours…
state-sent = Partagé. Tout ce que tu as écrit est envoyé.
state-waiting = En attente du réseau. Ce que tu écris est en sécurité ici et sera envoyé tout seul plus tard.
state-ended = Le serveur ne partage plus ce carnet. Tu peux le partager à nouveau, avec un nouveau lien.
link = Lien pour regarder
no-qr-yet = Le code QR viendra quand le serveur connaîtra le carnet.
look = Le voir
stop = Arrêter le partage
stopped = Le partage est terminé.

## Pour qui regarde
title = Un carnet de scores partagé
standing = Classement
bid = annonce { $bid }
won = { $tricks } sur { $bid }
this-round = Cette manche :
last-round = Dernière manche :
line-live = En direct
as-of = État à { $time }
line-lost = État à { $time }. La connexion est perdue ; nouvel essai en cours.
line-ended = Le partage est terminé. État à { $time }.
line-unknown = Le partage est terminé. État à { $time }.
line-strange = État à { $time }. Recharge la page, s’il te plaît.
nothing-opening = Ouverture du carnet de scores…
nothing-live = Ouverture du carnet de scores…
nothing-lost = Le serveur n’est pas joignable en ce moment. Un nouvel essai se fait tout seul.
nothing-ended = Ce carnet de scores n’est plus partagé. La personne qui le tient peut le partager à nouveau, avec un nouveau lien.
nothing-unknown = Aucun carnet de scores n’est partagé sous ce lien, ou pas encore. S’il vient d’être partagé, attends un instant : cette page regarde à nouveau toute seule. Sinon, vérifie le lien.
nothing-strange = Ce carnet de scores vient d’une version plus récente de cette page. Recharge la page, s’il te plaît.
own-pad = Tenir son propre carnet
full = Plein écran
full-end = Quitter le plein écran
