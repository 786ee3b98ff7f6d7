# Come si gioca a Saboteur 2. Una riga vuota comincia un nuovo capoverso.

howto-saboteur2-goal-title = Di che cosa si tratta
howto-saboteur2-goal =
    Scavate dalla partenza verso tre mete coperte. Una è il tesoro, due sono soltanto pietra.
    Ma ora due squadre di cercatori d'oro, la verde e la blu, vogliono lo stesso oro, e sono le porte a decidere chi passa.
    In mezzo ci sono un capo, un profittatore, dei geologi e, come sempre, i sabotatori.

    Una partita ha di solito tre round, ogni volta con ruoli nuovi.
    Alla fine vince chi ha più pepite; a pari merito la vittoria è condivisa.

howto-saboteur2-short-title = In breve
howto-saboteur2-short =
    Al tuo turno posa una galleria o gioca un'azione; oppure scarta fino a tre carte e pescane altrettante;
    oppure scartane due per liberarti di una carta davanti a te.

    Le gallerie devono combaciare da tutti i lati ed essere collegate alla partenza. Le scale lo sono sempre.
    Con un attrezzo rotto, o in prigione, non si posano gallerie.

    Quando il tesoro è raggiunto, vince la squadra che può arrivarci senza passare da una porta dell'altro colore.
    Se prima finiscono le carte, vincono i sabotatori. Meno sono i vincitori, più riceve ciascuno.

    Per cominciare basta così. Seguono tutti i dettagli.

howto-saboteur2-roles-title = I ruoli
howto-saboteur2-roles =
    I cercatori d'oro verdi e blu (4 per colore) vincono con la loro squadra se la loro via al tesoro è aperta.

    Il capo (1) vince con la squadra che vince, qualunque sia, ma riceve 1 pepita in meno.

    Il profittatore (1) vince con chiunque vinca, anche con i sabotatori, ma riceve 2 pepite in meno.

    Ai geologi (2) non importa chi vince. Vengono pagati per i cristalli nella miniera.

    I sabotatori (3) vincono se nessuno raggiunge il tesoro.
howto-saboteur2-roles-caption = Cercatore verde, cercatore blu, capo, profittatore, geologo, sabotatore.

howto-saboteur2-deal-title = Prima di un round
howto-saboteur2-deal =
    Ognuno riceve uno dei 15 ruoli, qualunque sia il numero dei giocatori. Nessuno conosce quelli degli altri,
    e neppure quali siano in gioco.

    Si mescolano tutte le 118 carte e dieci si mettono da parte senza guardarle. Ognuno riceve 6 carte.

    Intorno a un tavolo vero comincia il più giovane; qui si tira a sorte, se il tavolo non ha scelto qualcuno. Si gioca in senso orario. Il round seguente lo comincia
    chi siede a sinistra di chi ha messo giù l'ultima carta.

howto-saboteur2-turn-title = Il tuo turno
howto-saboteur2-turn =
    Fai una di queste quattro cose.

    Posa una galleria, poi pesca una carta.

    Gioca un'azione, poi pesca una carta.

    Scarta due carte coperte per togliere una carta che hai davanti: un attrezzo rotto, la prigione, perfino il tuo ladro. Poi pescane una sola.

    Passa: scarta una, due o tre carte coperte, poi pescane altrettante.

    Quando il mazzo è finito non si pesca più, ma a ogni turno si mette giù almeno una carta.
    Chi non ha più carte salta il turno.

howto-saboteur2-tunnels-title = Posare gallerie
howto-saboteur2-tunnels =
    Una carta galleria va accanto a una carta già posata, dritta o capovolta.
    Ogni lato deve combaciare con la vicina, galleria con galleria e roccia con roccia, e si deve poter camminare dalla partenza fin dentro la nuova carta.
    Accanto a una meta coperta va bene qualsiasi lato. Non posi gallerie finché un tuo attrezzo è rotto o sei in prigione.

    Un passaggio ostruito dai detriti è un vicolo cieco: ci si entra, ma non ci si passa attraverso.
    Alcune carte hanno l'uno e l'altro, un passaggio libero e accanto un vicolo cieco.

    Su un ponte due gallerie si incrociano senza incontrarsi, e su una doppia curva due curve si sfiorano:
    non si può passare dall'una all'altra. Una delle due deve essere collegata alla partenza.

    Quando una via senza interruzioni porta a una meta, la si scopre. La pietra da quel momento fa parte della miniera.
