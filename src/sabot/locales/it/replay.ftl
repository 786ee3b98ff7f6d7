# Partite riviste, carte senza trucchi, regole: le schermate accanto al tavolo.

## Dappertutto.

to-table = Torna al tavolo
to-records = Registrazioni
record-gone = Questa registrazione non è in questo browser; apri di nuovo il suo file.
loading = Un momento…

## Carte senza trucchi.

deals-title = Le carte sono state date senza trucchi?
deals-heading = Partita { $number }: le carte sono state date senza trucchi?
deals-why = Chi dà le carte potrebbe barare. Perciò il tavolo si impegna prima di darle, ogni giocatore può aggiungere parole proprie prima che si mescoli, e dopo la partita il tuo browser ricalcola come sono state date.
deals-before = Prima della partita
deals-after = Dopo la partita
deals-commitment = Impronta del seme (SHA-256)
deals-commitment-says = Mostrata prima di dare la prima carta. Nessuno sa trovare un secondo seme con la stessa impronta.
deals-words = Parole dei giocatori
deals-words-none = nessuna
deals-seed = Seme
deals-seed-hidden = Segreto fino alla fine della partita, perché rivela tutte le carte.
deals-mixed = Seme unito alle parole
deals-checks = Che cosa ha verificato il tuo browser
deals-seen-fits = L'impronta è quella che questo browser ha visto prima della partita.
deals-seen-differs = L'impronta non è quella che questo browser ha visto prima della partita!
deals-seen-never = Questo browser non c'era prima della partita, quindi non può confrontare l'impronta.
deals-seed-fits = Il seme corrisponde alla sua impronta.
deals-seed-differs = Il seme non corrisponde alla sua impronta!
deals-round-fits = Round { $round }: tutto corrisponde a seme e parole ({ $lists }).
deals-round-differs = Round { $round }: qualcosa non corrisponde a seme e parole ({ $lists })!
deals-round-elsewhere = Le carte del round { $round } sono state date a un altro tavolo, da cui questa partita continua.
deals-list-seats = chi comincia
deals-list-cards = carte
deals-list-roles = ruoli
deals-list-goals = mete
deals-list-gold = oro
deals-all-fine = Tutte le carte sono state date senza trucchi.
deals-not-fine = In queste carte c'è qualcosa che non va.
deals-not-yet = Non si può verificare nulla prima della fine della partita.
deals-cant-hash = Qui il tuo browser non può calcolarlo: serve HTTPS, oppure il computer stesso del server.
deals-record = Scarica la registrazione
deals-record-says = Contiene tutte le carte date e tutte le mosse. Con «sabot verify», o con trenta righe scritte da te, non devi fidarti nemmeno di questa pagina.
deals-show = Mostra le carte del round { $round }

## Regole.

rules-title = Come si gioca
learn-try-it = Prova
learn-try = Prova: { $what }
rules-heading = Come si gioca a { $game }
rules-others = Gli altri giochi
rules-contents = In questa pagina
rules-start = Gioca contro i bot

## Rivedere.

replay-title = Rivedi la partita
replay-heading = { $game }, partita { $number }
replay-running = La partita è ancora in corso: rivedi solo ciò che hai già visto.
replay-first = All'inizio
replay-previous = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-stop = Ferma
replay-step = Passo { $step } di { $last }
replay-round = Round { $round }
replay-position = Punto della partita
replay-eyes = Con gli occhi di chi
replay-public = Ciò che era scoperto
replay-all = Tutto
replay-own = I tuoi
replay-spoilers = Mostra ciò che deve ancora venire
replay-spoilers-says = Se è disattivato, il cursore non dice quanto dura ancora la partita, né chi vince.
replay-copy = Copia il link a questa mossa
replay-copied = Copiato.
replay-branch = Continua da qui
replay-branch-says = Un nuovo tavolo con bot agli altri posti, e le carte come stanno adesso.
replay-branch-seat = Giochi al posto di
replay-log = Che cosa è successo
replay-keys = ← → un passo, Inizio e Fine, Spazio avvia
replay-none = Questa partita non esiste.
replay-denied = Solo chi era a questo tavolo può vederne le partite.
