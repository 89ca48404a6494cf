# The score pad in a terminal: French

## What may be typed, besides the English words
score-word-help = aide
score-word-undo = annuler, annule
score-word-redo = refaire, refais
score-word-edit = modifier, modifie
score-word-sheet = feuille
score-word-chart = courbe, graphique
score-word-rename = renommer
score-word-dealer = donneur, donneuse
score-word-option = option
score-word-stats = statistiques
score-word-history = historique, liste
score-word-open = ouvrir
score-word-export = exporter
score-word-import = importer
score-word-stop = arrêter, arrête
score-word-resume = reprendre
score-word-new = nouveau, nouvelle
score-word-rules = règle, règles
score-word-quit = quitter, fin
score-word-join = arrive, rejoint
score-word-leave = part, partir
score-word-seats = places
score-word-rounds = manches
score-word-lowest = bas, minimum
score-word-yes = oui, o
score-word-no = non, n
score-word-mine = mienne, mien
score-word-theirs = autre
score-word-both = deux, les deux
score-word-none = personne, aucun, rien, non
score-word-pirates = pirates, pirate
score-word-king = roi
score-word-filler = et, le, la, les, des, de, du, capture, reine, mer
score-word-front = avant
score-word-back = arrière
score-word-water = eau, e
score-word-takes = prend, vole
score-word-wakes = réveille, a
score-word-sleeps = dort, endort, s'endort
score-word-queen-rose = rose, roses
score-word-queen-cake = gâteau, gâteaux
score-word-queen-rainbow = arc-en-ciel, arcs-en-ciel
score-word-queen-starfish = étoile, étoiles
score-word-queen-ladybug = coccinelle, coccinelles
score-word-queen-moon = lune
score-word-queen-peacock = paon, paons
score-word-queen-sunflower = tournesol, tournesols
score-word-queen-cat = chat, chats
score-word-queen-dog = caniche, caniches, chien
score-word-queen-pancake = crêpe, crêpes
score-word-queen-heart = cœur, cœurs

## Beginning and leaving
score-where = Le carnet de scores est dans { $file }.
score-new = Une nouvelle partie
score-who = Qui joue ? De { $lowest } à { $highest } noms, dans le sens des aiguilles d’une montre, séparés par des virgules ; ou des numéros :
score-first-dealer = Qui distribue en premier ? Un nom ou un numéro ; Entrée : au sort
score-first-thrower = Qui commence ? Un nom ou un numéro ; Entrée : au sort
score-by-lot = Le sort désigne { $name }.
score-begun = { $game } : { $names }
score-going-on = Ouverte : { $game }, dernière entrée le { $moment }.
score-hint = Tape ? pour l’aide.
score-left = Tout est dans { $file }. Adieu !
score-no-game = Aucune partie n’est ouverte.

## Questions
score-ask-bids = Les annonces, dans cet ordre : { $names }
score-ask-tricks = Les plis gagnés, dans cet ordre : { $names }
score-ask-bonuses = Qui a capturé des Pirates ou le Skull King ? Par exemple « anna 2 pirates » ou « ben roi » ; Entrée : personne
score-ask-planks = { $name } : la face de la planche, puis les cases (de 1 en bas à 5 en haut) du rouge, du jaune, du vert et du bleu, ou w pour l’eau, par exemple « avant 5 4 w 2 »
score-ask-queens = Qui a une reine maintenant ? Par exemple « anna rose », « ben prend rose », « rose dort »
score-ask-rename = Qui change de nom ?
score-ask-name = Nouveau nom
score-ask-file = Fichier
score-prompt-bids = Annonces
score-prompt-tricks = Plis
score-prompt-bonuses = Primes
score-prompt-planks = Planche
score-prompt-queens = Reines
score-yes-no = (o/n)
score-answer-yes-or-no = Réponds o (oui) ou n (non).
score-all-the-same = Le noter quand même ?
score-drop-bonus = Enlever aussi la prime ?
score-exists = { $file } existe déjà. L’écraser ?
score-edit-how = Tape ce qui change ; Entrée garde ce qui est noté.

