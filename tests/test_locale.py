"""Five languages, all complete: the same messages, the right plurals, the published names.

`complaints` reads any set of Fluent files and says what is wrong with it; planted mistakes show that
it would.
"""

import ast
import json
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import charthouse
from charthouse.bots import BOTS, LEVELS
from charthouse.cli import VERBS
from charthouse.core.game import BadText, IllegalAction
from charthouse.core.text import (
    LANGUAGES,
    LATER,
    LOCALES,
    SEALED,
    TERMINAL,
    explain,
    language,
    open_messages,
    speaker,
)
from charthouse.games import GAMES, game
from charthouse.games.cartographers.cards import BOX
from charthouse.games.cartographers.notation import CURE, WITH_MORE
from charthouse.games.cartographers.scoring import CARD, CATEGORIES
from charthouse.games.cartographers.sheet import TERRAINS
from charthouse.games.charterstone import box as stone
from charthouse.games.charterstone.effects import WORDS as STONE_WORDS
from charthouse.games.charterstone.names import goods_name
from charthouse.games.charterstone.rulebook import entering, in_force
from charthouse.server.settings import options

SOURCE = Path(charthouse.__file__).parent
PUBLISHED: dict[str, dict[str, str]] = json.loads(
    Path(__file__).with_name("published_names.json").read_text(encoding="utf-8")
)
CLDR = {"en": "en", "ru": "ru", "zh-Hant": "zh_Hant", "sr": "sr_Latn", "cs": "cs"}
NUMBERS = (0, 1, 2, 5, 11, 21)

Files = dict[str, dict[str, str]]
"""The text of each file of each language."""


@cache
def shipped() -> Files:
    return {
        lang: {file.name: file.read_text(encoding="utf-8") for file in (LOCALES / lang).iterdir()}
        for lang in LANGUAGES
    }


def parsed(text: str) -> list[Any]:
    return list(FluentParser(with_spans=False).parse(text).body)


def patterns(text: str) -> dict[str, Any]:
    """The pattern of every message `id` and of every attribute `id.attribute`."""
    found = {}
    for message in parsed(text):
        if isinstance(message, ftl.Message):
            if message.value is not None:
                found[message.id.name] = message.value
            for attribute in message.attributes:
                found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


