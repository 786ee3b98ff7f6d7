# Tavoli: rifiuti, frasi e note.

## Perché un tavolo rifiuta.

table-refusal-bad-name = un nome ha da 1 a { $longest } caratteri e nessun carattere invisibile
table-refusal-bad-words = le parole hanno al massimo { $longest } caratteri su una riga sola
table-refusal-bad-text = un messaggio ha da 1 a { $longest } caratteri
table-refusal-bad-phrase = questa frase pronta non esiste
table-refusal-bad-claim = non è un'affermazione di questo gioco
table-refusal-bad-move = non è una mossa di questo gioco
table-refusal-bot-pause = la pausa dei bot è al massimo di { $high } ms
table-refusal-chat-off = a questo tavolo si gioca senza messaggi liberi; affermazioni e frasi pronte sono permesse
table-refusal-claim-repeated = l'hai appena detto
table-refusal-claims-closed = le affermazioni si fanno durante un round
table-refusal-claims-many = al massimo { $most } affermazioni per turno; aspetta la prossima mossa
table-refusal-clock-seconds = un orologio ha da { $low } a { $high } secondi
table-refusal-round-pause = la pausa tra i round è al massimo di { $high } secondi
table-refusal-full = a questo tavolo non c'è più posto
table-refusal-game-runs = non si può fare durante una partita
table-refusal-hints-off = a questo tavolo non ci sono consigli
table-refusal-holiday-days = ogni giocatore ha { $most } giorni di vacanza per partita, e te ne restano { $left }
table-refusal-late = era per un turno già passato
table-refusal-locked = chi organizza non fa entrare nessun altro
table-refusal-log-full = per questo non c'è più posto a questo tavolo; apri un nuovo tavolo
table-refusal-meter-off = a questo tavolo non c'è l'indicatore dei sospetti
table-refusal-muted = chi organizza ti ha tolto la parola
table-refusal-no-bot = non c'è nessun bot di questo tipo
table-refusal-no-bot-there = lì non siede nessun bot
table-refusal-no-claims = in questo gioco non ci sono affermazioni
table-refusal-no-entry = chi organizza non ti vuole più a questo tavolo
table-refusal-no-game = non è in corso nessuna partita
table-refusal-no-holidays = ci sono vacanze solo nelle partite che durano più giorni
table-refusal-no-pause-left = ognuno può fermare una partita per { $minutes } minuti, e i tuoi sono finiti
table-refusal-no-person = a questo tavolo nessuno ha quel numero
table-refusal-no-seat = questo posto non esiste
table-refusal-no-step = in quella partita questo passo non esiste
table-refusal-no-watching = a questo tavolo si gioca senza pubblico
table-refusal-not-host = può farlo solo chi organizza
table-refusal-not-over = la partita non è ancora finita
table-refusal-not-paused = la partita non è in pausa
table-refusal-not-seated = può farlo solo chi ha un posto
table-refusal-not-your-turn = non tocca a te
table-refusal-nothing-to-await = per ora non si distribuiscono altre carte
table-refusal-nothing-to-play = lì la partita era già finita; scegli un passo precedente
table-refusal-other-game = una partita si riprende con le opzioni che aveva
table-refusal-partners-silent = i compagni non si parlano durante un round; le frasi pronte sono permesse
table-refusal-paused = la partita è in pausa
table-refusal-reserved = chi organizza ha riservato questo posto a qualcuno
table-refusal-seat-taken = quel posto è già occupato
table-refusal-seats-empty = alcuni posti sono vuoti; aggiungi persone o bot
table-refusal-talk-off = a questo tavolo si gioca in silenzio
table-refusal-time-up = il tuo tempo per questo turno è scaduto; lo gioca un bot, poi puoi tornare
table-refusal-words-late = le parole si possono aggiungere solo prima dell'inizio della partita

## Perché il server rifiuta.

