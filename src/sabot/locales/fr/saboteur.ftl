# Saboteur : pièces, état de la table, événements, refus.

role-digger = chercheur d'or
role-saboteur = saboteur
your-role = Pour cette manche, tu es { $role }.
role-of = { $name } : { $role }
role-spare = carte restante : { $role }

tool-pick = pioche
tool-lantern = lanterne
tool-cart = wagonnet
the-tool-pick = la pioche
the-tool-lantern = la lanterne
the-tool-cart = le wagonnet

goal-treasure = le trésor
goal-stone = rien que de la pierre

card-tunnel = galerie { $tunnel } ({ $shape })
card-dead-end = cul-de-sac { $tunnel } ({ $shape })
card-broken = outil brisé ({ $tool })
card-repair = réparation ({ $tools })
card-rockfall = éboulement
card-map = plan
a-card-tunnel = une galerie { $tunnel } ({ $shape })
a-card-dead-end = un cul-de-sac { $tunnel } ({ $shape })
a-card-broken = un outil brisé ({ $tool })
a-card-repair = une réparation ({ $tools })
a-card-rockfall = un éboulement
a-card-map = un plan
face-broken = briser
face-repair = réparer

mark-start = D
way-upright = à l'endroit
way-turned = tournée

status-round = Manche { $round } sur { $rounds } · pile { $deck }
status-own = Toi : { $role } · or { $nuggets }
status-cards = cartes
status-looked-at = a vu { $goals }
nuggets = { $nuggets ->
    [one] { $nuggets } pépite
   *[other] { $nuggets } pépites
}

prompt-card = À toi : carte { $numbers } (d { $numbers } la défausse, ? aide) :
prompt-gold = Quelle carte d'or prends-tu ? { $numbers } :
no-use = La carte { $number } n'a ni place ni cible pour l'instant. Tu peux la défausser : d { $number }
no-tunnel = Pas maintenant : { $why }. Tu peux la défausser : d { $number }
choose-for = Carte { $number }, { $card }

event-round-dealt = { $you ->
    [yes] La manche { $round } est distribuée. Tu commences.
   *[no] La manche { $round } est distribuée. { $name } commence.
}
event-tunnel-laid = { $you ->
    [yes] Tu poses { $tunnel } en { $cell }.
   *[no] { $name } pose { $tunnel } en { $cell }.
}
event-dead-end-laid = { $you ->
    [yes] Tu poses un cul-de-sac { $tunnel } en { $cell }.
   *[no] { $name } pose un cul-de-sac { $tunnel } en { $cell }.
}
event-tool-broken = { $case ->
    [you-self] Tu brises un de tes outils : { $tool }.
    [you-other] Tu brises un outil à { $target } : { $tool }.
    [other-you] { $name } te brise un outil : { $tool } !
    [other-self] { $name } brise un de ses propres outils : { $tool }.
   *[other-other] { $name } brise un outil à { $target } : { $tool }.
}
event-tool-repaired = { $case ->
    [you-self] Tu répares un de tes outils : { $tool }.
    [you-other] Tu répares un outil à { $target } : { $tool }.
    [other-you] { $name } te répare un outil : { $tool }.
    [other-self] { $name } répare un de ses propres outils : { $tool }.
   *[other-other] { $name } répare un outil à { $target } : { $tool }.
}
event-tunnel-collapsed = { $you ->
    [yes] Tu fais s'ébouler la galerie en { $cell }.
   *[no] { $name } fait s'ébouler la galerie en { $cell }.
}
event-goal-looked-at = { $you ->
    [yes] Tu regardes l'arrivée { $cell }.
   *[no] { $name } regarde l'arrivée { $cell }.
}
event-goal-seen = { $you ->
    [yes] Tu regardes l'arrivée { $cell } : { $goal }.
   *[no] { $name } regarde l'arrivée { $cell } : { $goal }.
}
event-card-passed = { $you ->
    [yes] Tu défausses une carte.
   *[no] { $name } défausse une carte.
}
event-card-discarded = { $you ->
    [yes] Tu défausses { $card }.
   *[no] { $name } défausse { $card }.
}
event-empty-hand-passed = { $you ->
    [yes] Tu n'as plus de carte et tu passes.
   *[no] { $name } n'a plus de carte et passe.
}
event-card-drawn = { $you ->
    [yes] Tu pioches { $card }.
   *[no] { $name } pioche { $card }.
}
event-goal-turned = L'arrivée { $cell } est atteinte : { $goal }.
event-won-by-diggers = Les chercheurs d'or gagnent la manche !
event-won-by-saboteurs = Le trésor reste caché : les saboteurs gagnent la manche !
event-won-by-nobody = Le trésor n'a pas été trouvé, mais il n'y avait aucun saboteur parmi vous : personne ne reçoit d'or.
event-game-ended = { $who ->
    [you] Tu gagnes la partie !
    [alone] { $winners } gagne la partie !
   *[shared] Victoire partagée : { $winners } !
}
standing = Pépites à la fin : { $standing }.

