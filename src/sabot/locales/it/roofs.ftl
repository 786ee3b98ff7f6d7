# Sabotage sullo schermo. Carte, eventi e rifiuti sono in sabotage.ftl.

roofs-your-turn = Tocca a te
roofs-now-playing = { $you ->
    [yes] gioca una delle tue { $cards } carte
   *[no] { $name } gioca una carta
}
roofs-now-placing = { $you ->
    [yes] scegli un posto, o scarta la carta
   *[no] { $name } gioca una carta
}
roofs-now-offered = { $you ->
    [yes] chiudi la manche o vai avanti?
   *[no] { $name } può chiudere la manche
}
roofs-now-asked = { $you ->
    [yes] { $asker } ti propone di chiudere la manche
   *[no] { $asker } propone a { $name } di chiudere la manche
}
roofs-round-over = La manche { $round } è finita
roofs-fact-round = Manche { $round } di { $rounds }
roofs-fact-dealer = Mazziere: { $dealer }
roofs-fact-deck = { $cards ->
    [0] Mazzo vuoto
    [one] { $cards } carta da pescare
   *[other] { $cards } carte da pescare
}

roofs-own = Il tuo tetto
roofs-of = Tetto di { $names }
roofs-with = con { $name }
roofs-your-partner = gioca con te
roofs-worth = { $value ->
    [one] vale { $value } punto, conta { $points }
   *[other] vale { $value } punti, conta { $points }
}
roofs-counts = conta { $points }
roofs-line = { $cells }: { $value }
roofs-empty = libera
roofs-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
roofs-fresh = nuova

roofs-do-lay = { $whose ->
    [own] Posa { $card } in { $cell } sul tuo tetto
    [name] Posa { $card } in { $cell } sul tetto di { $name }
   *[other] Posa { $card } in { $cell } sull'altro tetto
}
roofs-do-remove = { $whose ->
    [own] Togli { $card } da { $cell } sul tuo tetto
    [name] Togli { $card } da { $cell } sul tetto di { $name }
   *[other] Togli { $card } da { $cell } sull'altro tetto
}
roofs-do-ask = Proponi a { $name } di chiudere
roofs-do-discard = Scarta { $card }
roofs-discard = Scarta
roofs-cancel = Annulla
roofs-close = Chiudi

roofs-offered = Prima di pescare: chiudi la manche o vai avanti?
roofs-asked = { $name } vorrebbe chiudere la manche. Accetti?
roofs-cost = Chi chiude la manche paga 1 punto.

roofs-pile = Scarti
roofs-discarded = { $cards ->
    [0] Nessuno scarto
   *[other] Scarti: { $cards }
}

roofs-winner = vittoria
roofs-sheet-round = Manche { $round }
roofs-sheet-roof = tetto { $value }
roofs-sheet-ended = chiusa da { $name }: −1
roofs-sheet-sum = In tutto
roofs-counting = Oltre 5, i punti di un tetto contano doppio.

roofs-text-players = Giocatori
roofs-text-hand = La tua mano
roofs-text-player = { $name }: carte { $cards }, punti { $points }
