# Come si gioca a Saboteur. Una riga vuota comincia un nuovo capoverso.

howto-saboteur-goal-title = Di che cosa si tratta
howto-saboteur-goal =
    Siete minatori. In fondo alla miniera ci sono tre carte coperte, le mete:
    una è il tesoro, due sono soltanto pietra. Insieme, carta dopo carta, scavate una galleria fin laggiù.

    Ma forse tra voi ci sono dei sabotatori, e vogliono che la galleria non arrivi mai.
    Nessuno è tenuto a dire da che parte sta, e tutti possono mentire. Guarda che cosa fanno gli altri.

    Una partita ha di solito tre round, ogni volta con ruoli nuovi. Da che parte stai può cambiare a ogni round;
    il tuo oro è soltanto tuo. Alla fine vince chi ha più pepite; a pari merito la vittoria è condivisa.
howto-saboteur-roles-caption = Il cercatore d'oro vuole arrivare al tesoro, il sabotatore vuole impedirlo.

howto-saboteur-short-title = In breve
howto-saboteur-short =
    Al tuo turno posa una galleria, gioca un'azione, o scarta una carta coperta. Poi pesca una carta.

    Le gallerie devono combaciare da tutti i lati ed essere collegate alla partenza. Le azioni rompono o riparano attrezzi, fanno crollare gallerie,
    o ti fanno guardare una meta. Con un attrezzo rotto non si posano gallerie.

    Se raggiungete il tesoro, i cercatori d'oro si dividono l'oro. Se prima finiscono le carte, l'oro va ai sabotatori.

    Per cominciare basta così. Seguono tutti i dettagli.

howto-saboteur-deal-title = Prima di un round
howto-saboteur-deal =
    Ognuno riceve un ruolo segreto. Tra le carte ruolo c'è 1 sabotatore se siete in 3 o 4, ce ne sono 2 in 5 o 6,
    3 da 7 a 9 e 4 in 10. C'è sempre una carta ruolo di troppo: resta coperta,
    perciò forse c'è un sabotatore in meno di quanto temi.

    Ricevi 6 carte se siete al massimo in 5, 5 carte in 6 o 7, e 4 carte da 8 in su.
    Gallerie e azioni vengono dallo stesso mazzo.

    Intorno a un tavolo vero comincia il più giovane; qui si tira a sorte, se il tavolo non ha scelto qualcuno. Il round seguente lo comincia
    chi siede a sinistra di chi ha messo giù l'ultima carta. Tutte le carte vengono rimescolate; l'oro lo tieni.
howto-saboteur-mine-caption = A sinistra la partenza, a destra le tre mete, e in mezzo spazio per sette carte.

howto-saboteur-turn-title = Il tuo turno
howto-saboteur-turn =
    Fai una cosa sola: posa una galleria, gioca un'azione, oppure passa.
    Per passare scarta una carta coperta; nessuno saprà quale.

    Poi peschi una carta. Quando il mazzo è finito, vai avanti con quello che hai.
    Se non hai più carte, passi e basta.

howto-saboteur-tunnels-title = Posare gallerie
howto-saboteur-tunnels =
    Una carta galleria va su una casella vuota, accanto a una carta già posata.
    Può stare dritta o capovolta, mai di traverso.

    Ogni suo lato deve combaciare con la carta vicina: galleria con galleria, roccia con roccia.
    E si deve poter camminare dalla partenza fin dentro la nuova carta.

    La miniera non ha bordi, quindi si possono aggirare gli ostacoli. Accanto a una meta ancora coperta va bene qualsiasi lato,
    ma da lì non si può proseguire. E finché un tuo attrezzo è rotto, non posi nessuna galleria.
howto-saboteur-shapes-caption = Le sette forme in cui si passa. Capovolta, una curva gira dall'altra parte.
howto-saboteur-fits-caption = Questa curva, capovolta, va bene: galleria incontra galleria.
howto-saboteur-misfit-caption = Questa no: la sua roccia chiuderebbe la galleria.

howto-saboteur-dead-ends-title = Vicoli ciechi
howto-saboteur-dead-ends =
    Nove carte galleria sono ostruite dai detriti. Ci si può entrare, ma non passarci attraverso:
    nessuno dei loro passaggi porta a un altro, e non aprono mai una meta.

    Per il resto si posano come tutte le altre. I sabotatori le adorano,
    e i cercatori d'oro a volte non hanno di meglio.
howto-saboteur-dead-ends-caption = Per quanti passaggi abbia, un vicolo cieco non porta da nessuna parte.

howto-saboteur-actions-title = Azioni
howto-saboteur-actions =
    Attrezzo rotto: piccone, lanterna o vagoncino. Mettilo davanti a un altro giocatore:
    finché l'attrezzo non è riparato, quel giocatore non può posare gallerie, ma può fare tutto il resto. Nessuno ha due volte lo stesso attrezzo rotto.

    Riparazione: toglie l'attrezzo rotto che mostra, davanti a te o a chiunque altro.
    Una carta con due attrezzi ne ripara uno solo, a tua scelta.

    Caduta massi: toglie una galleria dalla miniera, ma mai la partenza o una meta. Il buco si può riempire di nuovo.

    Mappa: guarda una meta coperta. Tutti vedono quale, solo tu vedi che cos'è.
    Che cosa raccontare agli altri lo decidi tu.
howto-saboteur-tools-caption = Un piccone rotto, la sua riparazione, una riparazione per lanterna o vagoncino, una mappa, una caduta massi.
howto-saboteur-rockfall-caption = Una caduta massi ha lasciato un buco. Quello che sta dietro è tagliato fuori, e lì non si scava finché il buco non è chiuso.

