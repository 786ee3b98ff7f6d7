# Il tavolo durante una partita, qualunque sia il gioco.

## La cornice di ogni gioco.

play-your-hand = La tua mano
play-players = Giocatori
play-you = Tu
play-your-turn = Tocca a te
play-turn-call = Tocca a te
play-title-your-turn = ● Tocca a te – { $game }
play-to-lobby-from = { $game }: all'ingresso
play-connecting = Un momento, il tavolo è quasi pronto…
play-time-left = Tempo rimasto: { $time }
play-time-days = { $days } g { $hours } h
play-time-hours = { $hours } h { $minutes } min

## Ai posti.

play-seat-bot = bot
play-seat-away = un bot gioca al suo posto
play-seat-not-here = assente
play-seat-to-act = di turno
play-seat-is-bot = Un bot: { $kind }
play-seat-is-away = Assente per ora; a questo posto gioca un bot.
play-seat-is-not-here = Al momento non in linea.
play-seat-is-host = Organizza questo tavolo.
play-my-mark = La mia nota privata
play-mark-none = Nessuna nota
play-mark-trusted = di fiducia
play-mark-doubted = in dubbio
play-mark-suspected = sospetto
play-replace-by-bot = Metti un bot al suo posto

## Cronaca e chat.

play-log = Cronaca
play-log-empty = Non è ancora successo nulla.
play-log-talk = Solo dialoghi
play-log-round = Round { $round }
play-log-older = Round precedenti
play-log-and-chat = Cronaca e chat
play-only-you-know = (lo sai solo tu)
play-only-one-knew = (lo sapeva soltanto { $name })
play-chat = Chat
play-chat-empty = Nessuno ha ancora detto nulla.
play-chat-phrases = Frasi pronte
play-chat-write = Scrivi un messaggio
play-chat-send = Invia
play-chat-watcher = assiste
play-chat-aside-says = Stai assistendo: i giocatori lo leggono a fine partita.
play-chat-chat-off = A questo tavolo si gioca senza messaggi liberi. Affermazioni e frasi pronte sono permesse.
play-chat-talk-off = A questo tavolo si gioca in silenzio.
play-chat-partners-silent = Le regole vietano ai compagni di parlare del loro tetto durante un round. La chat si apre a round finito; le frasi pronte sono permesse.
play-unread = non letti

## Conversazione: le affermazioni, che cosa ne dicono gli altri, e quanto valevano.

talk-say = { $self ->
    [yes] Che cosa dire di te
   *[no] { $place }: che cosa ne dici
}
talk-ask = Chiedi a { $name }
talk-answer = Rispondi a quello che si dice
talk-details = Nota e dettagli
talk-nothing = Qui per ora non c'è niente da dire.
talk-loading = Un momento…
# Un fumetto accanto a chi parla, con la persona a cui si rivolge.
talk-to = → { $to }: { $claim }
talk-said-here = Di chi siede qui si dice: { $said }
talk-trust = Ci credo. { $said }
talk-doubt = Non ci credo. { $said }
talk-trust-short = Ci credo
talk-doubt-short = Non ci credo
talk-trusted-by = ci crede: { $names }
talk-doubted-by = ne dubita: { $names }

talk-truth = Che cosa si è detto, e la verità
talk-lied = { $you ->
    [yes] { $lies ->
        [one] Hai detto una bugia;
       *[other] Hai detto { $lies } bugie;
    }
   *[no] { $lies ->
        [one] { $name } ha detto una bugia;
       *[other] { $name } ha detto { $lies } bugie;
    }
} { $believers ->
    [0] non ci ha creduto nessuno.
    [one] ci ha creduto una persona.
   *[other] ci hanno creduto in { $believers }.
}
talk-erred = { $you ->
    [yes] Hai sbagliato
   *[no] { $name } ha sbagliato
} { $mistakes ->
    [one] una volta, in buona fede.
   *[other] { $mistakes } volte, in buona fede.
}
talk-true = { $you ->
    [yes] Hai detto solo la verità.
   *[no] { $name } ha detto solo la verità.
}
talk-unknown = { $you ->
    [yes] Se avevi ragione, non lo sa nessuno.
   *[no] Se { $name } aveva ragione, non lo sa nessuno.
}

