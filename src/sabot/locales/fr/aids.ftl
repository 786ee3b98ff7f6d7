# Qui soupçonner et quoi jouer, là où la table aide.

meter-title = Soupçon
meter-says = Soupçon envers { $name } : { $percent } %. Pourquoi ?
meter-percent = { $percent } %
meter-role = { $role } : { $percent } %
meter-from-view = Calculé d'après ce que tu as vu, jamais d'après ce qui est caché.
meter-late = La jauge de soupçon a du retard : le serveur a beaucoup à calculer.
meter-no-reason = Rien ne plaide encore ni pour ni contre.
meter-against = Contre { $name }
meter-for = Pour { $name }
meter-strong = { $deed } (indice fort)
meter-weak = { $deed } (indice faible)
meter-explained = La barre montre la probabilité, pour { $name }, d'être un saboteur. Toi seul la vois.
meter-hide = Masquer la jauge de soupçon
meter-deed-led-on = a posé une galerie qui fait avancer
meter-deed-led-astray = a posé une galerie qui égare
meter-deed-dead-end = cul-de-sac, alors qu'une défausse était possible
meter-deed-broke = { $you ->
    [yes] t'a brisé un outil
   *[no] a brisé un outil à { $name }
}
meter-deed-mended = { $you ->
    [yes] t'a réparé un outil
   *[no] a réparé un outil à { $name }
}
meter-deed-mended-own = a réparé un de ses propres outils
meter-deed-cut = a fait s'ébouler une bonne galerie
meter-deed-cleared = a fait s'ébouler un cul-de-sac
meter-deed-looked = a regardé une arrivée
meter-deed-passed = a défaussé au lieu de jouer
meter-deed-inspected = { $you ->
    [yes] a regardé ton rôle
   *[no] a regardé quel rôle a { $name }
}
meter-deed-changed-role = { $you ->
    [yes] t'a fait changer de rôle
   *[no] a fait changer { $name } de rôle
}
meter-deed-swapped-hands = { $you ->
    [yes] a échangé sa main avec toi
   *[no] a échangé sa main avec { $name }
}
meter-deed-imprisoned = { $you ->
    [yes] t'a mis en prison
   *[no] a mis { $name } en prison
}
meter-deed-freed = { $you ->
    [yes] t'a libéré
   *[no] a libéré { $name }
}
meter-deed-turned-thief = a posé une carte Voleur
meter-deed-warded-off = a retiré une carte Voleur
meter-deed-cleared-front = a défaussé deux cartes pour en retirer une devant soi
meter-deed-claim-lie = a menti sur une arrivée
meter-deed-claim-true = a dit vrai sur une arrivée
meter-deed-claim-contradicted = { $you ->
    [yes] tu contestes sa déclaration sur une arrivée
   *[no] { $name } conteste sa déclaration sur une arrivée
}
meter-deed-claim-supported = { $you ->
    [yes] est d'accord avec toi sur une arrivée
   *[no] est d'accord avec { $name } sur une arrivée
}
meter-deed-claim-goal = sa déclaration sur une arrivée
meter-deed-claim-turned = dit maintenant le contraire sur une arrivée déjà regardée
meter-deed-claim-own = sa déclaration sur son propre rôle
meter-deed-claim-accused = { $you ->
    [yes] t'accuse
   *[no] accuse { $name }
}
meter-deed-claim-defended = { $you ->
    [yes] te défend
   *[no] défend { $name }
}
meter-deed-claim-accused-by = { $you ->
    [yes] tu l'accuses
   *[no] { $name } l'accuse
}
meter-deed-claim-defended-by = { $you ->
    [yes] tu prends sa défense
   *[no] { $name } prend sa défense
}
hint-ask = Indice
hint-more = Plus
hint-show = Montrer le coup
hint-thinking = Réflexion…
hint-move = { $move }.
hint-only = C'est le seul coup.
hint-why-points = Sur { $worlds } manches simulées, il obtient { $worth } ; le deuxième meilleur coup, « { $next } », { $other }. Une victoire vaut environ 100.
hint-why-nuggets = Sur { $worlds } manches simulées, il rapporte { $worth } en pépites ; le deuxième meilleur coup, « { $next } », { $other }.
hint-why-penalty = Sur { $worlds } manches simulées, il coûte { $worth } en points de pénalité ; le deuxième meilleur coup, « { $next } », { $other }.
hint-why-close = Sur { $worlds } manches simulées, le deuxième meilleur coup, « { $next } », fait à peu près aussi bien.
hint-area-maze = Regarde la galerie.
hint-area-goals = Regarde les arrivées.
hint-area-players = Regarde les joueurs, et ce qu'il y a devant eux.
hint-area-hand = Regarde ta main : tu peux te passer d'une carte.
hint-area-gold = Regarde l'or.
hint-area-trick = Regarde le pli, et les sceaux dont tu as encore besoin.
hint-area-seals = Regarde les sceaux.
hint-area-roofs = Regarde les toits.
hint-area-round = Pense à ce que donnerait la manche si elle finissait maintenant.
hint-kind-mine-lay = Pose une galerie.
hint-kind-mine-break = Brise un outil à quelqu'un.
hint-kind-mine-repair = Répare un outil.
hint-kind-mine-rockfall = Joue un éboulement.
hint-kind-mine-map = Joue un plan.
hint-kind-mine-pass = Défausse sans jouer.
hint-kind-mine-gold = Prends de l'or.
hint-kind-mine-inspection = Regarde le rôle de quelqu'un.
hint-kind-mine-change-role = Fais changer quelqu'un de rôle.
hint-kind-mine-swap-hands = Échange ta main avec quelqu'un.
hint-kind-mine-prison = Mets quelqu'un en prison.
hint-kind-mine-free = Libère quelqu'un.
hint-kind-mine-thief = Pose une carte Voleur devant toi.
hint-kind-mine-hands-off = Retire une carte Voleur.
hint-kind-mine-clear = Défausse deux cartes pour en retirer une devant toi.
hint-kind-mine-rob = Vole une pépite.
hint-kind-seven-seals-play = Joue une carte.
hint-kind-seven-seals-take = Prends encore un sceau.
hint-kind-seven-seals-saboteur = Prends le saboteur.
hint-kind-seven-seals-done = Ne prends plus de sceaux.
hint-kind-seven-seals-give = Rends un sceau.
hint-kind-seven-seals-black = Prends un sceau noir.
hint-kind-seven-seals-none = Ne prends pas de sceau noir.
hint-kind-sabotage-lay = Pose un tube.
hint-kind-sabotage-remove = Retire un tube.
hint-kind-sabotage-discard = Défausse une carte.
hint-kind-sabotage-end = Finis la manche.
hint-kind-sabotage-ask = Propose à ton partenaire de finir la manche.
hint-kind-sabotage-go-on = Continue la manche.
hint-kind-sabotage-answer = Réponds à ton partenaire.
hint-see-mine-near = Regarde la galerie : il manque { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } pour atteindre { $known ->
    [yes] le trésor
   *[no] l'arrivée la plus proche
  }.