howto-saboteur-arriving-title = Raggiungere una meta
howto-saboteur-arriving =
    Appena una via senza interruzioni porta dalla partenza a una meta, questa viene scoperta.
    Una sola carta può raggiungerne due; allora si scoprono entrambe.

    Se è il tesoro, il round finisce subito. Se è pietra, il suo passaggio si unisce al vostro e da quel momento fa parte della miniera.
    Anche se non combacia con un'altra carta vicina, resta lì. Può perfino portare dritto alla meta seguente.
howto-saboteur-stone-caption = Soltanto pietra. Il suo passaggio piega a sud, e un'altra carta porta alla meta seguente.

howto-saboteur-end-title = La fine di un round
howto-saboteur-end =
    Il tesoro è raggiunto: i cercatori d'oro hanno vinto il round.
    Il mazzo e tutte le mani sono vuoti e il tesoro è ancora nascosto: hanno vinto i sabotatori.

    Allora si mostrano tutti i ruoli e tutte le mete. In 3 o 4 forse non c'era nessun sabotatore;
    se il tesoro sfugge anche così, nessuno riceve oro.

howto-saboteur-gold-title = Dividere l'oro
howto-saboteur-gold =
    Se hanno vinto i cercatori d'oro, si pescano tante carte oro quanti sono i giocatori, ma in 10 solo 9.
    Chi ha raggiunto il tesoro prende per primo. Il resto passa in senso antiorario da cercatore a cercatore finché ce n'è,
    e i sabotatori vengono saltati. Se l'ultima carta l'ha posata un sabotatore, prende per primo il cercatore seguente in senso antiorario.
    La carta migliore rimasta viene presa per te, a meno che il tavolo non voglia far scegliere tutti.

    Se hanno vinto i sabotatori, uno solo riceve 4 pepite, due o tre ne ricevono 3 ciascuno, quattro ne ricevono 2.
    Se con le carte oro rimaste la somma esatta non è possibile, ricevono quella più vicina per difetto.

    Quello che possiedi resta un segreto fino alla fine della partita.
howto-saboteur-gold-caption = Una carta oro vale 1, 2 o 3 pepite. Cinque giocatori se ne dividono cinque, e il primo prende la migliore.

howto-saboteur-editions-title = Edizioni e opzioni
howto-saboteur-editions =
    Edizione francese: si gioca in senso orario, non si rompono i propri attrezzi, e le carte giocate restano scoperte negli scarti.

    Edizione italiana: si gioca in senso antiorario, e puoi rompere anche un tuo attrezzo, magari per sembrare innocente.

    Edizione inglese: si gioca in senso orario, si possono rompere i propri attrezzi, e tutti gli scarti sono coperti.
    Un round senza tesoro finisce prima: quando il mazzo è finito e tutti, a turno, hanno passato.

    Un tavolo può scegliere ognuno di questi punti separatamente. Può anche stabilire che i cercatori con un attrezzo rotto non ricevano oro;
    che una carta che combacia possa stare accanto a qualsiasi carta scoperta, collegata alla partenza o no;
    che ognuno scelga il proprio oro; e quanti round si giocano.

howto-saboteur-talk-title = Parlare al tavolo
howto-saboteur-talk =
    Parlare è metà di questo gioco. Che tocchi a te o no, puoi dire quello che sai, quello che sospetti e quello che ti serve.
    Niente di quello che si dice è vincolante, e nessuno è tenuto a dire la verità.

    Tocca una meta per dire che cos'è, o un giocatore per dire da che parte sta e per chiedergli qualcosa. Puoi anche trascinarci sopra la tua figura.
    Il tuo gettone resta lì; se dici altro, il primo viene barrato.
    Tocca quello che dice qualcun altro, o la sua riga nella cronaca, per crederci o per dubitarne.

    A fine round ogni affermazione è messa accanto alla verità: chi aveva ragione, chi si sbagliava, chi ha mentito e chi ci ha creduto.

howto-saboteur-tips-title = Qualche consiglio
howto-saboteur-tips =
    Da cercatore d'oro, gioca presto una mappa e di' che cosa hai visto. Non tenerti le riparazioni: di solito conviene riparare gli attrezzi a chi ha la tua fiducia.

    Da sabotatore, non avere fretta. Scava un po' con gli altri, poi fai deviare la galleria un po' troppo.
    Una caduta massi al momento giusto vale più di tre lanterne rotte al momento sbagliato.

    Chi passa spesso nasconde qualcosa, o ha brutte carte. Chiediglielo.

howto-saboteur-at-this-table-title = A questo tavolo
howto-saboteur-at-this-table =
    Tocca una carta e si illuminano le caselle in cui va bene. Tocca una casella e la carta vi appare in anteprima; la vedi solo tu.
    Girala con il suo pulsante o con R; toccala ancora, o conferma, per posarla.

    Con un'azione, tocca il giocatore, la meta o la galleria a cui è diretta, e ancora una volta per giocarla.
    Puoi scegliere e mirare prima del tuo turno: la carta aspetta lì.
    Una carta che ora non si può giocare è sbiadita e dice perché; puoi sempre scartarla.

    Tieni premuta la carta del ruolo, o la barra spaziatrice, per vedere il tuo ruolo. Quello che una mappa ti ha mostrato resta segnato solo per te.
    Le gallerie tagliate fuori dalla partenza sono fredde e grigie.

    Lascia il mouse o il dito su una carta, e dice che cosa fa. I numeri ai bordi del tavolo sono quelli della cronaca, e una riga della cronaca mostra la sua casella.

    Con la tastiera: un numero sceglie una carta, le frecce una casella, T il bersaglio seguente. Invio conferma, Esc annulla, D scarta, ? aiuta.
