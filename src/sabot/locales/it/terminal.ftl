# Il client testuale, qualunque sia il gioco.

you = Tu
yes = s si sì

prompt-choice = Quale? { $numbers }, d per scartarla, Invio per tornare indietro:
prompt-leave = Vuoi lasciare la partita? s/n:
prompt-go-on = Invio per il prossimo round:
prompt-replay = Invio avanti, p indietro, un numero per saltarci, e fine, q esci:

no-such-number = Non c'è questo numero; scegli da 1 a { $last }.
no-discard = Qui non c'è niente da scartare.
not-understood = «{ $text }» qui non significa nulla. ? mostra che cosa puoi scrivere.
refused = Non si può: { $why }.

help-keys =
    Che cosa puoi scrivere:
      l          rileggi che cosa è successo nel round
      s          rivedi il tavolo
      hint       un consiglio; ogni nuovo consiglio dice di più
      meter      di chi sospettare; con un nome, perché
      q          lascia la partita
      ?          questo aiuto
    Chi conosce la notazione può anche scrivere così una mossa.

hint-again = Ancora «hint» dice di più.
hint-keys = Per giocarla, scrivi { $keys }.
meter-ask = «meter» con un nome dice perché.

bots-play = Agli altri posti: { $name }. { $says }
deals-committed = Le carte sono già mescolate. SHA-256 del loro seme: { $commitment }
left = Hai lasciato la partita.
record-written = La partita è registrata in { $file }.
same-again = Per rigiocare con le stesse carte: --seed { $seed }

replay-deal = Prima della mossa { $next } di { $last }: si distribuiscono le carte del round { $round }.
replay-move = Mossa { $number } di { $last }, round { $round }: { $seat }
replay-no-step = Non c'è la mossa { $number }; scegli da 1 a { $last }.

# Un gioco senza presentazione propria.

generic-prompt = La tua mossa? { $numbers }, o la sua notazione:
generic-help = Il tavolo elenca, campo per campo, ciò che puoi sapere; un trattino: niente, o nascosto.
generic-help-keys =
    3          gioca la mossa 3

# The full-screen client: what can be clicked, and its last question.

full-key-enter = Invio
full-key-discard = d  scarta
full-key-hint = Consiglio
full-key-meter = Sospetti
full-key-help = ?  Aiuto
full-key-leave = q  Lascia
full-close = La partita è finita. Invio per chiudere:

# At a table of a server.

join-wait = Aspetta gli altri (chat ciao parla con loro, q lascia):
join-gathering = Hai il posto { $seat }. La partita la avvia chi organizza il tavolo.
join-watching = Tutti i posti sono occupati: stai a guardare.
join-late = Il tavolo è già andato avanti.
join-help-keys =
      chat ciao                        di' qualcosa a tutto il tavolo
