# Leçons et exemples de Sleeping Queens : français

## La première leçon
first-title = Réveille tes premières reines
first-hello = Douze reines dorment. À deux, la première personne qui en a cinq de réveillées devant elle, ou 50 points, l’emporte. Voici tes cinq cartes.
first-king = À ton tour, tu fais une seule chose. Un { $card } réveille une reine : touche ton { $card }, puis la reine de la place { $place }.
first-king-other = À une autre table, pourquoi pas. Ici, joue le { $card } pour la reine de la place { $place }. Personne ne sait qui dort où !
first-woken = Bonjour ! La { $queen } vaut 20 points : aucune ne vaut plus.
first-drawn = Après chaque tour, tu pioches pour avoir de nouveau cinq cartes. Maintenant, c’est à { $seat }.
first-knight = { $seat } a réveillé la { $queen }. Mais ton { $card } peut la conquérir : touche le { $card }, puis la { $queen }.
first-knight-other = C’est permis. Mais un { $card } sert à conquérir des reines. Prends la { $queen } !
first-dragon = { $seat } veut te prendre la { $queen } avec un Chevalier ! Joue ton Dragon : il chasse le Chevalier.
first-dragon-other = Tu peux la laisser partir. Mais { $seat } aurait alors la { $queen }. Envoie plutôt le Dragon !
first-sum = À toi. En défaussant des chiffres, tu reçois de nouvelles cartes : un seul, une paire ou une addition. 2 + 3 = 5 : touche le 2, le 3 et le 5, et défausse-les.
first-sum-other = C’est permis aussi. Mais une addition donne trois nouvelles cartes d’un coup : défausse 2, 3 et 5 ensemble.
first-potion = { $seat } a réveillé une autre reine. Ta { $card } la renvoie au lit : touche-la, puis la { $queen }.
first-potion-other = C’est permis. Mais endors d’abord la { $queen } avec ta { $card }.
first-wand = { $seat } réplique avec une Potion de sommeil ! Mais tu as une { $card } : elle rompt le charme.
first-wand-other = Tu peux la laisser dormir. Mais la { $queen } te manquerait. Un coup de Baguette magique !
first-jester = 35 points ! Maintenant, tente ta chance : le Bouffon retourne la carte du dessus. Si elle est spéciale, tu la gardes et tu rejoues.
first-jester-other = C’est permis. Mais avec le Bouffon, on s’amuse plus. Joue-le !
first-count = Un 3 ! Alors on compte : toi 1, { $seat } 2, toi 3. On s’arrête sur toi, et tu peux réveiller une reine : touche la place { $place }.
first-count-other = N’importe quelle reine endormie conviendrait. Mais à la place { $place } dort quelqu’un de spécial.
first-won = La { $queen }, 15 points ! Cela fait 50 : tu gagnes aussitôt. Quand plus aucune reine ne dort, le plus de points l’emporte.

## Exemples
SL-X1-title = Comment compte le Bouffon
SL-X1-begin = Quatre joueurs. Tu es { $seat }.
SL-X1-jester = Joue le Bouffon et regarde ce qu’il retourne.
SL-X1-jester-other = C’est permis. Mais ici, il s’agit du Bouffon.
SL-X1-counted = Un 4. On commence par toi et on suit le sens des aiguilles d’une montre : { $seat } 1, { $seat2 } 2, { $seat3 } 3, { $seat4 } 4.
SL-X1-woken = On s’arrête sur { $seat }, qui réveille une reine : la { $queen }. On peut donc aussi aider les autres !
SL-X2-title = Quels chiffres vont ensemble ?
SL-X2-begin = Trois chiffres ou plus vont ensemble si l’un d’eux est la somme de tous les autres.
SL-X2-three = Lesquelles de tes cartes font une addition à trois ? Tu peux d’abord essayer 2, 3 et 4.
SL-X2-three-other = C’est permis, mais il y a mieux dans ta main : 2 + 3 = 5.
SL-X2-three-done = 2 + 3 = 5 est une addition. 2, 3 et 4 n’en sont pas une : aucune carte n’est la somme des autres.
SL-X2-twice = Un chiffre peut servir deux fois si tu l’as deux fois. 4 + 4 = ?
SL-X2-twice-other = C’est permis, mais il y a mieux dans ta main : 4 + 4 = 8.
SL-X2-four = Une addition peut aussi être plus longue. En trouves-tu une de quatre cartes ?
SL-X2-four-other = C’est permis, mais il y a mieux dans ta main : 1 + 2 + 3 = 6.
SL-X2-pair = Deux cartes ne vont ensemble que si elles sont égales. Lesquelles le sont ?
SL-X2-pair-other = C’est permis, mais il y a une paire dans ta main : 4 et 4.
SL-X2-end = Une paire de 4. Tu reçois autant de nouvelles cartes que tu en as défaussé.
