# Les énigmes : leur liste, les questions, les réponses et les indices.

puzzles-title = Énigmes
puzzles-says = Des positions tirées de vraies parties. Dans chacune, une seule réponse est juste, et c'est prouvé. Qui est saboteur, on ne le sait jamais avec certitude : là, la bonne réponse est sûre à 95 % au moins. Ce que tu résous n'est retenu que dans ce navigateur.
puzzle-heading = { $game }, énigme { $number }
puzzle-question = Question
puzzle-of-the-day = Énigme du jour.
puzzle-kind-move = Que jouerais-tu ?
puzzle-kind-roles = Qui est le saboteur ?
puzzle-solve = La résoudre
puzzle-again = La revoir
puzzle-streak = { $days ->
    [0] Pas encore de série.
    [one] 1 jour de suite.
   *[other] { $days } jours de suite.
}
puzzle-success = { $tried ->
    [0] Rien d'essayé pour l'instant.
   *[other] Trouvées du premier coup : { $first } sur { $tried }.
}
puzzle-mark-first = trouvée du premier coup
puzzle-mark-later = trouvée
puzzle-mark-shown = réponse vue
puzzle-link = Énigme { $number }, { $level ->
    [1] facile
    [2] moyenne
   *[3] difficile
}{ $mark ->
    [first] , trouvée du premier coup
    [later] , trouvée
    [shown] , réponse vue
   *[none] {""}
}

## Questions.

puzzle-ask-win = Un coup te fait gagner la manche tout de suite, à coup sûr. Lequel ?
puzzle-ask-stop = Tu es saboteur. Un seul coup empêche à coup sûr le joueur suivant d'atteindre le trésor à son tour, quelle que soit sa carte. Lequel ? Seul ce tour compte, pas la suite.
puzzle-ask-fewest = Quel coup t'assure le moins de points de pénalité dans cette manche, quoi que les autres aient en main et jouent ?
puzzle-ask-lead = Quel coup t'assure la plus grande avance avec laquelle tu pourras finir la manche à ton prochain tour, quoi que fasse l'autre camp d'ici là ? La suite ne compte pas.
puzzle-ask-hold = Si l'autre camp finit la manche maintenant, un seul coup limite le plus ton retard. Lequel ? Cela seul compte, pas la suite.
puzzle-ask-saboteurs = Qui sont les saboteurs, et où est le trésor ? Tu es le premier de la liste des joueurs : repasse ce que tu as vu.
puzzle-to-question = À la question
puzzle-look-back = Revenir en arrière
puzzle-give-up = Voir la réponse
puzzle-name = Les nommer
puzzle-saboteurs-are = Saboteurs parmi les autres
puzzle-treasure-is = Le trésor
puzzle-answer = Répondre
puzzle-think-on = Réfléchir encore
puzzle-wrong-move = Ce coup n'est pas le plus sûr. Essaie encore.
puzzle-wrong-roles = Ce n'est pas ça. Essaie encore.

## Réponses.

puzzle-explain = La réponse
puzzle-result-first = Juste, du premier coup !
puzzle-result-later = Juste !
puzzle-result-shown = Voici la réponse
puzzle-next = Énigme suivante
puzzle-why-win = Où que le trésor puisse encore être, ce coup l'atteint, et tu es parmi les gagnants. Aucun autre coup n'est aussi sûr.
puzzle-why-stop = Ensuite, le joueur suivant ne peut pas atteindre le trésor, quelle que soit sa carte. Après tout autre coup, une carte que tu n'as pas vue l'atteindrait, ou ton propre coup risque de le faire.
puzzle-why-fewest = Au pire, la manche te coûte alors { $sure } points de pénalité. Après tout autre coup, elle peut en coûter { $other } ou plus.
puzzle-why-lead = Quoi qu'on joue entre-temps, tu peux finir la manche avec au moins { $sure } points d'avance. Tout autre coup t'en assure { $other } au plus.
puzzle-why-hold = { $sure ->
    [0] Si l'autre camp finit la manche maintenant, il n'a pas d'avance. Après tout autre coup, il en a { $other } ou plus.
   *[other] Si l'autre camp finit la manche maintenant, ce coup te laisse { $sure } points de retard. Tout autre coup t'en laisse { $other } ou plus.
}
puzzle-why-saboteurs = D'après tout ce qu'on a vu, c'est sûr à { $chance } %, si en général on creuse vers le trésor, on brise les outils de l'autre camp et on répare ceux du sien.
puzzle-roles-are = { $count ->
    [one] Le saboteur : { $names }. Le trésor : arrivée { $goal }.
   *[other] Les saboteurs : { $names }. Le trésor : arrivée { $goal }.
}
puzzle-you = toi
puzzle-clues = Les indices
puzzle-clue-step = Étape { $step }
puzzle-like-saboteur = Comme un saboteur
puzzle-like-digger = Comme un chercheur d'or
puzzle-clue-nearer = { $name } a rapproché la galerie.
puzzle-clue-no-nearer = { $name } n'a pas rapproché la galerie.
puzzle-clue-farther = { $name } a rallongé le chemin.
puzzle-clue-broke = { $name } a brisé un outil à { $target }.
puzzle-clue-broke-you = { $name } a brisé un de tes outils.
puzzle-clue-mended = { $name } a réparé un outil pour { $target }.
puzzle-clue-mended-you = { $name } a réparé un de tes outils.
puzzle-clue-imprisoned = { $name } a mis { $target } en prison.
puzzle-clue-imprisoned-you = { $name } t'a mis en prison.
puzzle-clue-freed = { $name } a libéré { $target }.
puzzle-clue-freed-you = { $name } t'a libéré.
puzzle-clue-treasure-seen = Tu as vu le trésor toi-même : arrivée { $target }.
puzzle-clue-treasure-left = Les deux autres arrivées sont de la pierre, donc l'arrivée { $target } est le trésor.
puzzle-clue-treasure-inferred = Ceux qui avaient regardé un plan ont creusé de telle façon que l'arrivée { $target } doit être le trésor.
