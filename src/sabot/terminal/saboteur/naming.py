"""The words for players and pieces, and for refusals, in the reader's language."""

from sabot.core.errors import Refusal
from sabot.games.saboteur.encoders import gold_values
from sabot.games.saboteur.encoding import Gold
from sabot.games.saboteur.shapes import is_dead_end
from sabot.terminal.common_sentences import Speaker
from sabot.terminal.saboteur.cards import glyph, is_tunnel


class Naming(Speaker):
    """Names things to one viewer, who is addressed as you."""

    def role(self, role: str) -> str:
        """The word for a role."""
        return self.words(f"role-{role}")

    def goal(self, card: str) -> str:
        """The word for a goal card."""
        return self.words("goal-treasure" if card == "treasure" else "goal-stone")

    def card(self, card: str) -> str:
        """A card's name: a tunnel's drawing and shape, or the words for an action card."""
        return self.named(card, "card")

    def a_card(self, card: str) -> str:
        """A card with its article, as somebody draws or discards it."""
        return self.named(card, "a-card")

    def named(self, card: str, form: str) -> str:
        """A card in the words whose names begin with a form."""
        if card.startswith("-"):
            return self.words(f"{form}-broken", tool=self.words(f"tool-{card[1:]}"))
        if card.startswith("+"):
            tools = "/".join(self.words(f"tool-{tool}") for tool in card[1:].split("/"))
            return self.words(f"{form}-repair", tools=tools)
        if not is_tunnel(card):
            return self.words(f"{form}-{card}")
        drawn = glyph(card, turned=False)
        shown, _, shape = card.rpartition("-")
        if shown:
            what = self.words(f"{form}-{shown}")
            return self.words("card-special", what=what, tunnel=drawn, shape=shape)
        kind = "dead-end" if is_dead_end(card) else "tunnel"
        return self.words(f"{form}-{kind}", tunnel=drawn, shape=card)

    def in_front_of(self, what: str) -> str:
        """The word for something that lies in front of a player."""
        return self.words(f"card-{what}" if what in {"prison", "thief"} else f"tool-{what}")

    def refusal(self, refused: Refusal) -> str:
        """The reason of a refusal."""
        facts: dict[str, str | int] = {
            name: self.fact(name, fact) for name, fact in refused.facts.items()
        }
        return self.words(f"refusal-{refused.reason}", **facts)

    def fact(self, name: str, fact: str) -> str:
        """A fact of a refusal in the reader's language."""
        if name == "tool":
            return self.words(f"the-tool-{fact}")
        if name == "tools":
            return ", ".join(self.words(f"tool-{tool}") for tool in fact.split(", "))
        if name == "card":
            return fact if is_tunnel(fact) else self.card(fact)
        if name == "what":
            return self.in_front_of(fact)
        return fact


def nuggets(gold: Gold) -> int:
    """The nuggets on gold cards, added up."""
    return sum(gold_values(gold))
