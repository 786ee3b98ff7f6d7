# How to play Saboteur. A blank line begins a new paragraph.

howto-saboteur-goal-title = What it is about
howto-saboteur-goal =
    You are miners. At the far end of the mine lie three hidden cards:
    one is the treasure, two are only stone. Together you dig a tunnel there, card by card.

    But some of you may be saboteurs, and they want the tunnel never to arrive.
    Nobody has to say which side they are on, and anybody may lie. Watch what people do.

    A game usually has three rounds, each with new roles. Your side lasts one round;
    your gold is yours alone. Whoever owns the most nuggets in the end wins, and equals share the win.
howto-saboteur-roles-caption = A gold‑digger wants to reach the treasure, a saboteur to prevent it.

howto-saboteur-short-title = In short
howto-saboteur-short =
    On your turn lay a tunnel card, play an action card, or discard a card face down. Then draw one.

    Tunnels must fit on all sides and be linked to the start. Actions break or repair tools, bring tunnels down,
    or let you look at a goal. With a broken tool you cannot lay tunnels.

    If you reach the treasure, the gold‑diggers share the gold. If the cards run out first, the saboteurs are paid.

    That is enough to begin. All the details follow.

howto-saboteur-deal-title = Before a round
howto-saboteur-deal =
    Everybody gets a secret role. The role cards include 1 saboteur with 3 or 4 players, 2 with 5 or 6,
    3 with 7 to 9, and 4 with 10. There is always one role card too many: it stays face down,
    so there may be one saboteur fewer than you fear.

    You get 6 cards with up to 5 players, 5 cards with 6 or 7 players, and 4 cards from 8 players on.
    Tunnels and actions come from the same deck.

    Around a real table the youngest begins. Here the first player is drawn by lot, unless the table has chosen somebody.
    A later round is begun by the player to the left of whoever put down the last card. All cards are shuffled anew; you keep your gold.
howto-saboteur-mine-caption = The start on the left, the three goals on the right, and room for seven cards between them.

howto-saboteur-turn-title = Your turn
howto-saboteur-turn =
    Do one thing: lay a tunnel card, play an action card, or pass.
    To pass, discard a card face down; nobody learns which.

    Then you draw a card. Once the deck is empty, you go on with what you hold.
    If your hand is empty, you simply pass.

howto-saboteur-tunnels-title = Laying tunnels
howto-saboteur-tunnels =
    A tunnel card goes on an empty cell beside a card that lies there already.
    It may stand upright or upside down, never crosswise.

    Each of its sides must match the card beside it: tunnel to tunnel, rock to rock.
    And it must be possible to walk from the start into the new card.

    The mine has no edge, so you may dig around things. A goal that is still face down asks nothing of the card beside it,
    but you cannot dig on from there. And as long as one of your tools is broken, you lay no tunnels at all.
howto-saboteur-shapes-caption = The seven shapes with open ways. Turned upside down, a curve bends the other way.
howto-saboteur-fits-caption = This curve fits once it is turned: its tunnel meets the tunnel.
howto-saboteur-misfit-caption = This one does not: its rock would close the tunnel.

howto-saboteur-dead-ends-title = Dead ends
howto-saboteur-dead-ends =
    Nine tunnel cards are blocked by rubble. You can walk into such a card, but not through it:
    none of its tunnels leads on to another, and it never opens a goal.

    Apart from that they are laid like any other card. Saboteurs love them,
    and diggers sometimes have nothing better.
howto-saboteur-dead-ends-caption = However many tunnels it has, a dead end leads nowhere.

howto-saboteur-actions-title = Actions
howto-saboteur-actions =
    Broken tool: put it in front of another player whose pick, lantern or cart is whole.
    They cannot lay tunnels until it is repaired; everything else they may still do. Nobody has the same tool broken twice.

    Repair: removes the broken tool that it shows, from in front of you or anybody else.
    A card with two tools repairs one of them, as you choose.

    Rockfall: removes one tunnel card from the mine, but never the start or a goal. The hole can be filled again.

    Map: look at one goal that is face down. Everybody sees which goal you looked at, only you see what it is.
    What you tell the others is up to you.
howto-saboteur-tools-caption = A broken pick, the repair for it, a repair for lantern or cart, a map, a rockfall.
howto-saboteur-rockfall-caption = A rockfall has left a hole. What lies behind it is cut off, and nobody can dig on there until the gap is closed.

