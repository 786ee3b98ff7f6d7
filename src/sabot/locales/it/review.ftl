# La rilettura di una partita: che cosa si poteva sapere, che cosa era vero e che cosa si poteva fare meglio.

review-title = Rilettura: { $game }
review-what = { $options } · { $playouts } partite simulate per mossa · seme { $seed }
review-unfinished = La partita non è finita; questa è la rilettura di ciò che c'è.
review-empty = Non è ancora stato distribuito nulla: non c'è niente da rileggere.
review-written = La rilettura è in { $file }.
review-working = round, posto per posto

review-unit-percent = Il valore di un round è dato in centesimi di vittoria: 100 è un round vinto. Conta un poco anche di quanto lo si vince: perciò i valori possono superare di poco 100, o scendere sotto 0.
review-unit-nuggets = Il valore di un round è dato in pepite.
review-unit-penalty = Il valore di un round è dato in punti di penalità, quindi sotto lo 0: più è vicino a 0, meglio è.
review-unit-points = Il valore di un round è dato in punti.

review-mistakes = Errori, il peggiore per primo
review-no-mistakes = Nessuna mossa era chiaramente peggiore di un'altra.
review-mistake-at = Round { $round }, mossa { $move }, { $name }
review-mistake-better = Meglio:
review-mistake-cost = È costato { $cost } (95 %: da { $low } a { $high }).
review-more-mistakes = Altri { $number }
review-mistakes-says = In { $compared } decisioni su { $decisions } un'altra mossa sembrava a prima vista migliore ed è stata confrontata di nuovo. Un errore è mostrato se tutto l'intervallo al 95 % è sopra lo 0. Per puro caso fino a { $wrong } di questi confronti potrebbero essere mostrati a torto.

review-accounts = Fortuna e bravura
review-accounts-says = Ogni round comincia da quanto vale prima che si diano le carte. La distribuzione cambia questo valore, e così le mosse degli altri. La bravura è di quanto le proprie mosse erano migliori di quelle del bot «rules», per quanto si poteva sapere. Ciò che le proprie mosse hanno causato senza che lo si potesse sapere è di nuovo fortuna: il nascosto. Dopo ± c'è la metà dell'intervallo al 95 %.
review-expected = prima della distribuzione
review-deal = distribuzione
review-others = gli altri
review-skill = bravura
review-unseen = nascosto
review-outcome = esito
review-player = giocatore
review-round-head = round
review-all-rounds = tutti

review-curves = Curve
review-curves-says = Come stava un giocatore prima di ogni mossa: per quanto poteva sapere, e com'era davvero, a carte scoperte.
review-curve-title = { $name }, round { $round }
review-curve-desc = Due curve su { $moves } mosse. Ciò che { $name } poteva sapere va da { $known-first } a { $known-last }; ciò che era vero va da { $true-first } a { $true-last }.
review-known = si poteva sapere
review-true = era vero
review-mistake = errore
review-axis-moves = mossa
review-axis-percent = centesimi di vittoria
review-axis-nuggets = pepite
review-axis-penalty = punti di penalità
review-as-table = Gli stessi dati in tabella

review-decisions = Tutte le decisioni
review-move = mossa
review-made = giocata
review-gained = bravura
review-better = sembrava migliore
review-lost = costo

review-turning = Momenti decisivi
review-no-turning = Nessun singolo momento ha deciso la partita.
review-turn-deal = Distribuzione del round { $round }: fortuna, { $worth }
review-turn-mistake = Un errore, { $worth }
review-turn-good-deed = Una buona mossa, { $worth }
review-turn-luck = Nessuno poteva saperlo: { $worth }
review-turn-unjudged = Non giudicata: { $worth }
review-turn-could-have-known = Da qui si poteva sapere chi era { $name }: { $seats }.
review-turn-lie = Una bugia creduta da { $seats }, { $worth }
review-gain = { $swing } punti per: { $side }
review-loss = { $swing } punti contro: { $side }
review-lies = Bugie
review-lie = Round { $round }, dopo la mossa { $move }: { $name } dice «{ $claim }». Ci ha creduto: { $seats }.
review-lie-paid = { $worth } ± { $around } punti per la parte di chi ha mentito.
review-lie-backfired = Si è ritorta contro chi ha mentito: { $worth } ± { $around } punti persi.
review-lie-nothing = Non ha cambiato nulla: chi ci ha creduto avrebbe giocato così comunque.
review-lie-unsure = Non si può dire con certezza se sia servita.
review-lie-unbelieved = Round { $round }, dopo la mossa { $move }: { $name } dice «{ $claim }». Nessuno ci ha creduto.
review-board = Il tavolo nel round { $round }, prima della mossa { $move }
review-as-text = Lo stesso come testo
