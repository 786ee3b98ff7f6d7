# Das Bergwerk auf dem Bildschirm: was Saboteur und Saboteur 2 im Browser außer ihren Ereignissen sagen.

mine-board = Das Bergwerk
mine-fit = Alles zeigen
mine-zoom-in = Näher
mine-zoom-out = Weiter weg

## Karten und Plätze

mine-tunnel-straight = { $article ->
    [yes] eine Gerade
   *[no] Gerade
}
mine-tunnel-curve = { $article ->
    [yes] eine Kurve
   *[no] Kurve
}
mine-tunnel-junction = { $article ->
    [yes] eine Abzweigung
   *[no] Abzweigung
}
mine-tunnel-crossing = { $article ->
    [yes] eine Kreuzung
   *[no] Kreuzung
}
mine-tunnel-dead-end = { $article ->
    [yes] eine Sackgasse
   *[no] Sackgasse
}
mine-tunnel-straight-stub = { $article ->
    [yes] eine Gerade mit Sackgasse
   *[no] Gerade mit Sackgasse
}
mine-tunnel-curve-stub = { $article ->
    [yes] eine Kurve mit Sackgasse
   *[no] Kurve mit Sackgasse
}
mine-tunnel-bridge = { $article ->
    [yes] eine Brücke
   *[no] Brücke
}
mine-tunnel-double-curve = { $article ->
    [yes] eine Doppelkurve
   *[no] Doppelkurve
}
mine-tunnel-ladder = { $article ->
    [yes] eine Leiter
   *[no] Leiter
}
mine-tunnel-green = { $article ->
    [yes] eine grüne Tür
   *[no] grüne Tür
}
mine-tunnel-blue = { $article ->
    [yes] eine blaue Tür
   *[no] blaue Tür
}
mine-tunnel-crystal = { $article ->
    [yes] eine Kristallkarte
   *[no] Kristallkarte
}
mine-side-up = oben
mine-side-right = rechts
mine-side-down = unten
mine-side-left = links
mine-refusal-does-not-fit = { $side ->
    [up] { $card } auf { $cell } passt nicht zur Karte darüber
    [right] { $card } auf { $cell } passt nicht zur Karte rechts daneben
    [down] { $card } auf { $cell } passt nicht zur Karte darunter
   *[left] { $card } auf { $cell } passt nicht zur Karte links daneben
}
mine-card-sides = { $card }, offen nach { $sides }
mine-hand-card = { $hindered ->
    [no] Karte { $number }: { $card }
   *[yes] Karte { $number }: { $card }. { $why }
}
mine-place = { $ways ->
    [both] Auf { $cell } legen, aufrecht oder gedreht
    [turned] Gedreht auf { $cell } legen
   *[upright] Aufrecht auf { $cell } legen
}
mine-choose-seat = { $name } wählen
mine-tool-state = { $broken ->
    [yes] { $tool }: kaputt
   *[no] { $tool }: heil
}
mine-looked-at = kennt Ziel
mine-nuggets-owned = Nuggets
mine-nuggets-secret = { $nuggets ->
    [one] { $nuggets } Nugget, das nur du siehst
   *[other] { $nuggets } Nuggets, die nur du siehst
}
mine-no-cards = Du hast keine Karten mehr.
mine-start = Start
mine-goal = Ziel { $goal }
mine-says-start = Hier beginnen alle Stollen.
mine-says-goal = Der Schatz oder nur Stein: Es wird aufgedeckt, sobald ein Stollen hinführt.
mine-says-treasure = Wer ihn erreicht, beendet die Runde.
mine-says-stone = Sein Stollen gehört zum Bergwerk.
mine-says-tunnel = Kommt neben eine Karte des Bergwerks: Stollen an Stollen, Fels an Fels.
mine-says-dead-end = Man kann hinein, aber nicht hindurch.
mine-says-stub = Ein Durchgang und daneben eine Sackgasse.
mine-says-bridge = Zwei Stollen kreuzen sich, ohne sich zu treffen.
mine-says-double-curve = Zwei Kurven laufen aneinander vorbei, ohne sich zu treffen.
mine-says-ladder = Ist mit dem Start und mit jeder anderen Leiter verbunden.
mine-says-green = Wird der Schatz erreicht, kommt das blaue Team hier nicht durch.
mine-says-blue = Wird der Schatz erreicht, kommt das grüne Team hier nicht durch.
mine-says-crystal = Ein Stollen, dessen Kristall den Geologen ein Nugget bringt.
mine-says-broken = Lege es vor jemanden: Wer es vor sich hat, legt bis zur Reparatur keine Stollen.
mine-says-repair = Entfernt ein abgebildetes kaputtes Werkzeug, bei dir oder bei jemand anderem.
mine-says-rockfall = Nimmt eine Stollenkarte aus dem Bergwerk, nie den Start oder ein Ziel.
mine-says-map = Zeigt dir allein ein verdecktes Ziel.
mine-says-inspection = Zeigt dir allein die Rolle von jemand anderem.
mine-says-change-role = Jemand, vielleicht du, legt die eigene Rolle weg und zieht eine neue.
mine-says-swap-hands = Du tauschst deine Hand mit der von jemand anderem.
mine-says-prison = Lege es vor jemanden: Wer es vor sich hat, legt keine Stollen und zählt am Ende der Runde nicht.
mine-says-free = Entfernt ein Gefängnis, bei dir oder bei jemand anderem.
mine-says-thief = Lege ihn vor dich, um nach der Runde ein Nugget zu stehlen.
mine-says-hands-off = Entfernt einen Dieb, bei wem du willst.

