# Saboteur 2 : pièces, état de la table, événements, refus.

role-green = chercheur d'or vert
role-blue = chercheur d'or bleu
role-boss = boss
role-profiteer = profiteur
role-geologist = géologue

card-ladder = échelle
card-green = porte verte
card-blue = porte bleue
card-crystal = cristal
card-inspection = inspection
card-change-role = changement de rôle
card-swap-hands = changer de main
card-prison = en prison
card-free = enfin libre
card-thief = voleur
card-hands-off = pas touche
card-special = { $what } { $tunnel } ({ $shape })
a-card-ladder = une échelle
a-card-green = une porte verte
a-card-blue = une porte bleue
a-card-crystal = un cristal
a-card-inspection = une inspection
a-card-change-role = un changement de rôle
a-card-swap-hands = une carte « changer de main »
a-card-prison = une carte « en prison »
a-card-free = une carte « enfin libre »
a-card-thief = un voleur
a-card-hands-off = une carte « pas touche »

status-own-nuggets = Toi : { $role } · pépites { $nuggets }
status-prison = en prison
status-thief = voleur
status-owns = { $nuggets } ◆
status-crystals = Cristaux dans la mine : { $crystals }

pick-several = défausser deux ou trois cartes
pick-clear = défausser deux cartes pour retirer une carte devant toi
prompt-rob = À qui prends-tu une pépite ? { $numbers } :
prompt-turn = À toi : { $numbers } (d 2 défausse la carte 2, d 1 4 deux à la fois, ? aide) :
no-use-now = Le numéro { $number } ne sert à rien pour l'instant. Une carte peut être défaussée : d { $number }
choice-clear = { $cards } → retirer : { $what }

event-role-inspected = { $case ->
    [you-self] Tu regardes ton propre rôle.
    [you-other] Tu regardes quel rôle a { $target }.
    [other-you] { $name } regarde ton rôle !
    [other-self] { $name } regarde son propre rôle.
   *[other-other] { $name } regarde quel rôle a { $target }.
}
event-role-changed = { $case ->
    [you-self] Tu changes de rôle.
    [you-other] Tu fais changer { $target } de rôle.
    [other-you] { $name } te fait changer de rôle !
    [other-self] { $name } change de rôle.
   *[other-other] { $name } fait changer { $target } de rôle.
}
event-hands-exchanged = { $case ->
    [you-self] Tu gardes ta main.
    [you-other] Tu échanges ta main avec { $target }.
    [other-you] { $name } échange sa main avec toi !
    [other-self] { $name } garde sa main.
   *[other-other] { $name } échange sa main avec { $target }.
}
event-player-imprisoned = { $case ->
    [you-self] Tu vas en prison.
    [you-other] Tu mets { $target } en prison.
    [other-you] { $name } te met en prison !
    [other-self] { $name } va en prison.
   *[other-other] { $name } met { $target } en prison.
}
event-player-freed = { $case ->
    [you-self] Tu sors de prison.
    [you-other] Tu libères { $target }.
    [other-you] { $name } te libère.
    [other-self] { $name } sort de prison.
   *[other-other] { $name } libère { $target }.
}
event-thief-warded-off = { $case ->
    [you-self] Tu retires la carte Voleur devant toi.
    [you-other] Tu retires la carte Voleur devant { $target }.
    [other-you] { $name } retire la carte Voleur devant toi !
    [other-self] { $name } retire sa propre carte Voleur.
   *[other-other] { $name } retire la carte Voleur devant { $target }.
}
event-nugget-stolen = { $case ->
    [you-self] Tu te voles toi-même.
    [you-other] Tu prends une pépite à { $target }.
    [other-you] { $name } te prend une pépite !
    [other-self] { $name } ne vole personne.
   *[other-other] { $name } prend une pépite à { $target }.
}
event-role-seen = Rôle : { $role }.
event-new-role = Ton nouveau rôle : { $role }.
event-thief-laid = { $you ->
    [yes] Tu poses une carte Voleur devant toi.
   *[no] { $name } pose une carte Voleur.
}
event-cards-passed = { $you ->
    [yes] Tu défausses { $number } cartes.
   *[no] { $name } défausse { $number } cartes.
}
event-cards-discarded = { $you ->
    [yes] Tu défausses { $cards }.
   *[no] { $name } défausse { $cards }.
}
event-front-cleared = { $you ->
    [yes] Tu défausses deux cartes pour retirer : { $what }.
   *[no] { $name } défausse deux cartes pour retirer : { $what }.
}
event-hand-drawn = { $you ->
    [yes] Tu pioches { $cards }.
   *[no] { $name } pioche { $cards }.
}
event-player-skipped = { $you ->
    [yes] Tu n'as plus de carte et passes ton tour.
   *[no] { $name } n'a plus de carte et passe son tour.
}
event-won-green = L'équipe verte gagne la manche !
event-won-blue = L'équipe bleue gagne la manche !
event-won-boss = Portes des deux couleurs : le boss gagne seul !
event-won-all-saboteurs = Les saboteurs gagnent la manche !
event-paid = Pépites reçues : { $paid }.
event-nobody-paid = Personne ne reçoit rien.

