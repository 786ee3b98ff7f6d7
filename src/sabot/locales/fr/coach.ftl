# Le coach : ce qui est nouveau à la table, expliqué la première fois.

coach-label = Coach
coach-got-it = Compris
coach-off = Plus de conseils

coach-mine-tunnel-laid = Les galeries partent du départ. Chaque nouvelle carte doit s'accorder avec toutes ses voisines et être reliée au départ.
coach-mine-tool-broken = Un outil brisé est devant quelqu'un. Tant qu'il n'est pas réparé, cette personne ne pose pas de galeries ; tout le reste est permis.
coach-mine-tool-repaired = Une réparation retire un outil brisé, le sien ou celui d'un autre. Qui aide qui en dit long sur les camps.
coach-mine-goal-looked-at = Qui joue un plan voit seul une arrivée. Tous savent laquelle ; ce qu'on en dit peut être vrai ou non.
coach-mine-tunnel-collapsed = Un éboulement a retiré une galerie. Ce qui est derrière le trou est coupé tant qu'il n'est pas comblé.
coach-mine-card-passed = Qui ne peut ou ne veut pas jouer défausse une carte face cachée. Personne n'apprend laquelle.
coach-mine-cards-passed = Qui ne peut ou ne veut pas jouer défausse jusqu'à trois cartes face cachée et en pioche autant.
coach-mine-goal-turned = Un chemin a atteint une arrivée, on la retourne donc. Une pierre fait désormais partie de la mine ; le trésor finit la manche.
coach-mine-claim-made = Quelqu'un fait une déclaration. Elle peut être fausse : après la manche tu verras ce qui était vrai. Choisis une arrivée ou un joueur pour en faire une toi-même.
coach-mine-player-imprisoned = Qui est en prison ne pose pas de galeries, et n'a rien s'il y est encore à la fin de la manche.
coach-mine-player-freed = « Enfin libre » fait sortir quelqu'un de prison : soi-même ou un autre.
coach-mine-role-inspected = Avec une inspection, quelqu'un voit un rôle, lui seul. Tous savent à qui il est.
coach-mine-role-changed = Quelqu'un a un nouveau rôle : ce que tu savais de lui ne vaut plus.
coach-mine-hands-exchanged = Deux joueurs ont échangé toutes leurs cartes.
coach-mine-thief-laid = Un voleur prend une pépite après la manche, s'il n'est pas en prison.
coach-mine-thief-warded-off = « Pas touche » a retiré un voleur.
coach-mine-front-cleared = Deux cartes défaussées en ont retiré une qui était devant un joueur.

coach-seven-seals-seal-taken = On annonce les plis qu'on va gagner en prenant des sceaux de leurs couleurs.
coach-seven-seals-saboteur-taken = Le saboteur ne prend pas de sceaux et gâche les plans des autres : chacun de leurs sceaux noirs lui profite.
coach-seven-seals-trick-won = Qui gagne un pli rend un sceau de sa couleur et entame le suivant. Rouge est atout.
coach-seven-seals-black-taken = Un pli sans sceau qui convienne coûte un sceau noir : 3 points.

coach-sabotage-pipe-laid = Une lettre va sur sa case, sur l'un des deux toits. Trois cartes d'une couleur sur une ligne valent 2 points, de couleurs proches 1.
coach-sabotage-pipe-removed = Une carte a été retirée d'un toit ; la case est de nouveau libre.
coach-sabotage-card-discarded = On peut défausser une carte sans effet. Elle ne revient jamais.
coach-sabotage-went-on = À partir de 5 points, on peut finir la manche avant de piocher. Les points au-delà de 5 comptent double.
