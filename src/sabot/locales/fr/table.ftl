# Tables : refus, phrases et notes.

## Pourquoi une table refuse.

table-refusal-bad-name = un nom compte de 1 à { $longest } caractères, sans caractères invisibles
table-refusal-bad-words = les mots comptent { $longest } caractères au plus, sur une seule ligne
table-refusal-bad-text = un message compte de 1 à { $longest } caractères
table-refusal-bad-phrase = cette phrase n'existe pas
table-refusal-bad-claim = ce n'est pas une déclaration de ce jeu
table-refusal-bad-move = ce n'est pas un coup de ce jeu
table-refusal-bot-pause = la pause des robots est de { $high } ms au plus
table-refusal-chat-off = à cette table, on n'écrit pas de messages ; déclarations et phrases sont permises
table-refusal-claim-repeated = tu viens de le dire
table-refusal-claims-closed = on fait des déclarations pendant une manche
table-refusal-claims-many = au plus { $most } déclarations par tour ; attends le prochain coup
table-refusal-clock-seconds = une pendule compte de { $low } à { $high } secondes
table-refusal-round-pause = la pause entre les manches est de { $high } secondes au plus
table-refusal-full = il n'y a plus de place à cette table
table-refusal-game-runs = c'est impossible pendant une partie
table-refusal-hints-off = il n'y a pas d'indices à cette table
table-refusal-holiday-days = chaque joueur a { $most } jours de vacances par partie, et il t'en reste { $left }
table-refusal-late = c'était pour un tour déjà passé
table-refusal-locked = l'hôte ne laisse plus entrer personne
table-refusal-log-full = il n'y a plus de place pour cela à cette table ; ouvre une nouvelle table
table-refusal-meter-off = il n'y a pas de jauge de soupçon à cette table
table-refusal-muted = l'hôte t'a retiré la parole
table-refusal-no-bot = il n'y a pas de robot de ce genre
table-refusal-no-bot-there = aucun robot n'est assis là
table-refusal-no-claims = il n'y a pas de déclarations dans ce jeu
table-refusal-no-entry = l'hôte t'a demandé de quitter cette table
table-refusal-no-game = aucune partie n'est en cours
table-refusal-no-holidays = il n'y a de vacances que dans les parties qui durent plusieurs jours
table-refusal-no-pause-left = chacun peut interrompre une partie pendant { $minutes } minutes, et tu les as utilisées
table-refusal-no-person = personne n'a ce numéro à cette table
table-refusal-no-seat = cette place n'existe pas
table-refusal-no-step = cette étape n'existe pas dans cette partie
table-refusal-no-watching = cette table joue sans public
table-refusal-not-host = seul l'hôte peut faire cela
table-refusal-not-over = la partie n'est pas encore finie
table-refusal-not-paused = la partie n'est pas en pause
table-refusal-not-seated = il faut avoir une place pour faire cela
table-refusal-not-your-turn = ce n'est pas ton tour
table-refusal-nothing-to-await = aucune manche n'est sur le point d'être distribuée
table-refusal-nothing-to-play = la partie y était déjà finie ; choisis une étape précédente
table-refusal-other-game = une partie se reprend avec les options qu'elle avait
table-refusal-partners-silent = les partenaires ne se parlent pas pendant une manche ; les phrases sont permises
table-refusal-paused = la partie est en pause
table-refusal-reserved = l'hôte garde cette place pour quelqu'un
table-refusal-seat-taken = cette place est déjà prise
table-refusal-seats-empty = des places sont vides ; ajoute des personnes ou des robots
table-refusal-talk-off = à cette table, on joue sans parler
table-refusal-time-up = ton temps pour ce tour est écoulé ; un robot le joue, puis tu pourras revenir
table-refusal-words-late = on ne peut donner ses mots qu'avant le début de la partie

## Pourquoi le serveur refuse.

