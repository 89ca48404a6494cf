# Le carnet de scores, ce que tous n’ouvrent pas : historique, joueurs, fichiers

## Quand quelque chose ne va pas

damaged = { $count ->
    [one] Une chose gardée ici était abîmée. Elle est mise de côté ; tout le reste est intact.
   *[other] { $count } choses gardées ici étaient abîmées. Elles sont mises de côté ; tout le reste est intact.
}
damaged-of = Partie du carnet { $id }
damaged-save = Enregistrer en fichier
damaged-drop = Jeter
damaged-drop-means = Ce qu’on pourrait encore y lire sera perdu pour de bon. L’as-tu enregistré en fichier ?
unknown = Ce carnet n’existe pas
unknown-means = Ce carnet n’est pas sur cet appareil. Il a peut-être été supprimé, ou il est sur un autre appareil : on peut l’exporter là-bas et l’importer ici.
was-deleted = Ce carnet a été supprimé. On peut encore le récupérer.
restore = Récupérer

## Historique

history = Historique
which-games = Quelles parties
all-games = Toutes
find-player = Chercher un joueur
state-open = En cours
state-stopped = Arrêtée avant la fin
won-by = { $count ->
    [one] { $names } a gagné
   *[other] Victoire partagée : { $names }
}
export-game = Exporter la partie de { $names }
delete-game = Supprimer la partie de { $names }
show-more = Voir plus
trash = Supprimées ({ $count })
restore-game = Récupérer la partie de { $names }
none-yet = Aucune partie encore.
none-found = Aucune partie trouvée.
found = { $count ->
    [0] Aucune partie trouvée.
    [one] { $count } partie
   *[other] { $count } parties
}

## Joueurs

people = Joueurs
people-none = Ceux qui ont joué sur ce carnet sont ici : victoires, annonces, meilleures et pires manches, et qui bat qui.
people-all = Tous les joueurs
wins-of = { $wins ->
    [one] { $wins } gagnée sur { $games }
   *[other] { $wins } gagnées sur { $games }
}
no-finished = aucune partie finie
bids-made = { $percent } % d’annonces réussies
bids-made-of = { $made ->
    [one] { $made } annonce réussie sur { $bids }
   *[other] { $made } annonces réussies sur { $bids }
}
games-ended = Parties
bids = Annonces
wins-shared = { $shared ->
    [one] dont { $shared } partagée
   *[other] dont { $shared } partagées
}
rounds-played = Manches
average-place = Place moyenne
best-round = Meilleure manche
worst-round = Pire manche
in-round = Manche { $round }
totals = Totaux
best-total = Meilleur
average-total = Moyenne
head-to-head = Face à face
met = { $met ->
    [one] une partie
   *[other] { $met } parties
}
before = devant
behind = derrière
level = à égalité
nobody-met = Aucune partie finie avec d’autres.
rename = Renommer, ou réunir deux orthographes
rename-means = Le nom change dans toutes les parties. Si tu donnes ici le nom d’un autre joueur, les deux n’en font plus qu’un.
new-name = Nom dans toutes les parties
rename-do = Renommer partout
renamed = { $from } s’appelle maintenant { $to }.
join-means = { $to } existe déjà. Est-ce la même personne ? Leurs parties seraient réunies.
join-do = Oui, réunir
two-people = { $from } et { $to } ont joué dans la même partie : ce sont donc deux personnes.

## Exporter

export = Exporter
export-which = Quelles parties
export-all = Toutes ({ $count })
export-chosen = Choisies ({ $count })
export-form = Format
export-json = Fichier de carnet
export-json-means = JSON : peut être importé ici, sur un autre appareil ou dans le terminal.
export-csv = Tableau
export-csv-means = CSV pour les tableurs ; peut aussi être importé.
export-save = Enregistrer le fichier
export-saved = Enregistré : { $file }
export-share = Partager…
export-nothing = Choisis au moins une partie.

## Importer

import = Importer
import-choose = Choisir un fichier
import-drop = ou le déposer ici
import-kinds = Fichiers (JSON) et tableaux (CSV) de ce carnet. Rien de ce qui est ici n’est remplacé sans demander.
import-reading = Lecture…
import-too-large = Ce fichier est trop grand pour un carnet. On lit au plus { $megabytes } Mo.
import-record = C’est l’enregistrement d’une partie jouée sur cette page, pas un carnet de scores. Tu peux la revoir.
import-to-replay = Revoir des parties
import-nothing-changed = Rien n’a été changé.
import-file = Dans { $file } :
import-new = { $count ->
    [one] { $count } nouvelle partie
   *[other] { $count } nouvelles parties
}
import-same = { $count ->
    [one] { $count } qui est déjà ici
   *[other] { $count } qui sont déjà ici
}
import-differing = { $count ->
    [one] { $count } qui diffère de celle d’ici
   *[other] { $count } qui diffèrent de celles d’ici
}
import-none-new = Tout ce qui est dans ce fichier est déjà ici.
differing-which = Laquelle veux-tu garder ?
differing-for-all = Pour les { $count }
keep-mine = La mienne
keep-theirs = Celle du fichier
keep-both = Les deux
mine-is = Ici : { $standing }
theirs-is = Dans le fichier : { $standing }
last-changed = dernier changement { $moment }
import-take = { $count ->
    [0] Tout laisser comme c’est
    [one] Importer { $count } partie
   *[other] Importer { $count } parties
}
import-done = { $count ->
    [0] Rien n’a été changé.
    [one] { $count } partie a été importée.
   *[other] { $count } parties ont été importées.
}
import-failed = Les parties n’ont pas pu être gardées. Rien n’a été changé.
import-other = Un autre fichier
