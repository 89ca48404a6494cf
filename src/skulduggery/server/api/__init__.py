"""The HTTP API. `/api/openapi.json` describes it."""

from collections.abc import Sequence
from typing import Any

from litestar.types import ControllerRouterHandler

from skulduggery.server.api.chronicles import tell_log
from skulduggery.server.api.comments import delete_comment, list_comments, write_comment
from skulduggery.server.api.films import make_film, show_film
from skulduggery.server.api.games import list_games, list_phrases
from skulduggery.server.api.guests import become_guest, forget_me, rename_me, show_me
from skulduggery.server.api.invitations import find_by_code, show_link, show_qr
from skulduggery.server.api.lessons import list_examples, show_lesson
from skulduggery.server.api.mine import list_my_tables, show_history, show_statistics
from skulduggery.server.api.openapi import show_openapi
from skulduggery.server.api.operating import show_health, show_metrics
from skulduggery.server.api.pads import end_pad, share_pad, show_pad, show_pad_link, show_pad_qr
from skulduggery.server.api.pictures import show_game_picture, show_replay_picture, show_table_picture
from skulduggery.server.api.playing_on import play_on
from skulduggery.server.api.problems import told
from skulduggery.server.api.records import download_all_records, download_record
from skulduggery.server.api.reviews import review_game
from skulduggery.server.api.rules import show_rules, try_trick
from skulduggery.server.api.tables import close_table, list_tables, open_table, show_table

ROUTES: Sequence[ControllerRouterHandler] = (
    become_guest,
    show_me,
    rename_me,
    forget_me,
    list_games,
    list_phrases,
    show_rules,
    try_trick,
    show_lesson,
    list_examples,
    open_table,
    play_on,
    list_tables,
    show_table,
    close_table,
    tell_log,
    find_by_code,
    show_link,
    show_qr,
    show_table_picture,
    show_replay_picture,
    show_game_picture,
    download_record,
    review_game,
    show_film,
    make_film,
    list_comments,
    write_comment,
    delete_comment,
    share_pad,
    show_pad,
    end_pad,
    show_pad_link,
    show_pad_qr,
    list_my_tables,
    show_history,
    download_all_records,
    show_statistics,
    show_health,
    show_metrics,
    show_openapi,
)
EXCEPTION_HANDLERS: dict[Any, Any] = {Exception: told}
