goofspiel-field-bid = your bid, face down
goofspiel-field-bids = bids so far
goofspiel-field-prizes = prizes so far, the last is bid for
goofspiel-move-bid = bid { $card }
goofspiel-event-bid = { $card ->
    [hidden] { $name } bids, face down.
   *[other] { $you ->
        [yes] You bid { $card }.
       *[no] { $name } bids { $card }.
    }
}
goofspiel-event-prize-turned = The prize is { $prize }.
