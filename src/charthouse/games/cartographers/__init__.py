"""Cartographers: draw a map over four seasons; 1 to 100 players; solo; the Skills expansion."""

from charthouse.core.game import Game
from charthouse.games.cartographers.cards import RELEASE, fingerprint
from charthouse.games.cartographers.events import Event, about, event_text, evolve, parse_event
from charthouse.games.cartographers.notation import Action, action_text, parse_action
from charthouse.games.cartographers.options import SETTINGS, Options, expand
from charthouse.games.cartographers.page.face import contents, face, preview
from charthouse.games.cartographers.page.log import tell
from charthouse.games.cartographers.page.paper import score_paper
from charthouse.games.cartographers.picture import view_svg
from charthouse.games.cartographers.rules import decide, legal, setup, waiting
from charthouse.games.cartographers.state import State, View
from charthouse.games.cartographers.view import (
    called,
    hush,
    imagine,
    observe,
    offer,
    outcome,
    redact,
    reveals,
)
from charthouse.games.cartographers.worth import gain

GAME: Game[Options, State, Action, Event, View] = Game(
    id="cartographers",
    rules=1,
    seats=range(1, 101),
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
    tell=lambda event, state, say: tell(event, state.public, say),
    about=about,
    contents=contents,
    write_action=action_text,
    read_action=parse_action,
    write_event=event_text,
    read_event=parse_event,
    options_type=Options,
    state_type=State,
    view_type=View,
    called=called,
    ready=lambda view: view.ready,
    hush=hush,
    preview=preview,
    paper=score_paper,
    settings=SETTINGS,
    daily={},
    picture=view_svg,
    release=RELEASE,
    unnamed={"bcceabdfa75e7d156dd762ddbf4e7600b24e368d984bb7dd81b72d6cd78517b7": 1},
)
