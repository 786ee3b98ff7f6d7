# Tische: Ablehnungen, Sprüche und Markierungen.

## Warum ein Tisch ablehnt.

table-refusal-bad-name = ein Name hat 1 bis { $longest } Zeichen und keine unsichtbaren
table-refusal-bad-words = deine Worte dürfen höchstens { $longest } Zeichen haben, auf einer Zeile
table-refusal-bad-text = eine Nachricht hat 1 bis { $longest } Zeichen
table-refusal-bad-phrase = diesen Spruch gibt es nicht
table-refusal-bad-claim = das ist keine Behauptung dieses Spiels
table-refusal-bad-move = das ist kein Zug dieses Spiels
table-refusal-bot-pause = die Pause der Bots beträgt höchstens { $high } ms
table-refusal-chat-off = an diesem Tisch gibt es keinen Chat; Behauptungen und kurze Sprüche sind erlaubt
table-refusal-claim-repeated = das hast du gerade gesagt
table-refusal-claims-closed = Behauptungen macht man, solange eine Runde läuft
table-refusal-claims-many = höchstens { $most } Behauptungen in einem Zug; warte auf den nächsten
table-refusal-clock-seconds = eine Uhr hat { $low } bis { $high } Sekunden
table-refusal-round-pause = die Pause zwischen den Runden beträgt höchstens { $high } Sekunden
table-refusal-full = an diesem Tisch ist kein Platz mehr
table-refusal-game-runs = das geht nicht, während gespielt wird
table-refusal-hints-off = an diesem Tisch gibt es keine Tipps
table-refusal-holiday-days = in einem Spiel hat man { $most } Tage Urlaub, und du hast noch { $left }
table-refusal-late = das war für einen früheren Zug
table-refusal-locked = der Tisch ist geschlossen: Niemand Neues kommt herein
table-refusal-log-full = dafür ist an diesem Tisch kein Platz mehr; eröffne einen neuen Tisch
table-refusal-meter-off = an diesem Tisch gibt es keine Verdachtsanzeige
table-refusal-muted = du wurdest stummgeschaltet
table-refusal-no-bot = einen solchen Bot gibt es nicht
table-refusal-no-bot-there = dort sitzt kein Bot
table-refusal-no-claims = in diesem Spiel gibt es keine Behauptungen
table-refusal-no-entry = du wurdest hinausgebeten
table-refusal-no-game = es wird gerade nicht gespielt
table-refusal-no-holidays = Urlaub gibt es nur in Spielen, die über mehrere Tage gehen
table-refusal-no-pause-left = jeder darf ein Spiel { $minutes } Minuten lang unterbrechen, und deine sind um
table-refusal-no-person = an diesem Tisch hat niemand diese Nummer
table-refusal-no-seat = diesen Platz gibt es nicht
table-refusal-no-step = diesen Schritt gibt es in jenem Spiel nicht
table-refusal-no-watching = an diesem Tisch wird ohne Zuschauer gespielt
table-refusal-not-host = das darf nur, wer den Tisch leitet
table-refusal-not-over = das Spiel ist noch nicht zu Ende
table-refusal-not-paused = das Spiel ist nicht unterbrochen
table-refusal-not-seated = das darf nur, wer einen Platz hat
table-refusal-not-your-turn = du bist nicht dran
table-refusal-nothing-to-await = es wird gerade keine Runde ausgeteilt
table-refusal-nothing-to-play = da war das Spiel schon zu Ende; wähle einen früheren Schritt
table-refusal-other-game = ein Spiel wird mit den Optionen fortgesetzt, die es hatte
table-refusal-partners-silent = Partner dürfen nicht miteinander reden, solange eine Runde läuft; kurze Sprüche sind erlaubt
table-refusal-paused = das Spiel ist unterbrochen
table-refusal-reserved = dieser Platz wird für jemanden freigehalten
table-refusal-seat-taken = dort sitzt schon jemand
table-refusal-seats-empty = einige Plätze sind noch frei; es fehlen Leute oder Bots
table-refusal-talk-off = an diesem Tisch wird nicht geredet
table-refusal-time-up = deine Zeit für diesen Zug ist um; ein Bot spielt ihn, dann kannst du zurückkommen
table-refusal-words-late = Worte kann man nur vor Spielbeginn beisteuern

## Warum der Server ablehnt.