howto-saboteur2-fits-caption = Galleria con galleria: questa carta con il cristallo si può posare.
howto-saboteur2-bridges-caption = Un ponte, due doppie curve e due carte con un vicolo cieco accanto al passaggio libero.

howto-saboteur2-ladders-title = Scale
howto-saboteur2-ladders =
    Una scala è collegata alla partenza e a ogni altra scala, dovunque siano.
    Da una scala quindi si può sempre proseguire, anche se la via alle sue spalle è crollata.

    Deve combaciare con le vicine, e uno dei suoi passaggi deve incontrare quello di una carta della miniera.
    Quella carta può anche essere tagliata fuori: la scala la ricollega. Una scala non sta mai accanto a una meta.
howto-saboteur2-ladder-caption = Una caduta massi ha tagliato fuori le due carte a destra. La scala le ricollega alla partenza.

howto-saboteur2-doors-title = Porte
howto-saboteur2-doors =
    Una porta non impedisce di scavare. Conta solo quando il tesoro è raggiunto:
    la squadra verde non passa da una porta blu, la squadra blu non passa da una porta verde.

    Se c'è un'altra via, o se delle scale la aggirano, la porta non conta.
howto-saboteur2-doors-caption = Due porte verdi e due blu.
howto-saboteur2-blue-way-caption = L'unica via al tesoro passa da una porta blu: è aperta ai blu e chiusa ai verdi.

howto-saboteur2-actions-title = Azioni
howto-saboteur2-actions =
    Attrezzi rotti, riparazioni, caduta massi, mappa: un attrezzo rotto impedisce a un altro giocatore di posare gallerie finché non è riparato.
    Una caduta massi toglie una galleria, mai la partenza o una meta. Una mappa mostra soltanto a te una meta coperta.

    Ispezione: guarda il ruolo di un altro giocatore; tutti vedono di chi. Cambio di ruolo: qualcuno, magari tu, mette via il suo ruolo
    e ne pesca uno nuovo tra quelli non distribuiti. Scambio di mano: scambia le tue carte con quelle di un altro giocatore, che poi pesca al posto tuo.

    Prigione: mettila davanti a un altro giocatore. Chi è in prigione non può posare gallerie, e alla fine del round non conta nulla.
    Finalmente libero: toglie una prigione, a te o a chiunque altro.

    Ladro: mettilo davanti a te per rubare una pepita dopo il round. Giù le mani: toglie un ladro, a chi vuoi.

    Davanti a un giocatore c'è al massimo una carta per tipo.
howto-saboteur2-old-actions-caption = Piccone rotto, la sua riparazione, una riparazione per lanterna o vagoncino, mappa, caduta massi.
howto-saboteur2-roles-and-hands-caption = Ispezione, cambio di ruolo, scambio di mano.
howto-saboteur2-prison-caption = Prigione e finalmente libero; ladro e giù le mani.

howto-saboteur2-winning-title = Chi vince un round
howto-saboteur2-winning =
    Il round finisce quando il tesoro è raggiunto, o quando nessuno ha più carte. Se non è raggiunto, vincono i sabotatori.

    L'ha raggiunto un cercatore d'oro: vince la sua squadra, se la via le è aperta; altrimenti l'altra, se è aperta a quella.
    L'ha raggiunto qualcun altro: vince ogni squadra a cui la via è aperta, magari entrambe.

    Porte di entrambi i colori su ogni via: il capo vince da solo. Senza un capo in gioco vincono i sabotatori.

    Il capo vince con qualsiasi squadra di cercatori, il profittatore con chiunque vinca, ma non quando il capo vince da solo.
    Se la parte vincente non ha nessuno in gioco, nessun'altra ne prende il posto.
    Chi in quel momento è in prigione non conta nulla: né come vincitore, né come capo, geologo o ladro.

