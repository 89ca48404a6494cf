# Sleeping Queens: italiano
title = Sleeping Queens

## Things
card-number = { $number }
card-king = Re
card-jester = Pagliaccio di corte
card-knight = Cavaliere
card-potion = Pozione sonnifera
card-dragon = Drago
card-wand = Bacchetta magica
queen-rose = regina con la rosa
queen-cake = regina con la torta
queen-rainbow = regina con l’arcobaleno
queen-starfish = regina con la stella marina
queen-ladybug = regina con la coccinella
queen-moon = regina con la luna
queen-peacock = regina col pavone
queen-sunflower = regina col girasole
queen-cat = regina col gatto
queen-dog = regina col cagnolino
queen-pancake = regina con le frittelle
queen-heart = regina col cuore
rival-cat = { queen-cat }
rival-dog = { queen-dog }

## Moves
move-king = Gioca un Re e sveglia la regina al posto { $place }
move-jester = Gioca un Pagliaccio di corte
move-wake = { $place ->
    [none] Non svegliare nessuna regina
   *[other] Sveglia la regina al posto { $place }
}
move-discard = Scarta: { $cards }
move-knight = Gioca un Cavaliere e conquista la { $queen }
move-potion = Gioca una Pozione sonnifera contro la { $queen }
move-defend = { $defend ->
    [true] Proteggi la regina
   *[other] Non proteggere la regina
}

## Events
event-dealer-drawn = { $dealer } dà le carte.
event-dealt = Dodici regine dormono e { $dealer } ha dato le carte. { $hands }
event-king-played = { $seat } gioca un Re per la regina al posto { $place }.
event-jester-played = { $seat } gioca un Pagliaccio di corte.
event-knight-played = { $seat } gioca un Cavaliere per prendere la { $queen } a { $target }.
event-potion-played = { $seat } gioca una Pozione sonnifera contro { $target } per addormentare la { $queen }.
event-discarded = { $seat } scarta: { $cards }.
event-card-revealed = { $seat } scopre: { $card }.
event-special-taken = { $seat } prende la carta in mano: { $card }. { $because }
event-counted-last = Il conteggio finisce con { $seat }. { $because }
event-place-chosen = { $seat } sceglie il posto { $place }.
event-waking-declined = { $seat } non sveglia nessuna regina.
event-queen-woken = { $seat } sveglia la { $queen }. { $because }
event-rival-turned-over = { $seat } ha la { $rival } e scopre la { $queen }, che si riaddormenta. { $because }
event-defended = { $seat } gioca: { $card }. La { $queen } è salva. { $because }
event-defence-declined = { $seat } non protegge la regina.
event-queen-taken = { $seat } prende la { $queen } a { $owner }. { $because }
event-queen-put-to-sleep = { $owner }: la { $queen } si riaddormenta al posto { $place }. { $because }
event-reshuffled = { $count ->
    [one] Gli scarti ({ $count } carta) vengono mescolati e formano il nuovo pozzo. { $because }
   *[other] Gli scarti ({ $count } carte) vengono mescolati e formano il nuovo pozzo. { $because }
}
event-drawn = { $seat } pesca: { $cards }.
event-game-ended = La partita è finita. Punti: { $scores }. Classifica: { $places }. { $because }

## Why
because-SL-21 = Il pozzo è esaurito.
because-SL-30 = Un Re sveglia una regina.
because-SL-32 = Una carta speciale: in mano, e ancora un turno.
because-SL-33 = Una carta coi numeri: la persona contata per ultima può svegliare una regina.
because-SL-34 = Un numero, una coppia o una somma.
because-SL-35 = Si può scartare una carta qualsiasi, da sola.
because-SL-36 = Un Cavaliere conquista una regina sveglia.
because-SL-37 = Una Pozione sonnifera riaddormenta una regina sveglia.
because-SL-40 = Un Drago scaccia il Cavaliere.
because-SL-41 = Una Bacchetta magica annulla la Pozione sonnifera.
because-SL-50 = La regina con la rosa sveglia un’altra regina.
because-SL-51 = La regina col gatto e la regina col cagnolino non si sopportano.
because-SL-60 = Abbastanza regine o punti.
because-SL-62 = Tutte le regine sono sveglie: vince chi ha più punti.

## Refusals
refusal-cards-first = Le carte non sono ancora state distribuite.
refusal-reveal-first = Prima si scopre una carta.
refusal-draw-first = Prima si pescano le carte.
refusal-game-over = La partita è finita.
refusal-not-your-turn = Tocca a { $turn }.
refusal-another-decides = Adesso decide { $seat }.
refusal-waking-first = Scegli prima una regina che dorme.
refusal-defence-first = Prima { $seat } dice se protegge la regina.
refusal-no-such-place = I posti sono numerati da 1 a 12.
refusal-queen-awake = Quel posto è della { $queen }, che è sveglia.
refusal-rose-must-wake = La regina con la rosa ne porta un’altra: devi svegliare una regina.
refusal-waking-needs-a-king = Adesso solo un Re può svegliare una regina.
refusal-no-such-card = Non esiste una carta «{ $name }».
refusal-not-held = Non hai questa carta in mano, o non ne hai così tante: { $card }.
refusal-discard-nothing = Scegli almeno una carta.
refusal-only-numbers-together = Insieme si scartano solo carte coi numeri; questa si scarta da sola: { $card }.
refusal-not-a-pair = Due carte devono avere lo stesso numero: { $cards }.
refusal-not-an-addition = Questa non è una somma: { $cards }. Un numero deve essere la somma di tutti gli altri.
refusal-no-such-queen = Non esiste una regina «{ $name }».
refusal-queen-twice = La { $queen } compare due volte.
refusal-no-target = Nessun altro ha una regina sveglia; non puoi giocare questa carta: { $card }.
refusal-queen-asleep = La { $queen } dorme.
refusal-own-queen = La { $queen } è già tua.
refusal-rivals = Hai la { $rival }, e la { $queen } non la sopporta.
refusal-only-in-defence = Draghi e Bacchette magiche servono solo a proteggere; puoi anche scartarli.

## Help, for a game without tricks (instead of that in cli.ftl)
cli-help =
    numero       la scelta con quel numero
    ?            questo aiuto
    score        il foglio dei punti
    last         l’ultima mossa
    log          che cosa è successo di recente (log 100: di più)
    why CARTA    se è permesso, e se no perché; why da solo: tutto ciò che è vietato
    rules PAROLA regole per numero o per parola, per esempio: rules SL-36
    table        di nuovo il tavolo
    quit         lascia la partita
refusal-cannot-defend = Non puoi impedirlo: ti manca una carta, { $card }.