server-refusal-bad-call = la chiamata non si capisce: { $detail }
server-refusal-bad-host = questo server non risponde a quel nome; chi lo gestisce può consentirlo con --allowed-hosts
server-refusal-bad-link = questo codice adesso non collega nessun dispositivo; chiedine uno nuovo sul dispositivo che l'ha mostrato
server-refusal-bad-options = { $detail }
server-refusal-bad-origin = le chiamate da altri siti non sono accettate
server-refusal-bad-pin = non è il PIN di questo tavolo
server-refusal-bad-record = questa registrazione è danneggiata o contraria alle regole alla riga { $line }; non è stato aperto nulla
server-refusal-broken = qui qualcosa è andato storto; è stato annotato
server-refusal-crowded = a un tavolo possono stare al massimo { $most } persone della stessa rete
server-refusal-draining = il server sta per fermarsi; riprova tra poco
server-refusal-hello-first = prima serve il messaggio «hello»
server-refusal-is-person = questo browser è già conosciuto qui; prima esci
server-refusal-last-device = è il tuo ultimo dispositivo; cancella piuttosto ciò che si conserva di te
server-refusal-no-answer = nessuno ha trovato una risposta; riprova
server-refusal-no-code = nessun tavolo si trova adesso con questo codice; chiedilo di nuovo, o chiedi il link
server-refusal-no-device = non hai un dispositivo così
server-refusal-no-game-yet = a questo tavolo non è cominciata nessuna partita con quel numero
server-refusal-no-hints = per questo gioco non ci sono consigli
server-refusal-no-meter = per questo gioco non c'è l'indicatore dei sospetti
server-refusal-no-open-table = nessun tavolo aperto a tutti ha posti liberi adesso; aprine uno tu
server-refusal-no-page = qui non c'è nulla
server-refusal-no-person = questo browser qui non è conosciuto
server-refusal-no-record = questa non è una registrazione di Sabot; una comincia con «sabot-record: 1»
server-refusal-no-table = questo tavolo non esiste
server-refusal-not-in = prima entra
server-refusal-not-revealed = si mostra quando la partita è finita
server-refusal-not-saved = non è stato possibile salvarlo, quindi non è cambiato niente; riprova
server-refusal-not-understood = il messaggio non si capisce
server-refusal-pin-length = un PIN ha da { $low } a { $high } caratteri
server-refusal-protocol = questo server parla un'altra versione del protocollo
server-refusal-record-unfinished = si possono aprire solo le partite finite, e questa non lo è
server-refusal-too-fast = troppo in una volta; aspetta { $seconds } s
server-refusal-too-large = è troppo grande; si accettano al massimo { $most } byte
server-refusal-too-many = troppe connessioni; riprova più tardi
server-refusal-unreadable = il registro di questo tavolo è danneggiato; chi gestisce il server può aiutare

## Frasi da dire con un tocco.

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-hurry = Tocca a te!
phrase-one-moment = Un attimo, per favore.
phrase-trust-me = Fidati di me!
phrase-not-me = Io non c'entro!
phrase-i-suspect-you = Sospetto di te!
phrase-look-at-the-map = Guarda la mappa!
phrase-another-game = Un'altra partita?

## Note che si prendono per sé, giocatore per giocatore.

note-none = Nessuna nota
note-trusted = Mi fido
note-doubted = Ho dei dubbi
note-suspected = Ho dei sospetti

## Affermazioni, qualunque sia il gioco.

# Una riga della cronaca: chi parla, a chi, e che cosa.
claim-line = { $name }: { $claim }
claim-line-to = { $name } → { $to }: { $claim }
claims-not-understood = «{ $text }» non è un'affermazione. ? mostra come farne una.

# Alla fine del round: ogni affermazione di fronte alla verità.
claims-judged = Che cosa si è detto, e la verità:
claim-judged = { $said } – { $verdict }
claim-verdict-true = vero
claim-verdict-false = una bugia
claim-verdict-mistaken = falso, ma in buona fede
claim-verdict-unknown = non lo sa nessuno

## What browsers are told while no page is open.

push-your-turn = Tocca a te.
push-reminder = Il tuo tempo per questo turno sta per scadere.
