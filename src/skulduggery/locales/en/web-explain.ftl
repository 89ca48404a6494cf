# What a card or a die does: English

## Skull King
skull-king-colour =
    Wins if its colour was led and no higher card of it lies there. (SK-40)
    Loses to black and to all special cards but the Escape. (SK-41, SK-42)
    If you hold the colour led, you have to follow it or play a special card. (SK-31)
skull-king-black =
    Trump: beats the other three colours, however low it is. (SK-41)
    Among black cards the highest wins.
    Loses to Mermaids, Pirates and the Skull King. (SK-42)
    If black is led, you have to follow like any colour. (SK-34)
skull-king-E =
    Loses to everything. (SK-47)
    Only in a trick of nothing but Escapes the first one wins.
    May always be played, and sets no colour. (SK-35, SK-33)
skull-king-P =
    Beats all colours and the Mermaids. (SK-43)
    Loses to the Skull King. (SK-44)
    Of several Pirates the first one played wins. (SK-46)
    May always be played. (SK-35)
skull-king-M =
    Beats all colours. (SK-42)
    Beats the Skull King, even with Pirates in the trick, and then brings a bonus of 50. (SK-45, SK-65)
    Loses to Pirates, if no Skull King is there. (SK-43)
    May always be played. (SK-35)
skull-king-SM =
    Her player says whether she is a Pirate or an Escape. (SK-36)
    She then wins and loses like one. (SK-48)
    To the Skull King’s bonus she is a Pirate either way. (SK-64)
skull-king-SK =
    Beats everything but a Mermaid. (SK-44, SK-45)
    Brings a bonus of 30 for each Pirate in the trick, if your bid is exact. (SK-64, SK-66)
    May always be played. (SK-35)

## The dice game
skull-king-dice-number =
    The highest number wins, whatever its colour. (SD-40)
    Of equal numbers the last one thrown wins. (SD-41)
    Loses to every skull.
    The colour matters only for following. (SD-31)
skull-king-dice-Y =
    Half of it is flags, but one side is a 7. (SD-03)
    The highest number wins; of equal ones the last. (SD-40, SD-41)
    It is a number die: if yellow is led, you have to follow. (SD-31)
skull-king-dice-P =
    Its skull beats all numbers and a Mermaid’s skull. (SD-43)
    Loses to the Skull King’s skull. (SD-44)
    Of several Pirates’ skulls the last one wins. (SD-46)
    May always be thrown. (SD-34)
skull-king-dice-M =
    Her skull beats all numbers. (SD-42)
    It beats the Skull King’s skull, whatever else lies there, and brings a bonus of 50. (SD-45, SD-65)
    Loses to a Pirate’s skull, if no Skull King’s is there. (SD-43)
    May always be thrown. (SD-34)
skull-king-dice-SK =
    His skull beats all but a Mermaid’s. (SD-44)
    Brings a bonus of 30 for each Pirate’s skull in the trick, if your bid is exact. (SD-64, SD-66)
    May always be thrown. (SD-34)
skull-king-dice-flag =
    It shows a flag: worth 0, less than anything else. (SD-47)
    Only where nothing but flags lies there the first one wins.

## Skull Queen
skull-queen-number =
    The highest of its colour moves its player’s pirate up, the lowest moves it down. (SQ-42, SQ-43)
    In between it does nothing; alone it goes to the centre. (SQ-41)
    The highest number played leads the next trick. (SQ-47)
skull-queen-8 =
    Aye, Ma’am!: with it in the trick, the pirate of this colour that goes up goes two spaces, whoever played it. (SQ-53, SQ-55)
    Otherwise it is an 8 like any number.
    Alone in its colour it does nothing. (SQ-41)
skull-queen-5 =
    Quick Snack: with it in the trick, the pirate of this colour that goes down goes two spaces, whoever played it. (SQ-54, SQ-55)
    Otherwise it is a 5 like any number.
    Alone in its colour it does nothing. (SQ-41)
skull-queen-0 =
    May always be played. (SQ-50)
    It is the lowest card of the trick colour: with another one there, your pirate goes down.
    It opens as no colour: the next card with a colour sets it. (SQ-52)
skull-queen-13 =
    May always be played. (SQ-51)
    It is the highest card of the trick colour: with another one there, your pirate goes up.
    It opens as no colour: the next card with a colour sets it. (SQ-52)
    No other card leads the next trick before it. (SQ-47)

## Sleeping Queens
sleeping-queens-number =
    Throw it away to get a new card: alone, as a pair of the same number, or as a sum of three or more. (SL-34)
    For example 2 + 3 = 5.
sleeping-queens-king = Wakes a queen: choose one of those asleep, she lies before you. (SL-30)
sleeping-queens-jester =
    Turns over the top card of the pile. (SL-31)
    A special card is yours, and you go on. (SL-32)
    A number is counted round, beginning with you; whoever it falls on may wake a queen. (SL-33)
sleeping-queens-knight =
    Takes a queen that lies awake before somebody else. (SL-36)
    A Dragon stops it. (SL-40)
sleeping-queens-potion =
    Puts somebody else’s queen to sleep again. (SL-37)
    A Wand stops it. (SL-41)
sleeping-queens-dragon =
    Keep it: it stops a Knight who wants your queen. (SL-40)
    On your own turn it can only be thrown away. (SL-38, SL-35)
sleeping-queens-wand =
    Keep it: it stops a Sleeping Potion against your queen. (SL-41)
    On your own turn it can only be thrown away. (SL-38, SL-35)
sleeping-queens-queen =
    { $points } points for whoever she lies before. (SL-02)
    Knights take her, potions put her to sleep. (SL-36, SL-37)
sleeping-queens-rose =
    Whoever wakes her wakes one more queen at once. (SL-50)
    Taken by a Knight she wakes nobody.
sleeping-queens-rival = The Cat Queen and the Dog Queen never lie before the same player: the second goes back to sleep. (SL-51, SL-52)
