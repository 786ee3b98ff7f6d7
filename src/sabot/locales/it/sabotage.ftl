# Sabotage: pezzi, stato del tavolo, eventi, rifiuti.

sabotage-face-wrench = chiave
sabotage-face-sabotage = sabotaggio
sabotage-face-dismantle = smontaggio
sabotage-colour-orange = arancione
sabotage-colour-red = rosso
sabotage-colour-blue = blu
sabotage-colour-lilac = lilla
# Il nome di una carta tubo: lettere e chiave sono femminili.
sabotage-card-orange = { $kind ->
   *[letter] { $face } arancione
}
sabotage-card-red = { $kind ->
   *[letter] { $face } rossa
}
sabotage-card-blue = { $kind ->
   *[letter] { $face } blu
}
sabotage-card-lilac = { $kind ->
   *[letter] { $face } lilla
}

sabotage-status-round = Manche { $round } di { $rounds } · mazzo { $deck } · punti: { $totals }
sabotage-status-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
sabotage-status-pile = Scarti ({ $cards }), prima l'ultimo:
sabotage-roof-title = { $owners }: vale { $value }, conta { $points }

sabotage-prompt-card = Tocca a te: carta { $numbers } (d { $numbers } la scarta, ? aiuta):
sabotage-prompt-end = Prima di pescare: 1 o 2?
sabotage-prompt-answer = { $name } ti propone di chiudere la manche: 1 o 2?
sabotage-no-use = Ora la carta { $card } non serve a nulla. Puoi scartarla: d { $number }
sabotage-choose-for = Carta { $number }, { $card }
sabotage-choice-own = il tuo tetto, { $cell }
sabotage-choice-other = l'altro tetto, { $cell }
sabotage-choice-end = chiudi la manche
sabotage-choice-ask = proponi al tuo compagno di chiudere la manche
sabotage-choice-go-on = vai avanti
sabotage-choice-agree = accetta: la manche finisce
sabotage-choice-decline = rifiuta: la manche continua

sabotage-event-round-dealt = { $you ->
    [yes] La manche { $round } è distribuita (mazziere: { $dealer }). Cominci tu.
   *[no] La manche { $round } è distribuita (mazziere: { $dealer }). Comincia { $name }.
}
sabotage-event-card-drawn = { $you ->
    [yes] Peschi: { $card }.
   *[no] { $name } pesca: { $card }.
}
sabotage-event-pipe-laid = { $case ->
    [you-own] Posi la carta { $card } in { $cell } sul tuo tetto, che ora vale { $value }.
    [you-other] Posi la carta { $card } in { $cell } sull'altro tetto, che ora vale { $value }.
    [yours] { $name } posa la carta { $card } in { $cell } sul tuo tetto, che ora vale { $value }.
    [own] { $name } posa la carta { $card } in { $cell } sul proprio tetto, che ora vale { $value }.
   *[other] { $name } posa la carta { $card } in { $cell } sull'altro tetto, che ora vale { $value }.
}
sabotage-event-replaced = Prende il posto della carta { $card }, che va negli scarti.
sabotage-event-pipe-removed = { $case ->
    [you-own] Con { $by } togli la carta { $card } da { $cell } sul tuo tetto, che ora vale { $value }.
    [you-other] Con { $by } togli la carta { $card } da { $cell } sull'altro tetto, che ora vale { $value }.
    [yours] Con { $by } { $name } toglie la carta { $card } da { $cell } sul tuo tetto, che ora vale { $value }.
    [own] Con { $by } { $name } toglie la carta { $card } da { $cell } sul proprio tetto, che ora vale { $value }.
   *[other] Con { $by } { $name } toglie la carta { $card } da { $cell } sull'altro tetto, che ora vale { $value }.
}
sabotage-event-card-discarded = { $you ->
    [yes] Scarti: { $card }.
   *[no] { $name } scarta: { $card }.
}
sabotage-event-partner-asked = { $case ->
    [you] Proponi a { $partner } di chiudere la manche.
    [asked] { $name } ti propone di chiudere la manche.
   *[others] { $name } propone a { $partner } di chiudere la manche.
}
sabotage-event-partner-agreed = { $you ->
    [yes] Accetti.
   *[no] { $name } accetta.
}
sabotage-event-partner-declined = { $you ->
    [yes] Rifiuti.
   *[no] { $name } rifiuta.
}
sabotage-event-went-on = { $you ->
    [yes] Potresti chiudere la manche, ma vai avanti.
   *[no] { $name } potrebbe chiudere la manche, ma va avanti.
}
sabotage-event-round-ended = { $you ->
    [yes] Chiudi la manche, il che costa 1 punto.
   *[no] { $name } chiude la manche, il che costa 1 punto.
}
sabotage-event-cards-ran-out = L'ultima carta è giocata: la manche è finita.
sabotage-score-of = { $name }: tetto { $value }, punti { $points }
sabotage-scores = Questa manche: { $scores }.
sabotage-totals = Punti finora: { $totals }.
sabotage-event-game-ended = { $who ->
    [you] Vinci la partita!
    [alone] { $winners } vince la partita!
    [pair] { $winners } vincono la partita!
   *[shared] Vittoria condivisa: { $winners }!
}

