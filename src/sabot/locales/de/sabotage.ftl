# Sabotage: Karten, Stand, Ereignisse, Ablehnungen.

sabotage-face-wrench = Rohrzange
sabotage-face-sabotage = Sabotage
sabotage-face-dismantle = Demontage
sabotage-colour-orange = orange
sabotage-colour-red = rot
sabotage-colour-blue = blau
sabotage-colour-lilac = lila
# Der Name einer Rohrkarte, ohne Artikel: A in Rot.
sabotage-card-orange = { $kind ->
   *[letter] { $face } in Orange
}
sabotage-card-red = { $kind ->
   *[letter] { $face } in Rot
}
sabotage-card-blue = { $kind ->
   *[letter] { $face } in Blau
}
sabotage-card-lilac = { $kind ->
   *[letter] { $face } in Lila
}
# Eine Karte mit ihrem Artikel.
sabotage-the-card = { $kind ->
    [action] eine Karte „{ $card }“
    [wrench] die { $card }
   *[letter] das { $card }
}

sabotage-status-round = Runde { $round } von { $rounds } · Stapel { $deck } · Punkte: { $totals }
sabotage-status-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
sabotage-status-pile = Ablage ({ $cards }), die neueste zuerst:
sabotage-roof-title = { $owners }: { $value } wert, zählt { $points }

sabotage-prompt-card = Du bist dran: Karte { $numbers } (d { $numbers } wirft sie ab, ? hilft):
sabotage-prompt-end = Bevor du ziehst: 1 oder 2?
sabotage-prompt-answer = { $name } fragt dich, ob die Runde enden soll: 1 oder 2?
sabotage-no-use = Mit { $card } lässt sich jetzt nichts anfangen. Du kannst die Karte abwerfen: d { $number }
sabotage-choose-for = Karte { $number }, { $card }
sabotage-choice-own = dein Dach, { $cell }
sabotage-choice-other = das andere Dach, { $cell }
sabotage-choice-end = die Runde beenden
sabotage-choice-ask = fragen, ob die Runde enden soll
sabotage-choice-go-on = weiterspielen
sabotage-choice-agree = zustimmen, die Runde endet
sabotage-choice-decline = ablehnen, die Runde geht weiter

sabotage-event-round-dealt = { $you ->
    [yes] Runde { $round } ist ausgeteilt (Geber: { $dealer }). Du fängst an.
   *[no] Runde { $round } ist ausgeteilt (Geber: { $dealer }). { $name } fängt an.
}
sabotage-event-card-drawn = { $you ->
    [yes] Du ziehst { $the }.
   *[no] { $name } zieht { $the }.
}
sabotage-event-pipe-laid = { $case ->
    [you-own] Du legst { $the } auf Feld { $cell } deines Dachs, das nun { $value } wert ist.
    [you-other] Du legst { $the } auf Feld { $cell } des anderen Dachs, das nun { $value } wert ist.
    [yours] { $name } legt { $the } auf Feld { $cell } deines Dachs, das nun { $value } wert ist.
    [own] { $name } legt { $the } auf Feld { $cell } des eigenen Dachs, das nun { $value } wert ist.
   *[other] { $name } legt { $the } auf Feld { $cell } des anderen Dachs, das nun { $value } wert ist.
}
sabotage-event-replaced = Dafür kommt { $the } auf die Ablage.
sabotage-event-pipe-removed = { $case ->
    [you-own] Mit { $by } nimmst du { $the } von Feld { $cell } deines Dachs, das nun { $value } wert ist.
    [you-other] Mit { $by } nimmst du { $the } von Feld { $cell } des anderen Dachs, das nun { $value } wert ist.
    [yours] Mit { $by } nimmt { $name } { $the } von Feld { $cell } deines Dachs, das nun { $value } wert ist.
    [own] Mit { $by } nimmt { $name } { $the } von Feld { $cell } des eigenen Dachs, das nun { $value } wert ist.
   *[other] Mit { $by } nimmt { $name } { $the } von Feld { $cell } des anderen Dachs, das nun { $value } wert ist.
}
sabotage-event-card-discarded = { $you ->
    [yes] Du wirfst { $the } ab.
   *[no] { $name } wirft { $the } ab.
}
sabotage-event-partner-asked = { $case ->
    [you] Du fragst { $partner }, ob die Runde enden soll.
    [asked] { $name } fragt dich, ob die Runde enden soll.
   *[others] { $name } fragt { $partner }, ob die Runde enden soll.
}
sabotage-event-partner-agreed = { $you ->
    [yes] Du stimmst zu.
   *[no] { $name } stimmt zu.
}
sabotage-event-partner-declined = { $you ->
    [yes] Du lehnst ab.
   *[no] { $name } lehnt ab.
}
sabotage-event-went-on = { $you ->
    [yes] Du könntest die Runde beenden und spielst weiter.
   *[no] { $name } könnte die Runde beenden und spielt weiter.
}
sabotage-event-round-ended = { $you ->
    [yes] Du beendest die Runde und verlierst 1 Punkt.
   *[no] { $name } beendet die Runde und verliert 1 Punkt.
}
sabotage-event-cards-ran-out = Die letzte Karte ist gespielt: Die Runde ist zu Ende.
sabotage-score-of = { $name }: Dach { $value }, Punkte { $points }
sabotage-scores = Diese Runde: { $scores }.
sabotage-totals = Punkte bisher: { $totals }.
sabotage-event-game-ended = { $who ->
    [you] Du gewinnst das Spiel!
    [alone] { $winners } gewinnt das Spiel!
    [pair] { $winners } gewinnen das Spiel!
   *[shared] Geteilter Sieg: { $winners }!
}

