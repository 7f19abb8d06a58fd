"""Charterstone, game one: build a village, open crates, please the king; 2 to 6 players."""

from charthouse.core.game import Game
from charthouse.games.charterstone.allowed import legal
from charthouse.games.charterstone.box import RELEASE, fingerprint
from charthouse.games.charterstone.events import (
    Event,
    about,
    event_text,
    evolve,
    parse_event,
    redact,
    reveals,
    tell,
)
from charthouse.games.charterstone.face import contents, face, preview, unsealed
from charthouse.games.charterstone.notation import Action, action_text, parse_action
from charthouse.games.charterstone.options import Options, expand
from charthouse.games.charterstone.paper import score_paper
from charthouse.games.charterstone.picture import view_svg
from charthouse.games.charterstone.rules import decide, setup, waiting
from charthouse.games.charterstone.scoring import outcome
from charthouse.games.charterstone.state import State, View
from charthouse.games.charterstone.view import called, hush, imagine, observe, offer, ready
from charthouse.games.charterstone.worth import gain

GAME: Game[Options, State, Action, Event, View] = Game(
    id="charterstone",
    rules=1,
    called=called,
    seats=range(2, 7),
    content=fingerprint,
    expand=expand,
    setup=setup,
    waiting=waiting,
    legal=legal,
    decide=decide,
    evolve=evolve,
    observe=observe,
    redact=redact,
    reveals=reveals,
    imagine=imagine,
    offer=offer,
    gain=gain,
    outcome=outcome,
    face=face,
    tell=tell,
    about=about,
    contents=contents,
    write_action=action_text,
    read_action=parse_action,
    write_event=event_text,
    read_event=parse_event,
    options_type=Options,
    state_type=State,
    view_type=View,
    settings={"charters": False, "errata": False},
    ready=ready,
    hush=hush,
    sealed=unsealed,
    preview=preview,
    paper=score_paper,
    picture=view_svg,
    automas=True,
    release=RELEASE,
    unnamed={"67382669c14ce4bb22d08fc5864c205ec92ab3c73825a09dd44a80e49b7c1967": 1},
)
