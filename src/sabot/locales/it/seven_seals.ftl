# I sette sigilli: pezzi, stato del tavolo, eventi, rifiuti.

seals-colour-red = rosso
seals-colour-yellow = giallo
seals-colour-green = verde
seals-colour-blue = blu
seals-colour-violet = viola
seals-colour-white = bianco
seals-colour-black = nero
seals-one-red = un sigillo rosso
seals-one-yellow = un sigillo giallo
seals-one-green = un sigillo verde
seals-one-blue = un sigillo blu
seals-one-violet = un sigillo viola
seals-one-white = un sigillo bianco
seals-no-red = nessun sigillo rosso
seals-no-yellow = nessun sigillo giallo
seals-no-green = nessun sigillo verde
seals-no-blue = nessun sigillo blu
seals-no-violet = nessun sigillo viola
seals-no-white = nessun sigillo bianco
seals-saboteur = sabotatore
# Il nome di una carta, e come sta in una frase.
seals-card-red = { $number } rosso
seals-card-yellow = { $number } giallo
seals-card-green = { $number } verde
seals-card-blue = { $number } blu
seals-card-violet = { $number } viola
seals-the-card = { $number ->
    [1] l'{ $card }
    [8] l'{ $card }
    [11] l'{ $card }
   *[other] il { $card }
}

seals-status-round = Round { $round } di { $rounds } · mazziere: { $dealer }
seals-status-stock = Riserva:
seals-status-cards = carte
seals-status-tricks = prese
seals-status-points = punti
seals-status-last-trick = Ultima presa:
seals-status-played = Carte giocate:

seals-prompt-announcing = Quali prese farai? { $numbers } (? aiuta):
seals-prompt-playing = Tocca a te: carta { $numbers } (? aiuta):
seals-prompt-giving = La presa è tua. Che cosa fai? { $numbers } (? aiuta):
seals-no-use = Non { $card }: { $why }.
seals-choice-take = { $left ->
    [one] prendi { $one } (ne resta { $left })
   *[other] prendi { $one } (ne restano { $left })
}
seals-choice-take-from = prendi { $one } a { $source }
seals-choice-saboteur = prendi il sabotatore
seals-choice-done = basta così
seals-choice-give = restituisci { $one }
seals-choice-black = prendi un sigillo nero
seals-choice-none = non prenderne; i neri sono finiti

seals-event-round-dealt = { $you ->
    [yes] Round { $round }: le carte le dai tu.
   *[no] Round { $round }: le carte le dà { $name }.
}
seals-event-seal-taken = { $you ->
    [yes] Prendi { $one }.
   *[no] { $name } prende { $one }.
}
seals-event-seal-taken-from = { $case ->
    [you-other] Prendi { $one } a { $source }, che in cambio ne riceve uno bianco.
    [other-you] { $name } ti prende { $one }! In cambio ne ricevi uno bianco.
   *[other-other] { $name } prende { $one } a { $source }, che in cambio ne riceve uno bianco.
}
seals-event-saboteur-taken = { $you ->
    [yes] In questo round il sabotatore sei tu.
   *[no] { $name } prende il sabotatore.
}
seals-event-announcement-ended = { $you ->
    [yes] { $tricks ->
        [0] Non dichiari nessuna presa.
        [one] Dichiari { $tricks } presa.
       *[other] Dichiari { $tricks } prese.
    }
   *[no] { $tricks ->
        [0] { $name } non dichiara nessuna presa.
        [one] { $name } dichiara { $tricks } presa.
       *[other] { $name } dichiara { $tricks } prese.
    }
}
seals-event-card-played = { $you ->
    [yes] Giochi { $card }.
   *[no] { $name } gioca { $card }.
}
seals-event-trick-won = { $you ->
    [yes] Fai la presa con { $card }.
   *[no] { $name } fa la presa con { $card }.
}
seals-event-seal-given = { $you ->
    [yes] Restituisci { $one }.
   *[no] { $name } restituisce { $one }.
}
seals-event-black-taken = { $you ->
    [yes] Prendi un sigillo nero.
   *[no] { $name } prende un sigillo nero.
}
seals-event-none-taken = { $you ->
    [yes] I sigilli neri sono finiti: non ne prendi.
   *[no] I sigilli neri sono finiti: { $name } non ne prende.
}
seals-event-round-scored = Punti di penalità del round: { $points }.
seals-standing = In tutto: { $standing }.
seals-event-game-ended = { $who ->
    [you] Hai meno punti di tutti e vinci la partita!
    [alone] { $winners } ha meno punti di tutti e vince la partita!
   *[shared] Vittoria condivisa, con meno punti di tutti: { $winners }!
}

