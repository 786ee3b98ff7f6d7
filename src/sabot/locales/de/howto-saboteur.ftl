# Wie man Saboteur spielt. Eine Leerzeile beginnt einen neuen Absatz.

howto-saboteur-goal-title = Worum es geht
howto-saboteur-goal =
    Ihr seid in einem Bergwerk. An seinem Ende liegen drei verdeckte Karten:
    Eine ist der Schatz, zwei sind nur Stein. Karte um Karte grabt ihr gemeinsam einen Stollen dorthin.

    Doch vielleicht sind Saboteure unter euch, und die wollen, dass der Stollen nie ankommt.
    Niemand muss sagen, auf welcher Seite er steht, und alle dürfen lügen. Achte darauf, was die anderen tun.

    Ein Spiel hat meist drei Runden, jede mit neuen Rollen. Deine Seite gilt nur für eine Runde;
    dein Gold gehört dir allein. Wer am Ende die meisten Nuggets hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.
howto-saboteur-roles-caption = Ein Goldsucher will zum Schatz, ein Saboteur will das verhindern.

howto-saboteur-short-title = Kurz gesagt
howto-saboteur-short =
    In deinem Zug legst du einen Stollen, spielst eine Aktion oder wirfst eine Karte verdeckt ab. Dann ziehst du eine.

    Stollen müssen an allen Seiten passen und mit dem Start verbunden sein. Aktionen machen Werkzeuge kaputt, reparieren sie, lassen Stollen einstürzen
    oder zeigen dir ein Ziel. Mit kaputtem Werkzeug legst du keine Stollen.

    Erreicht ihr den Schatz, teilen sich die Goldsucher das Gold. Gehen vorher die Karten aus, werden die Saboteure bezahlt.

    Das reicht für den Anfang. Alles Genauere folgt.

howto-saboteur-deal-title = Vor einer Runde
howto-saboteur-deal =
    Alle bekommen eine geheime Rolle. Unter den Rollenkarten ist 1 Saboteur, wenn ihr 3 oder 4 seid, 2 sind es bei 5 oder 6,
    3 bei 7 bis 9 und 4 bei 10. Es gibt immer eine Rollenkarte zu viel: Sie bleibt verdeckt,
    also ist vielleicht ein Saboteur weniger dabei, als du fürchtest.

    Du bekommst 6 Karten, wenn ihr höchstens 5 seid, 5 Karten bei 6 oder 7 und 4 Karten ab 8.
    Stollen und Aktionen kommen aus demselben Stapel.

    Am echten Tisch fängt der Jüngste an; hier wird ausgelost, wenn ihr nicht jemanden bestimmt habt. Die nächste Runde beginnt,
    wer links von dem sitzt, der die letzte Karte gespielt oder abgeworfen hat. Alle Karten werden neu gemischt; dein Gold behältst du.
howto-saboteur-mine-caption = Links der Start, rechts die drei Ziele, dazwischen Platz für sieben Karten.

howto-saboteur-turn-title = Dein Zug
howto-saboteur-turn =
    Tu eines davon: Lege einen Stollen, spiele eine Aktion oder passe.
    Zum Passen wirfst du eine Karte verdeckt ab; niemand erfährt, welche.

    Dann ziehst du eine Karte. Ist der Stapel leer, spielst du mit dem weiter, was du hast.
    Ist deine Hand leer, passt du einfach.

howto-saboteur-tunnels-title = Stollen legen
howto-saboteur-tunnels =
    Eine Stollenkarte kommt auf ein leeres Feld neben einer Karte, die schon liegt.
    Sie darf aufrecht oder auf dem Kopf liegen, nie quer.

    Jede ihrer Seiten muss zur Karte daneben passen: Stollen an Stollen, Fels an Fels.
    Und man muss vom Start bis in die neue Karte gehen können.

    Das Bergwerk hat keinen Rand, ihr könnt also auch außen herum graben. Ein verdecktes Ziel verlangt von der Karte daneben nichts,
    aber von dort aus geht es nicht weiter. Und solange eines deiner Werkzeuge kaputt ist, legst du gar keine Stollen.
howto-saboteur-shapes-caption = Die sieben Formen, durch die man gehen kann. Auf den Kopf gestellt, führt eine Kurve andersherum.
howto-saboteur-fits-caption = Gedreht passt diese Kurve: Stollen trifft auf Stollen.
howto-saboteur-misfit-caption = Diese Karte passt nicht: Ihr Fels würde den Stollen verschließen.

