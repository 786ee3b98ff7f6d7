# The coach: what is new on the table, explained when it first happens.

coach-label = Coach
coach-got-it = Got it
coach-off = No more tips

coach-mine-tunnel-laid = Tunnels grow from the start. Each new card must match all its neighbours and be linked to the start.
coach-mine-tool-broken = A broken tool lies in front of somebody. Until it is repaired, they lay no tunnels; all else stays allowed.
coach-mine-tool-repaired = A repair card removes a broken tool, one's own or somebody else's. Who helps whom tells much about sides.
coach-mine-goal-looked-at = Whoever plays a map sees a goal alone. Everybody knows which; what they say of it may be true or not.
coach-mine-tunnel-collapsed = A rockfall has taken a tunnel out. What lies behind the gap is cut off until it is closed.
coach-mine-card-passed = Whoever can't or won't play discards a card face down. Nobody learns which.
coach-mine-cards-passed = Whoever can't or won't play discards up to three cards face down, and draws as many.
coach-mine-goal-turned = A way has reached a goal, so it is turned over. A stone becomes a part of the mine; the treasure ends the round.
coach-mine-claim-made = Somebody claims something. It may be a lie: after the round you see what was true. Choose a goal or a player to claim something yourself.
coach-mine-player-imprisoned = Whoever is in prison lays no tunnels, and gets nothing if they are still there when the round ends.
coach-mine-player-freed = “Free at last” lets somebody out of prison: oneself or another.
coach-mine-role-inspected = With an inspection somebody sees a role, alone. Everybody knows whose.
coach-mine-role-changed = Somebody has drawn a new role: what you knew of them no longer holds.
coach-mine-hands-exchanged = Two players have exchanged all their cards.
coach-mine-thief-laid = A thief steals a nugget after the round, if the player is not in prison then.
coach-mine-thief-warded-off = “Hands off” has removed a thief.
coach-mine-front-cleared = Two discarded cards have removed one that lay in front of a player.

coach-seven-seals-seal-taken = Players announce the tricks that they will win by taking seals of their colours.
coach-seven-seals-saboteur-taken = The saboteur takes no seals and spoils the plans of the others: each of their black seals is good for the saboteur.
coach-seven-seals-trick-won = Whoever wins a trick gives back a seal of its colour and leads the next one. Red is trump.
coach-seven-seals-black-taken = A trick without a seal for it costs a black one: 3 points.

coach-sabotage-pipe-laid = A letter goes on its own cell, on either roof. Three cards of one colour in a line are 2 points, of kin colours 1.
coach-sabotage-pipe-removed = A card has been removed from a roof; the cell is free again.
coach-sabotage-card-discarded = A card may be discarded without effect. It never comes back.
coach-sabotage-went-on = With 5 points or more one may end the round before drawing. Points above 5 count double.
