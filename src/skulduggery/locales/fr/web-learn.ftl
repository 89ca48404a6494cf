title = Premières leçons
