# Il client testuale, qualunque sia il gioco.

you = Tu
yes = s si sì

prompt-choice = Quale? { $numbers }, d per scartarla, Invio per tornare indietro:
prompt-leave = Vuoi lasciare la partita? s/n:
prompt-go-on = Invio per la prossima manche:
prompt-replay = Invio avanti, p indietro, un numero per saltarci, e fine, q esci:

no-such-number = Non c'è questo numero; scegli da 1 a { $last }.
no-discard = Questo non si può scartare.
not-understood = «{ $text }» qui non significa nulla. ? mostra che cosa puoi scrivere.
refused = Non si può: { $why }.

help-keys =
    Che cosa puoi scrivere:
      l          rileggi le notizie della manche
      s          rivedi il tavolo
      q          lascia la partita
      ?          questo aiuto
    Chi conosce la notazione può anche scrivere così una mossa.

bots-play = Agli altri posti: { $name }. { $says }
deals-committed = Le distribuzioni sono fissate. SHA-256 del loro seme: { $commitment }
left = Hai lasciato la partita.
record-written = La partita è annotata in { $file }.
same-again = Per ricevere di nuovo la stessa partita: --seed { $seed }

replay-deal = Prima della mossa { $next } di { $last }: si distribuisce la manche { $round }.
replay-move = Mossa { $number } di { $last }, manche { $round }: { $seat }
replay-no-step = Non c'è una mossa { $number }; scegli da 1 a { $last }.

# A game without a presenter of its own.

generic-prompt = La tua mossa? { $numbers }, o la sua notazione:
generic-help = Il tavolo elenca, campo per campo, ciò che puoi sapere; un trattino: niente, o nascosto.
generic-help-keys =
    3          giocare la mossa 3
