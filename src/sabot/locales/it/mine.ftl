# La miniera sullo schermo: ciò che Saboteur e Saboteur 2 dicono nel browser oltre ai loro eventi.

mine-board = La miniera
mine-fit = Mostra tutto
mine-zoom-in = Ingrandisci
mine-zoom-out = Rimpicciolisci

## Carte e posti

mine-tunnel-straight = { $article ->
    [yes] un rettilineo
   *[no] rettilineo
}
mine-tunnel-curve = { $article ->
    [yes] una curva
   *[no] curva
}
mine-tunnel-junction = { $article ->
    [yes] un bivio
   *[no] bivio
}
mine-tunnel-crossing = { $article ->
    [yes] un incrocio
   *[no] incrocio
}
mine-tunnel-dead-end = { $article ->
    [yes] un vicolo cieco
   *[no] vicolo cieco
}
mine-tunnel-straight-stub = { $article ->
    [yes] un rettilineo con un vicolo cieco
   *[no] rettilineo con un vicolo cieco
}
mine-tunnel-curve-stub = { $article ->
    [yes] una curva con un vicolo cieco
   *[no] curva con un vicolo cieco
}
mine-tunnel-bridge = { $article ->
    [yes] un ponte
   *[no] ponte
}
mine-tunnel-double-curve = { $article ->
    [yes] una doppia curva
   *[no] doppia curva
}
mine-tunnel-ladder = { $article ->
    [yes] una scala
   *[no] scala
}
mine-tunnel-green = { $article ->
    [yes] una porta verde
   *[no] porta verde
}
mine-tunnel-blue = { $article ->
    [yes] una porta blu
   *[no] porta blu
}
mine-tunnel-crystal = { $article ->
    [yes] un cristallo
   *[no] cristallo
}
mine-side-up = in alto
mine-side-right = a destra
mine-side-down = in basso
mine-side-left = a sinistra
mine-refusal-does-not-fit = { $side ->
    [up] { $card } in { $cell } non combacia con la carta sopra
    [right] { $card } in { $cell } non combacia con la carta a destra
    [down] { $card } in { $cell } non combacia con la carta sotto
   *[left] { $card } in { $cell } non combacia con la carta a sinistra
}
mine-card-sides = { $card }, lati aperti: { $sides }
mine-hand-card = { $hindered ->
    [no] Carta { $number }: { $card }
   *[yes] Carta { $number }: { $card }. { $why }
}
mine-place = { $ways ->
    [both] Posala in { $cell }, in un verso o nell'altro
    [turned] Posala in { $cell }, capovolta
   *[upright] Posala in { $cell }, dritta
}
mine-choose-seat = Scegli { $name }
# Le chiavi sono le parole di tool-lantern e delle altre: la lanterna è femminile.
mine-tool-state = { $tool ->
    [lanterna] { $broken ->
        [yes] { $tool }: rotta
       *[no] { $tool }: intatta
    }
   *[other] { $broken ->
        [yes] { $tool }: rotto
       *[no] { $tool }: intatto
    }
}
mine-looked-at = ha guardato la meta
mine-nuggets-owned = pepite
mine-nuggets-secret = { $nuggets ->
    [one] { $nuggets } pepita, che vedi solo tu
   *[other] { $nuggets } pepite, che vedi solo tu
}
mine-no-cards = Non hai più carte.
mine-start = Partenza
mine-goal = Meta { $goal }
mine-says-start = Tutte le gallerie cominciano qui.
mine-says-goal = Il tesoro, o solo pietra: si gira quando una galleria la raggiunge.
mine-says-treasure = Chi lo raggiunge chiude il round.
mine-says-stone = La sua galleria fa parte della miniera.
mine-says-tunnel = Va accanto a una carta della miniera: galleria con galleria, roccia con roccia.
mine-says-dead-end = Ci si può entrare, ma non passarci attraverso.
mine-says-stub = Un passaggio, con accanto un vicolo cieco.
mine-says-bridge = Due gallerie si incrociano senza incontrarsi.
mine-says-double-curve = Due curve si sfiorano senza incontrarsi.
mine-says-ladder = È collegata alla partenza e a tutte le altre scale.
mine-says-green = Quando si raggiunge il tesoro, la squadra blu non passa.
mine-says-blue = Quando si raggiunge il tesoro, la squadra verde non passa.
mine-says-crystal = Una galleria il cui cristallo vale una pepita per i geologi.
mine-says-broken = Mettila davanti a un giocatore: finché l'attrezzo non è riparato, non posa gallerie.
mine-says-repair = Toglie un attrezzo rotto che mostra, davanti a te o a chiunque altro.
mine-says-rockfall = Toglie una galleria dalla miniera, mai la partenza o una meta.
mine-says-map = Mostra a te solo una meta coperta.
mine-says-inspection = Mostra a te solo il ruolo di un altro giocatore.
mine-says-change-role = Un giocatore, anche tu, mette via il suo ruolo e ne pesca uno nuovo.
mine-says-swap-hands = Scambi la tua mano con quella di un altro giocatore.
mine-says-prison = Mettila davanti a un giocatore: non posa gallerie e alla fine del round non conta.
mine-says-free = Toglie una prigione, davanti a te o a chiunque altro.
mine-says-thief = Mettilo davanti a te per rubare una pepita dopo il round.
mine-says-hands-off = Toglie un ladro, davanti a chi vuoi.

