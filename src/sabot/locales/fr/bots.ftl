# Comment s'appellent les sortes de robots, et ce que fait chacune.

bot-random = Insouciant
bot-rules = Avisé
bot-detective = Observateur
bot-searcher = Rusé

bot-saboteur-random-says = Pose n'importe quelle carte qui convient, sans penser à rien.
bot-saboteur-rules-says = Creuse vers le trésor, ou discrètement à l'opposé, et aide ceux qui semblent de son côté.
bot-saboteur-detective-says = Se souvient de ce que chacun a fait et en déduit qui creuse contre qui.
bot-saboteur-searcher-says = Soupçonne comme l'observateur, et essaie chaque coup dans sa tête avant de jouer.

bot-saboteur2-random-says = Pose n'importe quelle carte qui convient, porte ou échelle.
bot-saboteur2-rules-says = Creuse pour son équipe, et pense à l'or qui lui reviendra.
bot-saboteur2-detective-says = Déduit de ce que chacun fait qui est dans quelle équipe.
bot-saboteur2-searcher-says = Devine comme l'observateur, et essaie chaque coup dans sa tête avant de jouer.

bot-seven-seals-random-says = Annonce n'importe quoi, et joue n'importe quelle carte permise.
bot-seven-seals-rules-says = Prend les sceaux que vaut sa main, puis fait ces plis.
bot-seven-seals-detective-says = Se souvient de chaque carte jouée, et de qui n'a plus d'une couleur.
bot-seven-seals-searcher-says = Joue le reste de la manche dans sa tête avant de poser une carte.

bot-sabotage-random-says = Pose et retire des tubes comme ça vient.
bot-sabotage-rules-says = Construit son toit, et retire de celui d'en face les tubes qui comptent.
bot-sabotage-detective-says = Observe ce que les autres prennent et défaussent, et devine ce qu'ils ont en main.
bot-sabotage-searcher-says = Joue la manche dans sa tête, pour les deux camps, avant chaque coup.
