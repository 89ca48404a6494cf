title = Autour de la table

## La table sur un grand écran
tv-show-how = Ouvre cette adresse sur la télé et saisis-y le code :
tv-show-lying = Un téléphone ou une tablette posés au milieu de la table font aussi l’affaire.
tv-show-here = Afficher sur cet appareil
tv-show-closed = Personne ne peut regarder cette table. L’hôte peut changer cela dans les réglages avant la partie.
tv-which-table = Quelle table ?
tv-enter = Saisis les cinq lettres affichées sur les téléphones de la table.
tv-code-so-far = Lettres jusqu’ici : { $letters }
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
tv-next-follows = « { $again } » sur un téléphone, et cet écran suit.
tv-waiting-for-many = On attend { $count } personnes
tv-hand-only = Ma main seulement
tv-hand-only-means = Quand la table est sur un grand écran : ta main en grand, et presque rien d’autre.
tv-hand-only-tip = Sur ton téléphone : { $menu } → « { $tv } » → « { $hand } »
tv-came = La table est maintenant sur un grand écran.
tv-whole-here = Laisser ainsi
tv-whole-table = Afficher aussi la table ici

## Partager un résultat
share-result = Partager le résultat
share-picture = Partager l’image et le texte
share-save = Enregistrer l’image
share-copy = Copier le texte
share-shape = Format de l’image
share-wide = Large
share-tall = Haut
share-text = { $game } : { $places }
share-place = { $place }. { $name } { $score }
share-alt = Image du résultat. { $text }
share-failed = L’image n’a pas pu être dessinée sur cet appareil. Tu peux copier le texte.
only-here = Les autres appareils ne peuvent pas ouvrir cette adresse : le serveur ne répond que sur la machine où il tourne.
only-here-change = Pour les laisser entrer, arrête-le et relance-le avec :

## Sans réseau
offline-title = Sans réseau
offline-page-kept = Cette page est gardée sur l’appareil : elle s’ouvre aussi sans réseau.
offline-page-coming = Cette page est en train d’être gardée sur l’appareil…
offline-page-not = Ton navigateur économise les données : cette page n’a donc pas été gardée sur l’appareil.
offline-keep = Garder la page sur l’appareil
offline-insecure = Pour garder la page sur l’appareil ou l’installer, il faut une adresse en https, ou la machine même sur laquelle tourne le serveur (localhost). À cette adresse, aucun navigateur ne le permet.
offline-refused = Ce navigateur ne laisse rien garder ici. C’est peut-être une fenêtre privée.
offline-works = Fonctionne sans le serveur
offline-pad = Carnet de scores
offline-rules = Règles et exemples
offline-lessons = Premières leçons
offline-replays = Parties gardées sur l’appareil
offline-pass = Un téléphone pour tous
offline-needs = A besoin du serveur
offline-needs-tables = Tables avec d’autres, télé, discussion
offline-needs-bots = Parties contre les robots du serveur
offline-needs-mine = Mes parties et statistiques
offline-engine = Jouer sans réseau
offline-engine-means = Un téléphone pour tous et la relecture des parties demandent les règles à bord : { $megabytes } Mo, une seule fois. Ensuite, les deux fonctionnent sans réseau.
offline-engine-means-unmeasured = Un téléphone pour tous et la relecture des parties demandent les règles à bord. Ensuite, les deux fonctionnent sans réseau.
offline-engine-fetch = Embarquer les règles
offline-engine-coming = Les règles montent à bord : { $percent } %
offline-engine-here = Les règles sont à bord : un téléphone pour tous et les parties gardées sur l’appareil fonctionnent sans réseau.
offline-engine-drop = Retirer les règles de cet appareil
offline-engine-failed = Tout n’est pas arrivé. Ce qui est là reste : réessaie quand la connexion sera meilleure.
offline-engine-none = Ce serveur a été construit sans les règles pour le navigateur : elles ne peuvent pas monter à bord.
offline-once-aboard = une fois les règles à bord
offline-engine-first = seulement une fois les règles à bord : voir les réglages
offline-meanwhile = Fonctionne quand même
offline-trying = Dès que le serveur répondra, cette page reprendra d’elle-même.

## Installation
install-app = Installer Skulduggery
install-means = Comme une application à part, avec une icône sur l’écran d’accueil.
install-by-hand = Pour l’installer : touche « Partager », puis « Sur l’écran d’accueil ».
install-done = Skulduggery est installé sur cet appareil.
install-description = Skull King, sa version en dés, Skull Queen et Sleeping Queens : entre amis, contre des robots ou avec un téléphone pour tous.
install-shortcut-rules = Règles
install-shortcut-pad = Carnet de scores
install-shortcut-pass = Un téléphone pour tous

## Une nouvelle version
update-ready = Une nouvelle version de Skulduggery est prête.
update-safe = La page sera rechargée. Les parties continuent là où elles en sont.
update-now = La prendre maintenant
update-later = Plus tard
