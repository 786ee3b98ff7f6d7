# Behauptungen: was man über Ziele und Mitspieler sagt und worum man bittet (Saboteur, Saboteur 2).

claim-goal-treasure = { $goal } ist der Schatz
claim-goal-stone = { $goal } ist Stein

# `me`: Man spricht von sich. Wendungen ohne Geschlecht, denn man kennt nur die Namen.
claim-seat-digger = { $case ->
    [me] ich gehöre zu den Goldsuchern
   *[other] { $target } gehört zu den Goldsuchern
}
claim-seat-saboteur = { $case ->
    [me] ich gehöre zu den Saboteuren
   *[other] { $target } gehört zu den Saboteuren
}
claim-seat-green = { $case ->
    [me] ich gehöre zu den Grünen
   *[other] { $target } gehört zu den Grünen
}
claim-seat-blue = { $case ->
    [me] ich gehöre zu den Blauen
   *[other] { $target } gehört zu den Blauen
}
claim-seat-boss = { $case ->
    [me] der Boss bin ich
   *[other] der Boss ist { $target }
}
claim-seat-profiteer = { $case ->
    [me] der Profiteur bin ich
   *[other] der Profiteur ist { $target }
}
claim-seat-geologist = { $case ->
    [me] ich gehöre zu den Geologen
   *[other] { $target } gehört zu den Geologen
}

# Was jemand anderes behauptet, in dessen eigenen Worten.
claim-trust = ich glaube { $target }: „{ $claim }“
claim-doubt = ich glaube { $target } nicht: „{ $claim }“

# `you`: Es geht um die Person, die gebeten wird.
claim-wish-mend = { $case ->
    [me] repariere mir { $tool }
    [you] repariere dir selbst { $tool }
   *[other] repariere { $tool } von { $target }
}
claim-wish-look = sieh dir { $goal } an
claim-wish-break = mach { $target } ein Werkzeug kaputt
claim-wish-spare = { $case ->
    [me] mach mir nichts kaputt
   *[other] mach { $target } nichts kaputt
}
claim-wish-free = { $case ->
    [me] befreie mich aus dem Gefängnis
    [you] befreie dich aus dem Gefängnis
   *[other] befreie { $target } aus dem Gefängnis
}
claim-wish-inspect = { $case ->
    [me] sieh dir meine Rolle an
   *[other] sieh dir die Rolle von { $target } an
}
claim-wish-imprison = steck { $target } ins Gefängnis
claim-wish-change-role = { $case ->
    [me] lass mich die Rolle wechseln
    [you] wechsle deine Rolle
   *[other] lass { $target } die Rolle wechseln
}
claim-wish-hands-off = { $case ->
    [me] entferne meine Diebeskarte
    [you] entferne deine Diebeskarte
   *[other] entferne die Diebeskarte von { $target }
}
claim-wish-rob = stiehl { $target } ein Nugget
claim-wish-not-rob = { $case ->
    [me] stiehl mir nichts
   *[other] stiehl { $target } nichts
}

claims-help-keys =
    say II stone                     behaupten, Ziel II sei Stein, oder treasure; I liegt im Norden
    say Carla saboteur               eine Rolle oder Seite behaupten, auch von sich: say me digger
    say doubt Dario II               bezweifeln, was Dario von II sagt; oder glauben: trust
    say ask Dario mend me lantern    bitten: mend (reparieren), look (ansehen), break (kaputt machen), spare (schonen)
claims-help-deeds = außerdem: { $deeds }

refusal-claim-no-goal = dieses Ziel gibt es nicht
refusal-claim-no-seat = dort sitzt niemand; der letzte Platz ist { $last }
refusal-claim-no-role = diese Rolle oder Seite gibt es in diesem Spiel nicht
refusal-claim-no-deed = darum kann man in diesem Spiel niemanden bitten
refusal-claim-no-reason = dafür wird niemand verdächtigt
refusal-claim-no-card = ein Ziel ist entweder der Schatz oder Stein
refusal-claim-goal-open = Ziel { $goal } liegt offen: Alle sehen, was es ist
refusal-claim-own = die eigene Behauptung braucht man weder zu glauben noch zu bezweifeln
refusal-claim-not-made = { $seat } behauptet das nicht
refusal-claim-to-yourself = eine Bitte richtet sich an jemand anderen
refusal-claim-at-themselves = das kann niemand sich selbst antun
refusal-claim-at-you = das würde nur dir schaden
refusal-claim-tool-whole = dieses Werkzeug von { $seat } ist heil
refusal-claim-not-in-prison = { $seat } ist nicht im Gefängnis
refusal-claim-in-prison-already = { $seat } ist schon im Gefängnis
refusal-claim-no-thief = vor { $seat } liegt keine Diebeskarte

## Im Browser: Orte, ein Ziel in einem Wort, und Bitten, zu denen ein weiterer Name gehört.

talk-goal = Ziel { $goal }
# Ein Ziel zum Antippen: was darüber gesagt wird.
talk-goal-label = Ziel { $goal }: { $claims ->
    [0] etwas sagen
   *[other] { $said }; etwas sagen
}
talk-card-treasure = Schatz
talk-card-stone = Stein
talk-ask-look = Ansehen:
talk-ask-others = Über jemand anderen …
talk-ask-mend = Werkzeug reparieren bei …
talk-ask-break = Werkzeug kaputt machen bei …
talk-ask-spare = Nichts kaputt machen bei …
talk-ask-free = Aus dem Gefängnis befreien: …
talk-ask-inspect = Rolle ansehen von …
talk-ask-imprison = Ins Gefängnis stecken: …
talk-ask-change-role = Rolle wechseln lassen: …
talk-ask-hands-off = Diebeskarte entfernen bei …
talk-ask-rob = Ein Nugget stehlen bei …
talk-ask-not-rob = Nichts stehlen bei …

# What somebody is suspected for, behind the claim.
claim-because = { $claim } ({ $reason })
claim-because-dead-end = hat eine Sackgasse gelegt
claim-because-led-astray = hat einen Stollen gelegt, der in die Irre führt
claim-because-broke = hat ein Werkzeug kaputt gemacht
claim-because-mended = hat das Werkzeug eines Verdächtigen repariert
claim-because-cut = hat einen guten Stollen einstürzen lassen
claim-because-passed = wirft ab, statt zu graben
claim-because-lie = hat gelogen
# A line of the menu that opens the reasons; `claim` is a role.
talk-with-reason = { $claim }, mit Grund …