gold-drawn = { $cards ->
    [one] { $cards } carte d'or est à partager.
   *[other] { $cards } cartes d'or sont à partager.
}
gold-taken = { $you ->
    [yes] Tu prends une carte d'or.
   *[no] { $name } prend une carte d'or.
}
gold-taken-worth = { $you ->
    [yes] Tu prends une carte d'or de valeur { $nuggets }.
   *[no] { $name } prend une carte d'or de valeur { $nuggets }.
}
gold-paid = { $you ->
    [yes] { $nuggets ->
        [one] Tu reçois { $nuggets } pépite.
       *[other] Tu reçois { $nuggets } pépites.
    }
   *[no] { $nuggets ->
        [one] { $name } reçoit { $nuggets } pépite.
       *[other] { $name } reçoit { $nuggets } pépites.
    }
}

help-saboteur-keys =
    3          utiliser la carte 3 ; les places ou les joueurs possibles sont alors numérotés
    d 3        défausser la carte 3 face cachée : c'est ainsi qu'on passe
    d          quand les places d'une carte sont affichées : défausser la carte
    NES@3,-1   un coup en notation, pour qui la connaît
help-saboteur =
    La mine : les traits épais sont les galeries. { $start } est le départ, ? une arrivée cachée,
    ◆ le trésor, ● de la pierre que tu as vue, × un cul-de-sac. Une case s'écrit colonne,ligne :
    8,-2 est l'arrivée du nord. ↻ : carte tournée d'un demi-tour. ✗ devant un outil : il est brisé,
    et son propriétaire ne peut pas poser de galerie.
    Pour passer, défausse une carte : elle part face cachée.

    Les coups en notation : NES@3,-1  NES@3,-1t (tournée)  -pick>C (briser)  +pick>C (réparer)
      +pick/cart>C=cart  rockfall@3,-1  map@8,2  pass:NES  gold:3

refusal-game-over = la partie est finie
refusal-not-dealt = la manche suivante n'est pas encore distribuée
refusal-gold-first = on partage l'or ; choisis une des cartes d'or
refusal-no-such-gold = il ne reste pas de carte d'or de valeur { $value }
refusal-no-gold-now = on ne partage pas d'or en ce moment
refusal-not-in-hand = tu n'as pas la carte { $card }
refusal-tool-broken = pas de galerie tant que tu as un outil brisé ({ $tools })
refusal-cell-taken = il y a déjà une carte en { $cell }
refusal-same-both-ways = cette carte est la même dans les deux sens, pose-la à l'endroit : { $card }
refusal-does-not-fit-0 = { $card } en { $cell } ne s'accorde pas avec la carte au nord
refusal-does-not-fit-1 = { $card } en { $cell } ne s'accorde pas avec la carte à l'est
refusal-does-not-fit-2 = { $card } en { $cell } ne s'accorde pas avec la carte au sud
refusal-does-not-fit-3 = { $card } en { $cell } ne s'accorde pas avec la carte à l'ouest
refusal-nothing-beside = il n'y a aucune carte à côté de { $cell }
refusal-not-linked = aucune galerie ne mène du départ à { $cell }
refusal-no-such-seat = il n'y a pas de place { $seat } ; la dernière est { $last }
refusal-own-tool = dans cette édition, on ne brise pas ses propres outils
refusal-broken-already = { $seat } a déjà cet outil brisé : { $tool }
refusal-wrong-tool = cette carte ne répare pas { $tool } : { $card }
refusal-not-broken = { $seat } n'a pas cet outil brisé : { $tool }
refusal-nothing-there = il n'y a pas de carte en { $cell }
refusal-start-or-goal = un éboulement n'emporte jamais le départ ni une arrivée
refusal-face-up = cette arrivée est déjà face visible

# Pourquoi une carte ou un choix ne sert pas maintenant, imprimé dessus : 40 signes environ au plus.
hindered-tool-broken = À réparer : { $tools }
hindered-fits-nowhere = Ne va nulle part pour l'instant
hindered-all-broken = Déjà brisé chez tous les autres
hindered-nothing-to-mend = Rien de tel à réparer
hindered-nothing-to-bring-down = Pas encore de galerie à retirer
