# Aide-mémoire : chaque jeu sur un écran : français
skull-M = Mermaid
skull-P = Pirate
skull-SK = Skull King
bonus-if-exact = Primes pour une annonce exacte seulement.
print = Imprimer
whole-rules = Toutes les règles
hold = À la table, garde le doigt sur une carte ou un dé, ou clique à droite : tu liras ce qu’il fait. Au clavier : ?
beats = Qui bat quoi
play = Ce qu’on peut jouer
score = Ce que rapporte une manche
ties = Égalité
round = La manche
goal = But
evaluate = Ce que fait un pli
special = Cartes spéciales
turn = À ton tour, une seule chose
defence = Quand on t’attaque
queens = Des reines capricieuses
sides = Les faces des dés
who-leads = Qui entame ensuite
player-count = Joueurs
rounds-count = Manches

## Skull King
skull-king-goal = Annonce avant chaque manche combien de plis tu feras. Seul le nombre exact paie.
skull-king-round =
    10 manches : une carte à la première, dix à la dixième.
    Yo - Ho - Ho : tout le monde annonce en même temps.
skull-king-play =
    Fournis la couleur demandée si tu peux.
    Une carte spéciale est toujours permise.
    Scary Mary est Pirate ou Escape : dis-le.
    La première carte de couleur donne la couleur.
skull-king-beats =
    Une Mermaid bat le Skull King, même avec des Pirates.
    Les autres couleurs ordinaires ne gagnent jamais.
skull-king-ties =
    Entre cartes spéciales égales, la première jouée gagne.
    Rien que des Escapes : le premier gagne.

## Le jeu de dés
skull-king-dice-goal = Annonce avant chaque manche combien de plis tu feras. Seul le nombre exact paie.
skull-king-dice-round =
    À trois ou quatre : 8 manches ; à cinq : 7 ; à six : 6.
    Un dé à la première manche, puis un de plus à chaque fois.
skull-king-dice-play =
    Fournis la couleur du premier dé à chiffres si tu peux.
    Un dé spécial est toujours permis.
skull-king-dice-beats =
    La tête de mort d’une Mermaid bat celle du Skull King, quoi qu’il y ait d’autre.
    La couleur d’un chiffre ne compte pas.
skull-king-dice-ties =
    Entre chiffres ou têtes de mort égaux, le dernier lancé gagne.
    Rien que des drapeaux : le premier gagne.

## Skull Queen
skull-queen-goal = Garde tes quatre pirates sur les meilleures cases de ta planche, et hors de l’eau.
skull-queen-round =
    Autant de manches que de joueurs. On place les pirates, puis on joue.
    À quatre et à six, deux cartes au centre pour commencer.
skull-queen-play =
    Fournis la couleur du pli si tu peux.
    Le Petit singe et le Second de la capitaine sont toujours permis.
skull-queen-evaluate =
    Une couleur d’au moins deux cartes, centre compris :
    ▲ la plus haute : pirate une case vers le haut
    ▼ la plus basse : pirate une case vers le bas
    ● seule : au centre, elle attend
    Les cartes du centre ne déplacent personne.
    Tombé de la planche : perdu pour la manche.
skull-queen-special =
    8 À vos ordres, Madame ! : on monte de deux
    5 Un petit creux : on descend de deux
    0 Petit singe : la plus basse de la couleur du pli
    13 Second de la capitaine : la plus haute de la couleur du pli
skull-queen-who-leads = Le plus grand nombre qu’on vient de jouer, de toute couleur ; à égalité, le dernier.
skull-queen-score = Chaque pirate rapporte le nombre de sa case : face avant, du haut, { $front } ; face arrière { $back }.

## Sleeping Queens
sleeping-queens-goal =
    À 2 ou 3 : 5 reines ou 50 points.
    À 4 ou 5 : 4 reines ou 40 points.
    Toutes réveillées : le plus de points gagne.
sleeping-queens-turn =
    Roi : réveille une reine.
    Bouffon : retourne une carte. Spéciale : prends-la et rejoue. Chiffre : compte à partir de toi ; la personne désignée réveille une reine.
    Chevalier : prends la reine de quelqu’un.
    Potion de sommeil : rendors la reine de quelqu’un.
    Défausse une carte, une paire ou une addition (2 + 3 = 5).
    Puis reviens à cinq cartes.
sleeping-queens-defence =
    Dragon : arrête un Chevalier.
    Baguette magique : arrête une Potion de sommeil.
sleeping-queens-queens =
    Reine des roses : en réveille une autre, si elle dormait.
    Chats et caniches : jamais les deux devant une personne.
sleeping-queens-score =
    5 : roses, gâteaux, arcs-en-ciel, étoiles de mer
    10 : coccinelles, lune, paons, tournesols
    15 : chats, caniches, crêpes
    20 : cœurs
