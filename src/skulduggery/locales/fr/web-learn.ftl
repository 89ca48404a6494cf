# Premières leçons, et les exemples des règles à rejouer : français

## Les quatre leçons
title = Premières leçons
intro = Je suis le perroquet du bord. Joue une petite manche avec moi, et tu sauras jouer.
minutes = environ 3 minutes
is-done = terminée, environ 3 minutes
lesson-of = Apprendre { $game }
step-of = Étape { $step } sur { $steps }

## Une leçon
coach = Ce que dit le perroquet
look = Regarde…
read = À lire
go-on = Continuer
go-on-key = Continuer (touche G)
finish = Terminer
fold = Réduire les paroles du perroquet
unfold = Afficher toutes les paroles du perroquet
leave = Quitter la leçon
leave-means = Tu peux partir à tout moment. La leçon reprendra là où tu en étais.
left-at = Tu as quitté cette leçon à l’étape { $step } sur { $steps }.
go-on-there = Reprendre où j’en étais
from-the-start = Depuis le début
rules = Règles

## À la fin
well-done = Bravo !
you-can-play = Tu sais maintenant jouer à { $game }. Le reste s’apprend à la table.
play-bots = Jouer contre des robots
next-lesson = Leçon suivante · { $game }
all-rules = Toutes les règles
once-more = Refaire cette leçon
all-lessons = Toutes les leçons
what-was-met = Les règles que tu connais maintenant

## Exemples
example-back = Retour
example-next = Suite
example-show = Montre-moi
example-again = Rejouer
example-parts = Quel déroulement
