# Wen man verdächtigen und was man spielen kann, wo der Tisch hilft.

meter-title = Verdacht
meter-says = Verdacht gegen { $name }: { $percent } %. Warum?
meter-percent = { $percent } %
meter-role = { $role }: { $percent } %
meter-from-view = Errechnet aus dem, was du gesehen hast, nie aus dem, was verborgen ist.
meter-late = Die Verdachtsanzeige kommt gerade nicht nach: Der Server hat viel zu rechnen.
meter-no-reason = Noch spricht nichts dafür oder dagegen.
meter-against = Macht { $name } verdächtig
meter-for = Spricht für { $name }
meter-strong = { $deed } (starkes Zeichen)
meter-weak = { $deed } (schwaches Zeichen)
meter-explained = Der Balken zeigt, wie wahrscheinlich { $name } Saboteur ist. Nur du siehst ihn.
meter-hide = Verdachtsanzeige ausblenden
meter-deed-led-on = hat einen Stollen gelegt, der weiterführt
meter-deed-led-astray = hat einen Stollen gelegt, der in die Irre führt
meter-deed-dead-end = hat eine Sackgasse gelegt, statt abzuwerfen
meter-deed-broke = { $you ->
    [yes] hat eines deiner Werkzeuge kaputt gemacht
   *[no] hat ein Werkzeug von { $name } kaputt gemacht
}
meter-deed-mended = { $you ->
    [yes] hat eines deiner Werkzeuge repariert
   *[no] hat ein Werkzeug von { $name } repariert
}
meter-deed-mended-own = hat ein eigenes Werkzeug repariert
meter-deed-cut = hat einen guten Stollen einstürzen lassen
meter-deed-cleared = hat eine Sackgasse weggeräumt
meter-deed-looked = hat sich ein Ziel angesehen
meter-deed-passed = hat abgeworfen, statt zu spielen
meter-deed-inspected = { $you ->
    [yes] hat sich deine Rolle angesehen
   *[no] hat sich die Rolle von { $name } angesehen
}
meter-deed-changed-role = { $you ->
    [yes] hat dich die Rolle wechseln lassen
   *[no] hat { $name } die Rolle wechseln lassen
}
meter-deed-swapped-hands = { $you ->
    [yes] hat mit dir die Karten getauscht
   *[no] hat mit { $name } die Karten getauscht
}
meter-deed-imprisoned = { $you ->
    [yes] hat dich ins Gefängnis gesteckt
   *[no] hat { $name } ins Gefängnis gesteckt
}
meter-deed-freed = { $you ->
    [yes] hat dich befreit
   *[no] hat { $name } befreit
}
meter-deed-turned-thief = hat eine Diebeskarte vor sich gelegt
meter-deed-warded-off = hat einen Dieb abgewehrt
meter-deed-cleared-front = hat eine Karte vor sich entfernt
meter-deed-claim-lie = hat über ein Ziel gelogen
meter-deed-claim-true = hat über ein Ziel die Wahrheit gesagt
meter-deed-claim-contradicted = { $you ->
    [yes] behauptet über ein Ziel etwas, dem du widersprichst
   *[no] behauptet über ein Ziel etwas, dem { $name } widerspricht
}
meter-deed-claim-supported = { $you ->
    [yes] behauptet über ein Ziel dasselbe wie du
   *[no] behauptet über ein Ziel dasselbe wie { $name }
}
meter-deed-claim-goal = was über ein Ziel behauptet wurde
meter-deed-claim-turned = sagt über ein selbst angesehenes Ziel jetzt das Gegenteil
meter-deed-claim-own = was zur eigenen Rolle gesagt wurde
meter-deed-claim-accused = { $you ->
    [yes] beschuldigt dich
   *[no] beschuldigt { $name }
}
meter-deed-claim-defended = { $you ->
    [yes] verteidigt dich
   *[no] verteidigt { $name }
}
meter-deed-claim-accused-by = { $you ->
    [yes] wird von dir beschuldigt
   *[no] wird von { $name } beschuldigt
}
meter-deed-claim-defended-by = { $you ->
    [yes] wird von dir verteidigt
   *[no] wird von { $name } verteidigt
}
hint-ask = Tipp
hint-more = Mehr
hint-show = Zug zeigen
hint-thinking = Ich überlege …
hint-move = { $move }.
hint-only = Etwas anderes kannst du nicht tun.
hint-why-points = In { $worlds } durchgespielten Runden kam dieser Zug auf { $worth }, der zweitbeste („{ $next }“) auf { $other }; ein Sieg zählt etwa 100.
hint-why-nuggets = In { $worlds } durchgespielten Runden brachte dieser Zug im Schnitt { $worth } Nuggets, der zweitbeste („{ $next }“) { $other }.
hint-why-penalty = In { $worlds } durchgespielten Runden kostete dieser Zug im Schnitt { $worth } Strafpunkte, der zweitbeste („{ $next }“) { $other }.
hint-why-close = In { $worlds } durchgespielten Runden war der zweitbeste Zug („{ $next }“) etwa gleich gut.
hint-area-maze = Sieh dir die Stollen an.
hint-area-goals = Sieh dir die Ziele an.
hint-area-players = Sieh dir die Mitspieler an und was vor ihnen liegt.
hint-area-hand = Sieh dir deine Hand an: Etwas davon kann weg.
hint-area-gold = Sieh dir das Gold an.
hint-area-trick = Sieh dir den Stich an und die Siegel, die du noch brauchst.
hint-area-seals = Sieh dir die Siegel an.
hint-area-roofs = Sieh dir die Dächer an.
hint-area-round = Überlege, wie die Runde jetzt enden würde.
hint-kind-mine-lay = Lege einen Stollen.
hint-kind-mine-break = Mach jemandem ein Werkzeug kaputt.
hint-kind-mine-repair = Repariere ein Werkzeug.
hint-kind-mine-rockfall = Spiele einen Steinschlag.
hint-kind-mine-map = Spiele eine Schatzkarte.
hint-kind-mine-pass = Wirf ab, statt zu spielen.
hint-kind-mine-gold = Nimm Gold.
hint-kind-mine-inspection = Sieh dir jemandes Rolle an.
hint-kind-mine-change-role = Lass jemanden die Rolle wechseln.
hint-kind-mine-swap-hands = Tausche mit jemandem die Karten.
hint-kind-mine-prison = Stecke jemanden ins Gefängnis.
hint-kind-mine-free = Befreie jemanden.
hint-kind-mine-thief = Lege eine Diebeskarte vor dich.
hint-kind-mine-hands-off = Wehre einen Dieb ab.
hint-kind-mine-clear = Wirf zwei Karten ab, um eine vor dir loszuwerden.
hint-kind-mine-rob = Stiehl jemandem ein Nugget.
hint-kind-seven-seals-play = Spiele eine Karte.
hint-kind-seven-seals-take = Nimm noch ein Siegel.
hint-kind-seven-seals-saboteur = Werde Saboteur.
hint-kind-seven-seals-done = Nimm kein Siegel mehr.
hint-kind-seven-seals-give = Gib ein Siegel zurück.
hint-kind-seven-seals-black = Nimm ein schwarzes Siegel.
hint-kind-seven-seals-none = Nimm kein schwarzes Siegel.
hint-kind-sabotage-lay = Lege ein Rohr.
hint-kind-sabotage-remove = Reiße ein Rohr heraus.
hint-kind-sabotage-discard = Wirf eine Karte ab.
hint-kind-sabotage-end = Beende die Runde.
hint-kind-sabotage-ask = Frage deinen Partner, ob die Runde enden soll.
hint-kind-sabotage-go-on = Spiele weiter.
hint-kind-sabotage-answer = Antworte deinem Partner.
hint-see-mine-near = Sieh dir die Stollen an: Bis { $known ->
    [yes] zum Schatz
   *[no] zum nächsten Ziel
  } { $cards ->
    [one] fehlt eine Karte
   *[other] fehlen { $cards } Karten
  }.
