# Tavoli: rifiuti, frasi e annotazioni.

## Perché un tavolo rifiuta.

table-refusal-bad-name = un nome ha da 1 a { $longest } caratteri e nessun carattere di controllo
table-refusal-bad-words = la formula ha al massimo { $longest } caratteri su una riga sola
table-refusal-bad-text = un messaggio ha da 1 a { $longest } caratteri
table-refusal-bad-phrase = questa frase non esiste
table-refusal-bad-move = non è una mossa di questo gioco
table-refusal-bot-pause = la pausa dei bot è al massimo di { $high } ms
table-refusal-clock-seconds = un orologio ha da { $low } a { $high } secondi
table-refusal-round-pause = la pausa tra le manche è al massimo di { $high } secondi
table-refusal-full = a questo tavolo non c'è più posto
table-refusal-game-runs = non si può fare durante una partita
table-refusal-hints-off = a questo tavolo non ci sono suggerimenti
table-refusal-late = era per un turno già passato
table-refusal-meter-off = a questo tavolo non c'è l'indicatore dei sospetti
table-refusal-no-bot = non c'è nessun bot di questo tipo
table-refusal-no-bot-there = lì non siede nessun bot
table-refusal-no-entry = chi ospita ti ha chiesto di lasciare questo tavolo
table-refusal-no-game = non è in corso nessuna partita
table-refusal-no-person = a questo tavolo nessuno ha quel numero
table-refusal-no-seat = questo posto non esiste
table-refusal-no-step = in quella partita questo passo non esiste
table-refusal-no-watching = a questo tavolo si gioca senza pubblico
table-refusal-not-host = può farlo solo chi ospita
table-refusal-not-over = la partita non è ancora finita
table-refusal-not-paused = la partita non è in pausa
table-refusal-not-seated = può farlo solo chi ha un posto
table-refusal-not-your-turn = non è il tuo turno
table-refusal-nothing-to-await = nessuna manche sta per essere distribuita
table-refusal-nothing-to-play = lì la partita era già finita; scegli un passo precedente
table-refusal-other-game = una partita si riprende con le opzioni che aveva
table-refusal-paused = la partita è in pausa
table-refusal-seat-taken = quel posto è già occupato
table-refusal-seats-empty = alcuni posti sono vuoti; aggiungi persone o bot
table-refusal-time-up = il tempo per questo turno è scaduto; lo gioca un bot, poi puoi tornare
table-refusal-words-late = la formula si può dare solo prima dell'inizio della partita

## Perché il server rifiuta.

server-refusal-bad-call = la chiamata non si capisce: { $detail }
server-refusal-bad-options = { $detail }
server-refusal-bad-origin = le chiamate da altri siti non sono accettate
server-refusal-bad-pin = non è il PIN di questo tavolo
server-refusal-broken = qui qualcosa è andato storto; è stato annotato
server-refusal-hello-first = prima bisogna salutare
server-refusal-no-answer = nessuno ha trovato una risposta; riprova
server-refusal-no-game-yet = a questo tavolo non è cominciata nessuna partita con quel numero
server-refusal-no-hints = per questo gioco non ci sono suggerimenti
server-refusal-no-meter = per questo gioco non c'è l'indicatore dei sospetti
server-refusal-no-page = qui non c'è niente
server-refusal-no-table = questo tavolo non esiste
server-refusal-not-in = prima entra
server-refusal-not-revealed = si mostra quando la partita è finita
server-refusal-not-saved = non è stato possibile salvarlo, quindi non è cambiato niente; riprova
server-refusal-not-understood = il messaggio non si capisce
server-refusal-pin-length = un PIN ha da { $low } a { $high } caratteri
server-refusal-protocol = questo server parla un'altra versione del protocollo
server-refusal-too-fast = troppo in una volta; aspetta un po'
server-refusal-too-large = è troppo grande; si accettano al massimo { $most } byte
server-refusal-too-many = troppe connessioni; riprova più tardi

## Frasi da dire con un tocco.

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-hurry = Tocca a te!
phrase-one-moment = Un attimo, per favore.
phrase-trust-me = Fidati di me!
phrase-not-me = Non sono stato io!
phrase-i-suspect-you = Sospetto di te!
phrase-look-at-the-map = Guarda la mappa!
phrase-another-game = Ancora una partita?

## Segni che si fanno per sé, giocatore per giocatore.

note-none = Nessun segno
note-trusted = Mi fido
note-doubted = Ho dei dubbi
note-suspected = Ho dei sospetti