sabotage-help-keys =
    3          usa la carta 3; i posti o i giocatori possibili vengono numerati
    d 3        scarta la carta 3
    d          mentre si vedono i posti di una carta: scartala
sabotage-help =
    Una linea di tre carte di un solo colore vale 2 punti; di arancione e rosso, o di blu e lilla, 1.
    Il valore delle righe sta accanto, quello delle colonne sotto; ↙ e ↘ sono le diagonali. Da 5 punti
    puoi chiudere la manche prima di pescare; sopra i 5 ogni punto conta doppio.
    Una lettera va sulla sua casella, se è vuota, di uno dei due tetti; X su una casella vuota del tuo;
    la chiave su qualsiasi casella del tuo. Sabotaggio toglie una carta da uno dei due tetti,
    smontaggio dal tuo.

    Le mosse in notazione: F-blue@F (il tuo tetto)  F-blue>F (l'altro)  X-red@C  wrench-red@C
      sabotage@C  sabotage>C  dismantle@C  discard:F-blue  end  ask  go-on  agree  decline

sabotage-refusal-game-over = la partita è finita
sabotage-refusal-not-dealt = la prossima manche non è ancora distribuita
sabotage-refusal-answer-first = il tuo compagno ti propone di chiudere la manche; accetta o rifiuta
sabotage-refusal-not-asked = nessuno ti propone di chiudere la manche
sabotage-refusal-decide-first = prima chiudi la manche o vai avanti
sabotage-refusal-ask-first = in quattro si propone al compagno di chiudere la manche
sabotage-refusal-no-partner = in due non c'è un compagno a cui chiedere; chiudi e basta
sabotage-refusal-worth-too-little = il tuo tetto vale { $value }; ne servono { $enough } per chiudere la manche
sabotage-refusal-too-late = la manche si può chiudere solo all'inizio del proprio turno
sabotage-refusal-not-in-hand = non hai in mano la carta { $card }
sabotage-refusal-own-roof-only = { $card } si gioca solo sul proprio tetto
sabotage-refusal-wrong-cell = { $card } va solo sulla casella { $cell }
sabotage-refusal-cell-taken-own = sulla casella { $cell } del tuo tetto c'è già una carta
sabotage-refusal-cell-taken-other = sulla casella { $cell } dell'altro tetto c'è già una carta
sabotage-refusal-nothing-there-own = sulla casella { $cell } del tuo tetto non c'è nessuna carta
sabotage-refusal-nothing-there-other = sulla casella { $cell } dell'altro tetto non c'è nessuna carta

# Perché una carta o una scelta ora non serve, stampato sopra: al massimo 40 caratteri circa.
sabotage-hindered-both-cells-taken = Casella { $cell } occupata sui due tetti
sabotage-hindered-own-roof-full = Nessuna casella libera sul tuo tetto
sabotage-hindered-both-roofs-empty = Entrambi i tetti sono vuoti
sabotage-hindered-own-roof-empty = Il tuo tetto è vuoto
sabotage-hindered-worth-too-little = Il tuo tetto vale { $value }; ne servono { $enough }
sabotage-hindered-too-late = Solo all'inizio del tuo turno
