title = Erste Lektionen
