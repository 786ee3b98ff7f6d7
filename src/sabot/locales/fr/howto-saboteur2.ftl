# Comment jouer à Saboteur 2. Une ligne vide commence un nouveau paragraphe.

howto-saboteur2-goal-title = De quoi s'agit-il ?
howto-saboteur2-goal =
    Vous creusez du départ vers trois arrivées cachées. L'une est le trésor, les deux autres ne sont que de la pierre.
    Mais deux équipes de chercheurs d'or, les verts et les bleus, veulent le même or, et des portes décident qui passe.
    Entre elles, il y a un boss, un profiteur, des géologues et, comme toujours, des saboteurs.

    Une partie compte en général trois manches, avec chaque fois de nouveaux rôles.
    À la fin, celui qui possède le plus de pépites gagne ; en cas d'égalité, la victoire est partagée.

howto-saboteur2-short-title = En bref
howto-saboteur2-short =
    À ton tour, pose une galerie ou joue une action ; ou défausse jusqu'à trois cartes et pioches-en autant ;
    ou défausses-en deux pour te débarrasser d'une carte devant toi.

    Une galerie doit s'accorder de tous les côtés et être reliée au départ. Une échelle l'est toujours.
    Avec un outil brisé, ou en prison, on ne pose pas de galerie.

    Quand le trésor est atteint, l'équipe qui peut y aller sans passer par une porte de l'autre couleur gagne.
    Si les cartes s'épuisent avant, les saboteurs gagnent. Moins il y a de gagnants, plus chacun reçoit.

    Cela suffit pour commencer. Tous les détails suivent.

howto-saboteur2-roles-title = Les rôles
howto-saboteur2-roles =
    Les chercheurs d'or verts et bleus (4 de chaque) gagnent avec leur équipe si leur chemin vers le trésor est ouvert.

    Le boss (1) gagne avec l'équipe qui gagne, quelle qu'elle soit, mais reçoit 1 pépite de moins.

    Le profiteur (1) gagne avec ceux qui gagnent, même avec les saboteurs, mais reçoit 2 pépites de moins.

    Les géologues (2) se moquent de savoir qui gagne. On les paie pour les cristaux de la mine.

    Les saboteurs (3) gagnent si personne n'atteint le trésor.
howto-saboteur2-roles-caption = Chercheur vert, chercheur bleu, boss, profiteur, géologue, saboteur.

howto-saboteur2-deal-title = Avant une manche
howto-saboteur2-deal =
    Chacun reçoit un des 15 rôles, quel que soit le nombre de joueurs. Personne ne connaît les autres,
    ni même lesquels sont en jeu.

    On mélange les 118 cartes et on en écarte dix sans les voir. Chacun reçoit 6 cartes.

    Autour d'une vraie table, le plus jeune commence. Ici, le sort désigne qui commence, sauf si la table a choisi quelqu'un. On joue dans le sens des aiguilles d'une montre.
    Ensuite, le voisin de gauche du joueur qui a posé la dernière carte commence la nouvelle manche.

howto-saboteur2-turn-title = Ton tour
howto-saboteur2-turn =
    Fais une de ces quatre choses.

    Pose une galerie, puis pioche une carte.

    Joue une action, puis pioche une carte.

    Défausse deux cartes face cachée pour retirer une carte devant toi : un outil brisé, la prison, même ta propre carte Voleur. Puis n'en pioche qu'une.

    Passe : défausse une, deux ou trois cartes face cachée, puis pioches-en autant.

    Quand la pile est vide, on ne pioche plus, mais on pose toujours au moins une carte par tour.
    Un joueur qui n'a plus de carte passe son tour.

