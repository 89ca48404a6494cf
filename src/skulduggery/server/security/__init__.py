"""Security between browsers and the server: who sends a request, from which page, and what they may read and write."""

from skulduggery.server.security.clients import Client, client_of, cookies_are_secure, header, may_read_metrics
from skulduggery.server.security.cookies import COOKIE, clear_cookie, set_cookie, sign, unsign
from skulduggery.server.security.headers import SecurityHeaders, security_headers
from skulduggery.server.security.origins import origin_allowed, parse_origin
from skulduggery.server.security.plaintext import clean_name, clean_text

__all__ = [
    "COOKIE",
    "Client",
    "SecurityHeaders",
    "clean_name",
    "clean_text",
    "clear_cookie",
    "client_of",
    "cookies_are_secure",
    "header",
    "may_read_metrics",
    "origin_allowed",
    "parse_origin",
    "security_headers",
    "set_cookie",
    "sign",
    "unsign",
]
