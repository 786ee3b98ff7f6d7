# Sabotage sullo schermo. Carte, eventi e rifiuti sono in sabotage.ftl.

sabotage-now-playing = { $you ->
    [yes] gioca una delle tue { $cards } carte
   *[no] { $name } gioca una carta
}
sabotage-now-placing = { $you ->
    [yes] scegli un posto, o scarta la carta
   *[no] { $name } gioca una carta
}
sabotage-now-offered = { $you ->
    [yes] chiudi il round o vai avanti?
   *[no] { $name } può chiudere il round
}
sabotage-now-asked = { $you ->
    [yes] { $asker } ti propone di chiudere il round
   *[no] { $asker } propone a { $name } di chiudere il round
}
sabotage-round-over = Il round { $round } è finito
sabotage-fact-round = Round { $round } di { $rounds }
sabotage-fact-dealer = Mazziere: { $dealer }
sabotage-fact-deck = { $cards ->
    [0] Mazzo vuoto
    [one] { $cards } carta da pescare
   *[other] { $cards } carte da pescare
}

sabotage-own = Il tuo tetto
sabotage-of = Tetto di { $names }
sabotage-with = con { $name }
sabotage-your-partner = gioca con te
sabotage-worth = { $value ->
    [one] vale { $value } punto, conta { $points }
   *[other] vale { $value } punti, conta { $points }
}
sabotage-counts = conta { $points }
sabotage-line = { $cells }: { $value }
sabotage-empty = vuota
sabotage-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
sabotage-fresh = nuova
sabotage-says-letter = Va sulla casella { $cell } di uno dei due tetti, se è vuota.
sabotage-says-x = Va su una qualsiasi casella vuota del tuo tetto.
sabotage-says-wrench = Va su una qualsiasi casella del tuo tetto e sostituisce la carta che c'è.
sabotage-says-sabotage = Toglie una carta da uno dei due tetti.
sabotage-says-dismantle = Toglie una carta dal tuo tetto.

sabotage-do-lay = { $whose ->
    [own] Posa { $card } su { $cell } del tuo tetto
    [name] Posa { $card } su { $cell } del tetto di { $name }
   *[other] Posa { $card } su { $cell } dell'altro tetto
}
sabotage-do-remove = { $whose ->
    [own] Togli { $card } da { $cell } del tuo tetto
    [name] Togli { $card } da { $cell } del tetto di { $name }
   *[other] Togli { $card } da { $cell } dell'altro tetto
}
sabotage-do-ask = Proponi a { $name } di chiudere
sabotage-do-discard = Scarta { $card }
sabotage-discard = Scarta
sabotage-discard-what = Prima scegli una carta

sabotage-offered = Prima di pescare: chiudi il round o vai avanti?
sabotage-asked = { $name } vorrebbe chiudere il round. Accetti?
sabotage-cost = Chi chiude il round paga 1 punto.

sabotage-pile = Scarti
sabotage-discarded = { $cards ->
    [0] Nessuno scarto
   *[other] Scarti: { $cards }
}

sabotage-winner = vittoria
sabotage-sheet-round = Round { $round }
sabotage-sheet-roof = tetto { $value }
sabotage-sheet-ended = { $you ->
    [yes] chiuso da te: −1
   *[no] chiuso da { $name }: −1
}
sabotage-sheet-sum = In tutto
sabotage-counting = Oltre 5, i punti di un tetto contano doppio.

sabotage-text-players = Giocatori
sabotage-text-hand = La tua mano
sabotage-text-player = { $name }: carte { $cards }, punti { $points }
sabotage-text-cell = { $cell }: { $card }
sabotage-text-roof = { $roof }: { $worth }
