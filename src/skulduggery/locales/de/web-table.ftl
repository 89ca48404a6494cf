# The table in the browser: German
plays-now = ist dran
player-is-bot = Bot
chart-of-totals = Punkte aller von Runde zu Runde