## Was eine Taste tut

mine-do-lay = Hierher legen
mine-full-lay = { $turned ->
    [yes] Lege { $card } auf { $cell }, gedreht
   *[no] Lege { $card } auf { $cell }
}
mine-full-pass = Wirf ab: { $cards }
mine-do-break = { $self ->
    [yes] Deine eigene { $tool } kaputt machen
   *[no] { $tool } von { $target } kaputt machen
}
mine-do-repair = { $self ->
    [yes] Deine { $tool } reparieren
   *[no] { $tool } von { $target } reparieren
}
mine-do-rockfall = Stollen auf { $cell } einstürzen lassen
mine-do-map = Ziel { $goal } ansehen
mine-do-pass = { $number ->
    [one] Abwerfen
   *[other] { $number } Karten abwerfen
}
mine-do-clear = Beide abwerfen, dafür weg: { $what }
mine-do-gold = { $value ->
    [one] { $value } Nugget nehmen
   *[other] { $value } Nuggets nehmen
}
mine-do-inspection = Rolle von { $target } ansehen
mine-do-change-role = { $self ->
    [yes] Deine eigene Rolle wechseln
   *[no] { $target } die Rolle wechseln lassen
}
mine-do-swap-hands = Mit { $target } die Karten tauschen
mine-do-prison = { $target } ins Gefängnis stecken
mine-do-free = { $self ->
    [yes] Dich selbst befreien
   *[no] { $target } befreien
}
mine-do-hands-off = { $self ->
    [yes] Deine eigene Diebeskarte entfernen
   *[no] Diebeskarte von { $target } entfernen
}
mine-do-thief = Diebeskarte vor dich legen
mine-do-rob = { $target } ein Nugget stehlen
mine-rather-clear = Entfernen: { $what }
mine-rather-pass = Nur abwerfen
mine-turn = Drehen
mine-discard = Abwerfen
mine-discard-what = Wähle erst eine Karte
mine-discard-fewer = Diese gehen nicht zusammen

## Der Satz ganz oben

mine-ask-card = spiele eine Karte oder wirf eine ab
mine-ask-place = wohin legst du sie?
mine-ask-lay = lege sie hierher
mine-ask-lay-or-turn = lege sie hierher oder drehe sie
mine-ask-whom = wen wählst du?
mine-ask-goal = welches Ziel siehst du dir an?
mine-ask-tunnel = welcher Stollen stürzt ein?
mine-ask-confirm = bestätige oder wähle neu
mine-ask-useless = diese Karte kannst du nur abwerfen
mine-ask-discard = abwerfen?
mine-ask-more-cards = wirf sie ab oder wähle weitere dazu
mine-ask-gold = nimm eine der Goldkarten
mine-ask-rob = wem stiehlst du ein Nugget?
mine-other-plays = { $name } ist dran
mine-other-takes-gold = { $name } nimmt Gold
mine-other-robs = { $name } sucht sich ein Opfer
mine-waits-deal = Gleich wird die nächste Runde ausgeteilt
mine-round = Runde { $round } von { $rounds }
mine-deck = { $deck ->
    [one] noch { $deck } Karte im Stapel
   *[other] noch { $deck } Karten im Stapel
}

