# La prima partita dei Sette Sigilli. { $b } e { $c } giocano con te.

lesson-seven-seals-tricks = In una presa ognuno gioca una carta. La prima dà il colore, e vince la più alta di quel colore, a meno che qualcuno giochi rosso: il rosso è briscola e batte tutti gli altri. Prima della prima presa dici quali prese vincerai.
lesson-seven-seals-announce = Lo dichiari prendendo sigilli. In tre nessuna carta supera il 9, quindi i tuoi 9 dovrebbero vincere: prendi un sigillo rosso, uno giallo e uno verde, poi conferma.
lesson-seven-seals-announce-done = Vuoi esattamente tre prese: una rossa, una gialla e una verde. { $b } e { $c } dichiarano le loro. Tutti i sigilli sono visibili.
lesson-seven-seals-lead = Apri tu: giochi la prima carta della presa. Gioca il 9 giallo: nessun giallo è più alto.
lesson-seven-seals-lead-done = La presa è tua e restituisci un sigillo giallo. Un sigillo restituito non costa nulla.
lesson-seven-seals-low = Chi vince una presa apre la successiva. Non vuoi prese blu, quindi apri basso: l'1 blu.
lesson-seven-seals-low-done = { $b } vince con il 9 blu, restituisce un sigillo blu e apre in verde.
lesson-seven-seals-follow = Si è aperto in verde e tu hai del verde: devi rispondere. Vinci questa presa con il 9 verde.
lesson-seven-seals-follow-done = Il tuo sigillo verde è restituito. Resta solo il rosso.
lesson-seven-seals-black = Vuoi solo un'altra presa, con una carta rossa. Lascia che un altro vinca questa e apra la prossima: gioca l'1 giallo.
lesson-seven-seals-black-done = { $c } ha dovuto vincere senza un sigillo adatto e ne prende uno nero: 3 punti di penalità. Poi { $c } apre in viola.
lesson-seven-seals-trump = Non hai viola, quindi puoi giocare qualsiasi carta. Una rossa vince, e per questa presa puoi restituire il tuo sigillo rosso: gioca il 3 rosso.
lesson-seven-seals-trump-done = Una piccola briscola batte ogni carta viola. Per una presa vinta con la briscola restituisci un sigillo rosso o uno del colore di apertura.
lesson-seven-seals-score = Tutti i tuoi sigilli sono restituiti: ora perdi tutte le altre prese. Dopo 15 prese ogni sigillo colorato costa 2 punti, ogni nero 3, ogni bianco 4. Vince chi ha meno punti. (Quando un colore è finito, se ne può prendere un sigillo a un altro giocatore, che ne riceve uno bianco. Si può restituire per qualsiasi colore.)
lesson-seven-seals-bad-hand = Un nuovo round. Solo carte basse: quali prese potresti dichiarare? C'è un altro modo.
lesson-seven-seals-saboteur = In ogni round uno può essere il sabotatore, invece di prendere sigilli. Prendi il sabotatore, poi conferma.
lesson-seven-seals-saboteur-done = Non hai sigilli, ma 4 punti di penalità. Ogni sigillo nero degli altri te ne toglie uno.
lesson-seven-seals-force = Rovina dunque i loro piani. { $b } non ha sigilli viola, ma forse carte viola alte. Apri con l'1 viola.
lesson-seven-seals-force-done = { $b } ha dovuto vincere la presa e prende un sigillo nero. Ti restano 3 punti.
lesson-seven-seals-end = Con quattro sigilli neri tra gli altri non hai più alcun punto. Chi ne ha meno dopo tutti i round vince. Non ti serve altro per giocare.

lesson-seven-seals-wrong-saboteur-later = Il sabotatore viene dopo. Prima prendi sigilli.
lesson-seven-seals-wrong-none = Senza sigilli, ogni tuo 9 ti porterebbe un sigillo nero. Prendine uno rosso, uno giallo e uno verde.
lesson-seven-seals-wrong-highest = Quella potrebbe perdere. Gioca la più alta: il 9 giallo.
lesson-seven-seals-wrong-lowest = Quella potrebbe vincere, e non hai un sigillo adatto. Gioca la più bassa.
lesson-seven-seals-wrong-blue = Quella non ancora. Apri con l'1 blu.
lesson-seven-seals-wrong-win-it = Perde contro l'8 verde. Hai dichiarato una presa verde: vincila con il 9.
lesson-seven-seals-wrong-yellow = Con quella potresti vincere. Apri con l'1 giallo.
lesson-seven-seals-wrong-low-trump = Vince anche quella. Ma basta una piccola briscola: conserva le alte.
lesson-seven-seals-wrong-no-trump = È permesso, ma perde: non è né viola né rossa. Gioca il 3 rosso.
lesson-seven-seals-wrong-no-seals = Con queste carte vinceresti a stento le prese che dichiari. Prendi il sabotatore.
lesson-seven-seals-wrong-violet = Altri hanno sigilli di quel colore. Apri con l'1 viola.
