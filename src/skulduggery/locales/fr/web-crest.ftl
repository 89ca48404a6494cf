## Les blasons, par numéro
crest-choice = Blasons
crest-means = À une table, tous les blasons sont différents : si quelqu’un à une place avant la tienne a choisi le même, tu en reçois un autre à cette table. Une partie commencée garde ses blasons.
crest-0 = Ancre
crest-1 = Perroquet
crest-2 = Barre
crest-3 = Compas
crest-4 = Pieuvre
crest-5 = Crochet
crest-6 = Galion
crest-7 = Canon
