# The review of a game: what one could know, what was true, and what could have been better.

review-title = Review: { $game }
review-what = { $options } · { $playouts } playouts for each move · seed { $seed }
review-unfinished = The game is unfinished; this is a review of what there is.
review-empty = Nothing has been dealt yet: there is nothing to review.
review-written = The review is in { $file }.
review-working = rounds, seat by seat

review-unit-percent = What a round is worth is told in hundredths of a win: 100 is a round won. By how much it was won counts a little, too, so figures may lie a little above 100 or below 0.
review-unit-nuggets = What a round is worth is told in nuggets.
review-unit-penalty = What a round is worth is told in penalty points, and so below 0: the closer to 0, the better.
review-unit-points = What a round is worth is told in points.

review-mistakes = Mistakes, the worst first
review-no-mistakes = No move was clearly worse than another.
review-mistake-at = Round { $round }, move { $move }, { $name }
review-mistake-better = Better:
review-mistake-cost = It cost { $cost } (95%: { $low } to { $high }).
review-more-mistakes = { $number } more
review-mistakes-says = In { $compared } of { $decisions } decisions another move looked better at first and was compared again. A mistake is shown where the whole 95% interval is above 0. By chance alone up to { $wrong } of the comparisons could be shown wrongly.

review-accounts = Luck and skill
review-accounts-says = Every round begins with what it is worth before the deal. The deal changes that, and so does what the others do. Skill is how much better one's own moves were than what the bot “rules” would have done, as far as one could know. What one's moves brought about without one's knowledge is luck again: unseen. After ± is half of the 95% interval.
review-expected = before the deal
review-deal = deal
review-others = the others
review-skill = skill
review-unseen = unseen
review-outcome = outcome
review-player = player
review-round-head = round
review-all-rounds = all

review-curves = Curves
review-curves-says = How a player stood before every move: once as far as they could know, and once as it was, had everything lain open.
review-curve-title = { $name }, round { $round }
review-curve-desc = Two curves over { $moves } moves. What { $name } could know goes from { $known-first } to { $known-last }; what was true goes from { $true-first } to { $true-last }.
review-known = could be known
review-true = was true
review-mistake = mistake
review-axis-moves = move
review-axis-percent = hundredths of a win
review-axis-nuggets = nuggets
review-axis-penalty = penalty points
review-as-table = The same as a table

review-decisions = All decisions
review-move = move
review-made = made
review-gained = skill
review-better = looked better
review-lost = cost

review-turning = Turning points
review-no-turning = No single moment decided the game.
review-turn-deal = Deal of round { $round }: luck, { $worth }
review-turn-mistake = A mistake, { $worth }
review-turn-good-deed = A good deed, { $worth }
review-turn-luck = Nobody could know it: { $worth }
review-turn-unjudged = Not judged: { $worth }
review-turn-could-have-known = From here { $seats } could have known what { $name } was.
review-turn-lie = A lie that { $seats } believed, { $worth }
review-gain = worth { $swing } points to: { $side }
review-loss = { $swing } points against: { $side }
review-lies = Lies
review-lie = Round { $round }, after move { $move }: { $name } says “{ $claim }”. Believed by: { $seats }.
review-lie-paid = Worth { $worth } ± { $around } points to the liar's side.
review-lie-backfired = It backfired: it cost the liar's side { $worth } ± { $around } points.
review-lie-nothing = It changed nothing: who believed it did what they would have done anyway.
review-lie-unsure = Whether it was worth anything can't be told for sure.
review-lie-unbelieved = Round { $round }, after move { $move }: { $name } says “{ $claim }”. Nobody believed it.
review-board = The board in round { $round }, before move { $move }
review-as-text = The same as text
