# Ce que fait une carte ou un dé : français

## Skull King
skull-king-colour =
    Gagne si sa couleur est demandée et qu’il n’y en a pas de plus haute. (SK-40)
    Perd contre le noir et contre toute carte spéciale sauf l’Escape. (SK-41, SK-42)
    Si tu as la couleur demandée, tu dois la fournir ou jouer une carte spéciale. (SK-31)
skull-king-black =
    Atout : bat les trois autres couleurs, même s’il est bas. (SK-41)
    Entre cartes noires, la plus haute gagne.
    Perd contre les Mermaids, les Pirates et le Skull King. (SK-42)
    Si le noir est demandé, il faut le fournir comme toute couleur. (SK-34)
skull-king-E =
    Perd contre tout. (SK-47)
    Il n’y a que dans un pli fait d’Escapes que le premier gagne.
    Toujours permis, et ne donne pas de couleur. (SK-35, SK-33)
skull-king-P =
    Bat toutes les couleurs et les Mermaids. (SK-43)
    Perd contre le Skull King. (SK-44)
    Entre plusieurs Pirates, le premier joué gagne. (SK-46)
    Toujours permis. (SK-35)
skull-king-M =
    Bat toutes les couleurs. (SK-42)
    Bat le Skull King, même s’il y a des Pirates, et rapporte alors une prime de 50. (SK-45, SK-65)
    Perd contre les Pirates si le Skull King n’est pas là. (SK-43)
    Toujours permise. (SK-35)
skull-king-SM =
    Qui la joue dit si elle est Pirate ou Escape. (SK-36)
    Elle gagne et perd alors comme l’un ou l’autre. (SK-48)
    Pour la prime du Skull King, elle est un Pirate dans tous les cas. (SK-64)
skull-king-SK =
    Bat tout sauf une Mermaid. (SK-44, SK-45)
    Rapporte une prime de 30 par Pirate du pli, si ton annonce est exacte. (SK-64, SK-66)
    Toujours permis. (SK-35)

## Le jeu de dés
skull-king-dice-number =
    Le chiffre le plus haut gagne, quelle que soit sa couleur. (SD-40)
    Entre chiffres égaux, le dernier lancé gagne. (SD-41)
    Perd contre toute tête de mort.
    La couleur ne compte que pour fournir. (SD-31)
skull-king-dice-Y =
    Des drapeaux pour moitié, mais une face est un 7. (SD-03)
    Le chiffre le plus haut gagne ; à égalité, le dernier. (SD-40, SD-41)
    C’est un dé à chiffres : si le jaune est demandé, il faut fournir. (SD-31)
skull-king-dice-P =
    Sa tête de mort bat tous les chiffres et celle d’une Mermaid. (SD-43)
    Perd contre la tête de mort du Skull King. (SD-44)
    Entre plusieurs Pirates, le dernier gagne. (SD-46)
    Toujours permis. (SD-34)
skull-king-dice-M =
    Sa tête de mort bat tous les chiffres. (SD-42)
    Elle bat celle du Skull King, quoi qu’il y ait d’autre, et rapporte une prime de 50. (SD-45, SD-65)
    Perd contre celle d’un Pirate si celle du Skull King n’est pas là. (SD-43)
    Toujours permis. (SD-34)
skull-king-dice-SK =
    Sa tête de mort bat tout sauf celle d’une Mermaid. (SD-44)
    Rapporte une prime de 30 par tête de mort de Pirate dans le pli, si ton annonce est exacte. (SD-64, SD-66)
    Toujours permis. (SD-34)
skull-king-dice-flag =
    Il montre un drapeau : 0, moins que tout le reste. (SD-47)
    S’il n’y a que des drapeaux, le premier gagne.

## Skull Queen
skull-queen-number =
    La plus haute de sa couleur fait monter le pirate de qui l’a jouée, la plus basse le fait descendre. (SQ-42, SQ-43)
    Entre les deux, elle ne fait rien ; seule, elle va au centre. (SQ-41)
    Le plus grand nombre joué entame le pli suivant. (SQ-47)
skull-queen-8 =
    À vos ordres, Madame ! : s’il est dans le pli, le pirate de cette couleur qui monte monte de deux cases, qui que ce soit qui l’ait joué. (SQ-53, SQ-55)
    Sinon, c’est un 8 comme les autres.
    Seul de sa couleur, il ne fait rien. (SQ-41)
skull-queen-5 =
    Un petit creux : s’il est dans le pli, le pirate de cette couleur qui descend descend de deux cases, qui que ce soit qui l’ait joué. (SQ-54, SQ-55)
    Sinon, c’est un 5 comme les autres.
    Seul de sa couleur, il ne fait rien. (SQ-41)
skull-queen-0 =
    Toujours permis. (SQ-50)
    C’est la carte la plus basse de la couleur du pli : s’il y en a une autre, ton pirate descend.
    S’il entame, la prochaine carte de couleur donne la couleur. (SQ-52)
skull-queen-13 =
    Toujours permis. (SQ-51)
    C’est la carte la plus haute de la couleur du pli : s’il y en a une autre, ton pirate monte.
    S’il entame, la prochaine carte de couleur donne la couleur. (SQ-52)
    Aucune autre carte n’entame avant lui. (SQ-47)

## Sleeping Queens
sleeping-queens-number =
    Défausse-la pour en tirer une autre : seule, en paire de même chiffre, ou en addition d’au moins trois cartes. (SL-34)
    Par exemple 2 + 3 = 5.
sleeping-queens-king = Réveille une reine : choisis-en une qui dort, elle vient devant toi. (SL-30)
sleeping-queens-jester =
    Retourne la première carte de la pioche. (SL-31)
    Une carte spéciale est à toi, et tu rejoues. (SL-32)
    Un chiffre se compte à la ronde en commençant par toi ; la personne désignée peut réveiller une reine. (SL-33)
sleeping-queens-knight =
    Prend une reine réveillée devant quelqu’un d’autre. (SL-36)
    Un Dragon l’arrête. (SL-40)
sleeping-queens-potion =
    Rendort la reine de quelqu’un d’autre. (SL-37)
    Une Baguette magique l’arrête. (SL-41)
sleeping-queens-dragon =
    Garde-le : il arrête un Chevalier qui veut ta reine. (SL-40)
    À ton tour, tu peux seulement le défausser. (SL-38, SL-35)
sleeping-queens-wand =
    Garde-la : elle arrête une Potion de sommeil contre ta reine. (SL-41)
    À ton tour, tu peux seulement la défausser. (SL-38, SL-35)
sleeping-queens-queen =
    { $points } points pour la personne devant qui elle est. (SL-02)
    Les Chevaliers la prennent, les Potions la rendorment. (SL-36, SL-37)
sleeping-queens-rose =
    Qui la réveille réveille aussitôt une autre reine. (SL-50)
    Prise par un Chevalier, elle ne réveille personne.
sleeping-queens-rival = La reine des chats et la reine des caniches ne sont jamais devant la même personne : la seconde se rendort. (SL-51, SL-52)