## Che cosa fa un pulsante

mine-do-lay = Posala qui
mine-full-lay = { $turned ->
    [yes] Posa { $card } in { $cell } (carta capovolta)
   *[no] Posa { $card } in { $cell }
}
mine-full-pass = Scarta: { $cards }
mine-do-break = { $self ->
    [yes] { $tool ->
        [lanterna] Rompi la tua { $tool }
       *[other] Rompi il tuo { $tool }
    }
   *[no] Rompi { $thetool } di { $target }
}
mine-do-repair = { $self ->
    [yes] { $tool ->
        [lanterna] Ripara la tua { $tool }
       *[other] Ripara il tuo { $tool }
    }
   *[no] Ripara { $thetool } di { $target }
}
mine-do-rockfall = Fai crollare la galleria in { $cell }
mine-do-map = Guarda la meta { $goal }
mine-do-pass = { $number ->
    [one] Scartala
   *[other] Scarta { $number } carte
}
mine-do-clear = Scarta entrambe, togli: { $what }
mine-do-gold = { $value ->
    [one] Prendi { $value } pepita
   *[other] Prendi { $value } pepite
}
mine-do-inspection = Guarda il ruolo di { $target }
mine-do-change-role = { $self ->
    [yes] Cambia il tuo ruolo
   *[no] Fai cambiare ruolo a { $target }
}
mine-do-swap-hands = Scambia la mano con { $target }
mine-do-prison = Metti { $target } in prigione
mine-do-free = { $self ->
    [yes] Esci di prigione
   *[no] Libera { $target }
}
mine-do-hands-off = { $self ->
    [yes] Togli la tua carta ladro
   *[no] Togli la carta ladro di { $target }
}
mine-do-thief = Metti il ladro davanti a te
mine-do-rob = Ruba una pepita a { $target }
mine-rather-clear = Togli: { $what }
mine-rather-pass = Scarta soltanto
mine-turn = Gira
mine-discard = Scarta
mine-discard-what = Prima scegli una carta
mine-discard-fewer = Queste non si scartano insieme

## La frase in alto

mine-ask-card = gioca una carta o scartane una
mine-ask-place = dove va?
mine-ask-lay = posala qui
mine-ask-lay-or-turn = posala qui, o girala
mine-ask-whom = su chi?
mine-ask-goal = quale meta guardi?
mine-ask-tunnel = quale galleria fai crollare?
mine-ask-confirm = conferma, o scegli altro
mine-ask-useless = questa carta si può solo scartare
mine-ask-discard = la scarti?
mine-ask-more-cards = scarta, o aggiungi altre carte
mine-ask-gold = prendi una delle carte oro
mine-ask-rob = a chi rubi una pepita?
mine-other-plays = Tocca a { $name }
mine-other-takes-gold = { $name } prende l'oro
mine-other-robs = { $name } sceglie chi derubare
mine-waits-deal = Tra poco si distribuiscono le carte
mine-round = Round { $round } di { $rounds }
mine-deck = { $deck ->
    [one] { $deck } carta da pescare
   *[other] { $deck } carte da pescare
}

