# Comment jouer à Sabotage. Une ligne vide commence un nouveau paragraphe.

howto-sabotage-goal-title = De quoi s'agit-il ?
howto-sabotage-goal =
    Chaque camp pose des tubes sur son toit, trois cases sur trois. Les lignes d'une seule couleur rapportent des points.
    Et rien n'empêche de grimper sur l'autre toit pour y poser le mauvais tube.

    Les deux camps marquent à chacune des quatre manches. Le plus grand total gagne ; en cas d'égalité, la victoire est partagée.
howto-sabotage-roof-caption = Un toit vide. Ses cases vont de A à I.

howto-sabotage-short-title = En bref
howto-sabotage-short =
    À ton tour, pioche une carte et joues-en une. Une lettre va sur la case de sa lettre, sur ton toit ou sur l'autre.
    Un X ou une clé à molette va sur ton toit. Les cartes Sabotage et Démontage retirent des cartes.

    Trois cartes en ligne d'une seule couleur valent 2 points ; mêlées à la couleur proche, 1.
    À partir de 5 points, tu peux finir la manche, ou continuer pour des points qui comptent double.

    Cela suffit pour commencer. Tous les détails suivent.

howto-sabotage-deal-title = Les cartes
howto-sabotage-deal =
    Il y a 104 cartes. Les tubes ont quatre couleurs ; orange et rouge sont des couleurs proches, bleu et lilas aussi.
    Chaque couleur a deux fois chaque lettre de A à I, deux X et deux clés à molette.

    Il y a aussi 8 cartes Sabotage et 8 cartes Démontage, sans couleur.

    Chacun reçoit 8 cartes. Le voisin de gauche du donneur commence, et la donne passe à gauche.
howto-sabotage-kin-caption = Les quatre couleurs de la lettre E : orange et rouge sont proches, bleu et lilas aussi.

howto-sabotage-turn-title = Ton tour
howto-sabotage-turn =
    Pioche une carte, puis joues-en une : pose-la sur un toit, utilise-la, ou défausse-la face visible.
    Les cartes défaussées ne reviennent jamais.

    Si ton toit vaut 5 points ou plus, tu peux au lieu de cela finir la manche, avant de piocher.

    Quand la pile est vide, on joue sans piocher, jusqu'à la dernière carte.

howto-sabotage-pipes-title = Les tubes
howto-sabotage-pipes =
    Une lettre va sur la case de sa lettre, sur l'un ou l'autre toit, si cette case est vide.

    Un X va sur n'importe quelle case vide de ton toit.

    Une clé à molette va sur n'importe quelle case de ton toit, vide ou non. La carte qui s'y trouvait est défaussée.
howto-sabotage-pipes-caption = Une lettre, un X, une clé à molette.
howto-sabotage-spoil-caption = Ton toit devient rouge et orange, et l'adversaire y pose un C lilas : trois lignes sont gâchées.

howto-sabotage-specials-title = Sabotage et Démontage
howto-sabotage-specials =
    Une carte Sabotage retire une carte de l'un ou l'autre toit, une carte Démontage une carte du tien.
    Toutes deux sont défaussées avec ce qu'elles retirent.

    N'oublie pas qu'elles servent aussi sur ton propre toit : c'est ainsi qu'on se débarrasse d'un tube de la mauvaise couleur.
howto-sabotage-specials-caption = Sabotage pour les deux toits, Démontage pour le tien.

howto-sabotage-value-title = Ce que vaut un toit
howto-sabotage-value =
    Un toit a huit lignes : trois rangées, trois colonnes, deux diagonales.

    Une ligne de trois cartes d'une seule couleur vaut 2 points.
    Une ligne qui mêle deux couleurs proches vaut 1. Toute autre ligne, ou une ligne incomplète, ne vaut rien.

    Un X ou une clé à molette compte selon sa couleur.
howto-sabotage-lines-caption = La rangée du haut est toute rouge : 2 points. La colonne de gauche mêle rouge et orange : 1 point. En tout 3.
howto-sabotage-wrench-caption = Un E orange gâche quatre lignes d'un toit bleu, qui vaut 5. Une clé à molette bleue par-dessus, et le toit vaut 10.

howto-sabotage-end-title = Finir une manche
howto-sabotage-end =
    La manche finit quand un joueur qui a au moins 5 points décide de la finir au début de son tour, ou quand toutes les cartes sont jouées.

    Chaque point au-dessus de 5 compte double : un toit qui vaut 6 compte 7, un toit qui vaut 8 compte 11.
    Celui qui finit la manche perd 1 point. Si toutes les cartes sont jouées, personne n'en perd.
howto-sabotage-counts-caption = Ce toit vaut 8 et compte 11, ou 10 pour le camp qui a fini la manche.

howto-sabotage-four-title = À quatre
howto-sabotage-four =
    On joue deux contre deux, et les partenaires se font face. Un camp partage un toit, mais chacun a sa propre main.
    Les partenaires ne parlent pas du jeu entre eux.

    Si tu veux finir la manche, tu le proposes à ton partenaire. S'il accepte, elle finit ; sinon, ton tour continue.

howto-sabotage-variants-title = Options
howto-sabotage-variants =
    Une table peut retirer quatre des huit cartes Démontage ; corriger son toit devient alors plus difficile.
    Elle peut aussi choisir le nombre de manches et le premier donneur.

howto-sabotage-tips-title = Quelques conseils
howto-sabotage-tips =
    La case du milieu, E, appartient à quatre lignes. Bats-toi pour elle.

    Dès que l'autre camp a montré ses couleurs, pose une lettre dont tu n'as pas l'usage là où elle le gêne.
    Seule une clé à molette, une carte Sabotage ou une carte Démontage l'en débarrassera.

    Ne t'arrête pas toujours à 5. Chaque point de plus compte double, si l'autre camp te le laisse.

howto-sabotage-at-this-table-title = À cette table
howto-sabotage-at-this-table =
    Touche une carte : les cases où elle peut aller s'éclairent sur les deux toits. Touche une case, regarde la carte pâle, puis touche-la encore ou confirme.
    Tu peux choisir et viser avant ton tour : la carte attend là. Laisse la souris ou le doigt sur une carte, et elle dit ce qu'elle fait.
    Une carte qu'on ne peut pas jouer est estompée et dit pourquoi ; tu peux toujours la défausser.

    La valeur de chaque ligne se lit à son bout, et les couleurs proches partagent une forme :
    raccords carrés pour orange et rouge, ronds pour bleu et lilas.

    Quand ton toit vaut assez, on te demande avant de piocher si tu veux finir la manche.

    Au clavier : un chiffre choisit une carte, les flèches une case. Entrée confirme, Échap annule, D défausse, ? aide.
