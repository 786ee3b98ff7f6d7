# Meine Spiele: wer wiederkommt, die Geräte, und was aufgehoben wird.

me-title = Meine Spiele
me-intro = Sei auf diesem Server bekannt: mit Namen und Figur an jedem Tisch, einer Liste deiner Spiele und wie sie ausgingen. Es gibt kein Konto und kein Passwort, und spielen kannst du alles auch ohne.
me-start = Merk dir mich hier
me-link-title = Man kennt mich schon auf einem anderen Gerät
me-link-says = Öffne dort „Meine Spiele“ und wähle „Gerät verbinden“. Tippe dann die Wörter hier ein, oder scanne das Bild mit diesem Gerät.
me-link-words = Die Wörter
me-link = Dieses Gerät verbinden
me-linked = Dieses Gerät ist verbunden.
me-tables = Tische
me-no-tables = Noch gibt es keine Tische. Die, an die du von jetzt an kommst, stehen dann hier.
me-standing-waiting = Du bist am Zug
me-standing-running = Läuft
me-standing-gathering = Wartet auf Spieler
me-standing-ended = Zu Ende
me-with = mit { $names }
me-alone = nur mit Bots
me-won = Du hast Spiel { $number } gewonnen
me-not-won = Spiel { $number }: gewonnen von { $names }
me-more = Mehr zeigen
me-not-counted = Einige Spiele, die zu Ende sind, müssen noch gezählt werden. Schau in einer Weile wieder herein.
me-results = Ergebnisse
me-results-says = Nur Spiele, die zu Ende sind, an den Tischen deiner Liste. Entlarvt ist, wen jemand zu Recht Saboteur nannte; geglaubt ist eine Lüge, wenn jemand das sagt.
me-games-won = { $games ->
    [one] Ein Spiel, gewonnen: { $won }
   *[other] { $games } Spiele, gewonnen: { $won }
}
me-role-col = Rolle
me-rounds-col = Runden
me-won-col = Gewonnen
me-role-digger = Goldsucher
me-role-saboteur = Saboteur
me-role-green = grüner Goldsucher
me-role-blue = blauer Goldsucher
me-role-boss = Boss
me-role-profiteer = Profiteur
me-role-geologist = Geologe
me-role-team = im Zweierteam
me-role-alone = für dich allein
me-found-out = Runden als Saboteur: { $rounds }; davon entlarvt: { $found }
me-kept = Ansagen erfüllt: { $kept } von { $made }
me-lies = Lügen: { $lies }; davon glaubte jemand { $believed }
me-people = Mit wem du gespielt hast
me-people-says = Unter den Namen, die sie am Tisch hatten.
me-games-together = { $games ->
    [one] ein gemeinsames Spiel
   *[other] { $games } gemeinsame Spiele
}
me-again = Noch einmal mit denselben
me-names-saved = Gespeichert.
me-save = Speichern
me-devices = Geräte
me-devices-says = Jedes Gerät hier hat deine Plätze an allen Tischen. Ein verlorenes Gerät kannst du ausschließen.
me-device-unnamed = ein Gerät
me-device-this = dieses hier
me-device-seen = zuletzt benutzt am { $day }
me-device-remove = Ausschließen
me-device-leave = Hier abmelden
me-device-removed = Das Gerät ist ausgeschlossen.
me-code = Gerät verbinden
me-code-says = Scanne das mit dem anderen Gerät, oder öffne dort „Meine Spiele“ und tippe die Wörter ein. Sie gelten einmal, { $minutes } Minuten lang. Zeig sie sonst niemandem: Wer sie hat, hat deine Plätze.
me-code-qr = Bild des Links für das andere Gerät
me-code-words = Wörter für das andere Gerät
me-data = Was aufgehoben wird
me-data-says = Der Server behält deinen Namen, deine Figur, für jedes Gerät eine Bezeichnung und einen Tag, an welchen Tischen du saßt und wie deine Spiele dort ausgingen. Dein Browser hat einen Schlüssel in einem Cookie; der Server hat davon nur einen Hash. Dein Name und deine Züge an Tischen gehören zu jenen Spielen, mit oder ohne dies.
me-export = Alles herunterladen
me-delete = Mich hier löschen
me-delete-says = Name, Geräte, Liste und Ergebnisse werden sofort und endgültig gelöscht, und du gibst deine Plätze in Spielen auf, die noch nicht zu Ende sind. Die Spiele bleiben so, wie die anderen sie kennen.
me-delete-yes = Endgültig löschen
me-delete-no = Alles behalten
me-deleted = Alles ist gelöscht.
