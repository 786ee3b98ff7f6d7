# Ein Ergebnis teilen.

share-won = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen gemeinsam.
}
share-lied = { $lies ->
    [one] { $name } hat einmal gelogen; geglaubt hat es { $names }.
   *[other] { $name } hat { $lies }-mal gelogen; geglaubt hat es { $names }.
}
share-lied-to-many = { $lies ->
    [one] { $name } hat einmal gelogen; { $count } haben es geglaubt.
   *[other] { $name } hat { $lies }-mal gelogen; { $count } haben es geglaubt.
}
share-roof = { $name } beendete die Runde mit einem Dach von { $value }.
share-cards-out = Die Karten gingen aus, bei Dächern von { $high } und { $low }.
share-gold = { $name } grub sich bis zum Schatz durch.
share-hidden = Der Schatz blieb verborgen, dank { $names }.
share-nobody-found = Niemand fand den Schatz.
share-kept = { $count ->
    [one] { $names } hat jede Ansage erfüllt.
   *[other] { $names } haben jede Ansage erfüllt.
}
share-broken = { $points ->
    [one] Eine verfehlte Ansage in Runde { $round } kostete { $name } { $points } Punkt.
   *[other] Eine verfehlte Ansage in Runde { $round } kostete { $name } { $points } Punkte.
}
share-played = Wer hat gewonnen? Die Wiederholung verrät es erst am Schluss.
share-title = Ein Bild des Ergebnisses
share-no-spoilers = Ohne den Ausgang zu verraten
share-download = Bild herunterladen
share-system = Teilen …
share-copy = Link kopieren
share-alt = Bild des Ergebnisses: { $game }
share-copied = Kopiert.
