# Come si gioca a Sabotage. Una riga vuota comincia un nuovo capoverso.

howto-sabotage-goal-title = Di che cosa si tratta
howto-sabotage-goal =
    Ogni parte posa tubi sul proprio tetto, tre caselle per tre. Le linee di un solo colore fruttano punti.
    E niente vieta di salire sull'altro tetto e posarvi il tubo sbagliato.

    In ognuno dei quattro round fanno punti entrambe le parti. Vince il totale più alto; a pari merito la vittoria è condivisa.
howto-sabotage-roof-caption = Un tetto vuoto. Le sue caselle vanno da A a I.

howto-sabotage-short-title = In breve
howto-sabotage-short =
    Al tuo turno pesca una carta e giocane una. Una lettera va sulla casella della sua lettera, sul tuo tetto o sull'altro.
    X e chiavi vanno sul tuo tetto. Sabotaggio e smontaggio tolgono carte.

    Tre carte in linea di un solo colore valgono 2 punti; mescolate con il colore affine, 1.
    Da 5 punti in su puoi chiudere il round, o andare avanti per punti che contano doppio.

    Per cominciare basta così. Seguono tutti i dettagli.

howto-sabotage-deal-title = Le carte
howto-sabotage-deal =
    Ci sono 104 carte. I tubi hanno quattro colori; arancione e rosso sono affini, e così blu e lilla.
    In ogni colore ci sono due carte per ogni lettera da A a I, due X e due chiavi.

    Ci sono anche 8 carte sabotaggio e 8 carte smontaggio, senza colore.

    Ognuno riceve 8 carte. Comincia chi siede a sinistra del mazziere, e di round in round il compito di mazziere passa a sinistra.
howto-sabotage-kin-caption = I quattro colori della lettera E: arancione e rosso sono affini, blu e lilla sono affini.

howto-sabotage-turn-title = Il tuo turno
howto-sabotage-turn =
    Pesca una carta, poi giocane una: posala su un tetto, usala, oppure scartala scoperta.
    Le carte scartate non tornano più.

    Se il tuo tetto vale 5 punti o più, puoi invece chiudere il round, prima di pescare.

    Quando il mazzo è finito si gioca senza pescare, fino all'ultima carta.

howto-sabotage-pipes-title = I tubi
howto-sabotage-pipes =
    Una lettera va sulla casella della sua lettera, su uno dei due tetti, se quella casella è vuota.

    Una X va su qualsiasi casella vuota del tuo tetto.

    Una chiave va su qualsiasi casella del tuo tetto, vuota o no. La carta che c'era viene scartata.
howto-sabotage-pipes-caption = Una lettera, una X, una chiave.
howto-sabotage-spoil-caption = Il tuo tetto si fa rosso e arancione, e l'avversario vi posa una C lilla: tre linee sono rovinate.

howto-sabotage-specials-title = Sabotaggio e smontaggio
howto-sabotage-specials =
    Sabotaggio toglie una carta da uno dei due tetti. Smontaggio toglie una carta dal tuo.
    Entrambe le carte si scartano insieme a quella che tolgono.

    Ricorda che servono anche sul tuo tetto: così ti liberi di un tubo del colore sbagliato.
howto-sabotage-specials-caption = Sabotaggio per i due tetti, smontaggio per il tuo.

howto-sabotage-value-title = Quanto vale un tetto
howto-sabotage-value =
    Un tetto ha otto linee: tre righe, tre colonne, due diagonali.

    Una linea di tre carte di un solo colore vale 2 punti.
    Una linea che mescola due colori affini vale 1. Ogni altra linea, o una linea incompleta, non vale nulla.

    X e chiavi contano secondo il loro colore.
howto-sabotage-lines-caption = La riga in alto è tutta rossa: 2 punti. La colonna a sinistra mescola rosso e arancione: 1 punto. In tutto 3.
howto-sabotage-wrench-caption = Una E arancione rovina quattro linee di un tetto blu, che vale 5. Una chiave blu al suo posto, e il tetto vale 10.

howto-sabotage-end-title = Chiudere un round
howto-sabotage-end =
    Il round finisce quando qualcuno con almeno 5 punti lo chiude all'inizio del proprio turno, o quando tutte le carte sono giocate.

    Ogni punto oltre 5 conta doppio: un tetto che vale 6 conta 7, uno che vale 8 conta 11.
    Chi chiude il round perde 1 punto. Se sono finite le carte, nessuno perde nulla.
howto-sabotage-counts-caption = Questo tetto vale 8 e conta 11, oppure 10 per la parte che ha chiuso il round.

howto-sabotage-four-title = In quattro
howto-sabotage-four =
    Si gioca due contro due: i compagni siedono uno di fronte all'altro e condividono un tetto, ma ognuno ha la propria mano.
    Tra compagni non si parla della partita.

    Se vuoi chiudere il round, lo proponi al tuo compagno. Se accetta, finisce; se no, il tuo turno continua.

howto-sabotage-variants-title = Opzioni
howto-sabotage-variants =
    Un tavolo può togliere quattro delle otto carte smontaggio; riparare diventa più difficile.
    Può anche scegliere il numero di round e il primo mazziere.

howto-sabotage-tips-title = Qualche consiglio
howto-sabotage-tips =
    La casella centrale, E, fa parte di quattro linee. Vale la pena di lottare per averla.

    Quando l'altra parte ha mostrato i suoi colori, posa una lettera che non ti serve dove le fa più male.
    Solo una chiave, un sabotaggio o uno smontaggio la toglieranno di lì.

    Non fermarti sempre a 5. Ogni punto in più conta doppio, se l'altra parte te lo lascia.

howto-sabotage-at-this-table-title = A questo tavolo
howto-sabotage-at-this-table =
    Tocca una carta e si illuminano, sui due tetti, le caselle dove può andare. Tocca una casella, guarda l'anteprima, e toccala ancora o conferma.
    Puoi scegliere e mirare prima del tuo turno: la carta aspetta lì. Lascia il mouse o il dito su una carta, e dice che cosa fa.
    Una carta che ora non si può giocare è sbiadita e dice perché; puoi sempre scartarla.

    Il valore di ogni linea sta alla sua estremità, e i colori affini hanno la stessa forma:
    flange quadrate per arancione e rosso, rotonde per blu e lilla.

    Quando il tuo tetto vale abbastanza, prima di pescare ti si chiede se vuoi chiudere il round.

    Con la tastiera: un numero sceglie una carta, le frecce una casella. Invio conferma, Esc annulla, D scarta, ? aiuta.
