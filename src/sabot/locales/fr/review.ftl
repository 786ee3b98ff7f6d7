# L'analyse d'une partie : ce qu'on pouvait savoir, ce qui était vrai, et ce qu'on aurait pu mieux faire.

review-title = Analyse : { $game }
review-what = { $options } · { $playouts } parties simulées par coup · graine { $seed }
review-unfinished = La partie n'est pas finie ; voici l'analyse de ce qui a été joué.
review-empty = Rien n'a encore été distribué : il n'y a rien à analyser.
review-written = L'analyse est dans { $file }.
review-working = manches, place par place

review-unit-percent = La valeur d'une manche est donnée en centièmes de victoire : 100, c'est une manche gagnée. L'ampleur de la victoire compte un peu aussi : les chiffres peuvent donc dépasser un peu 100, ou passer sous 0.
review-unit-nuggets = La valeur d'une manche est donnée en pépites.
review-unit-penalty = La valeur d'une manche est donnée en points de pénalité, donc au-dessous de 0 : plus on est près de 0, mieux c'est.
review-unit-points = La valeur d'une manche est donnée en points.

review-mistakes = Erreurs, la plus grave d'abord
review-no-mistakes = Aucun coup n'était nettement moins bon qu'un autre.
review-mistake-at = Manche { $round }, coup { $move }, { $name }
review-mistake-better = Mieux :
review-mistake-cost = Cela a coûté { $cost } (95 % : de { $low } à { $high }).
review-more-mistakes = Encore { $number }
review-mistakes-says = Pour { $compared } décisions sur { $decisions }, un autre coup semblait d'abord meilleur et a été comparé de nouveau. Une erreur est montrée si tout l'intervalle à 95 % est au-dessus de 0. Par pur hasard, jusqu'à { $wrong } de ces comparaisons pourraient être montrées à tort.

review-accounts = Chance et habileté
review-accounts-says = Chaque manche commence par ce qu'elle vaut avant la donne. La donne change cette valeur, et les coups des autres aussi. L'habileté dit de combien tes coups étaient meilleurs que ceux qu'aurait joués le robot « rules », d'après ce que tu pouvais savoir. Ce que tes coups ont provoqué à ton insu relève encore de la chance : l'invisible. Après ± figure la moitié de l'intervalle à 95 %.
review-expected = avant la donne
review-deal = donne
review-others = les autres
review-skill = habileté
review-unseen = invisible
review-outcome = résultat
review-player = joueur
review-round-head = manche
review-all-rounds = toutes

review-curves = Courbes
review-curves-says = La situation d'un joueur avant chaque coup : telle qu'il pouvait la connaître, et telle qu'elle était, toutes cartes visibles.
review-curve-title = { $name }, manche { $round }
review-curve-desc = { $name } : deux courbes sur { $moves } coups. Ce qu'on pouvait savoir va de { $known-first } à { $known-last } ; ce qui était vrai va de { $true-first } à { $true-last }.
review-known = ce qu'on pouvait savoir
review-true = ce qui était vrai
review-mistake = erreur
review-axis-moves = coup
review-axis-percent = centièmes de victoire
review-axis-nuggets = pépites
review-axis-penalty = points de pénalité
review-as-table = Les mêmes données en tableau

review-decisions = Toutes les décisions
review-move = coup
review-made = joué
review-gained = habileté
review-better = semblait meilleur
review-lost = coût

review-turning = Tournants de la partie
review-no-turning = Aucun moment n'a décidé la partie à lui seul.
review-turn-deal = Donne de la manche { $round } : de la chance, { $worth }
review-turn-mistake = Une erreur, { $worth }
review-turn-good-deed = Un bon coup, { $worth }
review-turn-luck = Personne ne pouvait le savoir : { $worth }
review-turn-unjudged = Non jugé : { $worth }
review-turn-could-have-known = À partir d'ici, on pouvait savoir qui était { $name } : { $seats }.
review-turn-lie = Un mensonge que { $seats } a cru, { $worth }
review-gain = { $swing } points pour : { $side }
review-loss = { $swing } points contre : { $side }
review-lies = Mensonges
review-lie = Manche { $round }, après le coup { $move } : { $name } dit « { $claim } ». Y a cru : { $seats }.
review-lie-paid = { $worth } ± { $around } points pour le camp qui a menti.
review-lie-backfired = Il s'est retourné contre le camp qui a menti : { $worth } ± { $around } points de perdus.
review-lie-nothing = Il n'a rien changé : qui y a cru aurait joué de même sans lui.
review-lie-unsure = Rien ne dit avec certitude qu'il ait rapporté quelque chose.
review-lie-unbelieved = Manche { $round }, après le coup { $move } : { $name } dit « { $claim } ». Personne ne l'a cru.
review-board = La table, manche { $round }, avant le coup { $move }
review-as-text = La même chose en texte
