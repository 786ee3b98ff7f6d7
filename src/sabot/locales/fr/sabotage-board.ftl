# Sabotage à l'écran. Cartes, événements et refus sont dans sabotage.ftl.

sabotage-now-playing = { $you ->
    [yes] joue une de tes { $cards } cartes
   *[no] { $name } joue une carte
}
sabotage-now-placing = { $you ->
    [yes] choisis une place, ou défausse la carte
   *[no] { $name } joue une carte
}
sabotage-now-offered = { $you ->
    [yes] finir la manche, ou continuer ?
   *[no] { $name } peut finir la manche
}
sabotage-now-asked = { $you ->
    [yes] { $asker } te propose de finir la manche
   *[no] { $asker } propose à { $name } de finir la manche
}
sabotage-round-over = La manche { $round } est finie
sabotage-fact-round = Manche { $round } sur { $rounds }
sabotage-fact-dealer = Donneur : { $dealer }
sabotage-fact-deck = { $cards ->
    [0] Pile vide
    [one] { $cards } carte à piocher
   *[other] { $cards } cartes à piocher
}

sabotage-own = Ton toit
sabotage-of = Toit : { $names }
sabotage-with = avec { $name }
sabotage-your-partner = partenaire
sabotage-worth = { $value ->
    [one] vaut { $value } point, compte { $points }
   *[other] vaut { $value } points, compte { $points }
}
sabotage-counts = compte { $points }
sabotage-line = { $cells } : { $value }
sabotage-empty = libre
sabotage-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sabotage-fresh = piochée
sabotage-says-letter = Se pose sur la case { $cell } de l'un des deux toits, si elle est vide.
sabotage-says-x = Se pose sur n'importe quelle case vide de ton toit.
sabotage-says-wrench = Se pose sur n'importe quelle case de ton toit et remplace la carte qui s'y trouve.
sabotage-says-sabotage = Retire une carte de l'un des deux toits.
sabotage-says-dismantle = Retire une carte de ton toit.

sabotage-do-lay = { $whose ->
    [own] Poser { $card } en { $cell } sur ton toit
    [name] Poser { $card } en { $cell } chez { $name }
   *[other] Poser { $card } en { $cell } sur l'autre toit
}
sabotage-do-remove = { $whose ->
    [own] Retirer { $card } en { $cell } sur ton toit
    [name] Retirer { $card } en { $cell } chez { $name }
   *[other] Retirer { $card } en { $cell } sur l'autre toit
}
sabotage-do-ask = Proposer à { $name } de finir
sabotage-do-discard = Défausser { $card }
sabotage-discard = Défausser
sabotage-discard-what = Choisis d'abord une carte

sabotage-offered = Avant de piocher : finir la manche, ou continuer ?
sabotage-asked = { $name } voudrait finir la manche. Es-tu d'accord ?
sabotage-cost = Finir la manche coûte 1 point.

sabotage-pile = Défausse
sabotage-discarded = { $cards ->
    [0] Défausse vide
   *[other] Défausse : { $cards }
}

sabotage-winner = victoire
sabotage-sheet-round = Manche { $round }
sabotage-sheet-roof = toit { $value }
sabotage-sheet-ended = { $you ->
    [yes] finie par toi : −1
   *[no] finie par { $name } : −1
}
sabotage-sheet-sum = En tout
sabotage-counting = Au-delà de 5, les points d'un toit comptent double.

sabotage-text-players = Joueurs
sabotage-text-hand = Ta main
sabotage-text-player = { $name } : cartes { $cards }, points { $points }
sabotage-text-cell = { $cell } : { $card }
sabotage-text-roof = { $roof } ({ $worth })
