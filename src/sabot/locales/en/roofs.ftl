# Sabotage on the screen. Cards, events and refusals are in sabotage.ftl.

roofs-your-turn = Your turn
roofs-now-playing = { $you ->
    [yes] play one of your { $cards } cards
   *[no] { $name } plays a card
}
roofs-now-placing = { $you ->
    [yes] choose a place, or discard the card
   *[no] { $name } plays a card
}
roofs-now-offered = { $you ->
    [yes] end the round, or go on?
   *[no] { $name } may end the round
}
roofs-now-asked = { $you ->
    [yes] { $asker } asks you to end the round
   *[no] { $asker } asks { $name } to end the round
}
roofs-round-over = Round { $round } is over
roofs-fact-round = Round { $round } of { $rounds }
roofs-fact-dealer = Dealer: { $dealer }
roofs-fact-deck = { $cards ->
    [0] Deck empty
    [one] { $cards } card to draw
   *[other] { $cards } cards to draw
}

roofs-own = Your roof
roofs-of = Roof of { $names }
roofs-with = with { $name }
roofs-your-partner = your partner
roofs-worth = { $value ->
    [one] worth { $value } point, counts { $points }
   *[other] worth { $value } points, counts { $points }
}
roofs-counts = counts { $points }
roofs-line = { $cells }: { $value }
roofs-empty = empty
roofs-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
roofs-fresh = new

roofs-do-lay = { $whose ->
    [own] Put { $card } on { $cell } of your roof
    [name] Put { $card } on { $cell } of { $name }'s roof
   *[other] Put { $card } on { $cell } of the other roof
}
roofs-do-remove = { $whose ->
    [own] Take { $card } off { $cell } of your roof
    [name] Take { $card } off { $cell } of { $name }'s roof
   *[other] Take { $card } off { $cell } of the other roof
}
roofs-do-ask = Ask { $name } to end the round
roofs-do-discard = Discard { $card }
roofs-discard = Discard
roofs-cancel = Cancel
roofs-close = Close

roofs-offered = Before you draw: end the round, or go on?
roofs-asked = { $name } would like to end the round. Do you agree?
roofs-cost = Who ends the round pays 1 point.

roofs-pile = Discard pile
roofs-discarded = { $cards ->
    [0] Nothing discarded
   *[other] { $cards } discarded
}

roofs-winner = victory
roofs-sheet-round = Round { $round }
roofs-sheet-roof = roof { $value }
roofs-sheet-ended = ended by { $name }: −1
roofs-sheet-sum = In all
roofs-counting = Points of a roof above 5 count double.

roofs-text-players = Players
roofs-text-hand = Your hand
roofs-text-player = { $name }: cards { $cards }, points { $points }
