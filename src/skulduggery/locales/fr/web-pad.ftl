## Le carnet de scores : pour les parties autour d’une vraie table

title = Carnet de scores
back = Carnet de scores
intro = Vous jouez avec de vraies cartes, et le carnet fait les comptes. Tout reste sur cet appareil et marche sans réseau.
intro-here-only = Vous jouez avec de vraies cartes, et le carnet fait les comptes. Ce que vous écrivez reste sur cet appareil. Pour s’ouvrir, le carnet a besoin du serveur : sans réseau, les navigateurs n’ouvrent que les pages dont l’adresse commence par https.

## La première page

running = En cours
all-running = Toutes les parties en cours ({ $count })
go-on = Continuer
go-on-with = Continuer : { $game }, { $names }
again = Encore une
again-with = Encore une : { $game } avec { $names }
new-pad = Nouveau carnet
players-from-to = { $lowest } à { $highest } joueurs
to-history = Historique
so-many-games = { $count ->
    [0] aucune partie
    [one] { $count } partie
   *[other] { $count } parties
}
to-people = Joueurs
so-many-people = { $count ->
    [0] personne encore
    [one] { $count } joueur
   *[other] { $count } joueurs
}
to-export = Exporter
to-export-means = En fichier, ou vers un autre appareil
to-import = Importer
to-import-means = Un fichier de parties

## Quand quelque chose ne va pas

trouble-one-copy = Ce navigateur ne peut garder tes carnets qu’à un seul endroit au lieu de deux. Ils y sont, mais un fichier serait plus sûr.
trouble-nowhere = Ce navigateur ne garde rien en ce moment : son espace est peut-être plein, ou c’est une fenêtre privée. Tes carnets seront perdus dès que cette page sera fermée. Enregistre un fichier avant.
save-now = Enregistrer un fichier maintenant

## Un nouveau carnet

same-as-last = Comme la dernière fois
same-as-last-names = Comme la dernière fois : { $names }
nobody-seated = Touche les noms dans l’ordre des places, dans le sens horaire.
nobody-known = Écris les noms dans le sens horaire.
move-up = Monter { $name }
move-down = Descendre { $name }
remove-player = Retirer { $name }
known-names = Noms connus
name = Nouveau nom
add = Ajouter
tidy = Ranger les noms
tidy-done = Terminé
forget-name = Oublier { $name }
added = { $name } est à la place { $seat }.
already-there = { $name } est déjà à la table.
more-players = { $count ->
    [one] Encore une personne, et vous pouvez commencer.
   *[other] Encore { $count } personnes, et vous pouvez commencer.
}
ready-deals = { $count } joueurs, { $name } distribue en premier
ready-throws = { $count } joueurs, { $name } lance en premier
who-deals = Qui distribue en premier ?
who-throws = Qui lance en premier ?
by-lot = Tirer au sort
lot-fell = Le sort a désigné { $name }.
option-is = { $option } : { $value }
scoring = Décompte
scoring-standard = Normal
scoring-standard-means = Une annonce manquée coûte des points, les captures rapportent des primes.
scoring-landlubber = Marins d’eau douce
scoring-landlubber-means = Pour débuter : seule une annonce de 0 manquée coûte des points, et il n’y a pas de primes.
plank-values = Valeurs de la planche
plank-values-means = Face avant, de haut en bas. Le dos compte dans l’autre sens.
plank-value = Valeur de la case { $space } depuis le haut
plank-usual = Comme imprimé
start = C’est parti

## Historique

not-begun = Rien de noté encore
deleted = Supprimée : { $names }
undo = Annuler
so-many-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
rounds-to-play = Nombre de manches
rounds-by-rules = { $rounds } (selon la règle)
rounds-wrong = { $count ->
    [one] Le compte de la manche { $rounds } n’est pas juste.
   *[other] Le compte de ces manches n’est pas juste : { $rounds }.
}