server-refusal-bad-call = l'appel est incompréhensible : { $detail }
server-refusal-bad-host = ce serveur ne répond pas à ce nom ; la personne qui l'administre peut l'autoriser avec --allowed-hosts
server-refusal-bad-link = ce code ne relie aucun appareil maintenant ; demandes-en un nouveau sur l'appareil qui l'a montré
server-refusal-bad-options = { $detail }
server-refusal-bad-origin = les appels d'autres sites ne sont pas acceptés
server-refusal-bad-pin = ce n'est pas le code PIN de cette table
server-refusal-bad-record = cette partie enregistrée est abîmée ou contraire aux règles à la ligne { $line } ; rien n'a été ouvert
server-refusal-broken = quelque chose n'a pas marché ici ; c'est noté
server-refusal-crowded = au plus { $most } personnes d'un même réseau peuvent être à une table
server-refusal-draining = le serveur va s'arrêter ; réessaie dans un instant
server-refusal-hello-first = il faut d'abord dire bonjour
server-refusal-is-person = ce navigateur est déjà connu ici ; déconnecte-le d'abord
server-refusal-last-device = c'est ton dernier appareil ; supprime plutôt ce qui est gardé de toi
server-refusal-no-answer = personne n'a trouvé de réponse ; essaie encore
server-refusal-no-code = aucune table ne répond à ce code maintenant ; redemande-le, ou demande le lien
server-refusal-no-device = tu n'as pas d'appareil de ce genre
server-refusal-no-game-yet = aucune partie de ce numéro n'a commencé à cette table
server-refusal-no-hints = il n'y a pas d'indices pour ce jeu
server-refusal-no-meter = il n'y a pas de jauge de soupçon pour ce jeu
server-refusal-no-open-table = aucune table ouverte à tous n'a de place libre maintenant ; ouvre la tienne
server-refusal-no-page = il n'y a rien ici
server-refusal-no-person = ce navigateur n'est pas connu ici
server-refusal-no-record = ce n'est pas une partie enregistrée par Sabot ; un tel fichier commence par « sabot-record: 1 »
server-refusal-no-table = cette table n'existe pas
server-refusal-not-in = entre d'abord
server-refusal-not-revealed = cela se montre quand la partie est finie
server-refusal-not-saved = cela n'a pas pu être enregistré, donc rien n'a changé ; essaie encore
server-refusal-not-understood = le message est incompréhensible
server-refusal-pin-length = un code PIN compte de { $low } à { $high } caractères
server-refusal-protocol = ce serveur parle une autre version du protocole
server-refusal-record-unfinished = seules les parties terminées peuvent être ouvertes, et celle-ci ne l'est pas
server-refusal-too-fast = trop à la fois ; attends { $seconds } s
server-refusal-too-large = c'est trop grand ; { $most } octets au plus sont acceptés
server-refusal-too-many = trop de connexions ; réessaie plus tard
server-refusal-unreadable = le journal de cette table est endommagé ; la personne qui gère le serveur peut aider

## Phrases à dire d'un seul geste.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-hurry = À toi de jouer !
phrase-one-moment = Un instant, s'il te plaît.
phrase-trust-me = Fais-moi confiance !
phrase-not-me = Ce n'est pas moi !
phrase-i-suspect-you = Je te soupçonne !
phrase-look-at-the-map = Regarde le plan !
phrase-another-game = On en refait une ?

## Marques que l'on fait pour soi, joueur par joueur.

note-none = Aucune marque
note-trusted = J'ai confiance
note-doubted = J'ai un doute
note-suspected = J'ai des soupçons

## Déclarations, quel que soit le jeu.

# Une ligne du journal : qui parle, à qui, et quoi.
claim-line = { $name } : { $claim }
claim-line-to = { $name } → { $to } : { $claim }
claims-not-understood = « { $text } » n'est pas une déclaration. ? montre comment en faire une.

# À la fin de la manche : chaque déclaration face à la vérité.
claims-judged = Ce qui a été dit, face à la vérité :
claim-judged = { $said } – { $verdict }
claim-verdict-true = vrai
claim-verdict-false = un mensonge
claim-verdict-mistaken = faux, mais de bonne foi
claim-verdict-unknown = personne ne le sait

## What browsers are told while no page is open.

push-your-turn = C'est ton tour.
push-reminder = Ton temps pour ce tour est bientôt écoulé.
