## Les règles qui tournent dans le navigateur même, sans serveur

coming = Les règles montent à bord …
coming-part = { $percent } %
coming-once = { $megabytes } Mo, cette seule fois ; ensuite elles restent sur cet appareil.
coming-again = { $megabytes } Mo, sauf si ton navigateur les a encore de la dernière fois.
coming-kept = Elles sont déjà sur cet appareil. Leur démarrage prend un instant.
missing = Cette page a été construite sans les règles pour le navigateur. La personne qui gère ce serveur peut la reconstruire avec une connexion au réseau.
away = Impossible de récupérer les règles. Y a-t-il une connexion au réseau ?
broken = Les règles ne peuvent pas tourner dans ce navigateur. Une version plus récente aidera peut-être.
again = Réessayer
