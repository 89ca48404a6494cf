"""Guests: all we ask for is a name."""

from http import HTTPStatus
from typing import Annotated

from litestar import Response, delete, get, patch, post
from msgspec import Meta, Struct
from msgspec.structs import replace

from skulduggery.server.api.asking import (
    Asked,
    body_of,
    caller_of,
    hub_of,
    known_guest,
    quotas_of,
    services_of,
    wants_secure_cookies,
)
from skulduggery.server.api.describing import described
from skulduggery.server.api.forgetting import forget
from skulduggery.server.api.problems import Refused
from skulduggery.server.crests import CRESTS
from skulduggery.server.ids import new_guest_id
from skulduggery.server.security.cookies import clear_cookie, set_cookie
from skulduggery.server.security.plaintext import LONGEST_NAME, clean_name
from skulduggery.server.store import Guest
from skulduggery.server.table.requests import No

SEEN_EVERY = 60 * 60 * 1000
"""Milliseconds. We do not store more exactly than this when a guest was here."""

BAD_NAME = No("bad-name", {"most": LONGEST_NAME})
COOKIE_SET = {"Set-Cookie": "`skulduggery_guest`: HttpOnly, SameSite=Lax, Secure behind TLS."}


class Named(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A name of 1 to 24 visible characters."""

    name: Annotated[str, Meta(max_length=1000)]
    crest: Annotated[int, Meta(ge=0, lt=CRESTS)] | None = None
    """The number of a crest. If it is left out, an earlier choice stays."""


class Me(Struct, frozen=True):
    """A guest."""

    name: str
    since: int
    """When the guest registered, in milliseconds since 1970."""
    crest: int | None = None
    """The crest that the guest has chosen, if any."""


ANNA = Me(name="Anna", since=1_767_225_600_000, crest=4)


@post("/api/guests", status_code=HTTPStatus.CREATED)
@described(
    "Register a guest",
    tag="guests",
    body=Named,
    body_example=Named("Anna"),
    answer=Named,
    example=Named("Anna"),
    status=HTTPStatus.CREATED,
    headers=COOKIE_SET,
    refuses=(BAD_NAME, No("too-many-guests", {"minutes": 1})),
)
async def become_guest(request: Asked) -> Response[Named]:
    """Register a guest: send a display name, receive the session cookie. A caller who has a cookie already gets a
    new one and becomes another guest. To change the name, use `/api/me`."""
    wanted = await body_of(request, Named)
    name = _cleaned(wanted.name)
    quotas_of(request).guests.spend(caller_of(request).address)
    services = services_of(request)
    now = services.now()
    guest = Guest(id=new_guest_id(), name=name, since=now, seen=now, crest=wanted.crest)
    await services.store.add_guest(guest)
    cookie = set_cookie(guest.id, services.key, secure=wants_secure_cookies(request))
    return Response(Named(name, crest=wanted.crest), headers={"set-cookie": cookie})


@get("/api/me")
@described("Who I am", tag="guests", answer=Me, example=ANNA, guest=True)
async def show_me(request: Asked) -> Me:
    """The caller's name, as others see it."""
    guest, services = await known_guest(request), services_of(request)
    now = services.now()
    if now - guest.seen > SEEN_EVERY:
        await services.store.see_guest(guest.id, now)
    return Me(name=guest.name, since=guest.since, crest=guest.crest)


@patch("/api/me")
@described(
    "Change name or crest",
    tag="guests",
    body=Named,
    body_example=Named("Captain Anna", crest=4),
    answer=Me,
    example=Me(name="Captain Anna", since=ANNA.since, crest=4),
    refuses=(BAD_NAME,),
    guest=True,
)
async def rename_me(request: Asked) -> Me:
    """Everybody at my tables sees the new name at once; records of finished games keep the old one. A new crest
    appears at tables whose game has not begun."""
    guest = await known_guest(request)
    wanted = await body_of(request, Named)
    crest = guest.crest if wanted.crest is None else wanted.crest
    now = replace(guest, name=_cleaned(wanted.name), crest=crest)
    await services_of(request).store.rename_guest(guest.id, now.name, wanted.crest)
    for live in hub_of(request).tables():
        if guest.id in live.gathering.names:
            await live.rename(now.id, now.name, now.crest)
    return Me(name=now.name, since=now.since, crest=now.crest)


@delete("/api/me", status_code=HTTPStatus.NO_CONTENT)
@described(
    "Delete my data",
    tag="guests",
    answer=None,
    status=HTTPStatus.NO_CONTENT,
    headers={"Set-Cookie": "Deletes the cookie."},
    guest=True,
)
async def forget_me(request: Asked) -> Response[None]:
    """Deletes the guest, results, mutes, complaints, comments and shared score pads, and blanks all lines of chat.
    In records of games the name becomes "Guest". Seats at waiting tables become free; in running games a bot plays
    on. It cannot be undone."""
    guest = await known_guest(request)
    await forget(hub_of(request), guest.id)
    cookie = clear_cookie(secure=wants_secure_cookies(request))
    return Response(None, headers={"set-cookie": cookie}, status_code=HTTPStatus.NO_CONTENT)


def _cleaned(name: str) -> str:
    cleaned = clean_name(name)
    if cleaned is None:
        raise Refused(BAD_NAME)
    return cleaned
