# The generic table, for games without a board of their own. Names that are not here are shown as
# the server writes them.

generic-your-move = choose one of your { $moves } moves
generic-waiting = { $name } is to move
generic-round-over = Round { $round } is over
generic-round = Round { $round }
generic-game-over = { $who ->
    [you] You have won.
    [alone] { $winners } has won.
    [nobody] Nobody has won.
   *[shared] { $winners } have won.
}
generic-moves = Your moves
generic-no-moves = There is nothing for you to do now.
generic-state = The game
generic-hand = Your hand
generic-hand-empty = You have no cards.
generic-yes = yes
generic-no = no
generic-none = none
generic-item = { $name }: { $value }
generic-no-rules = These rules are not explained here yet. The options are:

## Names of fields that most games have.

field-bot = Bot
field-card = Card
field-cards = Cards
field-deck = Deck
field-dealer = Dealer
field-discards = Discard pile
field-hand = Hand
field-leader = Leader
field-options = Options
field-outcome = Outcome
field-phase = Phase
field-players = Players
field-points = Points
field-result = Result
field-round = Round
field-rounds = Rounds
field-score = Score
field-scores = Scores
field-seat = Player
field-seats = Players
field-starter = First player
field-target = Target
field-to-act = To move
field-trick = Trick
field-turn = Turn
field-winner = Winner
field-winners = Winners
