# Dalla porta di casa all'inizio di una partita: ingresso, nuovo tavolo, porta, ritrovo, preferenze.

## Ovunque.

unreachable = Il server non è raggiungibile in questo momento. Nulla è perduto; continuiamo a provare.
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

lobby-title = giochi di carte tra gallerie, promesse e zoccoli
lobby-line = Quattro giochi di carte tra gallerie, promesse e zoccoli.
lobby-games = Giochi
play-bots = Gioca contro i bot
new-table = Nuovo tavolo
open-tables = Tavoli aperti
more-tables = Altri tavoli
no-open-tables = Nessun tavolo è aperto a tutti in questo momento. Aprine uno: gli altri lo troveranno qui.
any-seat = Fammi sedere a un tavolo aperto
played-now = Partite in corso
watchers = { $count ->
    [one] una persona assiste
   *[other] { $count } persone assistono
}
table-of = Tavolo di { $host }
table-playing = In corso
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
watch-table = Assisti
join-by-code = Entra con un codice
join-by-code-says = Le parole o il link di un invito. Senza account.
code-or-link = Codice o link
no-code = Non è né un codice né il link di un tavolo.
lately-at = I tuoi tavoli
phase-gathering = in attesa di giocatori
phase-playing = partita in corso
phase-over = partita finita
go-back = Torna
back-to-game = Torna alla partita
result-winners = { $count ->
    [one] Ha vinto { $winners }
   *[other] Hanno vinto { $winners }
}
result-replay = Rivedi la partita
open-puzzles = Rompicapi
open-me = Le mie partite
open-record = Apri la registrazione di una partita
result-record = Scarica la registrazione

## Preferenze.

settings = Preferenze
your-name = Il tuo nome
your-name-says = Così ti vedono gli altri al tavolo.
your-figure = La tua figura
your-figure-says = Ti rappresenta ai prossimi tavoli. Se qualcuno ce l'ha già, ne ricevi un'altra.
your-figure-any = Una qualsiasi, purché libera. Toccane una per sceglierla.
your-figure-here = A questo tavolo tieni la figura che hai. Quella che scegli qui ti rappresenterà al prossimo.
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
pace = Ritmo
pace-says = Per quanto tempo le prese e le scene restano sul tuo schermo.
pace-calm = Tranquillo
pace-usual = Normale
pace-brisk = Svelto
pace-own = Come impostato sotto
sounds = Suoni
sounds-says = Un suono leggero quando si gioca una carta e quando tocca a te.
one-tap = Gioca con un tocco
one-tap-says = Gioca una carta senza richiedere conferma, appena il suo posto è chiaro.
meter-setting = Indicatore dei sospetti
meter-setting-says = Quanto è probabile che ciascuno sia un sabotatore, da ciò che hai visto, se il tavolo lo permette. Lo vedi solo tu.
meter-setting-first = Solo nelle prime partite
meter-setting-on = Sempre
meter-setting-off = Mai
tunnel-marks = Segni sulle gallerie
tunnel-marks-says = La figura di chi ha posato una galleria, in un angolo della carta.
card-names = Nomi sulle carte
card-names-says = In Saboteur e Saboteur 2 ogni carta della tua mano ha il nome sotto la figura.
notify = Avvisami
notify-says = Ti avvisa che tocca a te mentre guardi altro.
notify-denied = Il tuo browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questa pagina.
notify-cannot = Qui il tuo browser non può farlo.

## Un nuovo tavolo.

