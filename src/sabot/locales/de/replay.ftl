# Wiederholungen, faires Geben, Spielregeln: die Seiten neben dem Tisch.

## Überall.

to-table = Zurück zum Tisch
loading = Einen Moment …

## Faires Geben.

deals-title = Wurde fair gegeben?
deals-heading = Partie { $number }: Wurde fair gegeben?
deals-why = Wer gibt, könnte betrügen. Deshalb legt sich der Tisch fest, bevor er gibt, jeder kann eigene Worte mit hineinmischen, und nach der Partie rechnet dein Browser jedes Geben nach.
deals-before = Vor der Partie
deals-after = Nach der Partie
deals-commitment = Fingerabdruck des Startwerts (SHA-256)
deals-commitment-says = Gezeigt, bevor die erste Karte gegeben war. Niemand weiß, wie man einen zweiten Startwert mit demselben Fingerabdruck findet.
deals-words = Worte der Spieler
deals-words-none = keine
deals-seed = Startwert
deals-seed-hidden = Geheim, bis die Partie zu Ende ist, denn er verrät alle Karten.
deals-mixed = Startwert mit den Worten darin
deals-checks = Was dein Browser geprüft hat
deals-seen-fits = Der Fingerabdruck ist der, den dieser Browser vor der Partie gesehen hat.
deals-seen-differs = Der Fingerabdruck ist nicht der, den dieser Browser vor der Partie gesehen hat!
deals-seen-never = Dieser Browser war vor der Partie nicht dabei und kann den Fingerabdruck nicht vergleichen.
deals-seed-fits = Der Startwert passt zu seinem Fingerabdruck.
deals-seed-differs = Der Startwert passt nicht zu seinem Fingerabdruck!
deals-round-fits = Runde { $round }: { $lists } liegen genau so, wie Startwert und Worte sie mischen.
deals-round-differs = Runde { $round }: { $lists } liegen nicht so, wie Startwert und Worte sie mischen!
deals-round-elsewhere = Runde { $round } wurde an einem anderen Tisch gegeben, von dem aus diese Partie weitergeht.
deals-list-seats = wer beginnt
deals-list-cards = Karten
deals-list-roles = Rollen
deals-list-goals = Ziele
deals-list-gold = Gold
deals-all-fine = Es wurde immer fair gegeben.
deals-not-fine = Hier stimmt etwas nicht.
deals-not-yet = Vor dem Ende der Partie lässt sich nichts prüfen.
deals-cant-hash = Dein Browser kann es hier nicht nachrechnen: dazu braucht es HTTPS oder den Rechner des Servers.
deals-record = Das Protokoll herunterladen
deals-record-says = Es enthält alle Karten und Züge. Mit „sabot verify“ oder dreißig eigenen Zeilen musst du auch dieser Seite nicht glauben.
deals-show = Die Karten von Runde { $round } zeigen

## Spielregeln.

rules-title = So wird gespielt
rules-heading = So spielt man { $game }
rules-others = Die anderen Spiele
rules-contents = Auf dieser Seite
rules-start = Gegen Bots spielen

## Wiederholung.

replay-title = Wiederholung
replay-heading = { $game }, Partie { $number }
replay-running = Die Partie läuft noch: du siehst, was du gesehen hast.
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-stop = Anhalten
replay-step = Schritt { $step } von { $last }
replay-round = Runde { $round }
replay-position = Stelle in der Partie
replay-eyes = Mit wessen Augen
replay-public = Was offen lag
replay-all = Alles
replay-own = Deine
replay-spoilers = Zeigen, was noch kommt
replay-spoilers-says = Aus: der Regler verrät nicht, wie lange die Partie noch dauert und wer gewinnt.
replay-copy = Link zu diesem Zug kopieren
replay-copied = Kopiert.
replay-branch = Ab hier weiterspielen
replay-branch-says = Ein neuer Tisch mit Bots auf den anderen Plätzen, und die Karten so, wie sie jetzt liegen.
replay-branch-seat = Du spielst für
replay-log = Was geschah
replay-keys = ← → ein Schritt, Pos1 und Ende, Leertaste spielt ab
replay-none = Diese Partie gibt es nicht.
replay-denied = Nur wer an diesem Tisch war, darf seine Partien sehen.
