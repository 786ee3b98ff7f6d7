# Come si gioca a I sette sigilli. Una riga vuota comincia un nuovo capoverso.

howto-seven-seals-goal-title = Di che cosa si tratta
howto-seven-seals-goal =
    Prima di un round dichiari quali prese farai, colore per colore, e per ognuna prendi un sigillo.
    Per ogni presa che fai restituisci un sigillo. I sigilli che ti restano costano punti,
    e anche le prese che non hai dichiarato.

    Uno di voi può non dichiarare nulla e fare il sabotatore, che spera negli errori degli altri.
    Dopo tutti i round vince chi ha meno punti di penalità; a pari merito la vittoria è condivisa.

howto-seven-seals-short-title = In breve
howto-seven-seals-short =
    Prima ognuno, a turno, prende un sigillo per ogni presa che conta di fare, oppure uno di voi prende il sabotatore.

    Poi si giocano 15 prese. Si risponde al colore chiesto; vince la carta più alta di quel colore, a meno che qualcuno giochi un rosso, che è briscola.

    Per ogni presa restituisci un sigillo del suo colore. Se non ne hai uno che vale, ne prendi uno nero.
    Alla fine ogni sigillo che resta costa punti.

    Per cominciare basta così. Seguono tutti i dettagli.

howto-seven-seals-deal-title = Le carte
howto-seven-seals-deal =
    Ci sono cinque colori: rosso, giallo, verde, blu, viola. Il rosso è sempre la briscola.
    In 3 giocatori ogni colore va da 1 a 9, in 4 da 1 a 12, in 5 da 1 a 15.

    Si distribuiscono tutte le carte, 15 a testa. Di round in round il compito di mazziere passa a sinistra.
    Prima di ogni round tutti i sigilli e il sabotatore tornano nella riserva.
howto-seven-seals-colours-caption = Una carta per colore. Ogni colore ha anche un segno tutto suo.

howto-seven-seals-announcing-title = Dichiarare le prese
howto-seven-seals-announcing =
    Comincia chi siede a sinistra del mazziere, poi si va in senso orario. Tocca a ognuno una volta sola.

    Prendi un sigillo per ogni presa che conti di fare, del colore che secondo te sarà chiesto.
    Prendine quanti vuoi, o nessuno. Oppure prendi il sabotatore, se non l'ha ancora preso nessuno.

    Ci sono 5 sigilli rossi e 3 per ciascuno di giallo, verde, blu e viola. Bianchi e neri non si dichiarano.
howto-seven-seals-seals-caption = I cinque sigilli colorati. Un sigillo rappresenta una presa del suo colore.
howto-seven-seals-hand-caption = Parte di una mano in 4 giocatori: i due rossi più alti e il 12 verde valgono forse due sigilli rossi e uno verde.

howto-seven-seals-white-title = Quando un colore è finito
howto-seven-seals-white =
    Se nella riserva non c'è più un sigillo del tuo colore, prendilo a un altro giocatore.
    Non può rifiutare, e in cambio riceve un sigillo bianco dalla riserva.

    Ci sono 4 sigilli bianchi. Quando sono finiti, o se nessun altro ha il tuo colore, devi farne a meno.
howto-seven-seals-white-caption = Un sigillo bianco vale per qualsiasi presa. Se ti resta, è il più caro di tutti.

howto-seven-seals-tricks-title = Giocare le prese
howto-seven-seals-tricks =
    Chi siede a sinistra del mazziere apre la prima presa con una carta qualsiasi. Poi apre chi ha fatto l'ultima presa.

    Rispondi al colore chiesto, se puoi. Altrimenti gioca una carta qualsiasi, rossa o no.

    Vince il rosso più alto. Senza rossi, vince la carta più alta del colore chiesto.
howto-seven-seals-trick-caption = È chiesto il blu. Vince il 10 blu; il 12 viola non conta.
howto-seven-seals-trump-caption = È chiesto il giallo, e il terzo giocatore non ne ha più. Basta un 2 rosso.

howto-seven-seals-giving-back-title = Restituire i sigilli
howto-seven-seals-giving-back =
    Chi fa una presa restituisce un sigillo del colore chiesto.
    Se il rosso ha vinto su un altro colore, può essere anche un sigillo rosso.

    Un sigillo bianco vale per qualsiasi presa. Se ne hai più d'uno che vale, scegli tu.

    Se non hai un sigillo colorato che vale, restituiscine uno bianco o prendine uno nero. Senza bianchi, devi prendere un nero.
    Ci sono 6 sigilli neri; quando sono finiti non ne prendi, e non ti costa nulla.
howto-seven-seals-serving-caption = Per la presa vinta dal 2 rosso vale ciascuno di questi sigilli.
howto-seven-seals-black-caption = Un sigillo nero: hai fatto una presa che non avevi dichiarato.

howto-seven-seals-saboteur-title = Il sabotatore
howto-seven-seals-saboteur =
    Il sabotatore gioca con gli altri, fa prese e apre come tutti, ma non ha mai sigilli.

    Il suo scopo è far prendere agli altri sigilli neri: lascia loro le prese che nessuno vuole
    e soffia quelle di cui qualcuno ha bisogno.
howto-seven-seals-saboteur-caption = C'è al massimo un sabotatore. Tutti sanno chi è.

howto-seven-seals-score-title = Contare i punti
howto-seven-seals-score =
    Dopo 15 prese, ogni sigillo colorato che ti resta costa 2 punti, ogni nero 3, ogni bianco 4.

    Il sabotatore parte da 4 punti e ne toglie 1 per ogni sigillo nero degli altri, senza scendere sotto 0.
howto-seven-seals-score-caption = Due sigilli verdi, uno nero e uno bianco: 11 punti.

howto-seven-seals-variants-title = Opzioni
howto-seven-seals-variants =
    In tre il sabotatore ha vita facile. Fatelo partire da 5 o 6 punti.

    Una partita ha tanti round quanti sono i giocatori, così ognuno fa il mazziere una volta; in tre sono sei. Il tavolo può scegliere un altro numero.

    Non serve ricordare le carte giocate, se il tavolo le mostra.

howto-seven-seals-tips-title = Qualche consiglio
howto-seven-seals-tips =
    Un sigillo nero costa 3, un sigillo colorato di troppo solo 2. Nel dubbio, prendi il sigillo.

    Se di un colore hai molte carte, quelle alte spesso non bastano: qualcuno ne sarà senza e giocherà un rosso.

    Prendi il sabotatore quando in uno o più colori hai poche carte o nessuna.
    Gli si addice anche una mano di carte medie, che non promette nulla di sicuro.

howto-seven-seals-at-this-table-title = A questo tavolo
howto-seven-seals-at-this-table =
    Per dichiarare, tocca i sigilli che vuoi, poi conferma.
    Quando un colore è finito, tocca il giocatore a cui ne prendi uno.

    Per giocare, tocca una carta: appare al suo posto nella presa; toccala lì, o conferma, per giocarla.
    Puoi sceglierla prima del tuo turno; aspetta lì. Le carte che ora non puoi giocare sono sbiadite e dicono perché.
    Se fai una presa e puoi scegliere, si illuminano i sigilli che valgono.

    I sigilli di tutti, tenuti e restituiti, sono sempre in vista, e per rivedere l'ultima presa basta un tocco.

    Con la tastiera: un numero o le frecce scelgono una carta, Invio conferma, Esc annulla, ? aiuta.
