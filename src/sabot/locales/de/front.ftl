# Von der Haustür bis zum Beginn eines Spiels: Lobby, neuer Tisch, Tür, Plätze, Einstellungen.

## Überall.

unreachable = Der Server ist gerade nicht zu erreichen. Nichts ist verloren; wir versuchen es weiter.
to-lobby = Zur Lobby
try-again = Noch einmal versuchen
come-back = Wieder hereinkommen
cancel = Abbrechen
close = Schließen
done = Fertig
seat-more = Mehr
you = Du
default-name = Gast
how-to-play = Spielanleitung
how-to-play-game = Spielanleitung: { $game }
skip-to-table = Zum Tisch
skip-to-tables = Zu den offenen Tischen

## Die Lobby.

lobby-title = Kartenspiele um Stollen, Stiche und Holzschuhe
lobby-line = Vier Kartenspiele um Stollen, Stiche und Holzschuhe.
lobby-games = Spiele
play-bots = Gegen Bots spielen
new-table = Neuer Tisch
open-tables = Offene Tische
more-tables = Weitere Tische
no-open-tables = Gerade ist kein Tisch für alle offen. Eröffne einen, dann finden ihn andere hier.
any-seat = Setz mich an einen offenen Tisch
played-now = Laufende Spiele
watchers = { $count ->
   *[other] { $count } Zuschauer
}
table-of = Tisch von { $host }
table-playing = Spiel läuft
game-players = { $most ->
   *[other] { $players } Spieler
}
seats-taken = { $taken } von { $seats } Plätzen
with-pin = mit PIN
join-table = Mitspielen
watch-table = Zuschauen
join-by-code = Mit einem Code mitspielen
join-by-code-says = Die Wörter oder der Link einer Einladung. Ohne Konto.
code-or-link = Code oder Link
no-code = Das ist weder ein Code noch der Link zu einem Tisch.
lately-at = Deine Tische
phase-gathering = wartet auf Mitspieler
phase-playing = Spiel läuft
phase-over = zu Ende
go-back = Zurück
back-to-game = Zurück ins Spiel
result-winners = { $count ->
    [one] { $winners } hat gewonnen
   *[other] { $winners } haben gewonnen
}
result-replay = Das Spiel noch einmal ansehen
open-puzzles = Rätsel
open-me = Meine Spiele
open-record = Das Protokoll eines Spiels öffnen
result-record = Protokoll herunterladen

## Einstellungen.

settings = Einstellungen
your-name = Dein Name
your-name-says = So sehen dich die anderen am Tisch.
your-figure = Deine Figur
your-figure-says = Sie steht für dich an den nächsten Tischen. Hat sie dort schon jemand, bekommst du eine andere.
your-figure-any = Irgendeine freie Figur. Tippe auf eine, um sie zu wählen.
your-figure-here = An diesem Tisch behältst du deine Figur. Die du hier wählst, steht am nächsten für dich.
figure-bat = Fledermaus
figure-canary = Kanarienvogel
figure-badger = Dachs
figure-mouse = Maus
figure-fox = Fuchs
figure-owl = Eule
figure-pony = Grubenpony
figure-ram = Widder
figure-frog = Frosch
figure-snail = Schnecke
figure-beetle = Käfer
figure-salamander = Salamander
language = Sprache
theme = Farben
theme-system = Wie auf diesem Gerät
theme-light = Hell
theme-dark = Dunkel
pace = Tempo
pace-says = Wie lange Stiche und Szenen auf deinem Bildschirm zu sehen sind.
pace-calm = Gemütlich
pace-usual = Normal
pace-brisk = Zügig
pace-own = Wie unten eingestellt
sounds = Töne
sounds-says = Ein leiser Ton, wenn eine Karte gespielt wird und wenn du dran bist.
one-tap = Mit einmal Tippen spielen
one-tap-says = Spielt eine Karte ohne Rückfrage, sobald ihr Platz klar ist.
meter-setting = Verdachtsanzeige
meter-setting-says = Wie wahrscheinlich wer Saboteur ist, nach dem, was du gesehen hast, wo der Tisch es erlaubt. Nur du siehst sie.
meter-setting-first = Nur in den ersten Spielen
meter-setting-on = Immer
meter-setting-off = Nie
tunnel-marks = Zeichen auf den Stollen
tunnel-marks-says = Die Figur dessen, der einen Stollen gelegt hat, in einer Ecke der Karte.
card-names = Namen auf den Karten
card-names-says = In Saboteur und Saboteur 2 steht auf jeder Karte deiner Hand unter dem Bild ihr Name.
notify = Benachrichtigen
notify-says = Sagt dir Bescheid, wenn du dran bist und gerade etwas anderes tust.
notify-denied = Dein Browser erlaubt das nicht. In seinen Einstellungen für diese Seite kannst du es ändern.
notify-cannot = Dieser Browser kann das hier nicht.