howto-saboteur-dead-ends-title = Sackgassen
howto-saboteur-dead-ends =
    Neun Stollenkarten sind verschüttet. Man kann hinein, aber nicht hindurch:
    Keiner ihrer Gänge führt zu einem anderen, und ein Ziel öffnen sie nie.

    Sonst legt man sie wie jede andere Karte. Saboteure lieben sie,
    und Goldsucher haben manchmal nichts Besseres.
howto-saboteur-dead-ends-caption = So viele Gänge sie auch hat: Eine Sackgasse führt nirgends hin.

howto-saboteur-actions-title = Aktionen
howto-saboteur-actions =
    Kaputtes Werkzeug: Lege es vor jemand anderen, dessen Spitzhacke, Lampe oder Lore noch heil ist.
    Wer es vor sich hat, legt bis zur Reparatur keine Stollen; alles andere bleibt erlaubt. Dasselbe Werkzeug geht nicht zweimal kaputt.

    Reparatur: entfernt das abgebildete kaputte Werkzeug, bei dir oder bei jemand anderem.
    Eine Karte mit zwei Werkzeugen repariert eines davon, nach deiner Wahl.

    Steinschlag: nimmt eine Stollenkarte aus dem Bergwerk, aber nie den Start oder ein Ziel. Das Loch lässt sich wieder schließen.

    Schatzkarte: Sieh dir ein verdecktes Ziel an. Alle sehen, welches; nur du siehst, was es ist.
    Was du den anderen davon sagst, ist deine Sache.
howto-saboteur-tools-caption = Eine kaputte Spitzhacke, die Reparatur dazu, eine Reparatur für Lampe oder Lore, eine Schatzkarte, ein Steinschlag.
howto-saboteur-rockfall-caption = Ein Steinschlag hat ein Loch gerissen. Was dahinter liegt, ist abgeschnitten; dort geht es erst weiter, wenn die Lücke geschlossen ist.

howto-saboteur-arriving-title = Ein Ziel erreichen
howto-saboteur-arriving =
    Sobald ein Weg ohne Lücke vom Start zu einem Ziel führt, wird es aufgedeckt.
    Eine einzige Karte kann zwei Ziele erreichen; dann werden beide aufgedeckt.

    Ist es der Schatz, endet die Runde sofort. Ist es Stein, schließt sein Gang an euren an und gehört nun zum Bergwerk.
    Passt er nicht zu einer anderen Nachbarkarte, bleibt er trotzdem liegen. Er kann sogar gleich zum nächsten Ziel führen.
howto-saboteur-stone-caption = Nur Stein. Sein Gang biegt nach Süden ab, und eine weitere Karte führt zum nächsten Ziel.

howto-saboteur-end-title = Das Ende einer Runde
howto-saboteur-end =
    Der Schatz ist erreicht: Die Goldsucher haben die Runde gewonnen.
    Der Stapel und alle Hände sind leer, und der Schatz ist noch verborgen: Die Saboteure haben gewonnen.

    Dann werden alle Rollen und Ziele aufgedeckt. Seid ihr nur 3 oder 4, war vielleicht gar kein Saboteur dabei;
    wird der Schatz auch dann verfehlt, bekommt niemand Gold.

howto-saboteur-gold-title = Das Gold verteilen
howto-saboteur-gold =
    Haben die Goldsucher gewonnen, werden so viele Goldkarten gezogen, wie ihr seid, aber nur 9, wenn ihr 10 seid.
    Wer den Schatz erreicht hat, nimmt zuerst. Der Rest geht gegen den Uhrzeigersinn von Goldsucher zu Goldsucher, bis alles weg ist;
    Saboteure werden übergangen. Hat ein Saboteur die letzte Karte gelegt, nimmt der nächste Goldsucher in dieser Richtung zuerst.
    Du bekommst jeweils die beste Karte, die noch da ist, außer ihr wollt alle selbst wählen.

    Haben die Saboteure gewonnen, bekommt ein einzelner 4 Nuggets, zwei oder drei bekommen je 3 und vier je 2.
    Gibt der Vorrat die genaue Summe nicht her, bekommen sie die nächstkleinere.

    Was du besitzt, bleibt bis zum Ende des Spiels dein Geheimnis.
