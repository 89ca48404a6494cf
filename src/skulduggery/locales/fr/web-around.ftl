title = Autour de la table

## La table sur un grand écran
tv-show = Afficher sur la télé
tv-show-how = Ouvre cette adresse sur la télé et saisis-y le code :
tv-show-lying = Un téléphone ou une tablette posés au milieu de la table font aussi l’affaire.
tv-show-here = Afficher sur cet appareil
tv-show-closed = Personne ne peut regarder cette table. L’hôte peut changer cela dans les réglages avant la partie.
tv-which-table = Quelle table ?
tv-enter = Saisis les cinq lettres affichées sur les téléphones de la table.
tv-code-so-far = Lettres jusqu’ici : { $letters }
tv-no-letters = Aucune lettre encore
tv-letters = Lettres
tv-erase = Effacer
tv-scan = Scanne pour jouer
tv-scan-to-watch = Scanne pour regarder
tv-or-enter = ou saisis le code sur
tv-full = Plein écran
tv-full-end = Quitter le plein écran
tv-bids = annoncés
tv-tricks = { $tricks ->
    [one] pli
   *[other] plis
}
tv-everybody-places = Tout le monde place ses pirates.
tv-next-follows = La prochaine partie s’affichera toute seule.
tv-hand-only = Ma main seulement
tv-hand-only-means = Quand la table est sur un grand écran : ta main en grand, et presque rien d’autre.
tv-hand-only-tip = Sur ton téléphone : Menu → « Ma main seulement »
tv-whole-table = Afficher aussi la table ici

## Partager un résultat
share-result = Partager le résultat
share-picture = Partager l’image et le texte
share-save = Enregistrer l’image
share-copy = Copier le texte
share-shape = Format de l’image
share-wide = Large
share-tall = Haut
share-text = { $game } : { $places }
share-place = { $place }. { $name } { $score }
share-alt = Image du résultat. { $text }
share-failed = L’image n’a pas pu être dessinée sur cet appareil. Tu peux copier le texte.
