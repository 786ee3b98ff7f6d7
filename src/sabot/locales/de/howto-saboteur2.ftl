# Wie man Saboteur 2 spielt. Eine Leerzeile beginnt einen neuen Absatz.

howto-saboteur2-goal-title = Worum es geht
howto-saboteur2-goal =
    Ihr grabt vom Start zu drei verdeckten Zielen. Eines ist der Schatz, zwei sind nur Stein.
    Doch nun sind zwei Teams von Goldsuchern, Grün und Blau, hinter demselben Gold her, und Türen entscheiden, wer durchkommt.
    Dazwischen stehen ein Boss, ein Profiteur, Geologen und, wie immer, Saboteure.

    Ein Spiel hat meist drei Runden, jede mit neuen Rollen.
    Wer am Ende die meisten Nuggets hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.

howto-saboteur2-short-title = Kurz gesagt
howto-saboteur2-short =
    In deinem Zug legst du einen Stollen oder spielst eine Aktion; oder du wirfst bis zu drei Karten ab und ziehst ebenso viele;
    oder du wirfst zwei ab und wirst eine Karte los, die vor dir liegt.

    Stollen müssen an allen Seiten passen und mit dem Start verbunden sein. Leitern sind es immer.
    Mit kaputtem Werkzeug oder im Gefängnis legst du keine Stollen.

    Ist der Schatz erreicht, gewinnt das Team, das ohne eine Tür der anderen Farbe zu ihm kommt.
    Gehen vorher die Karten aus, gewinnen die Saboteure. Je weniger gewinnen, desto mehr bekommt jeder.

    Das reicht für den Anfang. Alles Genauere folgt.

howto-saboteur2-roles-title = Die Rollen
howto-saboteur2-roles =
    Grüne und blaue Goldsucher (je 4) gewinnen mit ihrem Team, wenn ihr Weg zum Schatz offen ist.

    Der Boss (1) gewinnt mit dem Team, das gewinnt, egal welchem, bekommt aber 1 Nugget weniger.

    Der Profiteur (1) gewinnt mit allen, die gewinnen, selbst mit Saboteuren, bekommt aber 2 Nuggets weniger.

    Den Geologen (2) ist egal, wer gewinnt. Sie werden für die Kristalle im Bergwerk bezahlt.

    Die Saboteure (3) gewinnen, wenn niemand den Schatz erreicht.
howto-saboteur2-roles-caption = Grüner Goldsucher, blauer Goldsucher, Boss, Profiteur, Geologe, Saboteur.

howto-saboteur2-deal-title = Vor einer Runde
howto-saboteur2-deal =
    Alle bekommen eine der 15 Rollen, egal, wie viele ihr seid. Niemand kennt die der anderen,
    nicht einmal, welche überhaupt im Spiel sind.

    Alle 118 Karten werden gemischt, und zehn kommen ungesehen beiseite. Alle bekommen 6 Karten.

    Am echten Tisch fängt der Jüngste an; hier wird ausgelost, wenn ihr nicht jemanden bestimmt habt. Es geht im Uhrzeigersinn. Die nächste Runde beginnt,
    wer links von dem sitzt, der die letzte Karte gespielt oder abgeworfen hat.

howto-saboteur2-turn-title = Dein Zug
howto-saboteur2-turn =
    Tu eines von vier Dingen.

    Lege einen Stollen, dann ziehe eine Karte.

    Spiele eine Aktion, dann ziehe eine Karte.

    Wirf zwei Karten verdeckt ab, um eine Karte vor dir zu entfernen: ein kaputtes Werkzeug, das Gefängnis, sogar den eigenen Dieb. Dann ziehe nur eine.

    Passe: Wirf eine, zwei oder drei Karten verdeckt ab, dann ziehe ebenso viele.

    Ist der Stapel leer, wird nicht mehr gezogen, aber mindestens eine Karte spielst du in jedem Zug oder wirfst sie ab.
    Wer keine Karte mehr hat, setzt aus.

howto-saboteur2-tunnels-title = Stollen legen
howto-saboteur2-tunnels =
    Eine Stollenkarte kommt neben eine Karte, die schon liegt, aufrecht oder auf dem Kopf.
    Jede Seite muss zur Nachbarkarte passen, Stollen an Stollen und Fels an Fels, und man muss vom Start bis in die neue Karte gehen können.
    Ein verdecktes Ziel verlangt von der Karte daneben nichts. Du legst keine Stollen, solange ein Werkzeug von dir kaputt ist oder du im Gefängnis sitzt.

    Ein verschütteter Gang ist eine Sackgasse: Man kann hinein, aber nicht hindurch.
    Manche Karten haben beides, einen freien Gang und daneben eine Sackgasse.

    Auf einer Brücke kreuzen sich zwei Stollen, ohne sich zu treffen, und auf einer Doppelkurve laufen zwei Kurven aneinander vorbei:
    Man kann nicht von einer zur anderen wechseln. Eine von beiden muss mit dem Start verbunden sein.

    Führt ein Weg ohne Lücke zu einem Ziel, wird es aufgedeckt. Stein gehört von da an zum Bergwerk.
