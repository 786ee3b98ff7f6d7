# Das erste Spiel von Sabotage. { $b } spielt gegen dich.

lesson-sabotage-roof = Jeder von euch hat ein Dach mit neun Feldern, A bis I. Auf deinem baust du Rohre. Drei Karten einer Farbe in einer Linie, auch schräg, sind 2 Punkte.
lesson-sabotage-letter = In jedem Zug ziehst du eine Karte und spielst eine. Ein Buchstabe gehört auf sein Feld. Dein rotes A liegt schon: Leg das rote B auf dein Dach.
lesson-sabotage-letter-done = Zwei rote Karten nebeneinander. { $b } sammelt Blau.
lesson-sabotage-line = Ein X passt auf jedes leere Feld deines Dachs. Mach die oberste Linie voll: Leg das rote X auf C.
lesson-sabotage-line-done = Eine rote Linie: 2 Punkte. Die Zahl an einer Linie sagt, was sie wert ist.
lesson-sabotage-block = { $b } hat Blau auf B und C und braucht A. Komm zuvor: Leg dein oranges A auf das Dach von { $b }.
lesson-sabotage-block-done = Dort kann kein anderes A mehr hin. Aber { $b } macht dasselbe mit dir: Auf deinem Dach liegt ein blaues G.
lesson-sabotage-column = Weiter mit der linken Spalte: Leg das rote D auf dein Dach.
lesson-sabotage-column-done = A und D sind rot. Nur das blaue G ist im Weg.
lesson-sabotage-wrench = Eine Rohrzange passt auf jedes Feld deines Dachs, auch auf ein belegtes: Die Karte dort wird abgeworfen. Leg sie auf G.
lesson-sabotage-wrench-done = Die Spalte ist rot: noch 2 Punkte. { $b } hat jetzt Blau auf C und F: Mit dem lila I ist das eine Linie.
lesson-sabotage-sabotage = Blau und Lila sind verwandt, ebenso Rot und Orange: Eine Linie aus verwandten Farben ist 1 Punkt. Nimm ihn { $b } weg: Spiel „Sabotage“, die Bombe, auf F.
lesson-sabotage-sabotage-done = Die Linie ist dahin. „Demontage“ tut dasselbe auf deinem eigenen Dach, mit einer Karte, die dir im Weg ist.
lesson-sabotage-kin = Nutze selbst verwandte Farben: Leg das orange E zwischen deine roten Karten auf C und G.
lesson-sabotage-kin-done = Rot, Orange, Rot: 1 Punkt. Dein Dach ist jetzt 5 wert.
lesson-sabotage-stop = Ab 5 Punkten darfst du die Runde beenden, bevor du ziehst. Das kostet dich 1 Punkt, aber { $b } kommt nicht mehr weiter. Beende sie.
lesson-sabotage-stop-done = Die Runde ist zu Ende: Beide zählen, was ihr Dach wert ist.
lesson-sabotage-score = Punkte über 5 zählen doppelt, es kann sich also lohnen weiterzuspielen. Nach vier Runden gewinnt, wer mehr hat. Mehr musst du nicht wissen, um zu spielen.

lesson-sabotage-wrong-own-roof = Das ist das Dach von { $b }. Leg das rote B auf dein eigenes.
lesson-sabotage-wrong-keep = Die Karte wirst du noch brauchen. Sie ist wieder in deiner Hand.
lesson-sabotage-wrong-same-line = Dort passt es, aber nur auf C macht es eine Linie voll.
lesson-sabotage-wrong-their-line = Das hindert { $b } nicht. In der obersten Linie fehlt A.
lesson-sabotage-wrong-red = Deine Spalte braucht Rot, auf deinem eigenen Dach.
lesson-sabotage-wrong-the-blue-one = Dort würde sie eine gute Karte verderben. Leg sie auf das blaue G.
lesson-sabotage-wrong-not-yours = Das ist dein eigenes Dach. Spiel sie auf das Dach von { $b }.
lesson-sabotage-wrong-their-column = Dann bliebe die Linie C, F, I, wie sie ist. Spiel sie auf F.
lesson-sabotage-wrong-go-on = Weiterspielen ginge auch: Das ist der Reiz. Aber beende diesmal die Runde.
