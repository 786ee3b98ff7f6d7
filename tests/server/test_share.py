"""The picture of a result, and the tags by which a link shows it: never of a running game."""

import re
import struct
from pathlib import Path

import httpx
import pytest
import resvg_py

from sabot.core.game import SPECTATOR
from sabot.locales import LANGUAGES, Words
from sabot.review.record_states import history_of
from sabot.server.finished_games import Past, game_in
from sabot.server.share.board import board_of
from sabot.server.share.picture import FONT, HEIGHT, WIDTH, ResultPicture, result_picture
from sabot.server.share.sheet import Sheet, sheet
from sabot.server.share.story import Evening
from sabot.server.store.log import Log, Row
from sabot.server.tables import ENCODE
from sabot.table.record import Record, Step, final_state, format_record, parse_record, replay
from tests.review.games import record_of
from tests.server.secrecy.inside import server_inside
from tests.table.company import Company, over, started
from tests.table.fair_games import fair_game

MINE = "saboteur(players=3,rounds=1)"
GAMES = (MINE, "saboteur2(players=3,rounds=1)", "seven_seals(players=3,rounds=1)")


def rows(company: Company) -> list[Row]:
    return [
        Row(number, at, None, ENCODE(entry)) for number, (at, entry) in enumerate(company.log, 1)
    ]


def past_of(company: Company) -> Past:
    past = game_in(company.table.id, rows(company), 1)
    assert past is not None
    return past


@pytest.fixture
def drawings() -> Sheet:
    found = sheet()
    assert found, "the pages are not built: run `make web`"
    return found


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_picture_of_its_result(game: str, drawings: Sheet) -> None:
    past = past_of(over(game))
    assert size_of(result_picture(past, "fr", spoilers=True)) == (WIDTH, HEIGHT)
    svg = ResultPicture(past, "en", drawings, spoilers=True).svg()
    assert "var(--" not in svg
    assert all(name in svg for name in past.names)


@pytest.mark.parametrize("game", [*GAMES, "sabotage(players=4,rounds=1)"])
def test_every_card_that_lies_is_drawn(game: str, drawings: Sheet) -> None:
    record = fair_game(game)
    view = record.game.view(final_state(record), SPECTATOR)
    board = board_of(drawings, view)
    assert board is not None
    lies = len(getattr(view, "maze", ())) + sum(
        len(roof.cells) for roof in getattr(view, "roofs", ())
    )
    assert board.art.count('<g transform="translate(') >= lies
    assert ')"></g>' not in board.art


def test_the_seven_seals_show_the_last_trick_and_what_everybody_has(drawings: Sheet) -> None:
    record = fair_game("seven_seals(players=3,rounds=1)")
    view = record.game.view(final_state(record), SPECTATOR)
    board = board_of(drawings, view, ["<circle/>", "<circle/>", "<circle/>"])
    assert board is not None
    for card in view.last_trick.cards:
        assert drawings.cards[card] in board.art
    for colour, drawn in drawings.seals.items():
        held = sum(getattr(seat.seals, colour) for seat in view.seats)
        assert board.art.count(drawn) == held
    assert board.art.count("<circle/>") == 3
    tricks = sum(seat.tricks for seat in view.seats)
    assert board.art.count(drawings.cards["back"]) == tricks == view.tricks_in_round


def test_figures_have_their_colours(drawings: Sheet) -> None:
    grounds = {re.findall('fill="([^"]+)"', figure.person)[0] for figure in drawings.figures}
    assert len(grounds) == len(drawings.figures)
    assert all(re.fullmatch("#[0-9a-f]{3,6}", colour) for colour in grounds), grounds


def test_without_spoilers_nothing_depends_on_the_result(drawings: Sheet) -> None:
    one, other = past_of(over(MINE)), past_of(over("saboteur(players=3,rounds=2)"))
    quiet = [ResultPicture(each, "en", drawings, spoilers=False).svg() for each in (one, other)]
    told = [ResultPicture(each, "en", drawings, spoilers=True).svg() for each in (one, other)]
    assert quiet[0] == quiet[1]
    assert told[0] != told[1]


def test_words_are_drawn(drawings: Sheet) -> None:
    """Without a font of the system a picture would have none."""
    svg = ResultPicture(past_of(over(MINE)), "en", drawings, spoilers=True).svg()
    bare = re.sub(r"<text .*?</text>", "", svg)
    one, other = (
        bytes(resvg_py.svg_to_bytes(svg_string=each, serif_family=FONT, font_family=FONT))
        for each in (svg, bare)
    )
    assert len(one) > len(other)


async def asked(company: Company, folder: Path, *paths: str) -> list[httpx.Response]:
    """The answers of a server at which this table is."""

    async def write(log: Log) -> None:
        await log.append(company.table.id, rows(company))

    async with (
        server_inside(folder / "tables.db", write) as address,
        httpx.AsyncClient(base_url=f"http://{address}", trust_env=False, timeout=60) as http,
    ):
        return [await http.get(path) for path in paths]


