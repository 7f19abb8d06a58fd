"""`charthouse play`: Cartographers in the terminal, alone or around one screen. Saved after every move."""

import re
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text as Line

from charthouse.bots import bot
from charthouse.cli import paint
from charthouse.cli.arguments import SEED, Argument, chosen, read, settings
from charthouse.core import crest, fair, match, record, replay
from charthouse.core.game import NOBODY, SPECTATOR, BadText, IllegalAction, Player, Problem
from charthouse.core.match import Match
from charthouse.core.text import Text, explain
from charthouse.files import read_text, user_folder, write_text
from charthouse.games import game, game_of
from charthouse.games.cartographers import scoring
from charthouse.games.cartographers.cards import BOX
from charthouse.games.cartographers.events import SeasonScored
from charthouse.games.cartographers.notation import action_text, parse_action
from charthouse.games.cartographers.page.face import coin_units
from charthouse.games.cartographers.sheet import NONE
from charthouse.games.cartographers.state import View, held

PLAYED = "cartographers"
ARGUMENTS = (
    Argument("--names", "help-play-names"),
    *settings(PLAYED),
    SEED,
    Argument("--new", "help-play-new", flag=True),
    Argument("--save", "help-play-save"),
)
SHORT = {"f": "forest", "v": "village", "a": "farm", "w": "water", "m": "monster"}
"""The letters of the sheet notation stand for their terrains when typed."""


def run(words: list[str], say: Text) -> int:
    found = read("play", ARGUMENTS, words, say)
    path = Path(found.save) if found.save else _kept()
    options = chosen(found, PLAYED)
    fresh = bool(found.new or options or found.names or found.seed)
    console = Console(highlight=False, markup=False)
    current = None if fresh else _resume(path)
    if current is None:
        secret = fair.new_secret() if found.seed is None else fair.secret_of(found.seed)
        current = match.start(game(PLAYED), _players(found.names, say), options, secret)
        if path.is_dir():
            raise BadText("bad-file-write", path=str(path), detail=BadText("file-is-folder"))
        _keep_aside(path)
        write_text(path, record.write_text(match.kept(current)))
    else:
        console.print(say("play-resumed"), style="dim")
    Screen(console, say, path, current).play()
    return 0


def _kept() -> Path:
    return user_folder() / "play.txt"


def _players(names: str | None, say: Text) -> tuple[Player, ...]:
    """`Ana, Bo: the Bold`: names joined by commas, each with a title of its own if it likes."""
    if names is None:
        return (Player(say("player"), "", crest.default(0)),)
    players = []
    for seat, word in enumerate(names.split(",")):
        name, _, title = word.partition(":")
        name = name.strip() or say("player-numbered", number=seat + 1)
        players.append(Player(name, title.strip(), crest.default(seat)))
    return tuple(players)


def _resume(path: Path) -> Match | None:
    if not path.exists():
        return None
    try:
        saved = record.read(read_text(str(path)))
        played = game_of(saved)
        broken = record.broken_link(saved)
        if broken is not None:
            raise BadText("bad-record-chain", entry=broken)
        current = match.resume(played, saved._replace(secret=""), bytes.fromhex(saved.secret))
    except Problem as problem:
        raise BadText("bad-save", detail=problem) from None
    return current if current.turn else None


