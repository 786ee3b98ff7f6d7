# Comment jouer à Saboteur. Une ligne vide commence un nouveau paragraphe.

howto-saboteur-goal-title = De quoi s'agit-il ?
howto-saboteur-goal =
    Vous êtes des mineurs. Au bout de la mine se cachent trois arrivées :
    un trésor, et deux qui ne sont que de la pierre. Ensemble, carte après carte, vous creusez une galerie jusque-là.

    Mais il y a peut-être des saboteurs parmi vous, et ils veulent que la galerie n'arrive jamais.
    Personne n'est obligé de dire de quel côté il est, et chacun a le droit de mentir. Regarde ce que font les autres.

    Une partie compte en général trois manches, avec chaque fois de nouveaux rôles. Ton camp ne dure qu'une manche ;
    ton or n'est qu'à toi. À la fin, celui qui possède le plus de pépites gagne ; en cas d'égalité, la victoire est partagée.
howto-saboteur-roles-caption = Le chercheur d'or veut atteindre le trésor, le saboteur veut l'en empêcher.

howto-saboteur-short-title = En bref
howto-saboteur-short =
    À ton tour, pose une galerie, joue une action, ou défausse une carte face cachée. Puis pioche une carte.

    Une galerie doit s'accorder de tous les côtés et être reliée au départ. Les actions brisent ou réparent des outils, font s'ébouler des galeries,
    ou te laissent regarder une arrivée. Avec un outil brisé, on ne pose pas de galerie.

    Si vous atteignez le trésor, les chercheurs d'or se partagent l'or. Si les cartes s'épuisent avant, ce sont les saboteurs qui sont payés.

    Cela suffit pour commencer. Tous les détails suivent.

howto-saboteur-deal-title = Avant une manche
howto-saboteur-deal =
    Chacun reçoit un rôle secret. Parmi les cartes de rôle, il y a 1 saboteur à 3 ou 4 joueurs, 2 à 5 ou 6,
    3 de 7 à 9, et 4 à 10. Il y a toujours une carte de rôle de trop : elle reste face cachée,
    il y a donc peut-être un saboteur de moins que tu ne le crains.

    Tu reçois 6 cartes jusqu'à 5 joueurs, 5 cartes à 6 ou 7 joueurs, et 4 cartes à partir de 8 joueurs.
    Galeries et actions viennent de la même pile.

    Autour d'une vraie table, le plus jeune commence. Ici, le sort désigne qui commence, sauf si la table a choisi quelqu'un.
    Ensuite, le voisin de gauche du joueur qui a posé la dernière carte commence la nouvelle manche.
    Toutes les cartes sont remélangées ; tu gardes ton or.
howto-saboteur-mine-caption = À gauche le départ, à droite les trois arrivées, et de la place pour sept cartes entre les deux.

howto-saboteur-turn-title = Ton tour
howto-saboteur-turn =
    Fais une seule chose : pose une galerie, joue une action, ou passe.
    Pour passer, défausse une carte face cachée ; personne n'apprend laquelle.

    Ensuite, tu pioches une carte. Quand la pile est vide, tu continues avec ce que tu as.
    Si ta main est vide, tu passes, tout simplement.

howto-saboteur-tunnels-title = Poser des galeries
howto-saboteur-tunnels =
    Une galerie se pose sur une case vide, à côté d'une carte déjà posée.
    Elle peut être à l'endroit ou tournée d'un demi-tour, jamais en travers.

    Chacun de ses côtés doit s'accorder avec la carte voisine : galerie contre galerie, roche contre roche.
    Et on doit pouvoir aller du départ jusqu'à la nouvelle carte.

    La mine n'a pas de bord : on peut donc creuser en faisant un détour. Une arrivée encore cachée ne demande rien à la carte voisine,
    mais on ne peut pas creuser au-delà. Et tant qu'un de tes outils est brisé, tu ne poses aucune galerie.
