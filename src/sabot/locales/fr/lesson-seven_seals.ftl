# La première partie des Sept Sceaux. { $b } et { $c } jouent avec toi.

lesson-seven-seals-tricks = Dans un pli, chacun joue une carte. La première donne la couleur, et la plus forte de cette couleur gagne, sauf si quelqu'un joue rouge : rouge est atout et bat toutes les autres. Avant le premier pli, tu dis quels plis tu vas gagner.
lesson-seven-seals-announce = Tu les annonces en prenant des sceaux. À trois joueurs, aucune carte ne dépasse 9, donc tes 9 devraient gagner : prends un sceau rouge, un jaune et un vert, puis confirme.
lesson-seven-seals-announce-done = Tu veux exactement trois plis : un rouge, un jaune et un vert. { $b } et { $c } annoncent les leurs. Tous les sceaux sont visibles.
lesson-seven-seals-lead = À toi d'entamer : tu joues la première carte du pli. Joue le 9 jaune : aucun jaune n'est plus fort.
lesson-seven-seals-lead-done = Le pli est à toi, et tu rends un sceau jaune. Un sceau rendu ne coûte rien.
lesson-seven-seals-low = Qui gagne un pli entame le suivant. Tu ne veux pas de pli bleu, entame donc bas : le 1 bleu.
lesson-seven-seals-low-done = { $b } gagne avec le 9 bleu, rend un sceau bleu et entame en vert.
lesson-seven-seals-follow = L'entame est verte et tu as du vert : tu dois fournir. Gagne ce pli avec le 9 vert.
lesson-seven-seals-follow-done = Ton sceau vert est rendu. Il ne reste que le rouge.
lesson-seven-seals-black = Tu ne veux plus qu'un pli, avec une carte rouge. Laisse un autre gagner celui-ci et entamer ensuite : joue le 1 jaune.
lesson-seven-seals-black-done = { $c } a dû gagner, sans sceau pour ce pli, et prend un sceau noir : 3 points de pénalité. Puis { $c } entame en violet.
lesson-seven-seals-trump = Tu n'as pas de violet, tu peux donc jouer n'importe quelle carte. Une rouge gagne, et pour ce pli tu peux rendre ton sceau rouge : joue le 3 rouge.
lesson-seven-seals-trump-done = Un petit atout bat toute carte violette. Pour un pli gagné à l'atout, tu rends un sceau rouge ou un de la couleur d'entame.
lesson-seven-seals-score = Tous tes sceaux sont rendus : perds maintenant tous les autres plis. Après 15 plis, chaque sceau de couleur coûte 2 points, chaque noir 3, chaque blanc 4. Le moins de points gagne. (Quand une couleur est épuisée, on peut en prendre un sceau à un autre joueur, qui en reçoit un blanc. Il peut être rendu pour toute couleur.)
lesson-seven-seals-bad-hand = Une nouvelle manche. Rien que de petites cartes : quels plis annoncer ? Il y a un autre moyen.
lesson-seven-seals-saboteur = À chaque manche, un joueur peut être le saboteur au lieu de prendre des sceaux. Prends le saboteur, puis confirme.
lesson-seven-seals-saboteur-done = Tu n'as pas de sceaux, mais 4 points de pénalité. Chaque sceau noir des autres t'en retire un.
lesson-seven-seals-force = Gâche donc leurs plans. { $b } n'a pas de sceau violet, mais peut-être de fortes cartes violettes. Entame avec le 1 violet.
lesson-seven-seals-force-done = { $b } a dû gagner le pli et prend un sceau noir. Tu n'as plus que 3 points.
lesson-seven-seals-end = Avec quatre sceaux noirs chez les autres, tu n'as plus aucun point. Qui en a le moins après toutes les manches gagne. Tu sais tout ce qu'il faut pour jouer.

lesson-seven-seals-wrong-saboteur-later = Le saboteur vient plus tard. Prends d'abord des sceaux.
lesson-seven-seals-wrong-none = Sans sceaux, chacun de tes 9 te vaudrait un sceau noir. Prends un rouge, un jaune et un vert.
lesson-seven-seals-wrong-highest = Celle-là pourrait perdre. Joue la plus forte : le 9 jaune.
lesson-seven-seals-wrong-lowest = Celle-là pourrait gagner, et tu n'as pas de sceau pour ce pli. Joue la plus faible.
lesson-seven-seals-wrong-blue = Pas encore celle-là. Entame avec le 1 bleu.
lesson-seven-seals-wrong-win-it = Elle perd contre le 8 vert. Tu as annoncé un pli vert : gagne-le avec le 9.
lesson-seven-seals-wrong-yellow = Tu pourrais gagner avec celle-là. Entame avec le 1 jaune.
lesson-seven-seals-wrong-low-trump = Elle gagne aussi. Mais un petit atout suffit : garde les forts.
lesson-seven-seals-wrong-no-trump = C'est permis, mais elle perd : ni violette ni rouge. Joue le 3 rouge.
lesson-seven-seals-wrong-no-seals = Avec ces cartes, tu ne gagnerais guère les plis que tu annonces. Prends le saboteur.
lesson-seven-seals-wrong-violet = D'autres ont des sceaux de cette couleur. Entame avec le 1 violet.
