# Les jeux sur la page d'accueil : titre, combien et combien de temps, une phrase.

game-saboteur-title = Saboteur
game-saboteur-players = 3–10 joueurs · 30 min
game-saboteur-line = Creusez jusqu'au trésor. L'un de vous creuse du mauvais côté.
game-saboteur2-title = Saboteur 2
game-saboteur2-players = 2–12 joueurs · 45 min
game-saboteur2-line = Portes, échelles et cristaux ; deux équipes, un boss, des voleurs et une prison.
game-seven-seals-title = Les Sept Sceaux
game-seven-seals-players = 3–5 joueurs · 45 min
game-seven-seals-line = Annonce les plis que tu feras, puis fais ceux-là et aucun autre.
game-sabotage-title = Sabotage
game-sabotage-players = 2 ou 4 joueurs · 30 min
game-sabotage-line = Pose des tubes sur ton toit, et mets des bâtons dans les roues d'en face.
