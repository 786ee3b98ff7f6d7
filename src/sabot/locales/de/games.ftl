# Die Spiele auf der Startseite: Titel, wie viele und wie lange, ein Satz.

game-saboteur-title = Saboteur
game-saboteur-players = 3–10 Spieler · 30 Min.
game-saboteur-line = Grabt nach dem Schatz. Einer von euch gräbt in die falsche Richtung.
game-saboteur2-title = Saboteur 2
game-saboteur2-players = 2–12 Spieler · 45 Min.
game-saboteur2-line = Türen, Leitern und Kristalle; zwei Teams, ein Boss, Diebe und ein Gefängnis.
game-seven-seals-title = Die sieben Siegel
game-seven-seals-players = 3–5 Spieler · 45 Min.
game-seven-seals-line = Sag an, welche Stiche du machst, und mach dann diese und keine anderen.
game-sabotage-title = Sabotage
game-sabotage-players = 2 oder 4 Spieler · 30 Min.
game-sabotage-line = Verlege Rohre auf deinem Dach und pfusche den anderen auf ihrem ins Handwerk.
