# Die sieben Siegel auf dem Bildschirm. Karten, Ereignisse und Ablehnungen stehen in seven_seals.ftl.

seals-now-announcing = { $you ->
    [yes] welche Stiche machst du?
   *[no] { $name } sagt an
}
seals-now-giving = { $you ->
    [yes] welches Siegel gibst du für deinen Stich zurück?
   *[no] { $name } hat den Stich gemacht und wählt ein Siegel
}
seals-now-leading = { $you ->
    [yes] spiele eine Karte aus
   *[no] { $name } spielt aus
}
seals-now-following = { $you ->
    [yes] bediene { $colour }
   *[no] { $name } spielt eine Karte
}
seals-now-playing = { $you ->
    [yes] { $colour } ist ausgespielt, du darfst jede Karte spielen
   *[no] { $name } spielt eine Karte
}
seals-round-over = Runde { $round } ist zu Ende
seals-fact-round = Runde { $round } von { $rounds }
seals-fact-trick = Stich { $trick } von { $tricks }

seals-do-play = { $card } spielen
seals-do-take = { $one } nehmen
seals-do-announce = { $tricks ->
    [0] Keinen Stich ansagen
    [one] { $tricks } Stich ansagen
   *[other] { $tricks } Stiche ansagen
}

seals-stock = Vorrat
seals-none = keine
seals-led = Anspiel
seals-leads = Anspiel
seals-winning = vorn
seals-won = Stich
seals-next-trick = Den nächsten Stich zeigen
seals-your-card = deine Karte
seals-says-trump = Trumpf: Die höchste rote Karte macht den Stich.
seals-says-colour = Macht den Stich, wenn { $colour } ausgespielt wurde und niemand eine höhere davon oder Rot spielt.
seals-last-trick = Letzter Stich
seals-played = Gespielte Karten
seals-owed = Noch zu machen
seals-owed-none = Kein Stich mehr zu machen

seals-announce-title = Welche Stiche machst du?
seals-announce-others = Ansagen
seals-announce-says = Nimm für jeden ein Siegel in der Farbe, die wohl ausgespielt wird. Was dir am Ende bleibt, kostet Punkte.
seals-left = noch { $left }
seals-from-player = bei anderen
seals-one-more = Ein Siegel mehr: { $colour }
seals-one-less = Ein Siegel weniger: { $colour }
seals-would-cost = Jedes Siegel, das dir bleibt, kostet { $each } Punkte: { $points }, wenn dir alle bleiben.
seals-none-costs = Ohne Siegel kostet dich jeder Stich, den du machst, { $each } Punkte.
seals-lent = Nimm { $one } von
seals-lent-says = Im Vorrat ist keines mehr. Dafür gibt es ein weißes.
seals-promise = { $you ->
    [yes] Du sagst an
   *[no] { $name } sagt an
}
seals-saboteur-button = Saboteur
seals-saboteur-says = Keine Siegel: { $base } Punkte, für jedes schwarze Siegel der anderen 1 weniger.
seals-you-saboteur = Du bist Saboteur

seals-settle-title = Welches Siegel gibst du für diesen Stich zurück?
seals-note-give = spart { $points } Punkte (du hast { $held })
seals-note-black = kostet { $points } Punkte
seals-note-none = alle weg: keines nehmen

seals-your-points = { $points ->
    [one] Strafpunkt
   *[other] Strafpunkte
}
seals-fewest = Wer die wenigsten Punkte hat, gewinnt.
seals-kept = zurückgegeben: { $kept }
seals-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
seals-tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
seals-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

seals-winner = Sieg
seals-left-none = kein Siegel übrig
seals-plus = +{ $points }
seals-sheet = Punkte nach Runden
seals-sheet-left = Übrige Siegel, was sie kosten, und alle Punkte
seals-sheet-round = Runde { $round }
seals-sheet-sum = Insgesamt
seals-costs = Ein farbiges Siegel kostet 2, ein schwarzes 3, ein weißes 4.

seals-text-stock = Siegel im Vorrat
seals-text-players = Spieler
seals-text-trick = Der Stich
seals-text-hand = Deine Hand
seals-text-player = { $name }: Siegel: { $seals }; Stiche { $tricks }, Punkte { $points }, Karten { $cards }
seals-text-spot = { $name }: { $facts }
# Wie viele Siegel einer Art.
seals-some = { $seal ->
    [red] { $number ->
        [one] { $number } rotes
       *[other] { $number } rote
    }
    [yellow] { $number ->
        [one] { $number } gelbes
       *[other] { $number } gelbe
    }
    [green] { $number ->
        [one] { $number } grünes
       *[other] { $number } grüne
    }
    [blue] { $number ->
        [one] { $number } blaues
       *[other] { $number } blaue
    }
    [violet] { $number ->
        [one] { $number } violettes
       *[other] { $number } violette
    }
    [white] { $number ->
        [one] { $number } weißes
       *[other] { $number } weiße
    }
   *[black] { $number ->
        [one] { $number } schwarzes
       *[other] { $number } schwarze
    }
}
