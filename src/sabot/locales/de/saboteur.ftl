# Saboteur: Spielteile, Stand, Ereignisse, Ablehnungen.

role-digger = Goldsucher
role-saboteur = Saboteur
your-role = In dieser Runde bist du { $role }.
role-of = { $name }: { $role }
role-spare = übrig: { $role }

tool-pick = Spitzhacke
tool-lantern = Lampe
tool-cart = Lore
the-tool-pick = die Spitzhacke
the-tool-lantern = die Lampe
the-tool-cart = die Lore

goal-treasure = der Schatz
goal-stone = nur Stein

card-tunnel = Stollen { $tunnel } ({ $shape })
card-dead-end = Sackgasse { $tunnel } ({ $shape })
card-broken = kaputte { $tool }
card-repair = Reparatur ({ $tools })
card-rockfall = Steinschlag
card-map = Schatzkarte
a-card-tunnel = einen Stollen { $tunnel } ({ $shape })
a-card-dead-end = eine Sackgasse { $tunnel } ({ $shape })
a-card-broken = eine kaputte { $tool }
a-card-repair = eine Reparatur ({ $tools })
a-card-rockfall = einen Steinschlag
a-card-map = eine Schatzkarte
face-broken = kaputt
face-repair = Reparatur

mark-start = S
way-upright = aufrecht
way-turned = gedreht

status-round = Runde { $round } von { $rounds } · Stapel { $deck }
status-own = Du: { $role } · Gold { $nuggets }
status-cards = Karten
status-looked-at = kennt { $goals }
nuggets = { $nuggets ->
    [one] { $nuggets } Nugget
   *[other] { $nuggets } Nuggets
}

prompt-card = Du bist dran: Karte { $numbers } (d { $numbers } wirft sie ab, ? hilft):
prompt-gold = Welche Goldkarte nimmst du? { $numbers }:
no-use = Karte { $number } kannst du jetzt nicht spielen, nur abwerfen: d { $number }
no-tunnel = Jetzt nicht: { $why }. Du kannst die Karte abwerfen: d { $number }
choose-for = Karte { $number }, { $card }

event-round-dealt = { $you ->
    [yes] Runde { $round } ist ausgeteilt. Du fängst an.
   *[no] Runde { $round } ist ausgeteilt. { $name } fängt an.
}
event-tunnel-laid = { $you ->
    [yes] Du legst { $tunnel } auf { $cell }.
   *[no] { $name } legt { $tunnel } auf { $cell }.
}
event-dead-end-laid = { $you ->
    [yes] Du legst eine Sackgasse { $tunnel } auf { $cell }.
   *[no] { $name } legt eine Sackgasse { $tunnel } auf { $cell }.
}
event-tool-broken = { $case ->
    [you-self] Du machst dir selbst { $tool } kaputt.
    [you-other] Du machst { $tool } von { $target } kaputt.
    [other-you] { $name } macht dir { $tool } kaputt!
    [other-self] { $name } macht sich selbst { $tool } kaputt.
   *[other-other] { $name } macht { $tool } von { $target } kaputt.
}
event-tool-repaired = { $case ->
    [you-self] Du reparierst dir selbst { $tool }.
    [you-other] Du reparierst { $tool } von { $target }.
    [other-you] { $name } repariert dir { $tool }.
    [other-self] { $name } repariert sich selbst { $tool }.
   *[other-other] { $name } repariert { $tool } von { $target }.
}
event-tunnel-collapsed = { $you ->
    [yes] Du lässt den Stollen auf { $cell } einstürzen.
   *[no] { $name } lässt den Stollen auf { $cell } einstürzen.
}
event-goal-looked-at = { $you ->
    [yes] Du siehst dir Ziel { $cell } an.
   *[no] { $name } sieht sich Ziel { $cell } an.
}
event-goal-seen = { $you ->
    [yes] Du siehst dir Ziel { $cell } an: { $goal }.
   *[no] { $name } sieht sich Ziel { $cell } an: { $goal }.
}
event-card-passed = { $you ->
    [yes] Du wirfst eine Karte ab.
   *[no] { $name } wirft eine Karte ab.
}
event-card-discarded = { $you ->
    [yes] Du wirfst { $card } ab.
   *[no] { $name } wirft { $card } ab.
}
event-empty-hand-passed = { $you ->
    [yes] Du hast keine Karten mehr und passt.
   *[no] { $name } hat keine Karten mehr und passt.
}
event-card-drawn = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $name } zieht { $card }.
}
event-goal-turned = Ziel { $cell } ist erreicht: { $goal }.
event-won-by-diggers = Die Goldsucher gewinnen die Runde!
event-won-by-saboteurs = Der Schatz bleibt verborgen: Die Saboteure gewinnen die Runde!
event-won-by-nobody = Der Schatz wurde nicht gefunden, und unter euch war kein Saboteur: Niemand bekommt Gold.
event-game-ended = { $who ->
    [you] Du gewinnst das Spiel!
    [alone] { $winners } gewinnt das Spiel!
   *[shared] Geteilter Sieg: { $winners }!
}
standing = Nuggets am Ende: { $standing }.

