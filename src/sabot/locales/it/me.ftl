# Le mie partite: chi torna, i suoi dispositivi, e che cosa si conserva.

me-title = Le mie partite
me-intro = Fatti riconoscere su questo server: un nome e una figura a ogni tavolo, l'elenco delle tue partite e com'è andata. Non ci sono né account né password, e si gioca a tutto anche senza.
me-start = Ricordati di me qui
me-link-title = Un altro dispositivo mi conosce già
me-link-says = Apri lì Le mie partite e scegli «Collega un dispositivo». Poi scrivi qui le parole, o inquadra l'immagine con questo dispositivo.
me-link-words = Le parole
me-link = Collega questo dispositivo
me-linked = Questo dispositivo è collegato.
me-tables = Tavoli
me-no-tables = Non ci sono ancora tavoli. Quelli in cui entri d'ora in poi saranno qui.
me-standing-waiting = Tocca a te
me-standing-running = In corso
me-standing-gathering = In attesa di giocatori
me-standing-ended = Finita
me-with = con { $names }
me-alone = solo con bot
me-won = Hai vinto la partita { $number }
me-not-won = Partita { $number }: vittoria di { $names }
me-more = Mostra altri
me-not-counted = Alcune partite finite sono ancora da contare. Guarda di nuovo fra poco.
me-results = Risultati
me-results-says = Solo le partite finite, ai tavoli del tuo elenco. Smascherato: qualcuno ti ha detto sabotatore a ragione; una bugia è creduta quando qualcuno dice di crederci.
me-games-won = { $games ->
    [one] Una partita, vinte: { $won }
   *[other] { $games } partite, vinte: { $won }
}
me-role-col = Ruolo
me-rounds-col = Round
me-won-col = Vinti
me-role-digger = cercatore d'oro
me-role-saboteur = sabotatore
me-role-green = cercatore d'oro verde
me-role-blue = cercatore d'oro blu
me-role-boss = capo
me-role-profiteer = profittatore
me-role-geologist = geologo
me-role-team = in squadra di due
me-role-alone = per conto tuo
me-found-out = Round da sabotatore: { $rounds }; smascherato in { $found }
me-kept = Dichiarazioni mantenute: { $kept } su { $made }
me-lies = Bugie dette: { $lies }; qualcuno ne ha credute { $believed }
me-people = Con chi hai giocato
me-people-says = Con i nomi che avevano al tavolo.
me-games-together = { $games ->
    [one] una partita insieme
   *[other] { $games } partite insieme
}
me-again = Di nuovo con gli stessi
me-names-saved = Salvato.
me-save = Salva
me-devices = Dispositivi
me-devices-says = Ogni dispositivo qui ha i tuoi posti a tutti i tavoli. Un dispositivo perso si può escludere.
me-device-unnamed = un dispositivo
me-device-this = questo
me-device-seen = usato il { $day }
me-device-remove = Escludi
me-device-leave = Esci qui
me-device-removed = Il dispositivo è stato escluso.
me-code = Collega un dispositivo
me-code-says = Con l'altro dispositivo inquadra questo, oppure apri Le mie partite e scrivi le parole. Valgono una volta sola, per { $minutes } minuti. Non mostrarle a nessun altro: chi le ha, ha i tuoi posti.
me-code-qr = Immagine del link per l'altro dispositivo
me-code-words = Parole per l'altro dispositivo
me-data = Che cosa si conserva
me-data-says = Il server conserva il tuo nome, la tua figura, un'etichetta e un giorno per ogni dispositivo, a quali tavoli hai giocato e com'è andata. Il tuo browser ha una chiave in un cookie; il server ne ha solo un'impronta. Il tuo nome e le tue mosse ai tavoli fanno parte di quelle partite, con o senza questo.
me-export = Scarica tutto
me-delete = Cancellami da qui
me-delete-says = Nome, dispositivi, elenco e risultati si cancellano subito e per sempre, e lasci i tuoi posti nelle partite non finite. Le partite restano come le conoscono gli altri.
me-delete-yes = Cancella per sempre
me-delete-no = Tieni tutto
me-deleted = Tutto è stato cancellato.