## Il proprio ruolo.

play-my-role = Il mio ruolo
play-hold-to-see = tieni premuto · Spazio
play-your-role-title = Il tuo ruolo in questo round
play-i-have-seen-it = Ho capito

## La fine di un round, e della partita.

play-round-over = Il round è finito
play-game-over = La partita è finita
play-see-board = Guarda il tavolo
play-show-result = Mostra il risultato
play-who-is-ready = Chi ha confermato
play-is-ready = ha confermato
play-is-not-ready = non ancora
play-ready = Avanti con il prossimo round
play-ready-waiting = In attesa degli altri
play-next-round-in = { $seconds ->
    [one] Il prossimo round comincia tra { $seconds } secondo.
   *[other] Il prossimo round comincia tra { $seconds } secondi.
}
play-rematch = Gioca ancora
play-rematch-by-host = { $host } può cominciare un'altra partita.
play-replay = Rivedi la partita
play-look-back = Analizza la partita
play-record = Scarica la registrazione
play-share = Condividi
play-fairness = Verifica le carte date

## Il tavolo stesso.

play-lost = La connessione è caduta e si sta ristabilendo. Nulla di ciò che hai premuto va perso.
play-late = La risposta si fa attendere. Nulla di ciò che hai premuto va perso.
play-paused = La partita è in pausa.
play-role-wait = Si aspetta che tutti abbiano visto il proprio ruolo.
play-pause = Metti in pausa
play-pause-left = { $minutes ->
    [one] Metti in pausa (ancora 1 minuto)
   *[other] Metti in pausa (ancora { $minutes } minuti)
}
play-pause-ends = Riprende da sola quando il tempo è scaduto.
play-resume = Riprendi
play-bot-plays-for-you = Un bot gioca al posto tuo.
play-i-am-back = Rieccomi
play-watchers = { $count ->
    [one] una persona assiste
   *[other] { $count } persone assistono
}
play-you-watch = Stai assistendo alla partita.
play-menu = Menu
play-help = Aiuto e tasti
play-waits-turn = Aspetta il tuo turno
play-aims-early = Gioca { $name }; la tua carta aspetta il tuo turno
play-aim-lost = Quello che avevi scelto non è più possibile. Scegli di nuovo.
play-text-board = La partita a parole
play-text-board-show = Mostra la partita a parole
play-text-board-hide = Torna al tavolo
play-to-lobby-says = Puoi lasciare questa pagina quando vuoi: il posto resta tuo, e un bot gioca mentre non ci sei.
play-to-lobby-says-waits = Puoi lasciare questa pagina quando vuoi: il posto resta tuo.
holiday = Vacanze
holiday-lasts = Sei in vacanza: il tuo orologio sta fermo.
holiday-end = Torna dalle vacanze
holiday-none-left = Non hai più giorni di vacanza in questa partita.
holiday-days = Giorni di vacanza
holiday-says = Intanto il tuo orologio sta fermo. Giorni rimasti in questa partita: { $left }
holiday-take = Vai in vacanza
play-people = Chi è al tavolo
play-leave = Lascia il tavolo per sempre
play-leave-ask = Lasciare questo tavolo?
play-leave-says = Il tuo posto sarà libero per altri.
play-leave-says-playing = Un bot prende il tuo posto, e in questa partita non potrai riprenderlo.
play-stay = Resta

## Tasti.