gold-drawn = { $cards ->
    [one] { $cards } Goldkarte wird verteilt.
   *[other] { $cards } Goldkarten werden verteilt.
}
gold-taken = { $you ->
    [yes] Du nimmst eine Goldkarte.
   *[no] { $name } nimmt eine Goldkarte.
}
gold-taken-worth = { $you ->
    [yes] Du nimmst eine Goldkarte im Wert von { $nuggets }.
   *[no] { $name } nimmt eine Goldkarte im Wert von { $nuggets }.
}
gold-paid = { $you ->
    [yes] { $nuggets ->
        [one] Du bekommst { $nuggets } Nugget.
       *[other] Du bekommst { $nuggets } Nuggets.
    }
   *[no] { $nuggets ->
        [one] { $name } bekommt { $nuggets } Nugget.
       *[other] { $name } bekommt { $nuggets } Nuggets.
    }
}

help-saboteur-keys =
    3          Karte 3 benutzen; mögliche Felder oder Mitspieler werden dann nummeriert
    d 3        Karte 3 verdeckt abwerfen: So passt man
    d          wenn die Felder einer Karte gezeigt werden: sie stattdessen abwerfen
    NES@3,-1   ein Zug in Notation, für alle, die sie kennen
help-saboteur =
    Das Bergwerk: Dicke Linien sind Stollen. { $start } ist der Start, ? ein verdecktes Ziel, ◆ der Schatz,
    ● ein Stein, den du gesehen hast, × eine Sackgasse. Felder heißen Spalte,Reihe: 8,-2 ist das
    nördliche Ziel. ↻ heißt gedreht. ✗ vor einem Werkzeug: Es ist kaputt, und wer es vor sich hat,
    darf keine Stollen legen.
    Zum Passen wirf eine Karte ab: Sie bleibt verdeckt.

    Züge in Notation: NES@3,-1  NES@3,-1t (gedreht)  -pick>C (kaputt machen)  +pick>C (reparieren)
      +pick/cart>C=cart  rockfall@3,-1  map@8,2  pass:NES  gold:3

refusal-game-over = das Spiel ist zu Ende
refusal-not-dealt = die nächste Runde ist noch nicht ausgeteilt
refusal-gold-first = das Gold wird verteilt; wähle eine der Goldkarten
refusal-no-such-gold = es ist keine Goldkarte im Wert von { $value } mehr da
refusal-no-gold-now = jetzt wird kein Gold verteilt
refusal-not-in-hand = du hast die Karte { $card } nicht auf der Hand
refusal-tool-broken = kein Stollen, solange dein Werkzeug kaputt ist ({ $tools })
refusal-cell-taken = auf { $cell } liegt schon eine Karte
refusal-same-both-ways = { $card } sieht gedreht genauso aus; lege die Karte aufrecht
refusal-does-not-fit-0 = { $card } auf { $cell } passt nicht zur Karte im Norden
refusal-does-not-fit-1 = { $card } auf { $cell } passt nicht zur Karte im Osten
refusal-does-not-fit-2 = { $card } auf { $cell } passt nicht zur Karte im Süden
refusal-does-not-fit-3 = { $card } auf { $cell } passt nicht zur Karte im Westen
refusal-nothing-beside = neben { $cell } liegt keine Karte
refusal-not-linked = kein Stollen führt vom Start nach { $cell }
refusal-no-such-seat = es gibt keinen Platz { $seat }; der letzte ist { $last }
refusal-own-tool = in dieser Ausgabe darfst du dein eigenes Werkzeug nicht kaputt machen
refusal-broken-already = { $tool } von { $seat } ist schon kaputt
refusal-wrong-tool = mit der Karte { $card } lässt sich { $tool } nicht reparieren
refusal-not-broken = { $tool } von { $seat } ist nicht kaputt
refusal-nothing-there = auf { $cell } liegt keine Karte
refusal-start-or-goal = ein Steinschlag trifft nie den Start oder ein Ziel
refusal-face-up = dieses Ziel liegt schon offen

# Warum eine Karte oder Wahl jetzt nicht geht, aufgedruckt: höchstens etwa 40 Zeichen.
hindered-tool-broken = Kaputt: { $tools }
hindered-fits-nowhere = Passt gerade nirgends
hindered-all-broken = Bei allen anderen schon kaputt
hindered-nothing-to-mend = Nichts davon ist kaputt
hindered-nothing-to-bring-down = Noch kein Stollen da
