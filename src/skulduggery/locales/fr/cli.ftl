# Command line: français

## Bad input: one line each
cli-bad-usage = { $problem }
cli-bad-unknown-argument = Argument inconnu : { $argument }. Voir --help.
cli-bad-argument-missing = Argument manquant : { $argument }. Voir --help.
cli-bad-value-missing = { $argument } demande une valeur. Voir --help.
cli-bad-value-not-expected = { $argument } ne prend pas de valeur. Voir --help.
cli-bad-unknown-command = La commande { $argument } n’existe pas ; il y a : { $commands }.
cli-meant = Voulais-tu dire { $meant } ?
cli-bad-language = La langue { $value } n’existe pas ; il y a : { $allowed }.
cli-bad-number = { $what } doit être un nombre entier de { $lowest } à { $highest }, pas { $value }.
cli-bad-game = Il n’y a pas de jeu { $value } ; il y a : { $allowed }.
cli-bad-option-form = Une option s’écrit nom=valeur, pas { $value }.
cli-bad-option-twice = L’option { $value } est donnée deux fois.
cli-bad-bot = Aucun robot { $value } ne joue à { $table } ; il y a : { $allowed }.
cli-bad-bot-count = { $value } robots sont nommés ; nommes-en un pour toutes les places ou { $expected }, un pour chacune.
cli-bad-bot-file-missing = Il n’y a pas de fichier { $file } avec un robot. Nomme un fichier qui existe ou un robot de `skulduggery bots`.
cli-bad-bot-file-no-python = Un robot à toi est un fichier Python dont le nom finit par .py, pas { $file }.
cli-bad-bot-file-broken = Le robot de { $file } ne peut pas être chargé : { $problem }.
cli-bad-bot-file-no-choose = { $file } n’a pas de fonction choose(view, moves) : ce n’est donc pas un robot.
cli-bad-bot-file-failed = Le robot de { $file } a échoué : { $problem }.
cli-bad-bot-file-answer = Le robot de { $file } a répondu { $problem }, qui n’est pas un des coups permis.
cli-bad-name = Un nom a de 1 à 40 caractères et n’est pas vide.
cli-bad-file-missing = Le fichier { $file } n’existe pas.
cli-bad-file-is-folder = { $file } est un dossier, pas un fichier.
cli-bad-file-unreadable = Impossible de lire { $file } : { $problem }.
cli-bad-file-empty = { $file } ne contient aucune partie.
cli-bad-file-exists = { $file } existe déjà ; choisis un autre nom ou ajoute --force pour l’écraser.
cli-bad-file-unwritable = Impossible d’écrire { $file } : { $problem }.
cli-bad-folder-missing = Le dossier prévu pour { $file } n’existe pas.
cli-bad-game-number = { $file } n’a pas de partie { $value } ; les parties vont de 1 à { $highest }.
cli-bad-step = Il n’y a pas d’étape { $value } ; les étapes vont de 1 à { $highest }.
cli-bad-record = { $problem }
cli-bad-rule = Il n’y a pas de règle { $value } ; les plus proches sont : { $nearest }.
cli-bad-rulebook = Il n’y a pas de livret de règles pour { $table }.
cli-bad-rules-nothing = Aucune règle ne parle de { $value }. Chaque mot doit y figurer, en { $language } ; essaie un mot plus court ou un autre, ou lis le livret : skulduggery rules { $table }.
cli-language = français
cli-bad-resume-none = Il n’y a pas de partie inachevée. Une partie est gardée quand tu la quittes.
cli-bad-resume-over = La partie de { $file } est finie : il n’y a rien à reprendre. « skulduggery replay » la montre.
cli-bad-resume-people = Dans la partie de { $file } jouent { $count } personnes ; ici, seule une partie d’une personne contre des bots peut être reprise.
cli-bad-resume-several = { $file } contient { $count } parties ; --resume demande un fichier qui en contient une.
cli-bad-resume-with = --resume prend le jeu, les joueurs, les bots et les options de la partie ; enlève { $argument }.
cli-bad-commitment = Un engagement a 64 chiffres hexadécimaux ; { $value } n’en est pas un.
cli-bad-config-unknown = Il n’y a pas de réglage { $where } ; les plus proches sont : { $nearest }. Pour les voir tous : skulduggery serve --show-config
cli-bad-config-number = { $where } doit être un nombre entier de { $lowest } à { $highest }, pas { $value }.
cli-bad-config-choice = { $where } doit être l’un de { $allowed }, pas { $value }.
cli-bad-config-text = { $where } doit être un texte sur une ligne, pas { $value }.
cli-bad-config-list = { $where } doit être une liste de textes, comme ["un", "deux"], pas { $value }.
cli-bad-config-section = { $where } doit être une section intitulée [{ $section }].
cli-bad-config-hosts = { $where } doit être des noms comme play.example.org, sans https:// ni port, ou * pour tous, pas { $value }.
cli-bad-config-origins = { $where } doit nommer des sites comme https://play.example.org, sans chemin, pas { $value }.
cli-bad-config-proxies = { $where } doit nommer des adresses ou des réseaux comme 127.0.0.1 ou 10.0.0.0/8, pas { $value }.
cli-bad-config-database = { $where } doit être un fichier ou postgresql://UTILISATEUR@MACHINE/NOM, pas { $value }.
cli-bad-config-toml = { $file } n’est pas du TOML : { $problem }.
cli-bad-server-port-taken = Le port { $port } de { $host } est pris par un autre programme ; choisis-en un autre avec --port, ou --port 0 pour n’importe quel port libre.
cli-bad-server-port-forbidden = Le port { $port } de { $host } t’est interdit ; choisis-en un de 1024 à 65535 avec --port.
cli-bad-server-host-unknown = Aucune machine ne s’appelle { $host } ; prends --host 127.0.0.1 pour cette machine seule, --host 0.0.0.0 pour le réseau.
cli-bad-server-host-elsewhere = { $host } n’est pas une adresse de cette machine ; prends --host 127.0.0.1 pour cette machine seule, --host 0.0.0.0 pour le réseau.
cli-bad-server-unlistenable = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $problem }.
cli-bad-database = La base de données est inutilisable : { $problem }
cli-bad-workers-need-postgres = --workers { $workers } demande PostgreSQL (--database postgresql://USER@HOST/NAME) : un seul processus peut utiliser un fichier SQLite.
cli-bad-workers-not-here = --workers { $workers } n’existe pas sous Windows ; prends-y --workers 1.
cli-bad-backup-exists = { $file } existe déjà, et une sauvegarde n’écrase rien ; choisis un autre nom.
cli-bad-decimal = { $what } doit être un nombre de { $lowest } à { $highest }, pas { $value }.
cli-bad-drill-database = --database doit être sqlite ou postgres, pas { $value }.
cli-bad-drill-needs-postgres = --servers, --workers, --cut-bus et --dsn demandent --database postgres : un seul processus peut utiliser un fichier.
cli-bad-drill-needs-servers = --cut-bus demande --servers 2 ou plus : un serveur seul n’entend parler d’aucun autre.
cli-bad-drill-dsn = --dsn doit être postgresql://USER@HOST/NAME.
cli-bad-drill-no-postgres = L’exercice demande PostgreSQL : { $problem }. Indiquez-en un, vide, avec --dsn.
cli-bad-drill-no-start = Le serveur de l’exercice ne démarre pas : { $problem }
cli-bad-drill-flood = --only doit nommer des inondations, séparées par des virgules : { $allowed } ; pas { $value }.
cli-bad-drill-page = Cet exercice demande les sources de Skulduggery : lancez-y ./skulduggery drill page.
cli-bad-extra = Il manque pour cela une partie du programme. Installe-la avec : pip install "skulduggery[{ $extra }]"
cli-bad-system = Échec : { $problem }.
cli-bad-bug = Il y a un défaut dans le programme lui-même : { $problem }. Merci de le signaler ; SKULDUGGERY_DEBUG=1 en dit plus.

## simulate
cli-simulate-progress = { $game }
cli-simulate-done = { $games ->
    [one] { $games } partie de { $game } en { $seconds } s, graine { $seed }.
   *[other] { $games } parties de { $game } en { $seconds } s, graine { $seed }.
}
cli-simulate-stopped = Arrêt : { $game }, parties jouées : { $games } sur { $of }, graine { $seed }.

## check
cli-check-progress = { $file }
cli-check-where = { $file }, partie { $number } (ligne { $line })
cli-check-where-step = { $file }, partie { $number } (ligne { $line }), étape { $step }
cli-check-unread = { $count ->
    [one] Un fichier n’a pas pu être vérifié.
   *[other] { $count } fichiers n’ont pas pu être vérifiés.
}
cli-check-good = { $games ->
    [one] { $games } partie vérifiée, elle est correcte.
   *[other] { $games } parties vérifiées, toutes sont correctes.
}
cli-check-bad = { $games ->
    [one] { $games } partie vérifiée, elle contient une erreur.
   *[other] { $games } parties vérifiées, dont { $bad } avec une erreur.
}

## verify
cli-verify-no-proof = L’enregistrement ne contient pas de preuve ({ $where }) : impossible de vérifier ses mélanges.
cli-verify-scheme-unknown = La preuve suit le procédé { $value } ; le seul connu est { $known }.
cli-verify-not-hex = { $where } doit avoir 64 chiffres hexadécimaux, pas { $value }.
cli-verify-commitment-differs = { $where } vaut { $value }, mais le secret donne { $expected }.
cli-verify-noted-differs = { $where } vaut { $value }, mais tu as noté { $expected }.
cli-verify-draw-differs = { $where } vaut { $value }, mais le secret et les mots donnent { $expected }.
cli-verify-from-step-outside = { $where } vaut { $value }, mais l’enregistrement compte { $highest } étapes.
cli-verify-given = { $steps ->
    [one] Cette partie est repartie d’une position donnée : sa première étape était donnée et ne prouve rien ; tout ce qui suit a été vérifié.
   *[other] Cette partie est repartie d’une position donnée : ses { $steps } premières étapes étaient données et ne prouvent rien ; tout ce qui suit a été vérifié.
}
cli-verify-good = { $games ->
    [one] { $games } partie vérifiée : toutes les distributions, tous les mélanges et tous les lancers découlent du secret et des mots.
   *[other] { $games } parties vérifiées : toutes les distributions, tous les mélanges et tous les lancers découlent du secret et des mots.
}
cli-verify-bad = { $games ->
    [one] { $games } partie examinée, elle est en défaut.
   *[other] { $games } parties examinées ; en défaut : { $bad }.
}
cli-verify-compare = { $count ->
    [0] L’engagement est { $commitment }, et personne n’a donné de mot : était-ce ainsi avant la partie ?
   *[other] L’engagement est { $commitment }, les mots : { $words }. Était-ce ainsi avant la partie ?
}

## games, rules
cli-games-players = { $game }, de { $lowest } à { $highest } joueurs
cli-rules-count = { $game } : { $count } règles
cli-rules-found = { $count ->
    [one] Une règle parle de { $value }.
   *[other] { $count } règles parlent de { $value }.
 }
cli-kind-rule = règle
cli-kind-ruling = décision
cli-kind-fact = fait
cli-kind-example = exemple
cli-kind-option = option

## replay
cli-replay-unfinished = La partie n’a pas été jouée jusqu’au bout.

## serve
cli-serve-ready = Skulduggery { $version } est prêt.
cli-serve-here = Sur cette machine : { $address }
cli-serve-network = Sur ton réseau : { $address }
cli-serve-phones = Les téléphones et les autres machines de ton réseau peuvent jouer avec : skulduggery serve --host 0.0.0.0
cli-serve-alone = Si personne d’autre ne doit pouvoir entrer, démarrez avec : skulduggery serve --open
cli-serve-stop = Ctrl-C l’arrête.
cli-serve-stopped = Arrêté. Rien n’est perdu : les parties continuent au prochain démarrage.
cli-serve-already = Skulduggery tourne déjà : { $address }
cli-serve-other-port = Le port { $port } est pris par un autre programme ; un autre est utilisé.

## backup
cli-backup-done = La sauvegarde est dans { $file } ({ $size }).

## doctor
cli-bad-doctor-postgres = doctor examine des fichiers de SQLite ; pour PostgreSQL, il y a pg_amcheck et ses propres sauvegardes.
cli-doctor-running = Un serveur utilise cette base de données. Ce qui suit est son état à un instant donné.
cli-doctor-page = SQLite signale : { $problem }
cli-doctor-rows = Des lignes de la table { $name } manquent ; { $rows } ont pu être lues.
cli-doctor-log = Journal { $log } : { $problem }. { $sound } des { $read } entrées lisibles sont bonnes et peuvent être sauvées.
cli-doctor-log-lost = Journal { $log } : { $problem }. Rien ne peut en être sauvé.
cli-doctor-problem-gap = des entrées manquent
cli-doctor-problem-undecodable = une entrée est indéchiffrable
cli-doctor-problem-unfoldable = une entrée ne découle pas des précédentes
cli-doctor-problem-cut = la fin manque
cli-doctor-problem-lost = il n’y en a aucune entrée
cli-doctor-game = Partie terminée { $table } : son enregistrement n’est pas bon ({ $reason }).
cli-doctor-more = ... et { $count } autres du même genre.
cli-doctor-counted = Lu : { $entries } entrées dans { $logs } journaux, { $games } parties terminées.
cli-doctor-unknown = { $count ->
    [one] { $count } table ou partie suit des règles que cette version ne connaît pas ; elle n’a pas été examinée davantage.
   *[other] { $count } tables ou parties suivent des règles que cette version ne connaît pas ; elles n’ont pas été examinées davantage.
}
cli-doctor-sound = La base de données est en bon état.
cli-doctor-damaged = La base de données est endommagée.
cli-doctor-how = Une sauvegarde vaut peut-être mieux que ce qui reste. Pour écrire tout ce qui est lisible dans un nouveau fichier : arrêter le serveur, puis doctor --rescue NOUVEAU.
cli-doctor-rescued = Sauvé dans { $file } : { $tables } tables, dont { $cut } reprennent à une entrée antérieure, et { $games } parties terminées.

## reports
cli-reports-none = Personne n’a rien signalé.
cli-reports-when = Quand
cli-reports-by = Par
cli-reports-about = Sur
cli-reports-table = Table
cli-reports-text = Signalement
cli-reports-excerpt = Discussion

## drill
cli-drill-crash-progress = Exercice de panne
cli-drill-crash-ran = { $tables } parties sur { $servers ->
    [one] { $servers } serveur
   *[other] { $servers } serveurs
} avec { $database }, { $games } à la fois ; un serveur a été tué { $kills } fois, le bus coupé { $cuts } fois ({ $seconds } s).
cli-drill-crash-moves = Confirmés : { $acknowledged }, dont seulement au second envoi : { $repeated }. Enregistrés : { $stored }. Enregistrés sans que l’expéditeur l’ait appris : { $unacknowledged }. Plus longue attente d’une confirmation : { $slowest_ms } ms ; plus long délai entre le premier et le dernier à voir un coup : { $latest_ms } ms.
cli-drill-crash-good = Rien n’est perdu, rien n’est en double, chaque partie a continué et tous ont vu la même histoire.
cli-drill-crash-bad = Ce n’est pas en ordre. Perdus : { $lost } ; ailleurs : { $misplaced } ; en double : { $doubled } ; journaux lacunaires : { $gaps } ; illisibles : { $unreadable } ; moments contestés : { $disputed } ; sans enregistrement : { $unrecorded } ; bloquées : { $stuck } ; erreurs : { $errors }.
cli-drill-leak-progress = Exercice de fuite
cli-drill-leak-ran = { $games } parties et { $pairs } paires de parties ; { $frames } messages reçus et refaits { $rebuilt } fois à partir d’autres vérités ({ $seconds } s).
cli-drill-leak-good = Personne n’a rien appris qu’il ne doive savoir.
cli-drill-leak-bad = Messages qui en disent trop : { $leaks }. Un de chaque sorte :
cli-drill-leak-finding = { $game }, { $seats } joueurs, entrée { $seq }, à { $to } : { $where } est { $told } ; dans une autre vérité ce serait { $otherwise }
cli-drill-soak-progress = Exercice d’endurance
cli-drill-soak-ran = { $tables } tables, { $finished } parties terminées, { $moves } coups ({ $seconds } s).
cli-drill-soak-memory = Mémoire : d’abord { $before } Mo, enfin { $after } Mo, au plus { $most } Mo
cli-drill-soak-files = Fichiers ouverts : d’abord { $before }, enfin { $after }, au plus { $most }
cli-drill-soak-tasks = Tâches : d’abord { $before }, enfin { $after }, au plus { $most }
cli-drill-soak-tables = Tables tenues : d’abord { $before }, enfin { $after }, au plus { $most }
cli-drill-soak-good = Tout reste stable.
cli-drill-soak-bad = Ce n’est pas en ordre : quelque chose grandit, ou le serveur a signalé des erreurs.
cli-drill-flood-progress = Exercice d’inondation
cli-drill-flood-ran = { $floods } inondations ; pendant ce temps quelqu’un a joué { $moves } coups ({ $seconds } s).
cli-drill-flood-baseline = Sans être dérangé, le joueur a attendu { $p50 } ms (au plus, la moitié du temps), { $p99 } ms (99 fois sur 100), { $most } ms (jamais plus).
cli-drill-flood-found = { $flood ->
    [pings] Pings
    [pongs] Pongs
    [continuations] Morceaux vides d’un message
    [unread-pings] Pings, réponses non lues
    [strangers] Textes sans cookie
    [silent] Connexions muettes
    [trickles] Requêtes sans fin
    [sockets] Trop de sockets
    [requests] Trop de requêtes
    [codes] Codes faux
   *[guests] Nouveaux invités
} : joueur { $p50 } / { $p99 } / { $most } ms, mémoire { $memory } Mo, { $cut ->
    [yes] coupé
   *[no] pas coupé
}, { $logged ->
    [yes] journalisé
    [no] pas journalisé
   *[none] rien pour le journal
}, { $served ->
    [yes] les autres ont été servis
   *[no] les autres n’ont pas été servis
} : { $good ->
    [yes] en ordre
   *[no] PAS EN ORDRE
}.
cli-drill-flood-good = Aucune inondation n’a fait attendre personne.
cli-drill-flood-bad = Ce n’est pas en ordre : une inondation a fait attendre les autres, a fait grandir le serveur ou est passée inaperçue.
cli-drill-fault = - { $problem }
cli-drill-more-faults = Et { $count } de plus ; --json les montre toutes.

## Menu
cli-menu-game = Quel jeu ?
cli-menu-players = Combien de joueurs, y compris toi ?
cli-menu-bots = Contre qui ?
cli-menu-again = Pas « { $value } » : choisis parmi { $allowed }.

## play: the frame
cli-captain = Capitaine
cli-welcome = { $game }. Graine { $seed }.
cli-hint = Tape le numéro d’un choix, ou ? pour l’aide.
cli-prompt = >{ " " }
cli-your-turn = Tes choix :
cli-quit-sure = Quitter la partie ? (o/n)
cli-left = Adieu !
cli-resume = Pour continuer plus tard : skulduggery play --resume
cli-resume-file = Pour continuer plus tard : skulduggery play --resume { $file }
cli-welcome-back = Te revoilà dans { $game }.
cli-group-king = Jouer un roi et réveiller une reine, à la place
cli-group-wake = Réveiller une reine, à la place
cli-saved = La partie est enregistrée dans { $file }.
cli-not-understood = « { $value } » ne veut rien dire ici ; tape ? pour l’aide.
cli-no-such-choice = Il n’y a pas de choix { $value } ; les choix vont de 1 à { $highest }.
cli-two-meanings = « { $value } » peut être une carte ou un choix : tape #{ $value } pour « { $label } », ou « play { $value } » pour la carte.
cli-why-allowed = « { $label } » : c’est permis.
cli-why-nothing = Les règles n’interdisent aucun de tes choix.
cli-rules-how = Tape le numéro d’une règle, par exemple : rules { $rule }
cli-no-trick = Aucun pli n’a encore été joué.
cli-sheet-empty = Aucun point n’a encore été marqué.
cli-sheet-legend = Chaque case : plis/annonce, puis points.
cli-help =
    nombre       le choix qui porte ce numéro
    ?            cette aide
    score        la feuille de score
    last         le dernier pli
    log          ce qui vient de se passer (log 100 : davantage)
    why CARTE    si c’est permis, et sinon pourquoi ; why seul : tout ce qui est interdit
    rules MOT    des règles par numéro ou par mot, par exemple : rules SK-45
    table        la table encore une fois
    quit         quitter la partie
cli-notation = Les coups s’écrivent comme dans une partie enregistrée.
cli-notation-skull-king = Cartes : Y12 (jaune), R3 (rouge), B7 (bleu), K1 (noir), E Escape, P Pirate, M Mermaid, SK Skull King ; « SM pirate » ou « SM escape ». Annonces : un nombre.
cli-notation-skull-king-dice = Dés : K noir, B bleu, R rouge, Y jaune, SK Skull King, P Pirate, M Mermaid. Annonces : un nombre.
cli-notation-skull-queen = Placement : front (face avant) ou back (face arrière), puis les cases (1 à 5) des pirates rouge, jaune, vert et bleu, par exemple : front 3 5 3 1. Cartes : R7, Y4 (jaune), G12 (vert), B3 ; « play 0 » pour le Petit singe, « play 13 » pour le Second de la capitaine.
cli-notation-sleeping-queens = king 7 (Roi : réveille la reine de la place 7), jester (Bouffon), knight cat (Chevalier), potion heart (Potion de sommeil), 2 3 5 (les défausse ensemble), discard 4, wake 3, oui ou non (protéger la reine).

## play: the table
cli-round-heading = Manche { $round } sur { $rounds }
cli-trick-heading = Manche { $round } sur { $rounds }, pli { $trick } sur { $tricks }
cli-deal = Manche { $round }, { $dealer } distribue
cli-start = Manche { $round }, { $dealer } commence
cli-deals = ({ $dealer } distribue)
cli-begins = ({ $dealer } commence)
cli-your-hand = Ta main :
cli-bid = Annonce
cli-won = Plis
cli-bonus = Prime
cli-points = Points
cli-total = Total
cli-rule = Règle
cli-trick = Pli
cli-place = Rang
cli-round-short = N°
cli-scores = Score de la manche { $round }
cli-wins-now = en tête
cli-balance = Plis annoncés : { $bid }, à gagner : { $tricks }
cli-memory = Déjà joué dans cette manche :
cli-planks-shown = Toutes les planches sont dévoilées :
cli-side-values = { $word }, { $side } : bout large  { $values }  bout étroit
cli-trick-so-far = Pli :
cli-centre = Centre :
cli-now = Actuel
cli-card-chosen = { $seat } a choisi une carte.
cli-you-lead = Tu entames ce pli.
cli-ghost = Fantôme
cli-nobody = personne
cli-if-it-ended = Si le pli s’arrêtait là :
cli-goal = But : { $queens } reines ou { $points } points
cli-queens = Reines
cli-asleep = Endormies :
cli-piles = Pioche { $pile }, défausse :
cli-holds = a en main : { $cards }