howto-saboteur2-tunnels-title = Poser des galeries
howto-saboteur2-tunnels =
    Une galerie se pose à côté d'une carte déjà posée, à l'endroit ou tournée d'un demi-tour.
    Chaque côté doit s'accorder avec sa voisine, galerie contre galerie et roche contre roche, et on doit pouvoir aller du départ jusqu'à la nouvelle carte.
    Une arrivée cachée ne demande rien à la carte voisine. Tu ne poses aucune galerie tant qu'un de tes outils est brisé ou que tu es en prison.

    Un passage bouché par des éboulis est un cul-de-sac : on y entre, mais on ne le traverse pas.
    Certaines cartes ont les deux, un passage libre et un cul-de-sac à côté.

    Sur un pont, deux galeries se croisent sans se rejoindre ; sur une double courbe, deux courbes se frôlent :
    on ne peut pas passer de l'une à l'autre. L'une des deux doit être reliée au départ.

    Quand un chemin sans coupure mène à une arrivée, on la retourne. La pierre fait désormais partie de la mine.
howto-saboteur2-fits-caption = Galerie contre galerie : cette carte à cristal peut être posée.
howto-saboteur2-bridges-caption = Un pont, deux doubles courbes, et deux cartes avec un cul-de-sac à côté du passage libre.

howto-saboteur2-ladders-title = Échelles
howto-saboteur2-ladders =
    Une échelle est reliée au départ et à toutes les autres échelles, où qu'elles soient.
    On peut donc toujours continuer à partir d'une échelle, même si le chemin derrière elle s'est éboulé.

    Elle doit s'accorder avec ses voisines, et un de ses passages doit rejoindre celui d'une carte de la mine.
    Cette carte peut même être coupée du départ : l'échelle la relie de nouveau. Une échelle n'est jamais à côté d'une arrivée.
howto-saboteur2-ladder-caption = Un éboulement a coupé les deux cartes de droite. L'échelle les relie de nouveau au départ.

howto-saboteur2-doors-title = Portes
howto-saboteur2-doors =
    Une porte n'empêche pas de creuser. Elle ne compte que lorsque le trésor est atteint :
    l'équipe verte ne passe pas par une porte bleue, l'équipe bleue ne passe pas par une porte verte.

    S'il y a un autre chemin, ou si des échelles la contournent, la porte ne gêne personne.
howto-saboteur2-doors-caption = Deux portes vertes et deux portes bleues.
howto-saboteur2-blue-way-caption = Le seul chemin vers le trésor passe par une porte bleue : il est ouvert aux bleus et fermé aux verts.

howto-saboteur2-actions-title = Actions
howto-saboteur2-actions =
    Outils brisés, réparations, éboulement, plan : un outil brisé empêche un autre joueur de poser des galeries avant réparation.
    Un éboulement retire une galerie, jamais le départ ni une arrivée. Un plan te montre, à toi et à personne d'autre, une arrivée cachée.

    Inspection : regarde le rôle d'un autre joueur ; tout le monde voit de qui. Changement de rôle : quelqu'un, toi peut-être, écarte son rôle
    et en tire un nouveau parmi ceux qui n'ont pas été distribués. Changer de main : échange ta main avec un autre joueur, qui pioche alors à ta place.

    En prison : pose cette carte devant un autre joueur. Il ne pose plus de galerie et, à la fin de la manche, il ne compte pour rien.
    Enfin libre : retire une carte En prison, devant toi ou devant n'importe qui.

    Voleur : pose cette carte devant toi pour voler une pépite après la manche. Pas touche : retire une carte Voleur, devant qui tu veux.

    Il y a au plus une carte de chaque sorte devant un joueur.
howto-saboteur2-old-actions-caption = Pioche brisée, sa réparation, une réparation pour lanterne ou wagonnet, plan, éboulement.
howto-saboteur2-roles-and-hands-caption = Inspection, changement de rôle, changer de main.
howto-saboteur2-prison-caption = En prison et enfin libre ; voleur et pas touche.

howto-saboteur2-winning-title = Qui gagne une manche
howto-saboteur2-winning =
    La manche finit quand le trésor est atteint, ou quand personne n'a plus de carte. S'il n'est pas atteint, les saboteurs gagnent.

    Un chercheur d'or l'a atteint : son équipe gagne si le chemin lui est ouvert ; sinon l'autre équipe, s'il lui est ouvert.
    Quelqu'un d'autre l'a atteint : toute équipe à qui le chemin est ouvert gagne, peut-être les deux.

    Des portes des deux couleurs sur tous les chemins : le boss gagne seul. Sans boss en jeu, ce sont les saboteurs.

    Le boss gagne avec toute équipe de chercheurs, le profiteur avec ceux qui gagnent, mais pas à côté d'un boss qui gagne seul.
    Si le camp gagnant n'a personne en jeu, aucun autre camp ne prend sa place.
    Un joueur alors en prison ne compte pour rien : ni comme gagnant, ni comme boss, géologue ou voleur.

