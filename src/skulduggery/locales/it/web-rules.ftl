title = Le regole
about = Ogni regola ha un numero. Quando il gioco rifiuta una carta o assegna una presa, cita la regola: eccola qui.
page-title = { $game }: le regole
no-such-game = Qui non ci sono regole per «{ $game }». Questi sono i giochi:
no-such-rule = La regola { $rule } non esiste.
fetching = Le regole stanno arrivando …
other-games = Gli altri giochi
learn = Impara giocando
print = Stampa

## Finding
search = Cerca nelle regole
sections = Capitoli
found = { $count ->
    [0] Nessun risultato per «{ $query }».
    [one] { $count } regola trovata.
   *[other] { $count } regole trovate.
}

## One rule
kind-rule = Regola
kind-ruling = Decisione
kind-fact = Dato
kind-example = Esempio
kind-option = Opzione
note = Edizioni stampate
all-rules = Tutte le regole
play-through = Rigioca l’esempio
put-away = Metti via

## Drawings
deck-drawn = Le { $count } carte.
ranks-drawn = Dalla più debole alla più forte. Gli altri colori comuni non possono vincere.
led-colour = Colore di apertura
circle-drawn = Sempre in cerchio: la Mermaid cattura lo Skull King, lui batte il Pirata, e il Pirata batte la Mermaid.
dice-drawn = I { $count } dadi con le loro sei facce.
dice-ranks-drawn = Dalla faccia più debole alla più forte. Il colore di un numero non conta.
skull-of-M = Teschio della Mermaid
skull-of-P = Teschio del Pirata
skull-of-SK = Teschio dello Skull King
score-drawn = Quanto rende una mano. I bonus vanno solo a chi indovina il numero esatto.
score-gentle-drawn = Quanto rende una mano ai marinai d’acqua dolce. Non ci sono bonus.
your-bid = Dichiarazione
made = Esatta
missed = Sbagliata
bid-some = 1 o più
per-trick = +20 a presa
per-trick-off = −10 per ogni presa in più o in meno
per-round = +10 × mano
less-per-round = −10 × mano
bonus = Bonus
king-takes-pirate = Lo Skull King prende un Pirata
per-pirate = +30 ciascuno
mermaid-takes-king = Una Mermaid cattura lo Skull King
players = Giocatori
cards-each = Carte a testa
in-centre = Al centro
deal-drawn = Quante carte si distribuiscono.
planks-drawn = I due lati di un’asse. Chi cade in acqua non vale nulla.
trick-drawn = In un colore con almeno due carte, la più alta e la più bassa muovono un pirata di quel colore.
goes-up = la più alta: uno spazio in su
goes-down = la più bassa: uno spazio in giù
does-nothing = in mezzo: nulla
waits = da sola: al centro
special-drawn = Le carte che fanno di più.
always-lowest = sempre ammessa, la più bassa del colore della presa
always-highest = sempre ammesso, il più alto del colore della presa
two-up = chi sale, sale di due
two-down = chi scende, scende di due
queens-drawn = Le dodici regine e i loro punti.
hand-cards-drawn = Le { $count } carte con cui si gioca.
sums-drawn = Scartati insieme: un numero, una coppia o una somma.
defence-drawn = Che cosa protegge da che cosa.
stops = ferma
special-queens-drawn = La regina con la rosa ne porta un’altra. Gatto e cagnolino non stanno mai davanti alla stessa persona.
end-drawn = Quanto basta per vincere.
queens = Regine
or-points = o punti

## Trying it out
try-skull-king = Chi vince queste carte?
try-skull-king-dice = Chi vince questi dadi?
try-skull-queen = Che cosa fa questa presa?
try-sleeping-queens = Queste carte vanno insieme?

## Words that people look for: on the left as they say, on the right as the rules say; and what only other editions have
lacking = { $thing }: non c’è nell’edizione che si gioca qui.
lacking-but = { $thing }: non c’è nell’edizione che si gioca qui. Cerca { $instead }.
synonyms-skull-king =
    parità, pareggio, pari, uguali → SK-46, SK-47, SK-70
    briscola, atout, trionfo → SK-01, SK-34, SK-41
    scommessa, previsione, puntata, contratto, chiamata → dichiar
    seme, palo → colore
    mano vinta, bazza → presa
    giullare, matto, fuga, bandiera bianca, zero → Escape
    jolly, joker → carta speciale
    sirena → Mermaid
    mazziere, distribuire → dà le carte
    iniziare, prima carta → apre
    ordine, classifica, più forte, batte → sopra
    scambiare, cambiare, annullare → ritirare
    dito, pugno → Yo - Ho - Ho
    ultima presa, rivedere → memory_aid
lacking-skull-king =
    Kraken, piovra, polpo
    Balena bianca, balena, White Whale
    Bottino, tesoro, Loot, alleanza
    Tigre, Tigress → Scary Mary
    Carta 14, quattordici
    Carte verdi, verde, pappagallo → nero
    Carte viola, viola → nero
    Pirati con abilità, abilità, Rosie, Rascal, Juanita, Harry, Bendt, Bahij → Pirata
    Davy Jones, espansione
    Punteggio di Rascal, palla di cannone → landlubber
    Fantasma in due, fantasma
synonyms-skull-king-dice =
    parità, pareggio, pari, uguali → SD-41, SD-46, SD-47, SD-70
    briscola, atout → SD-40
    scommessa, previsione, puntata, contratto, chiamata → dichiar
    seme, palo → colore
    vuoto, zero, giullare → bandiera
    cranio, testa di morto → teschio
    facce → dadi
    iniziare, cominciare → comincia
    sirena → Mermaid
    dito, pugno → Yo - Ho - Ho
    facile, principianti, bambini → SD-8
lacking-skull-king-dice =
    Kraken, piovra, polpo
    Balena bianca, balena, White Whale
    Bottino, tesoro, Loot
    Tigre, Tigress
    Scary Mary, Mary → Pirata
    Escape → bandiera
    Rilanciare, rilancio
synonyms-skull-queen =
    parità, pareggio, pari, uguali → SQ-47, SQ-61
    briscola, atout → colore della presa
    seme, palo → colore
    tavola, scala, tabellone → asse
    annegato, nuotare, perso, cadere → acqua
    doppio → due spazi
    pedina, segnalino → pirata
    iniziare, prima carta → apre
    mezzo, resto → centro
    jolly, joker, zero → Scimmia
    tredici → Primo ufficiale
    due giocatori, morto → fantasma
    girare, voltare → lato
lacking-skull-queen =
    Dichiarazioni, scommessa, previsione
    Kraken, piovra, polpo
    Balena bianca, balena, White Whale
    Mermaid, sirena
    Carte nere, nero
    Scary Mary, Tigre
synonyms-sleeping-queens =
    parità, pareggio → SL-62
    scambiare, cambiare, sostituire, carte nuove → nuove
    buttare, gettare → scart
    calcolo, più, addizione, equazione, matematica → somma
    doppio, gemelli → coppia
    rubare, prendere → Cavaliere
    bloccare, proteggere, scudo, difendere → Drago, Bacchetta
    giullare, buffone, jolly → Pagliaccio
    mago, magia, incantesimo → Bacchetta
    veleno, dormire → Pozione
    mazzo, tallone → pozzo
    vuoto, esaurito, rimescolare → pozzo
    cane, barboncino → cagnolino
    vincere, vittoria, scopo → vinci
    memoria, ricordare → ricordar
lacking-sleeping-queens =
    Briscola, atout
    Regina con la fragola, fragola
    Regina col gelato, gelato
    Principessa, principe
    Strega, fata
    Rana
    Castello
