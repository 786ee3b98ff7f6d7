# Il coach: ciò che è nuovo al tavolo, spiegato la prima volta.

coach-label = Coach
coach-got-it = Capito
coach-off = Niente più consigli

coach-mine-tunnel-laid = Le gallerie crescono dalla partenza. Ogni nuova carta deve combaciare con tutti i vicini ed essere collegata alla partenza.
coach-mine-tool-broken = Davanti a qualcuno c'è un attrezzo rotto. Finché non è riparato non posa gallerie; tutto il resto è permesso.
coach-mine-tool-repaired = Una riparazione toglie un attrezzo rotto, il proprio o quello di un altro. Chi aiuta chi rivela molto.
coach-mine-goal-looked-at = Chi gioca una mappa vede da solo una meta. Tutti sanno quale; ciò che ne dice può essere vero o no.
coach-mine-tunnel-collapsed = Una caduta massi ha tolto una galleria. Ciò che sta dietro il buco è tagliato fuori finché non viene chiuso.
coach-mine-card-passed = Chi non può o non vuole giocare scarta una carta coperta. Nessuno sa quale.
coach-mine-cards-passed = Chi non può o non vuole giocare scarta fino a tre carte coperte e ne pesca altrettante.
coach-mine-goal-turned = Una via ha raggiunto una meta, quindi la si scopre. Una pietra entra a far parte della miniera; il tesoro chiude il round.
coach-mine-claim-made = Qualcuno fa un'affermazione. Può essere una bugia: dopo il round vedi che cosa era vero. Scegli una meta o un giocatore per farne una tu.
coach-mine-player-imprisoned = Chi è in prigione non posa gallerie e non riceve nulla se è ancora lì alla fine del round.
coach-mine-player-freed = «Finalmente libero» fa uscire qualcuno di prigione: sé stessi o un altro.
coach-mine-role-inspected = Con un'ispezione qualcuno vede un ruolo, da solo. Tutti sanno di chi.
coach-mine-role-changed = Qualcuno ha pescato un nuovo ruolo: ciò che sapevi di lui non vale più.
coach-mine-hands-exchanged = Due giocatori si sono scambiati tutte le carte.
coach-mine-thief-laid = Un ladro ruba una pepita dopo il round, se allora non è in prigione.
coach-mine-thief-warded-off = «Giù le mani» ha tolto un ladro.
coach-mine-front-cleared = Due carte scartate ne hanno tolta una che stava davanti a un giocatore.

coach-seven-seals-seal-taken = Si dichiarano le prese che si vinceranno prendendo sigilli dei loro colori.
coach-seven-seals-saboteur-taken = Il sabotatore non prende sigilli e rovina i piani degli altri: ogni loro sigillo nero gli giova.
coach-seven-seals-trick-won = Chi vince una presa restituisce un sigillo del suo colore e apre la successiva. Il rosso è briscola.
coach-seven-seals-black-taken = Una presa senza sigillo adatto costa un sigillo nero: 3 punti.

coach-sabotage-pipe-laid = Una lettera va sulla sua casella, su uno dei due tetti. Tre carte di un colore in linea valgono 2 punti, di colori affini 1.
coach-sabotage-pipe-removed = Una carta è stata tolta da un tetto; la casella è di nuovo libera.
coach-sabotage-card-discarded = Una carta si può scartare senza effetto. Non torna più.
coach-sabotage-went-on = Da 5 punti in su si può finire il round prima di pescare. I punti oltre 5 contano doppio.
