# Das Spiel im Textfenster, gleich welches Spiel.

you = Du
yes = j ja

prompt-choice = Was wählst du? { $numbers }, d wirft die Karte ab, Eingabetaste zurück:
prompt-leave = Das Spiel verlassen? j/n:
prompt-go-on = Eingabetaste für die nächste Runde:
prompt-replay = Eingabetaste weiter, p zurück, eine Nummer zum Springen, e Ende, q Schluss:

no-such-number = Diese Nummer gibt es nicht; wähle 1 bis { $last }.
no-discard = Das kann man nicht abwerfen.
not-understood = „{ $text }“ verstehe ich hier nicht. ? zeigt, was du eingeben kannst.
refused = Das geht nicht: { $why }.

help-keys =
    Was du eingeben kannst:
      l          was in dieser Runde geschah
      s          den Tisch noch einmal zeigen
      hint       ein Tipp; jeder weitere verrät mehr
      meter      wer verdächtig ist; mit einem Namen, warum
      q          das Spiel verlassen
      ?          diese Hilfe
    Wer die Notation kennt, kann auch so einen Zug eingeben.

hint-again = Noch einmal „hint“ verrät mehr.
hint-keys = Dafür gibst du { $keys } ein.
meter-ask = „meter“ mit einem Namen sagt, warum.

bots-play = Auf den anderen Plätzen: { $name }. { $says }
deals-committed = Was ausgeteilt wird, steht fest. SHA-256 des Startwerts: { $commitment }
left = Du hast das Spiel verlassen.
record-written = Das Protokoll steht in { $file }.
same-again = Dieselben Karten noch einmal: --seed { $seed }

replay-deal = Vor Zug { $next } von { $last }: Runde { $round } wird ausgeteilt.
replay-move = Zug { $number } von { $last }, Runde { $round }: { $seat }
replay-no-step = Einen Zug { $number } gibt es nicht; wähle 1 bis { $last }.

# A game without a presenter of its own.

generic-prompt = Dein Zug? { $numbers }, oder seine Notation:
generic-help = Der Tisch zeigt Feld für Feld, was du wissen darfst; ein Strich heißt nichts oder verdeckt.
generic-help-keys =
    3          Zug 3 spielen

# The full-screen client: what can be clicked, and its last question.

full-key-enter = Eingabetaste
full-key-discard = d  abwerfen
full-key-hint = Tipp
full-key-meter = Verdacht
full-key-help = ?  Hilfe
full-key-leave = q  Verlassen
full-close = Das Spiel ist aus. Eingabetaste schließt:

# At a table of a server.

join-wait = Warte auf die anderen (chat hallo spricht mit ihnen, q verlässt):
join-gathering = Du hast Platz { $seat }. Wer den Tisch leitet, beginnt das Spiel.
join-watching = Alle Plätze sind besetzt: Du schaust zu.
join-late = Am Tisch ging es schon weiter.
join-help-keys =
      chat hallo                       allen am Tisch etwas sagen
