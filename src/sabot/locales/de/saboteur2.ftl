# Saboteur 2: Spielteile, Stand, Ereignisse, Ablehnungen.

role-green = grüner Goldsucher
role-blue = blauer Goldsucher
role-boss = Boss
role-profiteer = Profiteur
role-geologist = Geologe

card-ladder = Leiter
card-green = grüne Tür
card-blue = blaue Tür
card-crystal = Kristall
card-inspection = Inspektion
card-change-role = Rollenwechsel
card-swap-hands = Kartentausch
card-prison = Gefängnis
card-free = Endlich frei
card-thief = Dieb
card-hands-off = Finger weg
card-special = { $what } { $tunnel } ({ $shape })
a-card-ladder = eine Leiter
a-card-green = eine grüne Tür
a-card-blue = eine blaue Tür
a-card-crystal = einen Kristall
a-card-inspection = eine Inspektion
a-card-change-role = einen Rollenwechsel
a-card-swap-hands = einen Kartentausch
a-card-prison = ein Gefängnis
a-card-free = eine Karte „Endlich frei“
a-card-thief = einen Dieb
a-card-hands-off = eine Karte „Finger weg“

status-own-nuggets = Du: { $role } · Nuggets { $nuggets }
status-prison = im Gefängnis
status-thief = Dieb
status-owns = { $nuggets } ◆
status-crystals = Kristalle im Bergwerk: { $crystals }

pick-several = zwei oder drei Karten abwerfen
pick-clear = zwei Karten abwerfen und eine Karte vor dir entfernen
prompt-rob = Wem stiehlst du ein Nugget? { $numbers }:
prompt-turn = Du bist dran: { $numbers } (d 2 wirft Karte 2 ab, d 1 4 zwei zugleich, ? hilft):
no-use-now = Nummer { $number } geht jetzt nicht. Eine Karte kannst du abwerfen: d { $number }
choice-clear = { $cards } → weg mit: { $what }

event-role-inspected = { $case ->
    [you-self] Du siehst dir deine eigene Rolle an.
    [you-other] Du siehst dir die Rolle von { $target } an.
    [other-you] { $name } sieht sich deine Rolle an!
    [other-self] { $name } sieht sich die eigene Rolle an.
   *[other-other] { $name } sieht sich die Rolle von { $target } an.
}
event-role-changed = { $case ->
    [you-self] Du wechselst deine Rolle.
    [you-other] Du lässt { $target } die Rolle wechseln.
    [other-you] { $name } lässt dich die Rolle wechseln!
    [other-self] { $name } wechselt die eigene Rolle.
   *[other-other] { $name } lässt { $target } die Rolle wechseln.
}
event-hands-exchanged = { $case ->
    [you-self] Du behältst deine Karten.
    [you-other] Du tauschst die Karten mit { $target }.
    [other-you] { $name } tauscht die Karten mit dir!
    [other-self] { $name } behält die eigenen Karten.
   *[other-other] { $name } tauscht die Karten mit { $target }.
}
event-player-imprisoned = { $case ->
    [you-self] Du gehst ins Gefängnis.
    [you-other] Du steckst { $target } ins Gefängnis.
    [other-you] { $name } steckt dich ins Gefängnis!
    [other-self] { $name } geht ins Gefängnis.
   *[other-other] { $name } steckt { $target } ins Gefängnis.
}
event-player-freed = { $case ->
    [you-self] Du befreist dich aus dem Gefängnis.
    [you-other] Du befreist { $target } aus dem Gefängnis.
    [other-you] { $name } befreit dich aus dem Gefängnis.
    [other-self] { $name } kommt aus dem Gefängnis frei.
   *[other-other] { $name } befreit { $target } aus dem Gefängnis.
}
event-thief-warded-off = { $case ->
    [you-self] Du entfernst deine eigene Diebeskarte.
    [you-other] Du entfernst die Diebeskarte von { $target }.
    [other-you] { $name } entfernt deine Diebeskarte!
    [other-self] { $name } entfernt die eigene Diebeskarte.
   *[other-other] { $name } entfernt die Diebeskarte von { $target }.
}
event-nugget-stolen = { $case ->
    [you-self] Du bestiehlst dich selbst.
    [you-other] Du stiehlst { $target } ein Nugget.
    [other-you] { $name } stiehlt dir ein Nugget!
    [other-self] { $name } bestiehlt niemanden.
   *[other-other] { $name } stiehlt { $target } ein Nugget.
}
event-role-seen = Du siehst: { $role }.
event-new-role = Deine neue Rolle: { $role }.
event-thief-laid = { $you ->
    [yes] Du legst eine Diebeskarte vor dich.
   *[no] { $name } legt eine Diebeskarte vor sich.
}
event-cards-passed = { $you ->
    [yes] Du wirfst { $number } Karten ab.
   *[no] { $name } wirft { $number } Karten ab.
}
event-cards-discarded = { $you ->
    [yes] Du wirfst { $cards } ab.
   *[no] { $name } wirft { $cards } ab.
}
event-front-cleared = { $you ->
    [yes] Du wirfst zwei Karten ab und entfernst: { $what }.
   *[no] { $name } wirft zwei Karten ab und entfernt: { $what }.
}
event-hand-drawn = { $you ->
    [yes] Du ziehst { $cards }.
   *[no] { $name } zieht { $cards }.
}
event-player-skipped = { $you ->
    [yes] Du hast keine Karten mehr und setzt aus.
   *[no] { $name } hat keine Karten mehr und setzt aus.
}
event-won-green = Die Grünen gewinnen die Runde!
event-won-blue = Die Blauen gewinnen die Runde!
event-won-boss = Türen beider Farben: Der Boss gewinnt allein!
event-won-all-saboteurs = Die Saboteure gewinnen die Runde!
event-paid = Ausgezahlte Nuggets: { $paid }.
event-nobody-paid = Niemand bekommt Nuggets.

