# Sabotage : pièces, état de la table, événements, refus.

sabotage-face-wrench = clé
sabotage-face-sabotage = sabotage
sabotage-face-dismantle = démontage
sabotage-colour-orange = orange
sabotage-colour-red = rouge
sabotage-colour-blue = bleu
sabotage-colour-lilac = lilas
# Le nom d'une carte de tubes ; la clé à molette est féminine, les lettres sont masculines.
sabotage-card-orange = { $kind ->
   *[letter] { $face } orange
}
sabotage-card-red = { $kind ->
   *[letter] { $face } rouge
}
sabotage-card-blue = { $kind ->
    [wrench] { $face } bleue
   *[letter] { $face } bleu
}
sabotage-card-lilac = { $kind ->
   *[letter] { $face } lilas
}
# Une carte qui est piochée ou défaussée, avec son article.
sabotage-the-card = { $kind ->
    [action] une carte { $card }
   *[letter] la carte { $card }
}

sabotage-status-round = Manche { $round } sur { $rounds } · pile { $deck } · points : { $totals }
sabotage-status-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
sabotage-status-pile = Défausse ({ $cards }), la dernière d'abord :
sabotage-roof-title = { $owners } : vaut { $value }, compte { $points }

sabotage-prompt-card = À toi : carte { $numbers } (d { $numbers } la défausse, ? aide) :
sabotage-prompt-end = Avant de piocher : 1 ou 2 ?
sabotage-prompt-answer = { $name } te propose de finir la manche : 1 ou 2 ?
sabotage-no-use = La carte { $card } ne sert à rien pour l'instant. Tu peux la défausser : d { $number }
sabotage-choose-for = Carte { $number }, { $card }
sabotage-choice-own = ton toit, { $cell }
sabotage-choice-other = l'autre toit, { $cell }
sabotage-choice-end = finir la manche
sabotage-choice-ask = proposer à ton partenaire de finir la manche
sabotage-choice-go-on = continuer
sabotage-choice-agree = accepter : la manche finit
sabotage-choice-decline = refuser : la manche continue

sabotage-event-round-dealt = { $you ->
    [yes] La manche { $round } est distribuée (donneur : { $dealer }). Tu commences.
   *[no] La manche { $round } est distribuée (donneur : { $dealer }). { $name } commence.
}
sabotage-event-card-drawn = { $you ->
    [yes] Tu pioches { $the }.
   *[no] { $name } pioche { $the }.
}
sabotage-event-pipe-laid = { $case ->
    [you-own] Tu poses { $the } en { $cell } sur ton toit, qui vaut maintenant { $value }.
    [you-other] Tu poses { $the } en { $cell } sur l'autre toit, qui vaut maintenant { $value }.
    [yours] { $name } pose { $the } en { $cell } sur ton toit, qui vaut maintenant { $value }.
    [own] { $name } pose { $the } en { $cell } sur son propre toit, qui vaut maintenant { $value }.
   *[other] { $name } pose { $the } en { $cell } sur l'autre toit, qui vaut maintenant { $value }.
}
sabotage-event-replaced = Cette carte y remplace { $the }, qui va à la défausse.
sabotage-event-pipe-removed = { $case ->
    [you-own] Tu joues { $by } et retires { $the } en { $cell } sur ton toit, qui vaut maintenant { $value }.
    [you-other] Tu joues { $by } et retires { $the } en { $cell } sur l'autre toit, qui vaut maintenant { $value }.
    [yours] { $name } joue { $by } et retire { $the } en { $cell } sur ton toit, qui vaut maintenant { $value }.
    [own] { $name } joue { $by } et retire { $the } en { $cell } sur son propre toit, qui vaut maintenant { $value }.
   *[other] { $name } joue { $by } et retire { $the } en { $cell } sur l'autre toit, qui vaut maintenant { $value }.
}
sabotage-event-card-discarded = { $you ->
    [yes] Tu défausses { $the }.
   *[no] { $name } défausse { $the }.
}
sabotage-event-partner-asked = { $case ->
    [you] Tu proposes à { $partner } de finir la manche.
    [asked] { $name } te propose de finir la manche.
   *[others] { $name } propose à { $partner } de finir la manche.
}
sabotage-event-partner-agreed = { $you ->
    [yes] Tu acceptes.
   *[no] { $name } accepte.
}
sabotage-event-partner-declined = { $you ->
    [yes] Tu refuses.
   *[no] { $name } refuse.
}
sabotage-event-went-on = { $you ->
    [yes] Tu pourrais finir la manche, mais tu continues.
   *[no] { $name } pourrait finir la manche, mais continue.
}
sabotage-event-round-ended = { $you ->
    [yes] Tu finis la manche, ce qui coûte 1 point.
   *[no] { $name } finit la manche, ce qui coûte 1 point.
}
sabotage-event-cards-ran-out = La dernière carte est jouée : la manche est finie.
sabotage-score-of = { $name } : toit { $value }, points { $points }
sabotage-scores = Cette manche : { $scores }.
sabotage-totals = Points jusqu'ici : { $totals }.
sabotage-event-game-ended = { $who ->
    [you] Tu gagnes la partie !
    [alone] { $winners } gagne la partie !
    [pair] { $winners } gagnent la partie !
   *[shared] Victoire partagée : { $winners } !
}

