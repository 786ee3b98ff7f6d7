# Sabotage: pieces, status, events, refusals.

sabotage-face-wrench = wrench
sabotage-face-sabotage = sabotage
sabotage-face-dismantle = dismantle
sabotage-colour-orange = orange
sabotage-colour-red = red
sabotage-colour-blue = blue
sabotage-colour-lilac = lilac
# The name of a pipe card; $kind is wrench or letter, for languages in which colours agree.
sabotage-card-orange = { $kind ->
   *[letter] orange { $face }
}
sabotage-card-red = { $kind ->
   *[letter] red { $face }
}
sabotage-card-blue = { $kind ->
   *[letter] blue { $face }
}
sabotage-card-lilac = { $kind ->
   *[letter] lilac { $face }
}
# A card as it is drawn or discarded, with its article.
sabotage-the-card = { $kind ->
    [action] a { $card } card
   *[letter] the { $card }
}

sabotage-status-round = Round { $round } of { $rounds } · deck { $deck } · points: { $totals }
sabotage-status-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
sabotage-status-pile = Discarded ({ $cards }), latest first:
sabotage-roof-title = { $owners }: worth { $value }, counts { $points }

sabotage-prompt-card = Your turn: card { $numbers } (d { $numbers } discards it, ? helps):
sabotage-prompt-end = Before you draw: 1 or 2?
sabotage-prompt-answer = { $name } asks whether to end the round: 1 or 2?
sabotage-no-use = Nothing can be done with { $card } now. You can discard it: d { $number }
sabotage-choose-for = Card { $number }, { $card }
sabotage-choice-own = your roof, { $cell }
sabotage-choice-other = the other roof, { $cell }
sabotage-choice-end = end the round
sabotage-choice-ask = ask your partner whether to end the round
sabotage-choice-go-on = go on
sabotage-choice-agree = agree, the round ends
sabotage-choice-decline = decline, the round goes on

sabotage-event-round-dealt = { $you ->
    [yes] Round { $round } is dealt (dealer: { $dealer }). You begin.
   *[no] Round { $round } is dealt (dealer: { $dealer }). { $name } begins.
}
sabotage-event-card-drawn = { $you ->
    [yes] You draw { $the }.
   *[no] { $name } draws { $the }.
}
sabotage-event-pipe-laid = { $case ->
    [you-own] You lay { $the } on { $cell } of your roof, now worth { $value }.
    [you-other] You lay { $the } on { $cell } of the other roof, now worth { $value }.
    [yours] { $name } lays { $the } on { $cell } of your roof, now worth { $value }.
    [own] { $name } lays { $the } on { $cell } of their own roof, now worth { $value }.
   *[other] { $name } lays { $the } on { $cell } of the other roof, now worth { $value }.
}
sabotage-event-replaced = It replaces { $the }, which is discarded.
sabotage-event-pipe-removed = { $case ->
    [you-own] With { $by } you remove { $the } from { $cell } of your roof, now worth { $value }.
    [you-other] With { $by } you remove { $the } from { $cell } of the other roof, now worth { $value }.
    [yours] With { $by } { $name } removes { $the } from { $cell } of your roof, now worth { $value }.
    [own] With { $by } { $name } removes { $the } from { $cell } of their own roof, now worth { $value }.
   *[other] With { $by } { $name } removes { $the } from { $cell } of the other roof, now worth { $value }.
}
sabotage-event-card-discarded = { $you ->
    [yes] You discard { $the }.
   *[no] { $name } discards { $the }.
}
sabotage-event-partner-asked = { $case ->
    [you] You ask { $partner } whether to end the round.
    [asked] { $name } asks you whether to end the round.
   *[others] { $name } asks { $partner } whether to end the round.
}
sabotage-event-partner-agreed = { $you ->
    [yes] You agree.
   *[no] { $name } agrees.
}
sabotage-event-partner-declined = { $you ->
    [yes] You decline.
   *[no] { $name } declines.
}
sabotage-event-went-on = { $you ->
    [yes] You could end the round, but go on.
   *[no] { $name } could end the round, but goes on.
}
sabotage-event-round-ended = { $you ->
    [yes] You end the round, which costs 1 point.
   *[no] { $name } ends the round, which costs 1 point.
}
sabotage-event-cards-ran-out = The last card is played: the round is over.
sabotage-score-of = { $name }: roof { $value }, points { $points }
sabotage-scores = This round: { $scores }.
sabotage-totals = Points so far: { $totals }.
sabotage-event-game-ended = { $who ->
    [you] You win the game!
    [alone] { $winners } wins the game!
    [pair] { $winners } win the game!
   *[shared] Shared win: { $winners }!
}

sabotage-help-keys =
    3          use card 3; the places or players to choose from are then numbered
    d 3        discard card 3
    d          when the places of a card are shown: discard it instead
sabotage-help =
    A line of three cards of one colour is worth 2, of orange and red or of blue and lilac 1. What
    the rows are worth stands beside them, the columns below; ↙ and ↘ are the diagonals. With 5
    points you may end the round before you draw; above 5 every point counts double.
    Letters go on their cell of either roof if it is empty, X on any empty cell of your own, a
    wrench on any cell of your own. Sabotage removes a card from either roof, dismantle one from your own.

    Moves in the notation: F-blue@F (your roof)  F-blue>F (the other)  X-red@C  wrench-red@C
      sabotage@C  sabotage>C  dismantle@C  discard:F-blue  end  ask  go-on  agree  decline

sabotage-refusal-game-over = the game is over
sabotage-refusal-not-dealt = the next round has not been dealt yet
sabotage-refusal-answer-first = your partner asks to end the round; agree or decline
sabotage-refusal-not-asked = nobody asks you to end the round
sabotage-refusal-decide-first = first end the round or go on
sabotage-refusal-ask-first = with four players you ask your partner to end the round
sabotage-refusal-no-partner = with two players there is no partner to ask; just end the round
sabotage-refusal-worth-too-little = your roof is worth { $value }; it takes { $enough } to end the round
sabotage-refusal-too-late = the round can only be ended at the start of your turn
sabotage-refusal-not-in-hand = you don't hold the card { $card }
sabotage-refusal-own-roof-only = { $card } can be played on your own roof only
sabotage-refusal-wrong-cell = { $card } goes on cell { $cell } only
sabotage-refusal-cell-taken-own = a card lies on cell { $cell } of your roof already
sabotage-refusal-cell-taken-other = a card lies on cell { $cell } of the other roof already
sabotage-refusal-nothing-there-own = no card lies on cell { $cell } of your roof
sabotage-refusal-nothing-there-other = no card lies on cell { $cell } of the other roof

# Why a card or choice can't be used now, printed on it: about 40 characters at most.
sabotage-hindered-both-cells-taken = Cell { $cell } is taken on both roofs
sabotage-hindered-own-roof-full = No free cell on your roof
sabotage-hindered-both-roofs-empty = Both roofs are empty
sabotage-hindered-own-roof-empty = Your roof is empty
sabotage-hindered-worth-too-little = Your roof is worth { $value }; it takes { $enough }
sabotage-hindered-too-late = Only at the start of your turn
