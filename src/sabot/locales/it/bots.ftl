# Come si chiamano i tipi di bot, e che cosa fa ciascuno.

bot-random = Spensierato
bot-rules = Accorto
bot-detective = Attento
bot-searcher = Astuto

bot-saboteur-random-says = Posa qualsiasi carta che va bene, senza pensare a nulla.
bot-saboteur-rules-says = Scava verso il tesoro, o di nascosto altrove, e aiuta chi sembra dalla sua parte.
bot-saboteur-detective-says = Ricorda che cosa ha fatto ognuno e ne deduce chi scava contro chi.
bot-saboteur-searcher-says = Sospetta come quello attento, e prova ogni mossa nella sua testa prima di giocare.

bot-saboteur2-random-says = Posa qualsiasi carta che va bene, porta o scala che sia.
bot-saboteur2-rules-says = Scava per la sua squadra, e pensa all'oro che gli toccherà.
bot-saboteur2-detective-says = Deduce da ciò che fa ognuno chi è in quale squadra.
bot-saboteur2-searcher-says = Indovina come quello attento, e prova ogni mossa nella sua testa prima di giocare.

bot-seven-seals-random-says = Promette qualsiasi cosa, e gioca qualsiasi carta permessa.
bot-seven-seals-rules-says = Prende i sigilli che la sua mano vale, e poi vince quelle prese.
bot-seven-seals-detective-says = Ricorda ogni carta giocata, e chi ha finito un colore.
bot-seven-seals-searcher-says = Gioca il resto della manche nella sua testa prima di posare una carta.

bot-sabotage-random-says = Posa e strappa tubi come vengono.
bot-sabotage-rules-says = Costruisce il suo tetto, e strappa dall'altro i tubi che contano.
bot-sabotage-detective-says = Osserva che cosa gli altri prendono e scartano, e indovina che cosa hanno in mano.
bot-sabotage-searcher-says = Gioca la manche nella sua testa, per entrambe le parti, prima di ogni mossa.
