"""What a seat believes: by what it saw, never against what it knows."""

from itertools import pairwise
from math import isclose
from typing import cast

import pytest

from sabot.bots.bot import Seen
from sabot.bots.saboteur2.beliefs import RoleBeliefs
from sabot.bots.saboteur2.observed_moves import DEEDS
from sabot.bots.suspicion import LEAST, MOST, REASONS, Suspect
from sabot.core.rng import Rng
from sabot.games.saboteur2.cards import BOSS, GREEN, ROLE_COUNTS, ROLES, SABOTEUR
from sabot.games.saboteur2.game import SABOTEUR2
from sabot.games.saboteur2.rules import Saboteur2
from sabot.games.saboteur2.view import View
from tests.bots.saboteur2.following import (
    OTHERS,
    dealt,
    factory_of,
    play_moves,
    play_round,
    shown,
    step,
)
from tests.bots.saboteur2.games import early

ROAD = "ESW@1,0 ESW@2,0 ESW@3,0 NESW@4,0 EW@5,0"


def believing(state: Saboteur2, *moves: str, seat: int = 0) -> RoleBeliefs:
    """What a seat believes after these moves."""
    mind = factory_of(seat)
    play_moves(state, moves, {seat: mind})
    return mind


class Keeping:
    """Keeps whom its seat suspected after every step."""

    def __init__(self, mind: RoleBeliefs) -> None:
        self.mind = mind
        self.told: list[Suspect] = []

    def see(self, step: Seen) -> None:
        self.mind.see(step)
        self.told += self.mind.suspicions(step.after)


class TestBeforeAnyMove:
    @pytest.mark.parametrize("players", [2, 5, 12])
    def test_roles_are_as_likely_as_they_are_dealt(self, players: int) -> None:
        state = dealt(players, 4)
        mind = believing(state)
        mine = int(state.roles[0])
        for seat in range(1, players):
            for role, chance in enumerate(mind.chances(seat)):
                assert isclose(chance, (ROLE_COUNTS[role] - (role == mine)) / 14)
        assert [round(each, 9) for each in mind.places()] == [round(1 / 3, 9)] * 3

    def test_before_the_first_deal_there_is_nobody_to_suspect(self) -> None:
        state = SABOTEUR2.new(SABOTEUR2.options(players=5))
        assert factory_of(0).suspicions(SABOTEUR2.view(state, 0)) == ()


class TestWhatIsSeen:
    def test_a_dead_end_speaks_against_who_lays_it(self) -> None:
        state = early(3, maze=ROAD, hands={"B": "xNESW EW NESW NES"}, seat="B", roles="green")
        mind = believing(state, "xNESW@6,0")
        assert mind.chances(1)[SABOTEUR] > 1.5 * 3 / 14
        (suspect, _) = mind.suspicions(SABOTEUR2.view(state, 0))
        assert suspect.seat == 1
        # People are told it with caution: less than what bots go by, and more than nothing.
        assert 3 / 14 < suspect.chances["saboteur"] < mind.chances(1)[SABOTEUR]
        (reason,) = suspect.reasons
        assert (reason.deed, reason.card, reason.step) == ("dead-end", "xNESW", 1)
        assert reason.factor > 1.4

    def test_leading_the_tunnel_on_speaks_for_who_does_it(self) -> None:
        state = early(3, maze=ROAD, hands={"B": "EW NESW NES map"}, seat="B", roles="green")
        mind = believing(state, "NESW@6,0")
        assert mind.chances(1)[SABOTEUR] < 3 / 14
        (suspect, _) = mind.suspicions(SABOTEUR2.view(state, 0))
        assert suspect.reasons[0].deed == "led-on"
        assert suspect.reasons[0].factor < 1

    def test_deeds_against_the_tunnel_add_up(self) -> None:
        state = early(
            2,
            maze=ROAD,
            hands={"A": "map map map", "B": "rockfall xNESW xW"},
            seat="B",
            roles="green",
        )
        mind = factory_of(0)
        play_moves(state, ["rockfall@5,0"], {0: mind})
        chances = [3 / 14, mind.chances(1)[SABOTEUR]]
        for move in ("pass:map", "xNESW@5,0"):
            play_on(state, move, mind)
        chances.append(mind.chances(1)[SABOTEUR])
        assert all(later > before for before, later in pairwise(chances))

    def test_of_many_reasons_the_strongest_are_told(self) -> None:
        keeping = Keeping(factory_of(0, hands=3))
        play_round(dealt(4, 2), {0: keeping}, OTHERS, 3)
        told = keeping.told
        assert max(len(suspect.reasons) for suspect in told) == REASONS
        for suspect in told:
            assert all(LEAST <= chance <= MOST for chance in suspect.chances.values())
            assert tuple(suspect.chances) == ROLES
            assert all(reason.deed in DEEDS for reason in suspect.reasons)
            strength = [max(reason.factor, 1 / reason.factor) for reason in suspect.reasons]
            assert strength == sorted(strength, reverse=True)

    def test_who_knows_the_treasure_leads_others_to_it(self) -> None:
        state = early(
            2,
            maze=ROAD,
            hands={"A": "map map", "B": "map SW NES EW"},
            seat="B",
            roles="green green",
        )
        mind = factory_of(0)
        play_moves(state, ["map@8,0"], {0: mind})
        assert max(mind.places()) < 0.4
        for move in ("pass:map", "SW@6,0"):
            play_on(state, move, mind)
        # North or south rather than straight on, where B has looked.
        assert mind.places()[1] < 0.3


