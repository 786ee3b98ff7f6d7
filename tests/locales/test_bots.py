"""What the kinds of bots are called, and what people are told of each in every game."""

import pytest

from sabot.advice.game_hints import hints_of
from sabot.advice.hint_steps import HAND
from sabot.bots.roster import MAKERS
from sabot.games.registry import GAMES
from sabot.locales import LANGUAGES
from tests.locales.catalogues import text_by_name, variables_by_name

STEMS = {
    "saboteur": "mine",
    "saboteur2": "mine",
    "seven_seals": "seven-seals",
    "sabotage": "sabotage",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_sentence_for_each_game(language: str) -> None:
    names = [f"bot-{kind}" for kind in MAKERS]
    games = [game.replace("_", "-") for game in GAMES]
    sentences = [f"bot-{game}-{kind}-says" for game in games for kind in MAKERS]
    texts = text_by_name(language, "bots")
    assert sorted(texts) == sorted([*names, *sentences])
    assert len({texts[name] for name in names}) == len(MAKERS)
    assert all(texts[sentence].endswith(".") for sentence in sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_has_words_for_every_place_and_every_kind_of_move(language: str) -> None:
    texts = variables_by_name(language, "aids")
    hints = [hints for game in GAMES if (hints := hints_of(game)) is not None]
    areas = {area for each in hints for area in each.areas.values()} | {HAND}
    assert {f"hint-area-{area}" for area in areas} <= set(texts)
    for game_id, game in GAMES.items():
        for move in game.move_type.__args__:
            assert f"hint-kind-{STEMS[game_id]}-{move.__struct_config__.tag}" in texts
