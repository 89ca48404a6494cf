title = Les règles
