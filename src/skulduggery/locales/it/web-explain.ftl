# Che cosa fa una carta o un dado: italiano

## Skull King
skull-king-colour =
    Vince se il suo colore è quello di apertura e non ce n’è una più alta. (SK-40)
    Perde contro il nero e contro ogni carta speciale tranne l’Escape. (SK-41, SK-42)
    Se hai il colore di apertura, devi rispondere o giocare una carta speciale. (SK-31)
skull-king-black =
    Briscola: batte gli altri tre colori, anche se è bassa. (SK-41)
    Tra carte nere vince la più alta.
    Perde contro Mermaid, Pirati e Skull King. (SK-42)
    Se si apre col nero, devi rispondere come a ogni colore. (SK-34)
skull-king-E =
    Perde contro tutto. (SK-47)
    Solo in una presa di soli Escape vince il primo.
    È sempre ammesso e non dà colore. (SK-35, SK-33)
skull-king-P =
    Batte tutti i colori e le Mermaid. (SK-43)
    Perde contro lo Skull King. (SK-44)
    Tra più Pirati vince il primo giocato. (SK-46)
    È sempre ammesso. (SK-35)
skull-king-M =
    Batte tutti i colori. (SK-42)
    Batte lo Skull King, anche se ci sono Pirati, e allora dà un bonus di 50. (SK-45, SK-65)
    Perde contro i Pirati, se lo Skull King non c’è. (SK-43)
    È sempre ammessa. (SK-35)
skull-king-SM =
    Chi la gioca dice se è Pirata o Escape. (SK-36)
    Allora vince e perde come uno di loro. (SK-48)
    Per il bonus dello Skull King è in ogni caso un Pirata. (SK-64)
skull-king-SK =
    Batte tutto tranne una Mermaid. (SK-44, SK-45)
    Dà un bonus di 30 per ogni Pirata nella presa, se la dichiarazione è esatta. (SK-64, SK-66)
    È sempre ammesso. (SK-35)

## Il gioco di dadi
skull-king-dice-number =
    Vince il numero più alto, di qualunque colore. (SD-40)
    Tra numeri uguali vince l’ultimo lanciato. (SD-41)
    Perde contro ogni teschio.
    Il colore conta solo per rispondere. (SD-31)
skull-king-dice-Y =
    Per metà bandiere, ma una faccia è un 7. (SD-03)
    Vince il numero più alto; tra uguali l’ultimo. (SD-40, SD-41)
    È un dado coi numeri: se si apre col giallo, devi rispondere. (SD-31)
skull-king-dice-P =
    Il suo teschio batte tutti i numeri e il teschio di una Mermaid. (SD-43)
    Perde contro il teschio dello Skull King. (SD-44)
    Tra più Pirati vince l’ultimo. (SD-46)
    È sempre ammesso. (SD-34)
skull-king-dice-M =
    Il suo teschio batte tutti i numeri. (SD-42)
    Batte quello dello Skull King, qualunque altra cosa ci sia, e dà un bonus di 50. (SD-45, SD-65)
    Perde contro quello di un Pirata, se non c’è quello dello Skull King. (SD-43)
    È sempre ammesso. (SD-34)
skull-king-dice-SK =
    Il suo teschio batte tutto tranne quello di una Mermaid. (SD-44)
    Dà un bonus di 30 per ogni teschio di Pirata nella presa, se la dichiarazione è esatta. (SD-64, SD-66)
    È sempre ammesso. (SD-34)
skull-king-dice-flag =
    Mostra una bandiera: 0, meno di ogni altra cosa. (SD-47)
    Solo se ci sono soltanto bandiere vince la prima.

## Skull Queen
skull-queen-number =
    La più alta del suo colore fa salire il pirata di chi l’ha giocata, la più bassa lo fa scendere. (SQ-42, SQ-43)
    In mezzo non fa nulla; da sola va al centro. (SQ-41)
    Il numero più alto giocato apre la prossima presa. (SQ-47)
skull-queen-8 =
    Signorsì, signora!: se è nella presa, il pirata di questo colore che sale, sale di due spazi, chiunque l’abbia giocata. (SQ-53, SQ-55)
    Per il resto è un 8 come gli altri.
    Da sola nel suo colore non fa nulla. (SQ-41)
skull-queen-5 =
    Spuntino fugace: se è nella presa, il pirata di questo colore che scende, scende di due spazi, chiunque l’abbia giocata. (SQ-54, SQ-55)
    Per il resto è un 5 come gli altri.
    Da sola nel suo colore non fa nulla. (SQ-41)
skull-queen-0 =
    È sempre ammessa. (SQ-50)
    È la carta più bassa del colore della presa: se ce n’è un’altra, il tuo pirata scende.
    Se apre, il colore lo dà la prossima carta che ne ha uno. (SQ-52)
skull-queen-13 =
    È sempre ammesso. (SQ-51)
    È la carta più alta del colore della presa: se ce n’è un’altra, il tuo pirata sale.
    Se apre, il colore lo dà la prossima carta che ne ha uno. (SQ-52)
    Nessun’altra carta apre prima di lui. (SQ-47)

## Sleeping Queens
sleeping-queens-number =
    Scartala per averne una nuova: da sola, in coppia con lo stesso numero, o in una somma di almeno tre carte. (SL-34)
    Per esempio 2 + 3 = 5.
sleeping-queens-king = Sveglia una regina: scegline una che dorme, viene davanti a te. (SL-30)
sleeping-queens-jester =
    Gira la carta in cima al pozzo. (SL-31)
    Una carta speciale è tua, e continui. (SL-32)
    Un numero si conta in giro, cominciando da te; la persona su cui cade può svegliare una regina. (SL-33)
sleeping-queens-knight =
    Prende una regina sveglia davanti a qualcun altro. (SL-36)
    Un Drago lo ferma. (SL-40)
sleeping-queens-potion =
    Riaddormenta la regina di qualcun altro. (SL-37)
    Una Bacchetta magica la ferma. (SL-41)
sleeping-queens-dragon =
    Tienilo: ferma un Cavaliere che vuole la tua regina. (SL-40)
    Nel tuo turno puoi solo scartarlo. (SL-38, SL-35)
sleeping-queens-wand =
    Tienila: ferma una Pozione sonnifera contro la tua regina. (SL-41)
    Nel tuo turno puoi solo scartarla. (SL-38, SL-35)
sleeping-queens-queen =
    { $points } punti per la persona davanti a cui sta. (SL-02)
    I Cavalieri la prendono, le Pozioni la riaddormentano. (SL-36, SL-37)
sleeping-queens-rose =
    Chi la sveglia sveglia subito un’altra regina. (SL-50)
    Presa da un Cavaliere non sveglia nessuno.
sleeping-queens-rival = La regina col gatto e quella col cagnolino non stanno mai davanti alla stessa persona: la seconda si riaddormenta. (SL-51, SL-52)
