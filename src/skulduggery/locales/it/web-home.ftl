# The pages around the tables: Italiano

## Home
home-hello = Che bello averti a bordo, { $name }!
home-hello-stranger = Scegli un gioco. Due tocchi e stai già giocando.
players-from-to = da { $lowest } a { $highest } giocatori
about-skull-king = Di’ quante prese farai, poi fanne esattamente altrettante. Pirati, sirene e lo Skull King hanno altri piani.
about-skull-king-dice = Le stesse dichiarazioni temerarie, con i dadi al posto delle carte: ogni presa è un lancio.
about-skull-queen = Ogni presa muove i tuoi quattro pirati lungo l’asse. Fermali sugli spazi migliori, e non farli cadere in acqua.
about-sleeping-queens = Sveglia le regine con i tuoi re, rubale con i cavalieri e tieni pronto un drago. Veloce, e per tutta la famiglia.
set-sail = Salpiamo
play-with-friends = Gioca con gli amici
friends-means = Apre un tavolo che gli amici raggiungono con un link, un’immagine da inquadrare o cinque lettere.
opponents = Avversari
another-name = Suggerisci un altro nome
name-suggestions = Bice Balena, Sam il Salato, Gina Tempesta, Lou la Fortuna, Capitan Midollo, Rosa Risacca, Furio Senzapaura, Mabel la Matta, Gigi Raffica, Cora Corallo, Nostromo Nino, Perla di Pepe
opening-table = Si apparecchia il tavolo…
code = Codice
code-example = Cinque lettere, come BARCA
code-too-short = Un codice ha cinque lettere.
code-misread = I codici non contengono mai le lettere I, L, O o U. Guarda di nuovo: forse è una J, una T, una Q o una V.
with-whom = con { $names }
alone-so-far = ancora nessun altro
home-network = A casa, sulla stessa rete
home-network-here = Chiunque sulla tua rete può aprire questa pagina all’indirizzo:
home-network-local = Questa pagina gira sul tuo computer. I telefoni di casa possono partecipare quando il server è avviato per tutta la rete. Allora mostra l’indirizzo per loro:
about-page = Crediti e licenze
my-games = Le mie partite

## Settings
theme = Aspetto
theme-auto = Come il dispositivo
theme-dark = Lanterna
theme-light = Luce del giorno
theme-contrast = Contrasto elevato
text-size = Dimensione del testo
motion = Movimento
motion-auto = Come il dispositivo
motion-full = Si muove tutto
motion-off = Non si muove nulla
sound = Suono
sound-means = Carte, prese e una campana quando tocca a te.
one-tap = Gioca con un solo tocco
one-tap-means = Altrimenti il primo tocco alza una carta e il secondo la gioca.
play-forced = Gioca da sé l’ultima scelta
play-forced-means = Se è permessa una sola carta, viene giocata per te.

## My games
mine-stranger = Qui non hai ancora un nome, quindi nemmeno partite. Giocane una: da lì in poi saranno conservate.
won-of = { $won } vinte su { $played }
average-place = Posto medio
average-score = Punti in media
against-people = Con persone
by-bots = { $count ->
    [0] solo persone
    [one] { $count } bot
   *[other] { $count } bot
}
older-games = Partite più vecchie
since-day = A bordo dal { $day }
records-are = Una registrazione contiene ogni mossa di una partita. Il programma può rigiocarla e verificarla.
keep-my-data = Tieni i miei dati
delete-for-good = Elimina per sempre

## Around the table
around-the-table = Intorno al tavolo
to-lessons = Prime lezioni
to-lessons-means = Tre minuti per gioco, giocando.
to-rules = Le regole
to-rules-means = Brevi, con disegni, e ogni esempio da rigiocare.
to-pad = Segnapunti
to-pad-means = Giocate con carte vere? Segnate qui i punti.
to-pass = Un telefono per tutti
to-pass-means = Passatevelo, o gioca da solo contro i bot. Senza server.
to-pass-means-here-only = Passatevelo, o gioca da solo contro i bot: gira in questo browser.
to-replay = Rivedi una partita
to-replay-means = Ripercorri passo per passo una tua partita, o un file.
first-lesson = Prima lezione
rules-of-game = Regole

## When something is wrong
not-found = Qui non c’è nulla
not-found-means = Questo indirizzo non porta da nessuna parte. Forse una lettera è finita in mare. Il link di un tavolo si può anche inserire come codice nella pagina iniziale.
page-broken = Non è stato possibile caricare questa pagina
no-cookies = Il tuo browser non conserva i cookie per questa pagina, così il server ti dimentica subito. Consenti i cookie per questo indirizzo o esci dalla navigazione privata, poi riprova.
forgotten-guest = Il server non ti conosce più. Scegli un nome e vai avanti.

## Credits
credits-intro = Skulduggery è software libero con licenza Apache 2.0. Si regge sul lavoro di altri. Grazie!
credits-games = I giochi
credits-games-text = Skull King, il suo gioco di dadi, Skull Queen e Sleeping Queens sono giochi in commercio. I loro nomi appartengono agli editori, che non hanno alcuna parte in questa pagina. Se un gioco ti piace, compra la scatola: nulla batte le carte in mano.
credits-own = Tutte le immagini, i testi e i suoni sono nostri, tranne le icone e i caratteri qui sotto.
credits-icons = Icone
credits-icons-text = I disegni sono fatti con icone di game-icons.net, con licenza { $licence }. Ne abbiamo cambiato i colori e le abbiamo combinate. Icone di:
credits-fonts = Caratteri
credits-software = Software
credits-and-others = e altri.
credits-by = di { $authors }
your-crest = Il tuo stemma
