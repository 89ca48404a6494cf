"""Who is calling, from whose page, with which cookie, and what they may write."""

import asyncio
import socket
import string
import unicodedata
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from skulduggery.server.config import ServerConfig
from skulduggery.server.guests import guest_id_of
from skulduggery.server.ids import GuestId, new_guest_id
from skulduggery.server.security import (
    Client,
    SecurityHeaders,
    clean_name,
    clean_text,
    clear_cookie,
    client_of,
    cookies_are_secure,
    hosts,
    may_read_metrics,
    origin_allowed,
    parse_origin,
    set_cookie,
    sign,
    unsign,
)
from skulduggery.server.security.cookies import COOKIE
from skulduggery.server.security.hosts import host_allowed
from skulduggery.server.security.plaintext import UNWANTED

KEY = b"k" * 32
PLAIN = ServerConfig()
BEHIND_PROXIES = ServerConfig(trusted_proxies=("127.0.0.1", "10.0.0.0/8", "::1"))


def config(**settings: Any) -> ServerConfig:
    return msgspec.convert(settings, ServerConfig)


def scope(peer: str | None = "192.0.2.7", scheme: str = "http", **headers: str) -> dict[str, Any]:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "client": (peer, 4711) if peer else None, "scheme": scheme, "headers": named}


# --- headers ------------------------------------------------------------------------------------------------------


def answered(asked: dict[str, Any], settings: ServerConfig, *given: tuple[bytes, bytes]) -> dict[str, str]:
    """The headers of a response that went through the middleware."""
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": list(given)})
        await send({"type": "http.response.body", "body": b""})

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(SecurityHeaders(app, settings)(asked, None, send))
    assert len(sent) == 2
    return {name.decode(): value.decode() for name, value in sent[0]["headers"]}


def test_every_response_has_the_headers() -> None:
    headers = answered(scope(host="localhost:7878"), PLAIN)
    policy = headers["content-security-policy"].split("; ")
    assert policy[0] == "default-src 'none'"
    assert "script-src 'self'" in policy
    assert "connect-src 'self' ws://localhost:7878" in policy
    assert "frame-ancestors 'none'" in policy
    assert {"manifest-src 'self'", "worker-src 'self'"} <= set(policy)
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "strict-transport-security" not in headers


def test_behind_tls_browsers_are_told_to_come_that_way() -> None:
    asked = scope("127.0.0.1", host="play.example.org", x_forwarded_proto="https")
    headers = answered(asked, BEHIND_PROXIES)
    assert headers["strict-transport-security"].startswith("max-age=")
    assert "connect-src 'self' wss://play.example.org;" in headers["content-security-policy"]
    assert "strict-transport-security" not in answered(asked, PLAIN)


@pytest.mark.parametrize("host", ["", "evil; script-src *", "a b", "a,b", "a'b", "ü.example.org", "x" * 300])
def test_a_host_that_is_none_is_not_quoted(host: str) -> None:
    policy = answered(scope(host=host), PLAIN)["content-security-policy"]
    assert "connect-src 'self' ws: wss:;" in policy
    assert policy.count("script-src") == 1


def test_what_the_application_says_itself_is_left_alone() -> None:
    headers = answered(scope(), PLAIN, (b"Referrer-Policy", b"origin"), (b"content-type", b"text/plain"))
    assert headers["Referrer-Policy"] == "origin"
    assert "referrer-policy" not in headers
    assert headers["content-type"] == "text/plain"


def test_sockets_are_left_alone() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert send is None

    asyncio.run(SecurityHeaders(app, PLAIN)({"type": "websocket"}, None, None))  # pyright: ignore[reportArgumentType]


# --- origins ------------------------------------------------------------------------------------------------------

OWN = {
    "our own page": ("http://localhost:7878", "localhost:7878"),
    "behind TLS": ("https://play.example.org", "play.example.org"),
    "the usual ports": ("https://play.example.org", "play.example.org:443"),
    "in capitals": ("HTTPS://Play.Example.ORG", "play.example.ORG"),
    "by number": ("http://[::1]:7878", "[::1]:7878"),
    "a program that is no browser": (None, "localhost:7878"),
    "another site that is named": ("https://club.example.org", "play.example.org"),
}
OTHERS = {
    "another site": ("https://evil.example.com", "play.example.org"),
    "a longer name": ("https://play.example.org.evil.com", "play.example.org"),
    "a shorter name": ("https://example.org", "play.example.org"),
    "another port": ("http://localhost:8000", "localhost:7878"),
    "a named site by http": ("http://club.example.org", "play.example.org"),
    "nobody": ("null", "play.example.org"),
    "nothing": ("", "play.example.org"),
    "nothing to nowhere": ("", ""),
    "a scheme without a host": ("https://", ""),
    "no web page": ("file://play.example.org", "play.example.org"),
    "an extension": ("chrome-extension://play.example.org", "play.example.org"),
    "a user": ("https://play.example.org@evil.com", "evil.com"),
    "a path": ("https://play.example.org/x", "play.example.org/x"),
    "a port that is none": ("https://play.example.org:x", "play.example.org:x"),
}
ONE_MORE = config(origins=["https://club.example.org"])