def nodes(tree: Any) -> Iterator[Any]:
    """Every node of a Fluent tree."""
    if isinstance(tree, ftl.BaseNode):
        yield tree
        for value in vars(tree).values():
            yield from nodes(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from nodes(value)


def variables(tree: Any) -> set[str]:
    return {node.id.name for node in nodes(tree) if isinstance(node, ftl.VariableReference)}


# --- what may be wrong with a set of files


def complaints(files: Files) -> list[str]:
    """Everything that is wrong: broken or repeated messages, languages that differ, wrong plural forms."""
    return [*_broken(files), *_different(files), *_plurals(files)]


def _broken(files: Files) -> Iterator[str]:
    for lang, texts in files.items():
        ids: Counter[str] = Counter()
        for name, text in texts.items():
            for entry in parsed(text):
                if isinstance(entry, ftl.Junk):
                    yield f"{lang}/{name}: junk: {str(entry.content).splitlines()[0]}"
                elif isinstance(entry, ftl.Message):
                    ids[entry.id.name] += 1
                    ids.update(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
        yield from (f"{lang}: {id} is there {times} times" for id, times in ids.items() if times > 1)


def _different(files: Files) -> Iterator[str]:
    for lang, texts in files.items():
        if set(texts) != set(files["en"]):
            yield f"{lang}: other files than English: {sorted(set(texts) ^ set(files['en']))}"
            continue
        for name, text in texts.items():
            own, english = patterns(text), patterns(files["en"][name])
            yield from (f"{lang}/{name}: {id} is missing" for id in english.keys() - own.keys())
            yield from (f"{lang}/{name}: {id} is not English" for id in own.keys() - english.keys())
            for id in own.keys() & english.keys():
                if variables(own[id]) != variables(english[id]):
                    yield f"{lang}/{name}: {id} has other variables: {sorted(variables(own[id]))}"
                if words_chosen(own[id]) != words_chosen(english[id]):
                    yield f"{lang}/{name}: {id} chooses by other words: {sorted(words_chosen(own[id]))}"


@cache
def categories(lang: str) -> dict[str, set[int]]:
    """The plural categories that whole numbers take in this language, each with its numbers up to 200."""
    plural_form = Locale.parse(CLDR[lang]).plural_form
    found: dict[str, set[int]] = {}
    for number in range(201):
        found.setdefault(plural_form(number), set()).add(number)
    return found


def _plurals(files: Files) -> Iterator[str]:
    for lang, texts in files.items():
        for name, text in texts.items():
            for id, pattern in patterns(text).items():
                for node in nodes(pattern):
                    if isinstance(node, ftl.SelectExpression):
                        yield from (f"{lang}/{name}: {id} {wrong}" for wrong in _select(lang, node))


def by_word(select: Any) -> bool:
    """Does it choose between words, such as [light] and [dark], instead of numbers?"""
    names = {v.key.name for v in select.variants if isinstance(v.key, ftl.Identifier)}
    return bool(names - {"zero", "one", "two", "few", "many", "other"})


def words_chosen(tree: Any) -> set[str]:
    """Every word that a message chooses by."""
    return {
        variant.key.name
        for node in nodes(tree)
        if isinstance(node, ftl.SelectExpression) and by_word(node)
        for variant in node.variants
        if isinstance(variant.key, ftl.Identifier)
    }


def _select(lang: str, select: Any) -> Iterator[str]:
    """What is wrong with one choice by number; a choice by word is compared with English elsewhere."""
    keys = [variant.key for variant in select.variants]
    names = [key.name for key in keys if isinstance(key, ftl.Identifier)]
    if by_word(select):
        return
    numbers = {int(key.value) for key in keys if isinstance(key, ftl.NumberLiteral)}
    wanted = categories(lang)
    yield from (f"has no [{one}]" for one in wanted if one not in names and wanted[one] - numbers)
    yield from (f"has [{one}], which no whole number takes" for one in names if one not in wanted)
    yield from (f"has [{one}] twice" for one in set(names) if names.count(one) > 1)
    by_name = [
        variables(v.value)
        for v in select.variants
        if isinstance(v.key, ftl.Identifier) and len(wanted.get(v.key.name, {0, 1}) - numbers) > 1
    ]  # a form that one number alone takes need not show it: "One seat is open"
    if any(used != by_name[0] for used in by_name):
        yield "has other variables in one plural form than in another"


def test_every_language_has_the_same_messages_and_the_right_plurals() -> None:
    assert complaints(shipped()) == []


def test_every_language_has_a_file_for_the_shell_and_for_each_game() -> None:
    assert set(shipped()) == {"en", "ru", "zh-Hant", "sr", "cs"}
    games = {f"{id}.ftl" for id in GAMES}
    for texts in shipped().values():
        open_texts = {name for name in texts if not name.endswith(SEALED)}
        assert {"shell.ftl", TERMINAL, *games} == {
            name for name in open_texts if not name.startswith("page-")
        }
        assert {name.replace(SEALED, ".ftl") for name in texts.keys() - open_texts} <= games
    assert {entry.name for entry in LOCALES.iterdir()} == set(LANGUAGES)
    page = (Path(__file__).parent.parent / "ui/src/shell/i18n.svelte.ts").read_text(encoding="utf-8")
    offered = re.search(r"LANGS: [^{]*\{(.*?)\}", page, re.DOTALL)
    assert offered
    assert tuple(re.findall(r"^ *'?([\w-]+)'?:", offered[1], re.MULTILINE)) == LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_gets_every_message_but_what_is_sealed_or_for_the_terminal(lang: str) -> None:
    open_texts = [text for name, text in shipped()[lang].items() if not name.endswith((SEALED, TERMINAL))]
    there, parts = patterns("\n".join(open_texts)), [open_messages(lang, part) for part in ("", *LATER)]
    sent = patterns("\n".join(parts))
    assert sent.keys() == there.keys()
    assert all(sent[id].equals(there[id]) for id in there)
    assert sum(len(patterns(part)) for part in parts) == len(sent), "nothing is sent twice"
    assert all(map(patterns, parts)), "a part without words"
    assert "#" not in {line[:1] for part in parts for line in part.splitlines()}


def test_whole_numbers_take_these_plural_categories() -> None:
    assert {lang: sorted(categories(lang)) for lang in LANGUAGES} == {
        "en": ["one", "other"],
        "ru": ["few", "many", "one"],
        "zh-Hant": ["other"],
        "sr": ["few", "one", "other"],
        "cs": ["few", "one", "other"],
    }


# --- planted mistakes


GOOD = {
    "en": "hello = Hello { $name }\n    .about = About.\nstars =\n    { $count ->\n        [0] nothing\n"
    "        [one] { $count } star\n       *[other] { $count } stars\n    }\n",
    "ru": "hello = Привет, { $name }\n    .about = Кто это.\nstars =\n    { $count ->\n        [0] пусто\n"
    "        [one] { $count } звезда\n        [few] { $count } звезды\n"
    "       *[many] { $count } звёзд\n    }\n",
}


def with_mistake(lang: str, right: str, wrong: str) -> list[str]:
    """What is said about two good files after one change."""
    files = {name: {"shell.ftl": text} for name, text in GOOD.items()}
    assert complaints(files) == []
    assert right in GOOD[lang]
    files[lang]["shell.ftl"] = GOOD[lang].replace(right, wrong)
    return complaints(files)


@pytest.mark.parametrize(
    ("lang", "right", "wrong", "complaint"),
    [
        ("ru", "hello = Привет, { $name }\n    .about = Кто это.\n", "", "ru/shell.ftl: hello is missing"),
        ("ru", "    .about = Кто это.\n", "", "ru/shell.ftl: hello.about is missing"),
        ("en", "    .about = About.\n", "", "ru/shell.ftl: hello.about is not English"),
        ("ru", "{ $name }", "{ $nom }", "ru/shell.ftl: hello has other variables: ['nom']"),
        ("ru", "{ $name }", "друг", "ru/shell.ftl: hello has other variables: []"),
        ("ru", "        [few] { $count } звезды\n", "", "ru/shell.ftl: stars has no [few]"),
        ("ru", "*[many]", "*[other]", "ru/shell.ftl: stars has no [many]"),
        ("en", "        [one] { $count } star\n", "", "en/shell.ftl: stars has no [one]"),
        (
            "en",
            "       *[other]",
            "        [few] { $count } stars\n       *[other]",
            "en/shell.ftl: stars has [few], which no whole number takes",
        ),
        (
            "ru",
            "{ $count } звезды",
            "звезды",
            "ru/shell.ftl: stars has other variables in one plural form than in another",
        ),
        (
            "ru",
            "{ $count ->\n        [0] пусто\n        [one] { $count } звезда\n",
            "{ $count -> [one] { $count } звезда\n",
            "ru/shell.ftl: junk: stars =",
        ),
        ("en", "stars =", "hello = Again { $name }\nstars =", "en: hello is there 2 times"),
    ],
)
def test_a_planted_mistake_is_found(lang: str, right: str, wrong: str, complaint: str) -> None:
    assert complaint in with_mistake(lang, right, wrong)


def test_a_message_in_the_wrong_file_is_found() -> None:
    """Each game brings its own file, so a message may not wander between them."""
    files = {name: {"shell.ftl": text, "game.ftl": "one = { 1 }\n"} for name, text in GOOD.items()}
    files["ru"] = {"shell.ftl": GOOD["ru"] + "one = { 1 }\n", "game.ftl": ""}
    assert "ru/game.ftl: one is missing" in complaints(files)


# --- every message can be said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_with_any_number(lang: str) -> None:
    say = speaker(lang)
    for text in shipped()[lang].values():
        for id, pattern in patterns(text).items():
            for number in NUMBERS:
                said = say(id, **dict.fromkeys(variables(pattern), number))
                assert said.strip(), id
                assert "{" not in said, id
                assert "}" not in said, id


def forms(pattern: Any) -> list[set[str]]:
    """The variables of each form a choice may take."""
    selects = [node for node in nodes(pattern) if isinstance(node, ftl.SelectExpression)]
    plain = {
        node.expression.id.name
        for node in pattern.elements
        if isinstance(node, ftl.Placeable) and isinstance(node.expression, ftl.VariableReference)
    }
    return [variables(variant.value) | plain for select in selects for variant in select.variants]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_put_into_a_message_comes_out_again(lang: str) -> None:
    say = speaker(lang)
    for text in shipped()[lang].values():
        for id, pattern in patterns(text).items():
            selectors = {
                name
                for node in nodes(pattern)
                if isinstance(node, ftl.SelectExpression)
                for name in variables(node.selector)
            }
            names = {name: f"<{name}>" for name in variables(pattern) - selectors}
            said = say(id, **names, **dict.fromkeys(selectors, 7))
            in_every_form = set.intersection(variables(pattern), *forms(pattern))
            assert all(names[name] in said for name in names if name in in_every_form), id
            assert all("7" in said for name in selectors if name in in_every_form), id


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["0 stars", "1 star", "2 stars", "5 stars", "11 stars", "21 stars"]),
        ("ru", ["0 звёзд", "1 звезда", "2 звезды", "5 звёзд", "11 звёзд", "21 звезда"]),
        (
            "cs",
            [
                "0 bodů pověsti",
                "1 bod pověsti",
                "2 body pověsti",
                "5 bodů pověsti",
                "11 bodů pověsti",
                "21 bodů pověsti",
            ],
        ),
        (
            "sr",
            [
                "0 reputacija",
                "1 reputacija",
                "2 reputacije",
                "5 reputacija",
                "11 reputacija",
                "21 reputacija",
            ],
        ),
        (
            "zh-Hant",
            ["0 點聲望", "1 點聲望", "2 點聲望", "5 點聲望", "11 點聲望", "21 點聲望"],
        ),
    ],
)
def test_stars_are_counted_as_people_count_them(lang: str, said: list[str]) -> None:
    assert [speaker(lang)("stars", count=number) for number in NUMBERS] == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "0 pumpkins, 1 pumpkin, 2 pumpkins, 5 pumpkins, 11 pumpkins, 21 pumpkins"),
        ("ru", "0 тыкв, 1 тыква, 2 тыквы, 5 тыкв, 11 тыкв, 21 тыква"),
        ("cs", "0 dýní, 1 dýně, 2 dýně, 5 dýní, 11 dýní, 21 dýní"),
        ("sr", "0 bundeva, 1 bundeva, 2 bundeve, 5 bundeva, 11 bundeva, 21 bundeva"),
        ("zh-Hant", "0 顆南瓜, 1 顆南瓜, 2 顆南瓜, 5 顆南瓜, 11 顆南瓜, 21 顆南瓜"),
    ],
)
def test_goods_are_counted_as_people_count_them(lang: str, said: str) -> None:
    say = speaker(lang)
    told = ", ".join(goods_name("pumpkin", number, say) for number in NUMBERS)
    assert told.replace("\N{NO-BREAK SPACE}", " ") == said


