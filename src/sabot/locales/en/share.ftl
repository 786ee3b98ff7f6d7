# Sharing a result.

share-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
share-lied = { $lies ->
    [one] { $name } told a lie; { $names } believed it.
   *[other] { $name } told { $lies } lies; { $names } believed them.
}
share-lied-to-many = { $lies ->
    [one] { $name } told a lie; { $count } players believed it.
   *[other] { $name } told { $lies } lies; { $count } players believed them.
}
share-roof = { $name } ended it with a roof of { $value }.
share-cards-out = The cards ran out, with roofs of { $high } and { $low }.
share-gold = { $name } dug through to the treasure.
share-hidden = The treasure stayed hidden, thanks to { $names }.
share-nobody-found = Nobody found the treasure.
share-kept = { $names } fulfilled every announcement.
share-broken = { $points ->
    [one] A failed announcement in round { $round } cost { $name } { $points } point.
   *[other] A failed announcement in round { $round } cost { $name } { $points } points.
}
share-played = Who won? The replay does not tell before its end.
share-title = A picture of the result
share-no-spoilers = Without giving away the end
share-download = Download the picture
share-system = Share…
share-copy = Copy the link
share-alt = Picture of the result: { $game }
share-copied = Copied.
