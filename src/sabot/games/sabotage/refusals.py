"""Why a move is refused, in a sentence that tells nothing hidden.

`legal_moves` is the judge. This only explains its verdict, from what the player may know.
"""

from functools import partial
from typing import Final, assert_never

from sabot.core.errors import OUT_OF_PLAY, IllegalMove
from sabot.games.sabotage import moves
from sabot.games.sabotage.cards import LETTERS
from sabot.games.sabotage.encoding import hand_of, side_of
from sabot.games.sabotage.roofs import ENOUGH_TO_END
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.state import ASKED, OFFERED

# Every reason, in English. A test holds the catalogues to these names, facts and sentences.
REASONS: Final[dict[str, str]] = OUT_OF_PLAY | {
    "answer-first": "your partner asks to end the round; agree or decline",
    "not-asked": "nobody asks you to end the round",
    "decide-first": "first end the round or go on",
    "ask-first": "with four players you ask your partner to end the round",
    "no-partner": "with two players there is no partner to ask; just end the round",
    "worth-too-little": "your roof is worth {value}; it takes {enough} to end the round",
    "too-late": "the round can only be ended at the start of your turn",
    "not-in-hand": "you don't hold the card {card}",
    "own-roof-only": "{card} can be played on your own roof only",
    "wrong-cell": "{card} goes on cell {cell} only",
    "cell-taken-own": "a card lies on cell {cell} of your roof already",
    "cell-taken-other": "a card lies on cell {cell} of the other roof already",
    "nothing-there-own": "no card lies on cell {cell} of your roof",
    "nothing-there-other": "no card lies on cell {cell} of the other roof",
}
refuse: Final = partial(IllegalMove, REASONS)


def refusal(state: Sabotage, move: moves.Move) -> IllegalMove:
    """The refusal of a move that is not legal: the first reason that applies."""
    if state.phase == ASKED:
        return refuse("answer-first")
    match move:
        case moves.Answer():
            return refuse("not-asked")
        case moves.EndRound() | moves.AskPartner() | moves.GoOn():
            return refuse_decision(state, move)
        case moves.LayPipe() | moves.RemovePipe() | moves.Discard():
            return refuse_card(state, move)
    assert_never(move)


def refuse_decision(
    state: Sabotage, move: moves.EndRound | moves.AskPartner | moves.GoOn
) -> IllegalMove:
    """Why there is nothing to decide, or not in this way (SGT.3.1, SGT.5.2)."""
    if not state.worth_ending():
        value = int(state.value(side_of(int(state.seat))))
        return refuse("worth-too-little", value=value, enough=ENOUGH_TO_END)
    if state.phase != OFFERED:
        return refuse("too-late")
    return refuse("ask-first" if isinstance(move, moves.EndRound) else "no-partner")


def refuse_card(
    state: Sabotage, move: moves.LayPipe | moves.RemovePipe | moves.Discard
) -> IllegalMove:
    """Why the card can't be played so (SGT.3.2 to SGT.3.8)."""
    if state.phase == OFFERED:
        return refuse("decide-first")
    if move.card not in hand_of(state, int(state.seat)):
        return refuse("not-in-hand", card=move.card)
    match move:
        case moves.LayPipe():
            return refuse_lay(move)
        case moves.RemovePipe(card, roof, cell):
            if card == "dismantle" and roof == moves.OTHER:
                return refuse("own-roof-only", card=card)
            return refuse(f"nothing-there-{roof}", cell=cell)
        case moves.Discard():
            raise AssertionError("a card that is held can always be discarded")
    assert_never(move)


def refuse_lay(move: moves.LayPipe) -> IllegalMove:
    """Why a pipe card can't be laid there (SGT.3.3 to SGT.3.5)."""
    if move.card[0] in LETTERS:
        if move.card[0] != move.cell:
            return refuse("wrong-cell", card=move.card, cell=move.card[0])
    elif move.roof != moves.OWN:
        return refuse("own-roof-only", card=move.card)
    return refuse(f"cell-taken-{move.roof}", cell=move.cell)
