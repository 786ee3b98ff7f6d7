# Rätsel: ihre Liste, Fragen, Antworten und Hinweise.

puzzles-title = Rätsel
puzzles-says = Stellungen aus echten Spielen. In jeder ist genau eine Antwort richtig, und das ist bewiesen. Wer die Saboteure sind, weiß man nie ganz sicher: Dort ist die richtige Antwort zu mindestens 95 % sicher. Was du gelöst hast, merkt sich nur dieser Browser.
puzzle-heading = { $game }, Rätsel { $number }
puzzle-question = Frage
puzzle-of-the-day = Rätsel des Tages.
puzzle-kind-move = Was würdest du spielen?
puzzle-kind-roles = Wer ist der Saboteur?
puzzle-solve = Lösen
puzzle-again = Noch einmal ansehen
puzzle-streak = { $days ->
    [0] Noch keine Serie.
    [one] 1 Tag in Folge.
   *[other] { $days } Tage in Folge.
}
puzzle-success = { $tried ->
    [0] Noch nichts versucht.
   *[other] Beim ersten Versuch gelöst: { $first } von { $tried }.
}
puzzle-mark-first = beim ersten Versuch gelöst
puzzle-mark-later = gelöst
puzzle-mark-shown = Antwort angesehen
puzzle-link = Rätsel { $number }, { $level ->
    [1] leicht
    [2] mittel
   *[3] schwer
}{ $mark ->
    [first] , beim ersten Versuch gelöst
    [later] , gelöst
    [shown] , Antwort angesehen
   *[none] {""}
}

## Fragen.

puzzle-ask-win = Ein Zug gewinnt die Runde für dich sofort und sicher. Welcher?
puzzle-ask-stop = Du bist Saboteur. Ein einziger Zug verhindert sicher, dass der nächste Spieler in seinem Zug den Schatz erreicht, welche Karte er auch hat. Welcher? Es zählt nur dieser Zug, nicht was danach kommt.
puzzle-ask-fewest = Welcher Zug sichert dir die wenigsten Strafpunkte in dieser Runde, was die anderen auch haben und spielen?
puzzle-ask-lead = Welcher Zug sichert dir den größten Vorsprung, mit dem du die Runde in deinem nächsten Zug beenden kannst, was die andere Seite bis dahin auch tut? Was danach kommt, zählt nicht.
puzzle-ask-hold = Angenommen, die andere Seite beendet jetzt die Runde: Nach welchem einen Zug ist dein Rückstand am kleinsten? Nur das zählt, nicht was danach kommt.
puzzle-ask-saboteurs = Wer sind die Saboteure, und wo ist der Schatz? Du stehst in der Liste der Spieler an erster Stelle: Geh durch, was du gesehen hast.
puzzle-to-question = Zur Frage
puzzle-look-back = Zurückblättern
puzzle-give-up = Antwort zeigen
puzzle-name = Benennen
puzzle-saboteurs-are = Saboteure unter den anderen
puzzle-treasure-is = Der Schatz
puzzle-answer = Antworten
puzzle-think-on = Weiter überlegen
puzzle-wrong-move = Dieser Zug ist nicht der sichere. Versuch es noch einmal.
puzzle-wrong-roles = Das ist es nicht. Versuch es noch einmal.

## Antworten.

puzzle-explain = Die Antwort
puzzle-result-first = Richtig, beim ersten Versuch!
puzzle-result-later = Richtig!
puzzle-result-shown = Das ist die Antwort
puzzle-next = Nächstes Rätsel
puzzle-why-win = Wo der Schatz auch noch liegen kann: So erreichst du ihn, und du gehörst zu den Gewinnern. Kein anderer Zug ist so sicher.
puzzle-why-stop = Danach kann der nächste Spieler den Schatz nicht erreichen, welche Karte er auch hat. Nach jedem anderen Zug würde ihn eine Karte erreichen, die du nicht gesehen hast – oder womöglich schon dein eigener Zug.
puzzle-why-fewest = Schlimmstenfalls kostet dich die Runde dann { $sure } Strafpunkte. Nach jedem anderen Zug kann sie { $other } oder mehr kosten.
puzzle-why-lead = Was dazwischen auch gespielt wird: Du kannst die Runde mit mindestens { $sure } Vorsprung beenden. Jeder andere Zug sichert dir höchstens { $other }.
puzzle-why-hold = { $sure ->
    [0] Wenn die andere Seite jetzt die Runde beendet, hat sie keinen Vorsprung. Nach jedem anderen Zug hätte sie { $other } oder mehr.
   *[other] Wenn die andere Seite jetzt die Runde beendet, liegst du so { $sure } zurück, nach jedem anderen Zug { $other } oder mehr.
}
puzzle-why-saboteurs = Nach allem, was zu sehen war, ist das zu { $chance } % sicher – wenn man meist zum Schatz hin gräbt, der anderen Seite Werkzeug kaputt macht und das der eigenen repariert.
puzzle-roles-are = { $count ->
    [one] Saboteur: { $names }. Der Schatz: Ziel { $goal }.
   *[other] Saboteure: { $names }. Der Schatz: Ziel { $goal }.
}
puzzle-you = du
puzzle-clues = Die Hinweise
puzzle-clue-step = Schritt { $step }
puzzle-like-saboteur = Wie ein Saboteur
puzzle-like-digger = Wie ein Goldsucher
puzzle-clue-nearer = { $name } hat den Stollen näher ans Ziel gebracht.
puzzle-clue-no-nearer = { $name } hat den Stollen nicht näher ans Ziel gebracht.
puzzle-clue-farther = { $name } hat den Weg verlängert.
puzzle-clue-broke = { $name } hat Werkzeug von { $target } kaputt gemacht.
puzzle-clue-broke-you = { $name } hat dein Werkzeug kaputt gemacht.
puzzle-clue-mended = { $name } hat Werkzeug von { $target } repariert.
puzzle-clue-mended-you = { $name } hat dein Werkzeug repariert.
puzzle-clue-imprisoned = { $name } hat { $target } ins Gefängnis gesteckt.
puzzle-clue-imprisoned-you = { $name } hat dich ins Gefängnis gesteckt.
puzzle-clue-freed = { $name } hat { $target } befreit.
puzzle-clue-freed-you = { $name } hat dich befreit.
puzzle-clue-treasure-seen = Du hast den Schatz selbst gesehen: Ziel { $target }.
puzzle-clue-treasure-left = Die zwei anderen Ziele sind Stein, also ist Ziel { $target } der Schatz.
puzzle-clue-treasure-inferred = Wo die gegraben haben, die eine Schatzkarte benutzt hatten, verrät: Ziel { $target } ist der Schatz.