## Rollen

mine-role-digger = Grabe mit den anderen Goldsuchern einen Weg vom Start zum Schatz. Vielleicht gräbt jemand in die falsche Richtung.
mine-role-saboteur = Sorge dafür, dass niemand den Schatz erreicht und niemand merkt, dass du dahintersteckst.
mine-role-green = Grabe dich für die Grünen zum Schatz. Eine blaue Tür versperrt euch den Weg, eine grüne versperrt ihn den Blauen.
mine-role-blue = Grabe dich für die Blauen zum Schatz. Eine grüne Tür versperrt euch den Weg, eine blaue versperrt ihn den Grünen.
mine-role-boss = Du gewinnst mit jedem Team, das den Schatz erreicht, bekommst aber ein Nugget weniger.
mine-role-profiteer = Du gewinnst mit allen, die gewinnen, sogar mit den Saboteuren, bekommst aber zwei Nuggets weniger.
mine-role-geologist = Du gehörst zu keinem Team: Am Ende der Runde bringt dir jeder Kristall im Bergwerk ein Nugget.
mine-roles-among = Bei { $players } Spielern gibt es:
mine-from-to = { $least }–{ $most }
mine-roles-digger = Goldsucher
mine-roles-saboteur = { $most ->
    [one] Saboteur
   *[other] Saboteure
}
mine-roles-green = { $most ->
    [one] grüner Goldsucher
   *[other] grüne Goldsucher
}
mine-roles-blue = { $most ->
    [one] blauer Goldsucher
   *[other] blaue Goldsucher
}
mine-roles-boss = { $most ->
    [one] Boss
   *[other] Bosse
}
mine-roles-profiteer = { $most ->
    [one] Profiteur
   *[other] Profiteure
}
mine-roles-geologist = { $most ->
    [one] Geologe
   *[other] Geologen
}

## Gold, und das Ende einer Runde

mine-offer = Welche Goldkarte nimmst du?
mine-won-by-none = Niemand gewinnt die Runde.
mine-won = gewonnen
mine-wins-game = Sieg
mine-last-round = Die letzte Runde
mine-gold-hidden = eine verdeckte Goldkarte
mine-sheet = Alle Runden
mine-sheet-round = Runde { $round }
mine-sheet-sum = Summe
mine-sheet-found = Schatz gefunden
mine-sheet-hidden = Schatz nicht gefunden
mine-no-gold = kein Gold
mine-share-won = für den Sieg
mine-share-crystals = { $crystals ->
    [one] für { $crystals } Kristall
   *[other] für { $crystals } Kristalle
}
mine-share-prison = im Gefängnis
mine-share-took = { $you ->
    [yes] bei dir gestohlen
   *[no] bei { $name } gestohlen
}
mine-share-lost = { $you ->
    [yes] an dich verloren
   *[no] an { $name } verloren
}

## Der Tisch in Worten

mine-text-players = Spieler
mine-text-maze = { $up ->
    [yes] Das Bergwerk, Spalte für Spalte von links nach rechts
   *[no] Das Bergwerk, Reihe für Reihe von oben nach unten
}
mine-text-goals = Ziele
mine-text-hand = Deine Hand
mine-text-seat = { $name }: { $facts }
mine-text-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
mine-text-broken = kaputt: { $tools }
mine-text-start = { $cell }: der Start, nach allen Seiten offen
mine-text-card = { $cold ->
    [yes] { $cell }: { $card }, offen nach { $sides }, abgeschnitten
   *[no] { $cell }: { $card }, offen nach { $sides }
}
mine-text-goal = { $known ->
    [no] { $goal } auf { $cell }: verdeckt
    [own] { $goal } auf { $cell }: verdeckt; du kennst es: { $what }
    [opened] { $goal } auf { $cell }: verdeckt; es ist: { $what }
   *[open] { $goal } auf { $cell }: { $what }
}

## Zwischenspiele

mine-thought = Laut { $names }: { $role }
mine-scene-light = Licht fällt auf Ziel { $goal } …
mine-scene-goal = { $card ->
    [treasure] Ziel { $goal }: der Schatz!
   *[stone] Ziel { $goal }: nichts als Stein.
}
mine-scene-nothing = Der Schatz wurde nicht gefunden. Er lag bei Ziel { $goal }.
mine-treasure-lay = Der Schatz lag bei Ziel { $goal }.
mine-scene-gold = Das Gold wird verteilt.
