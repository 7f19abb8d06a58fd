"""The OpenAPI description of the calls: their bodies and answers, as the server reads and writes them."""

from typing import Any, TypedDict, get_type_hints

import msgspec

from charthouse.games import GAMES, game
from charthouse.server import messages, wire
from charthouse.server.wire import Dict


class Call(TypedDict, total=False):
    body: Any
    answer: Any
    media: str
    paper: bool
    """Whether each game says what it answers, where it scores a real table."""
    key: bool
    """Whether it needs a device key."""


TABLE = "/api/tables/{id}"
CALLS = {
    ("post", "/api/tables"): Call(body=messages.Opening, answer=wire.OpenedTable),
    ("get", "/api/daily"): Call(answer=wire.Day),
    ("post", "/api/daily"): Call(body=messages.Daily, answer=wire.OpenedTable),
    ("post", "/api/keys"): Call(body=messages.Exchange, answer=wire.DeviceKey),
    ("post", "/api/keys/ask"): Call(body=messages.Ask, answer=wire.Asked),
    ("post", "/api/keys/asked"): Call(body=messages.AskedWith, answer=wire.LetIn),
    ("post", f"{TABLE}/answer"): Call(body=messages.Answer, answer=Dict, key=True),
    ("post", f"{TABLE}/ticket"): Call(body=messages.TicketWish, answer=wire.Ticket, key=True),
    ("post", f"{TABLE}/put-out"): Call(body=messages.PutOut, answer=wire.Recoveries, key=True),
    ("get", TABLE): Call(answer=wire.StateMessage, key=True),
    ("post", f"{TABLE}/links"): Call(body=Dict, answer=wire.Links, key=True),
    ("post", f"{TABLE}/recovery"): Call(body=Dict, answer=wire.Recoveries, key=True),
    ("post", f"{TABLE}/strike"): Call(body=messages.Strike, answer=wire.Done, key=True),
    ("post", f"{TABLE}/delete"): Call(body=messages.Delete, answer=wire.Done, key=True),
    ("post", f"{TABLE}/rematch"): Call(body=messages.Opening, answer=wire.OpenedTable, key=True),
    ("post", f"{TABLE}/follow"): Call(body=Dict, answer=wire.DeviceKey, key=True),
    ("post", "/api/qr"): Call(body=messages.QrText, media="image/svg+xml"),
    ("get", f"{TABLE}/record"): Call(media="text/plain", key=True),
    ("get", f"{TABLE}/words"): Call(media="text/plain", key=True),
    ("get", f"{TABLE}/draws"): Call(answer=wire.Draws, key=True),
    ("get", f"{TABLE}/replay"): Call(answer=wire.Replay, key=True),
    ("post", "/api/replay"): Call(body=messages.RecordText, answer=wire.Replay),
    ("post", f"{TABLE}/branch"): Call(body=messages.Branch, answer=wire.OpenedTable, key=True),
    ("post", "/api/branch"): Call(body=messages.Branch, answer=wire.OpenedTable),
    ("post", "/api/score"): Call(body=Dict, paper=True),
    ("get", "/api/content"): Call(answer=Dict),
    ("get", "/locale/{lang}.ftl"): Call(media="text/plain"),
    ("get", "/locale/{lang}/{part}.ftl"): Call(media="text/plain"),
}
"""Every call with what it takes and gives."""


def described(found: Dict) -> Dict:
    """What FastAPI knows of the paths, with bodies, answers, refusals and keys."""
    papers = [get_type_hints(paper).get("return", Dict) for name in GAMES if (paper := game(name).paper)]
    types = [kind for call in CALLS.values() for kind in (call.get("body"), call.get("answer")) if kind]
    types += [wire.Refusal, *papers]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(map(repr, types), schemas, strict=True))
    refusal = {
        "description": "Refused, with the reason as a message",
        "content": {"application/json": {"schema": schema_of[repr(wire.Refusal)]}},
    }
    for path, methods in found["paths"].items():
        for method, operation in methods.items():
            call = CALLS[method, path]
            media = call.get("media", "application/json")
            content = {"schema": schema_of[repr(call["answer"])] if "answer" in call else {"type": "string"}}
            if call.get("paper"):
                content = {"schema": {"anyOf": [schema_of[repr(kind)] for kind in papers]}}
            operation["responses"] = {
                "200": {"description": "Done", "content": {media: content}},
                "4XX": refusal,
            }
            if "body" in call:
                operation["requestBody"] = {
                    "content": {"application/json": {"schema": schema_of[repr(call["body"])]}}
                }
                header = {"name": "X-Charthouse", "in": "header", "required": True, "schema": {"const": "1"}}
                operation["parameters"] = [*operation.get("parameters", []), header]
            if call.get("key"):
                operation["security"] = [{"key": []}]
    keys = {"key": {"type": "http", "scheme": "bearer", "description": "A device key"}}
    return {**found, "components": {"schemas": components, "securitySchemes": keys}}
