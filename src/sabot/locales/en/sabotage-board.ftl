# Sabotage on the screen. Cards, events and refusals are in sabotage.ftl.

sabotage-now-playing = { $you ->
    [yes] play one of your { $cards } cards
   *[no] { $name } plays a card
}
sabotage-now-placing = { $you ->
    [yes] choose a place, or discard the card
   *[no] { $name } plays a card
}
sabotage-now-offered = { $you ->
    [yes] end the round, or go on?
   *[no] { $name } may end the round
}
sabotage-now-asked = { $you ->
    [yes] { $asker } asks you whether to end the round
   *[no] { $asker } asks { $name } whether to end the round
}
sabotage-round-over = Round { $round } is over
sabotage-fact-round = Round { $round } of { $rounds }
sabotage-fact-dealer = Dealer: { $dealer }
sabotage-fact-deck = { $cards ->
    [0] Deck empty
    [one] { $cards } card to draw
   *[other] { $cards } cards to draw
}

sabotage-own = Your roof
sabotage-of = Roof of { $names }
sabotage-with = with { $name }
sabotage-your-partner = your partner
sabotage-worth = { $value ->
    [one] worth { $value } point, counts { $points }
   *[other] worth { $value } points, counts { $points }
}
sabotage-counts = counts { $points }
sabotage-line = { $cells }: { $value }
sabotage-empty = empty
sabotage-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sabotage-fresh = new
sabotage-says-letter = Goes on the cell { $cell } of either roof, if that is empty.
sabotage-says-x = Goes on any empty cell of your own roof.
sabotage-says-wrench = Goes on any cell of your own roof, and replaces the card that lies there.
sabotage-says-sabotage = Removes one card from either roof.
sabotage-says-dismantle = Removes one card from your own roof.

sabotage-do-lay = { $whose ->
    [own] Lay { $card } on { $cell } of your roof
    [name] Lay { $card } on { $cell } of { $name }'s roof
   *[other] Lay { $card } on { $cell } of the other roof
}
sabotage-do-remove = { $whose ->
    [own] Remove { $card } from { $cell } of your roof
    [name] Remove { $card } from { $cell } of { $name }'s roof
   *[other] Remove { $card } from { $cell } of the other roof
}
sabotage-do-ask = Ask { $name }: end the round?
sabotage-do-discard = Discard { $card }
sabotage-discard = Discard
sabotage-discard-what = First choose a card

sabotage-offered = Before you draw: end the round, or go on?
sabotage-asked = { $name } would like to end the round. Do you agree?
sabotage-cost = Ending the round costs 1 point.

sabotage-pile = Discard pile
sabotage-discarded = { $cards ->
    [0] Nothing discarded
   *[other] { $cards } discarded
}

sabotage-winner = winner
sabotage-sheet-round = Round { $round }
sabotage-sheet-roof = roof { $value }
sabotage-sheet-ended = { $you ->
    [yes] ended by you: −1
   *[no] ended by { $name }: −1
}
sabotage-sheet-sum = In all
sabotage-counting = Points of a roof above 5 count double.

sabotage-text-players = Players
sabotage-text-hand = Your hand
sabotage-text-player = { $name }: cards { $cards }, points { $points }
sabotage-text-cell = { $cell }: { $card }
sabotage-text-roof = { $roof }: { $worth }