howto-saboteur2-gold-title = Partager les pépites
howto-saboteur2-gold =
    Les géologues d'abord : une pépite pour chaque carte à cristal dans la mine, reliée ou non. Deux géologues partagent, en arrondissant vers le bas.

    Puis les gagnants. Un gagnant seul reçoit 5 pépites, deux en reçoivent 4 chacun, trois 3, quatre 2, cinq ou plus 1.
    Le boss reçoit 1 de moins et le profiteur 2 de moins, mais tous deux comptent parmi les gagnants.

    Enfin les voleurs : celui qui a posé sa carte Voleur en dernier commence, les autres suivent dans le sens des aiguilles d'une montre.
    Chacun doit prendre 1 pépite à un autre joueur qui en a, fût-elle d'une manche précédente.

    Tout le monde voit ce que chacun possède.
howto-saboteur2-crystals-caption = Chaque cristal dans la mine rapporte une pépite aux géologues.

howto-saboteur2-variants-title = Options
howto-saboteur2-variants =
    Une table peut laisser le profiteur gagner à côté d'un boss qui gagne seul.
    Elle peut choisir le nombre de manches et qui commence.

howto-saboteur2-talk-title = Parler à la table
howto-saboteur2-talk =
    La parole est la moitié de ce jeu. À ton tour ou non, tu peux dire ce que tu sais, ce que tu soupçonnes et ce qu'il te faut.
    Rien de ce qui est dit n'engage personne, et personne n'est tenu de dire la vérité.

    Touche une arrivée pour dire ce que c'est, ou un joueur pour dire quel est son rôle ou son équipe et pour lui demander quelque chose. Tu peux aussi faire glisser ta figurine dessus.
    Ton jeton y reste ; si tu dis autre chose, le premier est barré.
    Touche ce que dit quelqu'un d'autre, ou sa ligne dans le journal, pour y croire ou pour en douter.

    À la fin de la manche, chaque déclaration est comparée à la vérité : qui avait raison, qui se trompait, qui a menti, et qui y a cru.

howto-saboteur2-tips-title = Quelques conseils
howto-saboteur2-tips =
    Une porte de ta couleur, posée tôt, vaut mieux qu'un raccourci.
    Mais tout le monde saura ce que tu es.

    N'aide pas l'autre équipe jusqu'à la dernière carte. Celui qui la pose décide quelle équipe passe en premier.

    Garde pour la fin une carte Enfin libre, ou deux cartes à défausser : en prison, on ne gagne rien.

howto-saboteur2-at-this-table-title = À cette table
howto-saboteur2-at-this-table =
    Touche une carte : les cases où elle convient s'éclairent. Touche une case : la carte y apparaît, pâle, et les autres ne la voient pas.
    Tourne-la avec son bouton ou avec R ; touche-la encore, ou confirme, pour la poser.

    Avec une action, touche le joueur, l'arrivée ou la galerie qu'elle vise, et encore une fois pour la jouer.
    Tu peux choisir et viser avant ton tour : la carte attend là.
    Pour défausser plusieurs cartes, choisis de défausser et touche-les l'une après l'autre.
    Une carte qu'on ne peut pas jouer est estompée et dit pourquoi.

    Garde le doigt sur la carte de rôle, ou la barre d'espace enfoncée, pour voir ton rôle ; il a peut-être changé.
    À côté de chaque joueur, tu vois ses outils brisés, la prison et le voleur.

    Laisse la souris ou le doigt sur une carte, et elle dit ce qu'elle fait. Les nombres au bord du plateau sont ceux du journal, et une ligne du journal montre sa case.

    Au clavier : un chiffre choisit une carte, les flèches une case, T la cible suivante. Entrée confirme, Échap annule, D défausse, ? aide.