## What is shown
score-deals = { $dealer } distribue
score-leads = { $leader } entame
score-begins = { $leader } commence
score-plank = Planche
score-sum = Σ
score-planks-legend = Chaque case : ▲ face avant ou ▼ face arrière, les cases (1 en bas, 5 en haut) du rouge, du jaune, du vert et du bleu (~ à l’eau), puis points. Σ : la somme seule.
score-bonus-legend = { $mark } avec une prime.
score-warning-legend = { $mark } le compte des plis n’est pas bon.
score-stopped = La partie a été arrêtée avant la fin. Le score était :
score-won = { $count ->
    [one] Victoire de { $name }. ({ $rule })
   *[other] Victoire partagée : { $name }. ({ $rule })
}
score-after-the-end = Et maintenant ? nouveau, modifier, annuler, feuille, courbe, stats, historique, quitter
score-caught-pirates = { $count ->
    [one] { $name } { $count } Pirate
   *[other] { $name } { $count } Pirates
}
score-caught-king = { $name } Skull King
score-state-stopped = arrêtée avant la fin
score-state-over = finie, { $rule }
score-state-going = en cours
score-nothing-yet = Rien n’est encore noté.
score-nothing-in = Rien n’est encore noté dans { $file }.
score-stats-games = Parties
score-stats-wins = Victoires
score-stats-place = Rang moyen
score-stats-made = Annonces tenues
score-stats-best = Meilleure manche
score-stats-worst = Pire manche
score-stats-totals = Totaux, { $game }
score-stats-best-total = Meilleur
score-stats-average-total = Moyenne
score-stats-against = Les uns contre les autres
score-stats-how = De gauche à haut : tant de fois devant, tant de fois derrière.
score-shared-wins = { $shared ->
    [0] { $wins }
   *[other] { $wins } (dont { $shared } à égalité)
}
score-undone = C’est annulé.
score-redone = C’est refait.
score-written = C’est noté.
score-exported = { $count ->
    [one] { $count } partie est maintenant dans { $file }.
   *[other] { $count } parties sont maintenant dans { $file }.
}
score-imported = { $count ->
    [one] { $count } partie importée,
   *[other] { $count } parties importées,
} { $same } déjà là.

