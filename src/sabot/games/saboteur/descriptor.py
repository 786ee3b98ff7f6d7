"""Where the parts of Saboteur are."""

from typing import Final

from sabot.games.descriptor import GameDescriptor

DESCRIPTOR: Final = GameDescriptor(
    id="saboteur",
    rules="sabot.games.saboteur.game:SABOTEUR",
    order=1,
    policy="sabot.bots.saboteur.rules:policy",
    bot_factory="sabot.bots.saboteur.factory",
    speech="sabot.bots.talk.saboteur_speech:speech",
    presenter="sabot.terminal.saboteur.presenter:SaboteurPresenter",
    scoring="sabot.arena.round_scores:SABOTEUR",
    hints="sabot.advice.saboteur:HINTS",
    review_unit="sabot.review.evaluator:PERCENT",
    picture="sabot.server.share.games.mining:PicturedMine",
    environment="sabot.envs.saboteur:encoder",
    words=("sabot.locales:saboteur", "sabot.locales:claims"),
)
