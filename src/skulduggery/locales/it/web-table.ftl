# The table in the browser: Italian
plays-now = gioca ora
player-is-bot = Bot
chart-of-totals = I punti di ciascuno, mano dopo mano