hint-see-mine-too-near = Regarde la galerie : il ne manque plus que { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } pour atteindre { $known ->
    [yes] le trésor
   *[no] l'arrivée la plus proche
  }.
hint-see-mine-far-yet = Regarde la galerie : il manque encore { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } pour atteindre { $known ->
    [yes] le trésor
   *[no] l'arrivée la plus proche
  }.
hint-see-mine-no-way = Regarde la galerie : telle qu'elle est, elle ne peut mener à aucune arrivée.
hint-see-mine-in-the-way = Regarde la galerie : une carte y barre le chemin.
hint-see-mine-crystals = Regarde la mine : chaque cristal y compte pour toi.
hint-see-mine-goals-unknown = Regarde les arrivées : { $goals ->
    [2] le trésor est l'une des deux qui restent
   *[other] tu n'en connais encore aucune
  }.
hint-see-mine-foe-digs = Regarde les joueurs : quelqu'un est probablement contre toi.
hint-see-mine-others-dig = Regarde les joueurs : tu pourrais en freiner un.
hint-see-mine-own-tools = Regarde devant toi : avec un outil brisé, tu ne peux pas creuser.
hint-see-mine-own-prison = Regarde devant toi : en prison, tu ne peux pas creuser.
hint-see-mine-friend-stuck = Regarde les joueurs : quelqu'un qui est probablement avec toi ne peut pas creuser.
hint-see-mine-others-stuck = Regarde les joueurs : quelqu'un ne peut pas creuser.
hint-see-mine-front = Regarde devant toi : une carte peut en être retirée.
hint-see-mine-stuck = Regarde ta main : tu ne peux pas creuser maintenant, fais donc de la place pour d'autres cartes.
hint-see-mine-only-passes = Regarde ta main : aucune carte ne peut être jouée maintenant.
hint-see-mine-idle = Regarde ta main : une carte ne te sert guère en ce moment.
hint-see-mine-sides-unknown = Regarde les joueurs : tu ne sais pas avec certitude qui est avec toi.
hint-see-mine-own-role = Regarde ton rôle : un autre pourrait te rapporter plus.
hint-see-mine-others-role = Regarde les joueurs : mieux vaudrait un autre rôle pour l'un d'eux.
hint-see-mine-poor-hand = Pense aux mains des autres : l'une d'elles vaut peut-être mieux que la tienne.
hint-see-mine-theft = Regarde l'or : à la fin de la manche, on peut en voler.
hint-see-mine-thief-about = Regarde les joueurs : quelqu'un veut voler.
hint-see-sabotage-own-lines = Regarde ton propre toit : { $lines ->
    [one] il n'y manque qu'une carte à une ligne
   *[other] { $lines } lignes n'y attendent plus qu'une carte
  }.
