# Les Sept Sceaux à l'écran. Pièces, événements et refus sont dans seven_seals.ftl.

seals-now-announcing = { $you ->
    [yes] quels plis feras-tu ?
   *[no] { $name } fait son annonce
}
seals-now-giving = { $you ->
    [yes] le pli est à toi : quel sceau rends-tu ?
   *[no] { $name } a remporté le pli et choisit un sceau
}
seals-now-leading = { $you ->
    [yes] entame le pli
   *[no] { $name } entame
}
seals-now-following = { $you ->
    [yes] fournis du { $colour }
   *[no] { $name } joue une carte
}
seals-now-playing = { $you ->
    [yes] couleur demandée : { $colour } ; toutes tes cartes sont permises
   *[no] { $name } joue une carte
}
seals-round-over = La manche { $round } est finie
seals-fact-round = Manche { $round } sur { $rounds }
seals-fact-trick = Pli { $trick } sur { $tricks }

seals-do-play = Jouer { $card }
seals-do-take = prendre { $one }
seals-do-announce = { $tricks ->
    [0] N'annoncer aucun pli
    [one] Annoncer { $tricks } pli
   *[other] Annoncer { $tricks } plis
}

seals-stock = Réserve
seals-none = aucun
seals-led = entame
seals-leads = entame
seals-winning = en tête
seals-won = pli gagné
seals-next-trick = Montrer le pli suivant
seals-your-card = ta carte
seals-says-trump = Atout : la plus haute carte rouge remporte le pli.
seals-says-colour = Remporte le pli si l'entame est de cette couleur et que personne n'en joue de plus haute, ni de rouge.
seals-last-trick = Dernier pli
seals-played = Cartes jouées
seals-owed = Plis encore à faire
seals-owed-none = Plus aucun pli à faire

seals-announce-title = Quels plis feras-tu ?
seals-announce-others = Annonces
seals-announce-says = Prends un sceau pour chacun, de la couleur qui sera demandée. Les sceaux qui te restent à la fin te coûtent des points.
seals-left = reste { $left }
seals-from-player = chez un joueur
seals-one-more = Un sceau { $colour } de plus
seals-one-less = Un sceau { $colour } de moins
seals-would-cost = Chaque sceau gardé coûte { $each } points : { $points } si tu les gardes tous.
seals-none-costs = Sans sceau, chaque pli que tu fais coûte { $each } points.
seals-lent = Prendre { $one } chez
seals-lent-says = La réserve n'en a plus. Cette personne en reçoit un blanc en échange.
seals-promise = { $you ->
    [yes] Tu annonces
   *[no] { $name } annonce
}
seals-saboteur-button = Saboteur
seals-saboteur-says = Pas de sceaux : { $base } points, moins 1 par sceau noir des autres.
seals-you-saboteur = Tu es le saboteur

seals-settle-title = Quel sceau rends-tu pour ce pli ?
seals-note-give = économise { $points } points (tu en as { $held })
seals-note-black = coûte { $points } points
seals-note-none = épuisés : tout garder

seals-your-points = { $points ->
    [one] point de pénalité
   *[other] points de pénalité
}
seals-fewest = Le moins de points gagne.
seals-kept = rendus : { $kept }
seals-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
seals-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
seals-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

seals-winner = victoire
seals-left-none = plus aucun sceau
seals-plus = +{ $points }
seals-sheet = Points par manche
seals-sheet-left = Ce qui reste à chacun, ce que cela coûte, et le total
seals-sheet-round = Manche { $round }
seals-sheet-sum = En tout
seals-costs = Un sceau de couleur coûte 2, un noir 3, un blanc 4.

seals-text-stock = Sceaux de la réserve
seals-text-players = Joueurs
seals-text-trick = Le pli
seals-text-hand = Ta main
seals-text-player = { $name } : sceaux : { $seals } ; plis { $tricks }, points { $points }, cartes { $cards }
seals-text-spot = { $name } : { $facts }
# Combien de sceaux d'une sorte.
seals-some = { $seal ->
    [red] { $number ->
        [one] { $number } rouge
       *[other] { $number } rouges
    }
    [yellow] { $number ->
        [one] { $number } jaune
       *[other] { $number } jaunes
    }
    [green] { $number ->
        [one] { $number } vert
       *[other] { $number } verts
    }
    [blue] { $number ->
        [one] { $number } bleu
       *[other] { $number } bleus
    }
    [violet] { $number ->
        [one] { $number } violet
       *[other] { $number } violets
    }
    [white] { $number ->
        [one] { $number } blanc
       *[other] { $number } blancs
    }
   *[black] { $number ->
        [one] { $number } noir
       *[other] { $number } noirs
    }
}
