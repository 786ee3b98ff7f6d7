# Partager un résultat.

share-won = { $count ->
    [one] Victoire : { $winners }.
   *[other] Victoire commune : { $winners }.
}
share-lied = { $lies ->
    [one] { $name } a menti une fois ; { $names } y a cru.
   *[other] { $name } a menti { $lies } fois ; { $names } y a cru.
}
share-lied-to-many = { $lies ->
    [one] { $name } a menti une fois ; { $count } joueurs y ont cru.
   *[other] { $name } a menti { $lies } fois ; { $count } joueurs y ont cru.
}
share-roof = { $name } a mis fin à la manche avec un toit de { $value }.
share-cards-out = Plus de cartes : des toits de { $high } et de { $low }.
share-gold = { $name } a creusé jusqu'au trésor.
share-hidden = Le trésor est resté caché, grâce à { $names }.
share-nobody-found = Personne n'a trouvé le trésor.
share-kept = { $count ->
    [one] { $names } a réussi toutes ses annonces.
   *[other] { $names } ont réussi toutes leurs annonces.
}
share-broken = { $points ->
    [one] Une annonce ratée à la manche { $round } a coûté { $points } point à { $name }.
   *[other] Une annonce ratée à la manche { $round } a coûté { $points } points à { $name }.
}
share-played = Qui a gagné ? La réponse est à la fin de la partie.
share-title = Une image du résultat
share-no-spoilers = Sans dévoiler la fin
share-download = Télécharger l'image
share-system = Partager…
share-copy = Copier le lien
share-alt = Image du résultat : { $game }
share-copied = Copié.
