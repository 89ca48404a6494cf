title = Un seul téléphone pour tous