sabotage-help-keys =
    3          Karte 3 benutzen; mögliche Felder werden dann nummeriert
    d 3        Karte 3 abwerfen
    d          wenn die Felder einer Karte gezeigt werden: sie stattdessen abwerfen
sabotage-help =
    Eine Linie aus drei Karten einer Farbe ist 2 Punkte wert, aus Orange und Rot oder aus Blau und
    Lila 1 Punkt. Der Wert der Reihen steht daneben, der der Spalten darunter; ↙ und ↘ sind die
    Diagonalen. Ab 5 Punkten darfst du die Runde beenden, bevor du ziehst; über 5 zählt jeder
    Punkt doppelt.
    Buchstaben kommen auf ihr Feld eines der beiden Dächer, wenn es leer ist, X auf ein leeres Feld
    deines Dachs, die Rohrzange auf irgendein Feld deines Dachs. Sabotage nimmt eine Karte von
    einem der beiden Dächer, Demontage eine vom eigenen.

    Züge in Notation: F-blue@F (dein Dach)  F-blue>F (das andere)  X-red@C  wrench-red@C
      sabotage@C  sabotage>C  dismantle@C  discard:F-blue  end  ask  go-on  agree  decline

sabotage-refusal-game-over = das Spiel ist zu Ende
sabotage-refusal-not-dealt = die nächste Runde ist noch nicht ausgeteilt
sabotage-refusal-answer-first = du wirst gefragt, ob die Runde enden soll; stimme zu oder lehne ab
sabotage-refusal-not-asked = niemand fragt dich, ob die Runde enden soll
sabotage-refusal-decide-first = beende zuerst die Runde oder spiele weiter
sabotage-refusal-ask-first = zu viert fragst du zuerst, ob die Runde enden soll
sabotage-refusal-no-partner = zu zweit gibt es niemanden zu fragen; beende die Runde einfach
sabotage-refusal-worth-too-little = dein Dach ist { $value } wert; zum Beenden der Runde braucht es { $enough }
sabotage-refusal-too-late = die Runde lässt sich nur am Anfang deines Zugs beenden
sabotage-refusal-not-in-hand = du hast die Karte { $card } nicht auf der Hand
sabotage-refusal-own-roof-only = { $card } darf nur auf das eigene Dach
sabotage-refusal-wrong-cell = { $card } kommt nur auf Feld { $cell }
sabotage-refusal-cell-taken-own = auf Feld { $cell } deines Dachs liegt schon eine Karte
sabotage-refusal-cell-taken-other = auf Feld { $cell } des anderen Dachs liegt schon eine Karte
sabotage-refusal-nothing-there-own = auf Feld { $cell } deines Dachs liegt keine Karte
sabotage-refusal-nothing-there-other = auf Feld { $cell } des anderen Dachs liegt keine Karte

# Warum eine Karte oder Wahl jetzt nicht geht, aufgedruckt: höchstens etwa 40 Zeichen.
sabotage-hindered-both-cells-taken = Feld { $cell } ist auf beiden Dächern belegt
sabotage-hindered-own-roof-full = Kein leeres Feld auf deinem Dach
sabotage-hindered-both-roofs-empty = Beide Dächer sind leer
sabotage-hindered-own-roof-empty = Dein Dach ist leer
sabotage-hindered-worth-too-little = Dein Dach ist { $value } wert; nötig sind { $enough }
sabotage-hindered-too-late = Nur am Anfang deines Zugs