howto-saboteur-gold-caption = Goldkarten sind 1, 2 oder 3 Nuggets wert. Fünf Spieler teilen sich fünf davon, und wer zuerst nimmt, nimmt die beste.

howto-saboteur-editions-title = Ausgaben und Optionen
howto-saboteur-editions =
    Französische Ausgabe: Es geht im Uhrzeigersinn, eigene Werkzeuge kann man nicht kaputt machen, und gespielte Karten liegen offen auf der Ablage.

    Italienische Ausgabe: Es geht gegen den Uhrzeigersinn, und du darfst auch ein eigenes Werkzeug kaputt machen, etwa um unschuldig zu wirken.

    Englische Ausgabe: Es geht im Uhrzeigersinn, eigene Werkzeuge dürfen kaputtgehen, und die ganze Ablage liegt verdeckt.
    Eine Runde ohne Schatz endet früher: wenn der Stapel leer ist und reihum alle gepasst haben.

    Ein Tisch kann jeden dieser Punkte für sich wählen. Er kann auch festlegen, dass Goldsucher mit kaputtem Werkzeug kein Gold bekommen;
    dass eine passende Karte neben jeder offenen Karte liegen darf, ob mit dem Start verbunden oder nicht;
    dass alle ihr Gold selbst wählen; und wie viele Runden es gibt.

howto-saboteur-talk-title = Reden am Tisch
howto-saboteur-talk =
    Reden ist das halbe Spiel. Ob du dran bist oder nicht: Du darfst sagen, was du weißt, wen du verdächtigst und was du brauchst.
    Nichts davon bindet jemanden, und niemand muss die Wahrheit sagen.

    Tippe ein Ziel an, um zu sagen, was es ist, oder jemanden am Tisch, um zu sagen, auf welcher Seite diese Person steht, oder sie um etwas zu bitten. Du kannst auch deine Figur dorthin ziehen.
    Dein Zeichen steht dann dort; sagst du etwas anderes, wird das erste durchgestrichen.
    Tippe an, was jemand anderes behauptet, oder die Zeile im Verlauf, um es zu glauben oder zu bezweifeln.

    Nach der Runde steht jede Behauptung neben der Wahrheit: wer recht hatte, wer sich irrte, wer log und wer darauf hereinfiel.

howto-saboteur-tips-title = Ein paar Tipps
howto-saboteur-tips =
    Spiele als Goldsucher früh eine Schatzkarte und sag, was du gesehen hast. Behalte Reparaturen nicht: Hilf gleich denen, denen du traust.

    Als Saboteur hast du Zeit. Grabe eine Weile mit, dann lenke den Stollen ein wenig zu weit ab.
    Ein Steinschlag im richtigen Moment ist mehr wert als drei kaputte Lampen im falschen.

    Wer oft passt, hat etwas zu verbergen oder schlechte Karten. Frage nach.

howto-saboteur-at-this-table-title = An diesem Tisch
howto-saboteur-at-this-table =
    Tippe eine Karte an, und die Felder, auf die sie passt, leuchten auf. Tippe ein Feld an, und die Karte liegt dort zur Probe; nur du siehst sie.
    Drehe sie mit ihrem Knopf oder mit R; tippe sie noch einmal an oder bestätige, um sie zu legen.

    Bei einer Aktion tippst du an, wen oder was sie treffen soll, und zum Spielen noch einmal.
    Wählen und zielen kannst du, bevor du dran bist: Die Karte wartet dort.
    Eine Karte, die gerade nicht spielbar ist, ist blass und sagt, warum; abwerfen kannst du sie immer.

    Halte die Rollenkarte oder die Leertaste gedrückt, um deine Rolle zu sehen. Was dir eine Schatzkarte gezeigt hat, bleibt nur für dich markiert.
    Stollen, die vom Start abgeschnitten sind, sehen kalt und grau aus.

    Lass die Maus oder den Finger auf einer Karte, und sie sagt, was sie tut. Die Zahlen am Rand sind die des Verlaufs, und eine Zeile des Verlaufs zeigt ihr Feld.

    Mit der Tastatur: Eine Ziffer wählt eine Karte, die Pfeile ein Feld, T das nächste Ziel der Aktion. Die Eingabetaste bestätigt, Esc bricht ab, D wirft ab, ? hilft.
