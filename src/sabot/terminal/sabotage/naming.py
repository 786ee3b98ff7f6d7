"""The words for players, cards and roofs, and for refusals, in the reader's language."""

from sabot.core.errors import Refusal
from sabot.games.sabotage.cards import LETTERS, SPECIALS
from sabot.games.sabotage.encoding import side_of
from sabot.terminal.common_sentences import Speaker


class Naming(Speaker):
    """Names things to one viewer, who is addressed as you."""

    def text(self, name: str, /, **facts: str | int) -> str:
        """A text of this game's catalogue."""
        return self.words(f"sabotage-{name}", **facts)

    def face(self, card: str) -> str:
        """The face of a card without its colour: a letter, or a word for the other faces."""
        face = card.partition("-")[0]
        return face if face in {*LETTERS, "X"} else self.text(f"face-{face}")

    def colour(self, card: str) -> str:
        """The word for a pipe card's colour."""
        return self.text(f"colour-{card.partition('-')[2]}")

    def card(self, card: str) -> str:
        """A card's name."""
        if card in SPECIALS:
            return self.face(card)
        face, _, colour = card.partition("-")
        kind = "wrench" if face == "wrench" else "letter"
        return self.text(f"card-{colour}", kind=kind, face=self.face(card))

    def the_card(self, card: str) -> str:
        """A card with its article, as somebody draws or discards it."""
        kind = "wrench" if card.startswith("wrench") else "letter"
        named = "action" if card in SPECIALS else kind
        return self.text("the-card", kind=named, card=self.card(card))

    def side(self, side: int, players: int) -> str:
        """The players of a side, by their names."""
        return self.listed([seat for seat in range(players) if side_of(seat) == side])

    def seen_side(self) -> int:
        """The side from which the viewer looks; a spectator looks from the first."""
        return 0 if self.viewer is None else side_of(self.viewer)

    def whose_roof(self, seat: int, side: int) -> str:
        """The owner of a roof in a sentence about a seat's deed, as a case of the catalogues."""
        own = side == side_of(seat)
        if seat == self.viewer:
            return "you-own" if own else "you-other"
        if self.viewer is not None and side == side_of(self.viewer):
            return "yours"
        return "own" if own else "other"

    def refusal(self, refused: Refusal) -> str:
        """The reason of a refusal."""
        facts: dict[str, str | int] = {**refused.facts}
        if "card" in refused.facts:
            facts["card"] = self.card(refused.facts["card"])
        return self.text(f"refusal-{refused.reason}", **facts)
