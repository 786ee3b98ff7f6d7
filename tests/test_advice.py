"""What a friend would say of a move: true by what the viewer knows, and in every language."""

import inspect
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from sabot.advice import sabotage as roofs_advice
from sabot.advice import saboteur as mine_advice
from sabot.advice import seven_seals as seals_advice
from sabot.advice.case import Advice, Case
from sabot.advice.game_hints import advice_of
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.games.registry import GAMES
from sabot.games.sabotage.game import SABOTAGE
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur2.game import SABOTEUR2
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.locales import LANGUAGES
from sabot.wire.calls import Notice
from tests.games.sabotage import tables as roofs
from tests.games.saboteur import tables as mine
from tests.games.saboteur2 import tables as mine2
from tests.games.seven_seals import tables as seals
from tests.locales.catalogues import variables_by_name

STEMS = {
    "saboteur": "mine",
    "saboteur2": "mine",
    "seven_seals": "seven-seals",
    "sabotage": "sabotage",
}
HALFWAY = "ESW@1,0 ESW@2,0 ESW@3,0"
Chances = dict[int, dict[str, float]]


def advised(game: AnyGame, state: State, move: str, chances: Chances | None = None) -> Advice:
    """What is said of a move to the seat that is to act."""
    view = game.view(state, game.to_act(state))
    return advice_of(Case(game, view, game.parse_move(move), chances or {}))


def said(advice: Advice) -> tuple[Any, Any]:
    sight, reason = [(each.name, each.facts) if each else None for each in advice]
    return sight, reason


def names(advice: Advice) -> tuple[str | None, str | None]:
    sight, reason = [each.name if each else None for each in advice]
    return sight, reason


# Saboteur.


def test_a_digger_hears_how_many_cards_are_missing_before_and_after() -> None:
    state = mine.table(maze=HALFWAY, hands={"A": "EW NS xEW map"}, roles="DDSD")
    near = ("near", {"cards": 4, "known": "no"})
    assert said(advised(SABOTEUR, state, "EW@4,0")) == (
        near,
        ("nearer", {"cards": 3, "before": 4}),
    )
    assert said(advised(SABOTEUR, state, "xEW@4,0"))[1][0] == "farther"


def test_a_card_that_reaches_a_goal_says_so_and_the_treasure_only_to_who_knows_it() -> None:
    state = mine.at_the_treasure(hands={"A": "NESW map", "B": "map", "C": "map"}, roles="DDSD")
    assert names(advised(SABOTEUR, state, "NESW@7,0")) == ("near", "reaches-goal")
    assert said(advised(SABOTEUR, state, "map@8,0")) == (
        ("goals-unknown", {"goals": 3}),
        ("narrows", {}),
    )
    mine.play(state, "map@8,0", "map@8,0", "map@8,0")
    assert names(advised(SABOTEUR, state, "NESW@7,0")) == ("near", "reaches-treasure")


def test_a_saboteur_hears_when_the_tunnel_is_too_near() -> None:
    far = mine.table(maze=HALFWAY, hands={"A": "EW NES"}, roles="SDDD")
    assert names(advised(SABOTEUR, far, "NES@0,1")) == ("far-yet", "harmless")
    assert said(advised(SABOTEUR, far, "pass:EW"))[1] == ("helps-diggers", {"number": 1})
    assert names(advised(SABOTEUR, far, "EW@4,0")) == ("far-yet", "blends-in")
    near = mine.table(maze=mine.ROAD, hands={"A": "xEW map"}, roles="SDDD")
    assert names(advised(SABOTEUR, near, "xEW@7,0")) == ("too-near", "farther")
    assert names(advised(SABOTEUR, near, "map@8,0")) == ("goals-unknown", "astray")


def test_a_saboteur_who_mends_for_a_digger_hears_what_it_is_good_for() -> None:
    hands, broken = {"A": "+pick"}, {"B": "pick"}
    chances = {1: {"saboteur": 0.1, "digger": 0.9}}
    hiding = mine.table(maze=HALFWAY, hands=hands, broken=broken, roles="SDDD")
    assert names(advised(SABOTEUR, hiding, "+pick>B", chances)) == ("others-stuck", "blends-in")


def test_a_rockfall_is_for_what_is_in_the_way() -> None:
    state = mine.table(maze=f"{HALFWAY} xEW@4,0", hands={"A": "rockfall"}, roles="DDSD")
    assert names(advised(SABOTEUR, state, "rockfall@4,0")) == ("in-the-way", "nearer")


