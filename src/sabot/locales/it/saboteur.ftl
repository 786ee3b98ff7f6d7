# Saboteur: pezzi, stato del tavolo, eventi, rifiuti.

role-digger = cercatore d'oro
role-saboteur = sabotatore
your-role = In questo round sei { $role }.
role-of = { $name }: { $role }
role-spare = carta ruolo avanzata: { $role }

tool-pick = piccone
tool-lantern = lanterna
tool-cart = vagoncino
the-tool-pick = il piccone
the-tool-lantern = la lanterna
the-tool-cart = il vagoncino

goal-treasure = il tesoro
goal-stone = soltanto pietra

card-tunnel = galleria { $tunnel } ({ $shape })
card-dead-end = vicolo cieco { $tunnel } ({ $shape })
card-broken = attrezzo rotto ({ $tool })
card-repair = riparazione ({ $tools })
card-rockfall = caduta massi
card-map = mappa
a-card-tunnel = una galleria { $tunnel } ({ $shape })
a-card-dead-end = un vicolo cieco { $tunnel } ({ $shape })
a-card-broken = un attrezzo rotto ({ $tool })
a-card-repair = una riparazione ({ $tools })
a-card-rockfall = una caduta massi
a-card-map = una mappa
face-broken = rompi
face-repair = ripara

mark-start = P
way-upright = dritta
way-turned = capovolta

status-round = Round { $round } di { $rounds } · mazzo { $deck }
status-own = Tu: { $role } · oro { $nuggets }
status-cards = carte
status-looked-at = ha visto { $goals }
nuggets = { $nuggets ->
    [one] { $nuggets } pepita
   *[other] { $nuggets } pepite
}

prompt-card = Tocca a te: carta { $numbers } (d { $numbers } la scarta, ? aiuta):
prompt-gold = Quale carta oro prendi? { $numbers }:
no-use = Per la carta { $number } ora non c'è né posto né bersaglio. Puoi scartarla: d { $number }
no-tunnel = Non adesso: { $why }. Puoi scartarla: d { $number }
choose-for = Carta { $number }, { $card }

event-round-dealt = { $you ->
    [yes] Round { $round }: carte distribuite. Cominci tu.
   *[no] Round { $round }: carte distribuite. Comincia { $name }.
}
event-tunnel-laid = { $you ->
    [yes] Posi { $tunnel } in { $cell }.
   *[no] { $name } posa { $tunnel } in { $cell }.
}
event-dead-end-laid = { $you ->
    [yes] Posi un vicolo cieco { $tunnel } in { $cell }.
   *[no] { $name } posa un vicolo cieco { $tunnel } in { $cell }.
}
event-tool-broken = { $case ->
    [you-self] Rompi un tuo attrezzo: { $tool }.
    [you-other] Rompi { $tool } di { $target }.
    [other-you] { $name } ti rompe { $tool }!
    [other-self] { $name } rompe un proprio attrezzo: { $tool }.
   *[other-other] { $name } rompe { $tool } di { $target }.
}
event-tool-repaired = { $case ->
    [you-self] Ripari un tuo attrezzo: { $tool }.
    [you-other] Ripari { $tool } di { $target }.
    [other-you] { $name } ti ripara { $tool }.
    [other-self] { $name } ripara un proprio attrezzo: { $tool }.
   *[other-other] { $name } ripara { $tool } di { $target }.
}
event-tunnel-collapsed = { $you ->
    [yes] Fai crollare la galleria in { $cell }.
   *[no] { $name } fa crollare la galleria in { $cell }.
}
event-goal-looked-at = { $you ->
    [yes] Guardi la meta { $cell }.
   *[no] { $name } guarda la meta { $cell }.
}
event-goal-seen = { $you ->
    [yes] Guardi la meta { $cell }: { $goal }.
   *[no] { $name } guarda la meta { $cell }: { $goal }.
}
event-card-passed = { $you ->
    [yes] Scarti una carta.
   *[no] { $name } scarta una carta.
}
event-card-discarded = { $you ->
    [yes] Scarti { $card }.
   *[no] { $name } scarta { $card }.
}
event-empty-hand-passed = { $you ->
    [yes] Non hai più carte e passi.
   *[no] { $name } non ha più carte e passa.
}
event-card-drawn = { $you ->
    [yes] Peschi { $card }.
   *[no] { $name } pesca { $card }.
}
event-goal-turned = La meta { $cell } è raggiunta e scoperta: { $goal }.
event-won-by-diggers = I cercatori d'oro vincono il round!
event-won-by-saboteurs = Il tesoro resta nascosto: i sabotatori vincono il round!
event-won-by-nobody = Il tesoro non è stato trovato, e tra voi non c'era nessun sabotatore: nessuno riceve oro.
event-game-ended = { $who ->
    [you] Vinci la partita!
    [alone] { $winners } vince la partita!
   *[shared] Vittoria condivisa: { $winners }!
}
standing = Pepite alla fine: { $standing }.

