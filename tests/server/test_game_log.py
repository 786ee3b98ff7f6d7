"""The log of a game by rounds: what a viewer was told live, and nothing else."""

import gzip
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from sabot.core.game import SPECTATOR, Viewer
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.compression import Piece, compressed, compressed_apart
from sabot.server.credentials import key_of
from sabot.server.errors import Rejected
from sabot.server.game_log import page_pieces
from sabot.server.replays.protocol import Question
from sabot.server.settings import ServerSettings
from sabot.server.subscribers import Subscribers
from sabot.table.commands import Leave, Note, Pause, Rematch, Resume, Say, Start
from sabot.table.entries import Entered
from sabot.wire.calls import LogPage
from sabot.wire.messages import News
from tests.server.test_replays import calling, rows_of
from tests.table.company import Company, seated, started

PASSING = {"your-turn", "said", "watchers-had-said", "noted"}
LOG = "/api/tables/table/games/1/log"


class Hearer:
    """A connection that keeps the events that it is told, each with the number of its news."""

    def __init__(self, person: int) -> None:
        self.address = ""
        self.person = person
        self.viewer: Viewer = SPECTATOR
        self.heard: list[tuple[int, list[Any]]] = []

    def send(self, message: bytes) -> None:
        news = msgspec.json.decode(message, type=News)
        kept = [event for event in news.told if event["event"] not in PASSING]
        if kept:
            self.heard.append((news.n, kept))

    def disconnect(self, reason: str, *, again: bool) -> None:
        raise AssertionError((reason, again))


class Told(Company):
    """A company of which some hear all, as from a room."""

    def listen(self, *people: int) -> list[Hearer]:
        self.subscribers = Subscribers(self.table, CONTEXT.bot_names)
        hearers = [Hearer(person) for person in people]
        for each in hearers:
            self.subscribers.add(each)
        return hearers

    def take(self, entries: list[Any], played: Any = None) -> list[Any]:
        for entry in entries:
            super().take([entry], played)
            if hasattr(self, "subscribers"):
                self.subscribers.publish(self.changes[-1], None)
        return entries


def told_company(game: str) -> Told:
    company = seated(game, round_pause=0)
    company.__class__ = Told
    assert isinstance(company, Told)
    company.enter("Dora")
    return company


def asks(viewer: Viewer, wished: int | None) -> Question:
    return Question("log", viewer, round=wished, news=77)


def page(company: Company, viewer: Viewer, wished: int | None = None, number: int = 1) -> LogPage:
    pieces = page_pieces("table", rows_of(company), number, asks(viewer, wished))
    return msgspec.json.decode(b"".join(piece.text for piece in pieces), type=LogPage)


def pages(company: Company, viewer: Viewer, number: int = 1) -> list[LogPage]:
    last = page(company, viewer, None, number)
    return [page(company, viewer, n, number) for n in range(1, last.round)] + [last]


@pytest.mark.parametrize(
    "game",
    ["saboteur(players=3,rounds=2)", "saboteur2(players=3,rounds=2)", "seven_seals(players=3)"],
)
def test_the_pages_have_what_each_was_told_live(game: str) -> None:
    company = told_company(game)
    ada, ben, dora = company.listen(0, 1, 3)
    company.do(0, Start())
    company.play_on(lambda table: table.turn == 5)
    company.do(0, Note(1, "suspected"))
    company.do(2, Say("hello"))
    company.do(1, Pause())
    company.do(1, Resume())
    company.play_on(lambda table: table.phase == "over")
    for hearer in (ada, ben, dora):
        found = pages(company, hearer.viewer)
        assert [step.told for each in found for step in each.told] == [
            told for _, told in hearer.heard
        ]
        assert [each.round for each in found] == [*range(1, len(found) + 1)]
    assert ada.heard != dora.heard


def test_steps_are_those_of_the_replay() -> None:
    company = started(round_pause=0)
    company.play_on(lambda table: table.phase == "over")
    assert company.table.match is not None
    moves = [step for each in pages(company, 1) for step in each.told]
    frames = [step for step in moves if step.told[0]["event"] != "game-started"]
    assert [step.step for step in frames] == [*range(len(frames))]
    turns = sum(len(each.turns) + 1 for each in company.table.match.record.rounds)
    assert len(frames) == turns


def test_who_has_left_still_has_a_name() -> None:
    company = started()
    company.do(3, Leave())
    found = page(company, 0)
    assert found.told[-1].told == [{"event": "went-out", "person": 3}]
    assert found.names == {3: "Dora"}


def test_each_game_has_its_own_log() -> None:
    company = started("seven_seals(players=3,rounds=1)", round_pause=0)
    company.play_on(lambda table: table.phase == "over")
    first = pages(company, 0)
    company.do(0, Rematch())
    with pytest.raises(Rejected, match="no game with that number has begun"):
        page(company, 0, None, 2)
    company.do(0, Start())
    assert page(company, 0, None, 2).told[0].told == [{"event": "game-started", "game_number": 2}]
    assert pages(company, 0) == first