howto-saboteur-shapes-caption = Les sept formes où l'on passe. Tournée d'un demi-tour, une courbe part de l'autre côté.
howto-saboteur-fits-caption = Cette courbe convient une fois tournée : sa galerie rejoint la galerie.
howto-saboteur-misfit-caption = Celle-ci ne convient pas : sa roche boucherait la galerie.

howto-saboteur-dead-ends-title = Culs-de-sac
howto-saboteur-dead-ends =
    Neuf galeries sont barrées par des éboulis. On peut y entrer, mais pas les traverser :
    aucun de leurs passages ne mène à un autre, et elles n'ouvrent jamais une arrivée.

    À part cela, elles se posent comme les autres. Les saboteurs les adorent,
    et les chercheurs d'or n'ont parfois rien de mieux.
howto-saboteur-dead-ends-caption = Quel que soit le nombre de ses passages, un cul-de-sac ne mène nulle part.

howto-saboteur-actions-title = Actions
howto-saboteur-actions =
    Outil brisé : pose-le devant un autre joueur dont la pioche, la lanterne ou le wagonnet est en bon état.
    Il ne pose plus de galerie avant réparation ; il peut faire tout le reste. Personne n'a deux fois le même outil brisé.

    Réparation : retire l'outil brisé qu'elle montre, devant toi ou devant n'importe qui.
    Une carte à deux outils en répare un seul, à ton choix.

    Éboulement : retire une galerie de la mine, mais jamais le départ ni une arrivée. Le trou peut être comblé.

    Plan : regarde une arrivée face cachée. Tout le monde voit laquelle, mais personne d'autre ne voit ce qu'elle est.
    Ce que tu en dis aux autres ne regarde que toi.
howto-saboteur-tools-caption = Une pioche brisée, sa réparation, une réparation pour lanterne ou wagonnet, un plan, un éboulement.
howto-saboteur-rockfall-caption = Un éboulement a laissé un trou. Ce qui est derrière est coupé du départ, et on n'y creuse plus tant que le trou n'est pas comblé.

howto-saboteur-arriving-title = Atteindre une arrivée
howto-saboteur-arriving =
    Dès qu'un chemin sans coupure relie le départ à une arrivée, celle-ci est retournée.
    Une seule carte peut en atteindre deux ; on les retourne alors toutes les deux.

    Si c'est le trésor, la manche s'arrête aussitôt. Si c'est de la pierre, son passage rejoint le tien et fait désormais partie de la mine.
    Si cette carte ne s'accorde pas avec une autre voisine, elle reste quand même. Elle peut même mener tout droit à l'arrivée suivante.
howto-saboteur-stone-caption = Rien que de la pierre. Son passage tourne vers le sud, et une carte de plus mène à l'arrivée suivante.

howto-saboteur-end-title = La fin d'une manche
howto-saboteur-end =
    Le trésor est atteint : les chercheurs d'or ont gagné la manche.
    La pile et toutes les mains sont vides, et il est toujours caché : les saboteurs ont gagné.

    On montre alors tous les rôles et toutes les arrivées. À 3 ou 4 joueurs, il n'y avait peut-être aucun saboteur ;
    si le trésor est manqué malgré tout, personne ne reçoit d'or.

howto-saboteur-gold-title = Partager l'or
howto-saboteur-gold =
    Si les chercheurs d'or ont gagné, on tire autant de cartes d'or qu'il y a de joueurs, mais seulement 9 à 10 joueurs.
    Celui qui a atteint le trésor se sert en premier. Le reste passe de chercheur en chercheur, dans le sens inverse des aiguilles d'une montre, jusqu'à épuisement,
    et on saute les saboteurs. Si un saboteur a posé la dernière carte, le chercheur suivant dans ce sens se sert en premier.
    La meilleure carte restante est prise pour toi, sauf si la table veut que chacun choisisse.

    Si les saboteurs ont gagné, un saboteur seul reçoit 4 pépites, deux ou trois en reçoivent 3 chacun, et quatre en reçoivent 2.
    Si la réserve ne permet pas la somme exacte, ils reçoivent la plus proche au-dessous.

    Ce que tu possèdes reste secret jusqu'à la fin de la partie.
