# La prima partita di Sabotage. { $b } gioca contro di te.

lesson-sabotage-roof = Ognuno ha un tetto con nove caselle, da A a I. Sul tuo costruisci tubi. Tre carte dello stesso colore in linea, anche in diagonale, valgono 2 punti.
lesson-sabotage-letter = A ogni turno peschi una carta e ne giochi una. Una lettera va sulla sua casella. La tua A rossa c'è già: posa la B rossa sul tuo tetto.
lesson-sabotage-letter-done = Due carte rosse vicine. { $b } raccoglie il blu.
lesson-sabotage-line = Una X va su qualsiasi casella vuota del tuo tetto. Completa la linea in alto: posa la X rossa su C.
lesson-sabotage-line-done = Una linea rossa: 2 punti. Il numero accanto a una linea dice quanto vale.
lesson-sabotage-block = { $b } ha il blu su B e C e vuole A. Arriva prima: posa la tua A arancione sul tetto di { $b }.
lesson-sabotage-block-done = Nessun'altra A può andarci. Ma { $b } fa lo stesso con te: sul tuo tetto c'è una G blu.
lesson-sabotage-column = Avanti con la colonna di sinistra: posa la D rossa sul tuo tetto.
lesson-sabotage-column-done = A e D sono rosse. Solo la G blu è d'intralcio.
lesson-sabotage-wrench = Una chiave va su qualsiasi casella del tuo tetto, anche occupata: la carta che c'era viene scartata. Posala su G.
lesson-sabotage-wrench-done = La colonna è rossa: altri 2 punti. { $b } ora ha il blu su C e F: con la I lilla è una linea.
lesson-sabotage-sabotage = Blu e lilla sono affini, come rosso e arancione: una linea di colori affini vale 1 punto. Toglilo a { $b }: gioca «Sabotaggio», la bomba, su F.
lesson-sabotage-sabotage-done = La linea non c'è più. «Smontaggio» fa lo stesso sul tuo tetto, con una carta che ti è d'intralcio.
lesson-sabotage-kin = Usa anche tu i colori affini: posa la E arancione tra le tue carte rosse in C e in G.
lesson-sabotage-kin-done = Rosso, arancione, rosso: 1 punto. Il tuo tetto vale 5.
lesson-sabotage-stop = Da 5 punti in su puoi finire il round, prima di pescare. Ti costa 1 punto, ma { $b } non va oltre. Finiscilo.
lesson-sabotage-stop-done = Il round è finito: ognuno conta quanto vale il suo tetto.
lesson-sabotage-score = I punti oltre 5 contano doppio, quindi può convenire continuare. Dopo quattro round vince il totale più alto. Non ti serve altro per giocare.

lesson-sabotage-wrong-own-roof = Quello è il tetto di { $b }. Posa la B rossa sul tuo.
lesson-sabotage-wrong-keep = Quella carta ti servirà. È di nuovo nella tua mano.
lesson-sabotage-wrong-same-line = Lì ci sta, ma solo su C completa una linea.
lesson-sabotage-wrong-their-line = Non ostacola { $b }. Alla linea in alto manca A.
lesson-sabotage-wrong-red = Alla tua colonna serve il rosso, sul tuo tetto.
lesson-sabotage-wrong-the-blue-one = Lì rovinerebbe una buona carta. Posala sulla G blu.
lesson-sabotage-wrong-not-yours = Quello è il tuo tetto. Giocala sul tetto di { $b }.
lesson-sabotage-wrong-their-column = La linea C, F, I resterebbe com'è. Giocala su F.
lesson-sabotage-wrong-go-on = Si può anche continuare: è lì il bello. Ma stavolta finisci il round.
