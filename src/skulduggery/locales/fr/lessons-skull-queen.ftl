# Leçons et exemples de Skull Queen : français

## La première leçon
first-title = Ta première planche
first-hello = Tes quatre pirates sont sur une planche au-dessus de l’eau. Tes cartes les font monter et descendre. À la fin, leur case compte.
first-place = Place tes pirates. Sur cette face, le haut vaut le plus : 8, puis 5, 3, 2 et 1. Le milieu est un bon début : il suffit de confirmer.
first-place-other = Bonne idée aussi ! Dans cette leçon, on les met au milieu.
first-planks = Toutes les planches se dévoilent ensemble. { $seat }, à gauche de la personne qui distribue, entame.
first-follow = On a joué rouge et tu en as : tu dois fournir. Touche le { $card }.
first-follow-other = C’est permis. Mais ici, le { $card } est assez haut, et tu gardes les autres pour plus tard.
first-follow-low = C’est permis. Mais la carte rouge la plus basse fait descendre un pirate. Essaie le { $card }.
first-up = La plus haute carte rouge, c’est la tienne : ton pirate rouge monte d’une case. { $seat } a joué la plus basse, et son pirate descend.
first-lead = Le plus grand nombre entame ensuite, et c’est toi. Touche le { $card }.
first-lead-other = Tu peux entamer avec n’importe quoi. Mais ici, essaie le { $card }.
first-two-up = Le { $card } est dans le pli, et un 8 double la montée : ton pirate vert grimpe de deux cases, sur le 8 !
first-centre = Le centre compte aussi, mais n’est à personne : le { $card } fait monter le pirate de { $seat }, le { $card2 } ne fait descendre personne.
first-free = On a joué jaune et tu n’en as pas : joue ce que tu veux. Une carte seule de sa couleur ne fait rien et attend au centre. Touche le { $card }.
first-free-other = C’est permis. Mais débarrasse-toi du { $card } tant qu’il ne fait pas de mal.
first-fallen = Le { $card } double la descente. Le pirate jaune de { $seat } était trop bas et tombe à l’eau. Aucun point !
first-later = Sept plis plus tard. Ton pirate vert est toujours tout en haut. Un pas de plus, et il tombe.
first-monkey = On a joué vert. Le { $card } serait le plus haut : plouf ! Mais le { $card2 } est toujours permis, et toujours le plus bas. Touche-le.
first-monkey-other = C’est permis. Mais le { $card } ferait tomber ton pirate vert de la planche. Joue plutôt le { $card2 }.
first-down = Une case plus bas, mais bien au sec.
first-last = Ta dernière carte. Cette fois, le { $card } tombe bien : joue-le.
first-top = La plus haute carte verte : de nouveau sur le 8 !
first-score = Chaque pirate rapporte la valeur de sa case : 8 + 3 + 8 + 8, cela te fait 27 points.
first-bye = Bien navigué ! Le { $card } est toujours le plus haut. Autant de manches que de joueurs, et le plus de points l’emporte.

## Exemples
SQ-X1-title = Comment on évalue un pli
SQ-X1-begin = Quatre joueurs. Une fois tout distribué, il reste deux cartes.
SQ-X1-centre = Le { $card } et le { $card2 } sont au centre. Ils ne sont à personne.
SQ-X1-placed = Tous les pirates sont placés. { $seat } entame.
SQ-X1-free = { $seat } n’a pas de bleu et peut jouer n’importe quelle carte : le { $card }.
SQ-X1-up = Le { $card } est la plus haute carte bleue, et le { $card2 } double le chemin : le pirate bleu de { $seat } grimpe de deux cases.
SQ-X1-down = La plus basse est le { $card }. Il vient du centre et n’est à personne : personne ne descend.
SQ-X1-singles = Le { $card } et le { $card2 }, seuls de leur couleur, forment maintenant le centre. Le bleu est mis de côté, et { $seat } entame.
SQ-X2-title = Sur le 8
SQ-X2-begin = La face avant d’une planche : le 8 en haut, puis 5, 3, 2, 1.
SQ-X2-middle = Le pirate bleu de { $seat } se tient au milieu, sur le 3.
SQ-X2-eight = Deux cases d’un coup : le pirate de { $seat } est maintenant sur le 8.
SQ-X2-fallen = Le { $card } est encore le plus haut, et c’est un pas de trop : le pirate de { $seat } tombe à l’eau.
SQ-X3-title = Compter une planche
SQ-X3-begin = Après la dernière carte, chaque pirate rapporte la valeur de sa case.
SQ-X3-last = Le dernier pli. Chez { $seat }, le rouge est sur le 8, le jaune sur le 5, le vert sur le 2, le bleu sur le 1. Reste le { $card }.
SQ-X3-scored = La carte bleue la plus basse : le pirate bleu tombe. 8 + 5 + 2, cela fait 15 points pour { $seat }.
