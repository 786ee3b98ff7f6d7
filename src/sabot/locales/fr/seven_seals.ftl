# Les Sept Sceaux : matériel, état de la table, événements, refus.

seals-colour-red = rouge
seals-colour-yellow = jaune
seals-colour-green = vert
seals-colour-blue = bleu
seals-colour-violet = violet
seals-colour-white = blanc
seals-colour-black = noir
seals-one-red = un sceau rouge
seals-one-yellow = un sceau jaune
seals-one-green = un sceau vert
seals-one-blue = un sceau bleu
seals-one-violet = un sceau violet
seals-one-white = un sceau blanc
seals-no-red = aucun sceau rouge
seals-no-yellow = aucun sceau jaune
seals-no-green = aucun sceau vert
seals-no-blue = aucun sceau bleu
seals-no-violet = aucun sceau violet
seals-no-white = aucun sceau blanc
seals-saboteur = saboteur
# Le nom d'une carte, et tel qu'il est dans une phrase.
seals-card-red = { $number } rouge
seals-card-yellow = { $number } jaune
seals-card-green = { $number } vert
seals-card-blue = { $number } bleu
seals-card-violet = { $number } violet
seals-the-card = { $number ->
   *[other] le { $card }
}

seals-status-round = Manche { $round } sur { $rounds } · donneur : { $dealer }
seals-status-stock = Réserve :
seals-status-cards = cartes
seals-status-tricks = plis
seals-status-points = points
seals-status-last-trick = Dernier pli :
seals-status-played = Cartes jouées :

seals-prompt-announcing = Quels plis feras-tu ? { $numbers } (? : aide) :
seals-prompt-playing = À toi : carte { $numbers } (? : aide) :
seals-prompt-giving = Tu as remporté le pli. Que fais-tu ? { $numbers } (? : aide) :
seals-no-use = Pas { $card } : { $why }.
seals-choice-take = prendre { $one } (reste { $left })
seals-choice-take-from = prendre { $one } à { $source }
seals-choice-saboteur = prendre le saboteur
seals-choice-done = c'est tout
seals-choice-give = rendre { $one }
seals-choice-black = prendre un sceau noir
seals-choice-none = tout garder ; il n'y a plus de sceaux noirs

seals-event-round-dealt = { $you ->
    [yes] Tu distribues la manche { $round }.
   *[no] { $name } distribue la manche { $round }.
}
seals-event-seal-taken = { $you ->
    [yes] Tu prends { $one }.
   *[no] { $name } prend { $one }.
}
seals-event-seal-taken-from = { $case ->
    [you-other] Tu prends { $one } à { $source }, qui en reçoit un blanc.
    [other-you] { $name } te prend { $one } ! Tu en reçois un blanc.
   *[other-other] { $name } prend { $one } à { $source }, qui en reçoit un blanc.
}
seals-event-saboteur-taken = { $you ->
    [yes] Tu prends le saboteur.
   *[no] { $name } prend le saboteur.
}
seals-event-announcement-ended = { $you ->
    [yes] { $tricks ->
        [0] Tu n'annonces aucun pli.
        [one] Tu annonces { $tricks } pli.
       *[other] Tu annonces { $tricks } plis.
    }
   *[no] { $tricks ->
        [0] { $name } n'annonce aucun pli.
        [one] { $name } annonce { $tricks } pli.
       *[other] { $name } annonce { $tricks } plis.
    }
}
seals-event-card-played = { $you ->
    [yes] Tu joues { $card }.
   *[no] { $name } joue { $card }.
}
seals-event-trick-won = { $you ->
    [yes] Tu remportes le pli avec { $card }.
   *[no] { $name } remporte le pli avec { $card }.
}
seals-event-seal-given = { $you ->
    [yes] Tu rends { $one }.
   *[no] { $name } rend { $one }.
}
seals-event-black-taken = { $you ->
    [yes] Tu prends un sceau noir.
   *[no] { $name } prend un sceau noir.
}
seals-event-none-taken = { $you ->
    [yes] Il n'y a plus de sceaux noirs : tu n'en prends pas.
   *[no] Il n'y a plus de sceaux noirs : { $name } n'en prend pas.
}
seals-event-round-scored = Points de pénalité de la manche : { $points }.
seals-standing = En tout : { $standing }.
seals-event-game-ended = { $who ->
    [you] Tu as le moins de points : tu gagnes la partie !
    [alone] { $winners } a le moins de points et gagne la partie !
   *[shared] À égalité avec le moins de points, victoire partagée : { $winners } !
}