def play_on(state: Saboteur2, text: str, mind: RoleBeliefs) -> None:
    """Play one more move that is watched."""
    step(state, SABOTEUR2.move_code(SABOTEUR2.parse_move(text)), {mind.seat: mind})


class TestWhatIsKnown:
    def test_an_inspected_role_is_certain_whatever_was_seen(self) -> None:
        state = early(
            3,
            maze=ROAD,
            hands={"A": "inspection map", "B": "xNESW map"},
            seat="B",
            roles="green boss",
        )
        mind = believing(state, "xNESW@6,0", "pass:map", "inspection>B")
        assert mind.chances(1)[BOSS] == 1
        assert mind.chances(2)[BOSS] == 0
        for world in mind.worlds(SABOTEUR2.view(state, 0), 20, Rng(1)):
            assert cast("Saboteur2", world).roles[1] == BOSS

    def test_a_goal_that_one_has_looked_at_is_certain(self) -> None:
        state = early(2, hands={"A": "map map", "B": "map map"}, goals="stone-SW treasure stone-ES")
        mind = believing(state, "map@8,-2", "map@8,0")
        assert mind.places()[0] == 0
        assert mind.places()[1] == pytest.approx(0.5, abs=0.1)
        play_on(state, "map@8,0", mind)
        assert mind.places() == [0, 1, 0]

    def test_a_role_that_was_changed_is_as_new(self) -> None:
        state = early(
            3,
            maze=ROAD,
            hands={"A": "map map", "B": "xNESW map", "C": "change-role map"},
            seat="B",
            roles="green green",
        )
        mind = believing(state, "xNESW@6,0", "change-role>B")
        fresh = mind.chances(1)
        assert fresh[SABOTEUR] < 3 / 14
        (suspect, _) = mind.suspicions(SABOTEUR2.view(state, 0))
        assert suspect.reasons == ()

    def test_a_new_round_forgets_the_old_one(self) -> None:
        state = dealt(3, 8, rounds=2)
        mind = factory_of(0, hands=2)
        play_round(state, {0: mind}, OTHERS, 3)
        before = SABOTEUR2.view(state, 0)
        state.deal(Rng(9))
        mind.see(shown(state, 0)._replace(before=before))
        mine = int(state.roles[0])
        assert isclose(mind.chances(1)[GREEN], (4 - (mine == GREEN)) / 14)
        assert mind.noted == []


class Checking:
    """Checks at every step that chances are chances, and that worlds agree with the view."""

    def __init__(self, mind: RoleBeliefs) -> None:
        self.mind = mind
        self.rng = Rng(5)
        self.asked = 0

    def see(self, step: Seen) -> None:
        self.mind.see(step)
        view: View = step.after
        if view.phase != "playing":
            return
        self.asked += 1
        assert sum(self.mind.places()) == pytest.approx(1)
        for seat in range(len(view.seats)):
            assert sum(self.mind.chances(seat)) == pytest.approx(1)
        for world in self.mind.worlds(view, 2, self.rng):
            assert SABOTEUR2.view(cast("Saboteur2", world), self.mind.seat) == view


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2), (7, 3)])
def test_worlds_agree_with_what_the_seat_sees(players: int, seed: int) -> None:
    checking = Checking(factory_of(1, hands=2))
    play_round(dealt(players, seed), {1: checking}, OTHERS, seed)
    assert checking.asked > 10
