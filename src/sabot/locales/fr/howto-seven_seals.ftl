# Comment jouer aux Sept Sceaux. Une ligne vide commence un nouveau paragraphe.

howto-seven-seals-goal-title = De quoi s'agit-il ?
howto-seven-seals-goal =
    Avant une manche, tu annonces quels plis tu feras, couleur par couleur, et tu prends un sceau pour chacun.
    Pour chaque pli remporté, tu rends un sceau. Les sceaux qui te restent coûtent des points,
    et les plis que tu n'as pas annoncés aussi.

    L'un de vous peut ne rien annoncer et prendre le saboteur : il espère que les autres se trompent.
    Après toutes les manches, celui qui a le moins de points de pénalité gagne ; en cas d'égalité, la victoire est partagée.

howto-seven-seals-short-title = En bref
howto-seven-seals-short =
    D'abord, chacun à son tour prend un sceau pour chaque pli qu'il compte faire, ou bien l'un de vous prend le saboteur.

    Puis on joue 15 plis. Il faut fournir la couleur demandée ; sa plus haute carte l'emporte, sauf si quelqu'un joue rouge, qui est atout.

    Pour chaque pli, tu rends un sceau de sa couleur. Si tu n'en as pas qui convient, tu en prends un noir.
    À la fin, chaque sceau qui reste coûte des points.

    Cela suffit pour commencer. Tous les détails suivent.

howto-seven-seals-deal-title = Les cartes
howto-seven-seals-deal =
    Il y a cinq couleurs : rouge, jaune, vert, bleu, violet. Rouge est toujours atout.
    À 3 joueurs, chaque couleur va de 1 à 9, à 4 de 1 à 12, à 5 de 1 à 15.

    On distribue toutes les cartes, 15 par joueur. De manche en manche, la donne passe à gauche.
    Avant chaque manche, tous les sceaux et le saboteur retournent dans la réserve.
howto-seven-seals-colours-caption = Une carte de chaque couleur. Chaque couleur a aussi son propre signe.

howto-seven-seals-announcing-title = Annoncer des plis
howto-seven-seals-announcing =
    Le voisin de gauche du donneur commence, puis on suit le sens des aiguilles d'une montre. Chacun parle une fois.

    Prends un sceau pour chaque pli que tu comptes faire, de la couleur qui sera, penses-tu, demandée.
    Prends-en autant que tu veux, ou aucun. Ou prends le saboteur, si personne ne l'a encore.

    Il y a 5 sceaux rouges, et 3 de chacune des couleurs jaune, vert, bleu et violet. On n'annonce ni blanc ni noir.
howto-seven-seals-seals-caption = Les cinq sceaux de couleur. Un sceau vaut pour un pli de sa couleur.
howto-seven-seals-hand-caption = Une partie d'une main à 4 joueurs : les deux plus hauts rouges et le 12 vert valent peut-être deux sceaux rouges et un vert.

howto-seven-seals-white-title = Quand une couleur manque
howto-seven-seals-white =
    S'il n'y a plus de sceau de ta couleur dans la réserve, prends-en un à un autre joueur.
    Il ne peut pas refuser, et reçoit en échange un sceau blanc de la réserve.

    Il y a 4 sceaux blancs. Quand ils sont épuisés, ou si personne d'autre n'a ta couleur, il faut t'en passer.
howto-seven-seals-white-caption = Un sceau blanc se rend pour n'importe quel pli. Gardé, c'est le plus cher de tous.

howto-seven-seals-tricks-title = Jouer les plis
howto-seven-seals-tricks =
    Le voisin de gauche du donneur entame le premier pli avec la carte de son choix. Ensuite, celui qui remporte un pli entame le suivant.

    Fournis la couleur demandée si tu peux. Sinon, joue n'importe quelle carte, rouge ou non.

    Le plus haut rouge l'emporte. Sans rouge, c'est la plus haute carte de la couleur demandée.
