# Die sieben Siegel: Spielteile, Stand, Ereignisse, Ablehnungen.

seals-colour-red = Rot
seals-colour-yellow = Gelb
seals-colour-green = Grün
seals-colour-blue = Blau
seals-colour-violet = Violett
seals-colour-white = Weiß
seals-colour-black = Schwarz
seals-one-red = ein rotes Siegel
seals-one-yellow = ein gelbes Siegel
seals-one-green = ein grünes Siegel
seals-one-blue = ein blaues Siegel
seals-one-violet = ein violettes Siegel
seals-one-white = ein weißes Siegel
seals-no-red = kein rotes Siegel
seals-no-yellow = kein gelbes Siegel
seals-no-green = kein grünes Siegel
seals-no-blue = kein blaues Siegel
seals-no-violet = kein violettes Siegel
seals-no-white = kein weißes Siegel
seals-saboteur = Saboteur
# Der Name einer Karte, und wie er in einem Satz steht.
seals-card-red = rote { $number }
seals-card-yellow = gelbe { $number }
seals-card-green = grüne { $number }
seals-card-blue = blaue { $number }
seals-card-violet = violette { $number }
seals-the-card = { $number ->
   *[other] die { $card }
}

seals-status-round = Runde { $round } von { $rounds } · Geber: { $dealer }
seals-status-stock = Im Vorrat:
seals-status-cards = Karten
seals-status-tricks = Stiche
seals-status-points = Punkte
seals-status-last-trick = Letzter Stich:
seals-status-played = Gespielt:

seals-prompt-announcing = Welche Stiche machst du? { $numbers } (? hilft):
seals-prompt-playing = Du bist dran: Karte { $numbers } (? hilft):
seals-prompt-giving = Der Stich gehört dir. Was tust du? { $numbers } (? hilft):
seals-no-use = Nicht { $card }: { $why }.
seals-choice-take = { $one } nehmen (noch { $left })
seals-choice-take-from = { $one } von { $source } nehmen
seals-choice-saboteur = Saboteur werden
seals-choice-done = fertig
seals-choice-give = { $one } zurückgeben
seals-choice-black = ein schwarzes Siegel nehmen
seals-choice-none = keines nehmen; die schwarzen sind weg

seals-event-round-dealt = { $you ->
    [yes] Du teilst Runde { $round } aus.
   *[no] { $name } teilt Runde { $round } aus.
}
seals-event-seal-taken = { $you ->
    [yes] Du nimmst { $one }.
   *[no] { $name } nimmt { $one }.
}
seals-event-seal-taken-from = { $case ->
    [you-other] Du nimmst { $source } { $one } weg; dafür bekommt { $source } ein weißes.
    [other-you] { $name } nimmt dir { $one } weg! Du bekommst ein weißes.
   *[other-other] { $name } nimmt { $source } { $one } weg; dafür bekommt { $source } ein weißes.
}
seals-event-saboteur-taken = { $you ->
    [yes] In dieser Runde bist du Saboteur.
   *[no] { $name } wird Saboteur.
}
seals-event-announcement-ended = { $you ->
    [yes] { $tricks ->
        [0] Du sagst keinen Stich an.
        [one] Du sagst { $tricks } Stich an.
       *[other] Du sagst { $tricks } Stiche an.
    }
   *[no] { $tricks ->
        [0] { $name } sagt keinen Stich an.
        [one] { $name } sagt { $tricks } Stich an.
       *[other] { $name } sagt { $tricks } Stiche an.
    }
}
seals-event-card-played = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $name } spielt { $card }.
}
seals-event-trick-won = { $you ->
    [yes] Du machst den Stich mit { $card }.
   *[no] { $name } macht den Stich mit { $card }.
}
seals-event-seal-given = { $you ->
    [yes] Du gibst { $one } zurück.
   *[no] { $name } gibt { $one } zurück.
}
seals-event-black-taken = { $you ->
    [yes] Du nimmst ein schwarzes Siegel.
   *[no] { $name } nimmt ein schwarzes Siegel.
}
seals-event-none-taken = { $you ->
    [yes] Die schwarzen Siegel sind weg: Du nimmst keines.
   *[no] Die schwarzen Siegel sind weg: { $name } nimmt keines.
}
seals-event-round-scored = Strafpunkte dieser Runde: { $points }.
seals-standing = Insgesamt: { $standing }.
seals-event-game-ended = { $who ->
    [you] Du hast die wenigsten Punkte und gewinnst das Spiel!
    [alone] { $winners } hat die wenigsten Punkte und gewinnt das Spiel!
   *[shared] Gleich wenige Punkte, geteilter Sieg: { $winners }!
}

