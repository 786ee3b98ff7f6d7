# Premières parties : ce qu'elles disent toutes.

lesson-title = Première partie : { $game }
lesson-label = Leçon
lesson-progress = Étape { $step } sur { $steps }
lesson-next = Suivant
lesson-show = Fais-le pour moi
lesson-leave = Quitter la leçon
lesson-not-now = C'est permis, mais il s'agit ici d'autre chose. Rien n'a changé : essaie encore.
lesson-read-first = Un instant : lis d'abord ceci, puis appuie sur « Suivant ».
lesson-other-words = Tu pourrais dire cela aussi. Mais essaie ce qui est demandé ici.
lesson-go-on-above = La leçon continue en haut.
lesson-over = { $game } : tu sais y jouer maintenant
lesson-over-says = Joue une partie entière. Les autres sont des robots, prends ton temps : ce qui est nouveau te sera expliqué la première fois.