def test_a_problem_inside_a_problem_is_said_in_the_same_language() -> None:
    problem = BadText("bad-record-move", entry=3, why=IllegalAction("why-overlaps"))
    assert explain(problem, speaker("en")) == "Entry 3 breaks a rule: A space there is filled already."
    assert explain(problem, speaker("cs")).endswith(speaker("cs")("why-overlaps"))


# --- every message is asked for, and every message asked for is there

SEASONS = tuple(season.id for season in BOX.seasons)
TITLES = tuple(title.id for title in BOX.titles)
EXPANSIONS = {
    "card-": (*BOX.explore, *BOX.ambush),
    "scoring-": tuple(CARD),
    "skill-": tuple(BOX.skills),
    "season-": SEASONS,
    "title-": TITLES,
    "terrain-": TERRAINS,
    "help-": VERBS,
    "help-serve-": tuple(option.name for option in options()),
    "why-": tuple(skill.replace("_", "-") for skill in (*WITH_MORE, CURE)),
    "stone-some-": (*stone.RESOURCES, "any", "different"),
    "stone-cards-": ("any", "any_or_top", *stone.KINDS),
    "stone-goods-": tuple(stone.BOX.quota.rows),
    "stone-word-": (
        *(word for word in STONE_WORDS if word not in ("choose", "resource", "card", "pay")),
        "printed",
        "on_objective",
        "in_cell",
    ),
    "stone-ask-": tuple(
        word for word, rule in STONE_WORDS.items() if rule.offers is not STONE_WORDS["vp"].offers
    ),
    "stone-building-": tuple(stone.BOX.buildings),
    "stone-assistant-": tuple(stone.BOX.assistants),
    "stone-objective-": tuple(stone.BOX.objectives),
    "stone-persona-": tuple(stone.BOX.personas),
    "stone-charter-": stone.CHARTERS,
    "stone-source-": ("progress", "reputation"),
    "stone-do-": ("pay", "take"),
    "stone-thing-": ("reputation", "top"),
    "stone-choice-": ("cards", "points"),
}
"""What the code puts behind a prefix such as f"card-{...}"."""

