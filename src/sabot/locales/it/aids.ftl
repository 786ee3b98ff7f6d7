# Chi sospettare e che cosa giocare, dove il tavolo aiuta.

meter-title = Sospetto
meter-says = Sospetto su { $name }: { $percent } %. Perché?
meter-percent = { $percent } %
meter-role = { $role }: { $percent } %
meter-from-view = Calcolato da ciò che hai visto, mai da ciò che è nascosto.
meter-late = L'indicatore dei sospetti è in ritardo: il server ha molto da calcolare.
meter-no-reason = Per ora nessun indizio, né a favore né contro.
meter-against = Contro { $name }
meter-for = A favore di { $name }
meter-strong = { $deed } (indizio forte)
meter-weak = { $deed } (indizio debole)
meter-explained = La barra mostra quanto è probabile che { $name } sia un sabotatore. La vedi solo tu.
meter-hide = Nascondi l'indicatore dei sospetti
meter-deed-led-on = ha posato una galleria che porta avanti
meter-deed-led-astray = ha posato una galleria che porta fuori strada
meter-deed-dead-end = ha posato un vicolo cieco invece di scartare
meter-deed-broke = { $you ->
    [yes] ti ha rotto un attrezzo
   *[no] ha rotto un attrezzo di { $name }
}
meter-deed-mended = { $you ->
    [yes] ti ha riparato un attrezzo
   *[no] ha riparato un attrezzo di { $name }
}
meter-deed-mended-own = ha riparato un proprio attrezzo
meter-deed-cut = ha fatto crollare una buona galleria
meter-deed-cleared = ha tolto un vicolo cieco
meter-deed-looked = ha guardato una meta
meter-deed-passed = ha scartato invece di giocare
meter-deed-inspected = { $you ->
    [yes] ha guardato il tuo ruolo
   *[no] ha guardato il ruolo di { $name }
}
meter-deed-changed-role = { $you ->
    [yes] ti ha fatto cambiare ruolo
   *[no] ha fatto cambiare ruolo a { $name }
}
meter-deed-swapped-hands = { $you ->
    [yes] ha scambiato la mano con te
   *[no] ha scambiato la mano con { $name }
}
meter-deed-imprisoned = { $you ->
    [yes] ti ha messo in prigione
   *[no] ha messo { $name } in prigione
}
meter-deed-freed = { $you ->
    [yes] ti ha liberato
   *[no] ha liberato { $name }
}
meter-deed-turned-thief = ha giocato un ladro
meter-deed-warded-off = ha tolto una carta ladro
meter-deed-cleared-front = ha tolto una carta che aveva davanti
meter-deed-claim-lie = ha mentito su una meta
meter-deed-claim-true = ha detto il vero su una meta
meter-deed-claim-contradicted = { $you ->
    [yes] di una meta dice una cosa che tu smentisci
   *[no] di una meta dice una cosa che { $name } smentisce
}
meter-deed-claim-supported = { $you ->
    [yes] di una meta dice la tua stessa cosa
   *[no] di una meta dice la stessa cosa di { $name }
}
meter-deed-claim-goal = quello che dice di una meta
meter-deed-claim-turned = di una meta che aveva guardato dice il contrario di prima
meter-deed-claim-own = quello che dice del proprio ruolo
meter-deed-claim-accused = { $you ->
    [yes] ti accusa
   *[no] accusa { $name }
}
meter-deed-claim-defended = { $you ->
    [yes] ti difende
   *[no] difende { $name }
}
meter-deed-claim-accused-by = { $you ->
    [yes] l'accusi tu
   *[no] { $name } l'accusa
}
meter-deed-claim-defended-by = { $you ->
    [yes] ne prendi tu le difese
   *[no] { $name } ne prende le difese
}
hint-ask = Consiglio
hint-more = Di più
hint-show = Mostra la mossa
hint-thinking = Ci penso…
hint-move = { $move }.
hint-only = È l'unica mossa.
hint-why-points = In { $worlds } round simulati ottiene { $worth }, la seconda migliore, «{ $next }», { $other }; una vittoria vale circa 100.
hint-why-nuggets = In { $worlds } round simulati rende { $worth } in pepite, la seconda migliore, «{ $next }», { $other }.
hint-why-penalty = In { $worlds } round simulati costa { $worth } in punti di penalità, la seconda migliore, «{ $next }», { $other }.
hint-why-close = In { $worlds } round simulati la seconda migliore, «{ $next }», rende più o meno lo stesso.
hint-area-maze = Guarda la galleria.
hint-area-goals = Guarda le mete.
hint-area-players = Guarda i giocatori e che cosa hanno davanti.
hint-area-hand = Guarda la tua mano: c'è qualcosa da scartare.
hint-area-gold = Guarda l'oro.
hint-area-trick = Guarda la presa e i sigilli che ti servono ancora.
hint-area-seals = Guarda i sigilli.
hint-area-roofs = Guarda i tetti.
hint-area-round = Pensa a come finirebbe il round adesso.
hint-kind-mine-lay = Posa una carta galleria.
hint-kind-mine-break = Rompi un attrezzo a qualcuno.
hint-kind-mine-repair = Ripara un attrezzo.
hint-kind-mine-rockfall = Gioca una caduta massi.
hint-kind-mine-map = Gioca una mappa.
hint-kind-mine-pass = Scarta senza giocare.
hint-kind-mine-gold = Prendi dell'oro.
hint-kind-mine-inspection = Guarda il ruolo di qualcuno.
hint-kind-mine-change-role = Fai cambiare ruolo a qualcuno.
hint-kind-mine-swap-hands = Scambia la mano con qualcuno.
hint-kind-mine-prison = Metti qualcuno in prigione.
hint-kind-mine-free = Libera qualcuno.
hint-kind-mine-thief = Gioca il ladro.
hint-kind-mine-hands-off = Togli una carta ladro.
hint-kind-mine-clear = Scarta due carte per toglierne una che hai davanti.
hint-kind-mine-rob = Ruba una pepita.
hint-kind-seven-seals-play = Gioca una carta.
hint-kind-seven-seals-take = Prendi un altro sigillo.
hint-kind-seven-seals-saboteur = Prendi il sabotatore.
hint-kind-seven-seals-done = Non prendere altri sigilli.
hint-kind-seven-seals-give = Restituisci un sigillo.
hint-kind-seven-seals-black = Prendi un sigillo nero.
hint-kind-seven-seals-none = Non prendere nessun sigillo nero.
hint-kind-sabotage-lay = Posa un tubo.
hint-kind-sabotage-remove = Togli un tubo.
hint-kind-sabotage-discard = Scarta una carta.
hint-kind-sabotage-end = Chiudi il round.
hint-kind-sabotage-ask = Proponi al tuo compagno di chiudere il round.
hint-kind-sabotage-go-on = Vai avanti.
hint-kind-sabotage-answer = Rispondi al tuo compagno.
hint-see-mine-near = Guarda la galleria: { $cards ->
    [one] manca una carta
   *[other] mancano { $cards } carte
  } per arrivare { $known ->
    [yes] al tesoro
   *[no] alla meta più vicina
  }.
