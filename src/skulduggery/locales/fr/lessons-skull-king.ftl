# Leçons et exemples de Skull King : français

## La première leçon
first-title = Ta première manche
first-hello = À Skull King, tu annonces combien de plis tu vas faire. Puis tu essaies d’en faire exactement autant.
first-round = Deux manches sont déjà jouées. Voici la manche { $round } : trois cartes chacun.
first-bid = Tout le monde annonce au même instant. Le { $card } est faible, mais le { $card2 } et la { $card3 } ont l’air solides. Annonce 2.
first-bid-other = Tu peux l’annoncer. Mais il faudrait alors faire exactement ce nombre de plis, et tes cartes en valent 2. Essaie avec 2.
first-bids = Yo - Ho - Ho ! Toutes les annonces se dévoilent ensemble. { $seat }, à gauche de la personne qui distribue, entame.
first-follow = On a joué jaune et tu en as : tu dois fournir. Touche le { $card }.
first-follow-other = C’est permis : les cartes spéciales le sont toujours. Mais garde la { $card } pour plus tard et joue le { $card2 }.
first-followed = Le { $card } est la plus haute carte de la couleur jouée. { $seat } remporte le pli et entame le suivant.
first-trump = On a joué bleu et tu n’en as pas : tu es libre. Le noir est l’atout et bat les autres couleurs. Touche le { $card }.
first-trump-other = La { $card } gagnerait aussi. Mais ici, le { $card2 } suffit. Garde-la pour mieux que ça.
first-trumped = Le { $card } l’emporte : ton premier pli !
first-mermaid = À toi d’entamer. Ta dernière carte, la { $card }, bat toutes les couleurs. Joue-la.
first-king = { $seat } joue le { $card } ! Il bat les couleurs, les Pirates, tout. Tout, sauf une carte…
first-charmed = La { $card } envoûte le { $card2 }, quoi qu’il y ait d’autre. Ton deuxième pli, et une prime de 50 !
first-score = Tu as annoncé 2 et fait 2 : 20 points par pli, plus la prime de 50. { $seat } a annoncé 1 et n’a rien fait : 10 points perdus.
first-zero = Nouvelle manche, quatre cartes. Une { $card } ne gagne jamais, et les autres sont minuscules. Alors dis-le : annonce 0.
first-zero-other = Quel courage ! Mais ces cartes ne feront guère de pli. Annonce 0 cette fois.
first-zero-bid = Sans aucun pli, tu gagnes 10 points fois la manche : 40. Un seul pli t’en coûterait 40.
first-bye = Seule { $card } a ses caprices : tu dis si elle est Pirate ou Escape. Après dix manches, le plus de points l’emporte. Bonne chance !

## Exemples
SK-X1-title = Le noir est l’atout
SK-X1-begin = Quatre joueurs, une carte chacun.
SK-X1-led = Les annonces sont faites. { $seat } entame avec le { $card }.
SK-X1-won = On a joué jaune : la carte bleue ne peut pas gagner. Mais le noir est l’atout, et le { $card } remporte le pli.
SK-X1-no-black-title = La même chose sans noir
SK-X1-no-black-begin = Les mêmes cartes, mais personne n’a de noir.
SK-X1-no-black-led = { $seat } entame encore avec le { $card }.
SK-X1-no-black-won = Cette fois, la plus haute carte de la couleur jouée l’emporte : le { $card }. Le 13 bleu est plus haut, mais n’est pas de la bonne couleur.
SK-X2-title = 3 annoncés, 3 faits
SK-X2-begin = Manche { $round } : trois cartes chacun.
SK-X2-bids = { $seat } annonce 3, tout ce qu’il y a.
SK-X2-scored = { $seat } a annoncé 3 et fait 3 : 3 fois 20, cela fait 60 points.
SK-X3-title = 5 annoncés, 1 fait
SK-X3-begin = Manche { $round } : cinq cartes chacun.
SK-X3-bids = { $seat } annonce 5. C’est audacieux.
SK-X3-one = Le { $card } rapporte un pli. Mais ce sera tout.
SK-X3-scored = { $seat } a annoncé 5 et fait 1, soit 4 de moins : 40 points perdus.
SK-X4-title = 0 annoncé, aucun fait
SK-X4-begin = Manche { $round } : quatre cartes chacun.
SK-X4-bids = { $seat } annonce 0 et ne veut rien gagner.
SK-X4-scored = Aucun pli, comme promis. 10 points fois la manche 4 : 40 points.
SK-X5-title = 0 annoncé, 2 faits
SK-X5-begin = Manche { $round } : neuf cartes chacun.
SK-X5-bids = { $seat } annonce 0 avec neuf cartes. C’est risqué.
SK-X5-two-left = Pendant sept plis, tout s’est bien passé. Restent le { $card } et le { $card2 }.
SK-X5-scored = Deux plis tout de même : moins 10 points fois la manche 9. { $seat } perd 90 points, et un seul pli aurait coûté autant.