help-saboteur2-keys =
    3          Karte 3 benutzen; mögliche Felder oder Mitspieler werden dann nummeriert
    d 3        Karte 3 verdeckt abwerfen: So passt man
    d 1 4      mehrere zugleich abwerfen: zwei oder drei Karten
    d          wenn die Felder einer Karte gezeigt werden: sie stattdessen abwerfen
    NES@3,-1   ein Zug in Notation, für alle, die sie kennen
help-saboteur2 =
    Das Bergwerk: Dicke Linien sind Stollen. { $start } ist der Start, ? ein verdecktes Ziel, ◆ der Schatz,
    ● ein Stein, × eine Sackgasse, H eine Leiter (mit dem Start verbunden), ▮ eine grüne Tür, ▯ eine blaue, ✦ ein Kristall (✧ in einer Sackgasse).
    Eine Brücke oder Doppelkurve hat zwei Stollen, die nicht verbunden sind. Felder heißen Spalte,Reihe.

    Züge in Notation: NES@3,-1  ladder-ES@3,-1t  -pick>C  +pick>C  inspection>C
      change-role>C  swap-hands>C  prison>C  free>C  thief  hands-off>C
      pass:NES+map  clear:NES+map=prison  rob>C

refusal-steal-first = die Diebe sind am Werk; wähle, wem du ein Nugget stiehlst
refusal-no-stealing-now = jetzt stiehlt niemand; Diebe stehlen am Ende der Runde
refusal-no-nuggets = { $seat } hat kein Nugget
refusal-own-nugget = du kannst dich nicht selbst bestehlen
refusal-in-prison = kein Stollen, solange du im Gefängnis bist
refusal-ladder-beside-goal = eine Leiter liegt nie neben einem Ziel
refusal-ladder-meets-nothing = { $card } schließt auf { $cell } an keinen Stollen an
refusal-another-player = { $card } kann man nicht auf sich selbst spielen
refusal-in-prison-already = { $seat } ist schon im Gefängnis
refusal-not-in-prison = { $seat } ist nicht im Gefängnis
refusal-thief-already = vor dir liegt schon eine Diebeskarte
refusal-no-thief = vor { $seat } liegt keine Diebeskarte
refusal-not-in-front = das liegt nicht vor dir: { $what }

# Warum eine Karte oder Wahl jetzt nicht geht, aufgedruckt: höchstens etwa 40 Zeichen.
hindered-in-prison = Du bist im Gefängnis
hindered-all-in-prison = Alle anderen sind im Gefängnis
hindered-nobody-in-prison = Niemand ist im Gefängnis
hindered-thief-already = Vor dir liegt schon eine Diebeskarte
hindered-no-thief-anywhere = Vor niemandem liegt eine Diebeskarte
hindered-two-cards-needed = Dafür braucht es zwei Karten