def test_whoever_is_likely_a_foe_is_held_up_and_who_is_likely_a_friend_is_helped() -> None:
    state = mine.table(
        4, hands={"A": "-pick +cart"}, broken={"C": "cart", "D": "cart"}, roles="DSDDD"
    )
    chances = {
        seat: {"saboteur": share, "digger": 1 - share}
        for seat, share in {1: 0.75, 2: 0.125, 3: 0.625}.items()
    }
    assert said(advised(SABOTEUR, state, "-pick>B", chances)) == (
        ("foe-digs", {}),
        ("against-you", {"seat": 1, "percent": 75}),
    )
    assert said(advised(SABOTEUR, state, "+cart>C", chances)) == (
        ("friend-stuck", {}),
        ("with-you", {"seat": 2, "percent": 88}),
    )
    # Where nothing speaks for it, nothing is made up.
    assert names(advised(SABOTEUR, state, "-pick>C", chances)) == ("others-dig", None)
    assert names(advised(SABOTEUR, state, "+cart>D", chances)) == ("others-stuck", None)
    chances[1] = {"saboteur": 0.375, "digger": 0.625}
    chances[3] = chances[2]
    assert names(advised(SABOTEUR, state, "-pick>B", chances)) == ("others-dig", "most-against")


def test_who_cannot_dig_is_told_so() -> None:
    state = mine.table(hands={"A": "+pick EW"}, broken={"A": "pick"}, roles="DDSD")
    assert names(advised(SABOTEUR, state, "+pick>A")) == ("own-tools", "can-dig")
    assert names(advised(SABOTEUR, state, "pass:EW")) == ("stuck", "least")
    worse = mine.table(
        hands={"A": "+pick EW"}, broken={"A": "pick cart"}, deck="NS NS", roles="DDSD"
    )
    assert names(advised(SABOTEUR, worse, "+pick>A")) == ("own-tools", "one-less")
    assert names(advised(SABOTEUR, worse, "pass:EW")) == ("stuck", "draws")


def test_cards_are_put_away_for_a_reason() -> None:
    state = mine.table(hands={"A": "xEW map map", "B": "NS", "C": "NS"}, roles="DDSD")
    assert names(advised(SABOTEUR, state, "pass:xEW")) == ("idle", "useless-dead-end")
    assert names(advised(SABOTEUR, state, "pass:map")) == ("idle", "least")
    mine.play(state, "map@8,0", "pass:NS", "pass:NS")
    assert names(advised(SABOTEUR, state, "pass:map")) == ("idle", "map-spare")


# Saboteur 2.


def test_a_rivals_door_bars_the_way_only_to_who_may_not_pass_it() -> None:
    def before(role: str) -> Any:
        maze = "EW@1,0 blue-EW@2,0 EW@3,0"
        state = mine2.table(3, maze=maze, hands={"A": "EW"}, roles=f"{role} saboteur saboteur")
        sight = advised(SABOTEUR2, state, "EW@4,0").sight
        return sight and sight.facts["cards"]

    assert before("blue") == before("boss") == 4
    assert before("green") > 4


def test_crystals_matter_to_geologists() -> None:
    def of(role: str) -> tuple[str | None, str | None]:
        state = mine2.table(3, hands={"A": "crystal-NESW"}, roles=f"{role} blue green")
        return names(advised(SABOTEUR2, state, "crystal-NESW@1,0"))

    assert of("geologist") == ("crystals", "crystal")
    assert of("boss") == ("near", "nearer")


def test_a_side_of_saboteur_2_is_more_than_one_role() -> None:
    state = mine2.table(3, hands={"A": "prison"}, roles="green blue boss")
    chances = {
        1: {"blue": 0.25, "saboteur": 0.5, "boss": 0.25},
        2: {"green": 0.5, "boss": 0.25, "blue": 0.25},
    }
    assert said(advised(SABOTEUR2, state, "prison>B", chances))[1] == (
        "against-you",
        {"seat": 1, "percent": 75},
    )
    # Each role is capped by itself; several together are no more likely than certain.
    sure = chances | {1: {"blue": 0.98, "saboteur": 0.02, "green": 0.02, "boss": 0.02}}
    assert said(advised(SABOTEUR2, state, "prison>B", sure))[1][1] == {"seat": 1, "percent": 98}
    # Who plays for nobody but themselves has no foes.
    alone = mine2.table(3, hands={"A": "prison"}, roles="profiteer blue boss")
    assert names(advised(SABOTEUR2, alone, "prison>B", chances)) == ("others-dig", None)


# Sabotage.


def test_a_pipe_is_worth_what_it_adds() -> None:
    state = roofs.table(roofs={"A": "A-red B-red", "B": ""}, hands={"A": "C-red I-blue"})
    assert said(advised(SABOTAGE, state, "C-red@C")) == (
        ("own-lines", {"lines": 1}),
        ("worth", {"points": 2, "before": 0}),
    )
    assert names(advised(SABOTAGE, state, "I-blue>I")) == ("their-roof", "spoils")
    assert said(advised(SABOTAGE, state, "I-blue@I"))[1] == ("prepares", {})
    assert names(advised(SABOTAGE, state, "discard:I-blue")) == ("idle", "least")


