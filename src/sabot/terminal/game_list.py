"""Games and their options as text."""

from collections.abc import Iterable, Iterator

from sabot.bots.roster import kinds_of
from sabot.core.game import AnyGame
from sabot.core.options import OneOf, Option


def game_lines(games: Iterable[AnyGame]) -> Iterator[str]:
    """One line for each game: its id, title, numbers of players, and bots."""
    rows = [
        (game.id, game.title, f"{numbers_of(game)} players", ", ".join(kinds_of(game.id)))
        for game in games
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()


def listing(game: AnyGame) -> Iterator[str]:
    """A game's options, each with its values, its default and its meaning."""
    yield f"{game.id}: {game.title}, {numbers_of(game)} players"
    for option in game.option_table:
        yield ""
        yield f"  {option.name}={option.kind.expected()}"
        yield f"      {option.says}"
        yield f"      {default(game, option)}"


def numbers_of(game: AnyGame) -> str:
    """The possible numbers of players."""
    if game.players.step > 1:
        return " or ".join(map(str, game.players))
    return f"{game.players.start} to {game.players.stop - 1}"


def default(game: AnyGame, option: Option) -> str:
    """The default of an option, by edition where that makes a difference."""
    by_edition = {
        edition: option.kind.write(getattr(game.options(edition=edition), option.name))
        for edition in editions(game)
        if option.name != "edition"
    }
    if len(set(by_edition.values())) > 1:
        usual = ", ".join(f"{value} in {edition}" for edition, value in by_edition.items())
        return f"Default: {usual}."
    return f"Default: {option.kind.write(getattr(game.options(), option.name))}."


def editions(game: AnyGame) -> tuple[str, ...]:
    """The editions of a game, if it has any."""
    kinds = [option.kind for option in game.option_table if option.name == "edition"]
    return kinds[0].words if kinds and isinstance(kinds[0], OneOf) else ()
