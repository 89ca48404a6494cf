title = Ein Handy für alle