server-refusal-bad-call = der Aufruf ist nicht zu verstehen: { $detail }
server-refusal-bad-host = dieser Server hört nicht auf diesen Namen; wer ihn betreibt, kann ihn mit --allowed-hosts zulassen
server-refusal-bad-link = dieser Code verbindet gerade kein Gerät; lass dir auf dem Gerät, das ihn gezeigt hat, einen neuen geben
server-refusal-bad-options = { $detail }
server-refusal-bad-origin = Aufrufe von anderen Seiten werden nicht angenommen
server-refusal-bad-pin = das ist nicht die PIN dieses Tisches
server-refusal-bad-record = dieses Protokoll ist in Zeile { $line } beschädigt oder gegen die Regeln; es wurde nichts geöffnet
server-refusal-broken = hier ging etwas schief; es ist notiert
server-refusal-crowded = aus einem Netz können höchstens { $most } Personen an einem Tisch sein
server-refusal-draining = der Server wird gleich beendet; versuche es in Kürze noch einmal
server-refusal-hello-first = zuerst muss gegrüßt werden
server-refusal-is-person = dieser Browser ist hier schon bekannt; melde ihn zuerst ab
server-refusal-last-device = das ist dein letztes Gerät; lösche stattdessen, was von dir aufgehoben wird
server-refusal-no-answer = niemandem ist etwas eingefallen; versuche es noch einmal
server-refusal-no-code = mit diesem Code ist gerade kein Tisch zu finden; frag noch einmal danach oder nach dem Link
server-refusal-no-device = so ein Gerät hast du nicht
server-refusal-no-game-yet = an diesem Tisch hat noch kein Spiel mit dieser Nummer begonnen
server-refusal-no-hints = für dieses Spiel gibt es keine Tipps
server-refusal-no-meter = für dieses Spiel gibt es keine Verdachtsanzeige
server-refusal-no-open-table = gerade ist an keinem Tisch für alle ein Platz frei; eröffne selbst einen
server-refusal-no-page = hier ist nichts
server-refusal-no-person = dieser Browser ist hier nicht bekannt
server-refusal-no-record = das ist kein Protokoll von Sabot; eines beginnt mit „sabot-record: 1“
server-refusal-no-table = diesen Tisch gibt es nicht
server-refusal-not-in = komm zuerst herein
server-refusal-not-revealed = das wird gezeigt, wenn das Spiel zu Ende ist
server-refusal-not-saved = das ließ sich nicht speichern, also ist alles wie zuvor; bitte versuche es noch einmal
server-refusal-not-understood = die Nachricht ist nicht zu verstehen
server-refusal-pin-length = eine PIN hat { $low } bis { $high } Zeichen
server-refusal-protocol = dieser Server spricht eine andere Version des Protokolls
server-refusal-record-unfinished = nur beendete Spiele lassen sich öffnen, und dieses ist es nicht
server-refusal-too-fast = zu viel auf einmal; warte { $seconds } s
server-refusal-too-large = das ist zu groß; höchstens { $most } Bytes werden angenommen
server-refusal-too-many = zu viele Verbindungen; versuche es später wieder
server-refusal-unreadable = das Protokoll dieses Tisches ist beschädigt; wer den Server betreibt, kann helfen

## Sprüche, die ein Tippen sagt.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-hurry = Du bist dran!
phrase-one-moment = Einen Moment, bitte.
phrase-trust-me = Vertrau mir!
phrase-not-me = Ich war es nicht!
phrase-i-suspect-you = Ich verdächtige dich!
phrase-look-at-the-map = Spiel die Schatzkarte!
phrase-another-game = Noch ein Spiel?

## Markierungen, die man für sich selbst macht, zu jedem Mitspieler.

note-none = Keine Markierung
note-trusted = Traue ich
note-doubted = Unklar
note-suspected = Verdächtig

## Behauptungen, in jedem Spiel.

# Eine Zeile im Verlauf: wer spricht, zu wem, und was.
claim-line = { $name }: { $claim }
claim-line-to = { $name } → { $to }: { $claim }
claims-not-understood = „{ $text }“ ist keine Behauptung. ? zeigt, wie man etwas behauptet.

# Am Ende der Runde: jede Behauptung neben der Wahrheit.
claims-judged = Was gesagt wurde und was stimmt:
claim-judged = { $said } – { $verdict }
claim-verdict-true = wahr
claim-verdict-false = eine Lüge
claim-verdict-mistaken = falsch, aber in gutem Glauben
claim-verdict-unknown = das weiß niemand

## What browsers are told while no page is open.

push-your-turn = Du bist am Zug.
push-reminder = Deine Zeit für diesen Zug läuft bald ab.
