"""Slots of a worker's time grow and shrink by what rounds needed that are over."""

from sabot.server.bot_workers.slots import FIRST_FACTOR, SlotLengths, ThoughtKind

THOUGHT = ThoughtKind("move", "searcher", "saboteur", 5)


def test_slots_change_between_rounds_only() -> None:
    lengths = SlotLengths()
    first = FIRST_FACTOR
    for took in (3 * first, 3.5 * first, 2.5 * first):
        assert lengths.factor("a", "a/1/1", THOUGHT) == first
        lengths.record("a", "a/1/1", THOUGHT, took)
    assert lengths.factor("b", "b/1/1", THOUGHT) == first  # nobody knows of a's round yet
    assert lengths.factor("a", "a/1/2", THOUGHT) == 4 * first
    assert lengths.factor("b", "b/1/1", THOUGHT) == first
    assert lengths.factor("c", "c/1/1", THOUGHT) == 4 * first
    assert lengths.factor("a", "a/1/2", THOUGHT._replace(players=6)) == first


def test_slots_shrink_again_and_one_long_thought_is_no_slow_machine() -> None:
    lengths = SlotLengths()
    lengths.factors[THOUGHT] = 4.0
    for number, expected in enumerate((4.0, 2.0, 1.0, 1.0)):
        assert lengths.factor("a", f"a/1/{number}", THOUGHT) == expected
        for took in (0.2, 25.0, 0.1):
            lengths.record("a", f"a/1/{number}", THOUGHT, took)


def test_a_thought_that_ends_after_its_round_counts_for_none() -> None:
    lengths = SlotLengths()
    lengths.factor("a", "a/1/1", THOUGHT)
    lengths.factor("a", "a/1/2", THOUGHT)
    for _ in range(3):
        lengths.record("a", "a/1/1", THOUGHT, 9.0)
    assert lengths.factor("a", "a/1/3", THOUGHT) == FIRST_FACTOR
