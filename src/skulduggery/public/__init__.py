"""The public names of `import skulduggery`: docs/library.md explains them with examples.

`skulduggery.__all__` is the list of them. Everything else may change.
"""

from skulduggery.kernel.protocol import Chance as Chance
from skulduggery.kernel.protocol import Config as Config
from skulduggery.kernel.protocol import Decide as Decide
from skulduggery.kernel.protocol import Over as Over
from skulduggery.kernel.protocol import Refusal as Refusal
from skulduggery.kernel.record import Player as Player
from skulduggery.kernel.record import Record as Record
from skulduggery.kernel.replay import Replayed as Replayed
from skulduggery.public.bots import BotLike as BotLike
from skulduggery.public.bots import Choose as Choose
from skulduggery.public.bots import bot_names as bot_names
from skulduggery.public.bots import load_bot as load_bot
from skulduggery.public.bots import make_bot as make_bot
from skulduggery.public.errors import BadBot as BadBot
from skulduggery.public.errors import BadPad as BadPad
from skulduggery.public.errors import BadRecord as BadRecord
from skulduggery.public.errors import BadTable as BadTable
from skulduggery.public.errors import IllegalMove as IllegalMove
from skulduggery.public.errors import SkulduggeryError as SkulduggeryError
from skulduggery.public.errors import UnknownBot as UnknownBot
from skulduggery.public.errors import UnknownGame as UnknownGame
from skulduggery.public.errors import UnknownRule as UnknownRule
from skulduggery.public.errors import WrongState as WrongState
from skulduggery.public.finding import configure as configure
from skulduggery.public.finding import find_game as find_game
from skulduggery.public.finding import game_names as game_names
from skulduggery.public.pads import ScoredPad as ScoredPad
from skulduggery.public.pads import score_pad as score_pad
from skulduggery.public.records import check_record as check_record
from skulduggery.public.records import format_record as format_record
from skulduggery.public.records import parse_record as parse_record
from skulduggery.public.records import read_records as read_records
from skulduggery.public.records import replay_record as replay_record
from skulduggery.public.rulings import rule as rule
from skulduggery.public.rulings import rulebook as rulebook
from skulduggery.public.tables import Played as Played
from skulduggery.public.tables import Table as Table
from skulduggery.public.tables import play as play
