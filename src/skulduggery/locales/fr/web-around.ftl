title = Autour de la table
