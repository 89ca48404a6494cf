title = Revoir une partie
