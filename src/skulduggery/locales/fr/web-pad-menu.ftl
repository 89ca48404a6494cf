## Le menu d’une feuille de points, et ce qu’il ouvre

players-and-rules = Noms et règles
live = Laisser d’autres regarder
stop = Terminer la partie maintenant
delete = Supprimer
delete-title = Supprimer ce carnet de scores ?
delete-means = Tu peux récupérer le carnet de scores de { $names } : dans l’historique, sous « Supprimées ».
keep = Le garder
type-size = Taille des caractères
type-large = Grande
type-larger = Plus grande
type-largest = Très grande
awake = Garder l’écran allumé
awake-means = L’écran ne s’éteint pas tant que le carnet est ouvert.
awake-impossible = Ce navigateur ne peut pas garder l’écran allumé. Choisis une durée plus longue dans les réglages de ton appareil.
name-of = Nom de la place { $number }
dealt-first = Qui a distribué en premier ?
threw-first = Qui a commencé en premier ?
scoring = Décompte
scoring-standard = Normal
scoring-landlubber = Marins d’eau douce
plank-values = Points des cinq cases
plank-space = Case { $space }
all-computed-again = Ce que tu changes ici vaut pour toute la partie. Tout est recalculé.
who-sits-there = Quelqu’un arrive ou part
from-when = À partir de quand ?
from-round = { $round ->
    [1] Depuis le début
   *[other] Dès la manche { $round }
}
from-the-start-means = Comme si la table avait toujours été ainsi. La personne retirée disparaît avec tout ce qui était noté pour elle.
clockwise = Qui joue, dans le sens horaire ?
newcomer = Nom d’une nouvelle personne
sits-down = S’installe
not-there = Pas à la table :
comes-back = { $name } revient
begins-with = La nouvelle personne commence avec
begins-nothing = 0 point
begins-lowest = le score le plus bas : { $points }