howto-saboteur-gold-caption = Une carte d'or vaut 1, 2 ou 3 pépites. Cinq joueurs s'en partagent cinq, et le premier prend la meilleure.

howto-saboteur-editions-title = Éditions et options
howto-saboteur-editions =
    Édition française : on joue dans le sens des aiguilles d'une montre, on ne brise pas ses propres outils, et les cartes jouées restent visibles dans la défausse.

    Édition italienne : on joue dans l'autre sens, et on peut aussi briser un de ses propres outils, par exemple pour avoir l'air innocent.

    Édition anglaise : on joue dans le sens des aiguilles d'une montre, on peut briser ses propres outils, et toute la défausse est face cachée.
    Une manche sans trésor finit plus tôt : quand la pile est vide et que tout le monde, à tour de rôle, a passé.

    Une table peut choisir chacun de ces points séparément. Elle peut aussi décider qu'un chercheur à l'outil brisé ne reçoit pas d'or ;
    qu'une carte qui s'accorde peut se poser à côté de n'importe quelle carte face visible, reliée au départ ou non ;
    que chacun choisit son or ; et combien il y a de manches.

howto-saboteur-talk-title = Parler à la table
howto-saboteur-talk =
    La parole est la moitié de ce jeu. À ton tour ou non, tu peux dire ce que tu sais, ce que tu soupçonnes et ce qu'il te faut.
    Rien de ce qui est dit n'engage personne, et personne n'est tenu de dire la vérité.

    Touche une arrivée pour dire ce que c'est, ou un joueur pour dire de quel côté il est et pour lui demander quelque chose. Tu peux aussi faire glisser ta figurine dessus.
    Ton jeton y reste ; si tu dis autre chose, le premier est barré.
    Touche ce que dit quelqu'un d'autre, ou sa ligne dans le journal, pour y croire ou pour en douter.

    À la fin de la manche, chaque déclaration est comparée à la vérité : qui avait raison, qui se trompait, qui a menti, et qui y a cru.

howto-saboteur-tips-title = Quelques conseils
howto-saboteur-tips =
    Chercheur d'or, joue tôt un plan et dis ce que tu as vu. Répare les outils de ceux en qui tu as confiance
    plutôt que de garder tes réparations : vous creusez ensemble.

    Saboteur, ne te presse pas. Creuse un moment avec les autres, puis fais dévier la galerie un peu trop loin.
    Un éboulement au bon moment vaut mieux que trois lanternes brisées au mauvais.

    Qui passe souvent cache quelque chose, ou a de mauvaises cartes. Demande-lui.

howto-saboteur-at-this-table-title = À cette table
howto-saboteur-at-this-table =
    Touche une carte : les cases où elle convient s'éclairent. Touche une case : la carte y apparaît, pâle, et les autres ne la voient pas.
    Tourne-la avec son bouton ou avec R ; touche-la encore, ou confirme, pour la poser.

    Avec une action, touche le joueur, l'arrivée ou la galerie qu'elle vise, et encore une fois pour la jouer.
    Tu peux choisir et viser avant ton tour : la carte attend là.
    Une carte qu'on ne peut pas jouer est estompée et dit pourquoi ; tu peux toujours la défausser.

    Garde le doigt sur la carte de rôle, ou la barre d'espace enfoncée, pour voir ton rôle. Ce qu'un plan t'a montré reste marqué, mais sur ton écran seulement.
    Les galeries coupées du départ sont froides et grises.

    Laisse la souris ou le doigt sur une carte, et elle dit ce qu'elle fait. Les nombres au bord du plateau sont ceux du journal, et une ligne du journal montre sa case.

    Au clavier : un chiffre choisit une carte, les flèches une case, T la cible suivante. Entrée confirme, Échap annule, D défausse, ? aide.
