# La mine à l'écran : ce que disent Saboteur et Saboteur 2 dans le navigateur, outre leurs événements.

mine-board = La mine
mine-fit = Tout voir
mine-zoom-in = Rapprocher
mine-zoom-out = Éloigner

## Cartes et places

mine-tunnel-straight = { $article ->
    [yes] une galerie droite
   *[no] galerie droite
}
mine-tunnel-curve = { $article ->
    [yes] une courbe
   *[no] courbe
}
mine-tunnel-junction = { $article ->
    [yes] une bifurcation
   *[no] bifurcation
}
mine-tunnel-crossing = { $article ->
    [yes] un croisement
   *[no] croisement
}
mine-tunnel-dead-end = { $article ->
    [yes] un cul-de-sac
   *[no] cul-de-sac
}
mine-tunnel-straight-stub = { $article ->
    [yes] une galerie droite avec cul-de-sac
   *[no] galerie droite avec cul-de-sac
}
mine-tunnel-curve-stub = { $article ->
    [yes] une courbe avec cul-de-sac
   *[no] courbe avec cul-de-sac
}
mine-tunnel-bridge = { $article ->
    [yes] un pont
   *[no] pont
}
mine-tunnel-double-curve = { $article ->
    [yes] une double courbe
   *[no] double courbe
}
mine-tunnel-ladder = { $article ->
    [yes] une échelle
   *[no] échelle
}
mine-tunnel-green = { $article ->
    [yes] une porte verte
   *[no] porte verte
}
mine-tunnel-blue = { $article ->
    [yes] une porte bleue
   *[no] porte bleue
}
mine-tunnel-crystal = { $article ->
    [yes] un cristal
   *[no] cristal
}
mine-side-up = haut
mine-side-right = droite
mine-side-down = bas
mine-side-left = gauche
mine-refusal-does-not-fit = { $side ->
    [up] { $card } en { $cell } ne s'accorde pas avec la carte du dessus
    [right] { $card } en { $cell } ne s'accorde pas avec la carte de droite
    [down] { $card } en { $cell } ne s'accorde pas avec la carte du dessous
   *[left] { $card } en { $cell } ne s'accorde pas avec la carte de gauche
}
mine-card-sides = { $card }, côtés ouverts : { $sides }
mine-hand-card = { $hindered ->
    [no] Carte { $number } : { $card }
   *[yes] Carte { $number } : { $card }. { $why }
}
mine-place = { $ways ->
    [both] La poser en { $cell }, dans un sens ou dans l'autre
    [turned] La poser en { $cell }, tournée
   *[upright] La poser en { $cell }, à l'endroit
}
mine-choose-seat = Choisir { $name }
mine-tool-state = { $broken ->
    [yes] Outil brisé : { $tool }
   *[no] Outil en bon état : { $tool }
}
mine-looked-at = a regardé l'arrivée
mine-nuggets-owned = pépites
mine-nuggets-secret = { $nuggets ->
    [one] { $nuggets } pépite, cachée aux autres
   *[other] { $nuggets } pépites, cachées aux autres
}
mine-no-cards = Tu n'as plus de carte.
mine-start = Départ
mine-goal = Arrivée { $goal }
mine-says-start = Toutes les galeries commencent ici.
mine-says-goal = Le trésor, ou rien que de la pierre : elle est retournée quand une galerie l'atteint.
mine-says-treasure = Qui l'atteint met fin à la manche.
mine-says-stone = Sa galerie fait partie de la mine.
mine-says-tunnel = Se pose à côté d'une carte de la mine : galerie contre galerie, roche contre roche.
mine-says-dead-end = On peut y entrer, mais pas le traverser.
mine-says-stub = Un passage, avec un cul-de-sac à côté.
mine-says-bridge = Deux galeries se croisent sans se rencontrer.
mine-says-double-curve = Deux courbes se frôlent sans se rencontrer.
mine-says-ladder = Est reliée au départ et à toutes les autres échelles.
mine-says-green = Quand le trésor est atteint, l'équipe bleue ne passe pas.
mine-says-blue = Quand le trésor est atteint, l'équipe verte ne passe pas.
mine-says-crystal = Une galerie dont le cristal vaut une pépite aux géologues.
mine-says-broken = Pose-la devant un joueur : il ne pose plus de galerie avant réparation.
mine-says-repair = Retire un outil brisé qu'elle montre, devant toi ou devant n'importe qui.
mine-says-rockfall = Retire une galerie de la mine, jamais le départ ni une arrivée.
mine-says-map = Te montre, à toi seul, une arrivée face cachée.
mine-says-inspection = Te montre, à toi seul, le rôle d'un autre joueur.
mine-says-change-role = Un joueur, toi peut-être, rend son rôle et en tire un nouveau.
mine-says-swap-hands = Tu échanges ta main avec celle d'un autre joueur.
mine-says-prison = Pose-la devant un joueur : il ne pose plus de galerie et ne compte pas à la fin de la manche.
mine-says-free = Retire une prison, devant toi ou devant n'importe qui.
mine-says-thief = Pose-le devant toi pour voler une pépite après la manche.
mine-says-hands-off = Retire un voleur, devant qui tu veux.

