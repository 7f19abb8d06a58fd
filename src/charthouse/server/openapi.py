"""The OpenAPI description of the calls: their bodies and answers, as the server reads and writes them."""

from typing import Any, Literal, NotRequired, TypedDict

import msgspec

from charthouse.server import messages

Dict = dict[str, Any]
"""What a game defines: its options, a face, a header."""


# --- answers


class Message(TypedDict):
    id: str
    args: Dict


class Refusal(TypedDict):
    error: Message


class SeatLink(TypedDict):
    seat: int
    link: str
    recovery: str


class Links(TypedDict):
    seats: list[SeatLink]
    watch: str


class Recovery(TypedDict):
    seat: int
    recovery: str


class Recoveries(TypedDict):
    seats: list[Recovery]


class OpenedTable(Links):
    table: str
    key: str


class DeviceKey(TypedDict):
    key: str
    table: str
    role: Literal["seat", "watch"]
    seats: list[int]
    recovery: NotRequired[str]


class Place(TypedDict):
    seat: int
    name: str
    title: str
    crest: str
    kind: Literal["person", "bot", "automa"]
    bot: str
    here: bool
    online: bool


class RunningClock(TypedDict):
    kind: Literal["none", "minutes", "days"]
    per: int
    deadline: int | None


class TableFace(TypedDict):
    id: str
    game: str
    mode: Literal["solo", "here", "link"]
    phase: Literal["lobby", "playing", "over"]
    role: Literal["seat", "watch"]
    mine: list[int]
    host: bool
    seats: list[Place]
    options: Dict
    clock: RunningClock
    help: Literal["off", "grey", "worth"]
    ready_ticks: bool
    commitment: str
    daily: str | None
    forked: bool
    undo: int | None
    next: str | None


class State(TypedDict):
    t: Literal["state"]
    seq: int
    table: TableFace
    game: Dict | None


class Day(TypedDict):
    date: str
    log: list[Message]


class Draw(TypedDict):
    label: str
    menu: list[str]
    answer: str
    known: bool


class Draws(TypedDict):
    commitment: str
    secret: str | None
    entropy: list[str]
    draws: list[Draw]


class Told(TypedDict):
    seat: int
    message: Message


class ReplayFrame(TypedDict):
    seq: int
    seat: int
    action: str
    by: str
    game: Dict
    log: list[Told]


class Replay(TypedDict):
    header: Dict
    frames: list[ReplayFrame]
    words: dict[str, str]
    draws: NotRequired[Draws]


class Unit(TypedDict):
    stars: int
    spaces: str


class Because(TypedDict):
    stars: int
    because: list[Unit]


class ScoredEdict(Because):
    letter: str
    card: str | None
    scores_now: bool


class Score(TypedDict):
    sheet: str
    unfilled: int
    edicts: list[ScoredEdict]
    monsters: Because
    coins: int
    season: int
    total: int
    rating: NotRequired[int]
    title: NotRequired[str]


# --- calls


class Call(TypedDict, total=False):
    body: Any
    answer: Any
    media: str
    key: bool
    """Whether it needs a device key."""


TABLE = "/api/tables/{id}"
CALLS = {
    ("post", "/api/tables"): Call(body=messages.Opening, answer=OpenedTable),
    ("get", "/api/daily"): Call(answer=Day),
    ("post", "/api/daily"): Call(body=messages.Daily, answer=OpenedTable),
    ("post", "/api/keys"): Call(body=messages.Exchange, answer=DeviceKey),
    ("get", TABLE): Call(answer=State, key=True),
    ("post", f"{TABLE}/links"): Call(body=Dict, answer=Links, key=True),
    ("post", f"{TABLE}/recovery"): Call(body=Dict, answer=Recoveries, key=True),
    ("post", f"{TABLE}/rematch"): Call(body=messages.Opening, answer=OpenedTable, key=True),
    ("post", f"{TABLE}/follow"): Call(body=Dict, answer=DeviceKey, key=True),
    ("post", "/api/qr"): Call(body=messages.QrText, media="image/svg+xml"),
    ("get", f"{TABLE}/record"): Call(media="text/plain", key=True),
    ("get", f"{TABLE}/words"): Call(media="text/plain", key=True),
    ("get", f"{TABLE}/draws"): Call(answer=Draws, key=True),
    ("get", f"{TABLE}/replay"): Call(answer=Replay, key=True),
    ("post", "/api/replay"): Call(body=messages.RecordText, answer=Replay),
    ("post", f"{TABLE}/branch"): Call(body=messages.Branch, answer=OpenedTable, key=True),
    ("post", "/api/branch"): Call(body=messages.Branch, answer=OpenedTable),
    ("post", "/api/score"): Call(body=Dict, answer=Score),
    ("get", "/api/content"): Call(answer=Dict),
    ("get", "/locale/{lang}.ftl"): Call(media="text/plain"),
    ("get", "/locale/{lang}/{part}.ftl"): Call(media="text/plain"),
}
"""Every call with what it takes and gives."""


def described(found: Dict) -> Dict:
    """What FastAPI knows of the paths, with bodies, answers, refusals and keys."""
    types = [kind for call in CALLS.values() for kind in (call.get("body"), call.get("answer")) if kind]
    schemas, components = msgspec.json.schema_components(
        [*types, Refusal], ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip([*map(repr, types), repr(Refusal)], schemas, strict=True))
    refusal = {
        "description": "Refused, with the reason as a message",
        "content": {"application/json": {"schema": schema_of[repr(Refusal)]}},
    }
    for path, methods in found["paths"].items():
        for method, operation in methods.items():
            call = CALLS[method, path]
            media = call.get("media", "application/json")
            content = {"schema": schema_of[repr(call["answer"])] if "answer" in call else {"type": "string"}}
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