## Ein neuer Tisch.

new-table-of = Neuer Tisch: { $game }
create-table = Tisch eröffnen
setup-game = Spiel
setup-options = Das Spiel
setup-more-options = Weitere Regeln
setup-as-usual = Wie üblich
switch-on = Ja
switch-off = Nein
setup-clock = Uhr
clock-none = Ohne Uhr
clock-none-says = Alle denken, so lange sie wollen.
clock-turn = Pro Zug
clock-turn-says = Für jeden Zug gleich viel Zeit.
clock-bank = Pro Spiel
clock-bank-says = Ein Zeitvorrat, und mit jedem Zug etwas dazu.
clock-days = Über mehrere Tage
clock-days-says = Stunden oder Tage für jeden Zug. Das Spiel geht weiter, auch wenn niemand da ist.
clock-seconds = Sekunden pro Zug
clock-minutes = Minuten pro Spiel
clock-increment = Sekunden dazu pro Zug
clock-hours = Stunden pro Zug
clock-takeover = Ein Bot springt ein
clock-takeover-says = Wenn die Zeit um ist oder, ohne Uhr, wenn jemand weg ist. Sonst wartet das Spiel.
setup-who = Wer dabei ist
setup-listed = In der Lobby zeigen
setup-listed-says = Sonst finden ihn nur Leute mit dem Link.
setup-watching = Andere dürfen zuschauen
setup-watching-says = Sie sehen, was offen liegt, aber keine Handkarten.
setup-pin = PIN
setup-pin-says = Leer: ohne PIN. Sonst kommt nur herein, wer sie kennt.
setup-pauses = Tempo
setup-pace = Bots und Runden
setup-pace-says = Wie lange Bots überlegen und wie lange zwischen den Runden Pause ist.
setup-exact-pauses = Genaue Pausen
setup-bot-pause = Bots überlegen
setup-bot-pause-says = Ungefähr so lange, mal kürzer, mal länger, damit du siehst, was sie tun.
setup-round-pause = Pause zwischen den Runden
setup-round-pause-says = Sie endet früher, wenn alle bereit sind.
setup-talk = Reden am Tisch
setup-talk-what = Was man sagen darf
setup-talk-free = alles
setup-talk-claims = { $claims ->
    [yes] Behauptungen und Sprüche
   *[no] nur Sprüche
}
setup-talk-off = nichts
setup-talk-free-says = { $claims ->
    [yes] Chat, kurze Sprüche und Behauptungen über Ziele und Mitspieler.
   *[no] Chat und kurze Sprüche.
}
setup-talk-claims-says = { $claims ->
    [yes] Kein freier Chat: Was vom Gesagten stimmt, zeigt sich am Ende der Runde.
   *[no] Kein freier Chat: nur kurze Sprüche.
}
setup-talk-off-says = Ein stiller Tisch: Nur die Karten reden.
setup-talk-partners = Zu viert dürfen Partner nicht über ihr Dach reden: Solange eine Runde läuft, ist der Chat für alle zu, die spielen. Die Option „Stumme Partner“ hebt das auf.
setup-aids = Hilfe beim Spielen
setup-meter = Verdachtsanzeige
setup-meter-says = Zeigt allen, wen sie nach dem, was sie gesehen haben, verdächtigen können.
setup-hints = Tipps
setup-hints-says = In drei Schritten: worauf du schauen solltest, welche Art Zug, der Zug.
setup-aid-off = aus
setup-aid-alone = nur gegen Bots
setup-aid-on = für alle
setup-seconds =
    { $seconds ->
        [0] gar nicht
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }

## An der Tür.

door-looking = Der Tisch wird gesucht
door-invites = { $host } lädt dich ein: { $game }
door-empty = Ein Tisch für { $game }
door-free =
    { $free ->
        [one] Einer von { $seats } Plätzen ist noch frei.
       *[other] { $free } von { $seats } Plätzen sind noch frei.
    }
door-no-seat = Alle { $seats } Plätze sind besetzt. Du kannst hereinkommen und auf einen warten.
door-playing = Das Spiel hat begonnen. Du kannst zuschauen.
door-over = Das Spiel ist zu Ende. Komm herein, vielleicht spielst du beim nächsten mit.
pin = PIN
door-pin-says = Dieser Tisch verlangt eine. Wer dich eingeladen hat, kennt sie.
door-sit = Platz nehmen
door-just-watch = Nur zuschauen
door-watch = Hereinkommen

## Abgewiesen.

away-nowhere-title = Hier ist nichts
away-nowhere = Dieser Stollen ist eine Sackgasse. Vielleicht wurde der Link abgeschnitten.
away-no-table-title = Diesen Tisch gibt es nicht
away-no-table = Vielleicht wurde er abgeräumt, oder im Link stimmt ein Buchstabe nicht: Groß- und Kleinschreibung zählt.
away-unreadable-title = Dieser Tisch ist beschädigt
away-unreadable = Der Server kann nicht mehr lesen, was hier geschehen ist. Bitte sag es denen, die ihn betreiben.
away-full-title = Der Tisch ist voll
away-full = An diesem Tisch sind so viele Leute, dass niemand mehr hineinpasst. Vielleicht geht bald jemand.
away-locked-title = Der Tisch ist geschlossen
away-locked = Gerade wird niemand Neues eingelassen. Bitte die Leitung, den Tisch für dich zu öffnen.
away-crowded-title = Von euch sind schon viele hier
away-crowded = An diesem Tisch sind schon so viele Leute aus deinem Netz, dass niemand mehr hineinpasst. Vielleicht geht bald jemand.
away-no-watching-title = Hier schaut niemand zu
away-no-watching = Das Spiel hat begonnen, und dieser Tisch spielt unter sich.
away-no-entry-title = Du wurdest hinausgebeten
away-no-entry = Wer diesen Tisch leitet, möchte lieber ohne dich spielen. Es gibt andere Tische.
away-left-title = Du hast den Tisch verlassen
away-left = Hattest du einen Platz im laufenden Spiel, so spielt dort ein Bot weiter.
away-unreachable-title = Kein Licht im Stollen
away-unreachable = Der Server ist gerade nicht zu erreichen. Prüfe deine Verbindung; dein Platz bleibt dir.
away-too-many-title = Gerade zu viel los
away-too-many = Der Server hat mehr zu tun, als er schafft. Versuche es gleich noch einmal.
away-not-in-title = Bitte erst hereinkommen
away-not-in = Dieser Browser ist nicht mehr am Tisch. Komm wieder durch die Tür herein.
away-protocol-title = Es gibt eine neuere Version
away-protocol = Diese Seite ist älter als der Server. Lade sie neu.
away-other-title = Das hat nicht geklappt
away-other = Auf dem Weg zum Tisch ging etwas schief. Versuche es noch einmal.

## Vor dem Spiel.