hint-see-sabotage-own-roof = Regarde ton propre toit : { $points ->
    [0] rien n'y compte encore
    [one] il vaut un point
   *[other] il vaut { $points } points
  }.
hint-see-sabotage-their-lines = Regarde l'autre toit : { $lines ->
    [one] il n'y manque qu'une carte à une ligne
   *[other] { $lines } lignes n'y attendent plus qu'une carte
  }.
hint-see-sabotage-their-roof = Regarde l'autre toit : { $points ->
    [0] rien n'y compte encore
    [one] il vaut un point
   *[other] il vaut { $points } points
  }.
hint-see-sabotage-idle = Regarde ta main : une carte ne te sert guère en ce moment.
hint-see-sabotage-ahead = Si la manche finissait maintenant, tu la gagnerais de { $points ->
    [one] un point
   *[other] { $points } points
  }.
hint-see-sabotage-behind = Si la manche finissait maintenant, tu la perdrais de { $points ->
    [one] un point
   *[other] { $points } points
  }.
hint-see-sabotage-even = Si la manche finissait maintenant, personne ne la gagnerait.
hint-reason-mine-reaches-treasure = Ce coup atteint le trésor.
hint-reason-mine-reaches-goal = Ce coup atteint une arrivée.
hint-reason-mine-crystal = Ce coup ajoute un cristal dans la mine.
hint-reason-mine-blocks = Ensuite, la galerie ne peut plus mener à aucune arrivée pour l'instant.
hint-reason-mine-opens = Ce coup rouvre un chemin : il manque ensuite { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  }.
hint-reason-mine-nearer = Ce coup fait avancer : il manque ensuite { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } au lieu de { $before }.
hint-reason-mine-farther = Ce coup fait reculer la galerie : il manque ensuite { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } au lieu de { $before }.
hint-reason-mine-harmless = On dirait que tu creuses, mais personne n'approche du trésor.
hint-reason-mine-blends-in = Un chercheur d'or ferait de même : personne ne te soupçonnera pour ça.
hint-reason-mine-another-way = Ce coup ne rapproche pas, mais ouvre un autre chemin.
hint-reason-mine-no-harm = La carte ne fait aucun mal là où elle va.
hint-reason-mine-tells = Tu sauras ensuite où est le trésor.
hint-reason-mine-narrows = Plus tôt tu sais où est le trésor, plus droit tu peux creuser.
hint-reason-mine-astray = Qui sait où est le trésor peut égarer les autres.
hint-reason-mine-against-you = D'après ce que tu as vu, il y a { $percent } % de chances d'avoir { $name } contre toi.
hint-reason-mine-most-against = D'après ce que tu as vu, c'est { $name } qui a le plus de chances d'être contre toi ({ $percent } %).
hint-reason-mine-with-you = D'après ce que tu as vu, il y a { $percent } % de chances d'avoir { $name } avec toi.
hint-reason-mine-can-dig = Tu pourras de nouveau creuser.
hint-reason-mine-one-less = Il y aura une chose de moins qui t'empêche de creuser.
hint-reason-mine-useless-dead-end = { $number ->
    [one] Un cul-de-sac ne te sert
   *[other] Des culs-de-sac ne te servent
  } à rien.
