# Der Coach: was am Tisch neu ist, erklärt, wenn es zum ersten Mal vorkommt.

coach-label = Coach
coach-got-it = Verstanden
coach-off = Keine Tipps mehr

coach-mine-tunnel-laid = Stollen wachsen vom Start aus. Jede neue Karte muss zu allen Nachbarn passen und mit dem Start verbunden sein.
coach-mine-tool-broken = Vor jemandem liegt ein kaputtes Werkzeug. Bis es repariert ist, legt er keine Stollen; alles andere bleibt erlaubt.
coach-mine-tool-repaired = Eine Reparatur entfernt ein kaputtes Werkzeug, das eigene oder ein fremdes. Wer wem hilft, verrät viel über die Seiten.
coach-mine-goal-looked-at = Wer eine Schatzkarte spielt, sieht ein Ziel allein. Alle wissen, welches; was er davon erzählt, kann stimmen oder nicht.
coach-mine-tunnel-collapsed = Ein Steinschlag hat einen Stollen herausgenommen. Was hinter der Lücke liegt, ist abgeschnitten, bis sie geschlossen ist.
coach-mine-card-passed = Wer nicht spielen kann oder will, wirft eine Karte verdeckt ab. Niemand erfährt, welche.
coach-mine-cards-passed = Wer nicht spielen kann oder will, wirft bis zu drei Karten verdeckt ab und zieht ebenso viele.
coach-mine-goal-turned = Ein Weg hat ein Ziel erreicht, also wird es aufgedeckt. Ein Stein gehört nun zum Bergwerk; der Schatz beendet die Runde.
coach-mine-claim-made = Jemand stellt eine Behauptung auf. Sie kann gelogen sein: Nach der Runde siehst du, was stimmte. Wähle ein Ziel oder einen Mitspieler, um selbst etwas zu behaupten.
coach-mine-player-imprisoned = Wer im Gefängnis sitzt, legt keine Stollen und bekommt nichts, wenn er am Ende der Runde noch dort ist.
coach-mine-player-freed = „Endlich frei“ holt jemanden aus dem Gefängnis: sich selbst oder andere.
coach-mine-role-inspected = Mit einer Inspektion sieht jemand eine Rolle, ganz allein. Alle wissen, wessen.
coach-mine-role-changed = Jemand hat eine neue Rolle gezogen: Was du über ihn wusstest, gilt nicht mehr.
coach-mine-hands-exchanged = Zwei haben alle ihre Karten getauscht.
coach-mine-thief-laid = Ein Dieb stiehlt nach der Runde ein Nugget, wenn er dann nicht im Gefängnis sitzt.
coach-mine-thief-warded-off = „Finger weg“ hat einen Dieb entfernt.
coach-mine-front-cleared = Zwei abgeworfene Karten haben eine entfernt, die vor jemandem lag.

coach-seven-seals-seal-taken = Wer welche Stiche gewinnen will, sagt sie an: mit Siegeln ihrer Farben.
coach-seven-seals-saboteur-taken = Der Saboteur nimmt keine Siegel und verdirbt den anderen den Plan: Jedes ihrer schwarzen Siegel nützt ihm.
coach-seven-seals-trick-won = Wer einen Stich gewinnt, gibt ein Siegel seiner Farbe zurück und spielt den nächsten aus. Rot ist Trumpf.
coach-seven-seals-black-taken = Ein Stich ohne passendes Siegel kostet ein schwarzes: 3 Punkte.

coach-sabotage-pipe-laid = Ein Buchstabe gehört auf sein Feld, auf einem der beiden Dächer. Drei Karten einer Farbe in einer Linie sind 2 Punkte, verwandte Farben 1.
coach-sabotage-pipe-removed = Eine Karte wurde von einem Dach entfernt; das Feld ist wieder frei.
coach-sabotage-card-discarded = Eine Karte darf ohne Wirkung abgeworfen werden. Sie kommt nie zurück.
coach-sabotage-went-on = Ab 5 Punkten darf man die Runde beenden, bevor man zieht. Punkte über 5 zählen doppelt.
