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
# Una carta pescata o scartata, con il suo articolo.
sabotage-the-card = { $kind ->
    [action] una carta { $card }
   *[letter] la carta { $card }
}

sabotage-status-round = Round { $round } di { $rounds } · mazzo { $deck } · punti: { $totals }
sabotage-status-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
sabotage-status-pile = Scarti ({ $cards }), prima l'ultimo:
sabotage-roof-title = { $owners }: vale { $value }, conta { $points }

sabotage-prompt-card = Tocca a te: carta { $numbers } (d { $numbers } la scarta, ? aiuta):
sabotage-prompt-end = Prima di pescare: 1 o 2?
sabotage-prompt-answer = { $name } ti propone di chiudere il round: 1 o 2?
sabotage-no-use = Ora la carta { $card } non si può usare. Puoi scartarla: d { $number }
sabotage-choose-for = Carta { $number }, { $card }
sabotage-choice-own = il tuo tetto, { $cell }
sabotage-choice-other = l'altro tetto, { $cell }
sabotage-choice-end = chiudi il round
sabotage-choice-ask = proponi al tuo compagno di chiudere il round
sabotage-choice-go-on = vai avanti
sabotage-choice-agree = accetta: il round finisce
sabotage-choice-decline = rifiuta: il round continua

sabotage-event-round-dealt = { $you ->
    [yes] Round { $round }: carte distribuite (mazziere: { $dealer }). Cominci tu.
   *[no] Round { $round }: carte distribuite (mazziere: { $dealer }). Comincia { $name }.
}
sabotage-event-card-drawn = { $you ->
    [yes] Peschi { $the }.
   *[no] { $name } pesca { $the }.
}
sabotage-event-pipe-laid = { $case ->
    [you-own] Posi { $the } su { $cell } del tuo tetto, che ora vale { $value }.
    [you-other] Posi { $the } su { $cell } dell'altro tetto, che ora vale { $value }.
    [yours] { $name } posa { $the } su { $cell } del tuo tetto, che ora vale { $value }.
    [own] { $name } posa { $the } su { $cell } del proprio tetto, che ora vale { $value }.
   *[other] { $name } posa { $the } su { $cell } dell'altro tetto, che ora vale { $value }.
}
sabotage-event-replaced = Sostituisce { $the }, che va negli scarti.
sabotage-event-pipe-removed = { $case ->
    [you-own] Con { $by } togli { $the } da { $cell } del tuo tetto, che ora vale { $value }.
    [you-other] Con { $by } togli { $the } da { $cell } dell'altro tetto, che ora vale { $value }.
    [yours] { $name }, con { $by }, toglie { $the } da { $cell } del tuo tetto, che ora vale { $value }.
    [own] { $name }, con { $by }, toglie { $the } da { $cell } del proprio tetto, che ora vale { $value }.
   *[other] { $name }, con { $by }, toglie { $the } da { $cell } dell'altro tetto, che ora vale { $value }.
}
sabotage-event-card-discarded = { $you ->
    [yes] Scarti { $the }.
   *[no] { $name } scarta { $the }.
}
sabotage-event-partner-asked = { $case ->
    [you] Proponi a { $partner } di chiudere il round.
    [asked] { $name } ti propone di chiudere il round.
   *[others] { $name } propone a { $partner } di chiudere il round.
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
    [yes] Potresti chiudere il round, ma vai avanti.
   *[no] { $name } potrebbe chiudere il round, ma va avanti.
}
sabotage-event-round-ended = { $you ->
    [yes] Chiudi il round e paghi 1 punto.
   *[no] { $name } chiude il round e paga 1 punto.
}
sabotage-event-cards-ran-out = L'ultima carta è giocata: il round è finito.
sabotage-score-of = { $name }: tetto { $value }, punti { $points }
sabotage-scores = In questo round: { $scores }.
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
    d          quando si vedono i posti di una carta: scartala invece
sabotage-help =
    Una linea di tre carte di un solo colore vale 2 punti; di arancione e rosso, o di blu e lilla, 1.
    Il valore delle righe sta accanto, quello delle colonne sotto; ↙ e ↘ sono le diagonali. Da 5 punti
    puoi chiudere il round prima di pescare; sopra i 5 ogni punto conta doppio.
    Una lettera va sulla sua casella, se è vuota, di uno dei due tetti; X su una casella vuota del tuo;
    la chiave su qualsiasi casella del tuo. Sabotaggio toglie una carta da uno dei due tetti,
    smontaggio dal tuo.

    Le mosse in notazione: F-blue@F (il tuo tetto)  F-blue>F (l'altro)  X-red@C  wrench-red@C
      sabotage@C  sabotage>C  dismantle@C  discard:F-blue  end  ask  go-on  agree  decline

sabotage-refusal-game-over = la partita è finita
sabotage-refusal-not-dealt = le carte del prossimo round non sono ancora distribuite
sabotage-refusal-answer-first = il tuo compagno ti propone di chiudere il round; accetta o rifiuta
sabotage-refusal-not-asked = nessuno ti propone di chiudere il round
sabotage-refusal-decide-first = prima chiudi il round o vai avanti
sabotage-refusal-ask-first = in quattro si propone al compagno di chiudere il round
sabotage-refusal-no-partner = in due non c'è un compagno a cui proporlo; chiudi e basta
sabotage-refusal-worth-too-little = il tuo tetto vale { $value }; per chiudere il round deve valere almeno { $enough }
sabotage-refusal-too-late = il round si può chiudere solo all'inizio del tuo turno
sabotage-refusal-not-in-hand = non hai in mano la carta { $card }
sabotage-refusal-own-roof-only = { $card } si gioca solo sul tuo tetto
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
