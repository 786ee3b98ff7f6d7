# I Sette Sigilli sullo schermo. Pezzi, eventi e rifiuti sono in seven_seals.ftl.

seals-now-announcing = { $you ->
    [yes] quali prese farai?
   *[no] { $name } dichiara
}
seals-now-giving = { $you ->
    [yes] la presa è tua: quale sigillo restituisci?
   *[no] { $name } ha fatto la presa e sceglie un sigillo
}
seals-now-leading = { $you ->
    [yes] apri la presa
   *[no] { $name } apre la presa
}
seals-now-following = { $you ->
    [yes] rispondi con il { $colour }
   *[no] { $name } gioca una carta
}
seals-now-playing = { $you ->
    [yes] è chiesto il { $colour }, ma puoi giocare qualsiasi carta
   *[no] { $name } gioca una carta
}
seals-round-over = Il round { $round } è finito
seals-fact-round = Round { $round } di { $rounds }
seals-fact-trick = Presa { $trick } di { $tricks }

seals-do-play = Gioca { $card }
seals-do-take = prendi { $one }
seals-do-announce = { $tricks ->
    [0] Non dichiarare prese
    [one] Dichiara { $tricks } presa
   *[other] Dichiara { $tricks } prese
}

seals-stock = Riserva
seals-none = nessuno
seals-led = apertura
seals-leads = apre
seals-winning = in testa
seals-won = vincente
seals-next-trick = Mostra la presa successiva
seals-your-card = la tua carta
seals-says-trump = Briscola: la carta rossa più alta fa la presa.
seals-says-colour = Fa la presa se è stato aperto con questo colore e nessuno ne gioca una più alta, né una rossa.
seals-last-trick = Ultima presa
seals-played = Carte giocate
seals-owed = Ti servono ancora
seals-owed-none = Non ti servono altre prese

seals-announce-title = Quali prese farai?
seals-announce-others = Dichiarazioni
seals-announce-says = Prendi un sigillo per ciascuna, del colore che sarà chiesto. Ciò che ti resta alla fine ti costa punti.
seals-left = { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}
seals-from-player = da un giocatore
seals-one-more = Un sigillo { $colour } in più
seals-one-less = Un sigillo { $colour } in meno
seals-would-cost = Ogni sigillo che ti resta costa { $each } punti: { $points } se ti restano tutti.
seals-none-costs = Senza sigilli, ogni presa che fai costa { $each } punti.
seals-lent = Prendi { $one } da
seals-lent-says = Nella riserva non ce ne sono più. In cambio ne riceve uno bianco.
seals-promise = { $you ->
    [yes] Dichiari
   *[no] { $name } dichiara
}
seals-saboteur-button = Sabotatore
seals-saboteur-says = Niente sigilli: { $base } punti, meno 1 per ogni sigillo nero degli altri.
seals-you-saboteur = Il sabotatore sei tu

seals-settle-title = Quale sigillo restituisci per questa presa?
seals-note-give = risparmia { $points } punti (ne hai { $held })
seals-note-black = costa { $points } punti
seals-note-none = finiti: non ne prendi

seals-your-points = { $points ->
    [one] punto di penalità
   *[other] punti di penalità
}
seals-fewest = Vince chi ha meno punti.
seals-kept = restituiti: { $kept }
seals-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
seals-tricks = { $tricks ->
    [one] { $tricks } presa
   *[other] { $tricks } prese
}
seals-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

seals-winner = vittoria
seals-left-none = nessun sigillo rimasto
seals-plus = +{ $points }
seals-sheet = Punti per round
seals-sheet-left = Che cosa è rimasto a ciascuno, quanto costa, e il totale
seals-sheet-round = Round { $round }
seals-sheet-sum = In tutto
seals-costs = Un sigillo colorato costa 2, uno nero 3, uno bianco 4.

seals-text-stock = Sigilli nella riserva
seals-text-players = Giocatori
seals-text-trick = La presa
seals-text-hand = La tua mano
seals-text-player = { $name }: sigilli: { $seals }; prese { $tricks }, punti { $points }, carte { $cards }
seals-text-spot = { $name }: { $facts }
# Quanti sigilli di un tipo.
seals-some = { $seal ->
    [red] { $number ->
        [one] { $number } rosso
       *[other] { $number } rossi
    }
    [yellow] { $number ->
        [one] { $number } giallo
       *[other] { $number } gialli
    }
    [green] { $number ->
        [one] { $number } verde
       *[other] { $number } verdi
    }
    [blue] { $number } blu
    [violet] { $number } viola
    [white] { $number ->
        [one] { $number } bianco
       *[other] { $number } bianchi
    }
   *[black] { $number ->
        [one] { $number } nero
       *[other] { $number } neri
    }
}