hint-see-mine-too-near = Guarda la galleria: { $cards ->
    [one] manca solo una carta
   *[other] mancano solo { $cards } carte
  } per arrivare { $known ->
    [yes] al tesoro
   *[no] alla meta più vicina
  }.
hint-see-mine-far-yet = Guarda la galleria: { $cards ->
    [one] manca ancora una carta
   *[other] mancano ancora { $cards } carte
  } per arrivare { $known ->
    [yes] al tesoro
   *[no] alla meta più vicina
  }.
hint-see-mine-no-way = Guarda la galleria: così com'è, non può arrivare a nessuna meta.
hint-see-mine-in-the-way = Guarda la galleria: una carta sbarra la strada.
hint-see-mine-crystals = Guarda la galleria: ogni cristallo conta per te.
hint-see-mine-goals-unknown = Guarda le mete: { $goals ->
    [2] il tesoro può essere solo in due
   *[other] non ne conosci ancora nessuna
  }.
hint-see-mine-foe-digs = Guarda i giocatori: è probabile che qualcuno sia contro di te.
hint-see-mine-others-dig = Guarda i giocatori: potresti fermare qualcuno.
hint-see-mine-own-tools = Guarda davanti a te: con un attrezzo rotto non puoi scavare.
hint-see-mine-own-prison = Guarda davanti a te: in prigione non puoi scavare.
hint-see-mine-friend-stuck = Guarda i giocatori: qualcuno che probabilmente sta con te non può scavare.
hint-see-mine-others-stuck = Guarda i giocatori: qualcuno non può scavare.
hint-see-mine-front = Guarda davanti a te: c'è qualcosa da togliere.
hint-see-mine-stuck = Guarda la tua mano: adesso non puoi scavare, perciò fai posto ad altre carte.
hint-see-mine-only-passes = Guarda la tua mano: adesso non puoi giocare nessuna carta.
hint-see-mine-idle = Guarda la tua mano: una carta adesso serve a poco.
hint-see-mine-sides-unknown = Guarda i giocatori: non sai di sicuro chi sta con te.
hint-see-mine-own-role = Guarda il tuo ruolo: un altro potrebbe renderti di più.
hint-see-mine-others-role = Guarda i giocatori: a qualcuno converrebbe dare un altro ruolo.
hint-see-mine-poor-hand = Pensa alle carte degli altri: una mano può essere migliore della tua.
hint-see-mine-theft = Guarda l'oro: a fine round se ne può rubare.
hint-see-mine-thief-about = Guarda i giocatori: qualcuno vuole rubare.
hint-see-sabotage-own-lines = Guarda il tuo tetto: a { $lines ->
    [one] una linea
   *[other] { $lines } linee
  } manca solo una carta.
