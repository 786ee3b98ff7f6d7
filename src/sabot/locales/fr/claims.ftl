# Déclarations : ce que l'on dit des arrivées et des autres, et ce que l'on demande (Saboteur, Saboteur 2).

claim-goal-treasure = { $goal }, c'est le trésor
claim-goal-stone = { $goal }, c'est de la pierre

# `me` : on parle de soi. Tournures sans genre ni élision, car on ne connaît que les noms.
claim-seat-digger = { $case ->
    [me] je suis du côté des chercheurs d'or
   *[other] { $target } est du côté des chercheurs d'or
}
claim-seat-saboteur = { $case ->
    [me] je suis du côté des saboteurs
   *[other] { $target } est du côté des saboteurs
}
claim-seat-green = { $case ->
    [me] je suis de l'équipe verte
   *[other] { $target } est de l'équipe verte
}
claim-seat-blue = { $case ->
    [me] je suis de l'équipe bleue
   *[other] { $target } est de l'équipe bleue
}
claim-seat-boss = { $case ->
    [me] le boss, c'est moi
   *[other] le boss, c'est { $target }
}
claim-seat-profiteer = { $case ->
    [me] le profiteur, c'est moi
   *[other] le profiteur, c'est { $target }
}
claim-seat-geologist = { $case ->
    [me] je suis géologue
   *[other] { $target } est géologue
}

# Ce qu'affirme quelqu'un d'autre, dans ses propres mots.
claim-trust = je crois { $target } : « { $claim } »
claim-doubt = je ne crois pas { $target } : « { $claim } »

# `you` : il s'agit de la personne à qui l'on demande.
claim-wish-mend = { $case ->
    [me] répare-moi { $tool }
    [you] répare ton outil : { $tool }
   *[other] répare un outil à { $target } : { $tool }
}
claim-wish-look = regarde { $goal }
claim-wish-break = brise un outil à { $target }
claim-wish-spare = { $case ->
    [me] ne me brise rien
   *[other] ne brise rien à { $target }
}
claim-wish-free = { $case ->
    [me] libère-moi
    [you] sors de prison
   *[other] libère { $target }
}
claim-wish-inspect = { $case ->
    [me] regarde mon rôle
   *[other] regarde quel rôle a { $target }
}
claim-wish-imprison = mets { $target } en prison
claim-wish-change-role = { $case ->
    [me] fais-moi changer de rôle
    [you] change de rôle
   *[other] fais changer { $target } de rôle
}
claim-wish-hands-off = { $case ->
    [me] retire la carte Voleur devant moi
    [you] retire la carte Voleur devant toi
   *[other] retire la carte Voleur devant { $target }
}
claim-wish-rob = vole une pépite à { $target }
claim-wish-not-rob = { $case ->
    [me] ne me vole rien
   *[other] ne vole rien à { $target }
}

claims-help-keys =
    say II stone                     dire que l'arrivée II est de la pierre, ou treasure ; I est au nord
    say Carla saboteur               dire un rôle ou un camp, de soi aussi : say me digger
    say doubt Dario II               douter de ce que Dario dit de II ; pour y croire : trust
    say ask Dario mend me lantern    demander : mend (réparer), look (regarder), break (briser), spare (épargner)
claims-help-deeds = et aussi : { $deeds }

refusal-claim-no-goal = cette arrivée n'existe pas
refusal-claim-no-seat = personne n'est assis là ; la dernière place est { $last }
refusal-claim-no-role = ce rôle ou ce camp n'existe pas dans ce jeu
refusal-claim-no-deed = on ne peut demander cela à personne dans ce jeu
refusal-claim-no-reason = on ne soupçonne personne pour cela
refusal-claim-no-card = une arrivée est le trésor ou de la pierre
refusal-claim-goal-open = l'arrivée { $goal } est face visible : tout le monde sait ce que c'est
refusal-claim-own = on ne répond pas à sa propre déclaration
refusal-claim-not-made = { $seat } n'a pas dit cela
refusal-claim-to-yourself = une demande s'adresse à quelqu'un d'autre
refusal-claim-at-themselves = personne ne peut se faire cela à soi-même
refusal-claim-at-you = cela ne nuirait qu'à toi
refusal-claim-tool-whole = chez { $seat }, cet outil n'est pas brisé
refusal-claim-not-in-prison = { $seat } n'est pas en prison
refusal-claim-in-prison-already = { $seat } est déjà en prison
refusal-claim-no-thief = il n'y a pas de carte Voleur devant { $seat }

## Dans le navigateur : les lieux, une arrivée en un mot, et les demandes qui nomment quelqu'un d'autre.

talk-goal = Arrivée { $goal }
# Une arrivée que l'on peut toucher : ce que l'on en dit.
talk-goal-label = Arrivée { $goal } : { $claims ->
    [0] dire quelque chose
   *[other] { $said } ; dire quelque chose
}
talk-card-treasure = Trésor
talk-card-stone = Pierre
talk-ask-look = Regarder
talk-ask-others = À propos de quelqu'un d'autre …
talk-ask-mend = Réparer un outil à …
talk-ask-break = Briser un outil à …
talk-ask-spare = Ne rien briser à …
talk-ask-free = Libérer …
talk-ask-inspect = Regarder quel rôle a …
talk-ask-imprison = Mettre en prison …
talk-ask-change-role = Faire changer de rôle …
talk-ask-hands-off = Retirer la carte Voleur devant …
talk-ask-rob = Voler une pépite à …
talk-ask-not-rob = Ne rien voler à …

# What somebody is suspected for, behind the claim.
claim-because = { $claim } ({ $reason })
claim-because-dead-end = a posé un cul-de-sac
claim-because-led-astray = a posé une galerie qui égare
claim-because-broke = a brisé un outil
claim-because-mended = a réparé l'outil d'un suspect
claim-because-cut = a fait s'ébouler une bonne galerie
claim-because-passed = se défausse au lieu de creuser
claim-because-lie = a menti
# A line of the menu that opens the reasons; `claim` is a role.
talk-with-reason = { $claim }, avec la raison …