@pytest.mark.parametrize("wished", [0, 2])
def test_a_round_that_was_not_dealt_has_no_page(wished: int) -> None:
    with pytest.raises(Rejected, match="rounds 1 to 1"):
        page(started(), 0, wished)


# Compression.


def test_secrets_are_not_compressed_and_all_else_is() -> None:
    public, secret = b'{"event":"card-drawn","seat":1}' * 50, b'{"card":"map"}'
    whole = [Piece(public, public=True), Piece(secret, public=False), Piece(public, public=True)]
    packed = compressed_apart(whole)
    assert gzip.decompress(packed) == public + secret + public
    assert secret in packed
    assert len(packed) < len(compressed(public + public)) + 100
    # Text beside a secret that is like it makes the whole no shorter than text that is not.
    lengths = {
        len(compressed_apart([Piece(guess, public=True), Piece(secret, public=False)]))
        for guess in (secret, b'{"card":"NES"}', b'{"card":"abc"}')
    }
    assert len(lengths) == 1


def test_a_long_secret_takes_several_blocks() -> None:
    secret = bytes(range(256)) * 600
    assert zlib.decompress(compressed_apart([Piece(secret, public=False)]), 31) == secret


def test_only_what_a_viewer_alone_was_told_is_private() -> None:
    company = started(round_pause=0)
    company.play_on(lambda table: table.turn == 12)
    rows = rows_of(company)
    own = [piece.text for piece in page_pieces("table", rows, 1, asks(0, 1)) if not piece.public]
    assert any(b"round-dealt" in text for text in own)
    watched = page_pieces("table", rows, 1, asks(SPECTATOR, 1))
    assert all(piece.public for piece in watched)
    assert not {piece.text for piece in watched} & {*own}


# On the wire.

SECRETS = ("known-to-ada-only-here", "known-to-ben-only-here", "", "known-to-dora-only-now")


def known(company: Company) -> Company:
    """The same company, whose people can show who they are."""
    for place, (at, entry) in enumerate(company.log):
        if isinstance(entry, Entered):
            key = key_of(SECRETS[entry.person], "table")
            company.log[place] = (at, msgspec.structs.replace(entry, key=key))
    return company


def as_person(person: int) -> dict[str, str]:
    return {"authorization": f"Bearer {SECRETS[person]}"}


def decoded(answer: httpx.Response) -> LogPage:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-store"
    return msgspec.json.decode(answer.content, type=LogPage)


async def asked(http: httpx.AsyncClient, query: str, people: Sequence[int]) -> list[LogPage]:
    return [decoded(await http.get(LOG + query, headers=as_person(each))) for each in people]


@pytest.mark.asyncio
async def test_everybody_gets_their_own_log_up_to_their_own_news(tmp_path: Path) -> None:
    company = known(started(round_pause=0))
    company.play_on(lambda table: table.turn == 9)
    async with calling(tmp_path, company) as http:
        found = await asked(http, "", (0, 1, 3))
        for viewer, each in zip((0, 1, SPECTATOR), found, strict=True):
            assert each.told == page(company, viewer).told
            person = 3 if viewer is None else viewer
            assert each.n == company.table.news_number(person, watching=viewer is None)
        assert len({msgspec.json.encode(each.told) for each in found}) == 3
        assert (await http.get(LOG)).status_code == 401
        refused = await http.get(f"{LOG}?seat=B", headers=as_person(0))
        assert refused.status_code == 400
        for wrong in ("?round=2", "?round=0", "?round=-1", "?round=x", "?before=1"):
            answer = await http.get(LOG + wrong, headers=as_person(0))
            assert answer.status_code == 400, wrong
        plain = await http.get(LOG, headers={**as_person(0), "accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert msgspec.json.decode(plain.content, type=LogPage) == found[0]


@pytest.mark.asyncio
async def test_older_pages_come_by_their_rounds(tmp_path: Path) -> None:
    company = known(started(round_pause=0))
    company.play_on(lambda table: table.round_number() == 2)
    async with calling(tmp_path, company) as http:
        (last,), (first,) = await asked(http, "", [1]), await asked(http, "?round=1", [1])
    assert (first.round, last.round) == (1, 2)
    assert first.told == page(company, 1, 1).told
    assert first.told[-1].step == last.told[0].step - 1


@pytest.mark.asyncio
async def test_who_may_not_watch_has_no_log(tmp_path: Path) -> None:
    company = known(started(watching=False))
    async with calling(tmp_path, company) as http:
        assert (await http.get(LOG, headers=as_person(3))).status_code in {403, 409}


@pytest.mark.asyncio
async def test_a_page_is_paid_for(tmp_path: Path) -> None:
    settings = ServerSettings(
        budget_rate=0.001,
        budget_burst=10,
        costs="create=1,review=1,replay=10,log=4,call=0,person=1",
    )
    async with calling(tmp_path, known(started()), settings) as http:
        found = [(await http.get(LOG, headers=as_person(0))).status_code for _ in range(3)]
    assert found == [200, 200, 429]
