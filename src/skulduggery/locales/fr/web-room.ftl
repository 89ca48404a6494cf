# Coming to a table, and the room before the game: French
waiting-room = La partie commence quand toutes les places sont prises et que tout le monde est prêt.
invited-playing = La partie a déjà commencé. Tu peux entrer et regarder.
invited-over = Cette partie est finie. Tu peux entrer et voir comment elle s’est terminée.
invited-others = À la table : { $names }
no-entry = Impossible d’entrer ici
no-entry-now = Cela n’a pas marché pour l’instant
no-entry-no-such-table = Cette table n’existe pas, ou n’existe plus. Vérifie le lien ou ouvre ta propre table.
no-entry-no-spectators = Seuls les joueurs voient cette table. Demande à l’hôte d’autoriser les spectateurs.
share-code = Lis ce code à voix haute :
how-we-play = Comment nous jouons
change-settings = Modifier
who-may-come = Qui peut venir
public-true = La table est publique : n’importe qui peut s’asseoir.
public-false = Seulement ceux qui ont le lien ou le code.
spectators-true = Les autres peuvent regarder.
spectators-false = Personne d’autre ne peut regarder.
public-means = La table est affichée sur la page d’accueil.
spectators-mean = Ils voient ce que tout le monde voit, jamais une main.
free-chat-means = Sinon, seulement des phrases rapides et des émotes.
clock-means = Quand le temps est écoulé, un robot prend cette décision.
grace = Patience avec les absents
grace-means = Ensuite, un robot joue à leur place jusqu’à leur retour.
so-many-seconds = { $seconds } secondes
so-many-minutes = { $minutes } minutes
you-are-host = Tu es l’hôte : tu choisis comment jouer et tu lances la partie.
a-bot-here = Un robot ici
other-bot = Un autre robot à la place
word-kept = Ton mot est dans le mélange.
word-is-kept = ✓ Donné
missing-ready = Pas encore prêts : { $names }
missing-nothing = Tout est prêt. Larguez les amarres !
missing-start = Tout est prêt. L’hôte lance la partie.
mute-or-report = Masquer ou signaler
nobody-else = Il n’y a personne d’autre ici.
chat-empty = Personne n’a encore rien dit.
missing-seats-host = { $count ->
    [one] { $count } place est encore libre. Invite quelqu’un ou ajoute un robot.
   *[other] { $count } places sont encore libres. Invite du monde ou ajoute des robots.
}
missing-seats = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
}
standing = Ici, encore sans place : { $names }
invited-seat = { $count ->
    [one] { $count } place est libre : elle est à toi dès que tu entres.
   *[other] { $count } places sont libres : tu en auras une dès que tu entres.
}
invited-full = Toutes les places sont prises. Tu peux entrer et regarder, et t’asseoir si une place se libère.
new-here = Tu débutes ?
short-lesson = Une leçon de trois minutes
seat-is-kept = Ta place reste à toi.
to-my-table = Retour à la table
lesson-cut = La partie commence. Tu retrouveras la leçon sur la page d’accueil, là où tu l’as laissée.
when-it-is-my-turn = Quand c’est à toi
