"""The sentences of a review, and the boards at its turning points."""

from typing import Any

from rich.text import Text

from sabot.core.game import SPECTATOR
from sabot.locales import Words
from sabot.review.record_states import GameHistory
from sabot.review_report.move_text import MoveText
from sabot.table.record import Step
from sabot.terminal.presenters import presenter_of
from sabot.wire.review import Lie, MoveMade, Review, RoundReview, TurningPoint

WIDTH = 78


class Wording:
    """Words moves by their notation, and shows no boards: for a review without its record."""

    def move(self, step: int, seat: int, move: MoveMade) -> str:
        """A move of a seat at a step."""
        del step, seat
        return move.text

    def board(self, round_number: int, step: int) -> list[Text]:
        """The table before a step of a round."""
        del round_number, step
        return []

    def view(self, round_number: int, step: int) -> Any:
        """What everybody saw before a step of a round; None without the record."""
        del round_number, step
        return None


class RecordWording(Wording):
    """Words moves as a replay does, and shows the boards of the terminal."""

    def __init__(self, history: GameHistory, names: list[str], words: Words) -> None:
        self.game = history.game
        self.told = MoveText(history.game, names, words)
        self.presenter = presenter_of(history.game.id, words, names, SPECTATOR)
        self.rounds = {chapter.number: chapter for chapter in history.chapters}
        self.steps = {step.number: step for each in history.chapters for step in each.turns}

    def move(self, step: int, seat: int, move: MoveMade) -> str:
        """A move of a seat at a step."""
        return self.told.move(self.steps[step].before, seat, move.move)

    def board(self, round_number: int, step: int) -> list[Text]:
        """The table before a step of a round; after its deal, if the step is that."""
        return [*self.presenter.table(self.view(round_number, step), [], WIDTH)]

    def view(self, round_number: int, step: int) -> Any:
        """What everybody saw then."""
        chapter = self.rounds[round_number]
        turns: list[Step] = [each for each in chapter.turns if each.number == step]
        state = turns[0].before if turns else chapter.opening
        return self.game.view(state, SPECTATOR)


def side_says(found: Review, played: RoundReview, side: str, words: Words) -> str:
    """A side: its role, or the names of its players."""
    if not side.startswith(("side-", "seat-")):
        return words(f"role-{side}")
    seats = next(each.seats for each in played.sides if each.side == side)
    return ", ".join(found.names[seat] for seat in seats)


def point_says(found: Review, point: TurningPoint, words: Words, wording: Wording) -> list[str]:
    """A turning point in some sentences: when and who, what was done, and what was better."""
    facts: dict[str, str | int] = {"worth": worth_says(found, point, words), "round": point.round}
    if point.seat is None:
        return [words("review-turn-deal", **facts)]
    name = found.names[point.seat]
    head = words("review-mistake-at", round=point.round, move=point.step, name=name)
    lines = [head]
    if point.move is not None:
        lines.append(wording.move(point.step, point.seat, point.move))
    seats = ", ".join(found.names[seat] for seat in point.viewers)
    lines.append(words(f"review-turn-{point.kind}", name=name, seats=seats, **facts))
    if point.better is not None:
        better = wording.move(point.step, point.seat, point.better)
        lines.append(f"{words('review-mistake-better')} {better}")
    return lines


def worth_says(found: Review, point: TurningPoint, words: Words) -> str:
    """What a turning point changed most: what a side gained by it, or what one lost."""
    played = next(each for each in found.rounds if each.round == point.round)
    lost = point.against if point.loss > point.gain else None
    side = side_says(found, played, lost or point.side, words)
    return words(
        "review-gain" if lost is None else "review-loss", side=side, swing=f"{point.swing:.0f}"
    )


def lie_says(found: Review, lie: Lie, words: Words) -> str:
    """A lie with who believed it, and what that was worth."""
    facts: dict[str, str | int] = {
        "name": found.names[lie.seat],
        "claim": lie.text,
        "round": lie.round,
        "move": lie.step,
    }
    if not lie.believed:
        return words("review-lie-unbelieved", **facts)
    told = words("review-lie", seats=", ".join(found.names[seat] for seat in lie.believed), **facts)
    worth = lie.worth
    half = f"{(worth.high - worth.low) / 2:.0f}"
    points = f"{abs(worth.mean):.0f}"
    return f"{told} {words(f'review-lie-{lie.judged}', worth=points, around=half)}"
