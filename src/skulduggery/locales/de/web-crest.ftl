## Wappen, nach ihren Nummern
crest-choice = Wappen
crest-means = Am Tisch hat jeder ein anderes Wappen: Hat jemand auf einem Platz vor deinem dasselbe gewählt, bekommst du dort ein anderes. Ein begonnenes Spiel behält seine Wappen.
crest-0 = Anker
crest-1 = Papagei
crest-2 = Steuerrad
crest-3 = Kompass
crest-4 = Krake
crest-5 = Haken
crest-6 = Galeone
crest-7 = Kanone
