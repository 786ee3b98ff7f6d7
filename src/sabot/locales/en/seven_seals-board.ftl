# The Seven Seals on the screen. Pieces, events and refusals are in seven_seals.ftl.

seals-now-announcing = { $you ->
    [yes] which tricks will you win?
   *[no] { $name } is announcing tricks
}
seals-now-giving = { $you ->
    [yes] the trick is yours: which seal do you give back?
   *[no] { $name } has won the trick and chooses a seal
}
seals-now-leading = { $you ->
    [yes] lead a card
   *[no] { $name } leads
}
seals-now-following = { $you ->
    [yes] follow { $colour }
   *[no] { $name } plays a card
}
seals-now-playing = { $you ->
    [yes] { $colour } was led, play any of your cards
   *[no] { $name } plays a card
}
seals-round-over = Round { $round } is over
seals-fact-round = Round { $round } of { $rounds }
seals-fact-trick = Trick { $trick } of { $tricks }

seals-do-play = Play { $card }
seals-do-take = take { $one }
seals-do-announce = { $tricks ->
    [0] Announce no trick
    [one] Announce { $tricks } trick
   *[other] Announce { $tricks } tricks
}

seals-stock = Stock
seals-none = none
seals-led = led
seals-leads = to lead
seals-winning = winning
seals-won = won
seals-next-trick = Show the next trick
seals-your-card = your card
seals-says-trump = Trump: the highest red card wins the trick.
seals-says-colour = Wins the trick if { $colour } was led and nobody plays a higher { $colour } card, or red.
seals-last-trick = Last trick
seals-played = Cards played
seals-owed = Still to win
seals-owed-none = No more tricks to win

seals-announce-title = Which tricks will you win?
seals-announce-others = Announcing
seals-announce-says = Take a seal for each, in the colour that will be led. What you have left at the end costs you points.
seals-left = { $left } left
seals-from-player = from a player
seals-one-more = One more { $colour } seal
seals-one-less = One { $colour } seal less
seals-would-cost = Each seal that you keep costs { $each } points: { $points } if you keep them all.
seals-none-costs = Without seals, each trick that you win costs { $each } points.
seals-lent = Take { $one } from
seals-lent-says = The stock has none left. They get a white one in return.
seals-promise = { $you ->
    [yes] You announce
   *[no] { $name } announces
}
seals-saboteur-button = Saboteur
seals-saboteur-says = No seals: { $base } points, less 1 for each black seal of the others.
seals-you-saboteur = You are the saboteur

seals-settle-title = Which seal do you give back for this trick?
seals-note-give = saves { $points } points (you have { $held })
seals-note-black = costs { $points } points
seals-note-none = none left: keep all

seals-your-points = { $points ->
    [one] penalty point
   *[other] penalty points
}
seals-fewest = The fewest points win.
seals-kept = given back: { $kept }
seals-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
seals-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
seals-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

seals-winner = winner
seals-left-none = no seal left
seals-plus = +{ $points }
seals-sheet = Points by round
seals-sheet-left = The seals left, what they cost, and the total
seals-sheet-round = Round { $round }
seals-sheet-sum = In all
seals-costs = A coloured seal costs 2, a black one 3, a white one 4.

seals-text-stock = Seals in the stock
seals-text-players = Players
seals-text-trick = The trick
seals-text-hand = Your hand
seals-text-player = { $name }: seals: { $seals }; tricks { $tricks }, points { $points }, cards { $cards }
seals-text-spot = { $name }: { $facts }
# How many seals of a kind.
seals-some = { $seal ->
    [red] { $number } red
    [yellow] { $number } yellow
    [green] { $number } green
    [blue] { $number } blue
    [violet] { $number } violet
    [white] { $number } white
   *[black] { $number } black
}
