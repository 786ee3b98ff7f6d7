# Sabotage auf dem Bildschirm. Karten, Ereignisse und Ablehnungen stehen in sabotage.ftl.

sabotage-now-playing = { $you ->
    [yes] spiele eine deiner { $cards } Karten
   *[no] { $name } spielt eine Karte
}
sabotage-now-placing = { $you ->
    [yes] wähle ein Feld oder wirf die Karte ab
   *[no] { $name } spielt eine Karte
}
sabotage-now-offered = { $you ->
    [yes] die Runde beenden oder weiterspielen?
   *[no] { $name } kann die Runde beenden
}
sabotage-now-asked = { $you ->
    [yes] { $asker } fragt dich, ob die Runde enden soll
   *[no] { $asker } fragt { $name }, ob die Runde enden soll
}
sabotage-round-over = Runde { $round } ist zu Ende
sabotage-fact-round = Runde { $round } von { $rounds }
sabotage-fact-dealer = Geber: { $dealer }
sabotage-fact-deck = { $cards ->
    [0] Stapel leer
    [one] Noch { $cards } Karte im Stapel
   *[other] Noch { $cards } Karten im Stapel
}

sabotage-own = Dein Dach
sabotage-of = Dach von { $names }
sabotage-with = mit { $name }
sabotage-your-partner = spielt mit dir
sabotage-worth = { $value ->
    [one] { $value } Punkt wert, zählt { $points }
   *[other] { $value } Punkte wert, zählt { $points }
}
sabotage-counts = zählt { $points }
sabotage-line = { $cells }: { $value }
sabotage-empty = leer
sabotage-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sabotage-fresh = neu
sabotage-says-letter = Kommt auf das Feld { $cell } eines der beiden Dächer, wenn es leer ist.
sabotage-says-x = Kommt auf ein beliebiges leeres Feld deines Dachs.
sabotage-says-wrench = Kommt auf ein beliebiges Feld deines Dachs und ersetzt die Karte, die dort liegt.
sabotage-says-sabotage = Entfernt eine Karte von einem der beiden Dächer.
sabotage-says-dismantle = Entfernt eine Karte von deinem eigenen Dach.

sabotage-do-lay = { $whose ->
    [own] { $card } auf { $cell } deines Dachs legen
    [name] { $card } bei { $name } auf { $cell } legen
   *[other] { $card } auf { $cell } des anderen Dachs legen
}
sabotage-do-remove = { $whose ->
    [own] { $card } von { $cell } deines Dachs nehmen
    [name] { $card } bei { $name } von { $cell } nehmen
   *[other] { $card } von { $cell } des anderen Dachs nehmen
}
sabotage-do-ask = { $name } fragen: Beenden?
sabotage-do-discard = { $card } abwerfen
sabotage-discard = Abwerfen
sabotage-discard-what = Wähle erst eine Karte

sabotage-offered = Bevor du ziehst: die Runde beenden oder weiterspielen?
sabotage-asked = { $name } möchte die Runde beenden. Stimmst du zu?
sabotage-cost = Wer die Runde beendet, verliert 1 Punkt.

sabotage-pile = Ablage
sabotage-discarded = { $cards ->
    [0] Ablage leer
   *[other] Ablage: { $cards }
}

sabotage-winner = Sieg
sabotage-sheet-round = Runde { $round }
sabotage-sheet-roof = Dach { $value }
sabotage-sheet-ended = { $you ->
    [yes] beendet von dir: −1
   *[no] beendet von { $name }: −1
}
sabotage-sheet-sum = Insgesamt
sabotage-counting = Über 5 zählen die Punkte eines Dachs doppelt.

sabotage-text-players = Spieler
sabotage-text-hand = Deine Hand
sabotage-text-player = { $name }: Karten { $cards }, Punkte { $points }
sabotage-text-cell = { $cell }: { $card }
sabotage-text-roof = { $roof }: { $worth }
