# La prima partita di Saboteur 2. { $b } e { $c } giocano con te.

lesson-saboteur2-roles = Saboteur 2 si gioca come Saboteur, con più ruoli. Sei un cercatore d'oro della squadra verde. Ce n'è anche una blu, e alla fine forse ne vince una sola. I geologi sono pagati per i cristalli nella miniera.
lesson-saboteur2-pass = Puoi scartare fino a tre carte insieme e pescarne altrettante. Scegli la lanterna rotta e «Scarta». Poi aggiungi la riparazione grigia del vagoncino, che adesso non serve, e il vicolo cieco che va dritto verso le mete, e conferma.
lesson-saboteur2-pass-done = Tre nuove carte. { $b } posa un cristallo. E { $c } provoca una caduta massi: la fine della galleria è tagliata fuori.
lesson-saboteur2-ladder = Una scala è collegata alla partenza, ovunque si trovi. Posala accanto al cristallo, in 4 · 1.
lesson-saboteur2-ladder-done = La fine della galleria si può usare di nuovo, anche se il buco c'è ancora. { $b } scava, e { $c } ti mette in prigione.
lesson-saboteur2-free = In prigione non posi gallerie. Gioca «finalmente libero», la chiave, su di te.
lesson-saboteur2-free-done = Sei libero. Senza quella carta potresti scartarne altre due per togliere una carta davanti a te.
lesson-saboteur2-inspect = Chi è { $c }? Gioca l'ispezione, la lente, su { $c }.
lesson-saboteur2-inspect-done = Un sabotatore, come pensavi. Solo tu l'hai visto. { $c } rompe il vagoncino di { $b }.
lesson-saboteur2-prison = Metti { $c } in prigione.
lesson-saboteur2-prison-done = Chi è in prigione alla fine del round non riceve nulla.
lesson-saboteur2-door = Una porta verde lascia passare solo la squadra verde. Posala alla fine della galleria, verso le mete.
lesson-saboteur2-door-done = Per questa via la squadra blu non può più vincere. Ci sono anche porte blu.
lesson-saboteur2-thief = Gioca il ladro, la maschera, davanti a te: dopo il round puoi rubare una pepita. «Giù le mani» toglierebbe il ladro.
lesson-saboteur2-thief-done = Manca una carta sulla via della meta II.
lesson-saboteur2-treasure = Posa l'incrocio accanto alla meta II.
lesson-saboteur2-treasure-done = Il tesoro! La via passa per una porta verde, quindi vince la squadra verde.
lesson-saboteur2-gold = Vinci da solo e ricevi 5 pepite; se i vincitori sono di più, ne ricevono meno ciascuno. { $b }, il geologo, ne riceve 1 per il cristallo, e il tuo ladro la ruba. Ci sono anche il capo, che vince con ogni squadra, e il profittatore, che vince con chiunque. Non ti serve altro per giocare.

lesson-saboteur2-wrong-keep-free = Tieni «finalmente libero»: ti servirà.
lesson-saboteur2-wrong-keep-ladder = Tieni la scala: ti servirà.
lesson-saboteur2-wrong-these-three = Scarta tre carte: la lanterna rotta, la riparazione del vagoncino e il vicolo cieco che va verso le mete.
lesson-saboteur2-wrong-other-side = Andrebbe bene anche lì. In questa lezione posala in 4 · 1.
lesson-saboteur2-wrong-cut-off = Lì ci sta, ma la fine della galleria resta tagliata fuori. Posala accanto al cristallo, in 4 · 1.
lesson-saboteur2-wrong-keep = Quella carta ti servirà. È di nuovo nella tua mano.
lesson-saboteur2-wrong-two-cards = Si può anche così, ma costa due carte. Gioca «finalmente libero».
lesson-saboteur2-wrong-who-did-it = { $b } scava. Guarda { $c }, che ti ha messo in prigione.
lesson-saboteur2-wrong-friend = { $b } scava con te. Metti { $c } in prigione.
lesson-saboteur2-wrong-on-the-way = Lì ci sta, ma non sulla via delle mete. Posala alla fine della galleria.
lesson-saboteur2-wrong-next-to-goal = Lì ci sta, ma non porta da nessuna parte. Posalo accanto alla meta II.
