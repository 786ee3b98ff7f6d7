# Das erste Spiel von Die sieben Siegel. { $b } und { $c } spielen mit.

lesson-seven-seals-tricks = In einem Stich spielen alle reihum eine Karte. Die erste bestimmt die Farbe, und die höchste Karte dieser Farbe gewinnt, außer jemand spielt Rot: Rot ist Trumpf und schlägt alle anderen. Vor dem ersten Stich sagst du, welche Stiche du gewinnen wirst.
lesson-seven-seals-announce = Das sagst du mit Siegeln an. Zu dritt ist keine Karte höher als die 9, also dürften deine Neunen gewinnen: Nimm ein rotes, ein gelbes und ein grünes Siegel, dann bestätige.
lesson-seven-seals-announce-done = Du willst genau drei Stiche: einen roten, einen gelben und einen grünen. { $b } und { $c } sagen ihre an. Alle Siegel liegen offen.
lesson-seven-seals-lead = Du spielst aus, also die erste Karte des Stichs. Leg die gelbe 9: Keine gelbe Karte ist höher.
lesson-seven-seals-lead-done = Der Stich gehört dir, und du gibst ein gelbes Siegel zurück. Was du zurückgibst, kostet nichts.
lesson-seven-seals-low = Wer einen Stich gewinnt, spielt den nächsten aus. Einen blauen willst du nicht, also spiel niedrig aus: die blaue 1.
lesson-seven-seals-low-done = { $b } gewinnt mit der blauen 9, gibt ein blaues Siegel zurück und spielt Grün aus.
lesson-seven-seals-follow = Grün ist ausgespielt, und du hast Grün, also musst du bedienen. Gewinne diesen Stich mit der grünen 9.
lesson-seven-seals-follow-done = Dein grünes Siegel geht zurück. Nur das rote ist noch da.
lesson-seven-seals-black = Du willst nur noch einen Stich, mit einer roten Karte. Lass diesen jemand anders gewinnen und als Nächstes ausspielen: Leg die gelbe 1.
lesson-seven-seals-black-done = { $c } musste gewinnen, hatte kein Siegel dafür und nahm ein schwarzes: 3 Strafpunkte. Dann spielt { $c } Violett aus.
lesson-seven-seals-trump = Du hast kein Violett, also darfst du jede Karte spielen. Eine rote gewinnt, und dafür darfst du dein rotes Siegel zurückgeben: Leg die rote 3.
lesson-seven-seals-trump-done = Ein kleiner Trumpf schlägt jede violette Karte. Für einen Stich mit Trumpf gibst du ein rotes Siegel zurück oder eines der ausgespielten Farbe.
lesson-seven-seals-score = Alle deine Siegel sind zurück: Verlier jetzt alle übrigen Stiche. Nach 15 Stichen kostet jedes farbige Siegel 2 Punkte, jedes schwarze 3, jedes weiße 4. Die wenigsten Punkte gewinnen. (Ist eine Farbe ausgegangen, kann man jemand anderem ein Siegel davon wegnehmen, der dafür ein weißes bekommt. Es lässt sich für jede Farbe zurückgeben.)
lesson-seven-seals-bad-hand = Eine neue Runde. Nur niedrige Karten: Welche Stiche könntest du da ansagen? Es gibt einen anderen Weg.
lesson-seven-seals-saboteur = In jeder Runde darf einer der Saboteur sein, statt Siegel zu nehmen. Nimm den Saboteur, dann bestätige.
lesson-seven-seals-saboteur-done = Du hast keine Siegel, aber 4 Strafpunkte. Jedes schwarze Siegel der anderen nimmt dir einen weg.
lesson-seven-seals-force = Also verdirb ihnen den Plan. { $b } hat kein violettes Siegel, aber vielleicht hohe violette Karten. Spiel die violette 1 aus.
lesson-seven-seals-force-done = { $b } musste den Stich gewinnen und nahm ein schwarzes Siegel. Du hast nur noch 3 Punkte.
lesson-seven-seals-end = Bei vier schwarzen Siegeln der anderen hast du gar keine Punkte mehr. Wer nach allen Runden die wenigsten hat, gewinnt. Mehr musst du nicht wissen, um zu spielen.

lesson-seven-seals-wrong-saboteur-later = Der Saboteur kommt später. Nimm erst Siegel.
lesson-seven-seals-wrong-none = Ohne Siegel brächte dir jede deiner Neunen ein schwarzes ein. Nimm ein rotes, ein gelbes und ein grünes.
lesson-seven-seals-wrong-highest = Die könnte verlieren. Spiel die höchste: die gelbe 9.
lesson-seven-seals-wrong-lowest = Die könnte gewinnen, und du hast kein Siegel dafür. Spiel die niedrigste.
lesson-seven-seals-wrong-blue = Die noch nicht. Spiel die blaue 1 aus.
lesson-seven-seals-wrong-win-it = Die verliert gegen die grüne 8. Du hast einen grünen Stich angesagt: Gewinne ihn mit der 9.
lesson-seven-seals-wrong-yellow = Damit könntest du gewinnen. Spiel die gelbe 1 aus.
lesson-seven-seals-wrong-low-trump = Auch die gewinnt. Aber ein kleiner Trumpf genügt: Heb dir die hohen auf.
lesson-seven-seals-wrong-no-trump = Erlaubt, aber sie verliert: Sie ist weder violett noch rot. Spiel die rote 3.
lesson-seven-seals-wrong-no-seals = Mit diesen Karten würdest du kaum einen Stich gewinnen, den du ansagst. Nimm den Saboteur.
lesson-seven-seals-wrong-violet = Für diese Farbe haben andere Siegel. Spiel die violette 1 aus.
