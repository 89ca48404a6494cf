## Un appareil qui passe de main en main

title = Un seul téléphone pour tous
intro = Tout le monde joue sur cet appareil, ou toi seul contre des robots. Il dit à qui le passer et ne montre que les cartes de cette personne. Une fois les règles ici, plus besoin de réseau.
intro-here-only = Tout le monde joue sur cet appareil, ou toi seul contre des robots. Il dit à qui le passer et ne montre que les cartes de cette personne. Tant que cette page reste ouverte, la partie continue sans réseau. Pour la rouvrir, il faut le serveur : les navigateurs ne gardent que les pages dont l’adresse commence par https.

## Avant la partie

kept = Sur cet appareil
is-next = C’est à { $name } de jouer
remove-table = Supprimer la partie de { $names }
delete = Supprimer la partie
remove-means = La partie de { $names } disparaîtra définitivement de cet appareil.
forgetful = Ce navigateur ne garde rien. La partie sera perdue dès que la page sera fermée.
new-table = Une nouvelle partie
who-plays = Qui joue ?
several-people = Plusieurs personnes
me-against-bots = Moi, contre des bots
player-number = Joueur { $number }
name-of = Nom du joueur { $number }
name-of-bot = Nom du joueur { $number }, un robot
move-up = Monter { $name }
remove-player = Retirer { $name }
add-person = + Personne
wrong-count = { $game } se joue de { $lowest } à { $highest }.
same-name = Deux joueurs s’appellent { $name }. À qui donner le téléphone ?
nobody = Les robots n’ont pas de mains pour un téléphone. Il faut au moins une personne.
start = Distribuer les cartes

## De main en main

hand-to = Passe le téléphone à
still = Le téléphone reste à
i-am = Je suis { $name } : voir mes cartes
since = Depuis ton dernier tour
hand-of = { $name } joue
hide = Cacher mes cartes
for-all = Visible par tous
is-kept = La partie est gardée sur cet appareil après chaque coup. Tu peux la reprendre à tout moment.
to-tables = Vers mes parties
damaged = Ce qui est gardé de cette partie est abîmé : elle ne peut pas continuer.
gone = Cette partie n’est pas sur cet appareil, ou n’y est plus.
played-on = Cette partie a continué dans un autre onglet. Voici où elle en est.
save-record = Enregistrer la partie
