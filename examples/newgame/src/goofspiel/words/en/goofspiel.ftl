goofspiel-field-bid = your bid, face down
goofspiel-move-bid = bid { $card }
goofspiel-event-bid = { $card ->
    [hidden] { $name } bids, face down.
   *[other] { $you ->
        [yes] You bid { $card }.
       *[no] { $name } bids { $card }.
    }
}
goofspiel-event-prize-turned = The prize is { $prize }.
