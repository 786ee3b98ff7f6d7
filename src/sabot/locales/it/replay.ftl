# Partite riviste, mani eque, regole: le schermate accanto al tavolo.

## Dappertutto.

to-table = Torna al tavolo
loading = Un momento …

## Mani eque.

deals-title = Le carte sono state date senza trucchi?
deals-heading = Partita { $number }: le carte sono state date senza trucchi?
deals-why = Chi dà le carte potrebbe barare. Perciò il tavolo si impegna prima di darle, ogni giocatore può aggiungere parole sue al mescolamento, e dopo la partita il tuo browser ricalcola ogni mano.
deals-before = Prima della partita
deals-after = Dopo la partita
deals-commitment = Impronta del seme (SHA-256)
deals-commitment-says = Mostrata prima della prima carta. Nessuno sa trovare un secondo seme con la stessa impronta.
deals-words = Parole dei giocatori
deals-words-none = nessuna
deals-seed = Seme
deals-seed-hidden = Segreto fino alla fine della partita, perché rivela tutte le carte.
deals-mixed = Seme con le parole mescolate dentro
deals-checks = Che cosa ha verificato il tuo browser
deals-seen-fits = L'impronta è quella che questo browser ha visto prima della partita.
deals-seen-differs = L'impronta non è quella che questo browser ha visto prima della partita!
deals-seen-never = Questo browser non c'era prima della partita, quindi non può confrontare l'impronta.
deals-seed-fits = Il seme corrisponde alla sua impronta.
deals-seed-differs = Il seme non corrisponde alla sua impronta!
deals-round-fits = Manche { $round }: { $lists } esattamente come li mescolano seme e parole.
deals-round-differs = Manche { $round }: { $lists } non sono come li mescolano seme e parole!
deals-round-elsewhere = La manche { $round } è stata data a un altro tavolo, da cui questa partita è continuata.
deals-list-seats = chi comincia
deals-list-cards = carte
deals-list-roles = ruoli
deals-list-goals = mete
deals-list-gold = oro
deals-all-fine = Tutte le carte sono state date senza trucchi.
deals-not-fine = C'è qualcosa che non va.
deals-not-yet = Non si può verificare nulla prima della fine della partita.
deals-cant-hash = Qui il tuo browser non può calcolarlo: serve HTTPS, o il computer del server.
deals-record = Scarica il verbale
deals-record-says = Contiene tutte le carte date e tutte le mosse. Con «sabot verify», o con trenta righe tue, non devi fidarti nemmeno di questa pagina.
deals-show = Mostra le carte della manche { $round }

## Regole.

rules-title = Come si gioca
rules-heading = Come si gioca a { $game }
rules-others = Gli altri giochi
rules-contents = In questa pagina
rules-start = Gioca contro i bot

## Rivedere.

replay-title = Rivedere
replay-heading = { $game }, partita { $number }
replay-running = La partita è ancora in corso: vedi ciò che hai visto.
replay-first = All'inizio
replay-previous = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-stop = Ferma
replay-step = Passo { $step } di { $last }
replay-round = Manche { $round }
replay-position = Punto della partita
replay-eyes = Con gli occhi di chi
replay-public = Ciò che era visibile
replay-all = Tutto
replay-own = I tuoi
replay-spoilers = Mostra ciò che deve ancora venire
replay-spoilers-says = Spento: il cursore non dice quanto dura ancora la partita, né chi vince.
replay-copy = Copia il link a questa mossa
replay-copied = Copiato.
replay-branch = Continua da qui
replay-branch-says = Un nuovo tavolo con bot agli altri posti, e le carte come stanno ora.
replay-branch-seat = Giochi per
replay-log = Che cosa è successo
replay-keys = ← → un passo, Inizio e Fine, Spazio avvia
replay-none = Questa partita non esiste.
replay-denied = Solo chi era a questo tavolo può vederne le partite.