hint-see-mine-too-near = Sieh dir die Stollen an: Bis { $known ->
    [yes] zum Schatz
   *[no] zum nächsten Ziel
  } { $cards ->
    [one] fehlt nur eine Karte
   *[other] fehlen nur { $cards } Karten
  }.
hint-see-mine-far-yet = Sieh dir die Stollen an: Bis { $known ->
    [yes] zum Schatz
   *[no] zum nächsten Ziel
  } { $cards ->
    [one] fehlt noch eine Karte
   *[other] fehlen noch { $cards } Karten
  }.
hint-see-mine-no-way = Sieh dir die Stollen an: So, wie sie liegen, führt kein Weg zu einem Ziel.
hint-see-mine-in-the-way = Sieh dir die Stollen an: Eine Karte ist im Weg.
hint-see-mine-crystals = Sieh dir die Stollen an: Jeder Kristall im Bergwerk zählt für dich.
hint-see-mine-goals-unknown = Sieh dir die Ziele an: { $goals ->
    [2] Der Schatz ist eines von zweien
   *[other] Du kennst noch keines davon
  }.
hint-see-mine-foe-digs = Sieh dir die Mitspieler an: Jemand spielt wahrscheinlich gegen dich.
hint-see-mine-others-dig = Sieh dir die Mitspieler an: Jemanden könnte man aufhalten.
hint-see-mine-own-tools = Sieh, was vor dir liegt: Mit kaputtem Werkzeug kannst du nicht graben.
hint-see-mine-own-prison = Sieh, was vor dir liegt: Im Gefängnis kannst du nicht graben.
hint-see-mine-friend-stuck = Sieh dir die Mitspieler an: Jemand, der wahrscheinlich zu dir hält, kann nicht graben.
hint-see-mine-others-stuck = Sieh dir die Mitspieler an: Jemand kann nicht graben.
hint-see-mine-front = Sieh, was vor dir liegt: Etwas davon kann weg.
hint-see-mine-stuck = Sieh dir deine Hand an: Graben kannst du jetzt nicht, also mach Platz für andere Karten.
hint-see-mine-only-passes = Sieh dir deine Hand an: Nichts davon kannst du jetzt spielen.
hint-see-mine-idle = Sieh dir deine Hand an: Etwas davon nützt jetzt wenig.
hint-see-mine-sides-unknown = Sieh dir die Mitspieler an: Du weißt nicht sicher, wer zu dir hält.
hint-see-mine-own-role = Sieh dir deine Rolle an: Eine andere könnte dir mehr bringen.
hint-see-mine-others-role = Sieh dir die Mitspieler an: Jemand hätte besser eine andere Rolle.
hint-see-mine-poor-hand = Denk an die Karten der anderen: Jemand hat vielleicht bessere als du.
hint-see-mine-theft = Sieh dir das Gold an: Nach der Runde lässt sich etwas stehlen.
hint-see-mine-thief-about = Sieh dir die Mitspieler an: Jemand will stehlen.
hint-see-sabotage-own-lines = Sieh dir dein Dach an: { $lines ->
    [one] Einer Linie fehlt
   *[other] { $lines } Linien fehlt
  } nur noch eine Karte.