@pytest.mark.asyncio
async def test_anybody_with_the_link_gets_the_picture(tmp_path: Path) -> None:
    picture = "/api/tables/table/games/1/picture"
    told, quiet = await asked(over(MINE), tmp_path, f"{picture}?lang=de", f"{picture}?spoilers=no")
    assert told.headers["content-type"] == quiet.headers["content-type"] == "image/png"
    assert size_of(told.content) == size_of(quiet.content) == (WIDTH, HEIGHT)
    assert told.content != quiet.content


@pytest.mark.asyncio
async def test_a_link_shows_the_game_and_one_to_the_replay_gives_nothing_away(
    tmp_path: Path,
) -> None:
    table, replay = await asked(over(MINE), tmp_path, "/t/table", "/t/table/replay/1")
    image = r'property="og:image" content="([^"]*)"'
    home = "http://sabot.test/api/tables/table/games/1/picture?lang=en"
    assert re.findall(image, table.text) == [home]
    assert re.findall(image, replay.text) == [f"{home}&amp;spoilers=no"]


@pytest.mark.asyncio
async def test_a_running_game_has_neither_picture_nor_tags(tmp_path: Path) -> None:
    paths = ("/api/tables/table/games/1/picture", "/t/table", "/t/table/replay/1")
    picture, *pages = await asked(started(MINE), tmp_path, *paths)
    assert (picture.status_code, picture.json()["reason"]) == (403, "not-revealed")
    assert all("og:" not in page.text for page in pages)


# The sentence of the evening.


def evening(record: Record, language: str = "en") -> str:
    history = history_of(record)
    view = record.game.view(history.chapters[-1].last, SPECTATOR)
    words = Words(language, ("sabot.locales:share",))
    return Evening(history, view, words, lambda seat: "ABCDE"[seat]).sentence() or ""


def lied_to(answers: str) -> Record:
    """A game in which the first saboteur says to be a digger, and others answer."""
    text = format_record(fair_game("saboteur(players=5,rounds=1)"))
    record = parse_record(text)
    roles = [seat.role for seat in record.game.view(final_state(record), SPECTATOR).seats]
    liar = "ABCDE"[roles.index("saboteur")]
    foes = iter("ABCDE"[seat] for seat, role in enumerate(roles) if role == "digger")
    said = [f"  {liar} says {liar} digger"]
    said += [f"  {next(foes)} says {answer} {liar} {liar} digger" for answer in answers.split()]
    return parse_record(text.replace("moves:", "\n".join(["moves:", *said]), 1))


def test_a_lie_that_was_believed_is_the_thing_of_the_evening() -> None:
    one, two, three = (evening(lied_to(each)) for each in ("trust", "trust trust", "trust " * 3))
    assert re.fullmatch(r"[A-E] told a lie; [A-E] believed it\.", one)
    assert re.fullmatch(r"[A-E] told a lie; [A-E], [A-E] believed it\.", two)
    assert re.fullmatch(r"[A-E] told a lie; 3 players believed it\.", three)
    for language in LANGUAGES:
        assert "3" in evening(lied_to("trust " * 3), language)


def test_a_lie_that_nobody_believed_is_not_told() -> None:
    assert "lie" not in evening(lied_to("doubt"))
    assert "lie" not in evening(lied_to(""))


def test_who_found_the_treasure_is_who_laid_the_tunnel_to_it() -> None:
    found: set[bool] = set()
    # Bots that play at random find nothing.
    for kind, seed in (("rules", "a"), ("rules", "b"), ("random", "a"), ("random", "b")):
        record = parse_record(record_of("saboteur(players=4,rounds=1)", kind, seed))
        sentence, view = evening(record), record.game.view(final_state(record), SPECTATOR)
        won = view.result.won_by == "diggers"
        found.add(won)
        if won:
            seats = [
                step.turn.seat for step in replay(record) if step.turn and reaches(record, step)
            ]
            assert sentence == f"{'ABCD'[seats[-1]]} dug through to the treasure."
        else:
            assert all("ABCD"[seat] in sentence for seat in view.result.winners)
    assert found == {True, False}


def reaches(record: Record, step: Step) -> bool:
    """True if the treasure is turned over by a step, for all to see."""
    assert step.turn is not None
    told = record.game.told(step.before, step.turn.move, step.after, SPECTATOR)
    return any("GoalTurned" in repr(event) and "treasure" in repr(event) for event in told)


def test_a_roof_and_announcements_are_told() -> None:
    record = fair_game("sabotage(players=4,rounds=2)")
    last = record.game.view(final_state(record), SPECTATOR).results[-1]
    values = last.values if last.ended_by is None else [last.values[last.ended_by % 2]]
    assert all(str(value) in evening(record) for value in values)
    record = fair_game("seven_seals(players=3,rounds=2)")
    sheet_of = record.game.view(final_state(record), SPECTATOR).sheet
    assert str(max(abs(points) for row in sheet_of for points in row)) in evening(record)
