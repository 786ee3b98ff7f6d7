# Protokolle, die im Browser geöffnet werden.

records-title = Ein Protokoll öffnen
records-says = Ein Protokoll ist eine kleine Datei mit allen Karten und Zügen eines beendeten Spiels. Lade es nach einem Spiel herunter und öffne es hier, um die Wiederholung oder den Rückblick zu sehen. Es bleibt in diesem Browser: Der Server berechnet die Wiederholung und vergisst sie wieder.
records-file = Datei auswählen
records-paste = Oder den Text einfügen
records-paste-says = Er beginnt mit „sabot-record: 1“.
records-open = Öffnen
records-kept = In diesem Browser geöffnet
records-forget = Entfernen