def test_a_pipe_can_set_up_lines_and_be_torn_out_again() -> None:
    state = roofs.table(
        roofs={"A": "A-red", "B": "A-blue B-blue C-blue E-blue"}, hands={"A": "B-orange sabotage"}
    )
    assert said(advised(SABOTAGE, state, "B-orange@B")) == (
        ("own-roof", {"points": 0}),
        ("sets-up", {"lines": 1}),
    )
    assert said(advised(SABOTAGE, state, "sabotage>C")) == (
        ("their-roof", {"points": 2}),
        ("their-worth", {"points": 0, "before": 2}),
    )
    assert names(advised(SABOTAGE, state, "sabotage>E"))[1] == "takes-apart"
    assert names(advised(SABOTAGE, state, "sabotage@A"))[1] == "makes-room"


def pipes(cells: str, colour: str) -> str:
    return " ".join(f"{cell}-{colour}" for cell in cells)


@pytest.mark.parametrize(
    ("other", "sight", "reason"),
    [("A", "ahead", "wins"), ("ABCDEFG", "behind", None), ("ABCDEFGHI", "behind", None)],
)
def test_who_may_end_the_round_hears_how_it_would_end(
    other: str, sight: str, reason: str | None
) -> None:
    laid = {"A": pipes("ABCDEFG", "red"), "B": pipes(other, "blue")}
    state = roofs.table(4, roofs=laid, phase="asked", seat="A")
    assert names(advised(SABOTAGE, state, "agree")) == (sight, reason)
    # With equal roofs who ends the round loses it by the point that this costs.
    told = "time-left" if sight == "ahead" else "not-yet"
    assert names(advised(SABOTAGE, state, "decline")) == (sight, told)


# The Seven Seals.


def test_who_announces_is_told_of_the_colour_and_of_what_to_hope_for() -> None:
    state = seals.dealt()
    assert said(advised(SEVEN_SEALS, state, "take:blue")) == (
        ("colour", {"colour": "blue", "cards": 3}),
        ("hopes", {"colour": "blue", "tricks": 1}),
    )
    seals.play(state, "take:blue")
    assert said(advised(SEVEN_SEALS, state, "take:blue"))[1][1]["tricks"] == 2
    assert said(advised(SEVEN_SEALS, state, "done")) == (
        ("promised", {"tricks": 1}),
        ("enough", {}),
    )
    seals.play(state, "take:blue take:blue done")
    assert said(advised(SEVEN_SEALS, state, "take:blue<A"))[1] == ("robs", {"seat": 0})
    assert said(advised(SEVEN_SEALS, state, "saboteur"))[1] == ("sabotages", {"points": 4})


def test_a_lead_is_for_a_seal_or_to_be_beaten() -> None:
    state = seals.announced("blue green", "", "", "")
    sight = ("leads-owing", {"tricks": 2})
    assert said(advised(SEVEN_SEALS, state, "b12")) == (sight, ("leads-high", {"colour": "blue"}))
    assert said(advised(SEVEN_SEALS, state, "b1")) == (sight, ("draws", {"cards": 9}))
    assert said(advised(SEVEN_SEALS, state, "v9")) == (sight, ("leads-low", {"cards": 3}))
    assert names(advised(SEVEN_SEALS, state, "r12"))[1] == "leads-last"
    free = seals.announced("", "red", "", "")
    assert names(advised(SEVEN_SEALS, free, "v9"))[0] == "leads-free"


def test_a_trick_is_wanted_by_who_has_a_seal_for_it() -> None:
    state = seals.announced("", "violet", "", "")
    seals.play(state, "v2")
    assert names(advised(SEVEN_SEALS, state, "v12")) == ("wanted", "may-win")
    seals.play(state, "v12")
    assert names(advised(SEVEN_SEALS, state, "v11")) == ("unwanted", "ducks")
    seals.play(state, "v11")
    assert names(advised(SEVEN_SEALS, state, "g10")) == ("unwanted", "throws")
    assert names(advised(SEVEN_SEALS, state, "r6")) == ("unwanted", "wins-anyway")


def test_who_can_ruff_may_want_a_trick_for_a_red_seal() -> None:
    state = seals.announced("", "violet", "", "red green")
    seals.play(state, "v2 v12 v11")
    assert names(advised(SEVEN_SEALS, state, "r6")) == ("wanted", "wins")
    assert names(advised(SEVEN_SEALS, state, "g3")) == ("wanted", "saves")


def test_whoever_cannot_win_a_trick_that_they_want_is_told_so() -> None:
    state = seals.announced("violet", "violet", "violet", "")
    seals.play(state, "v2 v12")
    assert names(advised(SEVEN_SEALS, state, "v11")) == ("wanted", "out-of-reach")


