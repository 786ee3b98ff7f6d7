# Sabotage auf dem Bildschirm. Karten, Ereignisse und Ablehnungen stehen in sabotage.ftl.

roofs-your-turn = Du bist dran
roofs-now-playing = { $you ->
    [yes] spiel eine deiner { $cards } Karten
   *[no] { $name } spielt eine Karte
}
roofs-now-placing = { $you ->
    [yes] wähl einen Platz oder wirf die Karte ab
   *[no] { $name } spielt eine Karte
}
roofs-now-offered = { $you ->
    [yes] die Runde beenden oder weiterspielen?
   *[no] { $name } kann die Runde beenden
}
roofs-now-asked = { $you ->
    [yes] { $asker } fragt dich, ob die Runde enden soll
   *[no] { $asker } fragt { $name }, ob die Runde enden soll
}
roofs-round-over = Runde { $round } ist vorbei
roofs-fact-round = Runde { $round } von { $rounds }
roofs-fact-dealer = Es gibt: { $dealer }
roofs-fact-deck = { $cards ->
    [0] Stapel leer
    [one] Noch { $cards } Karte im Stapel
   *[other] Noch { $cards } Karten im Stapel
}

roofs-own = Dein Dach
roofs-of = Dach von { $names }
roofs-with = mit { $name }
roofs-your-partner = spielt mit dir
roofs-worth = { $value ->
    [one] Wert { $value } Punkt, zählt { $points }
   *[other] Wert { $value } Punkte, zählt { $points }
}
roofs-counts = zählt { $points }
roofs-line = { $cells }: { $value }
roofs-empty = frei
roofs-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
roofs-fresh = neu

roofs-do-lay = { $whose ->
    [own] { $card } auf { $cell } deines Dachs legen
    [name] { $card } auf { $cell } bei { $name } legen
   *[other] { $card } auf { $cell } des anderen Dachs legen
}
roofs-do-remove = { $whose ->
    [own] { $card } von { $cell } deines Dachs nehmen
    [name] { $card } von { $cell } bei { $name } nehmen
   *[other] { $card } von { $cell } des anderen Dachs nehmen
}
roofs-do-ask = { $name } fragen: Ende?
roofs-do-discard = { $card } abwerfen
roofs-discard = Abwerfen
roofs-cancel = Abbrechen
roofs-close = Schließen

roofs-offered = Bevor du ziehst: die Runde beenden oder weiterspielen?
roofs-asked = { $name } möchte die Runde beenden. Stimmst du zu?
roofs-cost = Wer die Runde beendet, zahlt 1 Punkt.

roofs-pile = Ablage
roofs-discarded = { $cards ->
    [0] Ablage leer
   *[other] Ablage: { $cards }
}

roofs-winner = Sieg
roofs-sheet-round = Runde { $round }
roofs-sheet-roof = Dach { $value }
roofs-sheet-ended = beendet von { $name }: −1
roofs-sheet-sum = Insgesamt
roofs-counting = Über 5 zählen die Punkte eines Dachs doppelt.

roofs-text-players = Mitspielende
roofs-text-hand = Deine Karten
roofs-text-player = { $name }: Karten { $cards }, Punkte { $points }
