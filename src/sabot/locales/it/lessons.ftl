# Prime partite: ciò che dicono tutte.

lesson-title = Prima partita: { $game }
lesson-label = Lezione
lesson-progress = Passo { $step } di { $steps }
lesson-next = Avanti
lesson-show = Fallo per me
lesson-leave = Lascia la lezione
lesson-not-now = È permesso, ma qui si tratta d'altro. Non è successo nulla: prova ancora.
lesson-read-first = Un momento: leggi prima questo, poi premi «Avanti».
lesson-other-words = Potresti dire anche questo. Ma prova ciò che è richiesto qui.
lesson-go-on-above = La lezione continua in alto.
lesson-over = { $game }: ora sai giocare
lesson-over-says = Gioca una partita intera. Gli altri sono bot, prenditi il tuo tempo: ciò che è nuovo ti verrà spiegato la prima volta.
