"""The description of the API is complete."""

import json
import re
from typing import Any

import httpx
import msgspec
import pytest
from litestar.routes import HTTPRoute

from skulduggery.server.api.describing import TAGS
from skulduggery.server.api.openapi import document
from skulduggery.server.app import create_app
from skulduggery.server.config import ServerConfig
from tests.server.serving import RunningServer

app = create_app(ServerConfig(database="nowhere"))
whole = document(app)
operations = [(path, method, told) for path, item in whole["paths"].items() for method, told in item.items()]
every_operation = pytest.mark.parametrize("told", [pytest.param(t, id=f"{m} {p}") for p, m, t in operations])


def test_it_is_served(server: RunningServer, stranger: httpx.Client) -> None:
    answer = stranger.get("/api/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json() == json.loads(msgspec.json.encode(whole))
    assert whole["openapi"].startswith("3.1")


def test_every_route_is_in_it() -> None:
    routes = {
        (route.path_format, method.lower())
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        for method in handler.http_methods
        if method != "OPTIONS"
    }
    assert {(path, method) for path, method, _ in operations} == routes


@every_operation
def test_everything_is_said_of_each_operation(told: dict[str, Any]) -> None:
    assert told["summary"]
    assert len(told["description"]) > 5
    assert set(told["tags"]) <= TAGS.keys()
    assert all(parameter["description"] for parameter in told["parameters"])
    assert {"400", "429", "500", "503"} <= told["responses"].keys()
    assert ("401" in told["responses"]) == (told["security"] == [{"guest": []}])
    if "requestBody" in told:
        assert {"413", "415", "403"} <= told["responses"].keys()
        assert "example" in told["requestBody"]["content"]["application/json"]


@every_operation
def test_every_problem_has_an_example_in_words(told: dict[str, Any]) -> None:
    for status, answer in told["responses"].items():
        media = answer.get("content", {}).get("application/json", {})
        if media.get("schema") == {"$ref": "#/components/schemas/Problem"}:
            assert int(status) >= 400
            for reason, example in media["examples"].items():
                assert example["value"]["reason"] == reason
                assert " " in example["value"]["message"]


def test_every_type_is_described() -> None:
    components = whole["components"]["schemas"]
    assert len(components) > 20
    mentioned = set(re.findall(r"#/components/schemas/(\w+)", str(whole)))
    assert mentioned == components.keys()
    assert components["Settings"]["properties"]["grace"]["description"].startswith("Seconds after which")
    assert components["NewTable"]["additionalProperties"] is False


def test_nothing_is_loaded_from_elsewhere() -> None:
    assert "http" not in str(whole).replace("HTTP", "").replace("https://", "")