hint-see-sabotage-own-roof = Sieh dir dein Dach an: { $points ->
    [0] Es ist noch nichts wert
    [one] Es ist einen Punkt wert
   *[other] Es ist { $points } Punkte wert
  }.
hint-see-sabotage-their-lines = Sieh dir das andere Dach an: { $lines ->
    [one] Einer Linie fehlt
   *[other] { $lines } Linien fehlt
  } nur noch eine Karte.
hint-see-sabotage-their-roof = Sieh dir das andere Dach an: { $points ->
    [0] Es ist noch nichts wert
    [one] Es ist einen Punkt wert
   *[other] Es ist { $points } Punkte wert
  }.
hint-see-sabotage-idle = Sieh dir deine Hand an: Etwas davon nützt jetzt wenig.
hint-see-sabotage-ahead = Wäre die Runde jetzt zu Ende, würdest du sie mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  } Vorsprung gewinnen.
hint-see-sabotage-behind = Wäre die Runde jetzt zu Ende, würdest du sie mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  } Rückstand verlieren.
hint-see-sabotage-even = Wäre die Runde jetzt zu Ende, ginge sie unentschieden aus.
hint-reason-mine-reaches-treasure = Damit ist der Schatz erreicht.
hint-reason-mine-reaches-goal = Damit ist ein Ziel erreicht.
hint-reason-mine-crystal = Das bringt noch einen Kristall ins Bergwerk.
hint-reason-mine-blocks = Danach führt vorerst kein Weg mehr zu einem Ziel.
hint-reason-mine-opens = Das öffnet wieder einen Weg: Danach { $cards ->
    [one] fehlt noch eine Karte
   *[other] fehlen noch { $cards } Karten
  }.
hint-reason-mine-nearer = So wird der Weg kürzer: Danach { $cards ->
    [one] fehlt noch eine Karte
   *[other] fehlen noch { $cards } Karten
  } statt { $before }.
hint-reason-mine-farther = So wird der Weg länger: Danach { $cards ->
    [one] fehlt eine Karte
   *[other] fehlen { $cards } Karten
  } statt { $before }.