new-table-of = Nuovo tavolo: { $game }
create-table = Apri il tavolo
setup-game = Gioco
setup-options = Il gioco
setup-more-options = Altre regole
setup-as-usual = Predefinito
switch-on = Sì
switch-off = No
setup-clock = Orologio
clock-none = Senza orologio
clock-none-says = Si pensa quanto si vuole.
clock-turn = Per turno
clock-turn-says = Lo stesso tempo a ogni turno.
clock-bank = Per partita
clock-bank-says = Una riserva di tempo, più qualche secondo a ogni turno.
clock-days = Su più giorni
clock-days-says = Ore o giorni per ogni turno. La partita continua anche quando non c'è nessuno.
clock-seconds = Secondi per turno
clock-minutes = Minuti di riserva
clock-increment = Secondi in più a ogni turno
clock-hours = Ore per turno
clock-takeover = Un bot prende il posto
clock-takeover-says = Quando il tempo è scaduto o, senza orologio, quando qualcuno se n'è andato. Altrimenti la partita aspetta.
setup-who = Chi partecipa
setup-listed = Mostralo all'ingresso
setup-listed-says = Altrimenti lo trova solo chi ha il link.
setup-watching = Si può assistere
setup-watching-says = Chi assiste vede ciò che è scoperto, mai le carte in mano.
setup-pin = PIN
setup-pin-says = Lascialo vuoto per non averne. Con un PIN entra solo chi lo conosce.
setup-pauses = Ritmo
setup-pace = Bot e round
setup-pace-says = Quanto ci pensano i bot e quanto dura la pausa tra i round.
setup-exact-pauses = Pause esatte
setup-bot-pause = Pausa dei bot
setup-bot-pause-says = All'incirca, a volte meno e a volte di più, così puoi seguire quello che fanno.
setup-round-pause = Pausa tra i round
setup-round-pause-says = Finisce prima se tutti confermano.
setup-talk = Conversazione
setup-talk-what = Che cosa si può dire
setup-talk-free = tutto
setup-talk-claims = { $claims ->
    [yes] affermazioni e frasi
   *[no] solo frasi
}
setup-talk-off = niente
setup-talk-free-says = { $claims ->
    [yes] Messaggi, frasi pronte e affermazioni su mete e giocatori.
   *[no] Messaggi e frasi pronte.
}
setup-talk-claims-says = { $claims ->
    [yes] Senza messaggi liberi: quello che si dice si verifica a fine round.
   *[no] Senza messaggi liberi: solo frasi pronte.
}
setup-talk-off-says = Un tavolo silenzioso: parlano solo le carte.
setup-talk-partners = In quattro le regole vietano ai compagni di parlare del loro tetto: durante un round chi gioca non scrive. L'opzione «Compagni in silenzio» può togliere il divieto.
setup-aids = Aiuti per chi gioca
setup-meter = Indicatore dei sospetti
setup-meter-says = Mostra a ognuno di chi sospettare, in base a ciò che ha visto.
setup-hints = Consigli
setup-hints-says = In tre passi: dove guardare, che tipo di mossa, la mossa.
setup-aid-off = no
setup-aid-alone = solo contro i bot
setup-aid-on = per tutti
setup-seconds =
    { $seconds ->
        [0] nessuna
        [one] 1 secondo
       *[other] { $seconds } secondi
    }

## Alla porta.

door-looking = Stiamo cercando il tavolo
door-invites = { $host } ti invita a giocare a { $game }
door-empty = Un tavolo di { $game }
door-free =
    { $free ->
        [one] Un posto su { $seats } è ancora libero.
       *[other] { $free } posti su { $seats } sono ancora liberi.
    }
door-no-seat = Tutti i { $seats } posti sono occupati. Puoi entrare e aspettarne uno.
door-playing = La partita è cominciata. Puoi assistere.
door-over = La partita è finita. Puoi entrare, e magari giocare la prossima.
pin = PIN
door-pin-says = Questo tavolo ne chiede uno. Chi ti ha invitato lo conosce.
door-sit = Siediti
door-just-watch = Assisti soltanto
door-watch = Entra

## Porta chiusa.

away-nowhere-title = Qui non c'è nulla
away-nowhere = Questa galleria è un vicolo cieco. Forse il link è incompleto.
away-no-table-title = Questo tavolo non c'è
away-no-table = Forse è stato rimosso, o una lettera del link è sbagliata: le maiuscole contano.
away-unreadable-title = Questo tavolo è danneggiato
away-unreadable = Il server non riesce più a leggere che cosa è successo qui. Avvisa chi lo gestisce.
away-full-title = La stanza è piena
away-full = A questo tavolo c'è così tanta gente che non c'è posto per altri. Forse presto qualcuno va via.
away-locked-title = Il tavolo è chiuso
away-locked = Chi organizza ora non fa entrare nessun altro. Chiedi che ti apra il tavolo.
away-crowded-title = Siete già in tanti
away-crowded = A questo tavolo ci sono così tante persone della tua rete che non c'è posto per altre. Forse presto qualcuno va via.
away-no-watching-title = Qui niente pubblico
away-no-watching = La partita è cominciata, e a questo tavolo si gioca in privato.
away-no-entry-title = Non puoi restare a questo tavolo
away-no-entry = Chi organizza questo tavolo preferisce giocare senza di te. Ci sono altri tavoli.
away-left-title = Hai lasciato il tavolo
away-left = Se avevi un posto in una partita in corso, ora un bot gioca per te.
away-unreachable-title = Nessuna luce in fondo al tunnel
away-unreachable = Il server non è raggiungibile in questo momento. Controlla la connessione; il tuo posto ti aspetta.
away-too-many-title = C'è troppa ressa
away-too-many = In questo momento il server ha troppo da fare. Riprova tra poco.
away-not-in-title = Prima bisogna entrare
away-not-in = Questo browser non è più al tavolo. Rientra dalla porta.
away-protocol-title = C'è una versione più recente
away-protocol = Questa pagina è più vecchia del server. Ricaricala.
away-other-title = Non ha funzionato
away-other = Qualcosa è andato storto lungo la strada. Riprova.

