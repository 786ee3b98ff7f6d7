"""Where the parts of The Seven Seals are."""

from typing import Final

from sabot.games.descriptor import GameDescriptor

DESCRIPTOR: Final = GameDescriptor(
    id="seven_seals",
    rules="sabot.games.seven_seals.game:SEVEN_SEALS",
    order=3,
    policy="sabot.bots.seven_seals.rules:policy",
    bot_factory="sabot.bots.seven_seals.factory",
    presenter="sabot.terminal.seven_seals.presenter:SevenSealsPresenter",
    scoring="sabot.arena.round_scores:SEVEN_SEALS",
    hints="sabot.advice.seven_seals:HINTS",
    review_unit="sabot.review.evaluator:PENALTY",
    review="sabot.review.games.seven_seals:ReviewedSeals",
    picture="sabot.server.share.games.seven_seals:PicturedSeals",
    environment="sabot.envs.seven_seals:encoder",
    words=("sabot.locales:seven_seals",),
)