hint-reason-mine-helps-diggers = Dans la mine, { $number ->
    [one] cette carte n'aiderait
   *[other] ces cartes n'aideraient
  } que les chercheurs d'or.
hint-reason-mine-map-spare = Tu sais où est le trésor, et n'as plus besoin de plan.
hint-reason-mine-draws = { $number ->
    [one] C'est la carte dont tu as le moins besoin, et tu en pioches une autre.
   *[other] Ce sont les cartes dont tu as le moins besoin, et tu en pioches d'autres.
  }
hint-reason-mine-least = { $number ->
    [one] C'est la carte dont tu as le moins besoin.
   *[other] Ce sont les cartes dont tu as le moins besoin.
  }
hint-reason-mine-most-gold = Aucune carte d'or ne vaut plus.
hint-reason-mine-tells-role = Tu sauras quel rôle a { $name }.
hint-reason-mine-better-role = Un autre rôle te rapportera peut-être plus.
hint-reason-mine-more-cards = Cette main a plus de cartes que la tienne.
hint-reason-mine-other-cards = Cette main a peut-être ce qui manque à la tienne.
hint-reason-mine-steals = À la fin de la manche, tu pourras voler une pépite, sauf si tu es alors en prison.
hint-reason-mine-no-theft = { $name } ne pourra plus voler.
hint-reason-mine-richest = { $name } : parmi ceux que tu peux voler, personne n'a plus de pépites.
hint-reason-sabotage-worth = Ton toit vaudra { $points } au lieu de { $before }.
hint-reason-sabotage-their-worth = L'autre toit vaudra { $points } au lieu de { $before }.
hint-reason-sabotage-spoils = Il y reste moins de place pour des lignes.
hint-reason-sabotage-takes-apart = Cela enlève de quoi faire une ligne.
hint-reason-sabotage-sets-up = Ensuite, { $lines ->
    [one] il n'y manque qu'une carte à une ligne
   *[other] { $lines } lignes n'y attendent plus qu'une carte
  }.
hint-reason-sabotage-prepares = Cela va bien avec ce qui peut venir.
hint-reason-sabotage-makes-room = Cela fait de la place pour une carte qui ira mieux là.
hint-reason-sabotage-least = C'est la carte dont tu as le moins besoin.
hint-reason-sabotage-wins = Tu gagnes ainsi la manche de { $points ->
    [one] un point
   *[other] { $points } points
  }.
hint-reason-sabotage-time-left = Tu mènes, mais tu peux encore gagner des points.
hint-reason-sabotage-not-yet = Finir la manche maintenant ne te la ferait pas gagner.
hint-see-seven-seals-colour = Regarde tes cartes { $colour ->
    [red] rouges : tu en as { $cards }, et le rouge est atout
    [yellow] jaunes : tu en as { $cards }
    [green] vertes : tu en as { $cards }
    [blue] bleues : tu en as { $cards }
   *[violet] violettes : tu en as { $cards }
  }.
hint-see-seven-seals-few-sure = Regarde ta main : combien de plis fera-t-elle à coup sûr ?
hint-see-seven-seals-promised = { $tricks ->
    [0] Tu n'as rien annoncé
    [one] Tu as annoncé un pli
   *[other] Tu as annoncé { $tricks } plis
  } : regarde ce que ta main peut encore faire à coup sûr.
hint-see-seven-seals-spoils = Regarde les sceaux des autres : qui n'en a pas pour ce pli ?
hint-see-seven-seals-leads-owing = { $tricks ->
    [one] Il te faut encore un pli
   *[other] Il te faut encore { $tricks } plis
  } : regarde les couleurs de tes sceaux.
