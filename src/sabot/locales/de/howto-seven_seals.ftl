# Wie man Die sieben Siegel spielt. Eine Leerzeile beginnt einen neuen Absatz.

howto-seven-seals-goal-title = Worum es geht
howto-seven-seals-goal =
    Vor einer Runde sagst du an, welche Stiche du machst, Farbe für Farbe, und nimmst für jeden ein Siegel.
    Für jeden Stich, den du machst, gibst du ein Siegel zurück. Siegel, die dir bleiben, kosten Punkte,
    und Stiche, die du nicht angesagt hast, auch.

    Einer darf stattdessen nichts ansagen und Saboteur werden; er hofft, dass sich die anderen irren.
    Nach allen Runden gewinnt, wer die wenigsten Strafpunkte hat; bei Gleichstand teilt ihr euch den Sieg.

howto-seven-seals-short-title = Kurz gesagt
howto-seven-seals-short =
    Zuerst nehmen alle reihum ein Siegel für jeden Stich, den sie machen wollen, oder jemand wird Saboteur.

    Dann spielt ihr 15 Stiche. Die ausgespielte Farbe muss bedient werden; ihre höchste Karte macht den Stich, außer jemand spielt Rot, denn das ist Trumpf.

    Für jeden Stich gibst du ein Siegel seiner Farbe zurück. Hast du keines, das passt, nimmst du ein schwarzes.
    Am Ende kostet jedes Siegel, das übrig ist, Punkte.

    Das reicht für den Anfang. Alles Genauere folgt.

howto-seven-seals-deal-title = Die Karten
howto-seven-seals-deal =
    Es gibt fünf Farben: Rot, Gelb, Grün, Blau, Violett. Rot ist immer Trumpf.
    Bei 3 Spielern geht jede Farbe von 1 bis 9, bei 4 von 1 bis 12, bei 5 von 1 bis 15.

    Alle Karten werden ausgeteilt, 15 an jeden. Der Geber wechselt von Runde zu Runde nach links.
    Vor jeder Runde kommen alle Siegel zurück in den Vorrat, und niemand ist mehr Saboteur.
howto-seven-seals-colours-caption = Eine Karte jeder Farbe. Jede Farbe hat auch ihr eigenes Zeichen.

howto-seven-seals-announcing-title = Stiche ansagen
howto-seven-seals-announcing =
    Wer links vom Geber sitzt, fängt an, dann geht es im Uhrzeigersinn. Jeder ist einmal dran.

    Nimm für jeden Stich, den du machen willst, ein Siegel in der Farbe, die wohl ausgespielt wird.
    Nimm so viele, wie du willst, oder gar keines. Oder werde Saboteur, wenn es noch niemand ist.

    Es gibt 5 rote Siegel und je 3 in Gelb, Grün, Blau und Violett. Weiße und schwarze kann man nicht ansagen.
howto-seven-seals-seals-caption = Die fünf farbigen Siegel. Ein Siegel steht für einen Stich in seiner Farbe.
howto-seven-seals-hand-caption = Ein Teil einer Hand bei 4 Spielern: Die zwei höchsten roten und die grüne 12 sind vielleicht zwei rote Siegel und ein grünes wert.

howto-seven-seals-white-title = Wenn eine Farbe ausgeht
howto-seven-seals-white =
    Liegt kein Siegel deiner Farbe mehr im Vorrat, nimm jemand anderem eines weg.
    Ablehnen geht nicht; dafür gibt es ein weißes Siegel aus dem Vorrat.

    Es gibt 4 weiße Siegel. Sind sie weg oder hat sonst niemand deine Farbe, musst du verzichten.
howto-seven-seals-white-caption = Ein weißes Siegel passt zu jedem Stich. Bleibt es dir, ist es das teuerste von allen.

howto-seven-seals-tricks-title = Stiche spielen
howto-seven-seals-tricks =
    Wer links vom Geber sitzt, spielt zum ersten Stich irgendeine Karte aus. Danach spielt aus, wer den letzten Stich gemacht hat.

    Bediene die ausgespielte Farbe, wenn du kannst. Sonst spiele irgendeine Karte, rot oder nicht.

    Die höchste rote Karte macht den Stich, ohne Rot die höchste der ausgespielten Farbe.
