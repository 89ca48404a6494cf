# Server: français

## Requests that were refused: tables and seats
server-no-such-table = Cette table n’existe pas. Vérifie le lien ou le code, ou ouvre ta propre table.
server-table-over = Cette table est fermée, plus rien n’y change. Tu peux en ouvrir une nouvelle.
server-table-worn-out = Il s’est passé tant de choses à cette table qu’elle n’accepte plus que des coups. Tu peux ouvrir une nouvelle table.
server-table-full = Les { $seats } places sont prises. Tu peux regarder ou ouvrir une autre table.
server-already-playing = La partie a commencé, cela ne peut plus changer.
server-position-fixed = Cette table continue une autre partie, donc ses réglages restent tels quels.
server-not-playing = Aucune partie n’est en cours ici ; ce sera possible dès qu’elle aura commencé.
server-banned = L’hôte t’a fait quitter cette table, tu ne peux plus y prendre place.
server-already-seated = Tu as déjà une place à cette table.
server-seat-taken = La place { $number } est prise. Choisis-en une autre.
server-seat-empty = La place { $number } est déjà libre.
server-no-such-seat = Il n’y a pas de place { $value } ; les places vont de 0 à { $highest }.
server-not-seated = Tu n’as pas de place à cette table. Prends d’abord une place.
server-left-already = Un robot joue déjà à cette place.
server-never-away = Tu es déjà à la table ; personne ne joue pour toi.
server-no-spectators = Seules les personnes qui jouent voient cette table. Demande à l’hôte de te laisser regarder.

## Requests that were refused: what the host does
server-not-host = Seul l’hôte de la table peut faire cela.
server-host-stays = L’hôte ne peut pas être renvoyé. Confie d’abord la table à quelqu’un d’autre.
server-not-a-person = Il n’y a personne à la place { $number } à qui confier la table. Choisis la place d’une personne.
server-too-few-seats = { $seated } places sont prises, { $seats } ne suffisent donc pas. Choisis plus de places ou renvoie d’abord quelqu’un.
server-seats-empty = { $count ->
    [one] { $count } place est encore libre. Invite quelqu’un ou ajoute un robot.
   *[other] { $count } places sont encore libres. Invite du monde ou ajoute des robots.
}
server-not-ready = La personne à la place { $number } n’est pas encore prête. Attends un instant.
server-game-unknown = Il n’y a pas de jeu { $value } ; il y a : { $allowed }.
server-bot-unknown = Il n’y a pas de robot { $value } ; il y a : { $allowed }.
server-too-many-tables = Ce serveur ne peut pas accueillir plus de tables. Réessaie plus tard.

## Requests that were refused: playing
server-paused = La partie est en pause. Elle reprendra quand l’hôte le décidera.
server-not-paused = La partie n’est pas en pause.
server-bot-plays = Un robot décide pour toi en ce moment. Reviens à la table pour continuer à jouer.
server-bad-move = Ce coup est illisible : { $problem }
server-old-prompt = Cela répond à une question précédente. Regarde la table et choisis de nouveau.
server-not-asked = Ce n’est pas à toi de décider. Attends que l’on te le demande.
server-rematch-too-early = Une revanche sera possible quand cette partie sera finie.
server-take-back-pending = Quelqu’un a déjà demandé à reprendre un coup. Attends que tout le monde ait répondu.
server-take-back-too-late = Tu n’as rien à reprendre : la partie a continué depuis.
server-take-back-revealed = Ce coup ne peut pas être repris : il a montré quelque chose de caché.
server-take-back-none = Personne n’a demandé à reprendre un coup.
server-take-back-not-yours = Seule la personne qui a demandé à reprendre un coup peut y renoncer.
server-take-back-not-asked = Ton accord n’est pas demandé ici, ou tu l’as déjà donné.

