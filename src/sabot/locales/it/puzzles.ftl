# I rompicapi: l'elenco, le domande, le risposte e gli indizi.

puzzles-title = Rompicapi
puzzles-says = Posizioni tratte da partite vere. In ognuna una sola risposta è giusta, ed è dimostrato. Chi siano i sabotatori non si sa mai con certezza: lì la risposta giusta è sicura almeno al 95 %. Quello che risolvi lo ricorda solo questo browser.
puzzle-heading = { $game }, rompicapo { $number }
puzzle-question = Domanda
puzzle-of-the-day = Rompicapo del giorno.
puzzle-kind-move = Che cosa giocheresti?
puzzle-kind-roles = Chi è il sabotatore?
puzzle-solve = Risolvilo
puzzle-again = Riguardalo
puzzle-streak = { $days ->
    [0] Ancora nessuna serie.
    [one] 1 giorno di fila.
   *[other] { $days } giorni di fila.
}
puzzle-success = { $tried ->
    [0] Ancora nessun tentativo.
   *[other] Trovati al primo colpo: { $first } su { $tried }.
}
puzzle-mark-first = trovato al primo colpo
puzzle-mark-later = trovato
puzzle-mark-shown = risposta vista
puzzle-link = Rompicapo { $number }, { $level ->
    [1] facile
    [2] medio
   *[3] difficile
}{ $mark ->
    [first] , trovato al primo colpo
    [later] , trovato
    [shown] , risposta vista
   *[none] {""}
}

## Domande.

puzzle-ask-win = Una mossa ti fa vincere il round subito e di sicuro. Quale?
puzzle-ask-stop = Sei un sabotatore. Una sola mossa impedisce di sicuro al prossimo giocatore di raggiungere il tesoro nel suo turno, qualunque carta abbia. Quale? Conta solo quel turno, non quello che viene dopo.
puzzle-ask-fewest = Quale mossa ti assicura meno punti di penalità in questo round, qualunque cosa gli altri abbiano e giochino?
puzzle-ask-lead = Quale mossa ti assicura il vantaggio più grande con cui potrai finire il round al tuo prossimo turno, qualunque cosa faccia l'altra parte fino ad allora? Quello che viene dopo non conta.
puzzle-ask-hold = Se l'altra parte finisce il round adesso, una sola mossa limita di più il tuo svantaggio. Quale? Conta solo questo, non quello che viene dopo.
puzzle-ask-saboteurs = Chi sono i sabotatori, e dov'è il tesoro? Tu sei il primo nell'elenco dei giocatori: ripercorri quello che hai visto.
puzzle-to-question = Alla domanda
puzzle-look-back = Torna indietro
puzzle-give-up = Mostra la risposta
puzzle-name = Indicali
puzzle-saboteurs-are = Sabotatori fra gli altri
puzzle-treasure-is = Il tesoro
puzzle-answer = Rispondi
puzzle-think-on = Ci penso ancora
puzzle-wrong-move = Questa mossa non è quella sicura. Riprova.
puzzle-wrong-roles = Non è così. Riprova.

## Risposte.

puzzle-explain = La risposta
puzzle-result-first = Giusto, al primo colpo!
puzzle-result-later = Giusto!
puzzle-result-shown = Ecco la risposta
puzzle-next = Prossimo rompicapo
puzzle-why-win = Ovunque il tesoro possa ancora essere, così lo raggiungi, e sei fra i vincitori. Nessun'altra mossa è così sicura.
puzzle-why-stop = Dopo, il prossimo giocatore non può raggiungere il tesoro, qualunque carta abbia. Dopo ogni altra mossa una carta che non hai visto lo raggiungerebbe, o potrebbe farlo la tua stessa mossa.
puzzle-why-fewest = Nel peggiore dei casi il round ti costa allora { $sure } punti di penalità. Dopo ogni altra mossa può costarne { $other } o più.
puzzle-why-lead = Qualunque cosa si giochi nel frattempo, puoi finire il round con un vantaggio di almeno { $sure }. Ogni altra mossa te ne assicura al massimo { $other }.
puzzle-why-hold = { $sure ->
    [0] Se l'altra parte finisce il round adesso, non ha vantaggio. Dopo ogni altra mossa ne ha { $other } o più.
   *[other] Se l'altra parte finisce il round adesso, così resti indietro di { $sure }. Con ogni altra mossa resti indietro di { $other } o più.
}
puzzle-why-saboteurs = Da tutto quello che si è visto è sicuro al { $chance } %, se di solito si scava verso il tesoro, si rompono gli attrezzi dell'altra parte e si riparano quelli della propria.
puzzle-roles-are = { $count ->
    [one] Il sabotatore: { $names }. Il tesoro: meta { $goal }.
   *[other] I sabotatori: { $names }. Il tesoro: meta { $goal }.
}
puzzle-you = tu
puzzle-clues = Gli indizi
puzzle-clue-step = Passo { $step }
puzzle-like-saboteur = Come un sabotatore
puzzle-like-digger = Come un cercatore d'oro
puzzle-clue-nearer = { $name } ha avvicinato la galleria.
puzzle-clue-no-nearer = { $name } non ha avvicinato la galleria.
puzzle-clue-farther = { $name } ha allungato la strada.
puzzle-clue-broke = { $name } ha rotto un attrezzo di { $target }.
puzzle-clue-broke-you = { $name } ha rotto un tuo attrezzo.
puzzle-clue-mended = { $name } ha riparato un attrezzo di { $target }.
puzzle-clue-mended-you = { $name } ha riparato un tuo attrezzo.
puzzle-clue-imprisoned = { $name } ha messo { $target } in prigione.
puzzle-clue-imprisoned-you = { $name } ti ha messo in prigione.
puzzle-clue-freed = { $name } ha liberato { $target }.
puzzle-clue-freed-you = { $name } ti ha liberato.
puzzle-clue-treasure-seen = Hai visto il tesoro di persona: meta { $target }.
puzzle-clue-treasure-left = Le altre due mete sono pietra, quindi la meta { $target } è il tesoro.
puzzle-clue-treasure-inferred = Chi aveva guardato una mappa ha scavato in modo tale che la meta { $target } dev'essere il tesoro.