## What is wrong
score-nobody = Personne ici ne s’appelle « { $value } » ; il y a : { $candidates }.
score-which-person = « { $value } » peut désigner : { $candidates }.
score-how-many = { $count ->
    [one] Cela fait un nombre ;
   *[other] Cela fait { $count } nombres ;
} il en faut { $expected }, ou un nom devant chacun.
score-number-for = { $value ->
    [none] Il manque un nombre entier pour { $name }.
   *[other] Il manque un nombre entier pour { $name } ; « { $value } » n’en est pas un.
}
score-twice = { $name } est là deux fois.
score-bonus-for = { $value ->
    [none] Quelle capture pour { $name } ? Tape « pirates » avec leur nombre, ou « roi ».
   *[other] Quelle capture pour { $name } ? Pas « { $value } » ; tape « pirates » avec leur nombre, ou « roi ».
}
score-side-missing = { $value ->
    [none] D’abord la face de la planche : avant ou arrière.
   *[other] D’abord la face de la planche : avant ou arrière, pas « { $value } ».
}
score-four-spaces = { $count ->
    [one] Cela fait une case ; il y a quatre pirates : rouge, jaune, vert, bleu.
   *[other] Cela fait { $count } cases ; il y a quatre pirates : rouge, jaune, vert, bleu.
}
score-no-space = « { $value } » n’est pas une case ; il y a 1 (en bas) à 5 (en haut), et w pour l’eau.
score-which-queen = { $value ->
    [none] Quelle reine ? Il y a : { $candidates }.
   *[other] « { $value } » ne désigne pas une seule reine ; il y a : { $candidates }.
}
score-asleep-already = Elle dort déjà : { $queen }.
score-has-her = { $name } l’a déjà : { $queen }.
score-taken-by = { $name } l’a : { $queen }. Si un Chevalier l’a prise, tape « { $player } prend { $word } ».
score-no-round = Il n’y a pas de manche { $value } à modifier ; tape un numéro de 1 à { $highest }.
score-no-pad = Il n’y a pas de partie { $value } ; les numéros vont de 1 à { $highest }.
score-no-option = « { $value } » n’est pas une option de ce jeu ; il y a : { $allowed }.
score-nothing-to-undo = Rien n’a été noté depuis l’ouverture de la partie. Chaque manche peut être modifiée : modifier 1
score-nothing-to-redo = Rien n’a été annulé.
score-stopped-already = La partie est déjà arrêtée ; « reprendre » la continue.
score-not-stopped = La partie n’a pas été arrêtée.
score-unwritable = Impossible d’écrire { $file } : { $problem }.
score-unreadable = Impossible de lire { $file } : { $problem }.
score-missing = Le fichier { $file } n’existe pas.
score-no-file = { $file } n’est pas un fichier qui puisse contenir un carnet.
score-full = { $file } est plein ; commences-en un autre.
score-refused = { $file } est refusé, et rien n’a changé. { $problem }
score-written-meanwhile = Une autre fenêtre a écrit dans { $file } entre-temps ; réessaie.
score-another-place = Ce que tu as noté n’est pas perdu. Tape un autre fichier où le garder, ou Entrée pour réessayer.
score-last-resort = Cela n’a pu être gardé nulle part. Voici toute la partie : dans un fichier, elle pourra être rouverte.
score-met = Dans une autre fenêtre, quelqu’un a écrit dans la même partie ({ $file }).
score-differing = La même partie existe en deux versions :
score-mine = mienne
score-theirs = autre
score-which = Laquelle garder : mienne, autre, deux ?
score-bad-together = { $first } et { $second } ne vont pas ensemble.
score-bad-needs = { $first } ne va qu’avec { $second }.
score-bad-keep = --keep doit être l’un de { $allowed }, pas { $value }.
score-bad-differing = { $count ->
    [one] Une partie n’est pas la même ici et là-bas
   *[other] { $count } parties ne sont pas les mêmes ici et là-bas
} ({ $which }) ; dis laquelle garder : --keep mine, --keep theirs ou --keep both. Rien n’a changé.

## Help
score-help =
    ?                 cette aide
    annuler, refaire  annuler la dernière entrée, ou la refaire
    modifier N        modifier la manche N ; tout ce qui suit est recalculé
    feuille, courbe   toute la feuille ; une courbe des totaux
    renommer A B      A s’appelle désormais B
    donneur A         A a distribué ou commencé en premier
    option N=V        une autre option, par exemple scoring=landlubber
    arrive A          A joue désormais, avec 0 point ; arrive A bas : avec le score le plus bas
    part A            A ne joue plus et passe derrière les autres
    places A B C      désormais, on est assis dans cet ordre
    manches N         la partie a N manches
    arrêter           arrêter la partie avant la fin ; « reprendre » la continue
    nouveau           commencer une autre partie
    historique        toutes les parties et leurs numéros ; ouvrir N en reprend une
    stats             victoires, annonces tenues, meilleures et pires manches
    exporter FICHIER  toutes les parties dans un fichier, .json ou .csv
    importer FICHIER  les parties d’un autre fichier
    règle ID          le texte d’une règle, par exemple : règle SK-45
    quitter           partir ; tout est gardé
score-help-skull-king = Annonces et plis : « 2 0 1 » dans l’ordre des places, ou « ben 2 ». Le début d’un nom suffit. Primes : « anna 2 pirates », « ben roi », « personne ».
score-help-skull-king-dice = Annonces et plis : « 2 0 1 » dans l’ordre des places, ou « ben 2 ». Le début d’un nom suffit. Primes : « anna 2 pirates », « ben roi », « personne ».
score-help-skull-queen = « avant 5 4 w 2 » : la face, puis les cases des pirates rouge, jaune, vert et bleu ; w est l’eau. Avec un nom devant pour quelqu’un d’autre : « ben arrière 1 2 3 w ». Un nombre seul est la somme de la planche : « 15 ».
score-help-sleeping-queens = « anna rose » : Anna a réveillé la reine des roses. « ben prend rose » : avec un Chevalier. « rose dort » : une Potion de sommeil. Plusieurs à la fois : « anna rose lune ».
