# I giochi nella pagina iniziale: titolo, in quanti e per quanto, una frase.

game-saboteur-title = Saboteur
game-saboteur-players = 3–10 giocatori · 30 min
game-saboteur-line = Scavate fino al tesoro. Ma qualcuno scava dalla parte sbagliata.
game-saboteur2-title = Saboteur 2
game-saboteur2-players = 2–12 giocatori · 45 min
game-saboteur2-line = Porte, scale e cristalli; due squadre, un capo, ladri e una prigione.
game-seven-seals-title = I sette sigilli
game-seven-seals-players = 3–5 giocatori · 45 min
game-seven-seals-line = Dichiara le prese che farai, poi fai quelle e nessun'altra.
game-sabotage-title = Sabotage
game-sabotage-players = 2 o 4 giocatori · 30 min
game-sabotage-line = Posa tubi sul tuo tetto e metti i bastoni tra le ruote agli altri.