## Requests that were refused: the table's log
server-game-gone = À cette table on joue à { $value }, un jeu que ce serveur ne connaît pas. La partie ne peut pas continuer ; l’hôte peut fermer la table.
server-rules-unknown = Cette table suit la version { $value } des règles, que ce serveur n’a plus (sa plus récente est la { $known }). La partie ne peut pas continuer ; l’hôte peut fermer la table.
server-rules-newer = Cette table suit la version { $value } des règles ; ce serveur ne connaît que les versions jusqu’à la { $known }. Un serveur plus récent peut la continuer : réessaie plus tard.
server-opened-twice = Le journal de cette table est abîmé, elle ne peut pas être ouverte. Signale-le aux responsables de ce serveur.
server-table-damaged = L’enregistrement de cette table est endommagé ; la partie ne peut pas continuer ici. Les responsables de ce serveur sont prévenus. Les autres tables ne sont pas touchées.

## Requests that were refused: messages and limits
server-busy = Trop de choses se sont passées ici en même temps. Réessaie.
server-unavailable = Le serveur n’atteint pas sa base de données en ce moment. Ce qui a été confirmé n’est pas perdu ; réessaie dans un instant.
server-damaged = Ce que tu as demandé est endommagé dans la base de données du serveur. Les responsables de ce serveur sont prévenus. Tout le reste n’est pas touché.
server-stopping = Le serveur redémarre. Ta partie est conservée ; reviens dans un instant.
server-forgotten = Tes données sont effacées, comme tu le voulais. Adieu !
server-not-a-guest = Le serveur ne te connaît pas encore. Choisis d’abord un nom.
server-too-many-sockets = Trop d’appareils sont connectés en ce moment. Ferme d’autres fenêtres ou réessaie plus tard.
server-too-large = Ce message fait { $bytes } octets ; le maximum est { $most }.
server-bad-message = Ce message est incompréhensible : { $problem }
server-not-json = Ce message n’est pas du JSON valide.
server-too-deep = Le JSON a trop de niveaux d’imbrication ; { $most } au plus sont permis.
server-too-fast = { $seconds ->
    [one] C’était trop à la fois. Attends { $seconds } seconde.
   *[other] C’était trop à la fois. Attends { $seconds } secondes.
}
server-flood = Beaucoup trop de messages sont venus de cet appareil : la connexion est coupée.

## Requests that were refused: chat
server-chat-one-thing = Dis une seule chose à la fois : une phrase toute faite, une image ou tes propres mots.
server-chat-phrases-only = À cette table, seules les phrases toutes faites et les images sont permises.
server-chat-empty = Il n’y a rien à lire là-dedans. Écris de 1 à { $most } caractères.
server-chat-hushed = L’hôte t’a demandé de ne plus écrire à cette table.
server-chat-too-fast = { $seconds ->
    [one] Tu écris très vite. Attends { $seconds } seconde.
   *[other] Tu écris très vite. Attends { $seconds } secondes.
}
server-chat-from-tv = On ne peut pas écrire depuis un écran partagé. Prends ton propre appareil.
server-phrase-unknown = Il n’y a pas de phrase { $value } ; il y a : { $allowed }.
server-emote-unknown = Il n’y a pas d’image { $value } ; il y a : { $allowed }.
server-who-unknown = Cette personne n’est pas à cette table et n’y est pas venue.
server-who-yourself = Ce n’est pas possible avec toi-même. Choisis quelqu’un d’autre.
server-report-empty = Nomme quelqu’un ou écris ce qui s’est passé, pour que nous sachions de quoi il s’agit.
server-report-too-often = { $minutes ->
    [one] Tu viens déjà de signaler beaucoup de choses. Attends { $minutes } minute.
   *[other] Tu viens déjà de signaler beaucoup de choses. Attends { $minutes } minutes.
}

