# What the kinds of bots are called, and what each does.

bot-random = Carefree
bot-rules = Sensible
bot-detective = Watchful
bot-searcher = Cunning

bot-saboteur-random-says = Lays any card that fits, and thinks no further.
bot-saboteur-rules-says = Digs for the treasure, or quietly against it, and helps those who seem to be on its side.
bot-saboteur-detective-says = Remembers what everybody has done, and works out who is digging against whom.
bot-saboteur-searcher-says = Suspects like the watchful one, and tries each move out in its head before it plays.

bot-saboteur2-random-says = Lays any card that fits, be it a door or a ladder.
bot-saboteur2-rules-says = Digs for its own team, and thinks of the gold that it will get.
bot-saboteur2-detective-says = Works out from what everybody does who is on which team.
bot-saboteur2-searcher-says = Guesses like the watchful one, and tries each move out in its head before it plays.

bot-seven-seals-random-says = Announces anything, and plays any card that it may.
bot-seven-seals-rules-says = Takes the seals that its hand is worth, and then wins those tricks.
bot-seven-seals-detective-says = Remembers every card that was played, and who has run out of a colour.
bot-seven-seals-searcher-says = Plays the rest of the round through in its head before it plays a card.

bot-sabotage-random-says = Lays pipes and removes them at random.
bot-sabotage-rules-says = Builds up its own roof, and removes pipes from the other where it hurts.
bot-sabotage-detective-says = Watches what the others lay and discard, and guesses what they hold.
bot-sabotage-searcher-says = Plays the round through in its head, for both sides, before each move.