howto-saboteur2-gold-title = Dividere le pepite
howto-saboteur2-gold =
    Prima i geologi: una pepita per ogni carta con un cristallo nella miniera, collegata o no. Due geologi dividono, arrotondando per difetto.

    Poi i vincitori. Uno solo riceve 5 pepite, due ne ricevono 4 ciascuno, tre 3, quattro 2, cinque o più 1.
    Il capo ne riceve 1 in meno e il profittatore 2 in meno, ma tutti e due contano tra i vincitori.

    Infine i ladri: comincia chi ha messo giù un ladro per ultimo, gli altri seguono in senso orario.
    Ognuno deve rubare 1 pepita a un altro giocatore che ne ha, anche da un round precedente.

    Tutti vedono quanto possiede ciascuno.
howto-saboteur2-crystals-caption = Ogni cristallo nella miniera frutta una pepita ai geologi.

howto-saboteur2-variants-title = Opzioni
howto-saboteur2-variants =
    Un tavolo può far vincere anche il profittatore quando il capo vince da solo.
    Può scegliere il numero di round e chi comincia.

howto-saboteur2-talk-title = Parlare al tavolo
howto-saboteur2-talk =
    Parlare è metà di questo gioco. Che tocchi a te o no, puoi dire quello che sai, quello che sospetti e quello che ti serve.
    Niente di quello che si dice è vincolante, e nessuno è tenuto a dire la verità.

    Tocca una meta per dire che cos'è, o un giocatore per dire che ruolo o squadra ha e per chiedergli qualcosa. Puoi anche trascinarci sopra la tua figura.
    Il tuo gettone resta lì; se dici altro, il primo viene barrato.
    Tocca quello che dice qualcun altro, o la sua riga nella cronaca, per crederci o per dubitarne.

    A fine round ogni affermazione è messa accanto alla verità: chi aveva ragione, chi si sbagliava, chi ha mentito e chi ci ha creduto.

howto-saboteur2-tips-title = Qualche consiglio
howto-saboteur2-tips =
    Una porta del tuo colore, posata presto, vale più di una scorciatoia.
    Ma tutti sapranno da che parte stai.

    Non aiutare l'altra squadra fino all'ultima carta. Chi la posa decide quale squadra conta per prima.

    Tieni per la fine un «finalmente libero», o due carte da scartare: in prigione non si vince nulla.

howto-saboteur2-at-this-table-title = A questo tavolo
howto-saboteur2-at-this-table =
    Tocca una carta e si illuminano le caselle in cui va bene. Tocca una casella e la carta vi appare in anteprima; la vedi solo tu.
    Girala con il suo pulsante o con R; toccala ancora, o conferma, per posarla.

    Con un'azione, tocca il giocatore, la meta o la galleria a cui è diretta, e ancora una volta per giocarla.
    Puoi scegliere e mirare prima del tuo turno: la carta aspetta lì.
    Per scartare più carte, scegli di scartare e toccale una dopo l'altra.
    Una carta che ora non si può giocare è sbiadita e dice perché.

    Tieni premuta la carta del ruolo, o la barra spaziatrice, per vedere il tuo ruolo; forse è cambiato.
    Accanto a ogni giocatore vedi attrezzi rotti, prigione e ladro.

    Lascia il mouse o il dito su una carta, e dice che cosa fa. I numeri ai bordi del tavolo sono quelli della cronaca, e una riga della cronaca mostra la sua casella.

    Con la tastiera: un numero sceglie una carta, le frecce una casella, T il bersaglio seguente. Invio conferma, Esc annulla, D scarta, ? aiuta.