## Ce que fait un bouton

mine-do-lay = La poser ici
mine-full-lay = { $turned ->
    [yes] Poser { $card } en { $cell }, carte tournée
   *[no] Poser { $card } en { $cell }
}
mine-full-pass = Défausser : { $cards }
mine-do-break = { $self ->
    [yes] Briser ton outil ({ $tool })
   *[no] { $vowel ->
        [yes] Briser { $thetool } d'{ $target }
       *[no] Briser { $thetool } de { $target }
    }
}
mine-do-repair = { $self ->
    [yes] Réparer ton outil ({ $tool })
   *[no] { $vowel ->
        [yes] Réparer { $thetool } d'{ $target }
       *[no] Réparer { $thetool } de { $target }
    }
}
mine-do-rockfall = Faire s'ébouler la galerie en { $cell }
mine-do-map = Regarder l'arrivée { $goal }
mine-do-pass = { $number ->
    [one] La défausser
   *[other] Défausser { $number } cartes
}
mine-do-clear = Défausser les deux pour retirer : { $what }
mine-do-gold = { $value ->
    [one] Prendre { $value } pépite
   *[other] Prendre { $value } pépites
}
mine-do-inspection = { $vowel ->
    [yes] Regarder le rôle d'{ $target }
   *[no] Regarder le rôle de { $target }
}
mine-do-change-role = { $self ->
    [yes] Changer de rôle
   *[no] Faire changer { $target } de rôle
}
mine-do-swap-hands = Échanger ta main avec { $target }
mine-do-prison = Mettre { $target } en prison
mine-do-free = { $self ->
    [yes] Sortir de prison
   *[no] Libérer { $target }
}
mine-do-hands-off = { $self ->
    [yes] Retirer la carte Voleur devant toi
   *[no] Retirer la carte Voleur devant { $target }
}
mine-do-thief = Poser la carte Voleur devant toi
mine-do-rob = Prendre une pépite à { $target }
mine-rather-clear = Retirer : { $what }
mine-rather-pass = Défausser seulement
mine-turn = Tourner
mine-discard = Défausser
mine-discard-what = Choisis d'abord une carte
mine-discard-fewer = Celles-ci ne se défaussent pas ensemble

## La phrase tout en haut

mine-ask-card = joue une carte ou défausses-en une
mine-ask-place = où va-t-elle ?
mine-ask-lay = pose-la ici
mine-ask-lay-or-turn = pose-la ici, ou tourne-la
mine-ask-whom = sur qui ?
mine-ask-goal = quelle arrivée regardes-tu ?
mine-ask-tunnel = quelle galerie s'éboule ?
mine-ask-confirm = confirme, ou choisis autre chose
mine-ask-useless = cette carte ne peut être que défaussée
mine-ask-discard = la défausser ?
mine-ask-more-cards = défausse, ou ajoute d'autres cartes
mine-ask-gold = prends une des cartes d'or
mine-ask-rob = à qui prends-tu une pépite ?
mine-other-plays = { $name } joue
mine-other-takes-gold = { $name } prend de l'or
mine-other-robs = { $name } choisit qui voler
mine-waits-deal = La prochaine manche va être distribuée
mine-round = Manche { $round } sur { $rounds }
mine-deck = { $deck ->
    [one] { $deck } carte à piocher
   *[other] { $deck } cartes à piocher
}

