# The table while a game is played, whatever the game.

## The frame around every game.

play-your-hand = Deine Hand
play-players = Spieler
play-you = Du
play-your-turn = Du bist dran
play-turn-call = Du bist dran
play-title-your-turn = ● Du bist dran – { $game }
play-to-lobby-from = { $game }: zur Lobby
play-connecting = Einen Augenblick, der Tisch wird gedeckt …
play-time-left = Restzeit: { $time }
play-time-days = { $days } T. { $hours } Std.
play-time-hours = { $hours } Std. { $minutes } Min.

## At the seats.

play-seat-bot = Bot
play-seat-away = ein Bot springt ein
play-seat-not-here = nicht da
play-seat-to-act = dran
play-seat-is-bot = Ein Bot: { $kind }
play-seat-is-away = Gerade nicht da; auf diesem Platz spielt ein Bot.
play-seat-is-not-here = Zurzeit nicht verbunden.
play-seat-is-host = Leitet diesen Tisch.
play-my-mark = Meine geheime Markierung
play-mark-none = Keine
play-mark-trusted = traue ich
play-mark-doubted = unklar
play-mark-suspected = verdächtig
play-replace-by-bot = Durch einen Bot ersetzen

## Log and chat.

play-log = Verlauf
play-log-empty = Noch ist nichts geschehen.
play-log-talk = Nur Gesagtes
play-log-round = Runde { $round }
play-log-older = Frühere Runden
play-log-and-chat = Verlauf und Chat
play-only-you-know = (das weißt nur du)
play-only-one-knew = (das wusste nur { $name })
play-chat = Chat
play-chat-empty = Noch hat niemand etwas gesagt.
play-chat-phrases = Kurze Sprüche
play-chat-write = Nachricht schreiben
play-chat-send = Senden
play-chat-watcher = schaut zu
play-chat-aside-says = Du schaust zu: Die Spieler lesen das erst nach dem Spiel.
play-chat-chat-off = An diesem Tisch wird ohne freien Chat gespielt. Behauptungen und kurze Sprüche sind erlaubt.
play-chat-talk-off = An diesem Tisch wird geschwiegen.
play-chat-partners-silent = Partner dürfen nicht über ihr Dach reden, solange eine Runde läuft. Der Chat öffnet sich nach der Runde; kurze Sprüche sind erlaubt.
play-unread = ungelesen

## Gespräch: Behauptungen, was andere dazu sagen, und was sie wert waren.

talk-say = { $self ->
    [yes] Über dich sagen
   *[no] Über { $place } sagen
}
talk-ask = { $name } bitten
talk-answer = Auf Gesagtes antworten
talk-details = Markierung und mehr
talk-nothing = Hier gibt es gerade nichts zu sagen.
talk-loading = Einen Moment …
# Eine Sprechblase, mit der Person, die angesprochen ist.
talk-to = → { $to }: { $claim }
talk-said-here = Was hierzu gesagt wird: { $said }
talk-trust = Das glaube ich. { $said }
talk-doubt = Das glaube ich nicht. { $said }
talk-trust-short = Das glaube ich
talk-doubt-short = Das glaube ich nicht
talk-trusted-by = geglaubt von: { $names }
talk-doubted-by = bezweifelt von: { $names }

talk-truth = Was gesagt wurde und was stimmt
talk-lied = { $you ->
    [yes] { $lies ->
        [one] Du hast einmal gelogen;
       *[other] Du hast { $lies }-mal gelogen;
    }
   *[no] { $lies ->
        [one] { $name } hat einmal gelogen;
       *[other] { $name } hat { $lies }-mal gelogen;
    }
} { $believers ->
    [0] niemand ist darauf hereingefallen.
    [one] eine Person ist darauf hereingefallen.
   *[other] { $believers } sind darauf hereingefallen.
}
talk-erred = { $you ->
    [yes] Du hast dich
   *[no] { $name } hat sich
} { $mistakes ->
    [one] einmal geirrt, in gutem Glauben.
   *[other] { $mistakes }-mal geirrt, in gutem Glauben.
}
talk-true = { $you ->
    [yes] Du hast nur die Wahrheit gesagt.
   *[no] { $name } hat nur die Wahrheit gesagt.
}
talk-unknown = { $you ->
    [yes] Ob du recht hattest, weiß niemand.
   *[no] Ob { $name } recht hatte, weiß niemand.
}

