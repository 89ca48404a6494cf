# The table in the browser: French
plays-now = joue maintenant
player-is-bot = Robot
chart-of-totals = Les points de chacun, manche après manche