## Quick phrases
phrase-hello = Bonjour !
phrase-welcome-back = Bon retour parmi nous !
phrase-good-luck = Bonne chance !
phrase-have-fun = Amusez-vous bien !
phrase-well-played = Bien joué !
phrase-nice-bid = Belle annonce !
phrase-nice-move = Joli coup !
phrase-good-game = Belle partie !
phrase-congratulations = Félicitations !
phrase-thanks = Merci !
phrase-you-are-welcome = De rien !
phrase-sorry = Pardon !
phrase-no-problem = Pas de problème !
phrase-your-turn = À toi, quand tu veux.
phrase-hurry = Un peu plus vite, s’il te plaît.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back-again = Me revoilà !
phrase-oh-no = Oh non !
phrase-phew = Ouf, il s’en est fallu de peu !
phrase-lucky = Quelle chance !
phrase-unlucky = Pas de chance !
phrase-yo-ho-ho = Yo ho ho !
phrase-you-are-mine = Je te tiens !
phrase-revenge = Je m’en souviendrai !
phrase-play-again = On rejoue ?
phrase-last-one = C’est ma dernière partie pour aujourd’hui.
phrase-must-go = Je dois y aller.
phrase-goodbye = Au revoir !

## Emotes: a word for whoever does not see the picture
emote-laugh = rit
emote-cry = pleure
emote-wink = fait un clin d’œil
emote-angry = est en colère
emote-shocked = est sous le choc
emote-clap = applaudit
emote-think = réfléchit
emote-sleep = s’endort
emote-heart = cœur
emote-thumbs-up = pouce levé
emote-skull = tête de mort
emote-parrot = perroquet
emote-rum = une chope de rhum
emote-crown = couronne

## Notices: what happens around the game
# $player is the name at the notice's seat; of somebody who has left, the name that stood there before. For
# host-passed it is the name at `host_seat`. $ready is that of the chair, $closed that of the table.
notice-opened = La table est ouverte.
notice-settings-changed = L’hôte a changé les réglages de la table.
notice-sat-down = { $player } prend place à la table.
notice-stood-up = { $player } quitte la table.
notice-kicked = L’hôte fait quitter la table à { $player }.
notice-bot-seated = { $player } arrive à la table : c’est un robot.
notice-bot-dismissed = Le robot { $player } quitte la table.
notice-readied = { $ready ->
    [true] { $player } attend le début de la partie.
   *[false] { $player } demande encore un peu de temps.
}
notice-host-passed = { $player } est maintenant l’hôte de la table.
notice-started = La partie commence !
notice-timed-out = Le temps de { $player } est écoulé ; un robot décide.
notice-taken-over = Un robot joue pour { $player } en attendant.
notice-came-back = { $player } est de retour.
notice-paused = L’hôte a mis la partie en pause.
notice-resumed = La partie reprend.
notice-take-back-asked = { $player } voudrait reprendre un coup.
notice-take-back-answered = { $agreed ->
    [true] { $player } accepte : le coup peut être repris.
   *[false] { $player } préfère que le coup ne soit pas repris.
}
notice-take-back-withdrawn = La demande de reprendre un coup est retirée.
notice-rematch-opened = Il y a une revanche : une nouvelle table est ouverte.
notice-abandoned = { $closed ->
    [deserted] La table est fermée : tout le monde est parti.
   *[closed] L’hôte a fermé la table.
}

