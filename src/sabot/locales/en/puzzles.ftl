# Puzzles: their list, questions, answers and clues.

puzzles-title = Puzzles
puzzles-says = Positions out of real games. In each of them one answer only is right, and that has been proved. Who the saboteurs are can never be known for certain: there the right answer is at least 95 % sure. What you solve is remembered in this browser only.
puzzle-heading = { $game }, puzzle { $number }
puzzle-question = Question
puzzle-of-the-day = Puzzle of the day.
puzzle-kind-move = What would you play?
puzzle-kind-roles = Who is the saboteur?
puzzle-solve = Solve it
puzzle-again = Look at it again
puzzle-streak = { $days ->
    [0] No streak yet.
    [one] 1 day in a row.
   *[other] { $days } days in a row.
}
puzzle-success = { $tried ->
    [0] Nothing tried yet.
   *[other] Found at the first try: { $first } of { $tried }.
}
puzzle-mark-first = found at the first try
puzzle-mark-later = found
puzzle-mark-shown = answer seen
puzzle-link = Puzzle { $number }, { $level ->
    [1] easy
    [2] medium
   *[3] hard
}{ $mark ->
    [first] , found at the first try
    [later] , found
    [shown] , answer seen
   *[none] {""}
}

## Questions.

puzzle-ask-win = One move is sure to win the round for you at once. Which?
puzzle-ask-stop = You are a saboteur. After one move only, the next player can't reach the treasure at their turn, whatever card they hold. Which? Only that turn counts, not what comes later.
puzzle-ask-fewest = Which move makes sure of the fewest penalty points in this round, whatever the others hold and play?
puzzle-ask-lead = Which move makes sure of the greatest lead with which you can end the round at your next turn, whatever the other side does until then? What comes later does not count.
puzzle-ask-hold = One move only leaves you least behind if the other side ends the round now. Which? Only that counts, not what comes later.
puzzle-ask-saboteurs = Who are the saboteurs, and where is the treasure? You are the first in the list of players: go through what you have seen.
puzzle-to-question = To the question
puzzle-look-back = Look back
puzzle-give-up = Show the answer
puzzle-name = Name them
puzzle-saboteurs-are = Saboteurs among the others
puzzle-treasure-is = The treasure
puzzle-answer = Answer
puzzle-think-on = Think on
puzzle-wrong-move = That move is not the sure one. Try again.
puzzle-wrong-roles = That is not it. Try again.

## Answers.

puzzle-explain = The answer
puzzle-result-first = Right, at the first try!
puzzle-result-later = Right!
puzzle-result-shown = This is the answer
puzzle-next = Next puzzle
puzzle-why-win = Wherever the treasure may still be, this reaches it, and you are among the winners. No other move is sure to.
puzzle-why-stop = After this the next player can't reach the treasure, whatever card they hold. After every other move some card that you have not seen would reach it, or your own move might.
puzzle-why-fewest = At worst this round then costs you { $sure } penalty points. After every other move it can cost { $other } or more.
puzzle-why-lead = Whatever is played in between, you can end the round with a lead of at least { $sure }. Every other move makes sure of { $other } at most.
puzzle-why-hold = { $sure ->
    [0] If the other side ends the round now, it has no lead. After every other move it leads by { $other } or more.
   *[other] If the other side ends the round now, this leaves you { $sure } behind. Every other move leaves you { $other } behind, or more.
}
puzzle-why-saboteurs = By everything that was seen this is { $chance } % sure, if people usually dig towards the treasure, break tools of the other side and repair those of their own.
puzzle-roles-are = { $count ->
    [one] The saboteur: { $names }. The treasure: goal { $goal }.
   *[other] The saboteurs: { $names }. The treasure: goal { $goal }.
}
puzzle-you = you
puzzle-clues = The clues
puzzle-clue-step = Step { $step }
puzzle-like-saboteur = As a saboteur would
puzzle-like-digger = As a gold‑digger would
puzzle-clue-nearer = { $name } brought the tunnel nearer.
puzzle-clue-no-nearer = { $name } brought the tunnel no nearer.
puzzle-clue-farther = { $name } made the way longer.
puzzle-clue-broke = { $name } broke a tool of { $target }.
puzzle-clue-broke-you = { $name } broke a tool of yours.
puzzle-clue-mended = { $name } repaired a tool of { $target }.
puzzle-clue-mended-you = { $name } repaired a tool of yours.
puzzle-clue-imprisoned = { $name } put { $target } into prison.
puzzle-clue-imprisoned-you = { $name } put you into prison.
puzzle-clue-freed = { $name } freed { $target }.
puzzle-clue-freed-you = { $name } freed you.
puzzle-clue-treasure-seen = You have seen the treasure yourself: goal { $target }.
puzzle-clue-treasure-left = The two other goals are stone, so goal { $target } is the treasure.
puzzle-clue-treasure-inferred = By where those dug who had looked with a map, goal { $target } is the treasure.