howto-saboteur2-fits-caption = Stollen an Stollen: Diese Karte mit Kristall darf hierhin.
howto-saboteur2-bridges-caption = Eine Brücke, zwei Doppelkurven und zwei Karten mit einer Sackgasse neben dem freien Gang.

howto-saboteur2-ladders-title = Leitern
howto-saboteur2-ladders =
    Eine Leiter ist mit dem Start und mit jeder anderen Leiter verbunden, wo immer sie liegen.
    Von einer Leiter aus geht es also immer weiter, auch wenn der Weg dahinter eingestürzt ist.

    Sie muss zu ihren Nachbarkarten passen, und einer ihrer Gänge muss auf den einer Karte im Bergwerk treffen.
    Die darf sogar abgeschnitten sein: Die Leiter verbindet sie wieder. Neben einem Ziel liegt nie eine Leiter.
howto-saboteur2-ladder-caption = Ein Steinschlag hat die beiden Karten rechts abgeschnitten. Die Leiter verbindet sie wieder mit dem Start.

howto-saboteur2-doors-title = Türen
howto-saboteur2-doors =
    Eine Tür hält niemanden vom Graben ab. Sie zählt erst, wenn der Schatz erreicht ist:
    Grün kommt durch keine blaue Tür, Blau durch keine grüne.

    Gibt es einen anderen Weg oder führen Leitern daran vorbei, spielt die Tür keine Rolle.
howto-saboteur2-doors-caption = Zwei grüne Türen und zwei blaue.
howto-saboteur2-blue-way-caption = Der einzige Weg zum Schatz führt durch eine blaue Tür: Für Blau ist er offen, für Grün versperrt.

howto-saboteur2-actions-title = Aktionen
howto-saboteur2-actions =
    Kaputte Werkzeuge, Reparaturen, Steinschlag, Schatzkarte: Wer ein kaputtes Werkzeug vor sich hat, legt bis zur Reparatur keine Stollen.
    Ein Steinschlag nimmt eine Stollenkarte weg, nie den Start oder ein Ziel. Eine Schatzkarte zeigt dir allein ein verdecktes Ziel.

    Inspektion: Sieh dir die Rolle von jemand anderem an; alle sehen, bei wem. Rollenwechsel: Jemand, vielleicht du selbst, legt die Rolle weg
    und zieht eine neue aus denen, die nicht ausgeteilt wurden. Kartentausch: Tausche alle Handkarten mit jemand anderem, der dann an deiner Stelle zieht.

    Gefängnis: Lege es vor jemand anderen. Wer darin sitzt, legt keine Stollen und zählt am Ende der Runde nicht mit.
    Endlich frei: entfernt ein Gefängnis, bei dir oder bei jemand anderem.

    Dieb: Lege ihn vor dich, um nach der Runde ein Nugget zu stehlen. Finger weg: entfernt einen Dieb, bei wem du willst.

    Von jeder Art liegt höchstens eine Karte vor einer Person.
howto-saboteur2-old-actions-caption = Kaputte Spitzhacke, die Reparatur dazu, eine Reparatur für Lampe oder Lore, Schatzkarte, Steinschlag.
howto-saboteur2-roles-and-hands-caption = Inspektion, Rollenwechsel, Kartentausch.
howto-saboteur2-prison-caption = Gefängnis und Endlich frei; Dieb und Finger weg.

howto-saboteur2-winning-title = Wer eine Runde gewinnt
howto-saboteur2-winning =
    Die Runde endet, wenn der Schatz erreicht ist oder niemand mehr eine Karte hat. Ist er nicht erreicht, gewinnen die Saboteure.

    Ein Goldsucher hat ihn erreicht: Das eigene Team gewinnt, wenn ihm der Weg offen steht; sonst das andere, wenn er diesem offen steht.
    Jemand anderes hat ihn erreicht: Es gewinnt jedes Team, dem der Weg offen steht, vielleicht beide.

    Türen beider Farben auf jedem Weg: Der Boss gewinnt allein. Ist kein Boss im Spiel, gewinnen die Saboteure.

    Der Boss gewinnt mit jedem Team von Goldsuchern, der Profiteur mit allen, die gewinnen, aber nicht neben einem Boss, der allein gewinnt.
    Spielt auf der Seite, die gewonnen hat, niemand mit, rückt keine andere Seite nach.
    Wer jetzt im Gefängnis sitzt, zählt nicht: nicht als Sieger, nicht als Boss, Geologe oder Dieb.

