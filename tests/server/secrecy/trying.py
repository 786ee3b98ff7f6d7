"""Illegal moves that somebody could try to find out what others hold."""

from sabot.table.record import Record, replay
from tests.server.secrecy.scene import Scene


def tries_of(scenes: list[Scene], most: int) -> list[list[str]]:
    """For each live turn of the viewer, moves that others make in one of the two games.

    They name cards that somebody else holds here and nobody, or somebody else again, there.
    """
    records = [scene.record for scene in scenes]
    texts = sorted({text for record in records for text in moves_in(record)})
    legal = [legal_at(record) for record in records]
    tries: list[list[str]] = []
    for index in range(-scenes[0].live, 0):
        refused = [text for text in texts if all(text not in each[index] for each in legal)]
        start = (7 * index) % max(1, len(refused))
        tries.append([*(refused[start:] + refused[:start])[:most], "junk"])
    return tries


def moves_in(record: Record) -> set[str]:
    """Every move of others in the last round that was made or could have been."""
    texts: set[str] = set()
    for legal in legal_at(record)[-12:]:
        texts |= legal
    return texts


def legal_at(record: Record) -> list[set[str]]:
    """Before each turn of the last round, what was legal."""
    game = record.game
    return [
        {game.format_move(move) for move in game.legal_moves(step.before)}
        for step in replay(record)
        if step.turn is not None and step.round_number == len(record.rounds)
    ]
