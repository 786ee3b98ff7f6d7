"""First games: every deal, move and answer in their files is checked by the rules."""

from fnmatch import fnmatchcase

import msgspec
import pytest

from sabot.core.errors import SabotError
from sabot.games.registry import GAMES
from sabot.locales import LANGUAGES
from sabot.server.lessons.lesson import LESSONS, LessonScene, LessonStep, lesson_of
from sabot.server.lessons.playing import LessonTable, played_lesson, played_scene
from sabot.server.lessons.prepared_deals import WishedDeal
from tests.locales.catalogues import text_by_name
from tests.locales.figures import sections
from tests.locales.test_bots import STEMS

LARGEST = 100_000
# Seven to ten minutes, as people read and try.
LENGTHS = range(10, 20)


def steps(game: str) -> list[LessonStep]:
    return [step for scene in lesson_of(game).scenes for step in scene.steps]


def asks(step: LessonStep) -> bool:
    return bool(step.moves or step.claim)


def test_every_game_has_a_lesson() -> None:
    assert sorted(LESSONS) == sorted(GAMES)


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_can_be_played_as_it_stands(game: str) -> None:
    lesson = msgspec.json.decode(played_lesson(game))
    assert len(played_lesson(game)) < LARGEST
    scenes = lesson["scenes"]
    assert [step["id"] for scene in scenes for step in scene["steps"]] == [
        step.id for step in steps(game)
    ]
    for scene in scenes:
        # A person at seat A sees the whole table, and news follow without a gap.
        assert scene["snapshot"]["seat"] == 0
        numbers = [news["n"] for step in scene["steps"] for news in step["news"]]
        first = scene["snapshot"]["n"] + 1
        assert numbers == [*range(first, first + len(numbers))]
    assert len({step.id for step in steps(game)}) == len(steps(game))
    assert len(steps(game)) in LENGTHS


@pytest.mark.parametrize("game", LESSONS)
def test_a_person_is_asked_only_in_their_turn_and_the_answers_are_to_legal_moves(
    game: str,
) -> None:
    for scene in lesson_of(game).scenes:
        table = LessonTable(scene)
        for step in scene.steps:
            legal = [table.game.format_move(move) for move in table.legal()]
            if step.moves:
                assert step.moves[0] in legal, step.id
                assert set(legal) - set(step.moves), f"no mistake can be made in {step.id}"
            for mistake in step.mistakes:
                for pattern in mistake.moves:
                    hits = [move for move in legal if fnmatchcase(move, pattern)]
                    meant = step.moves[:-1] or step.moves
                    assert [each for each in hits if each not in meant], (step.id, pattern)
            played = table.step(step)
            if step.claim:
                assert played.claim in played.claims


@pytest.mark.parametrize("game", LESSONS)
def test_all_that_a_lesson_says_is_there_and_nothing_else(game: str) -> None:
    name = f"lesson-{game.replace('_', '-')}"
    said = [f"{name}-{step.id}" for step in steps(game)]
    said += [f"{name}-{step.id}-done" for step in steps(game) if asks(step)]
    said += sorted({f"{name}-wrong-{each.says}" for step in steps(game) for each in step.mistakes})
    for language in LANGUAGES:
        assert sorted(text_by_name(language, f"lesson-{game}")) == sorted(said), language


@pytest.mark.parametrize("game", LESSONS)
def test_how_to_play_links_to_steps_that_there_are(game: str) -> None:
    linked = {section["step"] for section in sections(game) if "step" in section}
    assert linked
    assert linked <= {step.id for step in steps(game)}


def test_the_coach_explains_only_what_can_happen() -> None:
    tips = {
        name.removeprefix("coach-")
        for name in text_by_name("en", "coach")
        if name.startswith(("coach-mine-", "coach-seven-seals-", "coach-sabotage-"))
    }
    happens = {
        f"{STEMS[game_id]}-{event.__struct_config__.tag}"
        for game_id, game in GAMES.items()
        for event in game.event_type.__args__
    }
    assert tips - happens == {"mine-claim-made"}  # of the table, not of the game


def test_a_lesson_that_breaks_the_rules_is_refused() -> None:
    options = "saboteur(players=3,rounds=1,starter=A)"
    hand = WishedDeal(hands={0: ["EW"]})
    for move in ("EW@5,0", "map@9,9"):
        broken = LessonScene(options, [LessonStep("bad", moves=[move])], hand)
        with pytest.raises(SabotError):
            played_scene(broken)
    turn = LessonScene(options, [LessonStep("bad", then=["B EW@1,0"])], hand)
    with pytest.raises(ValueError, match="not the turn"):
        played_scene(turn)