## One's role.

play-my-role = Meine Rolle
play-hold-to-see = halten · Leertaste
play-your-role-title = Deine Rolle in dieser Runde
play-i-have-seen-it = Verstanden

## The end of a round, and of the game.

play-round-over = Die Runde ist zu Ende
play-game-over = Das Spiel ist zu Ende
play-see-board = Spielfeld ansehen
play-show-result = Ergebnis zeigen
play-who-is-ready = Wer bereit ist
play-is-ready = bereit
play-is-not-ready = noch nicht bereit
play-ready = Bereit für die nächste Runde
play-ready-waiting = Warten auf die anderen
play-next-round-in = { $seconds ->
    [one] Die nächste Runde beginnt in { $seconds } Sekunde.
   *[other] Die nächste Runde beginnt in { $seconds } Sekunden.
}
play-rematch = Noch einmal spielen
play-rematch-by-host = { $host } kann ein neues Spiel starten.
play-replay = Wiederholung ansehen
play-look-back = Rückblick
play-record = Protokoll herunterladen
play-share = Teilen
play-fairness = Wurde fair gemischt?

## The table itself.

play-lost = Die Verbindung ist weg und wird wiederhergestellt. Nichts, was du getan hast, geht verloren.
play-late = Die Antwort lässt auf sich warten. Nichts, was du getan hast, geht verloren.
play-paused = Das Spiel ist unterbrochen.
play-role-wait = Warten, bis alle ihre Rolle gesehen haben.
play-pause = Spiel unterbrechen
play-pause-left = { $minutes ->
    [one] Spiel unterbrechen (noch 1 Minute)
   *[other] Spiel unterbrechen (noch { $minutes } Minuten)
}
play-pause-ends = Es geht von selbst weiter, wenn die Zeit um ist.
play-resume = Weiterspielen
play-bot-plays-for-you = Ein Bot spielt für dich.
play-i-am-back = Ich bin wieder da
play-watchers = { $count ->
   *[other] { $count } Zuschauer
}
play-you-watch = Du schaust zu.
play-menu = Menü
play-help = Hilfe und Tasten
play-waits-turn = Wartet auf deinen Zug
play-aims-early = { $name } ist am Zug; deine Karte wartet, bis du dran bist
play-aim-lost = Was du gewählt hattest, geht nicht mehr. Wähle neu.
play-text-board = Das Spiel in Worten
play-text-board-show = Das Spiel in Worten zeigen
play-text-board-hide = Spielfeld zeigen
play-to-lobby-says = Du kannst diese Seite jederzeit verlassen: Dein Platz bleibt deiner, und solange du weg bist, spielt ein Bot.
play-to-lobby-says-waits = Du kannst diese Seite jederzeit verlassen: Dein Platz bleibt dir.
holiday = Urlaub
holiday-lasts = Du hast Urlaub: Deine Uhr steht.
holiday-end = Urlaub beenden
holiday-none-left = Du hast in diesem Spiel keine Urlaubstage mehr.
holiday-days = Urlaubstage
holiday-says = Währenddessen steht deine Uhr. Übrige Tage in diesem Spiel: { $left }
holiday-take = Urlaub nehmen
play-people = Wer am Tisch ist
play-leave = Tisch endgültig verlassen
play-leave-ask = Diesen Tisch verlassen?
play-leave-says = Dein Platz wird für andere frei.
play-leave-says-playing = Ein Bot übernimmt deinen Platz, und in diesem Spiel bekommst du ihn nicht zurück.
play-stay = Bleiben

## Keys.