howto-seven-seals-trick-caption = Bleu est demandé. Le 10 bleu l'emporte ; le 12 violet ne compte pas.
howto-seven-seals-trump-caption = Jaune est demandé, et le troisième joueur n'en a plus. Un 2 rouge suffit.

howto-seven-seals-giving-back-title = Rendre des sceaux
howto-seven-seals-giving-back =
    Celui qui remporte un pli rend un sceau de la couleur demandée.
    Si un rouge a coupé une autre couleur, ce peut être un sceau rouge.

    Un sceau blanc convient pour tous les plis. Si plusieurs de tes sceaux conviennent, tu choisis.

    Si tu n'as pas de sceau de couleur qui convient, rends un blanc ou prends un noir. Sans blanc, tu dois prendre un noir.
    Il y a 6 sceaux noirs ; quand ils sont épuisés, tu n'en prends pas et cela ne te coûte rien.
howto-seven-seals-serving-caption = Pour le pli remporté par le 2 rouge, chacun de ces sceaux conviendrait.
howto-seven-seals-black-caption = Un sceau noir : tu as remporté un pli que tu n'avais pas annoncé.

howto-seven-seals-saboteur-title = Le saboteur
howto-seven-seals-saboteur =
    Le saboteur joue avec les autres, remporte des plis et entame comme tout le monde, mais n'a jamais de sceaux.

    Son but est de faire prendre des sceaux noirs aux autres : il leur laisse les plis dont personne ne veut
    et rafle ceux dont quelqu'un a besoin.
howto-seven-seals-saboteur-caption = Il y a au plus un saboteur. Tout le monde sait qui c'est.

howto-seven-seals-score-title = Compter
howto-seven-seals-score =
    Après 15 plis, chaque sceau de couleur qui te reste coûte 2 points, chaque noir 3, chaque blanc 4.

    Le saboteur part de 4 points et en retire 1 pour chaque sceau noir des autres, sans descendre au-dessous de 0.
howto-seven-seals-score-caption = Deux sceaux verts, un noir et un blanc : 11 points.

howto-seven-seals-variants-title = Options
howto-seven-seals-variants =
    À trois, le saboteur a la vie facile. Faites-le plutôt partir de 5 ou 6 points.

    Une partie compte autant de manches que de joueurs, pour que chacun distribue une fois, ou six à trois joueurs. La table peut choisir un autre nombre.

    Pas besoin de retenir les cartes jouées si la table les montre.

howto-seven-seals-tips-title = Quelques conseils
howto-seven-seals-tips =
    Un sceau noir coûte 3, un sceau de couleur en trop seulement 2. Dans le doute, prends le sceau.

    Les hautes cartes d'une couleur dont tu as beaucoup échouent souvent : quelqu'un n'en aura plus et coupera.

    Prends le saboteur quand tu as très peu de cartes, ou aucune, dans une ou plusieurs couleurs : tu pourras couper
    les plis dont les autres ont besoin, ou leur laisser ceux dont ils ne veulent pas.

howto-seven-seals-at-this-table-title = À cette table
howto-seven-seals-at-this-table =
    Pour annoncer, touche les sceaux que tu veux, puis dis que c'est tout.
    Quand une couleur manque, touche le joueur à qui tu en prends un.

    Pour jouer, touche une carte : elle apparaît à sa place dans le pli ; touche-la là, ou confirme, pour la jouer.
    Tu peux la choisir avant ton tour ; elle attend là. Les cartes interdites en ce moment sont estompées et disent pourquoi.
    Si tu remportes un pli et que tu as le choix, les sceaux qui conviennent s'éclairent.

    Les sceaux de chacun, gardés et rendus, sont toujours visibles, et le dernier pli se revoit d'un geste.

    Au clavier : un chiffre ou les flèches choisissent une carte, Entrée confirme, Échap annule, ? aide.
