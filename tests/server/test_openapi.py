"""The description of the HTTP calls is true: whatever it allows or forbids, the answer is as it says."""

import asyncio
import itertools
from random import Random
from typing import Any

import pytest
import requests
import schemathesis
from arena import BATTERY
from hypothesis import HealthCheck, given, settings
from patron import HEADER, House, Opened, Patron, open_table, person, robot
from requests.adapters import HTTPAdapter
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi import checks as about
from tally import tally

EXAMPLES = 150 if BATTERY else 10
MEANING = about.positive_data_acceptance
"""Well-formed and still refused: most texts are no record, no sheet and no day."""
_addresses = itertools.count(1)


class From(HTTPAdapter):
    """From an address of its own, so that no limit hides what a call does."""

    def init_poolmanager(self, *words: Any, **more: Any) -> None:
        number = next(_addresses)
        here = f"127.251.{number // 250 % 250}.{number % 250 + 1}"
        super().init_poolmanager(*words, **more, source_address=(here, 0))


@pytest.fixture(scope="module")
def api(house: House) -> Any:
    found = requests.get(f"{house.address}/api/openapi.json", timeout=60)
    return schemathesis.openapi.from_dict(found.json())


@pytest.fixture(scope="module")
def tables(house: House) -> list[Opened]:
    """One that is played and one that is over."""

    async def played() -> list[Opened]:
        playing = await open_table(house, "solo", person("Ana"))
        over = await open_table(house, "here", person("Ana"), robot("random"))
        async with Patron(house, over.key) as ana:
            await ana.play(Random(1))
        return [playing, over]

    return asyncio.run(played())


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_call_answers_as_it_is_described(
    api: Any, house: House, tables: list[Opened], mode: GenerationMode
) -> None:
    operations = [found.ok() for found in api.get_all_operations()]
    assert len(operations) >= 15
    for operation in operations:
        if mode is GenerationMode.POSITIVE or operation.body:
            for table in tables:
                fuzz(operation, house, mode, table)
    assert house.runs
    assert "Traceback" not in house.said


def fuzz(operation: Any, house: House, mode: GenerationMode, table: Opened) -> None:
    """Bodies and queries as the description allows or forbids them, with the key of this table."""
    counted = [0]
    path = {"id": table.table} if "{id}" in operation.path else {}
    headers = {"Authorization": f"Bearer {table.key}", **HEADER}

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(operation.as_strategy(mode, path_parameters=path, headers=headers))
    def told(case: Case[Any]) -> None:
        with requests.Session() as session:
            session.trust_env = False
            session.mount("http://", From())
            case.call_and_validate(house.address, session, excluded_checks=[MEANING])
            counted[0] += 1

    told()
    tally(requests=counted[0])
