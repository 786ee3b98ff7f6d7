# La première partie de Saboteur 2. { $b } et { $c } jouent avec toi.

lesson-saboteur2-roles = Saboteur 2 se joue comme Saboteur, avec plus de rôles. Tu es un chercheur d'or de l'équipe verte. Il y en a une bleue aussi, et à la fin une seule gagne peut-être. Les géologues sont payés pour les cristaux de la mine.
lesson-saboteur2-pass = Tu peux défausser jusqu'à trois cartes à la fois et en piocher autant. Choisis la lanterne brisée et « Défausser ». Ajoute la réparation grise du wagonnet, inutile pour l'instant, et le cul-de-sac qui va tout droit vers les arrivées, puis confirme.
lesson-saboteur2-pass-done = Trois nouvelles cartes. { $b } pose un cristal. Et { $c } provoque un éboulement : le bout de la galerie est coupé.
lesson-saboteur2-ladder = Une échelle est reliée au départ, où qu'elle se trouve. Pose-la à côté du cristal, en 4 · 1.
lesson-saboteur2-ladder-done = Le bout de la galerie sert de nouveau, bien que le trou soit toujours là. { $b } creuse, et { $c } te met en prison.
lesson-saboteur2-free = En prison, tu ne poses pas de galeries. Joue « enfin libre », la clé, sur toi-même.
lesson-saboteur2-free-done = Te voilà libre. Sans cette carte, tu pourrais en défausser deux autres pour retirer une carte devant toi.
lesson-saboteur2-inspect = Qui est { $c } ? Joue l'inspection, la loupe, sur { $c }.
lesson-saboteur2-inspect-done = Un saboteur, comme tu pensais. Toi seul l'as vu. { $c } brise le wagonnet de { $b }.
lesson-saboteur2-prison = Mets { $c } en prison.
lesson-saboteur2-prison-done = Qui est en prison à la fin de la manche n'a rien.
lesson-saboteur2-door = Une porte verte ne laisse passer que l'équipe verte. Pose-la au bout de la galerie, vers les arrivées.
lesson-saboteur2-door-done = Par ce chemin, l'équipe bleue ne peut plus gagner. Il y a aussi des portes bleues.
lesson-saboteur2-thief = Joue le voleur, le masque, devant toi : après la manche tu pourras voler une pépite. « Pas touche » retirerait le voleur.
lesson-saboteur2-thief-done = Il manque une carte sur le chemin de l'arrivée II.
lesson-saboteur2-treasure = Pose le carrefour à côté de l'arrivée II.
lesson-saboteur2-treasure-done = Le trésor ! Le chemin passe par une porte verte, l'équipe verte gagne donc.
lesson-saboteur2-gold = Tu es seul à gagner et reçois 5 pépites ; plusieurs gagnants en reçoivent moins chacun. { $b }, géologue, en reçoit 1 pour le cristal, et ton voleur la prend. Il y a aussi le boss, qui gagne avec chaque équipe, et le profiteur, qui gagne avec tout le monde. Tu sais tout ce qu'il faut pour jouer.

lesson-saboteur2-wrong-keep-free = Garde « enfin libre » : tu en auras besoin.
lesson-saboteur2-wrong-keep-ladder = Garde l'échelle : tu en auras besoin.
lesson-saboteur2-wrong-these-three = Défausse trois cartes : la lanterne brisée, la réparation du wagonnet et le cul-de-sac qui va vers les arrivées.
lesson-saboteur2-wrong-other-side = Elle irait aussi bien là. Dans cette leçon, pose-la en 4 · 1.
lesson-saboteur2-wrong-cut-off = Elle va là, mais le bout de la galerie reste coupé. Pose-la à côté du cristal, en 4 · 1.
lesson-saboteur2-wrong-keep = Tu auras besoin de cette carte. Elle est de retour dans ta main.
lesson-saboteur2-wrong-two-cards = Cela marche aussi, mais coûte deux cartes. Joue « enfin libre ».
lesson-saboteur2-wrong-who-did-it = { $b } creuse. Regarde { $c }, qui t'a mis en prison.
lesson-saboteur2-wrong-friend = { $b } creuse avec toi. Mets { $c } en prison.
lesson-saboteur2-wrong-on-the-way = Elle va là, mais pas sur le chemin des arrivées. Pose-la au bout de la galerie.
lesson-saboteur2-wrong-next-to-goal = Il va là, mais ne mène nulle part. Pose-le à côté de l'arrivée II.