play-keys-now = Jetzt gerade
play-keys-always = Am Tisch
play-key-cards = 1 – 9, 0
play-key-cards-says = eine Karte wählen
play-key-seals = 1 – 5
play-key-seals-says = ein Siegel einer Farbe mehr
play-key-arrows = ← ↑ ↓ →
play-key-arrows-says = durch die möglichen Felder gehen
play-key-turn = R
play-key-turn-says = die Karte drehen
play-key-enter = Eingabe
play-key-enter-says = bestätigen
play-key-escape = Esc
play-key-escape-says = die Auswahl zurücknehmen
play-key-discard = D
play-key-discard-says = die Karte abwerfen
play-key-target = T
play-key-target-says = nächster Spieler oder nächstes Ziel
play-key-role = Leertaste
play-key-role-says = halten, um deine Rolle zu sehen
play-key-help = ?
play-key-help-says = diese Hilfe


## What happens at the table.

play-told-came-in = { $you ->
    [yes] Du kommst herein.
   *[no] { $name } kommt herein.
}
play-told-went-out = { $you ->
    [yes] Du gehst.
   *[no] { $name } verlässt den Tisch.
}
play-told-shown-out = { $you ->
    [yes] Du wirst hinausgebeten.
   *[no] { $name } wird hinausgebeten.
}
play-told-new-host = { $you ->
    [yes] Du leitest jetzt den Tisch.
   *[no] { $name } leitet jetzt den Tisch.
}
play-told-bot-sat-down = { $you ->
    [yes] Ein Bot nimmt deinen Platz ein.
   *[no] { $name }, ein Bot, nimmt Platz.
}
play-told-game-paused = { $you ->
    [yes] Du unterbrichst das Spiel.
   *[no] { $name } unterbricht das Spiel.
}
play-told-game-resumed = { $you ->
    [yes] Du lässt das Spiel weitergehen.
   *[no] { $name } lässt das Spiel weitergehen.
}
play-told-pause-over = Die Pausenzeit von { $name } ist um; das Spiel geht weiter.
play-told-muted = { $muted ->
    [yes] { $you ->
        [yes] Du bist im Chat stummgeschaltet.
       *[no] { $name } ist im Chat stummgeschaltet.
    }
   *[no] { $you ->
        [yes] Du kannst wieder schreiben.
       *[no] { $name } kann wieder schreiben.
    }
}
play-told-table-locked = { $locked ->
    [yes] Der Tisch ist geschlossen: Niemand Neues kommt herein.
   *[no] Der Tisch ist wieder offen.
}
play-told-bot-stands-in = { $you ->
    [yes] Ein Bot spielt jetzt für dich.
   *[no] Ein Bot spielt jetzt für { $name }.
}
play-told-person-is-back = { $you ->
    [yes] Du bist wieder da.
   *[no] { $name } ist wieder da.
}
play-told-turn-reminded = { $you ->
    [yes] Deine Zeit für diesen Zug läuft bald ab.
   *[no] { $name } wird erinnert: Die Zeit für diesen Zug läuft bald ab.
}
play-told-holiday-began = { $you ->
    [yes] Du hast Urlaub: { $days ->
        [one] Deine Uhr steht 1 Tag lang.
       *[other] Deine Uhr steht { $days } Tage lang.
    }
   *[no] { $name } hat Urlaub: { $days ->
        [one] Die Uhr steht 1 Tag lang.
       *[other] Die Uhr steht { $days } Tage lang.
    }
}
play-told-holiday-over = { $you ->
    [yes] Du bist aus dem Urlaub zurück.
   *[no] { $name } ist aus dem Urlaub zurück.
}

## What bots are called, by their seats.

play-bot-name-0 = Ada
play-bot-name-1 = Bruno
play-bot-name-2 = Carla
play-bot-name-3 = Dario
play-bot-name-4 = Emil
play-bot-name-5 = Fina
play-bot-name-6 = Gus
play-bot-name-7 = Hana
play-bot-name-8 = Ivo
play-bot-name-9 = Juna
play-bot-name-10 = Kim
play-bot-name-11 = Leo
play-bot-namesake = { $name } (Bot)

## Zwischenspiele

cutscene = Was gerade geschieht
cutscene-skip = Überspringen
cutscene-tap = Tippen zum Überspringen
cutscene-seen = Zurücklegen