hint-see-seven-seals-leads-free = Il ne te faut plus aucun pli : cherche les cartes que d'autres battront.
hint-see-seven-seals-wanted = Regarde le pli : tu as un sceau à rendre.
hint-see-seven-seals-unwanted = Regarde le pli : tu n'as pas de sceau à rendre.
hint-see-seven-seals-which-seal = Regarde tes sceaux : lequel sera le plus difficile à rendre ?
hint-reason-seven-seals-hopes = { $tricks ->
    [one] Un pli
   *[other] { $tricks } plis
  } en { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[violet] violet
  } { $tricks ->
    [one] devrait
   *[other] devraient
  } te revenir.
hint-reason-seven-seals-robs = La réserve n'en a plus : { $name } reçoit un sceau blanc à la place.
hint-reason-seven-seals-sabotages = Ta main n'offre guère de plis sûrs, et le saboteur paie { $points } au plus.
hint-reason-seven-seals-enough = Un sceau de plus serait difficile à rendre.
hint-reason-seven-seals-leads-unserved = Quelqu'un qui n'a pas de sceau { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[violet] violet
  } devra peut-être prendre le pli.
hint-reason-seven-seals-leads-low = { $cards ->
    [one] Il reste une carte plus forte de sa couleur
   *[other] Il reste { $cards } cartes plus fortes de sa couleur
  } : quelqu'un d'autre fera sans doute le pli.
hint-reason-seven-seals-leads-last = Tu ne pourras pas toujours éviter ce pli, et c'est maintenant qu'il te nuit le moins.
hint-reason-seven-seals-draws = Elle fait sortir { $cards ->
    [one] la seule carte plus forte
   *[other] quelques-unes des { $cards } cartes plus fortes
  } de sa couleur.
hint-reason-seven-seals-leads-high = Personne n'a plus fort en { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[violet] violet
  }, et tu as un sceau à rendre pour ce pli.
hint-reason-seven-seals-denies = Elle prend le pli à { $name }.
hint-reason-seven-seals-wins = Elle fait le pli, et tu as un sceau à rendre.
hint-reason-seven-seals-may-win = Pour l'instant elle fait le pli, et tu as un sceau à rendre.
hint-reason-seven-seals-wins-anyway = Le pli est à toi de toute façon : débarrasse-toi d'une carte qui en ferait un autre.
hint-reason-seven-seals-may-be-beaten = { $cards ->
    [0] Seul le rouge pourrait la battre, mais
    [one] Une carte de sa couleur peut encore la battre, et
   *[other] { $cards } cartes de sa couleur peuvent encore la battre, et
  } tes autres cartes valent plus pour toi.
hint-reason-seven-seals-keeps-low = Fais le moins de plis possible : c'est une carte forte qui perd.
hint-reason-seven-seals-leaves = Elle laisse le pli à { $name }, qui n'a pas de sceau à rendre.
hint-reason-seven-seals-saves = Garde tes cartes plus fortes pour un pli plus sûr.
hint-reason-seven-seals-out-of-reach = Tu ne peux pas faire ce pli, et c'est la carte qui te manquera le moins.
hint-reason-seven-seals-ducks = Elle perd ce pli, et ne te fera pas un pli de trop plus tard.
hint-reason-seven-seals-throws = Tu te débarrasses d'une carte qui pourrait te faire un pli de trop.
hint-reason-seven-seals-spares = C'est celle qui te sert le moins pour les plis qu'il te faut encore.
hint-reason-seven-seals-gives-white = C'est le sceau blanc qui coûte le plus si tu le gardes.
hint-reason-seven-seals-gives-coloured = Il ne sert que pour peu de plis, { $colour ->
    [red] et un pli gagné par le rouge
   *[other] et un pli de sa couleur
  } ne reviendra peut-être pas.
hint-reason-seven-seals-keeps-white = Le blanc servira pour un autre pli.
hint-reason-seven-seals-no-black = Il ne reste plus de sceau noir : ce pli ne te coûte rien.
