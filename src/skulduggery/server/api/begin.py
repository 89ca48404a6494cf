from typing import Any

from litestar import Request, Response, post
from litestar.exceptions import ClientException, NotAuthorizedException
from msgspec import Struct

from skulduggery.server.guests import guest_of
from skulduggery.server.hub import Hub, WantedBot
from skulduggery.server.ids import new_guest_id
from skulduggery.server.security.cookies import set_cookie
from skulduggery.server.settings import Settings
from skulduggery.server.store import Guest
from skulduggery.server.table.requests import No


class NewGuest(Struct):
    name: str


class NewTable(Struct):
    settings: Settings
    bots: tuple[WantedBot, ...] = ()
    sit: bool = True


@post("/api/guests")
async def make_guest(data: NewGuest, request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    hub: Hub = request.app.state.hub
    now = hub.services.now()
    guest = Guest(id=new_guest_id(), name=data.name, since=now, seen=now)
    await hub.services.store.add_guest(guest)
    cookie = set_cookie(guest.id, hub.services.key, secure=False)
    return Response({"name": guest.name}, headers={"set-cookie": cookie})


@post("/api/tables")
async def open_table(data: NewTable, request: Request[Any, Any, Any]) -> dict[str, str]:
    hub: Hub = request.app.state.hub
    guest = await guest_of(request.scope, hub.services)
    if guest is None:
        raise NotAuthorizedException
    live = await hub.open_table(guest.id, data.settings, bots=data.bots, sit=data.sit)
    if isinstance(live, No):
        raise ClientException(live.reason)
    return {"id": live.table.id, "code": live.table.code}