howto-saboteur2-gold-title = Die Nuggets verteilen
howto-saboteur2-gold =
    Zuerst die Geologen: ein Nugget für jede Karte mit Kristall im Bergwerk, verbunden oder nicht. Zwei Geologen teilen, abgerundet.

    Dann die Sieger. Ein einzelner bekommt 5 Nuggets, zwei bekommen je 4, drei je 3, vier je 2, fünf oder mehr je 1.
    Der Boss bekommt 1 weniger und der Profiteur 2 weniger, aber beide zählen bei den Siegern mit.

    Zuletzt die Diebe: Wer zuletzt einen Dieb vor sich gelegt hat, fängt an, die anderen folgen im Uhrzeigersinn.
    Jeder muss jemand anderem 1 Nugget stehlen, und sei es eines aus einer früheren Runde.

    Was jemand besitzt, können alle sehen.
howto-saboteur2-crystals-caption = Jeder Kristall im Bergwerk bringt den Geologen ein Nugget.

howto-saboteur2-variants-title = Optionen
howto-saboteur2-variants =
    Ein Tisch kann den Profiteur neben einem Boss gewinnen lassen, der allein gewinnt.
    Er kann die Zahl der Runden wählen und wer anfängt.

howto-saboteur2-talk-title = Reden am Tisch
howto-saboteur2-talk =
    Reden ist das halbe Spiel. Ob du dran bist oder nicht: Du darfst sagen, was du weißt, wen du verdächtigst und was du brauchst.
    Nichts davon bindet jemanden, und niemand muss die Wahrheit sagen.

    Tippe ein Ziel an, um zu sagen, was es ist, oder jemanden am Tisch, um zu sagen, welche Rolle oder welches Team diese Person hat, oder sie um etwas zu bitten. Du kannst auch deine Figur dorthin ziehen.
    Dein Zeichen steht dann dort; sagst du etwas anderes, wird das erste durchgestrichen.
    Tippe an, was jemand anderes behauptet, oder die Zeile im Verlauf, um es zu glauben oder zu bezweifeln.

    Nach der Runde steht jede Behauptung neben der Wahrheit: wer recht hatte, wer sich irrte, wer log und wer darauf hereinfiel.

howto-saboteur2-tips-title = Ein paar Tipps
howto-saboteur2-tips =
    Eine Tür in deiner Farbe, früh gelegt, ist mehr wert als eine Abkürzung.
    Aber dann wissen alle, was du bist.

    Hilf dem anderen Team nicht bis zur letzten Karte. Wer sie legt, entscheidet, bei welchem Team der Weg zuerst geprüft wird.

    Hebe dir für den Schluss ein „Endlich frei“ auf oder zwei Karten zum Abwerfen: Im Gefängnis gewinnst du nichts.

howto-saboteur2-at-this-table-title = An diesem Tisch
howto-saboteur2-at-this-table =
    Tippe eine Karte an, und die Felder, auf die sie passt, leuchten auf. Tippe ein Feld an, und die Karte liegt dort zur Probe; nur du siehst sie.
    Drehe sie mit ihrem Knopf oder mit R; tippe sie noch einmal an oder bestätige, um sie zu legen.

    Bei einer Aktion tippst du an, wen oder was sie treffen soll, und zum Spielen noch einmal.
    Wählen und zielen kannst du, bevor du dran bist: Die Karte wartet dort.
    Um mehrere Karten abzuwerfen, wähle das Abwerfen und tippe sie nacheinander an.
    Eine Karte, die gerade nicht spielbar ist, ist blass und sagt, warum.

    Halte die Rollenkarte oder die Leertaste gedrückt, um deine Rolle zu sehen; vielleicht hat sie gewechselt.
    Neben jeder Person siehst du kaputte Werkzeuge, Gefängnis und Dieb.

    Lass die Maus oder den Finger auf einer Karte, und sie sagt, was sie tut. Die Zahlen am Rand sind die des Verlaufs, und eine Zeile des Verlaufs zeigt ihr Feld.

    Mit der Tastatur: Eine Ziffer wählt eine Karte, die Pfeile ein Feld, T das nächste Ziel der Aktion. Die Eingabetaste bestätigt, Esc bricht ab, D wirft ab, ? hilft.
