# The table in the browser: English
plays-now = plays now
player-is-bot = Bot
chart-of-totals = Everybody’s points from round to round