## Requests that were refused: the HTTP API
server-bad-name = Un nom doit avoir de 1 à { $most } caractères visibles.
server-bad-request = Cette demande est incompréhensible : { $problem }
server-no-such-page = Il n’y a rien à cette adresse.
server-wrong-method = Cette méthode n’est pas possible ici ; possible : { $allowed }.
server-foreign-host = Ce serveur ne répond pas au nom { $host }. S’il est à toi, ajoute ce nom au réglage hosts (--hosts { $host }).
server-foreign-page = Cette demande vient de la page d’un autre site, elle est donc refusée.
server-only-json = Le contenu doit être du JSON (application/json), pas { $value }.
server-body-too-large = Cette demande est trop grande ; { $most } octets au plus sont permis.
server-no-such-code = Aucune table n’a ce code. Vérifie ses cinq lettres ou demande un lien : les codes ne valent que quelques heures.
server-still-playing = Cette partie n’est pas encore terminée. Son enregistrement pourra être lu après la fin.
server-never-played = Aucune partie n’a été jouée à cette table, il n’y a donc pas d’enregistrement.
server-film-too-long = Cette partie compte { $steps } étapes ; on peut en montrer { $most } au plus.
server-no-such-game-in-file = Il n’y a pas de partie { $value } dans ce fichier ; elles sont numérotées de 1 à { $highest }.
server-one-source = Indique soit une table, soit un enregistrement à partir duquel continuer, et un seul des deux.
server-no-such-step = Il n’y a pas d’étape { $value } dans cette partie ; les étapes vont de 0 (le début) à { $highest }.
server-position-over = Après l’étape { $value }, cette partie est finie. Tu peux continuer à partir de n’importe quelle étape de 0 à { $highest }.
server-bad-comment = Une remarque compte de 1 à { $most } caractères visibles.
server-too-many-comments = Une partie accepte { $most } remarques par personne et { $all } en tout. Supprimes-en une, ou modifie l’une de celles qui s’y trouvent.
server-no-such-comment = Cette remarque n’existe pas, ou n’existe plus.
server-not-your-comment = Une remarque peut être supprimée par qui l’a écrite et par qui a joué la partie.
server-no-such-pad = Aucun carnet de scores n’est partagé sous ce lien, ou plus maintenant. Vérifie le lien ou demandes-en un nouveau.
server-sharing-ended = Ce carnet de scores n’est plus partagé. La personne qui le tient peut le partager à nouveau, avec un nouveau lien.
server-not-your-pad = Ce carnet de scores est partagé par quelqu’un d’autre, qui seul peut le modifier. Partage le tien avec son propre lien.
server-try-unknown = « { $name } » n’existe pas dans ce jeu.
server-try-too-often = « { $name } » n’existe pas si souvent : le jeu en a { $most }.
server-try-count = Il y en a { $count }. Choisis-en de { $least } à { $most }.
server-try-no-colour = Choisis aussi une carte qui montre une couleur : sans elle, rien ne peut être évalué.
server-too-many-requests = { $seconds ->
    [one] Trop de demandes sont venues de ta connexion. Attends { $seconds } seconde, s’il te plaît.
   *[other] Trop de demandes sont venues de ta connexion. Attends { $seconds } secondes, s’il te plaît.
}
server-too-many-guests = { $minutes ->
    [one] Trop de nouveaux invités sont venus de ta connexion. Attends { $minutes } minute, s’il te plaît.
   *[other] Trop de nouveaux invités sont venus de ta connexion. Attends { $minutes } minutes, s’il te plaît.
}
server-too-many-tables-opened = { $minutes ->
    [one] Tu as ouvert beaucoup de tables. Attends { $minutes } minute avant d’en ouvrir une autre.
   *[other] Tu as ouvert beaucoup de tables. Attends { $minutes } minutes avant d’en ouvrir une autre.
}
server-too-many-codes = { $seconds ->
    [one] Trop de codes ont été essayés. Attends { $seconds } seconde, s’il te plaît.
   *[other] Trop de codes ont été essayés. Attends { $seconds } secondes, s’il te plaît.
}
server-too-many-pad-changes = { $seconds ->
    [one] Tes carnets de scores partagés changent très souvent. Attends { $seconds } seconde, s’il te plaît.
   *[other] Tes carnets de scores partagés changent très souvent. Attends { $seconds } secondes, s’il te plaît.
}
server-failed = Quelque chose a échoué chez nous. Si cela se répète, donne le numéro { $number } aux personnes qui gèrent ce serveur.

## Ce qui est dit d’un lien vers une de nos pages, et sur son image
preview-home = Skull King, son jeu de dés, Skull Queen et Sleeping Queens : entre amis par un lien, ou contre des bots.
preview-home-short = Entre amis par un lien, ou contre des bots
preview-seats = { $seats } places, { $free ->
    [one] { $free } libre
   *[other] { $free } libres
}
preview-join = Viens jouer avec nous !
preview-playing = La partie est en cours.
preview-over = Cette partie est finie.
preview-replay = Une partie à revoir, pas à pas
preview-rules = Les règles, avec des exemples
preview-lesson = Une première leçon, en trois minutes
preview-wins = { $count ->
    [one] { $name } gagne !
   *[other] Victoire partagée : { $name }
}