## Ruoli

mine-role-digger = Scava con gli altri cercatori d'oro una via dalla partenza al tesoro. Forse qualcuno scava dalla parte sbagliata.
mine-role-saboteur = Fa' in modo che nessuno arrivi al tesoro, e che nessuno sospetti di te.
mine-role-green = Scava verso il tesoro per la squadra verde. Una porta blu vi sbarra la via, una verde la sbarra agli altri.
mine-role-blue = Scava verso il tesoro per la squadra blu. Una porta verde vi sbarra la via, una blu la sbarra agli altri.
mine-role-boss = Vinci con la squadra che arriva al tesoro, qualunque sia, per una pepita in meno.
mine-role-profiteer = Vinci con chi vince, anche con i sabotatori, per due pepite in meno.
mine-role-geologist = Non sei in nessuna squadra: alla fine del round ogni cristallo nella miniera ti vale una pepita.
mine-roles-among = Tra { $players } giocatori ci sono:
mine-from-to = { $least }–{ $most }
mine-roles-digger = { $most ->
    [one] cercatore d'oro
   *[other] cercatori d'oro
}
mine-roles-saboteur = { $most ->
    [one] sabotatore
   *[other] sabotatori
}
mine-roles-green = { $most ->
    [one] cercatore d'oro verde
   *[other] cercatori d'oro verdi
}
mine-roles-blue = { $most ->
    [one] cercatore d'oro blu
   *[other] cercatori d'oro blu
}
mine-roles-boss = { $most ->
    [one] capo
   *[other] capi
}
mine-roles-profiteer = { $most ->
    [one] profittatore
   *[other] profittatori
}
mine-roles-geologist = { $most ->
    [one] geologo
   *[other] geologi
}

## L'oro, e la fine di un round

mine-offer = Quale carta oro prendi?
mine-won-by-none = Nessuno vince il round.
mine-won = round vinto
mine-wins-game = vittoria
mine-last-round = L'ultimo round
mine-gold-hidden = una carta oro coperta
mine-sheet = Tutti i round
mine-sheet-round = Round { $round }
mine-sheet-sum = Totale
mine-sheet-found = tesoro trovato
mine-sheet-hidden = tesoro non trovato
mine-no-gold = niente oro
mine-share-won = per la vittoria
mine-share-crystals = { $crystals ->
    [one] per { $crystals } cristallo
   *[other] per { $crystals } cristalli
}
mine-share-prison = in prigione
mine-share-took = { $you ->
    [yes] rubata a te
   *[no] rubata a { $name }
}
mine-share-lost = { $you ->
    [yes] rubata da te
   *[no] rubata da { $name }
}

## Il tavolo a parole

mine-text-players = Giocatori
mine-text-maze = { $up ->
    [yes] La miniera, colonna per colonna da sinistra
   *[no] La miniera, fila per fila dall'alto
}
mine-text-goals = Mete
mine-text-hand = La tua mano
mine-text-seat = { $name }: { $facts }
mine-text-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
mine-text-broken = attrezzi rotti: { $tools }
mine-text-start = { $cell }: la partenza, aperta su tutti i lati
mine-text-card = { $cold ->
    [yes] { $cell }: { $card }, lati aperti: { $sides }; carta tagliata fuori
   *[no] { $cell }: { $card }, lati aperti: { $sides }
}
mine-text-goal = { $known ->
    [no] { $goal } in { $cell }: coperta
    [own] { $goal } in { $cell }: coperta; tu la conosci: { $what }
    [opened] { $goal } in { $cell }: coperta; è: { $what }
   *[open] { $goal } in { $cell }: { $what }
}

## Piccole scene

mine-thought = Secondo { $names }: { $role }
mine-scene-light = La luce raggiunge la meta { $goal } …
mine-scene-goal = { $card ->
    [treasure] Meta { $goal }: il tesoro!
   *[stone] Meta { $goal }: soltanto pietra.
}
mine-scene-nothing = Il tesoro non è stato trovato. Era alla meta { $goal }.
mine-treasure-lay = Il tesoro era alla meta { $goal }.
mine-scene-gold = Si divide l'oro.
