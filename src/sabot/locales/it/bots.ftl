# Come si chiamano i tipi di bot, e che cosa fa ciascuno.

bot-random = Spensierato
bot-rules = Accorto
bot-detective = Attento
bot-searcher = Astuto

bot-saboteur-random-says = Posa una carta qualsiasi, purché ci stia, e non pensa a nulla.
bot-saboteur-rules-says = Scava verso il tesoro, o di nascosto contro, e aiuta chi sembra dalla sua parte.
bot-saboteur-detective-says = Ricorda che cosa ha fatto ognuno, e ne deduce chi scava contro chi.
bot-saboteur-searcher-says = Sospetta come quello attento, e prova a mente ogni mossa prima di giocare.

bot-saboteur2-random-says = Posa una carta qualsiasi, purché ci stia, porta o scala che sia.
bot-saboteur2-rules-says = Scava per la sua squadra, e pensa all'oro che gli toccherà.
bot-saboteur2-detective-says = Da quello che fa ognuno deduce chi sta in quale squadra.
bot-saboteur2-searcher-says = Deduce come quello attento, e prova a mente ogni mossa prima di giocare.

bot-seven-seals-random-says = Dichiara a caso, e gioca una carta qualsiasi tra quelle permesse.
bot-seven-seals-rules-says = Prende i sigilli che la sua mano vale, e poi fa quelle prese.
bot-seven-seals-detective-says = Ricorda ogni carta giocata, e chi ha finito un colore.
bot-seven-seals-searcher-says = Gioca a mente il resto del round prima di giocare una carta.

bot-sabotage-random-says = Posa e toglie tubi come capita.
bot-sabotage-rules-says = Costruisce il suo tetto, e toglie dall'altro i tubi che contano.
bot-sabotage-detective-says = Osserva che cosa gli altri prendono e scartano, e indovina che cosa hanno in mano.
bot-sabotage-searcher-says = Gioca a mente il round, per entrambe le parti, prima di ogni mossa.