def _keep_aside(path: Path) -> None:
    """A game that was not finished stays beside the new one."""
    if path.exists():
        number = 1
        while (aside := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
            number += 1
        path.rename(aside)


class Screen:
    """One terminal and the match on it."""

    def __init__(self, console: Console, say: Text, path: Path, current: Match) -> None:
        self.console = console
        self.say = say
        self.path = path
        self.match = current
        self.told = 0

    def play(self) -> None:
        self.console.print(paint.shields(self.match.state.public))
        if len(self.match.header.players) == 1:
            self.console.print(self.say("play-solo"), style="dim")
        self._tell()
        while self.match.turn:
            seat = self.match.turn.seats[0]
            if not self._turn(seat):
                self.console.print(self.say("play-bye"))
                return
            write_text(self.path, record.write_text(match.kept(self.match)))
            self._tell()
        self._finish()

    def _turn(self, seat: int) -> bool:
        """Asks this seat until it has acted; false when the players leave."""
        name = self.match.header.players[seat].name
        if len(self.match.header.players) > 1:
            if self._ask(self.say("play-pass-screen", name=name)) is None:
                return False
            self.console.clear()
        self._show(seat)
        while True:
            line = self._ask(self.say("play-prompt", name=name))
            if line is None or line.strip() == "quit":
                return False
            try:
                if self._do(seat, line.strip()):
                    return True
            except Problem as problem:
                self.console.print(explain(problem, self.say), style="bold red")

    def _ask(self, prompt: str) -> str | None:
        try:
            return self.console.input(Line(f"{prompt} ", style="bold"))
        except EOFError:
            self.console.print()
            return None

    def _do(self, seat: int, line: str) -> bool:
        """One line of a player: a command, or an action that ends the turn."""
        command, _, rest = line.partition(" ")
        view: View = self.match.game.observe(self.match.state, seat)
        if command == "":
            self._show(seat)
        elif command in ("?", "help"):
            self.console.print(self.say("play-help"))
        elif command == "hint":
            self._hint(view)
        elif command == "why":
            self._why(view, rest.strip())
        elif command == "list":
            self._list(view)
        elif command == "log":
            self._tell(since=0)
        elif command == "save":
            self.console.print(self.say("play-saved", path=str(self.path)))
        elif command == "undo":
            self._undo()
            return True
        else:
            words = [SHORT.get(word, word) for word in line.split()]
            self.match = match.submit(self.match, seat, parse_action(" ".join(words)))
            return True
        return False

    def _undo(self) -> None:
        """The last drawing is taken back by whoever made it, as long as nothing was revealed since."""
        last = self.match.entries[-1].seat
        if last == NOBODY:
            raise IllegalAction("why-nothing-to-undo")
        self.match = match.undo(self.match, last)
        self.told = min(self.told, len(self.match.entries))

    def _show(self, seat: int) -> None:
        view = self.match.game.observe(self.match.state, seat)
        self.console.print(paint.turn_screen(view, self.say, self.console.width))
        if view.public.phase == "acrobatics":
            answers = [action_text(action) for action in self.match.game.offer(view)]
            cost = BOX.skills["acrobatics"].cost
            ask = self.say("play-acrobatics", cost=cost, yes=" / ".join(answers[:-1]), no=answers[-1])
            self.console.print(ask, style=paint.LIVE)

    def _hint(self, view: View) -> None:
        action = bot("greedy")(self.match.game, view, Random(0))  # noqa: S311 (no secret)
        gain = self.match.game.gain(view, action)
        self.console.print(self.say("play-hint", action=action_text(action), gain=f"{gain:+d}★"))

    def _why(self, view: View, what: str) -> None:
        public = view.public
        map = public.maps[held(public, view.seat)]
        edicts = {self.say("letter", letter=letter): letter for letter in scoring.EDICTS}
        letter = edicts.get(what.upper(), what.upper())
        if letter in scoring.EDICTS:
            card = scoring.CARD[public.edicts[scoring.EDICTS.index(letter)]]
            units = scoring.because(card, map.sheet)
        elif what == "monsters":
            units = scoring.threats(map.sheet)
        elif what == "coins":
            units = coin_units(map)
        else:
            self.console.print(self.say("play-unknown-why"))
            return
        lit = NONE
        for unit in units:
            lit |= unit.spaces
        self.console.print(paint.sheet_picture(map.sheet, lit))
        for line in paint.because_lines(units, self.say) or [self.say("play-no-stars")]:
            self.console.print(f"  {line}")

    def _list(self, view: View) -> None:
        drafts = [action_text(action) for action in self.match.game.offer(view).drafts()]
        some = Random(0).sample(drafts, min(5, len(drafts)))  # noqa: S311 (no secret)
        self.console.print(self.say("play-list", count=len(drafts), some=" · ".join(some)))

    def _tell(self, since: int | None = None) -> None:
        """What happened since the last look, in the reader's language; a season's end with its table."""
        played, last = self.match.game, len(self.match.header.players) - 1
        for step in replay.steps(played, match.recorded(self.match)):
            for before, event in step.events:
                if step.number >= (self.told if since is None else since):
                    told = played.tell(played.redact(event, SPECTATOR), before, self.say)
                    if told:
                        self.console.print(f"  {told}", style="dim")
                if step.number >= self.told and isinstance(event, SeasonScored) and event.owner == last:
                    public = played.evolve(before, event).public
                    self.console.print(paint.season_table(public, self.say))
        self.told = len(self.match.entries)

    def _finish(self) -> None:
        say, public = self.say, self.match.state.public
        outcome = match.outcome(self.match)
        assert outcome is not None  # noqa: S101 (the match is over)
        self.console.print(say("play-final"), style="bold")
        for map, player in zip(public.maps, public.players, strict=True):
            if len(public.maps) > 1:
                self.console.print(player.name, style="bold")
            self.console.print(paint.sheet_picture(map.sheet))
        first = [s for s in outcome.standings if s.rank == 1]
        stars = say("stars", count=first[0].score)
        names = [public.players[s.seat].name for s in first]
        if "rating" in outcome.notes:
            title = say(f"title-{outcome.notes['title']}")
            self.console.print(stars, style="bold")
            self.console.print(say("play-rating", rating=outcome.notes["rating"], title=title), style="bold")
        elif len(first) == 1:
            self.console.print(say("play-winner", name=names[0], stars=stars), style="bold")
        else:
            self.console.print(say("play-winners", names=", ".join(names), stars=stars), style="bold")
        self._archive()

    def _archive(self) -> None:
        """The finished record, with its seed, goes to the records; the kept game ends."""
        label = re.sub(r"\W", "", match.chain(self.match))[:12]
        path = self.path.parent / "records" / f"{PLAYED}-{label}.txt"
        write_text(path, record.write_text(match.recorded(self.match)))
        self.path.unlink(missing_ok=True)
        self.console.print(self.say("play-record", path=str(path)), style="dim")
        self.console.print(self.say("play-verify", path=str(path)), style="dim")
