# The table in the browser: French
plays-now = joue maintenant
player-is-bot = Robot
chart-of-totals = Les points de chacun, manche après manche
chart-title = Comment c’est arrivé
game-not-here = Cette page ne sait pas encore afficher ce jeu. Recharge-la dans un instant.
panels = À côté de la table
round-number = Manche { $round }
unread = non lus
to-result = Voir le résultat
rules-in-force = Selon ces règles
people = Joueurs
fairness-later = Après la partie, le serveur montre le secret qui correspond à cet engagement ; chacun peut alors vérifier les mélanges.
fairness-fits = ✓ Ton navigateur l’a vérifié : le secret correspond à l’engagement.
fairness-differs = ✗ Le secret ne correspond pas à l’engagement montré avant la partie.
fairness-cannot = Sans connexion sécurisée, ton navigateur ne peut pas le vérifier lui-même.
fairness-whole = Pour vérifier chaque donne et chaque lancer, télécharge l’enregistrement et lance :
place-short = { $place }.
stay-here = Rester ici
invites = { $name } revoit la partie, pour toute la table.
come-along = Venir aussi
look-at-table = Revoir la table
download-record = Télécharger l’enregistrement
game-broken-off = La partie a été interrompue
broken-off-means = Il n’y a pas de gagnant.
you-win = Tu gagnes !
you-share-win = Tu partages la victoire !
somebody-wins = { $count ->
    [one] { $names } gagne !
   *[other] Victoire partagée : { $names }
}
somebody-away = { $count ->
    [one] { $names } est absent pour l’instant.
   *[other] Absents pour l’instant : { $names }
}
so-many-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
practice = Suite jouée pour s’exercer : elle ne compte pas.
practice-ended = Cette partie a été continuée à partir d’une position, pour s’exercer. Elle ne compte pas ; une revanche commence une partie ordinaire.
log-face-down = Les plis précédents de cette manche sont face cachée.
my-place = { $place ->
    [1] Première place
    [2] Deuxième place
    [3] Troisième place
    [4] Quatrième place
    [5] Cinquième place
   *[other] Dernière place
}
bid-by-keys = Au clavier : tape ton annonce.
bid-by-two-keys = { $digit } puis Entrée : { $digit } · { $digit } puis { $last } : { $more }
bid-range = Tu peux annoncer de { $lowest } à { $highest }.
table-waits = { $game } : la table t’attend.
sound-offer = Jouer avec le son ?
sound-on = Avec le son
sound-off = Sans
rule-is = Règle { $rule }
cheat-sheet = Aide-mémoire