gathering-seats = Plätze
gathering-you-host = Du leitest den Tisch
gathering-host = { $host } leitet den Tisch
gathering-missing =
    { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
gathering-complete = Alle sind da
start-game = Spiel starten
start-with-bots =
    { $count ->
        [one] Mit einem Bot auf dem freien Platz starten
       *[other] Mit Bots auf den { $count } freien Plätzen starten
    }
host-without-seat = Du hast keinen Platz: Du würdest zuschauen.
wait-for-host = { $host } startet das Spiel.
wait-sit = Nimm Platz. { $host } startet das Spiel.
seat-number = Platz { $number }
seat-free = Freier Platz
sit-here = Hinsetzen
move-here = Hierher
stand-up = Aufstehen
seat-you = du
seat-host = Leitung
not-here = nicht verbunden
gave-words = Worte dabei
seat-bot = Bot
seat-bots = Bots
bot-on-seat = Bot auf Platz { $number }
add-bot = Bot
remove-bot = Bot wegnehmen
change-bot = Tauschen gegen: { $kind }
replace-by-bot = Durch einen Bot ersetzen ({ $kind })
hand-over = Leitung übergeben
ask-to-leave = Hinausbitten
without-seat = Ohne Platz
people = Am Tisch
person-muted = stumm
person-mute = Im Chat stummschalten
person-unmute = Wieder schreiben lassen
remove-sure = { $name } kann dann nicht wiederkommen.
remove-now = Ja, hinausbitten
table-lock = Tisch schließen
table-lock-says = Niemand Neues kommt herein. Wer da ist, bleibt und kann wiederkommen.
table-locked = Der Tisch ist geschlossen: Niemand Neues kommt herein.
seat-keep = Freihalten
seat-keep-says = Diesen Platz freihalten. Nur die gewählte Person kann sich hierher setzen.
seat-keep-later = Für jemanden, der noch kommt
seat-keep-for = Für { $name }
seat-keep-none = Wieder für alle
seat-kept = Freigehalten
seat-kept-for = Für { $name } freigehalten
alert-wrong-pins = An diesem Tisch wurden viele falsche PINs versucht. Du kannst ihn schließen.
agreed = Was vereinbart ist
agreed-option = { $option }: { $value }
agreed-none = Ohne Uhr
agreed-turn = { $seconds } s pro Zug
agreed-bank = { $minutes } min pro Spiel, + { $increment } s pro Zug
agreed-days = { $hours } h pro Zug
agreed-no-takeover = Kein Bot springt ein
agreed-talk-claims = Kein freier Chat
agreed-talk-off = Ohne Reden
listed-short = steht in der Lobby
no-watching-short = ohne Zuschauer
change-table = Tisch ändern
change-table-do = Ändern
leave-table = Tisch verlassen
invite = Andere einladen
invite-says = Wer den Link hat, kann hereinkommen. Ohne Konto.
invite-says-pin = Wer den Link und die PIN hat, kann hereinkommen. Ohne Konto.
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Der Link ist kopiert.
invite-copy-yourself = Der Link ist markiert: Kopiere ihn mit der Tastatur oder durch langes Tippen.
invite-share = Teilen
invite-text = Spiel mit uns:
invite-qr = QR-Code mit dem Link zu diesem Tisch
invite-code = Code in Wörtern
invite-code-says = Diese Wörter kann man am Telefon sagen, groß oder klein geschrieben. Sie führen hierher, bis das Spiel beginnt.
luck = Fair gemischt
luck-says = Der Server hat schon festgelegt, wie er mischt, und das unten versiegelt. Deine Worte werden mit hineingemischt, sodass nicht einmal der Server die Karten vorher kennen kann. Nach dem Spiel können alle nachprüfen, ob fair gemischt wurde.
luck-words = Deine Worte zum Mischen
luck-words-says = Was du willst; sie werden zu Beginn des Spiels gezeigt.
luck-words-given = Deine Worte sind dabei. Du kannst sie noch ändern.
luck-placeholder = sieben Holzschuhe voll Glück
luck-give = Untermischen
luck-given = Deine Worte sind untergemischt.
luck-commitment = Das Siegel dieses Spiels:
luck-more = Wie das Mischen geprüft wird

# Erste Spiele und der Coach.

learn = Erstes Spiel
learn-game = Erstes Spiel: { $game }
first-game-new = Neu hier?
first-game-says = Lerne Saboteur beim Spielen: ein erstes Spiel, Schritt für Schritt, in etwa acht Minuten.
first-game-begin = Anfangen
coach = Coach
coach-says = Erklärt in deinen ersten Spielen, was am Tisch neu ist.