## Il ritrovo.

gathering-seats = Posti
gathering-you-host = Questo tavolo lo organizzi tu
gathering-host = Organizza { $host }
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
host-without-seat = Non hai un posto: potresti solo assistere.
wait-for-host = La partita la fa cominciare { $host }.
wait-sit = Prendi posto. La partita la fa cominciare { $host }.
seat-number = Posto { $number }
seat-free = Posto libero
sit-here = Siediti qui
move-here = Spostati qui
stand-up = Alzati
seat-you = tu
seat-host = organizza
not-here = non in linea
gave-words = parole aggiunte
seat-bot = Bot
seat-bots = Bot
bot-on-seat = Bot al posto { $number }
add-bot = Bot
remove-bot = Togli il bot
change-bot = Cambia in: { $kind }
replace-by-bot = Metti un bot al suo posto ({ $kind })
hand-over = Affida il tavolo
ask-to-leave = Allontana
without-seat = Senza posto
people = Al tavolo
person-muted = senza parola
person-mute = Togli la parola
person-unmute = Ridai la parola
remove-sure = { $name } non potrà più rientrare.
remove-now = Sì, allontana
table-lock = Chiudi il tavolo
table-lock-says = Non entra più nessun altro. Chi c'è resta e può tornare.
table-locked = Il tavolo è chiuso: non entra più nessun altro.
seat-keep = Riserva
seat-keep-says = Riserva questo posto. Potrà sedersi solo la persona che scegli.
seat-keep-later = Per qualcuno che deve ancora arrivare
seat-keep-for = Per { $name }
seat-keep-none = Di nuovo per chiunque
seat-kept = Posto riservato
seat-kept-for = Riservato a { $name }
alert-wrong-pins = A questo tavolo sono stati provati molti PIN sbagliati. Puoi chiuderlo.
agreed = Le regole del tavolo
agreed-option = { $option }: { $value }
agreed-none = Senza orologio
agreed-turn = { $seconds } s per turno
agreed-bank = { $minutes } min per partita, + { $increment } s per turno
agreed-days = { $hours } h per turno
agreed-no-takeover = Nessun bot prende il posto
agreed-talk-claims = Senza messaggi liberi
agreed-talk-off = In silenzio
listed-short = visibile all'ingresso
no-watching-short = senza pubblico
change-table = Modifica il tavolo
change-table-do = Modifica
leave-table = Lascia il tavolo
invite = Invita
invite-says = Chi ha il link può entrare. Senza account.
invite-says-pin = Chi ha il link e il PIN può entrare. Senza account.
invite-link = Link di questo tavolo
invite-copy = Copia il link
invite-copied = Link copiato.
invite-copy-yourself = Il link è selezionato: copialo con la tastiera o tenendolo premuto.
invite-share = Condividi
invite-text = Vieni a giocare con noi:
invite-qr = Codice QR con il link di questo tavolo
invite-code = Codice in parole
invite-code-says = Queste parole si dicono al telefono, maiuscole o no. Portano qui finché la partita non comincia.
luck = Carte senza trucchi
luck-says = Il server ha già scelto a caso il seme con cui mescola, sigillato qui sotto. Al seme si uniscono le tue parole, così nemmeno il server può conoscere le carte in anticipo. Dopo la partita chiunque può verificare come sono state date.
luck-words = Le tue parole per mescolare
luck-words-says = Quello che vuoi; si vedranno all'inizio della partita.
luck-words-given = Le tue parole sono aggiunte. Puoi ancora cambiarle.
luck-placeholder = sette zoccoli portafortuna
luck-give = Aggiungi
luck-given = Le tue parole sono aggiunte.
luck-commitment = Il sigillo di questa partita:
luck-more = Come si verificano le carte date

# Prime partite e coach.

learn = Prima partita
learn-game = Prima partita: { $game }
first-game-new = Sei alle prime armi?
first-game-says = Impara Saboteur giocando: una prima partita, passo per passo, in circa otto minuti.
first-game-begin = Comincia
coach = Coach
coach-says = Spiega che cosa c'è di nuovo al tavolo, nelle tue prime partite.
