# Revoir des parties : français
title = Revoir une partie

## Ce qu’il y a à voir
intro = Chaque partie peut être revue, étape par étape : depuis chaque place, cartes ouvertes, et avec la raison de tout ce qui s’est passé.
bring-title = Un fichier
choose-file = Choisir un enregistrement
drop-here = ou le déposer ici : .json, ou .jsonl avec plusieurs parties
reading = Les règles l’examinent…
bring-means = Le fichier reste sur ton appareil. Le serveur le rejoue une fois, selon les règles, et n’en garde rien.
file-empty = Ce fichier est vide. Un enregistrement est un fichier téléchargé ici, en JSON.
too-large = Ce fichier est trop grand : 64 Mo au plus.
fault-no-record = Ce fichier n’est pas une partie que l’on peut revoir. Choisis-en un qui a été téléchargé ici et que personne n’a modifié.
fault-at-step = Quelque chose dans cette partie ne suit pas les règles : étape { $step }.
show-up-to = Montrer la partie jusqu’à l’étape { $step }
failed = Cela n’a pas marché. Réessaie, ou choisis un autre fichier.
games-in-file = { $count ->
    [one] Ce fichier contient { $count } partie :
   *[other] Ce fichier contient { $count } parties :
}
line-is-none = La ligne { $line } n’est pas un enregistrement
keep-good = Garder toutes les bonnes parties sur cet appareil
kept-good = Gardées : { $count } sur { $all }. Les autres sont illisibles ou ne suivent pas les règles.
open = Revoir
unfinished = inachevée
so-many-comments = { $count ->
    [one] { $count } remarque
   *[other] { $count } remarques
}
kept-title = Sur cet appareil
kept-none = Rien n’est encore gardé ici. Les fichiers que tu apportes et les parties que tu gardes le seront.
sample = Voir une partie d’exemple
kept-forgetful = Ton navigateur ne laisse rien enregistrer à cette page. Ce que tu gardes ou écris disparaît quand tu la fermes : télécharge ce que tu veux garder.
kept-now = Gardée sur cet appareil.
download-short = Télécharger
remove = Retirer
remove-means = { $title } : la partie et tes remarques sont retirées de cet appareil.
removed = Retirée.
mine-away = Sans le serveur, ces parties ne sont pas visibles. Celles de cet appareil le sont.

## Quand c’est impossible
cannot = Cette partie ne peut pas être montrée
other-games = Autres parties
not-kept = Cette partie n’est pas, ou plus, sur cet appareil. Choisis à nouveau son fichier.
step-number = Étape { $step }
rule-number = Règle { $rule }
no-such-step = Cette étape n’existe pas : la partie finit à l’étape { $last }.
no-such-seat = Il n’y a pas de place { $seat } à cette table. Tu vois ce que voyait le public.

## Le film
step-of = { $round ->
    [0] Étape { $step } sur { $last }.
   *[other] Étape { $step } sur { $last }, manche { $round }.
}
step-short = Étape { $step }/{ $last }
view = Point de vue et vitesse
spectator = Public
open-means = Les cartes de tous sont montrées sous la table.
speed = Vitesse
times = { $speed }×
controls = Avancer et reculer
timeline = Étape
step-back = Une étape en arrière
step-on = Une étape en avant
trick-back = Un pli en arrière
trick-on = Un pli en avant
turn-back = Un tour en arrière
turn-on = Un tour en avant
round-back = Une manche en arrière
round-on = Une manche en avant
by-step = Étape
by-trick = Pli
by-turn = Tour
by-round = Manche
play = Lancer
pause = Arrêter
before = Avant la première donne.
# With open cards a bid is no secret.
bids-open = { $bid ->
    [0] { $name } annonce zéro pli.
    [one] { $name } annonce { $bid } pli.
   *[other] { $name } annonce { $bid } plis.
}
at-first = Au début
turn-number = Tour { $turn }
holds-nothing = aucune carte

## Remarques
comment = Remarque
comments = Remarques
write-comment = Commenter cette étape
comment-on = Remarque sur l’étape { $step }
comment-means = Gardée sur cet appareil, avec la partie. Dans un fichier téléchargé, d’autres peuvent la lire.
comment-means-shared = Toutes les personnes qui revoient cette partie la lisent, avec ton nom à côté. Partage le lien : elles la voient aussitôt.
comment-means-away = Le serveur est injoignable. Ta remarque reste sur cet appareil, et dans un fichier que tu télécharges.
comment-shared = Toutes les personnes qui ont le lien peuvent lire ta remarque.
comment-by = { $name } : { $text }
comment-here-only = seulement sur cet appareil
comment-delete = Supprimer
comment-delete-sure = Supprimer vraiment
comment-save = Garder
comment-kept = Ta remarque est gardée sur cet appareil.
comment-gone = La remarque a disparu.

## Le reste
play-on = Continuer à partir d’ici
play-on-means = Une nouvelle table s’ouvre exactement dans la position après l’étape { $step }. Des bots prennent les autres places, et rien n’est compté.
play-on-not-here = Ce serveur ne sait pas encore faire cela.
my-seat = Ma place
share-step = Partager cette étape
share-file = Cette partie n’est que sur cet appareil : un lien n’y mènerait personne. Télécharge-la et envoie le fichier.
keep-here = Garder sur cet appareil
download = Télécharger avec les remarques
by-keyboard = Au clavier
key-step = une étape en arrière ou en avant
key-trick = un pli ou un tour en arrière ou en avant
key-round = une manche en arrière ou en avant
key-ends = à la première ou à la dernière étape
key-play = lancer ou arrêter
space-bar = Espace

## Ensemble
you-lead = C’est toi qui guides : qui te suit voit ce que tu vois.
stop-leading = Ne plus guider
follows = { $name } guide, et tu suis.
wander-off = M’éloigner
lead-myself = Guider
leads = { $name } guide et en est à l’étape { $step }.
follow = Suivre