howto-saboteur-arriving-title = Reaching a goal
howto-saboteur-arriving =
    As soon as an unbroken way leads from the start to a goal, that goal is turned over.
    A single card may reach two goals; then both are turned.

    If it is the treasure, the round ends at once. If it is stone, its tunnel is joined to yours and becomes part of the mine.
    Where it does not match another neighbour, it stays all the same. It may even lead straight on to the next goal.
howto-saboteur-stone-caption = Only stone. Its tunnel turns south, and one more card leads to the next goal.

howto-saboteur-end-title = The end of a round
howto-saboteur-end =
    The treasure is reached: the gold‑diggers have won the round.
    The deck and all hands are empty and it is still hidden: the saboteurs have won.

    Then all roles and goals are shown. With 3 or 4 players there may have been no saboteur at all;
    if the treasure is missed even so, nobody gets any gold.

howto-saboteur-gold-title = Sharing the gold
howto-saboteur-gold =
    If the diggers won, as many gold cards are drawn as there are players, but only 9 with 10 players.
    Whoever reached the treasure takes the first. The rest go round counter-clockwise from digger to digger until all are taken,
    and saboteurs are passed over. If a saboteur laid the last card, the next digger counter-clockwise takes first.
    The best card left is taken for you, unless the table wants everybody to choose.

    If the saboteurs won, a single one gets 4 nuggets, two or three get 3 each, and four get 2 each.
    Should the pile not hold the exact sum, they get what comes closest below it.

    What you own is your secret until the game is over.
howto-saboteur-gold-caption = Gold cards are worth 1, 2 or 3 nuggets. Five players share five of them, and the first to take picks the best.

howto-saboteur-editions-title = Editions and options
howto-saboteur-editions =
    French edition: play goes clockwise, you cannot break your own tools, and played cards stay open on the discard pile.

    Italian edition: play goes counter-clockwise, and you may also break a tool of your own, perhaps to look innocent.

    English edition: play goes clockwise, you may break your own tools, and all discards lie face down.
    A round without treasure ends earlier: once the deck is empty and everybody in turn has passed.

    A table can choose each of these by itself. It can also say that diggers with a broken tool get no gold;
    that a fitting card may lie beside any face-up card, linked to the start or not;
    that everybody picks their own gold; and how many rounds there are.

howto-saboteur-talk-title = Table talk
howto-saboteur-talk =
    Talk is half of this game. Whether it is your turn or not, you may say what you know, what you suspect, and what you need.
    Nothing that is said binds anybody, and nobody has to tell the truth.

    Tap a goal to say what it is, or a player to say on whose side they are and to ask for something. You can also drag your own figure onto them.
    Your token then stands there; say something else, and the first is crossed out.
    Tap a claim of somebody else, or its line in the log, to believe or to doubt it.

    When the round is over, each claim is shown against the truth: who was right, who was mistaken, who lied, and who believed it.

howto-saboteur-tips-title = A few tips
howto-saboteur-tips =
    As a digger, use a map early and say what you saw. Repair the tools of those whom you trust rather than keep the cards:
    you dig together.

    As a saboteur, do not hurry. Dig along for a while, then bend the tunnel a little too far.
    A rockfall at the right moment is worth more than three broken lanterns at the wrong one.

    Whoever passes often is hiding something, or has a poor hand. Ask them which.

howto-saboteur-at-this-table-title = At this table
howto-saboteur-at-this-table =
    Tap a card, and the cells where it fits light up. Tap a cell, and the card lies there as a ghost that only you can see.
    Turn it with its button or with R; tap it again, or confirm, to lay it.

    With an action card, tap the player, goal or tunnel that it is meant for, and once more to play it.
    You may choose and aim before your turn comes: the card waits there.
    A card that cannot be played now is dimmed and says why; you can still discard it.

    Hold the role card, or the space bar, to see your role. What a map has shown you stays marked for you alone.
    Tunnels that are cut off from the start look cold and grey.

    Rest the mouse or a finger on a card, and it says what it does. Numbers at the edges of the board are those of the log, and a line of the log shows its cell.

    On a keyboard: a number picks a card, the arrows a cell, T the next target. Enter confirms, Esc goes back, D discards, ? helps.