STONE_TERMS = (
    *("supply-general", "supply-personal", "commons", "vp", "influence", "coins", "workers", "worker"),
    *("progress", "reputation", "quota", "objectives", "mat", "deck", "discard", "archive", "chest"),
    *("crate", "persona", "chronicle", "glory", "opens-later", "inactive"),
)
"""The terms of the Chronicle."""

SPEAKERS = {"say", "BadText", "IllegalAction", "Problem"}
LITERAL = re.compile(r"(?:help|bad|why|log|play|result)(?:-[a-z]+)+")


def content_messages() -> set[str]:
    """A name for everything printed, and for every bot; rules and descriptions where there are some."""
    wanted = {f"card-{id}" for id in (*BOX.explore, *BOX.ambush)}
    wanted |= {f"scoring-{id}{part}" for id in CARD for part in ("", ".rule")}
    wanted |= {f"skill-{id}{part}" for id in BOX.skills for part in ("", ".rule")}
    wanted |= {f"season-{id}" for id in SEASONS} | {f"title-{id}" for id in TITLES}
    wanted |= {f"terrain-{id}" for id in (*TERRAINS, "farm_village")}
    wanted |= {f"space-{id}" for id in ("mountain", "ruins", "wasteland", "empty")}
    wanted |= {f"map-{map.id}" for map in BOX.maps} | {f"category-{id}" for id in CATEGORIES}
    for kind in ("assistant", "objective", "persona"):
        ids = EXPANSIONS[f"stone-{kind}-"]
        wanted |= {f"stone-{kind}-{id}{part}" for id in ids for part in ("", ".about")}
    later = [b.id for b in stone.BOX.buildings.values() if b.area == "charter" and not b.basic]
    wanted |= {f"stone-building-{id}.about" for id in later}
    rules = [*in_force().items(), *entering("first_crate"), *entering("game_1_end")]
    wanted |= {f"stone-rule-{slot}-{version}{part}" for slot, version in rules for part in ("", ".about")}
    wanted |= {f"stone-part-{part}" for part in stone.PARTS} | {f"stone-{term}" for term in STONE_TERMS}
    bots = {name.replace(":", "-") for name in (*BOTS, *LEVELS)}
    wanted |= {f"bot-{name}{part}" for name in bots for part in ("", ".about")}
    wanted |= {f"help-{option.replace('_', '-')}" for id in GAMES for option in game(id).settings}
    return wanted


