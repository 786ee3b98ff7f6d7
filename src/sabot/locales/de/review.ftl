# Der Rückblick auf ein Spiel: was man wissen konnte, was wahr war und was besser gewesen wäre.

review-title = Rückblick: { $game }
review-what = { $options } · { $playouts } durchgespielte Enden je Zug · Startwert { $seed }
review-unfinished = Das Spiel ist nicht zu Ende; dies ist ein Rückblick auf das, was da ist.
review-empty = Noch wurde nichts ausgeteilt: Es gibt nichts zu sehen.
review-written = Der Rückblick ist in { $file }.
review-working = Runden, Platz für Platz

review-unit-percent = Was eine Runde wert ist, steht in Hundertsteln eines Siegs: 100 ist eine gewonnene Runde. Wie hoch sie gewonnen wird, zählt auch ein wenig; darum gibt es Werte etwas über 100 und unter 0.
review-unit-nuggets = Was eine Runde wert ist, steht in Nuggets.
review-unit-penalty = Was eine Runde wert ist, steht in Strafpunkten und darum unter 0: je näher an 0, desto besser.
review-unit-points = Was eine Runde wert ist, steht in Punkten.

review-mistakes = Fehler, der schlimmste zuerst
review-no-mistakes = Kein Zug war deutlich schlechter als ein anderer.
review-mistake-at = Runde { $round }, Zug { $move }, { $name }
review-mistake-better = Besser:
review-mistake-cost = Das kostete { $cost } (95 %: { $low } bis { $high }).
review-more-mistakes = { $number } weitere
review-mistakes-says = Bei { $compared } von { $decisions } Entscheidungen sah zunächst ein anderer Zug besser aus und wurde neu verglichen. Ein Fehler steht hier, wenn das ganze 95-%-Intervall über 0 liegt. Durch bloßen Zufall könnten bis zu { $wrong } der Vergleiche zu Unrecht hier stehen.

review-accounts = Glück und Können
review-accounts-says = Jede Runde beginnt mit dem, was sie vor dem Austeilen wert ist. Das Austeilen ändert das, und was die anderen tun auch. Können ist, wie viel besser die eigenen Züge waren als die des Bots „rules“, soweit man es wissen konnte. Was die eigenen Züge bewirkten, ohne dass man es wissen konnte, ist wieder Glück: das Ungesehene. Hinter ± steht das halbe 95-%-Intervall.
review-expected = vor dem Austeilen
review-deal = Austeilen
review-others = die anderen
review-skill = Können
review-unseen = Ungesehenes
review-outcome = Ergebnis
review-player = Spieler
review-round-head = Runde
review-all-rounds = alle

review-curves = Kurven
review-curves-says = Wie jemand vor jedem Zug stand: einmal, soweit man es wissen konnte, und einmal, als hätte alles offen gelegen.
review-curve-title = { $name }, Runde { $round }
review-curve-desc = Zwei Kurven über { $moves } Züge. Was { $name } wissen konnte, geht von { $known-first } bis { $known-last }; was wahr war, geht von { $true-first } bis { $true-last }.
review-known = was man wissen konnte
review-true = was wahr war
review-mistake = Fehler
review-axis-moves = Zug
review-axis-percent = Hundertstel eines Siegs
review-axis-nuggets = Nuggets
review-axis-penalty = Strafpunkte
review-as-table = Dasselbe als Tabelle

review-decisions = Alle Entscheidungen
review-move = Zug
review-made = gespielt
review-gained = Können
review-better = sah besser aus
review-lost = Kosten

review-turning = Wendepunkte
review-no-turning = Kein einzelner Moment hat die Partie entschieden.
review-turn-deal = Runde { $round }, Kartenverteilung: Glück, { $worth }
review-turn-mistake = Ein Fehler, { $worth }
review-turn-good-deed = Ein guter Zug, { $worth }
review-turn-luck = Das konnte niemand wissen: { $worth }
review-turn-unjudged = Nicht beurteilt: { $worth }
review-turn-could-have-known = Ab hier war zu erkennen, was { $name } war, und zwar für: { $seats }
review-turn-lie = Eine Lüge, geglaubt von { $seats }, { $worth }
review-gain = { $swing } Punkte für: { $side }
review-loss = { $swing } Punkte gegen: { $side }
review-lies = Lügen
review-lie = Runde { $round }, nach Zug { $move }: { $name } sagt „{ $claim }“. Geglaubt von: { $seats }.
review-lie-paid = { $worth } ± { $around } Punkte für die Seite, die gelogen hat.
review-lie-backfired = Der Schuss ging nach hinten los: Die Seite, die gelogen hat, verlor { $worth } ± { $around } Punkte.
review-lie-nothing = Es änderte nichts: Wer es glaubte, tat, was ohnehin getan worden wäre.
review-lie-unsure = Ob es etwas brachte, lässt sich nicht sicher sagen.
review-lie-unbelieved = Runde { $round }, nach Zug { $move }: { $name } sagt „{ $claim }“. Niemand hat es geglaubt.
review-board = Der Tisch in Runde { $round }, vor Zug { $move }
review-as-text = Dasselbe als Text
