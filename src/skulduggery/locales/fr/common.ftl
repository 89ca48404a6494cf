# Ce que tous les jeux partagent : français

## People and places
player-number = Joueur { $number }
seat-entry = { $player } : { $value }
face-down = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}

## Games and bots
game-skull-king = Skull King
game-skull-king-dice = Skull King : le jeu de dés
game-skull-queen = Skull Queen
game-sleeping-queens = Sleeping Queens
bot-random = Hasard : n’importe quel coup permis
bot-sailor = Matelot : joue raisonnablement selon des règles simples

## Faults in a table's set-up
refusal-player-count = { $game } se joue de { $lowest } à { $highest }, pas à { $players }.
refusal-option-value = L’option { $option } ne peut pas être { $value } ; valeurs permises : { $allowed }.
refusal-option-missing = Il manque l’option { $option } ; valeurs permises : { $allowed }.
refusal-option-unknown = { $game } n’a pas d’option { $option } ; il y a : { $allowed }.
refusal-no-such-outcome = Ce résultat n’est pas possible ici.

## Faults in a record: where, and what was allowed
refusal-allowed = Permis : { $choices }

## Faults in a record: its form
refusal-not-utf8 = Le texte n’est pas de l’UTF-8 valide.
refusal-lone-surrogate = Un texte contient une moitié de caractère (un seizet d’indirection isolé).
refusal-not-json = Ce n’est pas du JSON valide à partir de la ligne { $line }, colonne { $column }.
refusal-too-deep = Le JSON a trop de niveaux d’imbrication ; { $most } au plus sont permis.
refusal-too-long = L’enregistrement fait { $bytes } octets ; le maximum est { $most }.
refusal-number-too-long = Un nombre est trop long.
refusal-not-a-json-number = { $value } n’est pas un nombre en JSON.
refusal-key-twice = La clé { $where } figure deux fois dans un objet.
refusal-not-a-record = Un enregistrement est un objet JSON, pas { $value }.
refusal-format-unknown = Le format est { $value } ; le seul connu est { $known }.
refusal-game-unknown = Il n’existe pas de jeu { $value }.
refusal-rules-unknown = La partie suit la version { $value } des règles, que ce programme n’a pas ; sa plus récente est la { $known }.
refusal-missing = Il manque { $where }.
refusal-not-a-number = { $where } doit être un nombre entier, pas { $value }.
refusal-not-a-text = { $where } doit être un texte, pas { $value }.
refusal-not-a-list = { $where } doit être une liste, pas { $value }.
refusal-not-an-object = { $where } doit être un objet, pas { $value }.
refusal-not-true = { $where } doit être true, pas { $value }.
refusal-not-true-or-false = { $where } doit être true ou false, pas { $value }.
refusal-wrong-length = { $where } compte { $value } éléments ; il en faut { $expected }.

## Faults in a record: its steps
refusal-step-not-an-object = Une étape est un objet, pas { $value }.
refusal-no-action = Une étape a exactement une action, celle-ci n’en a pas ; il y a : { $actions }.
refusal-two-actions = Une étape a exactement une action, celle-ci en a plusieurs : { $actions }.
refusal-no-such-seat = Il n’y a pas de place { $value } ; les places vont de 0 à { $highest }.
refusal-seat-not-expected = Une étape { $action } ne porte pas de place (seat).
refusal-after-the-end = La partie est finie, mais une étape { $action } suit encore.
refusal-step-not-due = Une étape { $action } n’est pas attendue ici.
refusal-step-missing = Il faut ici une étape { $action }.
refusal-not-in-seat-order = Les décisions simultanées suivent l’ordre des places ; { $seat } arrive trop tard.
refusal-wrong-round = C’est la manche { $value } ; ce devrait être la manche { $expected }.
refusal-wrong-dealer = La place { $value } distribue ou commence ; ce devrait être la place { $expected }.
refusal-no-such-card = Il n’existe rien qui s’appelle { $name }.
refusal-too-many-of-a-card = Cette carte apparaît plus de fois que dans la boîte : { $card }.
refusal-differs = { $where } vaut { $value } ; selon les règles, c’est { $expected }.
refusal-legal-differs = Pour { $seat }, la liste des choix permis n’est pas celle des règles.

## Faults in a record: its result
refusal-result-too-early = Il y a un résultat, mais la partie n’est pas finie.
refusal-result-missing = La partie est finie, mais le résultat manque.
refusal-result-differs = Le résultat n’est pas celui de la partie.