@pytest.mark.parametrize(("origin", "host"), OWN.values(), ids=OWN)
def test_these_pages_may_open_sockets(origin: str | None, host: str) -> None:
    assert origin_allowed(origin, host, ONE_MORE)


@pytest.mark.parametrize(("origin", "host"), OTHERS.values(), ids=OTHERS)
def test_these_may_not(origin: str, host: str) -> None:
    assert not origin_allowed(origin, host, ONE_MORE)


def test_origins_have_one_form() -> None:
    assert parse_origin(" https://Play.example.org:443/ ") == "https://play.example.org"
    assert parse_origin("http://play.example.org:443") == "http://play.example.org:443"
    assert parse_origin("play.example.org") is None


# --- cookies ------------------------------------------------------------------------------------------------------


def test_a_signed_guest_is_recognised() -> None:
    guest = new_guest_id()
    assert unsign(sign(guest, KEY), KEY) == guest


@given(cookie=st.text(max_size=100))
def test_no_text_is_a_cookie(cookie: str) -> None:
    assert unsign(cookie, KEY) is None


@given(data=st.data())
def test_a_changed_cookie_is_none(data: st.DataObject) -> None:
    cookie = sign(GuestId("q8J3kX0aVdU1Zb5nR7mTfw"), KEY)
    place = data.draw(st.integers(0, len(cookie) - 1))
    letter = data.draw(st.sampled_from(string.ascii_letters + string.digits + "._-"))
    changed = cookie[:place] + letter + cookie[place + 1 :]
    assert changed == cookie or unsign(changed, KEY) is None


def test_another_key_another_guest_another_version() -> None:
    cookie = sign(GuestId("anna"), KEY)
    assert unsign(cookie, b"j" * 32) is None
    assert unsign(cookie.replace("anna", "hana"), KEY) is None
    assert unsign(cookie.replace("1.", "2.", 1), KEY) is None
    assert unsign(cookie + "=", KEY) is None


@pytest.mark.parametrize(
    "others",
    [
        "",
        "x=1; ",
        'wish={"a":1, "b":2}; ',
        "list[0]=1; ",
        "flag; ",
        'open="; ',
        "path=/; ",
        "=5; ;",
        "caf\u00e9=\u00fc; ",
        f"{COOKIE}=1.anna.no; ",
    ],
)
def test_a_guest_is_known_whatever_other_cookies_come_along(others: str) -> None:
    cookie = f"{others}{COOKIE}={sign(GuestId('anna'), KEY)}; last={{}}"
    assert guest_id_of({"headers": [(b"cookie", cookie.encode("latin-1"))]}, KEY) == "anna"
    apart = [(b"cookie", part.encode("latin-1")) for part in cookie.split("; ")]
    assert guest_id_of({"headers": [(b"accept", b"*/*"), *apart]}, KEY) == "anna"


def test_without_a_cookie_of_ours_nobody_is_known() -> None:
    assert guest_id_of({"headers": []}, KEY) is None
    assert guest_id_of({"headers": [(b"cookie", f"not_{COOKIE}={sign(GuestId('anna'), KEY)}".encode())]}, KEY) is None


def test_the_cookie_is_not_for_scripts_nor_for_other_sites() -> None:
    value = set_cookie(GuestId("anna"), KEY, secure=False)
    assert value.startswith("skulduggery_guest=1.anna.")
    assert value.endswith("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax")
    assert set_cookie(GuestId("anna"), KEY, secure=True).endswith("; SameSite=Lax; Secure")
    assert clear_cookie(secure=True) == "skulduggery_guest=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure"


