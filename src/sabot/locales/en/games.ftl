# The games on the front page: title, how many and how long, one line.

game-saboteur-title = Saboteur
game-saboteur-players = 3–10 players · 30 min
game-saboteur-line = Dig for the treasure. But somebody is digging the wrong way.
game-saboteur2-title = Saboteur 2
game-saboteur2-players = 2–12 players · 45 min
game-saboteur2-line = Doors, ladders and crystals; two teams, a boss, thieves and a prison.
game-seven-seals-title = The Seven Seals
game-seven-seals-players = 3–5 players · 45 min
game-seven-seals-line = Announce the tricks you will win, then win those and no others.
game-sabotage-title = Sabotage
game-sabotage-players = 2 or 4 players · 30 min
game-sabotage-line = Lay pipes on your roof, and the wrong ones on theirs.