hint-reason-mine-harmless = Das sieht nach Graben aus und bringt doch niemanden näher.
hint-reason-mine-blends-in = Das täte auch ein Goldsucher: Es weckt keinen Verdacht.
hint-reason-mine-another-way = Näher bringt das nicht, aber es öffnet einen weiteren Weg.
hint-reason-mine-no-harm = Dort schadet die Karte nicht.
hint-reason-mine-tells = Danach weißt du, wo der Schatz ist.
hint-reason-mine-narrows = Je eher du weißt, wo der Schatz ist, desto gezielter kannst du graben.
hint-reason-mine-astray = Wer weiß, wo der Schatz ist, kann die anderen in die Irre führen.
hint-reason-mine-against-you = Nach dem, was du gesehen hast, spielt { $name } mit { $percent } % Wahrscheinlichkeit gegen dich.
hint-reason-mine-most-against = Nach dem, was du gesehen hast, spielt niemand eher gegen dich als { $name } ({ $percent } %).
hint-reason-mine-with-you = Nach dem, was du gesehen hast, hält { $name } mit { $percent } % Wahrscheinlichkeit zu dir.
hint-reason-mine-can-dig = Danach kannst du wieder graben.
hint-reason-mine-one-less = Danach hält dich eine Karte weniger vom Graben ab.
hint-reason-mine-useless-dead-end = { $number ->
    [one] Eine Sackgasse nützt
   *[other] Sackgassen nützen
  } dir nichts.
hint-reason-mine-helps-diggers = Im Bergwerk { $number ->
    [one] würde sie
   *[other] würden sie
  } nur den Goldsuchern helfen.
hint-reason-mine-map-spare = Du weißt, wo der Schatz ist, und brauchst keine Schatzkarte mehr.
hint-reason-mine-draws = { $number ->
    [one] Diese Karte brauchst du am wenigsten, und du ziehst eine andere.
   *[other] Diese Karten brauchst du am wenigsten, und du ziehst andere.
  }
hint-reason-mine-least = { $number ->
    [one] Diese Karte brauchst du am wenigsten.
   *[other] Diese Karten brauchst du am wenigsten.
  }
hint-reason-mine-most-gold = Keine andere Goldkarte ist mehr wert.
hint-reason-mine-tells-role = Danach weißt du, welche Rolle { $name } hat.
hint-reason-mine-better-role = Mit einer anderen Rolle gewinnst du vielleicht mehr.
hint-reason-mine-more-cards = Du bekommst mehr Karten, als du hast.
hint-reason-mine-other-cards = Vielleicht bekommst du, was dir fehlt.
hint-reason-mine-steals = Nach der Runde kannst du ein Nugget stehlen, wenn du dann nicht im Gefängnis bist.
hint-reason-mine-no-theft = Danach kann { $name } nicht stehlen.
hint-reason-mine-richest = Niemand, den du bestehlen kannst, hat mehr als { $name }.
hint-reason-sabotage-worth = Danach ist dein Dach { $points } statt { $before } wert.
hint-reason-sabotage-their-worth = Danach ist das andere Dach { $points } statt { $before } wert.
hint-reason-sabotage-spoils = So bleibt dort weniger Platz für Linien.
hint-reason-sabotage-takes-apart = Das nimmt weg, woraus eine Linie werden könnte.
hint-reason-sabotage-sets-up = Danach fehlt { $lines ->
    [one] einer Linie
   *[other] { $lines } Linien
  } nur noch eine Karte.
hint-reason-sabotage-prepares = Das passt gut zu dem, was noch kommen kann.
hint-reason-sabotage-makes-room = Das macht Platz für eine Karte, die dort besser passt.
hint-reason-sabotage-least = Diese Karte brauchst du am wenigsten.
hint-reason-sabotage-wins = Damit gewinnst du die Runde mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  } Vorsprung.
hint-reason-sabotage-time-left = Du liegst vorn, aber es ist noch mehr zu holen.
hint-reason-sabotage-not-yet = Wenn du die Runde jetzt beendest, gewinnst du sie nicht.
hint-see-seven-seals-colour = Sieh dir { $colour ->
    [red] deine roten Karten an: Du hast { $cards }, und Rot ist Trumpf
    [yellow] deine gelben Karten an: Du hast { $cards }
    [green] deine grünen Karten an: Du hast { $cards }
    [blue] deine blauen Karten an: Du hast { $cards }
   *[violet] deine violetten Karten an: Du hast { $cards }
  }.
hint-see-seven-seals-few-sure = Sieh dir deine Hand an: Wie viele Stiche macht sie sicher?
hint-see-seven-seals-promised = { $tricks ->
    [0] Du hast nichts angesagt
    [one] Du hast einen Stich angesagt
   *[other] Du hast { $tricks } Stiche angesagt
  }: Sieh nach, was deine Hand sonst noch sicher gewinnt.
hint-see-seven-seals-spoils = Sieh dir die Siegel der anderen an: Wer hat keines für diesen Stich?
hint-see-seven-seals-leads-owing = { $tricks ->
    [one] Du brauchst noch einen Stich
   *[other] Du brauchst noch { $tricks } Stiche
  }: Sieh dir die Farben deiner Siegel an.
