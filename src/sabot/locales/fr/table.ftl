# Tables : refus, phrases et notes.

## Pourquoi une table refuse.

table-refusal-bad-name = un nom compte de 1 à { $longest } caractères, sans caractères de commande
table-refusal-bad-words = la formule compte { $longest } caractères au plus, sur une seule ligne
table-refusal-bad-text = un message compte de 1 à { $longest } caractères
table-refusal-bad-phrase = cette phrase n'existe pas
table-refusal-bad-move = ce n'est pas un coup de ce jeu
table-refusal-bot-pause = la pause des robots est de { $high } ms au plus
table-refusal-clock-seconds = une pendule compte de { $low } à { $high } secondes
table-refusal-round-pause = la pause entre les manches est de { $high } secondes au plus
table-refusal-full = il n'y a plus de place à cette table
table-refusal-game-runs = c'est impossible pendant une partie
table-refusal-hints-off = il n'y a pas d'indices à cette table
table-refusal-late = c'était pour un tour déjà passé
table-refusal-meter-off = il n'y a pas de jauge de soupçon à cette table
table-refusal-no-bot = il n'y a pas de robot de ce genre
table-refusal-no-bot-there = aucun robot n'est assis là
table-refusal-no-entry = l'hôte t'a demandé de quitter cette table
table-refusal-no-game = aucune partie n'est en cours
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
table-refusal-nothing-to-play = la partie y était déjà finie ; choisis une étape précédente
table-refusal-other-game = une partie se reprend avec les options qu'elle avait
table-refusal-paused = la partie est en pause
table-refusal-seat-taken = cette place est déjà prise
table-refusal-seats-empty = des places sont vides ; ajoute des personnes ou des robots
table-refusal-time-up = ton temps pour ce tour est écoulé ; un robot le joue, puis tu pourras revenir
table-refusal-words-late = on ne peut donner sa formule qu'avant le début de la partie

## Pourquoi le serveur refuse.

server-refusal-bad-call = l'appel est incompréhensible : { $detail }
server-refusal-bad-options = { $detail }
server-refusal-bad-origin = les appels d'autres sites ne sont pas acceptés
server-refusal-bad-pin = ce n'est pas le code de cette table
server-refusal-broken = quelque chose n'a pas marché ici ; c'est noté
server-refusal-hello-first = il faut d'abord dire bonjour
server-refusal-no-answer = personne n'a trouvé de réponse ; essaie encore
server-refusal-no-game-yet = aucune partie de ce numéro n'a commencé à cette table
server-refusal-no-hints = il n'y a pas d'indices pour ce jeu
server-refusal-no-meter = il n'y a pas de jauge de soupçon pour ce jeu
server-refusal-no-page = il n'y a rien ici
server-refusal-no-table = cette table n'existe pas
server-refusal-not-in = entre d'abord
server-refusal-not-revealed = cela se montre quand la partie est finie
server-refusal-not-saved = cela n'a pas pu être enregistré, donc rien n'a changé ; essaie encore
server-refusal-not-understood = le message est incompréhensible
server-refusal-pin-length = un code compte de { $low } à { $high } caractères
server-refusal-protocol = ce serveur parle une autre version du protocole
server-refusal-too-fast = trop à la fois ; attends un peu
server-refusal-too-large = c'est trop grand ; { $most } octets au plus sont acceptés
server-refusal-too-many = trop de connexions ; réessaie plus tard

## Phrases à dire d'un seul geste.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-hurry = À toi de jouer !
phrase-one-moment = Un instant, s'il te plaît.
phrase-trust-me = Fais-moi confiance !
phrase-not-me = Ce n'est pas moi !
phrase-i-suspect-you = Je te soupçonne !
phrase-look-at-the-map = Regarde la carte !
phrase-another-game = On en refait une ?

## Marques que l'on fait pour soi, joueur par joueur.

note-none = Aucune marque
note-trusted = J'ai confiance
note-doubted = J'ai un doute
note-suspected = J'ai des soupçons
