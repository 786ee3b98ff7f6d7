"""The past of an imagined world of Saboteur: deals by which the moves seen lead to that world."""

from typing import Any

import msgspec

from sabot.games.saboteur.deals import Deal
from sabot.games.saboteur.encoders import gold_values
from sabot.games.saboteur.encoding import GoldPaid, GoldStep, GoldTaken
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.moves import Pass, TakeGold, card_needed
from sabot.games.saboteur.position import Position
from sabot.games.saboteur.rules import Saboteur
from sabot.table.record import Record, Round, Turn


def retell(world: Saboteur, record: Record) -> Record:
    """The record, with the current round's deal and all gold as the world has them."""
    position = SABOTEUR.position(world)
    rounds = [Round(played.deal, [*played.turns]) for played in record.rounds]
    retell_choices(rounds, position.gold_story)
    retell_round(rounds[-1], position, record.options.players)
    retell_piles(rounds, position)
    outcome = SABOTEUR.outcome(world)
    scores = None if outcome is None else outcome.scores
    return Record(record.game, record.options, record.names, rounds, scores)


def retell_choices(rounds: list[Round], story: tuple[GoldStep, ...]) -> None:
    values = iter([step.value for step in story if isinstance(step, GoldTaken) and step.asked])
    for played in rounds:
        for index, turn in enumerate(played.turns):
            if isinstance(turn.move, TakeGold):
                played.turns[index] = Turn(turn.seat, TakeGold(next(values) or 0))


def retell_round(played: Round, position: Position, players: int) -> None:
    """Each player's cards in the order in which they are used: so all can be dealt in time."""
    passed = {
        seat: iter([c.card or "" for c in position.discards if c.seat == seat and not c.seen])
        for seat in range(players)
    }
    used: list[list[str]] = [[] for _ in range(players)]
    for index, turn in enumerate(played.turns):
        if isinstance(turn.move, Pass):
            played.turns[index] = Turn(turn.seat, Pass(next(passed[turn.seat])))
        if not isinstance(turn.move, TakeGold):
            used[turn.seat].append(card_needed(played.turns[index].move))
    cards = [used[seat] + [*position.hands[seat]] for seat in range(players)]
    size = len(played.deal.hands[0])
    hands = tuple(tuple(cards[seat][:size]) for seat in range(players))
    rest: list[Any] = [iter(cards[seat][size:]) for seat in range(players)]
    deck: list[str] = []
    for turn in played.turns:
        drawn = next(rest[turn.seat], None)
        if drawn is not None and not isinstance(turn.move, TakeGold):
            deck.append(drawn)
    played.deal = Deal(
        played.deal.starter,
        position.roles,
        tuple(goal.card or "" for goal in position.goals),
        hands,
        (*deck, *position.deck),
        played.deal.gold,
    )


def retell_piles(rounds: list[Round], position: Position) -> None:
    """Each shuffled pile: first what was drawn from it, last what was paid from it."""
    owners = [number for number, played in enumerate(rounds) if played.deal.gold is not None]
    epochs = split_epochs(rounds, position.gold_story, owners)
    left = sorted(gold for gold in rounds[0].deal.gold)
    for owner, (taken, paid) in zip(owners, epochs, strict=True):
        last = owner == owners[-1]
        drawn = taken + (gold_values(position.offer) if last else [])
        rest = [*left]
        for value in drawn + paid:
            rest.remove(value)
        rest = [*position.pile] if last else rest
        gold = (*drawn, *rest, *paid)
        rounds[owner].deal = msgspec.structs.replace(rounds[owner].deal, gold=gold)
        left = rest


def split_epochs(
    rounds: list[Round], story: tuple[GoldStep, ...], owners: list[int]
) -> list[tuple[list[int], list[int]]]:
    """What was drawn and what was paid from each shuffled pile.

    A pile is shuffled anew after a round in which each saboteur was paid from it.
    """
    epochs: list[tuple[list[int], list[int]]] = []
    steps = [*story]
    for following in [*owners[1:], None]:
        drawn: list[int] = []
        paid: list[int] = []
        while steps and not isinstance(steps[0], GoldPaid):
            step = steps.pop(0)
            drawn += [step.value or 0] if isinstance(step, GoldTaken) else []
        payments = len(steps) if following is None else saboteurs(rounds[following - 1])
        for step in steps[:payments]:
            assert isinstance(step, GoldPaid)
            paid += gold_values(step.cards or (0, 0, 0))
        del steps[:payments]
        epochs.append((drawn, paid))
    return epochs


def saboteurs(played: Round) -> int:
    return [*played.deal.roles[:-1]].count("saboteur")
