# Saboteur 2: pezzi, stato del tavolo, eventi, rifiuti.

role-green = cercatore d'oro verde
role-blue = cercatore d'oro blu
role-boss = capo
role-profiteer = profittatore
role-geologist = geologo

card-ladder = scala
card-green = porta verde
card-blue = porta blu
card-crystal = cristallo
card-inspection = ispezione
card-change-role = cambio di ruolo
card-swap-hands = scambio di mano
card-prison = prigione
card-free = finalmente libero
card-thief = ladro
card-hands-off = giù le mani
card-special = { $what } { $tunnel } ({ $shape })
a-card-ladder = una scala
a-card-green = una porta verde
a-card-blue = una porta blu
a-card-crystal = un cristallo
a-card-inspection = un'ispezione
a-card-change-role = un cambio di ruolo
a-card-swap-hands = uno scambio di mano
a-card-prison = una prigione
a-card-free = una carta «finalmente libero»
a-card-thief = un ladro
a-card-hands-off = una carta «giù le mani»

status-own-nuggets = Tu: { $role } · pepite { $nuggets }
status-prison = in prigione
status-thief = ladro
status-owns = { $nuggets } ◆
status-crystals = Cristalli nella miniera: { $crystals }

pick-several = scarta due o tre carte
pick-clear = scarta due carte per togliere una carta che hai davanti
prompt-rob = A chi rubi una pepita? { $numbers }:
prompt-turn = Tocca a te: { $numbers } (d 2 scarta la carta 2, d 1 4 due insieme, ? aiuta):
no-use-now = Il numero { $number } ora non serve. Una carta si può scartare: d { $number }
choice-clear = { $cards } → senza { $what }

event-role-inspected = { $case ->
    [you-self] Guardi il tuo ruolo.
    [you-other] Guardi il ruolo di { $target }.
    [other-you] { $name } guarda il tuo ruolo!
    [other-self] { $name } guarda il proprio ruolo.
   *[other-other] { $name } guarda il ruolo di { $target }.
}
event-role-changed = { $case ->
    [you-self] Cambi il tuo ruolo.
    [you-other] Fai cambiare ruolo a { $target }.
    [other-you] { $name } ti fa cambiare ruolo!
    [other-self] { $name } cambia il proprio ruolo.
   *[other-other] { $name } fa cambiare ruolo a { $target }.
}
event-hands-exchanged = { $case ->
    [you-self] Tieni la tua mano.
    [you-other] Scambi la mano con { $target }.
    [other-you] { $name } scambia la mano con te!
    [other-self] { $name } tiene la propria mano.
   *[other-other] { $name } scambia la mano con { $target }.
}
event-player-imprisoned = { $case ->
    [you-self] Vai in prigione.
    [you-other] Metti { $target } in prigione.
    [other-you] { $name } ti mette in prigione!
    [other-self] { $name } va in prigione.
   *[other-other] { $name } mette { $target } in prigione.
}
event-player-freed = { $case ->
    [you-self] Ti liberi dalla prigione.
    [you-other] Liberi { $target } dalla prigione.
    [other-you] { $name } ti libera dalla prigione.
    [other-self] { $name } esce di prigione.
   *[other-other] { $name } libera { $target } dalla prigione.
}
event-thief-warded-off = { $case ->
    [you-self] Togli la tua carta ladro.
    [you-other] Togli la carta ladro di { $target }.
    [other-you] { $name } toglie la tua carta ladro!
    [other-self] { $name } toglie la propria carta ladro.
   *[other-other] { $name } toglie la carta ladro di { $target }.
}
event-nugget-stolen = { $case ->
    [you-self] Non rubi a nessuno.
    [you-other] Rubi una pepita a { $target }.
    [other-you] { $name } ti ruba una pepita!
    [other-self] { $name } non ruba a nessuno.
   *[other-other] { $name } ruba una pepita a { $target }.
}
event-role-seen = Il ruolo è: { $role }.
event-new-role = Il tuo nuovo ruolo: { $role }.
event-thief-laid = { $you ->
    [yes] Metti una carta ladro davanti a te.
   *[no] { $name } mette una carta ladro davanti a sé.
}
event-cards-passed = { $you ->
    [yes] Scarti { $number } carte.
   *[no] { $name } scarta { $number } carte.
}
event-cards-discarded = { $you ->
    [yes] Scarti { $cards }.
   *[no] { $name } scarta { $cards }.
}
event-front-cleared = { $you ->
    [yes] Scarti due carte per togliere: { $what }.
   *[no] { $name } scarta due carte per togliere: { $what }.
}
event-hand-drawn = { $you ->
    [yes] Peschi { $cards }.
   *[no] { $name } pesca { $cards }.
}
event-player-skipped = { $you ->
    [yes] Non hai più carte e salti il turno.
   *[no] { $name } non ha più carte e salta il turno.
}
event-won-green = La squadra verde vince il round!
event-won-blue = La squadra blu vince il round!
event-won-boss = Porte di entrambi i colori: il capo vince da solo!
event-won-all-saboteurs = I sabotatori vincono il round!
event-paid = Pepite ricevute: { $paid }.
event-nobody-paid = Nessuno riceve pepite.

help-saboteur2-keys =
    3          usa la carta 3; i posti o i giocatori possibili vengono numerati
    d 3        scarta la carta 3 coperta: è così che si passa
    d 1 4      scarta più carte insieme: due o tre
    d          quando si vedono i posti di una carta: scartala invece
    NES@3,-1   una mossa in notazione, per chi la conosce
help-saboteur2 =
    La miniera: le linee spesse sono le gallerie. { $start } è la partenza, ? una meta coperta, ◆ il tesoro,
    ● una pietra, × un vicolo cieco, H una scala (collegata alla partenza), ▮ una porta verde, ▯ una blu, ✦ un cristallo (✧ in un vicolo cieco).
    Un ponte o una doppia curva ha due gallerie non collegate. Una casella si scrive colonna,riga.

    Le mosse in notazione: NES@3,-1  ladder-ES@3,-1t  -pick>C  +pick>C  inspection>C
      change-role>C  swap-hands>C  prison>C  free>C  thief  hands-off>C
      pass:NES+map  clear:NES+map=prison  rob>C

refusal-steal-first = i ladri sono all'opera; scegli a chi rubare una pepita
refusal-no-stealing-now = ora nessuno ruba; i ladri rubano la loro pepita a fine round
refusal-no-nuggets = { $seat } non ha pepite da rubare
refusal-own-nugget = non puoi rubare le tue pepite
refusal-in-prison = niente carte galleria finché sei in prigione
refusal-ladder-beside-goal = una scala non sta mai accanto a una meta
refusal-ladder-meets-nothing = { $card } non incontra nessun lato aperto in { $cell }
refusal-another-player = { $card } si gioca solo su un altro giocatore
refusal-in-prison-already = { $seat } è già in prigione
refusal-not-in-prison = { $seat } non è in prigione
refusal-thief-already = hai già una carta ladro davanti a te
refusal-no-thief = nessuna carta ladro davanti a { $seat }
refusal-not-in-front = davanti a te non c'è: { $what }

# Perché una carta o una scelta ora non serve, stampato sopra: al massimo 40 caratteri circa.
hindered-in-prison = Sei in prigione
hindered-all-in-prison = Tutti gli altri sono in prigione
hindered-nobody-in-prison = Nessuno è in prigione
hindered-thief-already = Hai già una carta ladro
hindered-no-thief-anywhere = Nessuno ha una carta ladro
hindered-two-cards-needed = Servono due carte
