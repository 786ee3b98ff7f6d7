"""Where the parts of Saboteur 2 are."""

from typing import Final

from sabot.games.descriptor import GameDescriptor

DESCRIPTOR: Final = GameDescriptor(
    id="saboteur2",
    rules="sabot.games.saboteur2.game:SABOTEUR2",
    order=2,
    policy="sabot.bots.saboteur2.rules:policy",
    bot_factory="sabot.bots.saboteur2.factory",
    speech="sabot.bots.talk.saboteur_speech:speech",
    presenter="sabot.terminal.saboteur2.presenter:Saboteur2Presenter",
    scoring="sabot.arena.round_scores:SABOTEUR2",
    hints="sabot.advice.saboteur:HINTS2",
    review_unit="sabot.review.evaluator:NUGGETS",
    picture="sabot.server.share.games.mining:PicturedMine",
    environment="sabot.envs.saboteur2:encoder",
    words=("sabot.locales:saboteur", "sabot.locales:claims", "sabot.locales:saboteur2"),
)
