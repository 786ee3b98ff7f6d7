# Wiederholungen, faires Mischen, Spielregeln: die Seiten neben dem Tisch.

## Überall.

to-table = Zurück zum Tisch
to-records = Protokolle
record-gone = Dieses Protokoll ist nicht in diesem Browser; öffne seine Datei noch einmal.
loading = Einen Moment …

## Faires Mischen.

deals-title = Wurde fair gemischt?
deals-heading = Spiel { $number }: Wurde fair gemischt?
deals-why = Wer mischt, könnte betrügen. Deshalb legt sich der Tisch vorher fest, alle können eigene Worte mit hineinmischen, und nach dem Spiel rechnet dein Browser jedes Mischen nach.
deals-before = Vor dem Spiel
deals-after = Nach dem Spiel
deals-commitment = Fingerabdruck des Startwerts (SHA-256)
deals-commitment-says = Gezeigt, bevor die erste Karte ausgeteilt war. Niemand weiß, wie man einen zweiten Startwert mit demselben Fingerabdruck findet.
deals-words = Worte der Spieler
deals-words-none = keine
deals-seed = Startwert
deals-seed-hidden = Geheim, bis das Spiel zu Ende ist, denn er verrät alle Karten.
deals-mixed = Startwert mit hineingemischten Worten
deals-checks = Was dein Browser geprüft hat
deals-seen-fits = Es ist der Fingerabdruck, den dieser Browser vor dem Spiel gesehen hat.
deals-seen-differs = Es ist nicht der Fingerabdruck, den dieser Browser vor dem Spiel gesehen hat!
deals-seen-never = Dieser Browser war vor dem Spiel nicht dabei und kann den Fingerabdruck nicht vergleichen.
deals-seed-fits = Der Startwert passt zu seinem Fingerabdruck.
deals-seed-differs = Der Startwert passt nicht zu seinem Fingerabdruck!
deals-round-fits = Runde { $round } ({ $lists }): genau so gemischt, wie es aus Startwert und Worten folgt.
deals-round-differs = Runde { $round } ({ $lists }): nicht so gemischt, wie es aus Startwert und Worten folgt!
deals-round-elsewhere = Runde { $round } wurde an einem anderen Tisch ausgeteilt; dieses Spiel geht von dort aus weiter.
deals-list-seats = wer anfängt
deals-list-cards = Karten
deals-list-roles = Rollen
deals-list-goals = Ziele
deals-list-gold = Gold
deals-all-fine = Es wurde jedes Mal fair gemischt.
deals-not-fine = Hier stimmt etwas nicht.
deals-not-yet = Vor dem Ende des Spiels lässt sich nichts prüfen.
deals-cant-hash = Dein Browser kann es hier nicht nachrechnen: Dazu braucht es HTTPS oder den Rechner des Servers.
deals-record = Protokoll herunterladen
deals-record-says = Es enthält alle Karten und Züge. Mit „sabot verify“ oder dreißig Zeilen eigenem Code musst du nicht einmal dieser Seite glauben.
deals-show = Die Karten von Runde { $round } zeigen

## Spielregeln.

rules-title = Spielanleitung
learn-try-it = Ausprobieren
learn-try = Ausprobieren: { $what }
rules-heading = Spielanleitung: { $game }
rules-others = Die anderen Spiele
rules-contents = Auf dieser Seite
rules-start = Gegen Bots spielen

## Wiederholung.

replay-title = Wiederholung
replay-heading = { $game }, Spiel { $number }
replay-running = Das Spiel läuft noch: Du siehst, was du gesehen hast.
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-stop = Anhalten
replay-step = Schritt { $step } von { $last }
replay-round = Runde { $round }
replay-position = Stelle im Spiel
replay-eyes = Aus wessen Sicht
replay-public = Was offen lag
replay-all = Alles
replay-own = Deine
replay-spoilers = Zeigen, was noch kommt
replay-spoilers-says = Aus: Der Regler verrät nicht, wie lange das Spiel noch dauert und wer gewinnt.
replay-copy = Link zu diesem Zug kopieren
replay-copied = Kopiert.
replay-branch = Ab hier weiterspielen
replay-branch-says = Ein neuer Tisch mit Bots auf den anderen Plätzen, und die Karten so, wie sie jetzt liegen.
replay-branch-seat = Du spielst als
replay-log = Was geschah
replay-keys = ← → ein Schritt, Pos1 und Ende, Leertaste spielt ab
replay-none = Dieses Spiel gibt es nicht.
replay-denied = Nur wer an diesem Tisch war, darf seine Spiele sehen.
