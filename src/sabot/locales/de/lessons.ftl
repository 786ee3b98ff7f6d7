# Erste Spiele: was alle sagen.

lesson-title = Erstes Spiel: { $game }
lesson-label = Lektion
lesson-progress = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-show = Mach es für mich
lesson-leave = Lektion verlassen
lesson-not-now = Das ist erlaubt, aber darum geht es hier nicht. Es ist nichts passiert: Versuch es noch einmal.
lesson-read-first = Moment noch: Lies erst das hier, dann drücke „Weiter“.
lesson-other-words = Auch das könntest du sagen. Versuch aber, was hier verlangt ist.
lesson-go-on-above = Die Lektion geht oben weiter.
lesson-over = Jetzt kannst du { $game } spielen
lesson-over-says = Spiel ein ganzes Spiel. Die anderen sind Bots, lass dir also Zeit: Was neu ist, wird erklärt, wenn es zum ersten Mal vorkommt.
