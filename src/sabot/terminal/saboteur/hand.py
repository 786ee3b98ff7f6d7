"""Cards of a hand side by side, each with its number."""

from typing import Final

from rich.text import Text

from sabot.locales import Words
from sabot.terminal.saboteur.cards import (
    BORDER_STYLE,
    NUMBER_STYLE,
    Block,
    draw,
    is_tunnel,
    tunnel_face,
)

BROKEN_STYLE: Final = "bold red"
REPAIR_STYLE: Final = "bold green"
GAP: Final = "  "


def hand_lines(cards: tuple[str, ...], words: Words, width: int) -> list[Text]:
    """The hand in as many rows as it needs."""
    rows: list[list[Block]] = [[]]
    taken = 0
    for number, card in enumerate(cards, 1):
        block = with_number(card_block(card, words), number)
        if taken + block[0].cell_len + len(GAP) > width and rows[-1]:
            rows.append([])
            taken = 0
        rows[-1].append(block)
        taken += block[0].cell_len + len(GAP)
    return [beside(row, line) for row in rows for line in range(3)] if cards else []


def beside(blocks: list[Block], line: int) -> Text:
    """One line of several blocks."""
    return Text(GAP).join([block[line] for block in blocks])


def with_number(block: Block, number: int) -> Block:
    """A block with a number at its left."""
    label = f"{number} "
    labels = (" " * len(label), label, " " * len(label))
    return [
        Text.assemble((label, NUMBER_STYLE), line)
        for label, line in zip(labels, block, strict=True)
    ]


def card_block(card: str, words: Words) -> Block:
    """A card of the deck as three lines."""
    if is_tunnel(card):
        return draw(tunnel_face(card))
    title, body, style = action_texts(card, words)
    inner = max(len(title), len(body))
    return [
        Text.assemble(
            ("╭", BORDER_STYLE), (f"{title:─<{inner}}", BORDER_STYLE), ("╮", BORDER_STYLE)
        ),
        Text.assemble(("│", BORDER_STYLE), (f"{body:<{inner}}", style), ("│", BORDER_STYLE)),
        Text(f"╰{'─' * inner}╯", BORDER_STYLE),
    ]


def action_texts(card: str, words: Words) -> tuple[str, str, str]:
    """The text in the border of an action card, the text inside, and the style."""
    if card.startswith("-"):
        return words("face-broken"), words(f"tool-{card[1:]}"), BROKEN_STYLE
    if card.startswith("+"):
        tools = "/".join(words(f"tool-{tool}") for tool in card[1:].split("/"))
        return words("face-repair"), tools, REPAIR_STYLE
    return "", words(f"card-{card}"), "bold"