hint-see-sabotage-own-roof = Guarda il tuo tetto: { $points ->
    [0] per ora non vale nulla
    [one] vale un punto
   *[other] vale { $points } punti
  }.
hint-see-sabotage-their-lines = Guarda l'altro tetto: a { $lines ->
    [one] una linea
   *[other] { $lines } linee
  } manca solo una carta.
hint-see-sabotage-their-roof = Guarda l'altro tetto: { $points ->
    [0] per ora non vale nulla
    [one] vale un punto
   *[other] vale { $points } punti
  }.
hint-see-sabotage-idle = Guarda la tua mano: una carta adesso serve a poco.
hint-see-sabotage-ahead = Se il round finisse adesso, lo vinceresti di { $points ->
    [one] un punto
   *[other] { $points } punti
  }.
hint-see-sabotage-behind = Se il round finisse adesso, lo perderesti di { $points ->
    [one] un punto
   *[other] { $points } punti
  }.
hint-see-sabotage-even = Se il round finisse adesso, non lo vincerebbe nessuno.
hint-reason-mine-reaches-treasure = Arriva al tesoro.
hint-reason-mine-reaches-goal = Arriva a una meta.
hint-reason-mine-crystal = Porta un altro cristallo nella miniera.
hint-reason-mine-blocks = Così, per ora, la galleria non può arrivare a nessuna meta.
hint-reason-mine-opens = Riapre una via: così { $cards ->
    [one] manca una carta
   *[other] mancano { $cards } carte
  }.
hint-reason-mine-nearer = Porta avanti: così { $cards ->
    [one] manca una carta
   *[other] mancano { $cards } carte
  } invece di { $before }.
hint-reason-mine-farther = Fa arretrare la galleria: così { $cards ->
    [one] manca una carta
   *[other] mancano { $cards } carte
  } invece di { $before }.