def test_the_saboteur_leaves_tricks_to_who_has_no_seal_for_them() -> None:
    state = seals.announced("violet", "green", "saboteur", "")
    seals.play(state, "v2 v12")
    assert said(advised(SEVEN_SEALS, state, "v11")) == (("spoils", {}), ("leaves", {"seat": 1}))
    state = seals.announced("violet", "violet", "saboteur", "")
    seals.play(state, "v2 v12")
    assert names(advised(SEVEN_SEALS, state, "v11")) == ("spoils", "keeps-low")
    state = seals.announced("green", "", "saboteur", "")
    seals.play(state, "g1 g2")
    assert names(advised(SEVEN_SEALS, state, "g6"))[1] == "may-be-beaten"
    state = seals.announced("", "green", "saboteur", "")
    seals.play(state, "g1 g2")
    assert said(advised(SEVEN_SEALS, state, "g6"))[1] == ("denies", {"seat": 1})


def test_a_seal_is_given_for_a_reason() -> None:
    state = seals.announced("violet violet violet", "violet<A", "", "")
    seals.play(state, "v9 v12 v11 g3")
    seals.play(state, "b2 b3 b5 b12")
    assert names(advised(SEVEN_SEALS, state, "give:white")) == ("which-seal", "gives-white")
    assert names(advised(SEVEN_SEALS, state, "black"))[1] == "keeps-white"


# In every game.


def played(game: AnyGame, options: Any, seed: int) -> Iterator[Any]:
    """The views of those who are to act in a game that is played anyhow."""
    state, rng = game.new(options), Rng(seed)
    while game.outcome(state) is None:
        seat = game.to_act(state)
        if seat is None:
            game.deal(state, game.draw_deal(state, rng))
            continue
        view = game.view(state, seat)
        yield view
        # What is played matters more than what is put away, or hardly anything would happen.
        moves = [move for move in view.moves if move.__struct_config__.tag not in AWAY]
        game.play(state, (moves or view.moves)[rng.below(len(moves or view.moves))])


AWAY = {"pass", "discard", "rockfall", "remove", "end", "ask"}
OPTIONS = {
    "saboteur": SABOTEUR.options(players=4, rounds=2),
    "saboteur2": SABOTEUR2.options(players=5, rounds=1),
    "seven_seals": SEVEN_SEALS.options(players=4, rounds=3),
    "sabotage": SABOTAGE.options(players=4, rounds=1),
}


def cases(game: AnyGame) -> Iterator[Case]:
    """Some moves of each kind in every position of a game, with anything believed of the others."""
    rng = Rng(7)
    for view in played(game, OPTIONS[game.id], 3):
        kinds: dict[str, Any] = {}
        for _ in range(8):
            move = view.moves[rng.below(len(view.moves))]
            kinds[move.__struct_config__.tag] = move
        roles = {each.role for each in getattr(view, "roles_in_play", ())}
        chances = {
            seat: dict.fromkeys(roles, rng.below(100) / 100)
            for seat in range(len(view.seats))
            if seat != view.viewer
        }
        for move in kinds.values():
            yield Case(game, view, move, chances)


@pytest.mark.parametrize("game_id", GAMES)
def test_whatever_is_said_has_words_and_facts_for_them(game_id: str) -> None:
    said: dict[str, Notice] = {}
    for case in cases(GAMES[game_id]):
        advice = advice_of(case)
        for what, each in {"see": advice.sight, "reason": advice.reason}.items():
            if each:
                said[f"hint-{what}-{STEMS[game_id]}-{each.name}"] = each
    assert len(said) > 10
    for language in LANGUAGES:
        texts = variables_by_name(language, "aids")
        for name, each in said.items():
            told = {"name" if fact == "seat" else fact for fact in each.facts}
            assert texts[name] <= told, name


@pytest.mark.parametrize("adviser", [mine_advice, roofs_advice, seals_advice])
def test_there_are_no_words_that_nobody_says(adviser: ModuleType) -> None:
    source, stem = inspect.getsource(adviser), STEMS[adviser.__name__.rpartition(".")[2]]
    texts = variables_by_name("en", "aids")
    for what in (f"hint-see-{stem}-", f"hint-reason-{stem}-"):
        told = [name.removeprefix(what) for name in texts if name.startswith(what)]
        assert told
        assert [name for name in told if f'"{name}"' not in source] == []


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_said_does_not_hang_on_what_is_imagined(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [(case, advice_of(case)) for case in cases(GAMES[game_id])]
    rng = Rng(11)

    def other_world(case: Case) -> State:
        world: State = case.game.imagine(case.view, rng)
        return world

    monkeypatch.setattr(Case, "world", other_world)
    assert [advice_of(case) for case, _ in made] == [advice for _, advice in made]