sabotage-help-keys =
    3          utiliser la carte 3 ; les places ou les joueurs possibles sont alors numérotés
    d 3        défausser la carte 3
    d          quand les places d'une carte sont affichées : défausser la carte
sabotage-help =
    Une ligne de trois cartes d'une même couleur vaut 2 points ; d'orange et de rouge, ou de bleu et
    de lilas, 1 point. La valeur des rangées est à leur droite, celle des colonnes en dessous ; ↙ et ↘
    sont les diagonales. À partir de 5 points, tu peux finir la manche avant de piocher ; au-dessus
    de 5, chaque point compte double.
    Une lettre va sur sa case, si elle est vide, de n'importe quel toit ; X sur une case vide de ton
    toit ; la clé à molette sur n'importe quelle case de ton toit. Une carte Sabotage retire une carte
    d'un des deux toits, une carte Démontage une carte de ton toit.

    Les coups en notation : F-blue@F (ton toit)  F-blue>F (l'autre)  X-red@C  wrench-red@C
      sabotage@C  sabotage>C  dismantle@C  discard:F-blue  end  ask  go-on  agree  decline

sabotage-refusal-game-over = la partie est finie
sabotage-refusal-not-dealt = la manche suivante n'est pas encore distribuée
sabotage-refusal-answer-first = ton partenaire te propose de finir la manche ; accepte ou refuse
sabotage-refusal-not-asked = personne ne te propose de finir la manche
sabotage-refusal-decide-first = d'abord, finis la manche ou continue
sabotage-refusal-ask-first = à quatre, on propose à son partenaire de finir la manche
sabotage-refusal-no-partner = à deux, il n'y a pas de partenaire à consulter ; finis simplement la manche
sabotage-refusal-worth-too-little = ton toit vaut { $value } ; il faut { $enough } pour finir la manche
sabotage-refusal-too-late = on ne peut finir la manche qu'au début de son tour
sabotage-refusal-not-in-hand = tu n'as pas la carte { $card }
sabotage-refusal-own-roof-only = { $card } ne se joue que sur ton propre toit
sabotage-refusal-wrong-cell = { $card } ne va que sur la case { $cell }
sabotage-refusal-cell-taken-own = il y a déjà une carte sur la case { $cell } de ton toit
sabotage-refusal-cell-taken-other = il y a déjà une carte sur la case { $cell } de l'autre toit
sabotage-refusal-nothing-there-own = il n'y a pas de carte sur la case { $cell } de ton toit
sabotage-refusal-nothing-there-other = il n'y a pas de carte sur la case { $cell } de l'autre toit

# Pourquoi une carte ou un choix ne sert pas maintenant, imprimé dessus : 40 signes environ au plus.
sabotage-hindered-both-cells-taken = Case { $cell } prise sur les deux toits
sabotage-hindered-own-roof-full = Aucune case libre sur ton toit
sabotage-hindered-both-roofs-empty = Les deux toits sont vides
sabotage-hindered-own-roof-empty = Ton toit est vide
sabotage-hindered-worth-too-little = Ton toit vaut { $value } ; il faut { $enough }
sabotage-hindered-too-late = Seulement au début de ton tour
