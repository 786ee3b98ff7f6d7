# Registrazioni aperte nel browser.

records-title = Apri una registrazione
records-says = Una registrazione è un piccolo file con tutte le carte date e tutte le mosse di una partita finita. Scaricala dopo una partita e aprila qui per rivederla o analizzarla. Resta in questo browser: il server prepara la partita da rivedere e poi la dimentica.
records-file = Scegli un file
records-paste = Oppure incolla il suo testo
records-paste-says = Comincia con «sabot-record: 1».
records-open = Apri
records-kept = Aperte in questo browser
records-forget = Togli