seals-help-keys =
    3          scegli ciò che ha il numero 3
    r7         una mossa in notazione, per chi la conosce
seals-help =
    Prendi un sigillo per ogni presa che conti di fare, del colore che sarà chiesto; oppure fai
    il sabotatore. Si risponde al colore chiesto; il rosso è la briscola. Chi fa una presa
    restituisce un sigillo del suo colore (o rosso, se ha vinto il rosso), oppure uno bianco;
    chi non ne ha ne prende uno nero. Alla fine un sigillo colorato costa 2, uno nero 3, uno
    bianco 4; il sabotatore paga 4 (o quanto convenuto), meno 1 per ogni sigillo nero degli
    altri. ◆: la carta migliore della presa; ·: carta che ora non si può giocare.

    Mosse in notazione: take:blue  take:blue<B  saboteur  done  r7  give:white  black  none
      (carte: r rosso, y giallo, g verde, b blu, v viola, e il valore)

seals-refusal-game-over = la partita è finita
seals-refusal-not-dealt = le carte del prossimo round non sono ancora distribuite
seals-refusal-announce-first = è il momento di dichiarare: prendi sigilli o il sabotatore, oppure concludi
seals-refusal-announced-already = i sigilli si prendono soltanto prima della prima presa
seals-refusal-settle-first = la presa è tua; di' prima quale sigillo restituisci
seals-refusal-no-trick-to-settle = restituisce un sigillo, o ne prende uno nero, solo chi ha appena fatto una presa
seals-refusal-not-in-hand = non hai in mano la carta { $card }
seals-refusal-must-follow = è chiesto il { $colour } e tu ne hai; devi rispondere
seals-refusal-in-stock = nella riserva c'è ancora { $one }; prendi quello
seals-refusal-not-in-stock = nella riserva non c'è { $no }; indica un giocatore che ne ha uno
seals-refusal-nobody-has = né la riserva né un altro giocatore ha { $one }
seals-refusal-no-white-left = non resta nessun sigillo bianco da dare in cambio, quindi non si può prendere nulla agli altri
seals-refusal-no-such-seat = non c'è il posto { $seat }; l'ultimo è { $last }
seals-refusal-own-seal = quel sigillo { $colour } è tuo
seals-refusal-seat-has-none = { $seat } non ha { $no }
seals-refusal-saboteur-taken = il sabotatore l'ha preso { $seat }
seals-refusal-seals-taken = hai preso dei sigilli, quindi non puoi più prendere il sabotatore
seals-refusal-not-held = non hai { $no }
seals-refusal-does-not-serve = { $one } non vale per questa presa
seals-refusal-coloured-first = hai un sigillo colorato che vale, quindi non puoi prenderne uno nero
seals-refusal-black-gone = i sigilli neri sono finiti; non ne prendi
seals-refusal-black-left = ci sono ancora sigilli neri, quindi devi prenderne uno

# Perché una carta o una scelta ora non serve, stampato sopra: al massimo 40 caratteri circa.
seals-hindered-must-follow = Devi rispondere con il { $colour }
seals-hindered-nobody-has = Non ne resta nessuno da prendere
seals-hindered-no-white-left = Nessun sigillo bianco da dare in cambio
seals-hindered-saboteur-taken = Il sabotatore l'ha preso { $seat }
seals-hindered-seals-taken = Hai già preso dei sigilli
seals-hindered-does-not-serve = Non vale per questa presa
seals-hindered-coloured-first = Hai un sigillo colorato che vale
seals-hindered-black-gone = I sigilli neri sono finiti
