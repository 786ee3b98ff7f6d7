import msgspec

from sabot.games.registry import game_named
from sabot.games.saboteur.encoding import Goal, MazeCard
from sabot.games.saboteur.moves import CollapseTunnel, LayTunnel, Move
from sabot.games.saboteur.view import View
from sabot.terminal.presenters import game_words
from sabot.terminal.saboteur.choices import marks_of
from sabot.terminal.saboteur.hand import hand_lines
from sabot.terminal.saboteur.maze import Maze

GAME = game_named("saboteur")

LAID = (
    MazeCard("EW", 1, 0, turned=False),
    MazeCard("ES", 2, 0, turned=True),
    MazeCard("xNES", 2, -1, turned=False),
    MazeCard("ESW", 0, 1, turned=True),
    MazeCard("xW", 1, 1, turned=False),
)
GOALS = (
    Goal(8, -2, "treasure", face_up=False, turned=False),
    Goal(8, 0, None, face_up=False, turned=False),
    Goal(8, 2, "stone-ES", face_up=True, turned=True),
)


def view_of(laid: tuple[MazeCard, ...]) -> View:
    empty: View = GAME.view(GAME.new(GAME.options()), None)
    return msgspec.structs.replace(empty, maze=laid, goals=GOALS)


def drawn(moves: tuple[Move, ...], room: int) -> list[str]:
    maze = Maze(view_of(LAID), "S", marks_of(moves), set())
    return [line.plain.rstrip() for line in maze.lines(room)]


def test_tunnels_meet_at_the_edges_and_dead_ends_are_blocked() -> None:
    assert drawn((), 80) == [
        "     0    1    2    3    4    5    6    7    8",
        "                                           ╔═══╗",
        "-2   ·    ·    ·    ·    ·    ·    ·    ·  ║ ◆ ║",
        "                                           ╚═══╝",
        "             ╭─┃─╮",
        "-1   ·    ·  │ ×╺━  ·    ·    ·    ·    ·    ·",
        "             ╰─┃─╯",
        "   ╭─┃─╮╭───╮╭─┃─╮                         ╔═══╗",
        " 0 ━━S━━━━━━━━━┛ │  ·    ·    ·    ·    ·  ║ ? ║",
        "   ╰─┃─╯╰───╯╰───╯                         ╚═══╝",
        "   ╭─┃─╮╭───╮",
        " 1 ━━┻━━━╸× │  ·    ·    ·    ·    ·    ·    ·",
        "   ╰───╯╰───╯",
        "                                           ╔═┃═╗",
        " 2   ·    ·    ·    ·    ·    ·    ·    ·  ━━┛ ║",
        "                                           ╚═══╝",
    ]


def test_places_are_numbered_and_turned_ones_marked() -> None:
    lines = drawn(
        (
            LayTunnel("NES", 3, -1, turned=False),
            LayTunnel("NES", 3, -1, turned=True),
            LayTunnel("NES", -1, 0, turned=False),
        ),
        80,
    )
    assert lines[4] == "                  ╭─┃─╮  1"
    assert lines[6] == "                  ╰─┃─╯ 2↻"
    assert lines[8].startswith(" 0   3  ━━S━━")


def test_a_rockfall_numbers_the_cards_that_it_can_take() -> None:
    lines = drawn((CollapseTunnel(1, 0), CollapseTunnel(2, 0)), 80)
    assert lines[7].startswith("   ╭─┃─╮1───╮2─┃─╮")


def test_a_small_terminal_gets_narrow_cards() -> None:
    lines = drawn((), 40)
    assert lines[7] == "   ╭┃╮╭─╮╭┃╮               ╔═╗"
    assert lines[8] == " 0 ━S━━━━━┛│ ·  ·  ·  ·  · ║?║"


def test_a_hand_is_numbered_and_wraps() -> None:
    cards = ("NS", "xW", "-pick", "+pick/cart", "map")
    wide = [line.plain for line in hand_lines(cards, game_words("saboteur", "en"), 80)]
    assert wide == [
        "  ╭─┃─╮    ╭───╮    ╭break╮    ╭repair───╮    ╭───╮",
        "1 │ ┃ │  2 ━╸× │  3 │pick │  4 │pick/cart│  5 │map│",
        "  ╰─┃─╯    ╰───╯    ╰─────╯    ╰─────────╯    ╰───╯",
    ]
    assert len(hand_lines(cards, game_words("saboteur", "en"), 30)) == 6
