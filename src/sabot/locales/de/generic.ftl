# Der allgemeine Tisch, für Spiele ohne eigenes Spielbrett. Namen, die hier fehlen, erscheinen so,
# wie der Server sie schreibt.

generic-your-move = wähle einen deiner { $moves } Züge
generic-waiting = { $name } ist dran
generic-round-over = Runde { $round } ist zu Ende
generic-round = Runde { $round }
generic-game-over = { $who ->
    [you] Du hast gewonnen.
    [alone] { $winners } hat gewonnen.
    [nobody] Niemand hat gewonnen.
   *[shared] { $winners } haben gewonnen.
}
generic-moves = Deine Züge
generic-no-moves = Du hast gerade nichts zu tun.
generic-state = Das Spiel
generic-hand = Deine Hand
generic-hand-empty = Du hast keine Karten.
generic-yes = ja
generic-no = nein
generic-none = keine
generic-item = { $name }: { $value }
generic-no-rules = Diese Regeln sind hier noch nicht erklärt. Die Optionen sind:

## Namen von Feldern, die die meisten Spiele haben.

field-bot = Bot
field-card = Karte
field-cards = Karten
field-deck = Stapel
field-dealer = Geber
field-discards = Ablage
field-hand = Hand
field-leader = Spielt aus
field-options = Optionen
field-outcome = Ausgang
field-phase = Phase
field-players = Spieler
field-points = Punkte
field-result = Ergebnis
field-round = Runde
field-rounds = Runden
field-score = Punktestand
field-scores = Punktestände
field-seat = Spieler
field-seats = Spieler
field-starter = Fängt an
field-target = Ziel
field-to-act = Dran
field-trick = Stich
field-turn = Zug
field-winner = Sieger
field-winners = Sieger