howto-seven-seals-trick-caption = Blau ist ausgespielt. Die blaue 10 macht den Stich; die violette 12 zählt nicht.
howto-seven-seals-trump-caption = Gelb ist ausgespielt, und der Dritte hat kein Gelb mehr. Eine rote 2 genügt.

howto-seven-seals-giving-back-title = Siegel zurückgeben
howto-seven-seals-giving-back =
    Wer einen Stich macht, gibt ein Siegel der ausgespielten Farbe zurück.
    Hat Rot eine andere Farbe gestochen, darf es auch ein rotes sein.

    Ein weißes Siegel passt zu jedem Stich. Passen mehrere deiner Siegel, hast du die Wahl.

    Hast du kein farbiges Siegel, das passt, gib ein weißes zurück oder nimm ein schwarzes. Ohne weißes musst du ein schwarzes nehmen.
    Es gibt 6 schwarze Siegel; sind sie weg, nimmst du keines, und es kostet dich nichts.
howto-seven-seals-serving-caption = Zu dem Stich, den die rote 2 gemacht hat, würde jedes dieser Siegel passen.
howto-seven-seals-black-caption = Ein schwarzes Siegel: Du hast einen Stich gemacht, den du nicht angesagt hattest.

howto-seven-seals-saboteur-title = Der Saboteur
howto-seven-seals-saboteur =
    Der Saboteur spielt mit, macht Stiche und spielt aus wie alle, hat aber nie Siegel.

    Er will den anderen schwarze Siegel zuschieben: Er lässt ihnen Stiche, die niemand will,
    und schnappt ihnen weg, was sie brauchen.
howto-seven-seals-saboteur-caption = Höchstens einer ist Saboteur. Alle wissen, wer.

howto-seven-seals-score-title = Abrechnen
howto-seven-seals-score =
    Nach 15 Stichen kostet jedes farbige Siegel, das du noch hast, 2 Punkte, jedes schwarze 3, jedes weiße 4.

    Der Saboteur beginnt bei 4 Punkten und zieht für jedes schwarze Siegel der anderen 1 ab, bis hinunter auf 0.
howto-seven-seals-score-caption = Zwei grüne Siegel, ein schwarzes und ein weißes: 11 Punkte.

howto-seven-seals-variants-title = Optionen
howto-seven-seals-variants =
    Zu dritt hat es der Saboteur leicht. Lasst ihn dann bei 5 oder 6 Punkten beginnen.

    Ein Spiel hat so viele Runden, wie ihr seid, damit alle einmal geben; zu dritt sind es sechs. Der Tisch kann eine andere Zahl wählen.

    Die gespielten Karten braucht sich niemand zu merken, wenn der Tisch sie zeigt.

howto-seven-seals-tips-title = Ein paar Tipps
howto-seven-seals-tips =
    Ein schwarzes Siegel kostet 3, ein farbiges zu viel nur 2. Im Zweifel nimm das Siegel.

    Hohe Karten einer Farbe, von der du viele hast, machen oft keinen Stich: Irgendwer hat die Farbe nicht mehr und sticht mit Rot.

    Eine Hand aus mittleren Karten, die nichts sicher verspricht, ist für den Saboteur gerade richtig,
    besonders, wenn du von manchen Farben wenige Karten hast oder keine.

howto-seven-seals-at-this-table-title = An diesem Tisch
howto-seven-seals-at-this-table =
    Zum Ansagen tippe die Siegel an, die du willst, und sag dann, dass du fertig bist.
    Ist eine Farbe ausgegangen, tippe an, wem du eines wegnimmst.

    Zum Spielen tippe eine Karte an: Sie liegt zur Probe an ihrem Platz im Stich; tippe sie dort an oder bestätige.
    Wählen kannst du sie, bevor du dran bist; dann wartet sie dort. Karten, die du gerade nicht spielen darfst, sind blass und sagen, warum.
    Machst du einen Stich und hast die Wahl, leuchten die Siegel auf, die passen.

    Die Siegel aller, behaltene und zurückgegebene, sind immer zu sehen, und für den letzten Stich genügt einmal Tippen.

    Mit der Tastatur: Eine Ziffer oder die Pfeile wählen eine Karte, die Eingabetaste bestätigt, Esc bricht ab, ? hilft.