help-saboteur2-keys =
    3          utiliser la carte 3 ; les places ou les joueurs possibles sont alors numérotés
    d 3        défausser la carte 3 face cachée : c'est ainsi qu'on passe
    d 1 4      en défausser plusieurs à la fois : deux ou trois cartes
    d          quand les places d'une carte sont affichées : défausser la carte
    NES@3,-1   un coup en notation, pour qui la connaît
help-saboteur2 =
    La mine : les traits épais sont les galeries. { $start } est le départ, ? une arrivée cachée, ◆ le trésor,
    ● de la pierre, × un cul-de-sac, H une échelle (reliée au départ), ▮ une porte verte, ▯ une bleue, ✦ un cristal (✧ dans un cul-de-sac).
    Un pont ou une double courbe porte deux galeries qui ne se rejoignent pas. Une case s'écrit colonne,ligne.

    Les coups en notation : NES@3,-1  ladder-ES@3,-1t  -pick>C  +pick>C  inspection>C
      change-role>C  swap-hands>C  prison>C  free>C  thief  hands-off>C
      pass:NES+map  clear:NES+map=prison  rob>C

refusal-steal-first = les voleurs sont à l'œuvre ; choisis à qui prendre une pépite
refusal-no-stealing-now = personne ne vole maintenant ; les voleurs se servent à la fin de la manche
refusal-no-nuggets = { $seat } n'a pas de pépite à prendre
refusal-own-nugget = tu ne peux pas te voler toi-même
refusal-in-prison = pas de galerie tant que tu es en prison
refusal-ladder-beside-goal = une échelle ne se pose jamais à côté d'une arrivée
refusal-ladder-meets-nothing = { $card } ne rejoint aucun côté ouvert en { $cell }
refusal-another-player = cette carte ne se joue pas sur soi-même : { $card }
refusal-in-prison-already = { $seat } est déjà en prison
refusal-not-in-prison = { $seat } n'est pas en prison
refusal-thief-already = il y a déjà une carte Voleur devant toi
refusal-no-thief = il n'y a pas de carte Voleur devant { $seat }
refusal-not-in-front = cette carte n'est pas devant toi : { $what }

# Pourquoi une carte ou un choix ne sert pas maintenant, imprimé dessus : 40 signes environ au plus.
hindered-in-prison = Tu es en prison
hindered-all-in-prison = Tous les autres sont en prison
hindered-nobody-in-prison = Personne n'est en prison
hindered-thief-already = Tu as déjà une carte Voleur
hindered-no-thief-anywhere = Personne n'a de carte Voleur
hindered-two-cards-needed = Il faut deux cartes
