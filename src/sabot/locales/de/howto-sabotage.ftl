# Wie man Sabotage spielt. Eine Leerzeile beginnt einen neuen Absatz.

howto-sabotage-goal-title = Worum es geht
howto-sabotage-goal =
    Jede Seite verlegt Rohre auf ihrem Dach, drei mal drei Felder. Linien in einer Farbe bringen Punkte.
    Und du darfst auf das andere Dach klettern und dort das falsche Rohr verlegen.

    In jeder der vier Runden punkten beide Seiten. Wer am Ende insgesamt mehr hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.
howto-sabotage-roof-caption = Ein leeres Dach. Seine Felder heißen A bis I.

howto-sabotage-short-title = Kurz gesagt
howto-sabotage-short =
    In deinem Zug ziehst du eine Karte und spielst eine. Buchstaben kommen auf ihr Feld, auf deinem Dach oder auf dem anderen.
    X und Rohrzangen kommen auf dein Dach. Sabotage und Demontage nehmen Karten weg.

    Drei in einer Linie in einer Farbe sind 2 Punkte wert, mit der verwandten Farbe gemischt 1.
    Ab 5 Punkten darfst du die Runde beenden oder um Punkte weiterspielen, die doppelt zählen.

    Das reicht für den Anfang. Alles Genauere folgt.

howto-sabotage-deal-title = Die Karten
howto-sabotage-deal =
    Es gibt 104 Karten. Die Rohre haben vier Farben; Orange und Rot sind verwandt, Blau und Lila auch.
    In jeder Farbe gibt es jeden Buchstaben von A bis I zweimal, dazu zwei X und zwei Rohrzangen.

    Außerdem gibt es 8 Karten Sabotage und 8 Karten Demontage, ohne Farbe.

    Alle bekommen 8 Karten. Wer links vom Geber sitzt, fängt an, und der Geber wechselt von Runde zu Runde nach links.
howto-sabotage-kin-caption = Die vier Farben des Buchstabens E: Orange und Rot sind verwandt, Blau und Lila auch.

howto-sabotage-turn-title = Dein Zug
howto-sabotage-turn =
    Ziehe eine Karte, dann spiele eine: Lege sie auf ein Dach, benutze sie oder wirf sie offen ab.
    Abgeworfene Karten kommen nie zurück.

    Ist dein Dach mindestens 5 Punkte wert, darfst du stattdessen die Runde beenden, bevor du ziehst.

    Ist der Stapel leer, spielt ihr ohne Ziehen weiter, bis zur letzten Karte.

howto-sabotage-pipes-title = Rohre
howto-sabotage-pipes =
    Ein Buchstabe kommt auf das Feld mit seinem Buchstaben, auf einem der beiden Dächer, wenn es leer ist.

    Ein X kommt auf ein beliebiges leeres Feld deines Dachs.

    Eine Rohrzange kommt auf ein beliebiges Feld deines Dachs, leer oder nicht. Die Karte, die dort lag, wird abgeworfen.
howto-sabotage-pipes-caption = Ein Buchstabe, ein X, eine Rohrzange.
howto-sabotage-spoil-caption = Dein Dach wird rot und orange, da legen die anderen ein C in Lila darauf: Drei Linien sind verdorben.

howto-sabotage-specials-title = Sabotage und Demontage
howto-sabotage-specials =
    Sabotage entfernt eine Karte von einem der beiden Dächer. Demontage entfernt eine Karte von deinem.
    Beide werden zusammen mit der entfernten Karte abgeworfen.

    Denk daran, dass beide auch auf deinem eigenen Dach wirken: So wirst du ein Rohr in der falschen Farbe los.
howto-sabotage-specials-caption = Sabotage für beide Dächer, Demontage für das eigene.

howto-sabotage-value-title = Was ein Dach wert ist
howto-sabotage-value =
    Ein Dach hat acht Linien: drei Reihen, drei Spalten, zwei Diagonalen.

    Eine Linie aus drei Karten einer Farbe ist 2 Punkte wert.
    Eine Linie, die zwei verwandte Farben mischt, ist 1 wert. Jede andere Linie, auch eine mit Lücke, ist nichts wert.

    X und Rohrzangen zählen nach ihrer Farbe.
howto-sabotage-lines-caption = Die obere Reihe ist ganz rot: 2 Punkte. Die linke Spalte mischt Rot und Orange: 1 Punkt. Zusammen 3.
howto-sabotage-wrench-caption = Ein E in Orange verdirbt vier Linien eines blauen Dachs, das 5 wert ist. Eine blaue Rohrzange darauf, und es ist 10 wert.

howto-sabotage-end-title = Eine Runde beenden
howto-sabotage-end =
    Die Runde endet, wenn jemand mit mindestens 5 Punkten sie am Anfang des eigenen Zugs beendet oder wenn alle Karten gespielt sind.

    Jeder Punkt über 5 zählt doppelt: Ein Dach im Wert von 6 zählt 7, eines im Wert von 8 zählt 11.
    Wer die Runde beendet, verliert 1 Punkt. Sind die Karten ausgegangen, verliert niemand etwas.
howto-sabotage-counts-caption = Dieses Dach ist 8 wert und zählt 11, oder 10 für die Seite, die die Runde beendet hat.

howto-sabotage-four-title = Zu viert
howto-sabotage-four =
    Zwei spielen gegen zwei, und Partner sitzen sich gegenüber. Sie teilen sich ein Dach, aber jeder hat eine eigene Hand.
    Über das Spiel reden Partner nicht miteinander.

    Willst du die Runde beenden, fragst du deinen Partner. Stimmt er zu, endet sie; lehnt er ab, geht dein Zug weiter.

howto-sabotage-variants-title = Optionen
howto-sabotage-variants =
    Ein Tisch kann vier der acht Demontagekarten weglassen; dann ist schwerer zu reparieren.
    Er kann auch die Zahl der Runden wählen und wer zuerst gibt.

howto-sabotage-tips-title = Ein paar Tipps
howto-sabotage-tips =
    Das mittlere Feld, E, gehört zu vier Linien. Kämpfe darum.

    Hat die andere Seite ihre Farben gezeigt, lege einen Buchstaben, den du nicht brauchst, dorthin, wo er ihr wehtut.
    Nur Rohrzange, Sabotage oder Demontage schaffen ihn wieder fort.

    Höre nicht immer bei 5 auf. Jeder weitere Punkt zählt doppelt, wenn man ihn dir lässt.

howto-sabotage-at-this-table-title = An diesem Tisch
howto-sabotage-at-this-table =
    Tippe eine Karte an, und die Felder, auf die sie darf, leuchten auf beiden Dächern auf. Tippe ein Feld an, sieh dir die Karte zur Probe an und tippe noch einmal oder bestätige.
    Wählen und zielen kannst du, bevor du dran bist: Die Karte wartet dort. Lass die Maus oder den Finger auf einer Karte, und sie sagt, was sie tut.
    Eine Karte, die gerade nicht spielbar ist, ist blass und sagt, warum; abwerfen kannst du sie immer.

    Der Wert jeder Linie steht an ihrem Ende, und verwandte Farben haben eine gemeinsame Form:
    eckige Flansche für Orange und Rot, runde für Blau und Lila.

    Ist dein Dach genug wert, wirst du vor dem Ziehen gefragt, ob du die Runde beenden willst.

    Mit der Tastatur: Eine Ziffer wählt eine Karte, die Pfeile ein Feld. Die Eingabetaste bestätigt, Esc bricht ab, D wirft ab, ? hilft.
