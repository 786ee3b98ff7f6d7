# Dalla porta di casa all'inizio di una partita: ingresso, nuovo tavolo, porta, ritrovo, preferenze.

## Ovunque.

unreachable = Il server non si raggiunge in questo momento. Nulla è perduto; continuiamo a provare.
to-lobby = All'ingresso
try-again = Riprova
come-back = Torna al tavolo
cancel = Annulla
close = Chiudi
done = Fatto
seat-more = Altro
you = Tu
default-name = Ospite
how-to-play = Come si gioca
how-to-play-game = Come si gioca a { $game }
skip-to-table = Vai al tavolo
skip-to-tables = Vai ai tavoli aperti

## L'ingresso.

lobby-title = giochi di carte, di gallerie, promesse e zoccoli
lobby-line = Quattro giochi di carte, di gallerie, promesse e zoccoli.
lobby-games = Giochi
play-bots = Gioca contro i bot
new-table = Nuovo tavolo
open-tables = Tavoli aperti
more-tables = Altri tavoli
no-open-tables = Nessun tavolo è aperto a tutti in questo momento. Aprine uno: lo troveranno qui.
table-of = Tavolo di { $host }
table-playing = In gioco
game-players = { $most ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
seats-taken =
    { $taken ->
        [one] un posto su { $seats }
       *[other] { $taken } posti su { $seats }
    }
with-pin = con PIN
join-table = Entra
watch-table = Guarda
join-by-code = Entra con un codice
join-by-code-says = Quello del link o del codice QR di un invito. Senza account.
code-or-link = Codice o link
no-code = Non è né un codice né il link di un tavolo.
lately-at = I tuoi tavoli
phase-gathering = ci si ritrova
phase-playing = partita in corso
phase-over = finita
go-back = Torna

## Preferenze.

settings = Preferenze
your-name = Il tuo nome
your-name-says = Così ti vedono gli altri al tavolo.
your-figure = La tua figura
your-figure-says = Ti rappresenta ai prossimi tavoli. Se qualcuno ce l'ha già, ne ricevi un'altra.
your-figure-any = Una qualsiasi, purché libera. Toccane una per sceglierla.
figure-bat = Pipistrello
figure-canary = Canarino
figure-badger = Tasso
figure-mouse = Topo
figure-fox = Volpe
figure-owl = Gufo
figure-pony = Pony di miniera
figure-ram = Ariete
figure-frog = Rana
figure-snail = Lumaca
figure-beetle = Scarabeo
figure-salamander = Salamandra
language = Lingua
theme = Colori
theme-system = Come su questo dispositivo
theme-light = Chiari
theme-dark = Scuri
sounds = Suoni
sounds-says = Un suono leggero quando cade una carta e quando tocca a te.
one-tap = Gioca con un tocco
one-tap-says = Gioca una carta senza richiedere conferma, appena il suo posto è chiaro.
tunnel-marks = Segni sulle gallerie
tunnel-marks-says = La figura di chi ha posato una galleria, in un angolo della carta.
notify = Avvisami
notify-says = Ti dice che tocca a te mentre guardi altro.
notify-denied = Il tuo browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questa pagina.
notify-cannot = Questo browser qui non può farlo.

## Un nuovo tavolo.

new-table-of = Nuovo tavolo: { $game }
create-table = Apri il tavolo
setup-game = Gioco
setup-options = Il gioco
setup-more-options = Altre regole
setup-as-usual = Come al solito
switch-on = Sì
switch-off = No
setup-clock = Orologio
clock-none = Senza orologio
clock-none-says = Si pensa quanto si vuole.
clock-turn = Per turno
clock-turn-says = Lo stesso tempo a ogni turno.
clock-bank = Per partita
clock-bank-says = Una riserva di tempo, e un po' di più a ogni turno.
clock-seconds = Secondi per turno
clock-minutes = Minuti di riserva
clock-increment = Secondi in più a ogni turno
setup-who = Chi viene
setup-listed = Mostralo all'ingresso
setup-listed-says = Altrimenti lo trova solo chi ha il link.
setup-watching = Si può guardare
setup-watching-says = Chi guarda vede ciò che è scoperto, mai le carte in mano.
setup-pin = PIN
setup-pin-says = Lascia vuoto per non averne. Con un PIN entra solo chi lo conosce.
setup-pauses = Ritmo
setup-bot-pause = I bot ci pensano
setup-bot-pause-says = All'incirca, a volte meno e a volte di più, così puoi seguire quello che fanno.
setup-round-pause = Pausa tra le manche
setup-round-pause-says = Finisce prima se tutti sono pronti.
setup-talk = Parole
setup-talk-what = Che cosa si può dire
setup-talk-free = tutto
setup-talk-claims = { $claims ->
    [yes] affermazioni e frasi
   *[no] solo frasi
}
setup-talk-off = niente
setup-talk-free-says = { $claims ->
    [yes] Messaggi, frasi, e affermazioni su mete e giocatori.
   *[no] Messaggi e frasi.
}
setup-talk-claims-says = { $claims ->
    [yes] Senza messaggi liberi: quello che si dice si verifica a fine manche.
   *[no] Senza messaggi liberi: solo brevi frasi.
}
setup-talk-off-says = Un tavolo silenzioso: parlano solo le carte.
setup-talk-partners = In quattro le regole vietano ai compagni di parlare del loro tetto: durante una manche chi gioca non scrive. L'opzione «Compagni in silenzio» toglie il divieto.
setup-aids = Aiuto ai giocatori
setup-meter = Indicatore dei sospetti
setup-meter-says = Mostra a ognuno chi sospettare da ciò che ha visto.
setup-hints = Suggerimenti
setup-hints-says = In tre passi: dove guardare, che tipo di mossa, la mossa.
setup-aid-off = no
setup-aid-alone = solo contro i bot
setup-aid-on = per tutti
setup-seconds =
    { $seconds ->
        [0] per niente
        [one] 1 secondo
       *[other] { $seconds } secondi
    }

## Alla porta.

door-looking = Si cerca il tavolo
door-invites = { $host } ti invita: { $game }
door-empty = Un tavolo per { $game }
door-free =
    { $free ->
        [one] Un posto su { $seats } è ancora libero.
       *[other] { $free } posti su { $seats } sono ancora liberi.
    }
door-no-seat = Tutti i { $seats } posti sono occupati. Puoi entrare e aspettarne uno.
door-playing = La partita è cominciata. Puoi guardare.
door-over = La partita è finita. Entra, forse giochi la prossima.
pin = PIN
door-pin-says = Questo tavolo ne chiede uno. Chi ti ha invitato lo conosce.
door-sit = Siediti
door-just-watch = Guarda soltanto
door-watch = Entra

## Porta chiusa.

away-nowhere-title = Qui non c'è nulla
away-nowhere = Questa galleria è un vicolo cieco. Forse il link è stato tagliato.
away-no-table-title = Questo tavolo non c'è
away-no-table = Forse è stato sparecchiato, o una lettera del codice è sbagliata: le maiuscole contano.
away-unreadable-title = Questo tavolo è danneggiato
away-unreadable = Il server non riesce più a leggere che cosa è successo qui. Avvisa chi lo gestisce.
away-full-title = La stanza è piena
away-full = A questo tavolo c'è tanta gente che non entra più nessuno. Forse presto qualcuno va via.
away-locked-title = Il tavolo è chiuso
away-locked = Chi ospita ora non fa entrare nessuno di nuovo. Chiedi che ti apra il tavolo.
away-crowded-title = Siete già in tanti
away-crowded = A questo tavolo ci sono già tante persone della tua rete che non c'entra più nessuno. Forse presto qualcuno va via.
away-no-watching-title = Qui non si guarda
away-no-watching = La partita è cominciata, e a questo tavolo si gioca in privato.
away-no-entry-title = Ti è stato chiesto di andare
away-no-entry = Chi ospita questo tavolo preferisce giocare senza di te. Ci sono altri tavoli.
away-left-title = Hai lasciato il tavolo
away-left = Se avevi un posto nella partita in corso, lì gioca un bot per te.
away-unreachable-title = Nessuna luce in fondo
away-unreachable = Il server non si raggiunge in questo momento. Controlla la connessione; il tuo posto ti aspetta.
away-too-many-title = C'è troppa ressa
away-too-many = Il server ha più da fare di quanto possa. Riprova tra un momento.
away-not-in-title = Prima bisogna entrare
away-not-in = Questo browser non è più al tavolo. Rientra dalla porta.
away-protocol-title = C'è una versione più recente
away-protocol = Questa pagina è più vecchia del server. Ricaricala.
away-other-title = Non ha funzionato
away-other = Qualcosa è andato storto lungo la strada. Riprova.

## Il ritrovo.

gathering-seats = Posti
gathering-you-host = Questo tavolo lo ospiti tu
gathering-host = Ospita { $host }
gathering-missing =
    { $count ->
        [one] Un posto è libero
       *[other] { $count } posti sono liberi
    }
gathering-complete = Ci siete tutti
start-game = Comincia la partita
start-with-bots =
    { $count ->
        [one] Comincia con un bot al posto libero
       *[other] Comincia con i bot ai { $count } posti liberi
    }
host-without-seat = Non hai un posto: guarderesti soltanto.
wait-for-host = { $host } fa cominciare la partita.
wait-sit = Prendi posto. { $host } fa cominciare la partita.
seat-number = Posto { $number }
seat-free = Posto libero
sit-here = Siediti qui
move-here = Vieni qui
stand-up = Alzati
seat-you = tu
seat-host = ospita
not-here = non in linea
gave-words = parole date
seat-bot = Bot
seat-bots = Bot
bot-on-seat = Bot al posto { $number }
add-bot = Bot
remove-bot = Togli il bot
change-bot = Cambia con: { $kind }
replace-by-bot = Metti un bot al suo posto ({ $kind })
hand-over = Affida il tavolo
ask-to-leave = Chiedi di andare
without-seat = Senza posto
people = Al tavolo
person-muted = senza parola
person-mute = Togli la parola
person-unmute = Ridai la parola
remove-sure = { $name } non potrà più rientrare.
remove-now = Sì, chiedi di andarsene
table-lock = Chiudi il tavolo
table-lock-says = Non entra più nessuno di nuovo. Chi c'è resta e può tornare.
table-locked = Il tavolo è chiuso: non entra più nessuno di nuovo.
seat-keep = Tieni
seat-keep-says = Tieni libero questo posto. Potrà sedersi solo la persona che scegli.
seat-keep-later = Per qualcuno che deve ancora arrivare
seat-keep-for = Per { $name }
seat-keep-none = Di nuovo per chiunque
seat-kept = Posto tenuto
seat-kept-for = Tenuto per { $name }
alert-wrong-pins = A questo tavolo sono stati provati molti PIN sbagliati. Puoi chiuderlo.
agreed = I patti
agreed-option = { $option }: { $value }
agreed-none = Senza orologio
agreed-turn = { $seconds } s per turno
agreed-bank = { $minutes } min per partita, + { $increment } s per turno
agreed-talk-claims = Senza messaggi liberi
agreed-talk-off = In silenzio
listed-short = mostrato all'ingresso
no-watching-short = senza pubblico
change-table = Cambia il tavolo
change-table-do = Cambia
leave-table = Lascia il tavolo
invite = Invita
invite-says = Chi ha il link può entrare. Senza account.
invite-says-pin = Chi ha il link e il PIN può entrare. Senza account.
invite-link = Link di questo tavolo
invite-copy = Copia il link
invite-copied = Il link è copiato.
invite-copy-yourself = Il link è selezionato: copialo con la tastiera o tenendolo premuto.
invite-share = Condividi
invite-text = Vieni a giocare con noi:
invite-qr = Codice QR con il link di questo tavolo
invite-code = Codice
luck = Un mazzo onesto
luck-says = Il server ha già fissato il suo caso, sigillato qui sotto. Vi si mescolano le tue parole, così nemmeno il server può conoscere le carte in anticipo. Dopo la partita chiunque può verificare ogni distribuzione.
luck-words = Le tue parole per il mazzo
luck-words-says = Quello che vuoi; si vedranno all'inizio della partita.
luck-words-given = Le tue parole ci sono. Puoi ancora cambiarle.
luck-placeholder = sette zoccoli di fortuna
luck-give = Mescola
luck-given = Le tue parole sono mescolate.
luck-commitment = Il sigillo di questa partita:
luck-more = Come si verificano le carte date
