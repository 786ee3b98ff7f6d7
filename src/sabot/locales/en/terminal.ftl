# The terminal client, whatever the game.

you = You
yes = y yes

prompt-choice = Which one? { $numbers }, d to discard it, Enter to go back:
prompt-leave = Leave the game? y/n:
prompt-go-on = Enter for the next round:
prompt-replay = Enter next, p back, a number to jump, e end, q quit:

no-such-number = There is no such number; choose 1 to { $last }.
no-discard = This can't be discarded.
not-understood = “{ $text }” means nothing here. ? shows what you can type.
refused = That won't do: { $why }.

help-keys =
    What you can type:
      l          what happened this round, again
      s          the table again
      hint       a hint; each further hint tells more
      meter      whom to suspect; with a name, why
      q          leave the game
      ?          this help
    Those who know the notation can also type a move in it.

hint-again = “hint” again tells more.
hint-keys = To play it, type { $keys }.
meter-ask = “meter” with a name tells why.

bots-play = The other seats: { $name }. { $says }
deals-committed = The deals are fixed. SHA-256 of their seed: { $commitment }
left = You have left the game.
record-written = The record is in { $file }.
same-again = To be dealt the same game again: --seed { $seed }

replay-deal = Before move { $next } of { $last }: round { $round } is dealt.
replay-move = Move { $number } of { $last }, round { $round }: { $seat }
replay-no-step = There is no move { $number }; choose 1 to { $last }.

# A game without a presenter of its own.

generic-prompt = Your move? { $numbers }, or its notation:
generic-help = The table lists what you may know, field by field; a dash is nothing, or hidden.
generic-help-keys =
    3          play move 3

# The full-screen client: what can be clicked, and its last question.

full-key-enter = Enter
full-key-discard = d  discard
full-key-hint = Hint
full-key-meter = Suspicion
full-key-help = ?  Help
full-key-leave = q  Leave
full-close = The game is over. Enter closes:

# At a table of a server.

join-wait = Wait for the others (chat hello talks to them, q leaves):
join-gathering = You have seat { $seat }. The host starts the game.
join-watching = Every seat is taken: you are watching.
join-late = The table has moved on.
join-help-keys =
      chat hello                       say something to everybody at the table