hint-see-seven-seals-leads-free = Du brauchst keinen Stich mehr: Sieh nach, welche deiner Karten andere schlagen können.
hint-see-seven-seals-wanted = Sieh dir den Stich an: Du hast ein Siegel dafür.
hint-see-seven-seals-unwanted = Sieh dir den Stich an: Du hast kein Siegel dafür.
hint-see-seven-seals-which-seal = Sieh dir deine Siegel an: Welches wirst du am schwersten wieder los?
hint-reason-seven-seals-hopes = { $tricks ->
    [one] Ein Stich
   *[other] { $tricks } Stiche
  } in { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
   *[violet] Violett
  } { $tricks ->
    [one] sollte
   *[other] sollten
  } für dich drin sein.
hint-reason-seven-seals-robs = Im Vorrat ist keines mehr; { $name } bekommt dafür ein weißes.
hint-reason-seven-seals-sabotages = Deine Hand verspricht wenig Sicheres, und den Saboteur kostet es höchstens { $points } Punkte.
hint-reason-seven-seals-enough = Noch ein Siegel würdest du schwer wieder los.
hint-reason-seven-seals-leads-unserved = Wer kein { $colour ->
    [red] rotes
    [yellow] gelbes
    [green] grünes
    [blue] blaues
   *[violet] violettes
  } Siegel hat, muss den Stich vielleicht nehmen.
hint-reason-seven-seals-leads-low = { $cards ->
    [one] Eine höhere Karte der Farbe ist
   *[other] { $cards } höhere Karten der Farbe sind
  } noch im Spiel: Den Stich macht wohl jemand anders.
hint-reason-seven-seals-leads-last = Diesem Stich entgehst du nicht ewig, und jetzt schadet er dir am wenigsten.
hint-reason-seven-seals-draws = Das lockt { $cards ->
    [one] die eine höhere Karte
   *[other] einige der { $cards } höheren Karten
  } der Farbe heraus.
hint-reason-seven-seals-leads-high = Niemand hat eine höhere { $colour ->
    [red] rote
    [yellow] gelbe
    [green] grüne
    [blue] blaue
   *[violet] violette
  } Karte, und du hast ein Siegel für den Stich.
hint-reason-seven-seals-denies = Damit nimmst du { $name } den Stich weg.
hint-reason-seven-seals-wins = Damit machst du den Stich, und du hast ein Siegel dafür.
hint-reason-seven-seals-may-win = Bis jetzt gehört dir damit der Stich, und du hast ein Siegel dafür.
hint-reason-seven-seals-wins-anyway = Der Stich gehört dir ohnehin: So wirst du eine Karte los, die noch einen machen würde.
hint-reason-seven-seals-may-be-beaten = { $cards ->
    [0] Nur Rot könnte diese Karte noch schlagen, aber
    [one] Eine Karte der Farbe kann diese noch schlagen, und
   *[other] { $cards } Karten der Farbe können diese noch schlagen, und
  } deine anderen Karten sind dir mehr wert.
hint-reason-seven-seals-keeps-low = Mach möglichst wenige Stiche: So wirst du eine hohe Karte los, ohne einen zu machen.
hint-reason-seven-seals-leaves = So geht der Stich an { $name }, und dort fehlt ein Siegel dafür.
hint-reason-seven-seals-saves = Heb deine höheren Karten für einen sichereren Stich auf.
hint-reason-seven-seals-out-of-reach = Diesen Stich kannst du nicht machen, und diese Karte brauchst du am wenigsten.
hint-reason-seven-seals-ducks = Damit machst du diesen Stich nicht, und später bringt dir die Karte keinen zu viel.
hint-reason-seven-seals-throws = So wirst du eine Karte los, die dir einen Stich zu viel bringen könnte.
hint-reason-seven-seals-spares = Für die Stiche, die dir noch fehlen, brauchst du diese Karte am wenigsten.
hint-reason-seven-seals-gives-white = Ein weißes Siegel kostet am meisten, wenn du es behältst.
hint-reason-seven-seals-gives-coloured = Es passt nur zu wenigen Stichen, { $colour ->
    [red] und einer, den Rot macht,
   *[other] und einer in seiner Farbe
  } kommt vielleicht nicht wieder.
hint-reason-seven-seals-keeps-white = Das weiße passt auch noch zu einem anderen Stich.
hint-reason-seven-seals-no-black = Schwarze Siegel gibt es keine mehr, also kostet dich dieser Stich nichts.