gold-drawn = { $cards ->
    [one] Si distribuisce { $cards } carta oro.
   *[other] Si distribuiscono { $cards } carte oro.
}
gold-taken = { $you ->
    [yes] Prendi una carta oro.
   *[no] { $name } prende una carta oro.
}
gold-taken-worth = { $you ->
    [yes] Prendi una carta oro da { $nuggets }.
   *[no] { $name } prende una carta oro da { $nuggets }.
}
gold-paid = { $you ->
    [yes] Ricevi { $nuggets } pepite.
   *[no] { $name } riceve { $nuggets } pepite.
}

help-saboteur-keys =
    3          usa la carta 3; i posti o i giocatori possibili vengono numerati
    d 3        scarta la carta 3 coperta: è così che si passa
    d          quando si vedono i posti di una carta: scartala invece
    NES@3,-1   una mossa in notazione, per chi la conosce
help-saboteur =
    La miniera: le linee spesse sono le gallerie. { $start } è la partenza, ? una meta coperta,
    ◆ il tesoro, ● una pietra che hai visto, × un vicolo cieco. Una casella si scrive colonna,riga:
    8,-2 è la meta a nord. ↻: carta capovolta. ✗ davanti a un attrezzo: è rotto, e chi lo ha davanti
    non può posare gallerie.
    Per passare scarta una carta: va coperta.

    Le mosse in notazione: NES@3,-1  NES@3,-1t (capovolta)  -pick>C (rompi)  +pick>C (ripara)
      +pick/cart>C=cart  rockfall@3,-1  map@8,2  pass:NES  gold:3

refusal-game-over = la partita è finita
refusal-not-dealt = le carte del prossimo round non sono ancora distribuite
refusal-gold-first = si sta distribuendo l'oro; scegli una delle carte oro
refusal-no-such-gold = non è rimasta nessuna carta oro da { $value }
refusal-no-gold-now = adesso non si distribuisce oro
refusal-not-in-hand = non hai in mano la carta { $card }
refusal-tool-broken = niente gallerie finché hai un attrezzo rotto ({ $tools })
refusal-cell-taken = in { $cell } c'è già una carta
refusal-same-both-ways = { $card } è uguale nei due versi; posala dritta
refusal-does-not-fit-0 = { $card } in { $cell } non combacia con la carta a nord
refusal-does-not-fit-1 = { $card } in { $cell } non combacia con la carta a est
refusal-does-not-fit-2 = { $card } in { $cell } non combacia con la carta a sud
refusal-does-not-fit-3 = { $card } in { $cell } non combacia con la carta a ovest
refusal-nothing-beside = non c'è nessuna carta accanto a { $cell }
refusal-not-linked = nessuna galleria porta dalla partenza a { $cell }
refusal-no-such-seat = non c'è il posto { $seat }; l'ultimo è { $last }
refusal-own-tool = in questa edizione non puoi rompere i tuoi attrezzi
refusal-broken-already = { $tool } di { $seat } è già fuori uso
refusal-wrong-tool = { $card } non ripara { $tool }
refusal-not-broken = { $tool } di { $seat } non è fuori uso
refusal-nothing-there = in { $cell } non c'è nessuna carta
refusal-start-or-goal = una caduta massi non toglie mai la partenza né una meta
refusal-face-up = questa meta è già scoperta

# Perché una carta o una scelta ora non serve, stampato sopra: al massimo 40 caratteri circa.
hindered-tool-broken = Fuori uso: { $tools }
hindered-fits-nowhere = Per ora non trova posto
hindered-all-broken = Già fuori uso a tutti gli altri
hindered-nothing-to-mend = Nulla da riparare
hindered-nothing-to-bring-down = Nulla da far crollare
