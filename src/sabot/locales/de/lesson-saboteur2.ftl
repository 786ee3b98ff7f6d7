# Das erste Spiel von Saboteur 2. { $b } und { $c } spielen mit.

lesson-saboteur2-roles = Saboteur 2 spielt sich wie Saboteur, mit mehr Rollen. Du bist Goldsucher im grünen Team. Es gibt auch ein blaues, und am Ende gewinnt vielleicht nur eines. Geologen werden für Kristalle im Bergwerk bezahlt.
lesson-saboteur2-pass = Du darfst bis zu drei Karten auf einmal abwerfen und ziehst ebenso viele. Wähle die kaputte Lampe und „Abwerfen“. Nimm dann die graue Reparatur der Lore dazu, die gerade niemand braucht, und die Sackgasse, die geradeaus zu den Zielen führt, und bestätige.
lesson-saboteur2-pass-done = Drei neue Karten. { $b } legt einen Kristall. Und { $c } löst einen Steinschlag aus: Das Ende des Stollens ist abgeschnitten.
lesson-saboteur2-ladder = Eine Leiter ist mit dem Start verbunden, wo sie auch liegt. Leg sie neben den Kristall, auf 4 · 1.
lesson-saboteur2-ladder-done = Am Ende des Stollens geht es weiter, obwohl die Lücke noch da ist. { $b } gräbt weiter, und { $c } steckt dich ins Gefängnis.
lesson-saboteur2-free = Im Gefängnis legst du keine Stollen. Spiel „endlich frei“, den Schlüssel, auf dich selbst.
lesson-saboteur2-free-done = Du bist frei. Ohne diese Karte könntest du zwei andere abwerfen, um eine Karte vor dir zu entfernen.
lesson-saboteur2-inspect = Wer ist { $c }? Spiel die Inspektion, die Lupe, auf { $c }.
lesson-saboteur2-inspect-done = Ein Saboteur, wie du dachtest. Nur du hast es gesehen. { $c } macht die Lore von { $b } kaputt.
lesson-saboteur2-prison = Steck { $c } ins Gefängnis.
lesson-saboteur2-prison-done = Wer am Ende der Runde im Gefängnis sitzt, bekommt nichts.
lesson-saboteur2-door = Eine grüne Tür lässt nur das grüne Team durch. Leg sie ans Ende des Stollens, in Richtung der Ziele.
lesson-saboteur2-door-done = Auf diesem Weg kann das blaue Team nicht mehr gewinnen. Es gibt auch blaue Türen.
lesson-saboteur2-thief = Spiel den Dieb, die Maske, vor dich: Nach der Runde stiehlst du ein Nugget. „Finger weg“ würde den Dieb entfernen.
lesson-saboteur2-thief-done = Auf dem Weg zu Ziel II fehlt noch eine Karte.
lesson-saboteur2-treasure = Leg die Kreuzung neben Ziel II.
lesson-saboteur2-treasure-done = Der Schatz! Der Weg führt durch eine grüne Tür, also gewinnt das grüne Team.
lesson-saboteur2-gold = Du gewinnst allein und bekommst 5 Nuggets; mehrere Sieger bekommen je weniger. { $b } ist Geologe und bekommt 1 für den Kristall, und dein Dieb stiehlt es. Es gibt noch den Boss, der mit jedem Team gewinnt, und den Profiteur, der mit allen gewinnt. Mehr musst du nicht wissen, um zu spielen.

lesson-saboteur2-wrong-keep-free = Behalte „endlich frei“: Du wirst es brauchen.
lesson-saboteur2-wrong-keep-ladder = Behalte die Leiter: Du wirst sie brauchen.
lesson-saboteur2-wrong-these-three = Wirf drei Karten ab: die kaputte Lampe, die Reparatur der Lore und die Sackgasse, die zu den Zielen führt.
lesson-saboteur2-wrong-other-side = Dort ginge es auch. Leg sie in dieser Lektion auf 4 · 1.
lesson-saboteur2-wrong-cut-off = Dort passt sie, aber das Ende des Stollens bleibt abgeschnitten. Leg sie neben den Kristall, auf 4 · 1.
lesson-saboteur2-wrong-keep = Die Karte wirst du noch brauchen. Sie ist wieder in deiner Hand.
lesson-saboteur2-wrong-two-cards = Auch das geht, kostet aber zwei Karten. Spiel „endlich frei“.
lesson-saboteur2-wrong-who-did-it = { $b } gräbt. Sieh dir { $c } an: Von dort kam das Gefängnis.
lesson-saboteur2-wrong-friend = { $b } gräbt mit dir. Steck { $c } ins Gefängnis.
lesson-saboteur2-wrong-on-the-way = Dort passt sie, aber nicht auf dem Weg zu den Zielen. Leg sie ans Ende des Stollens.
lesson-saboteur2-wrong-next-to-goal = Dort passt sie, führt aber nirgends hin. Leg sie neben Ziel II.
