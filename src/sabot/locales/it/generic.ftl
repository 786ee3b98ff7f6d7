# Il tavolo generico, per i giochi senza un tabellone proprio. I nomi che qui mancano si vedono
# come li scrive il server.

generic-your-move = scegli una delle tue { $moves } mosse
generic-waiting = tocca a { $name }
generic-round-over = Il round { $round } è finito
generic-round = Round { $round }
generic-game-over = { $who ->
    [you] Hai vinto.
    [alone] Ha vinto { $winners }.
    [nobody] Non ha vinto nessuno.
   *[shared] Hanno vinto { $winners }.
}
generic-moves = Le tue mosse
generic-no-moves = Per ora non hai niente da fare.
generic-state = La partita
generic-hand = La tua mano
generic-hand-empty = Non hai carte.
generic-yes = sì
generic-no = no
generic-none = niente
generic-item = { $name }: { $value }
generic-no-rules = Queste regole non sono ancora spiegate qui. Le opzioni sono:

## I nomi dei campi che quasi tutti i giochi hanno.

field-bot = Bot
field-card = Carta
field-cards = Carte
field-deck = Mazzo
field-dealer = Mazziere
field-discards = Scarti
field-hand = Mano
field-leader = Apre
field-options = Opzioni
field-outcome = Esito
field-phase = Fase
field-players = Giocatori
field-points = Punti
field-result = Risultato
field-round = Round
field-rounds = Round
field-score = Punteggio
field-scores = Punteggi
field-seat = Giocatore
field-seats = Giocatori
field-starter = Chi comincia
field-target = Bersaglio
field-to-act = Di turno
field-trick = Presa
field-turn = Turno
field-winner = Vincitore
field-winners = Vincitori
