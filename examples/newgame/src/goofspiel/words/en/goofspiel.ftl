goofspiel-field-bid = your bid, face down
goofspiel-move-bid = bid { $card }
goofspiel-event-bid = { $you ->
    [yes] You bid { $card }.
   *[no] { $name } bids, face down.
}
goofspiel-event-prize-turned = The prize is { $prize }.