@pytest.mark.parametrize(("setting", "https", "secure"), [("auto", True, True), ("auto", False, False)])
def test_cookies_are_secure_behind_tls(setting: str, https: bool, secure: bool) -> None:
    client = Client(address="192.0.2.7", https=https, proxied=False)
    assert cookies_are_secure(client, config(secure_cookies=setting)) is secure
    assert cookies_are_secure(client, config(secure_cookies="true")) is True
    assert cookies_are_secure(client, config(secure_cookies="false")) is False


# --- who is calling -----------------------------------------------------------------------------------------------

HOPS: dict[str, tuple[str | None, dict[str, str], str]] = {
    "nobody in between": ("192.0.2.7", {}, "192.0.2.7"),
    "a stranger who claims": ("192.0.2.7", {"x_forwarded_for": "203.0.113.9"}, "192.0.2.7"),
    "one proxy": ("127.0.0.1", {"x_forwarded_for": "203.0.113.9"}, "203.0.113.9"),
    "two proxies": ("127.0.0.1", {"x_forwarded_for": "203.0.113.9, 10.1.2.3"}, "203.0.113.9"),
    "a claim before the proxy": ("127.0.0.1", {"x_forwarded_for": "1.2.3.4, 203.0.113.9"}, "203.0.113.9"),
    "nothing but proxies": ("127.0.0.1", {"x_forwarded_for": "10.9.9.9, 10.1.2.3"}, "10.9.9.9"),
    "a proxy that says nothing": ("127.0.0.1", {}, "127.0.0.1"),
    "no address": ("127.0.0.1", {"x_forwarded_for": "unknown"}, "127.0.0.1"),
    "no address behind one": ("127.0.0.1", {"x_forwarded_for": "unknown, 10.1.2.3"}, "10.1.2.3"),
    "with a port": ("127.0.0.1", {"x_forwarded_for": "203.0.113.9:4711"}, "203.0.113.9"),
    "IPv6": ("::1", {"x_forwarded_for": "2001:db8::7"}, "2001:db8::7"),
    "IPv6 in brackets": ("::1", {"x_forwarded_for": "[2001:db8::7]:4711"}, "2001:db8::7"),
    "IPv4 in IPv6": ("::ffff:127.0.0.1", {"x_forwarded_for": "203.0.113.9"}, "203.0.113.9"),
    "blanks and commas": ("127.0.0.1", {"x_forwarded_for": " , 203.0.113.9 ,"}, "203.0.113.9"),
    "no peer": (None, {"x_forwarded_for": "203.0.113.9"}, ""),
}


@pytest.mark.parametrize(("peer", "headers", "address"), HOPS.values(), ids=HOPS)
def test_the_client_is_the_rightmost_hop_that_is_no_trusted_proxy(
    peer: str | None, headers: dict[str, str], address: str
) -> None:
    assert client_of(scope(peer, **headers), BEHIND_PROXIES).address == address


def test_several_headers_count_as_one() -> None:
    asked = scope("127.0.0.1")
    asked["headers"] = [(b"x-forwarded-for", b"1.2.3.4"), (b"x-forwarded-for", b"203.0.113.9")]
    assert client_of(asked, BEHIND_PROXIES).address == "203.0.113.9"


def test_without_trusted_proxies_nobody_is_believed() -> None:
    told = client_of(scope("127.0.0.1", x_forwarded_for="203.0.113.9", x_forwarded_proto="https"), PLAIN)
    assert told == Client(address="127.0.0.1", https=False, proxied=True)


def test_https_is_what_the_trusted_proxy_says() -> None:
    assert client_of(scope("127.0.0.1", x_forwarded_proto="https"), BEHIND_PROXIES).https
    assert client_of(scope("127.0.0.1", x_forwarded_proto="http, https"), BEHIND_PROXIES).https
    assert not client_of(scope("127.0.0.1", x_forwarded_proto="https, http"), BEHIND_PROXIES).https
    assert not client_of(scope("192.0.2.7", x_forwarded_proto="https"), BEHIND_PROXIES).https
    assert client_of(scope("192.0.2.7", scheme="wss"), BEHIND_PROXIES).https


@pytest.mark.parametrize(
    ("peer", "headers", "allowed"),
    [
        ("127.0.0.1", {}, True),
        ("::1", {}, True),
        ("192.0.2.7", {}, False),
        ("127.0.0.1", {"x_forwarded_for": "127.0.0.1"}, False),
        ("127.0.0.1", {"via": "1.1 proxy"}, False),
        (None, {}, False),
    ],
)
def test_metrics_are_for_this_machine(peer: str | None, headers: dict[str, str], allowed: bool) -> None:
    client = client_of(scope(peer, **headers), BEHIND_PROXIES)
    assert may_read_metrics(client, "127.0.0.1:7878", BEHIND_PROXIES) is allowed
    assert may_read_metrics(client, "evil.example", config(metrics="on")) is True
    assert may_read_metrics(client, "127.0.0.1:7878", config(metrics="off")) is False