## Rôles

mine-role-digger = Creuse avec les autres chercheurs d'or un chemin du départ au trésor. Quelqu'un creuse peut-être du mauvais côté.
mine-role-saboteur = Fais en sorte que personne n'atteigne le trésor, et que personne ne remarque que c'était toi.
mine-role-green = Creuse vers le trésor pour l'équipe verte. Une porte bleue vous barre le chemin, une verte le barre aux autres.
mine-role-blue = Creuse vers le trésor pour l'équipe bleue. Une porte verte vous barre le chemin, une bleue le barre aux autres.
mine-role-boss = Tu gagnes avec l'équipe qui atteint le trésor, quelle qu'elle soit, pour une pépite de moins.
mine-role-profiteer = Tu gagnes avec ceux qui gagnent, même avec les saboteurs, pour deux pépites de moins.
mine-role-geologist = Tu n'es d'aucune équipe : à la fin de la manche, chaque cristal de la mine te vaut une pépite.
mine-roles-among = À { $players } joueurs, il y a :
mine-from-to = { $least } à { $most }
mine-roles-digger = { $most ->
    [one] chercheur d'or
   *[other] chercheurs d'or
}
mine-roles-saboteur = { $most ->
    [one] saboteur
   *[other] saboteurs
}
mine-roles-green = { $most ->
    [one] chercheur d'or vert
   *[other] chercheurs d'or verts
}
mine-roles-blue = { $most ->
    [one] chercheur d'or bleu
   *[other] chercheurs d'or bleus
}
mine-roles-boss = boss
mine-roles-profiteer = { $most ->
    [one] profiteur
   *[other] profiteurs
}
mine-roles-geologist = { $most ->
    [one] géologue
   *[other] géologues
}

## L'or, et la fin d'une manche

mine-offer = Quelle carte d'or prends-tu ?
mine-won-by-none = Personne ne gagne la manche.
mine-won = manche gagnée
mine-wins-game = victoire
mine-last-round = La dernière manche
mine-gold-hidden = une carte d'or, face cachée
mine-sheet = Toutes les manches
mine-sheet-round = Manche { $round }
mine-sheet-sum = Total
mine-sheet-found = trésor trouvé
mine-sheet-hidden = trésor non trouvé
mine-no-gold = pas d'or
mine-share-won = pour la victoire
mine-share-crystals = { $crystals ->
    [one] pour { $crystals } cristal
   *[other] pour { $crystals } cristaux
}
mine-share-prison = en prison
mine-share-took = { $you ->
    [yes] prise à toi
   *[no] prise à { $name }
}
mine-share-lost = { $you ->
    [yes] prise par toi
   *[no] prise par { $name }
}

## La table en mots

mine-text-players = Joueurs
mine-text-maze = { $up ->
    [yes] La mine, colonne par colonne depuis la gauche
   *[no] La mine, rangée par rangée depuis le haut
}
mine-text-goals = Arrivées
mine-text-hand = Ta main
mine-text-seat = { $name } : { $facts }
mine-text-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
mine-text-broken = à réparer : { $tools }
mine-text-start = { $cell } : le départ, ouvert de tous côtés
mine-text-card = { $cold ->
    [yes] { $cell } : { $card }, côtés ouverts : { $sides } ; sans lien avec le départ
   *[no] { $cell } : { $card }, côtés ouverts : { $sides }
}
mine-text-goal = { $known ->
    [no] { $goal } en { $cell } : face cachée
    [own] { $goal } en { $cell } : face cachée ; tu la connais : { $what }
    [opened] { $goal } en { $cell } : face cachée ; c'est : { $what }
   *[open] { $goal } en { $cell } : { $what }
}

## Petites scènes

mine-thought = D'après { $names } : { $role }
mine-scene-light = La lumière atteint l'arrivée { $goal }…
mine-scene-goal = { $card ->
    [treasure] Arrivée { $goal } : le trésor !
   *[stone] Arrivée { $goal } : rien que de la pierre.
}
mine-scene-nothing = Le trésor n'a pas été trouvé. Il était à l'arrivée { $goal }.
mine-treasure-lay = Le trésor était à l'arrivée { $goal }.
mine-scene-gold = On partage l'or.