seals-help-keys =
    3          choisir ce qui porte le numéro 3
    r7         un coup en notation, pour qui la connaît
seals-help =
    Prends un sceau pour chaque pli que tu comptes faire, de la couleur qui sera demandée ; ou
    prends le saboteur. Il faut fournir la couleur demandée ; rouge est atout. Qui remporte un pli
    rend un sceau de la couleur demandée (ou rouge, s'il a coupé), ou un blanc ; qui n'en a pas
    prend un noir. À la fin, un sceau de couleur coûte 2, un noir 3, un blanc 4 ; le saboteur paie
    4 (ou ce qui est convenu), moins 1 par sceau noir des autres. ◆ : la meilleure carte du pli ;
    · : carte interdite en ce moment.

    Les coups en notation : take:blue  take:blue<B  saboteur  done  r7  give:white  black  none
      (cartes : r rouge, y jaune, g vert, b bleu, v violet, puis la valeur)

seals-refusal-game-over = la partie est finie
seals-refusal-not-dealt = la manche suivante n'est pas encore distribuée
seals-refusal-announce-first = c'est le moment d'annoncer : prends des sceaux ou le saboteur, ou dis que c'est tout
seals-refusal-announced-already = on ne prend des sceaux qu'avant le premier pli
seals-refusal-settle-first = tu as remporté le pli ; dis d'abord quel sceau tu rends
seals-refusal-no-trick-to-settle = seul le joueur qui vient de remporter un pli rend un sceau ou en prend un noir
seals-refusal-not-in-hand = tu n'as pas la carte { $card }
seals-refusal-must-follow = couleur demandée : { $colour } ; tu as du { $colour }, il faut en fournir
seals-refusal-in-stock = il y a encore { $one } dans la réserve ; prends celui-là
seals-refusal-not-in-stock = il n'y a { $no } dans la réserve ; nomme un joueur qui en a un
seals-refusal-nobody-has = ni la réserve ni un autre joueur n'a { $one }
seals-refusal-no-white-left = il ne reste aucun sceau blanc à donner en échange : on ne peut rien prendre aux joueurs
seals-refusal-no-such-seat = il n'y a pas de place { $seat } ; la dernière est { $last }
seals-refusal-own-seal = ce sceau { $colour } est le tien
seals-refusal-seat-has-none = { $seat } n'a { $no }
seals-refusal-saboteur-taken = { $seat } a pris le saboteur
seals-refusal-seals-taken = tu as pris des sceaux, tu ne peux donc plus prendre le saboteur
seals-refusal-not-held = tu n'as { $no }
seals-refusal-does-not-serve = { $one } ne convient pas pour ce pli
seals-refusal-coloured-first = tu as un sceau de couleur qui convient, tu ne peux donc pas en prendre un noir
seals-refusal-black-gone = il n'y a plus de sceaux noirs ; tu n'en prends pas
seals-refusal-black-left = il reste des sceaux noirs, tu ne peux donc pas t'en passer

# Pourquoi une carte ou un choix ne sert pas maintenant, imprimé dessus : 40 signes environ au plus.
seals-hindered-must-follow = Il faut fournir du { $colour }
seals-hindered-nobody-has = Il n'en reste aucun à prendre
seals-hindered-no-white-left = Plus de sceau blanc à donner en échange
seals-hindered-saboteur-taken = { $seat } a pris le saboteur
seals-hindered-seals-taken = Tu as déjà pris des sceaux
seals-hindered-does-not-serve = Ne convient pas pour ce pli
seals-hindered-coloured-first = Tu as un sceau de couleur qui convient
seals-hindered-black-gone = Il n'y a plus de sceaux noirs