hint-reason-mine-harmless = Sembra che tu stia scavando, ma non avvicina nessuno.
hint-reason-mine-blends-in = Lo farebbe anche un cercatore d'oro: nessuno sospetterà di te per questo.
hint-reason-mine-another-way = Non avvicina, ma apre un'altra via.
hint-reason-mine-no-harm = Lì la carta non fa danni.
hint-reason-mine-tells = Così saprai dov'è il tesoro.
hint-reason-mine-narrows = Prima sai dov'è il tesoro, più dritto puoi scavare.
hint-reason-mine-astray = Chi sa dov'è il tesoro può portare gli altri fuori strada.
hint-reason-mine-against-you = Probabilità che { $name } sia contro di te, da ciò che hai visto: { $percent } %.
hint-reason-mine-most-against = Da ciò che hai visto, chi più probabilmente è contro di te è { $name } ({ $percent } %).
hint-reason-mine-with-you = Probabilità che { $name } stia con te, da ciò che hai visto: { $percent } %.
hint-reason-mine-can-dig = Così puoi di nuovo scavare.
hint-reason-mine-one-less = Così c'è una cosa in meno che ti impedisce di scavare.
hint-reason-mine-useless-dead-end = { $number ->
    [one] Un vicolo cieco non ti serve
   *[other] I vicoli ciechi non ti servono
  } a nulla.
hint-reason-mine-helps-diggers = Nella miniera { $number ->
    [one] aiuterebbe
   *[other] aiuterebbero
  } solo i cercatori d'oro.
hint-reason-mine-map-spare = Sai dov'è il tesoro: la mappa non ti serve più.
hint-reason-mine-draws = { $number ->
    [one] È la carta che ti serve di meno, e ne peschi un'altra.
   *[other] Sono le carte che ti servono di meno, e ne peschi altre.
  }
hint-reason-mine-least = { $number ->
    [one] È la carta che ti serve di meno.
   *[other] Sono le carte che ti servono di meno.
  }
hint-reason-mine-most-gold = Nessuna vale di più.
hint-reason-mine-tells-role = Così saprai che ruolo ha { $name }.
hint-reason-mine-better-role = Con un altro ruolo forse guadagni di più.
hint-reason-mine-more-cards = Ha più carte della tua.
hint-reason-mine-other-cards = Forse ha ciò che manca alla tua.
hint-reason-mine-steals = A fine round puoi rubare una pepita, se in quel momento non sei in prigione.
hint-reason-mine-no-theft = Così { $name } non può rubare.
hint-reason-mine-richest = Tra chi puoi derubare, nessuno ha più pepite di { $name }.
hint-reason-sabotage-worth = Così il tuo tetto vale { $points } invece di { $before }.
hint-reason-sabotage-their-worth = Così l'altro tetto vale { $points } invece di { $before }.
hint-reason-sabotage-spoils = Così lì resta meno spazio per le linee.
hint-reason-sabotage-takes-apart = Toglie una carta con cui si potrebbe fare una linea.
hint-reason-sabotage-sets-up = Così a { $lines ->
    [one] una linea
   *[other] { $lines } linee
  } manca solo una carta.
hint-reason-sabotage-prepares = Si combina bene con ciò che può arrivare.
hint-reason-sabotage-makes-room = Fa posto a una carta che lì sta meglio.
hint-reason-sabotage-least = È la carta che ti serve di meno.
hint-reason-sabotage-wins = Così vinci il round di { $points ->
    [one] un punto
   *[other] { $points } punti
  }.
hint-reason-sabotage-time-left = Sei in vantaggio, ma c'è ancora da guadagnare.
hint-reason-sabotage-not-yet = Se chiudi il round adesso, non lo vinci.
hint-see-seven-seals-colour = Guarda le tue carte { $colour ->
    [red] rosse: ne hai { $cards }, e il rosso è briscola
    [yellow] gialle: ne hai { $cards }
    [green] verdi: ne hai { $cards }
    [blue] blu: ne hai { $cards }
   *[violet] viola: ne hai { $cards }
  }.
hint-see-seven-seals-few-sure = Guarda la tua mano: quante prese sicure ha?
hint-see-seven-seals-promised = { $tricks ->
    [0] Non hai dichiarato nessuna presa
    [one] Hai dichiarato una presa
   *[other] Hai dichiarato { $tricks } prese
  }: guarda se la tua mano ne ha altre sicure.
