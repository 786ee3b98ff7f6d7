# Sabotage à l'écran. Cartes, événements et refus sont dans sabotage.ftl.

roofs-your-turn = À toi
roofs-now-playing = { $you ->
    [yes] joue une de tes { $cards } cartes
   *[no] { $name } joue une carte
}
roofs-now-placing = { $you ->
    [yes] choisis une place, ou défausse la carte
   *[no] { $name } joue une carte
}
roofs-now-offered = { $you ->
    [yes] finir la manche, ou continuer ?
   *[no] { $name } peut finir la manche
}
roofs-now-asked = { $you ->
    [yes] { $asker } te propose de finir la manche
   *[no] { $asker } propose à { $name } de finir la manche
}
roofs-round-over = La manche { $round } est finie
roofs-fact-round = Manche { $round } sur { $rounds }
roofs-fact-dealer = Donneur : { $dealer }
roofs-fact-deck = { $cards ->
    [0] Pioche vide
    [one] { $cards } carte à piocher
   *[other] { $cards } cartes à piocher
}

roofs-own = Ton toit
roofs-of = Toit de { $names }
roofs-with = avec { $name }
roofs-your-partner = ton partenaire
roofs-worth = { $value ->
    [one] vaut { $value } point, compte { $points }
   *[other] vaut { $value } points, compte { $points }
}
roofs-counts = compte { $points }
roofs-line = { $cells } : { $value }
roofs-empty = libre
roofs-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
roofs-fresh = piochée

roofs-do-lay = { $whose ->
    [own] Poser { $card } en { $cell } sur ton toit
    [name] Poser { $card } en { $cell } sur le toit de { $name }
   *[other] Poser { $card } en { $cell } sur l'autre toit
}
roofs-do-remove = { $whose ->
    [own] Retirer { $card } de { $cell } sur ton toit
    [name] Retirer { $card } de { $cell } sur le toit de { $name }
   *[other] Retirer { $card } de { $cell } sur l'autre toit
}
roofs-do-ask = Proposer à { $name } de finir
roofs-do-discard = Défausser { $card }
roofs-discard = Défausser
roofs-cancel = Annuler
roofs-close = Fermer

roofs-offered = Avant de piocher : finir la manche, ou continuer ?
roofs-asked = { $name } voudrait finir la manche. Es-tu d'accord ?
roofs-cost = Qui finit la manche paie 1 point.

roofs-pile = Défausse
roofs-discarded = { $cards ->
    [0] Défausse vide
   *[other] Défausse : { $cards }
}

roofs-winner = victoire
roofs-sheet-round = Manche { $round }
roofs-sheet-roof = toit { $value }
roofs-sheet-ended = finie par { $name } : −1
roofs-sheet-sum = En tout
roofs-counting = Au-delà de 5, les points d'un toit comptent double.

roofs-text-players = Joueurs
roofs-text-hand = Ta main
roofs-text-player = { $name } : cartes { $cards }, points { $points }
