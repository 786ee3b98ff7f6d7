"""Private notes on the real wire: kept for whoever made them, in every tab and after a restart."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sabot.bots.random import RandomBot
from sabot.client import RefusedByServer, Seat, Server
from sabot.table.commands import Note, Rematch, Start
from sabot.wire.messages import FromServer, News, Snapshot
from tests.server.people import Witness, quick, seated
from tests.server.running import play_to_the_end, running

GAME = quick("seven_seals(players=3,rounds=1)")


@asynccontextmanager
async def another_tab(seat: Seat) -> AsyncGenerator[Witness]:
    async with Witness(Seat(seat.address, seat.place)) as tab:
        yield tab


def told_of_notes(heard: list[FromServer]) -> bool:
    """Whether somebody was told anything of notes, be it that there are none."""
    news = [message for message in heard if isinstance(message, News)]
    shown = [message for message in heard if isinstance(message, Snapshot)]
    return any(each.notes is not None for each in news) or any(each.notes for each in shown)


@pytest.mark.asyncio
async def test_notes_are_in_every_tab_of_whoever_made_them_and_outlast_the_server(
    tmp_path: Path,
) -> None:
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
        seated([door], GAME, 2) as (ann, ben),
        another_tab(ann) as tab,
    ):
        await ann.do(Start("random"))
        await ann.do(Note(1, "suspected"))
        await ann.do(Note(2, "trusted"))
        marks = {1: "suspected", 2: "trusted"}
        assert ann.picture.notes == marks
        await tab.until(lambda: tab.picture.notes == marks)
        assert tab.told("noted")[0] == {"event": "noted", "seat": 1, "mark": "suspected"}
        await server.restart()
        async with another_tab(ann) as later:
            assert later.picture.notes == marks
            await later.do(Note(1, ""))
            await ann.until(lambda: ann.picture.notes == {2: "trusted"})
        await tab.until(lambda: tab.picture.n == ann.picture.n)
        assert tab.picture.notes == {2: "trusted"}
        await ben.do(Note(2, "doubted"))
        assert ben.picture.notes == {2: "doubted"}
        assert ann.picture.notes == {2: "trusted"}


@pytest.mark.asyncio
async def test_the_others_hear_nothing_of_them_and_their_numbers_have_no_gap(
    tmp_path: Path,
) -> None:
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
        seated([door], GAME, 2) as (ann, ben),
        Witness(await door.enter(ann.place.table, "Dora")) as dora,
    ):
        await ann.do(Start("random"))
        await ben.until(lambda: ben.picture.game is not None)
        numbers = ben.picture.n, dora.picture.n
        await ann.do(Note(1, "suspected"))
        await ann.do(Note(1, "trusted"))
        await play_together(ann, ben)
        assert not told_of_notes(ben.heard)
        assert not told_of_notes(dora.heard)
        for person, before in zip((ben, dora), numbers, strict=True):
            news = [each.n for each in person.heard if isinstance(each, News) and each.n > before]
            assert news == list(range(before + 1, before + 1 + len(news)))
        assert ann.picture.notes == {1: "trusted"}
        assert ann.picture.n == ben.picture.n + 2


@pytest.mark.asyncio
async def test_a_rematch_clears_them_for_good(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
        await door.create(GAME, "Ann", bots="random") as ann,
    ):
        await ann.do(Note(1, "suspected"))
        await play_to_the_end(ann, RandomBot(1))
        await ann.do(Note(2, "trusted"))
        assert ann.picture.notes == {1: "suspected", 2: "trusted"}
        await ann.do(Rematch())
        assert ann.picture.notes == {}
        with pytest.raises(RefusedByServer, match="no game is being played"):
            await ann.do(Note(1, "trusted"))


@pytest.mark.asyncio
async def test_notes_reach_the_tab_at_another_process_and_nobody_else_there(
    postgres_url: str, tmp_path: Path
) -> None:
    async with (
        running(postgres_url, tmp_path) as here,
        running(postgres_url, tmp_path) as there,
        Server(here.address) as door,
        Server(there.address) as other,
        seated([door, other], GAME, 2) as (ann, ben),
        Witness(other.seat(ann.place)) as tab,
    ):
        await ann.do(Start("random"))
        await ann.do(Note(1, "suspected"))
        await tab.until(lambda: tab.picture.notes == {1: "suspected"})
        await tab.do(Note(1, "trusted"))
        await ann.until(lambda: ann.picture.notes == {1: "trusted"})
        async with Witness(door.seat(ben.place)) as tab_of_ben:
            assert tab_of_ben.picture.notes == {}
        assert not told_of_notes(ben.heard)


async def play_together(ann: Seat, ben: Seat) -> None:
    """Both play whenever it is their turn, to the end."""
    await asyncio.gather(play_to_the_end(ann, RandomBot(1)), play_to_the_end(ben, RandomBot(2)))
