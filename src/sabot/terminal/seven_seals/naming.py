"""The words for cards and seals, and for refusals, in the reader's language."""

from typing import Final

from rich.text import Text

from sabot.core.errors import Refusal
from sabot.games.seven_seals.cards import SEALS
from sabot.games.seven_seals.encoding import Seals, colour_name, seal_counts
from sabot.terminal.common_sentences import Speaker

STYLES: Final[dict[str, str]] = {
    "red": "bold red",
    "yellow": "yellow",
    "green": "green",
    "blue": "bright_blue",
    "violet": "magenta",
    "white": "bold",
    "black": "reverse",
}


class Naming(Speaker):
    """Names things to one viewer, who is addressed as you."""

    def colour(self, seal: str) -> str:
        """The word for a colour, or for white or black."""
        return self.words(f"seals-colour-{seal}")

    def card(self, card: str) -> str:
        """A card's name."""
        return self.words(f"seals-card-{colour_name(card)}", number=int(card[1:]))

    def the_card(self, card: str) -> str:
        """A card's name with its article."""
        return self.words("seals-the-card", card=self.card(card), number=int(card[1:]))

    def one(self, seal: str) -> str:
        """One seal, with its article."""
        return self.words(f"seals-one-{seal}")

    def seals(self, seals: Seals) -> list[Text]:
        """The number of seals of each kind that there is, in their colours."""
        counts = zip(SEALS, seal_counts(seals), strict=True)
        return [
            Text(f"{self.colour(seal)} {count}", STYLES[seal]) for seal, count in counts if count
        ]

    def refusal(self, refused: Refusal) -> str:
        """The reason of a refusal."""
        facts: dict[str, str | int] = {}
        for name, fact in refused.facts.items():
            if name in {"colour", "seal"}:
                facts["colour"] = self.colour(fact)
                facts["one"] = self.one(fact)
                facts["no"] = self.words(f"seals-no-{fact}")
            else:
                facts[name] = self.card(fact) if name == "card" else fact
        return self.words(f"seals-refusal-{refused.reason}", **facts)