play-keys-now = In questo momento
play-keys-always = Al tavolo
play-key-cards = 1 – 9, 0
play-key-cards-says = prendi una carta
play-key-seals = 1 – 5
play-key-seals-says = un sigillo in più di un colore
play-key-arrows = ← ↑ ↓ →
play-key-arrows-says = scorri i posti possibili
play-key-turn = R
play-key-turn-says = gira la carta
play-key-enter = Invio
play-key-enter-says = conferma
play-key-escape = Esc
play-key-escape-says = annulla
play-key-discard = D
play-key-discard-says = scarta la carta
play-key-target = T
play-key-target-says = giocatore o bersaglio successivo
play-key-role = Spazio
play-key-role-says = tieni premuto per vedere il ruolo
play-key-help = ?
play-key-help-says = questo aiuto


## Che cosa succede al tavolo.

play-told-came-in = { $you ->
    [yes] Entri.
   *[no] Entra { $name }.
}
play-told-went-out = { $you ->
    [yes] Lasci il tavolo.
   *[no] { $name } lascia il tavolo.
}
play-told-shown-out = { $you ->
    [yes] Devi lasciare il tavolo: lo vuole chi organizza.
   *[no] { $name } deve lasciare il tavolo: lo vuole chi organizza.
}
play-told-new-host = { $you ->
    [yes] Ora il tavolo è affidato a te.
   *[no] Ora il tavolo è affidato a { $name }.
}
play-told-bot-sat-down = { $you ->
    [yes] Un bot prende il tuo posto.
   *[no] { $name }, un bot, prende posto.
}
play-told-game-paused = { $you ->
    [yes] Metti in pausa la partita.
   *[no] { $name } mette in pausa la partita.
}
play-told-game-resumed = { $you ->
    [yes] Riprendi la partita.
   *[no] { $name } riprende la partita.
}
play-told-pause-over = Il tempo di pausa di { $name } è finito; la partita riprende.
play-told-muted = { $muted ->
    [yes] { $you ->
        [yes] Non hai più la parola nella chat.
       *[no] { $name } non ha più la parola nella chat.
    }
   *[no] { $you ->
        [yes] Hai di nuovo la parola nella chat.
       *[no] { $name } ha di nuovo la parola nella chat.
    }
}
play-told-table-locked = { $locked ->
    [yes] Il tavolo è chiuso: non entra più nessun altro.
   *[no] Il tavolo è di nuovo aperto.
}
play-told-bot-stands-in = { $you ->
    [yes] Ora un bot gioca al posto tuo.
   *[no] Ora un bot gioca al posto di { $name }.
}
play-told-person-is-back = { $you ->
    [yes] Sei di nuovo qui.
   *[no] { $name } è di nuovo qui.
}
play-told-turn-reminded = { $you ->
    [yes] Il tuo tempo per questo turno sta per scadere.
   *[no] Promemoria per { $name }: il tempo per questo turno sta per scadere.
}
play-told-holiday-began = { $you ->
    [yes] Sei in vacanza: { $days ->
        [one] il tuo orologio sta fermo per 1 giorno.
       *[other] il tuo orologio sta fermo per { $days } giorni.
    }
   *[no] { $name } è in vacanza: { $days ->
        [one] il suo orologio sta fermo per 1 giorno.
       *[other] il suo orologio sta fermo per { $days } giorni.
    }
}
play-told-holiday-over = { $you ->
    [yes] Le tue vacanze sono finite.
   *[no] { $name } è di ritorno dalle vacanze.
}

## Come si chiamano i bot, secondo il posto.

play-bot-name-0 = Ada
play-bot-name-1 = Bruno
play-bot-name-2 = Carla
play-bot-name-3 = Dario
play-bot-name-4 = Emil
play-bot-name-5 = Fina
play-bot-name-6 = Gus
play-bot-name-7 = Hana
play-bot-name-8 = Ivo
play-bot-name-9 = Juna
play-bot-name-10 = Kim
play-bot-name-11 = Leo
play-bot-namesake = { $name } (bot)

## Piccole scene

cutscene = Che cosa succede
cutscene-skip = Salta
cutscene-tap = Tocca per saltare
cutscene-seen = Rimettila giù
