title = Les règles
about = Chaque règle a un numéro. Quand le jeu refuse une carte ou décide d’un pli, il cite la règle, et la voici.
page-title = { $game } : les règles
no-such-game = Il n’y a pas de règles pour « { $game } » ici. Voici les jeux :
no-such-rule = La règle { $rule } n’existe pas.
fetching = Les règles arrivent …
other-games = Les autres jeux
learn = Apprendre en jouant
print = Imprimer

## Finding
search = Chercher dans les règles
sections = Chapitres
found = { $count ->
    [0] Rien trouvé pour « { $query } ».
    [one] { $count } règle trouvée.
   *[other] { $count } règles trouvées.
}

## One rule
kind-rule = Règle
kind-ruling = Décision
kind-fact = Fait
kind-example = Exemple
kind-option = Option
note = Éditions imprimées
all-rules = Toutes les règles
play-through = Dérouler
put-away = Ranger

## Drawings
deck-drawn = Les { $count } cartes.
ranks-drawn = De la plus faible à la plus forte. Les autres couleurs ordinaires ne peuvent pas gagner.
led-colour = Couleur demandée
circle-drawn = On tourne en rond : la Mermaid attrape le Skull King, il bat le Pirate, et le Pirate bat la Mermaid.
dice-drawn = Les { $count } dés et leurs six faces.
dice-ranks-drawn = De la face la plus faible à la plus forte. La couleur d’un nombre ne compte pas.
skull-of-M = Crâne de la Mermaid
skull-of-P = Crâne du Pirate
skull-of-SK = Crâne du Skull King
score-drawn = Ce que rapporte une manche. Les primes ne vont qu’à une annonce tenue exactement.
score-gentle-drawn = Ce qu’une manche rapporte aux marins d’eau douce. Il n’y a pas de primes.
your-bid = Annonce
made = Tenue
missed = Manquée
bid-some = 1 ou plus
per-trick = +20 par pli
per-trick-off = −10 par pli en trop ou manquant
per-round = +10 × manche
less-per-round = −10 × manche
bonus = Prime
king-takes-pirate = Le Skull King prend un Pirate
per-pirate = +30 chacun
mermaid-takes-king = Une Mermaid prend le Skull King
players = Joueurs
cards-each = Cartes chacun
in-centre = Au centre
deal-drawn = Combien de cartes on distribue.
planks-drawn = Les deux faces d’une planche. Qui tombe à l’eau ne vaut rien.
trick-drawn = Dans une couleur d’au moins deux cartes, la plus haute et la plus basse déplacent un pirate de cette couleur.
goes-up = la plus haute : une case vers le haut
goes-down = la plus basse : une case vers le bas
does-nothing = entre les deux : rien
waits = seule : au centre
special-drawn = Les cartes qui en font plus.
always-lowest = toujours permis, le plus bas de la couleur du pli
always-highest = toujours permis, le plus haut de la couleur du pli
two-up = qui monte, monte de deux
two-down = qui descend, descend de deux
queens-drawn = Les douze reines et leurs points.
hand-cards-drawn = Les { $count } cartes avec lesquelles on joue.
sums-drawn = Défaussées ensemble : un nombre, une paire ou une addition.
defence-drawn = Ce qui protège de quoi.
stops = arrête
special-queens-drawn = La reine des roses en amène une autre. La reine des chats et celle des caniches ne sont jamais devant la même personne.
end-drawn = De quoi gagner.
queens = Reines
or-points = ou points

## Trying it out
try-skull-king = Qui gagne ces cartes ?
try-skull-king-dice = Qui gagne ces dés ?
try-skull-queen = Que fait ce pli ?
try-sleeping-queens = Ces cartes vont-elles ensemble ?

## Words that people look for: on the left as they say, on the right as the rules say; and what only other editions have
lacking = { $thing } : absent de l’édition que l’on joue ici.
lacking-but = { $thing } : absent de l’édition que l’on joue ici. Cherche { $instead }.
synonyms-skull-king =
    égalité, ex aequo, nul, pareil → SK-46, SK-47, SK-70
    atout, atouts, couper → SK-01, SK-34, SK-41
    pari, parier, prédiction, miser, contrat, enchère → annonce
    famille, obligation → fournir
    levée, levées → pli
    bouffon, fuite, drapeau blanc, zéro, excuse → Escape
    joker → carte spéciale
    sirène → Mermaid
    donneur, donne → distribu
    commencer, premier, première carte → entame
    classement, ordre, plus fort, bat → au-dessus
    échanger, changer, annuler → on ne revient pas
    doigt, poing → Yo - Ho - Ho
    dernier pli, revoir → memory_aid
lacking-skull-king =
    Kraken, pieuvre, poulpe
    Baleine blanche, baleine, White Whale
    Butin, trésor, Loot, alliance
    Tigresse, Tigress → Scary Mary
    Carte 14, quatorze
    Cartes vertes, vert, perroquet → noir
    Cartes violettes, violet → noir
    Pirates à pouvoirs, pouvoir, Rosie, Rascal, Juanita, Harry, Bendt, Bahij → Pirate
    Davy Jones, extension
    Score de Rascal, boulet → landlubber
    Fantôme à deux, fantôme
synonyms-skull-king-dice =
    égalité, ex aequo, nul, pareil → SD-41, SD-46, SD-47, SD-70
    atout, atouts, couper → SD-40
    pari, parier, prédiction, miser, contrat, enchère → annonce
    famille, obligation → couleur
    levée, levées → pli
    vide, zéro, bouffon → drapeau
    crâne → tête de mort
    faces → dés
    commencer, premier → commence
    sirène → Mermaid
    doigt, poing → Yo - Ho - Ho
    facile, débutant, enfants → SD-8
lacking-skull-king-dice =
    Kraken, pieuvre, poulpe
    Baleine blanche, baleine, White Whale
    Butin, trésor, Loot
    Tigresse, Tigress
    Scary Mary, Mary → Pirate
    Escape, Escapes → drapeau
    Relancer, relance
synonyms-skull-queen =
    égalité, ex aequo, pareil → SQ-47, SQ-61
    atout, atouts, couper → couleur annoncée
    famille, obligation → fournir
    levée, levées → pli
    plateau, échelle → planche
    noyé, nager, perdu, tomber → eau
    double → deux cases
    pion, figurine → pirate
    commencer, première carte → entame
    milieu, reste → centre
    joker, zéro, singe → Petit singe
    treize, second → Second de la capitaine
    deux joueurs, mort → fantôme
    retourner, tourner → face
lacking-skull-queen =
    Annonces, pari, prédiction
    Kraken, pieuvre, poulpe
    Baleine blanche, baleine, White Whale
    Mermaid, Mermaids, sirène
    Cartes noires, noir
    Scary Mary, Tigresse
synonyms-sleeping-queens =
    égalité, ex aequo → SL-62
    échanger, changer, remplacer, nouvelles cartes → nouvelle
    jeter → défausse
    calcul, plus, somme, équation → addition
    double, jumeaux → même chiffre
    voler, prendre → Chevalier
    bloquer, protéger, bouclier, défendre → Dragon, Baguette
    fou, clown, joker → Bouffon
    magicien, magie, sort → Baguette
    poison, dormir → Potion
    paquet, talon → pioche
    vide, épuisé, mélanger → pioche
    chien → caniche
    gagner, victoire, but → gagne
    mémoire, retenir → souvenir
lacking-sleeping-queens =
    Atout, atouts
    Reine des fraises, fraise
    Reine des glaces, glace
    Princesse, prince
    Sorcière, fée
    Grenouille
    Château