hint-see-seven-seals-spoils = Guarda i sigilli degli altri: chi non ne ha per questa presa?
hint-see-seven-seals-leads-owing = { $tricks ->
    [one] Ti serve ancora una presa
   *[other] Ti servono ancora { $tricks } prese
  }: guarda i colori dei tuoi sigilli.
hint-see-seven-seals-leads-free = Non ti servono altre prese: guarda quali delle tue carte saranno battute.
hint-see-seven-seals-wanted = Guarda la presa: hai un sigillo che vale.
hint-see-seven-seals-unwanted = Guarda la presa: non hai un sigillo che vale.
hint-see-seven-seals-which-seal = Guarda i tuoi sigilli: quale sarà il più difficile da restituire?
hint-reason-seven-seals-hopes = { $tricks ->
    [one] Una presa
   *[other] { $tricks } prese
  } in { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
   *[violet] viola
  } { $tricks ->
    [one] dovrebbe essere tua
   *[other] dovrebbero essere tue
  }.
hint-reason-seven-seals-robs = La riserva non ne ha più: { $name } ne riceve uno bianco al suo posto.
hint-reason-seven-seals-sabotages = La tua mano dà poche certezze, e il sabotatore paga al massimo { $points }.
hint-reason-seven-seals-enough = Un sigillo in più sarebbe difficile da restituire.
hint-reason-seven-seals-leads-unserved = Forse dovrà fare la presa qualcuno che non ha un sigillo { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
   *[violet] viola
  }.
hint-reason-seven-seals-leads-low = { $cards ->
    [one] In giro c'è ancora una carta più alta del suo colore
   *[other] In giro ci sono ancora { $cards } carte più alte del suo colore
  }: probabilmente la presa la farà qualcun altro.
hint-reason-seven-seals-leads-last = Non puoi evitare questa presa per sempre, e adesso fa meno danno.
hint-reason-seven-seals-draws = Fa uscire { $cards ->
    [one] l'unica carta più alta
   *[other] alcune delle { $cards } carte più alte
  } del suo colore.
hint-reason-seven-seals-leads-high = Nessuno ha una carta { $colour ->
    [red] rossa
    [yellow] gialla
    [green] verde
    [blue] blu
   *[violet] viola
  } più alta, e hai un sigillo che vale per la presa.
hint-reason-seven-seals-denies = Toglie la presa a { $name }.
hint-reason-seven-seals-wins = Fa la presa, e hai un sigillo che vale.
hint-reason-seven-seals-may-win = Per ora fa la presa, e hai un sigillo che vale.
hint-reason-seven-seals-wins-anyway = La presa è tua in ogni caso: liberati di una carta che ne farebbe un'altra.
hint-reason-seven-seals-may-be-beaten = { $cards ->
    [0] Solo il rosso potrebbe batterla, ma
    [one] Una carta del suo colore può ancora batterla, e
   *[other] { $cards } carte del suo colore possono ancora batterla, e
  } le tue altre carte ti servono di più.
hint-reason-seven-seals-keeps-low = Fai meno prese che puoi: questa è una carta alta che perde.
hint-reason-seven-seals-leaves = Lascia la presa a { $name }, che non ha un sigillo che vale.
hint-reason-seven-seals-saves = Tieni le carte più alte per una presa più sicura.
hint-reason-seven-seals-out-of-reach = Non puoi fare questa presa, e questa è la carta che ti serve di meno.
hint-reason-seven-seals-ducks = Perde questa presa, e più avanti non te ne farà fare una di troppo.
hint-reason-seven-seals-throws = Ti liberi di una carta che potrebbe farti fare una presa di troppo.
hint-reason-seven-seals-spares = È quella che ti serve di meno per le prese che devi ancora fare.
hint-reason-seven-seals-gives-white = Un sigillo bianco è quello che costa di più, se ti resta.
hint-reason-seven-seals-gives-coloured = Vale solo per poche prese, { $colour ->
    [red] e una vinta dal rosso
   *[other] e una del suo colore
  } forse non capiterà più.
hint-reason-seven-seals-keeps-white = Quello bianco servirà per un'altra presa.
hint-reason-seven-seals-no-black = I sigilli neri sono finiti: questa presa non ti costa niente.