@pytest.mark.parametrize("hosts", [(), ("*",), ("play.example.org",)])
def test_metrics_are_not_for_pages_that_pretend_to_be_here(hosts: tuple[str, ...]) -> None:
    """Not even where every name is allowed."""
    settings = config(hosts=hosts)
    client = client_of(scope("127.0.0.1"), settings)
    assert may_read_metrics(client, "localhost:7878", settings)
    assert not may_read_metrics(client, "evil.example:7878", settings)


# --- names of this server -----------------------------------------------------------------------------------------

OURS = ("", "127.0.0.1", "192.168.1.7:7878", "[::1]:7878", "[fe80::1%25eth0]", "localhost:7878", "LOCALHOST.", "x")
LOCAL = ("raspberrypi", "raspberrypi.local:7878", "games.lan", "a.b.home.arpa", "table.localhost")
FOREIGN = ("evil.example", "evil.example:7878", "127.0.0.1.evil.example", "localhost.evil.example", "evil.locall")
CONFIGURED = ("play.example.org", "Play.Example.Org:443", "other.example.org:8080", "here.example.org")


@pytest.mark.parametrize("host", [*OURS, *LOCAL])
def test_addresses_and_local_names_need_no_setting(host: str) -> None:
    assert host_allowed(host, PLAIN)


def test_the_machine_s_own_name_needs_no_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    assert host_allowed(socket.gethostname(), PLAIN)
    monkeypatch.setattr(hosts, "_our_names", lambda: frozenset({"box.example.net"}))
    assert host_allowed("box.example.net:7878", PLAIN)


@pytest.mark.parametrize("host", FOREIGN)
def test_names_that_anybody_can_register_are_foreign(host: str) -> None:
    assert not host_allowed(host, PLAIN)
    assert not host_allowed(host, config(hosts=["play.example.org"]))
    assert host_allowed(host, config(hosts=["*"]))


@pytest.mark.parametrize("host", CONFIGURED)
def test_names_that_are_configured_are_ours(host: str) -> None:
    origins = ["https://other.example.org"]
    assert host_allowed(host, config(hosts=["play.example.org"], origins=origins, host="here.example.org"))
    assert not host_allowed(host, PLAIN)


# --- names and chat -----------------------------------------------------------------------------------------------

NAMES = {
    "Grace": "Grace",
    "  Grace   O'Malley ": "Grace O'Malley",
    "Zoe\u0301": "Zoé",
    "<b>Anna</b> & Ben": "<b>Anna</b> & Ben",
    "a\nb\tc": "a b c",
    "a\x00b\x1b[31mc": "ab[31mc",
    "\u202egnp.exe": "gnp.exe",
    "A\u200bn\u00adn\ufeffa": "Anna",
    "Ann\u200da": "Anna",
    "👩\u200d👩\u200d👧": "👩\u200d👩\u200d👧",
    "🏴\u200d☠️": "🏴\u200d☠️",
    "👩🏽\u200d🚀": "👩🏽\u200d🚀",
    "👩\u200d": "👩",
    "\ue000x": "x",
    "日本": "日本",
    "a" * 24: "a" * 24,
    "e" + "\u0323" * 30: "ẹ" + "\u0323" * 4,
}


@pytest.mark.parametrize(("typed", "name"), NAMES.items())
def test_names_are_made_plain(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    "typed", ["", "   ", "\n", "\u200b\u200d", "\u3164", "\u2800", "\u0301", "a" * 25, "x" * 10**6, "\ufe0f"]
)
def test_these_are_no_names(typed: str) -> None:
    assert clean_name(typed) is None


def test_chat_may_be_longer() -> None:
    assert clean_text("a" * 300) == "a" * 300
    assert clean_text("a" * 301) is None
    assert clean_text(" well\u2028played ") == "well played"


@given(typed=st.text(max_size=400))
def test_whatever_is_typed_becomes_one_plain_line_or_nothing(typed: str) -> None:
    line = clean_text(typed)
    if line is None:
        return
    assert 1 <= len(line) <= 300
    assert line == line.strip()
    assert line == unicodedata.normalize("NFC", line)
    assert not [c for c in line if unicodedata.category(c) in UNWANTED and c != "\u200d"]
    assert clean_text(line) == line
