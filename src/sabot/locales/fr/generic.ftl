# La table générique, pour les jeux qui n'ont pas de plateau à eux. Les noms absents d'ici sont
# affichés tels que le serveur les écrit.

generic-your-move = choisis l'un de tes { $moves } coups
generic-waiting = à { $name } de jouer
generic-round-over = La manche { $round } est terminée
generic-round = Manche { $round }
generic-game-over = { $who ->
    [you] Tu as gagné.
    [alone] { $winners } a gagné.
    [nobody] Personne n'a gagné.
   *[shared] { $winners } ont gagné.
}
generic-moves = Tes coups
generic-no-moves = Tu n'as rien à faire pour l'instant.
generic-state = La partie
generic-hand = Ta main
generic-hand-empty = Tu n'as pas de carte.
generic-yes = oui
generic-no = non
generic-none = aucun
generic-item = { $name } : { $value }
generic-no-rules = Ces règles ne sont pas encore expliquées ici. Les options sont :

## Les noms de champs que la plupart des jeux ont.

field-bot = Robot
field-card = Carte
field-cards = Cartes
field-deck = Pile
field-dealer = Donneur
field-discards = Défausse
field-hand = Main
field-leader = Meneur
field-options = Options
field-outcome = Issue
field-phase = Phase
field-players = Joueurs
field-points = Points
field-result = Résultat
field-round = Manche
field-rounds = Manches
field-score = Score
field-scores = Scores
field-seat = Joueur
field-seats = Joueurs
field-starter = Premier joueur
field-target = Cible
field-to-act = À jouer
field-trick = Pli
field-turn = Tour
field-winner = Gagnant
field-winners = Gagnants
