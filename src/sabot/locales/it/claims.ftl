# Affermazioni: che cosa si dice delle mete e degli altri, e che cosa si chiede (Saboteur, Saboteur 2).

claim-goal-treasure = { $goal } è il tesoro
claim-goal-stone = { $goal } è pietra

# `me`: chi parla parla di sé. Frasi senza genere, perché si conoscono solo i nomi.
claim-seat-digger = { $case ->
    [me] sto con i cercatori d'oro
   *[other] { $target } sta con i cercatori d'oro
}
claim-seat-saboteur = { $case ->
    [me] sto con i sabotatori
   *[other] { $target } sta con i sabotatori
}
claim-seat-green = { $case ->
    [me] sono della squadra verde
   *[other] { $target } è della squadra verde
}
claim-seat-blue = { $case ->
    [me] sono della squadra blu
   *[other] { $target } è della squadra blu
}
claim-seat-boss = { $case ->
    [me] il capo sono io
   *[other] il capo è { $target }
}
claim-seat-profiteer = { $case ->
    [me] il profittatore sono io
   *[other] il profittatore è { $target }
}
claim-seat-geologist = { $case ->
    [me] ho il ruolo di geologo
   *[other] { $target } ha il ruolo di geologo
}

# Quello che afferma qualcun altro, con le sue parole.
claim-trust = credo a { $target }: «{ $claim }»
claim-doubt = non credo a { $target }: «{ $claim }»

# `you`: riguarda la persona a cui si chiede.
claim-wish-mend = { $case ->
    [me] riparami { $tool }
    [you] ripara { $tool } che hai davanti
   *[other] ripara { $tool } a { $target }
}
claim-wish-look = guarda { $goal }
claim-wish-break = rompi un attrezzo a { $target }
claim-wish-spare = { $case ->
    [me] non rompermi niente
   *[other] non rompere niente a { $target }
}
claim-wish-free = { $case ->
    [me] liberami dalla prigione
    [you] esci di prigione
   *[other] libera { $target } dalla prigione
}
claim-wish-inspect = { $case ->
    [me] guarda il mio ruolo
   *[other] guarda il ruolo di { $target }
}
claim-wish-imprison = metti { $target } in prigione
claim-wish-change-role = { $case ->
    [me] fammi cambiare ruolo
    [you] cambia ruolo
   *[other] fai cambiare ruolo a { $target }
}
claim-wish-hands-off = { $case ->
    [me] togli la mia carta ladro
    [you] togli la tua carta ladro
   *[other] togli la carta ladro di { $target }
}
claim-wish-rob = ruba una pepita a { $target }
claim-wish-not-rob = { $case ->
    [me] non rubarmi niente
   *[other] non rubare niente a { $target }
}

claims-help-keys =
    say II stone                     di' che la meta II è pietra, o treasure (tesoro); I è la meta a nord
    say Carla saboteur               di' un ruolo o una parte, anche tua: say me digger
    say doubt Dario II               non credere a quello che Dario dice di II; trust: credici
    say ask Dario mend me lantern    chiedi: mend (riparare), look (guardare), break (rompere), spare (risparmiare)
claims-help-deeds = e anche: { $deeds }

refusal-claim-no-goal = questa meta non esiste
refusal-claim-no-seat = lì non siede nessuno; l'ultimo posto è { $last }
refusal-claim-no-role = in questo gioco non c'è questo ruolo né questa parte
refusal-claim-no-deed = in questo gioco non lo si può chiedere a nessuno
refusal-claim-no-reason = nessuno è sospettato per questo
refusal-claim-no-card = una meta è il tesoro oppure pietra
refusal-claim-goal-open = la meta { $goal } è scoperta: tutti vedono che cos'è
refusal-claim-own = a quello che dici tu non c'è da credere né da dubitare
refusal-claim-not-made = { $seat } non lo dice
refusal-claim-to-yourself = una richiesta si rivolge a qualcun altro
refusal-claim-at-themselves = nessuno può farlo a sé stesso
refusal-claim-at-you = danneggerebbe soltanto te
refusal-claim-tool-whole = questo attrezzo di { $seat } non è rotto
refusal-claim-not-in-prison = { $seat } non è in prigione
refusal-claim-in-prison-already = { $seat } è già in prigione
refusal-claim-no-thief = davanti a { $seat } non c'è nessuna carta ladro

## Nel browser: i luoghi, una meta in una parola, e le richieste che nominano un'altra persona.

talk-goal = Meta { $goal }
# Una meta che si può toccare: che cosa se ne dice.
talk-goal-label = Meta { $goal }: { $claims ->
    [0] di' qualcosa
   *[other] { $said }; di' qualcosa
}
talk-card-treasure = Tesoro
talk-card-stone = Pietra
talk-ask-look = Guarda
talk-ask-others = A proposito di qualcun altro …
talk-ask-mend = Ripara un attrezzo a …
talk-ask-break = Rompi un attrezzo a …
talk-ask-spare = Non rompere niente a …
talk-ask-free = Libera dalla prigione …
talk-ask-inspect = Guarda il ruolo di …
talk-ask-imprison = Metti in prigione …
talk-ask-change-role = Fai cambiare ruolo a …
talk-ask-hands-off = Togli la carta ladro di …
talk-ask-rob = Ruba una pepita a …
talk-ask-not-rob = Non rubare niente a …

# What somebody is suspected for, behind the claim.
claim-because = { $claim } ({ $reason })
claim-because-dead-end = ha posato un vicolo cieco
claim-because-led-astray = ha posato una galleria che porta fuori strada
claim-because-broke = ha rotto un attrezzo
claim-because-mended = ha riparato l'attrezzo di un sospetto
claim-because-cut = ha fatto crollare una buona galleria
claim-because-passed = scarta invece di scavare
claim-because-lie = ha mentito
# A line of the menu that opens the reasons; `claim` is a role.
talk-with-reason = { $claim }, con il motivo …