def expanded(text: ast.JoinedStr) -> set[str] | None:
    """The messages that an f-string such as f"card-{id}.rule" stands for."""
    parts = [part.value if isinstance(part, ast.Constant) else "" for part in text.values]
    prefix, tail = str(parts[0]) if parts else "", "".join(map(str, parts[1:]))
    if prefix not in EXPANSIONS:
        return None
    return {f"{prefix}{id}{tail}" for id in EXPANSIONS[prefix]}


@cache
def sources() -> dict[str, ast.Module]:
    return {
        str(path.relative_to(SOURCE)): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
    }


def literals() -> set[str]:
    """Every string of the code that may be a message, f-strings written out."""
    found: set[str] = set()
    for tree in sources().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                found |= expanded(node) or set()
    return found


def asked(tree: ast.Module) -> Iterator[str]:
    """Every message that a call asks for in so many words."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in SPEAKERS:
                yield from _asked(node.args[0])
            elif name == "Argument":
                yield from _asked(node.args[1])


def _asked(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.Constant):
        yield str(argument.value)
    elif isinstance(argument, ast.IfExp):
        yield from _asked(argument.body)
        yield from _asked(argument.orelse)
    elif isinstance(argument, ast.JoinedStr):
        ids = expanded(argument)
        assert ids is not None, f"EXPANSIONS does not know {ast.unparse(argument)}"
        yield from sorted(ids)


def english() -> dict[str, Any]:
    return {id: pattern for text in shipped()["en"].values() for id, pattern in patterns(text).items()}


def test_every_message_the_code_asks_for_exists() -> None:
    known = english()
    wanted = {(file, id) for file, tree in sources().items() for id in asked(tree)}
    assert len(wanted) > 150
    assert sorted((file, id) for file, id in wanted if id not in known) == []


def test_every_string_that_looks_like_a_message_is_one() -> None:
    known = english()
    assert sorted(text for text in literals() if LITERAL.fullmatch(text) and text not in known) == []


def test_everything_printed_has_a_name_and_a_rule() -> None:
    assert sorted(content_messages() - english().keys()) == []


# --- the page asks for messages too


@cache
def page() -> dict[str, str]:
    """The sources of the page."""
    folder = SOURCE.parent.parent / "ui" / "src"
    files = [file for file in sorted(folder.rglob("*")) if file.suffix in (".ts", ".svelte")]
    return {str(file.relative_to(folder)): file.read_text(encoding="utf-8") for file in files}


def page_words() -> tuple[set[str], set[str]]:
    """Every whole word in quotes that may be a message, and every beginning of one, as in `card-${id}`."""
    whole: set[str] = set()
    begun: set[str] = set()
    for text in page().values():
        whole |= set(
            re.findall(r"""(?<!class=)["'`]([a-z][a-z0-9_]*(?:-[a-z0-9_]+)*(?:\.[a-z]+)?)["'`]""", text)
        )
        begun |= set(re.findall(r"`([a-z][a-z0-9_]*(?:-[a-z0-9_]+)*-)\$\{", text))
    return whole, begun


