# The pages around the tables: Français

## Home
home-hello = Bienvenue à bord, { $name } !
home-hello-stranger = Choisis un jeu. Deux touches, et la partie commence.
players-from-to = de { $lowest } à { $highest } joueurs
about-skull-king = Annonce combien de plis tu feras, puis fais-en exactement autant. Les pirates, les sirènes et le Skull King ont d’autres projets.
about-skull-king-dice = Les mêmes annonces audacieuses, avec des dés à la place des cartes : chaque pli est un lancer.
about-skull-queen = Chaque pli déplace tes quatre pirates sur la planche. Vise les meilleures cases, et ne les laisse pas tomber à l’eau.
about-sleeping-queens = Réveille les reines avec tes rois, vole-les avec des chevaliers et garde un dragon en réserve. Rapide, et pour toute la famille.
set-sail = Larguez les amarres
play-with-friends = Jouer entre amis
friends-means = Ouvre une table que les amis rejoignent par un lien, une image à scanner ou cinq lettres.
opponents = Adversaires
another-name = Proposer un autre nom
name-suggestions = Belle Bernique, Sam le Salé, Jeanne Tempête, Lou la Chance, Capitaine Moelle, Rosie Roulis, Félix Sans-Peur, Mabel la Folle, Gaston Rafale, Corail Cathy, Maître Martin, Perle de Poivre
opening-table = On dresse la table…
code = Code
code-example = Cinq lettres, comme BARBE
code-too-short = Un code a cinq lettres.
code-misread = Les codes ne contiennent jamais les lettres I, L, O ou U. Regarde encore : c’est peut-être un J, un T, un Q ou un V.
with-whom = avec { $names }
alone-so-far = personne d’autre pour l’instant
home-network = À la maison, sur le même réseau
home-network-here = Sur ton réseau, tout le monde peut ouvrir cette page à l’adresse :
home-network-local = Cette page tourne sur ta propre machine. Les téléphones de la maison peuvent se joindre à vous quand le serveur est lancé pour tout le réseau. Il affiche alors leur adresse :
about-page = Crédits et licences
my-games = Mes parties

## Settings
theme = Apparence
theme-auto = Comme l’appareil
theme-dark = Lanterne
theme-light = Plein jour
theme-contrast = Contraste élevé
text-size = Taille du texte
motion = Mouvement
motion-auto = Comme l’appareil
motion-full = Tout bouge
motion-off = Rien ne bouge
sound = Son
sound-means = Les cartes, les plis et une cloche quand c’est ton tour.
one-tap = Jouer d’une seule touche
one-tap-means = Sinon, la première touche lève une carte et la seconde la joue.
play-forced = Jouer tout seul le dernier choix
play-forced-means = Si une seule carte est permise, elle est jouée pour toi.

## My games
mine-stranger = Tu n’as pas encore de nom ici, donc pas de parties. Joues-en une : elles seront conservées.
won-of = { $won } sur { $played } gagnées
average-place = Place moyenne
average-score = Points en moyenne
against-people = Avec des humains
by-bots = { $count ->
    [0] humains seulement
    [one] { $count } bot
   *[other] { $count } bots
}
older-games = Parties plus anciennes
since-day = À bord depuis le { $day }
records-are = Un enregistrement contient chaque coup d’une partie. Le programme peut le rejouer et le vérifier.
keep-my-data = Garder mes données
delete-for-good = Supprimer pour de bon

## Around the table
around-the-table = Autour de la table
to-lessons = Premières leçons
to-lessons-means = Trois minutes par jeu, en jouant.
to-rules = Les règles
to-rules-means = Courtes, illustrées, avec chaque exemple à rejouer.
to-pad = Carnet de scores
to-pad-means = Vous jouez avec de vraies cartes ? Notez les points ici.
to-pass = Un seul téléphone pour tous
to-pass-means = Faites-le tourner, ou joue seul contre des robots. Sans serveur.
to-pass-means-here-only = Faites-le tourner, ou joue seul contre des robots : tout se passe dans ce navigateur.
to-replay = Revoir une partie
to-replay-means = Parcours une de tes parties, ou un fichier, pas à pas.
first-lesson = Première leçon
rules-of-game = Règles

## When something is wrong
not-found = Il n’y a rien ici
not-found-means = Cette adresse ne mène nulle part. Une lettre est peut-être passée par-dessus bord. Le lien d’une table peut aussi être saisi comme code sur la page d’accueil.
page-broken = Cette page n’a pas pu être chargée
no-cookies = Ton navigateur ne garde pas de cookies pour cette page, et le serveur t’oublie aussitôt. Autorise les cookies pour cette adresse ou quitte la navigation privée, puis réessaie.
forgotten-guest = Le serveur ne te connaît plus. Choisis un nom pour continuer.

## Credits
credits-intro = Skulduggery est un logiciel libre sous licence Apache 2.0. Il repose sur le travail d’autres personnes. Merci !
credits-games = Les jeux
credits-games-text = Skull King, son jeu de dés, Skull Queen et Sleeping Queens sont des jeux du commerce. Leurs noms appartiennent à leurs éditeurs, qui n’ont aucune part à cette page. Si un jeu te plaît ici, achète la boîte : rien ne vaut des cartes en main.
credits-own = Toutes les images, tous les textes et tous les sons sont les nôtres, sauf les icônes et les polices ci-dessous.
credits-icons = Icônes
credits-icons-text = Les dessins sont faits à partir d’icônes de game-icons.net, sous licence { $licence }. Nous avons changé leurs couleurs et les avons assemblées. Icônes de :
credits-fonts = Polices
credits-software = Logiciels
credits-and-others = et d’autres.
credits-by = par { $authors }
your-crest = Ton blason
