"""Where the parts of Sabotage are."""

from typing import Final

from sabot.games.descriptor import GameDescriptor

DESCRIPTOR: Final = GameDescriptor(
    id="sabotage",
    rules="sabot.games.sabotage.game:SABOTAGE",
    order=4,
    policy="sabot.bots.sabotage.rules:policy",
    bot_factory="sabot.bots.sabotage.factory",
    presenter="sabot.terminal.sabotage.presenter:SabotagePresenter",
    scoring="sabot.arena.round_scores:SABOTAGE",
    hints="sabot.advice.sabotage:HINTS",
    review_unit="sabot.review.evaluator:PERCENT",
    review="sabot.review.games.sabotage:ReviewedSabotage",
    picture="sabot.server.share.games.sabotage:PicturedRoofs",
    environment="sabot.envs.sabotage:encoder",
    words=("sabot.locales:sabotage",),
)