def test_every_message_the_page_asks_for_exists() -> None:
    known = english()
    whole, begun = page_words()
    asked_for = {word for word in whole if word.startswith("page-")}
    assert sorted(word for word in asked_for if word not in known) == []
    assert sorted(word for word in begun if word.startswith("page-") and not has(known, word)) == []


def has(known: dict[str, Any], beginning: str) -> bool:
    return any(id.startswith(beginning) for id in known)


def test_no_message_is_unused() -> None:
    whole, begun = page_words()
    used = literals() | content_messages() | whole | {word.split(".")[0] for word in whole}
    unused = [id for id in english() if id not in used]
    assert sorted(id for id in unused if not any(id.startswith(word) for word in begun)) == []


def test_every_call_gives_a_message_its_variables() -> None:
    known = english()
    wrong = []
    for file, tree in sources().items():
        for node in ast.walk(tree):
            name = getattr(
                getattr(node, "func", None), "id", getattr(getattr(node, "func", None), "attr", "")
            )
            if not (isinstance(node, ast.Call) and name in SPEAKERS and node.args):
                continue
            given = {keyword.arg for keyword in node.keywords}
            if None in given:  # passed on from somewhere else
                continue
            wrong += [
                f"{file}:{node.lineno}: {id} takes {sorted(variables(known[id]))}"
                for id in _asked(node.args[0])
                if id in known and variables(known[id]) != given
            ]
    assert wrong == []


# --- names and letters


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_seasons_terrains_and_titles_have_their_published_names(lang: str) -> None:
    say = speaker(lang)
    published = PUBLISHED[lang]
    assert len(published) >= 16 + 3 + 5 + 8
    wrong = {id: say(id) for id, name in published.items() if say(id).casefold() != name.casefold()}
    assert wrong == {}


def words(lang: str) -> Iterator[tuple[str, str]]:
    """Every word of a language with the message it stands in; variables and comments are left out."""
    for text in shipped()[lang].values():
        for id, pattern in patterns(text).items():
            for node in nodes(pattern):
                if isinstance(node, ftl.TextElement):
                    yield from ((id, word) for word in re.findall(r"[^\W\d]+(?:[-_][^\W\d]+)*", node.value))


