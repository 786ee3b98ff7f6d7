# First games: what all of them say.

lesson-title = First game: { $game }
lesson-label = Lesson
lesson-progress = Step { $step } of { $steps }
lesson-next = Next
lesson-show = Do it for me
lesson-leave = Leave the lesson
lesson-not-now = That is allowed, but not what this step is about. Nothing has happened: try again.
lesson-read-first = One moment: read this first, then press Next.
lesson-other-words = You could say that, too. But try what this step asks for.
lesson-go-on-above = The lesson goes on above.
lesson-over = You can play { $game } now
lesson-over-says = Play a whole game. The others are bots, so take your time: what is new will be explained when it first happens.
