# Condividere un risultato.

share-won = { $count ->
    [one] Vince { $winners }.
   *[other] Vincono insieme: { $winners }.
}
share-lied = { $lies ->
    [one] { $name } ha mentito una volta; ci ha creduto { $names }.
   *[other] { $name } ha mentito { $lies } volte; ci ha creduto { $names }.
}
share-lied-to-many = { $lies ->
    [one] { $name } ha mentito una volta; ci hanno creduto in { $count }.
   *[other] { $name } ha mentito { $lies } volte; ci hanno creduto in { $count }.
}
share-roof = { $name } ha chiuso il round con un tetto da { $value }.
share-cards-out = Finite le carte: tetti da { $high } e da { $low }.
share-gold = { $name } ha scavato fino al tesoro.
share-hidden = Il tesoro è rimasto nascosto, grazie a { $names }.
share-nobody-found = Nessuno ha trovato il tesoro.
share-kept = { $count ->
    [one] { $names } ha rispettato ogni dichiarazione.
   *[other] { $names } hanno rispettato ogni dichiarazione.
}
share-broken = { $points ->
    [one] Una dichiarazione fallita nel round { $round } è costata { $points } punto a { $name }.
   *[other] Una dichiarazione fallita nel round { $round } è costata { $points } punti a { $name }.
}
share-played = Chi ha vinto? La partita lo svela solo alla fine.
share-title = Un'immagine del risultato
share-no-spoilers = Senza svelare la fine
share-download = Scarica l'immagine
share-system = Condividi…
share-copy = Copia il link
share-alt = Immagine del risultato: { $game }
share-copied = Copiato.