def scripts(word: str) -> set[str]:
    return {unicodedata.name(letter).split()[0] for letter in word if letter.isalpha()}


@pytest.mark.parametrize("lang", ["en", "sr", "cs"])
def test_a_latin_language_holds_no_other_letters(lang: str) -> None:
    assert [(id, word) for id, word in words(lang) if scripts(word) - {"LATIN"}] == []


NOTATION = {
    *TERRAINS,
    *BOX.skills,
    *VERBS,
    *LANGUAGES,
    *"ABCDEFGHIJK",
    *("charthouse", "help", "ruins", "new", "threads", "processes", "ray"),  # the command and its options
    *("sheet", "step", "seat", "force", "pictures", "PNG", "key-file", "add", "rotate", "keys", "replace"),
    *("pip", "install", "Ray", "svg", "png", "pdf"),
    *("scores_all", "scores_current"),
    *("n", "ms"),  # so many imagined games, so much time
    "red",  # a charter
    "QR-код",
    "seed",
    *("show", "close", "delete", "archive", "lobby", "playing", "over", "deleted", "yes"),  # said of tables
    *("f", "hint", "why", "coins", "monsters", "list", "log", "undo", "save", "quit"),  # typed in play
    *(
        "id",
        "JSON",
        "UTF",
        "UTC",
        "Enter",
        "R",
        "lan",
        "record",
        "QR",
        "PostgreSQL",
        "TOML",
        *("metrics", "unix", "run", "sock", "games", "example", "org"),  # addresses as settings write them
        "postgresql",
        "Charthouse",
        "X-Charthouse",
    ),
}


@pytest.mark.parametrize(
    ("lang", "own", "names"), [("ru", "CYRILLIC", ()), ("zh-Hant", "CJK", ("Charterstone",))]
)
def test_nothing_is_left_in_english(lang: str, own: str, names: tuple[str, ...]) -> None:
    """Only ids, words of the notation, options and proper names stay Latin; no word mixes letters."""
    foreign = {(id, word) for id, word in words(lang) if scripts(word) - {own}}
    assert sorted((id, word) for id, word in foreign if word not in {*NOTATION, *names}) == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_sentences_are_translated(lang: str) -> None:
    """A message of several English words reads differently in every other language."""
    own, first = speaker(lang), speaker("en")
    for id, pattern in english().items():
        values = {name: f"<{name}>" for name in variables(pattern)} | {"count": 3, "cost": 3, "wanted": 3}
        values = {name: values[name] for name in variables(pattern)}
        said = first(id, **values)
        if len(re.findall(r"(?<![<\w])[a-z]{2,}(?![>\w])", said)) > 1:
            assert own(id, **values) != said, id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_edicts_and_sides_have_the_letters_of_their_reader(lang: str) -> None:
    """Russian boxes print А Б В Г; whatever is said of an edict or a side in a sentence agrees."""
    say = speaker(lang)
    own = "АБВГ" if lang == "ru" else "ABCD"
    assert "".join(say("letter", letter=letter) for letter in "ABCD") == own
    told = "".join(text for name, text in shipped()[lang].items() if name.startswith("page-"))
    foreign = set("ABCDАБВГ") - set(own)
    assert [word for word in re.findall(r"(?<=[ (])\w(?=[ .,:)]|$)", told) if word in foreign] == []


VARIABLES = ("CHARTHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("ru_RU.UTF-8", "ru"),
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh_Hant", "zh-Hant"),
        ("sr-Latn", "sr"),
        ("cs_CZ", "cs"),
        ("en_GB.UTF-8", "en"),
    ],
)
def test_a_language_is_found_by_its_usual_names(
    wanted: str, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert language(wanted) == found
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    for variable in VARIABLES:
        monkeypatch.setenv(variable, wanted)
        assert language() == found
        monkeypatch.delenv(variable)


def test_where_the_environment_speaks_no_language_of_ours_it_is_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    assert language() == "en"
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert language() == "en"


def test_a_language_that_is_not_here_is_refused() -> None:
    with pytest.raises(BadText, match="bad-lang"):
        language("klingon")