seals-help-keys =
    3          wählen, was die Nummer 3 hat
    r7         ein Zug in Notation, für alle, die sie kennen
seals-help =
    Nimm für jeden Stich, den du machen willst, ein Siegel in der Farbe, die wohl ausgespielt
    wird; oder werde Saboteur. Die Farbe muss bedient werden; Rot ist Trumpf. Wer einen Stich
    macht, gibt ein Siegel seiner Farbe zurück (oder Rot, wenn Rot stach) oder ein weißes; wer
    keines hat, nimmt ein schwarzes. Am Ende kostet ein farbiges Siegel 2, ein schwarzes 3, ein
    weißes 4; der Saboteur zahlt 4 (oder wie vereinbart), für jedes schwarze der anderen 1
    weniger. ◆: beste Karte im Stich; ·: jetzt nicht spielbar.

    Züge in Notation: take:blue  take:blue<B  saboteur  done  r7  give:white  black  none
      (Karten: r Rot, y Gelb, g Grün, b Blau, v Violett, dahinter der Wert)

seals-refusal-game-over = das Spiel ist zu Ende
seals-refusal-not-dealt = die nächste Runde ist noch nicht ausgeteilt
seals-refusal-announce-first = erst wird angesagt: Nimm Siegel, werde Saboteur oder sag, dass du fertig bist
seals-refusal-announced-already = Siegel nimmt man nur vor dem ersten Stich
seals-refusal-settle-first = der Stich gehört dir; sag erst, welches Siegel du zurückgibst
seals-refusal-no-trick-to-settle = Siegel zurückgeben oder schwarze nehmen kann nur, wer gerade einen Stich gemacht hat
seals-refusal-not-in-hand = die Karte { $card } hast du nicht
seals-refusal-must-follow = { $colour } ist ausgespielt, und du hast { $colour }; du musst bedienen
seals-refusal-in-stock = im Vorrat liegt noch { $one }; nimm das
seals-refusal-not-in-stock = im Vorrat liegt { $no }; nenne jemanden, der eines hat
seals-refusal-nobody-has = weder im Vorrat noch bei den anderen liegt { $one }
seals-refusal-no-white-left = zum Tauschen ist kein weißes Siegel mehr da, also kannst du niemandem eines wegnehmen
seals-refusal-no-such-seat = einen Platz { $seat } gibt es nicht; der letzte ist { $last }
seals-refusal-own-seal = das Siegel in { $colour } gehört dir selbst
seals-refusal-seat-has-none = { $seat } hat { $no }
seals-refusal-saboteur-taken = Saboteur ist schon { $seat }
seals-refusal-seals-taken = du hast Siegel genommen, also kannst du nicht mehr Saboteur werden
seals-refusal-not-held = du hast { $no }
seals-refusal-does-not-serve = { $one } passt nicht zu diesem Stich
seals-refusal-coloured-first = du hast ein farbiges Siegel, das passt, also kannst du kein schwarzes nehmen
seals-refusal-black-gone = die schwarzen Siegel sind weg; du nimmst keines
seals-refusal-black-left = es sind noch schwarze Siegel da, also musst du eines nehmen

# Warum eine Karte oder Wahl jetzt nicht geht, aufgedruckt: höchstens etwa 40 Zeichen.
seals-hindered-must-follow = Du musst { $colour } bedienen
seals-hindered-nobody-has = Davon ist keines mehr zu haben
seals-hindered-no-white-left = Kein weißes Siegel zum Tauschen da
seals-hindered-saboteur-taken = Saboteur ist schon { $seat }
seals-hindered-seals-taken = Du hast schon Siegel genommen
seals-hindered-does-not-serve = Passt nicht zu diesem Stich
seals-hindered-coloured-first = Du hast ein farbiges Siegel, das passt
seals-hindered-black-gone = Die schwarzen Siegel sind weg
