## Gli stemmi, per numero
crest-choice = Stemmi
crest-means = A un tavolo non ci sono due stemmi uguali: se qualcuno in un posto prima del tuo ha scelto lo stesso, lì ne ricevi un altro. Una partita già cominciata tiene i suoi stemmi.
crest-0 = Ancora
crest-1 = Pappagallo
crest-2 = Timone
crest-3 = Bussola
crest-4 = Polpo
crest-5 = Uncino
crest-6 = Galeone
crest-7 = Cannone
