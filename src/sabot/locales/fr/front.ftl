# De la porte d'entrée au début d'une partie : accueil, nouvelle table, porte, réunion, réglages.

## Partout.

unreachable = Le serveur est injoignable pour l'instant. Rien n'est perdu ; on continue d'essayer.
to-lobby = Retour à l'accueil
try-again = Réessayer
come-back = Revenir à la table
cancel = Annuler
close = Fermer
done = Terminé
seat-more = Plus
you = Toi
default-name = Anonyme
how-to-play = Comment jouer
how-to-play-game = { $game } : comment jouer
skip-to-table = Aller à la table
skip-to-tables = Aller aux tables ouvertes

## L'accueil.

lobby-title = jeux de cartes, de galeries, de promesses et de sabots
lobby-line = Quatre jeux de cartes, de galeries, de promesses et de sabots.
lobby-games = Jeux
play-bots = Jouer contre des robots
new-table = Nouvelle table
open-tables = Tables ouvertes
more-tables = Plus de tables
no-open-tables = Aucune table n'est ouverte à tous pour l'instant. Ouvre la tienne : on la trouvera ici.
any-seat = M'asseoir à une table ouverte
played-now = Parties en cours
watchers = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
table-of = Chez { $host }
table-playing = En cours
game-players = { $most ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
seats-taken =
    { $taken ->
        [one] { $taken } place sur { $seats }
       *[other] { $taken } places sur { $seats }
    }
with-pin = avec code PIN
join-table = Rejoindre
watch-table = Regarder
join-by-code = Rejoindre avec un code
join-by-code-says = Les mots ou le lien d'une invitation. Sans compte.
code-or-link = Code ou lien
no-code = Ce n'est ni un code ni le lien d'une table.
lately-at = Tes tables
phase-gathering = en préparation
phase-playing = partie en cours
phase-over = terminée
go-back = Revenir
back-to-game = Retour à la partie
result-winners = { $count ->
    [one] Victoire : { $winners }
   *[other] Victoire partagée : { $winners }
}
result-replay = Revoir la partie
open-puzzles = Énigmes
open-me = Mes parties
open-record = Ouvrir une partie enregistrée
result-record = Télécharger la partie

## Réglages.

settings = Réglages
your-name = Ton nom
your-name-says = C'est ainsi que les autres te voient à la table.
your-figure = Ta figurine
your-figure-says = Elle te représente aux prochaines tables. Si quelqu'un l'a déjà, tu en reçois une autre.
your-figure-any = N'importe laquelle qui soit libre. Touche-en une pour la choisir.
your-figure-here = À cette table, tu gardes ta figurine. Celle que tu choisis ici te représentera à la prochaine.
figure-bat = Chauve-souris
figure-canary = Canari
figure-badger = Blaireau
figure-mouse = Souris
figure-fox = Renard
figure-owl = Hibou
figure-pony = Poney de mine
figure-ram = Bélier
figure-frog = Grenouille
figure-snail = Escargot
figure-beetle = Scarabée
figure-salamander = Salamandre
language = Langue
theme = Couleurs
theme-system = Comme cet appareil
theme-light = Claires
theme-dark = Sombres
pace = Rythme
pace-says = Combien de temps les plis et les scènes restent à l'écran.
pace-calm = Tranquille
pace-usual = Normal
pace-brisk = Rapide
pace-own = Comme réglé ci-dessous
sounds = Sons
sounds-says = Un son discret quand une carte tombe et quand c'est ton tour.
one-tap = Jouer d'un seul geste
one-tap-says = Pose une carte sans redemander dès que sa place est claire.
meter-setting = Jauge de soupçon
meter-setting-says = La probabilité que chacun soit un saboteur, d'après ce que tu as vu, si la table le permet. Toi seul la vois.
meter-setting-first = Premières parties seulement
meter-setting-on = Toujours
meter-setting-off = Jamais
tunnel-marks = Marques sur les galeries
tunnel-marks-says = La figurine de celui qui a posé une galerie, dans un coin de la carte.
card-names = Noms sur les cartes
card-names-says = Dans Saboteur et Saboteur 2, chaque carte de ta main porte son nom sous l'image.
notify = Me prévenir
notify-says = Te dit que c'est ton tour quand tu regardes autre chose.
notify-denied = Ton navigateur ne le permet pas. Tu peux le changer dans ses réglages pour cette page.
notify-cannot = Ce navigateur ne peut pas le faire ici.

## Une nouvelle table.

new-table-of = Nouvelle table : { $game }
create-table = Ouvrir la table
setup-game = Jeu
setup-options = Le jeu
setup-more-options = Autres règles
setup-as-usual = Comme d'habitude
switch-on = Oui
switch-off = Non
setup-clock = Pendule
clock-none = Sans pendule
clock-none-says = On réfléchit autant qu'on veut.
clock-turn = Par tour
clock-turn-says = Le même temps à chaque tour.
clock-bank = Par partie
clock-bank-says = Une réserve de temps, et un peu plus à chaque tour.
clock-days = Sur plusieurs jours
clock-days-says = Des heures ou des jours pour chaque tour. La partie continue même quand il n'y a personne.
clock-seconds = Secondes par tour
clock-minutes = Minutes en réserve
clock-increment = Secondes de plus à chaque tour
clock-hours = Heures par tour
clock-takeover = Un robot prend le relais
clock-takeover-says = Quand le temps est écoulé ou, sans pendule, quand quelqu'un est parti. Sinon la partie l'attend.
setup-who = Qui peut venir
setup-listed = L'afficher à l'accueil
setup-listed-says = Sinon, il faut le lien pour la trouver.
setup-watching = On peut regarder
setup-watching-says = Le public voit ce qui est visible de tous, jamais une main.
setup-pin = Code PIN
setup-pin-says = Laisse vide pour n'en avoir aucun. Avec un code PIN, il faut le connaître pour entrer.
setup-pauses = Rythme
setup-pace = Robots et manches
setup-pace-says = Combien de temps les robots réfléchissent, et la pause entre les manches.
setup-exact-pauses = Pauses précises
setup-bot-pause = Les robots réfléchissent
setup-bot-pause-says = À peu près, tantôt moins, tantôt plus, pour que tu puisses suivre ce qu'ils font.
setup-round-pause = Pause entre les manches
setup-round-pause-says = Elle finit plus tôt si tout le monde est prêt.
setup-talk = Parler à la table
setup-talk-what = Ce que l'on peut dire
setup-talk-free = tout
setup-talk-claims = { $claims ->
    [yes] déclarations et phrases
   *[no] phrases seulement
}
setup-talk-off = rien
setup-talk-free-says = { $claims ->
    [yes] Messages, phrases, et déclarations sur les arrivées et les joueurs.
   *[no] Messages et phrases.
}
setup-talk-claims-says = { $claims ->
    [yes] Sans messages libres : ce qui est dit se vérifie à la fin de la manche.
   *[no] Sans messages libres : seulement de courtes phrases.
}
setup-talk-off-says = Une table silencieuse : seules les cartes parlent.
setup-talk-partners = À quatre, la règle interdit aux partenaires de parler de leur toit : pendant une manche, les joueurs ne peuvent pas s'écrire. L'option « Partenaires muets » lève cette règle.
setup-aids = Aide aux joueurs
setup-meter = Jauge de soupçon
setup-meter-says = Montre à chacun qui soupçonner d'après ce qu'il a vu.
setup-hints = Indices
setup-hints-says = En trois étapes : où regarder, quelle sorte de coup, le coup.
setup-aid-off = non
setup-aid-alone = seulement contre des robots
setup-aid-on = pour tout le monde
setup-seconds =
    { $seconds ->
        [0] pas du tout
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }

## À la porte.

door-looking = On cherche la table
door-invites = { $host } t'invite : { $game }
door-empty = Une table : { $game }
door-free =
    { $free ->
        [one] Une place sur { $seats } est encore libre.
       *[other] { $free } places sur { $seats } sont encore libres.
    }
door-no-seat = Les { $seats } places sont prises. Tu peux entrer et attendre.
door-playing = La partie a commencé. Tu peux regarder.
door-over = La partie est finie. Entre, tu joueras peut-être la suivante.
pin = Code PIN
door-pin-says = Cette table en demande un. La personne qui t'invite le connaît.
door-sit = M'asseoir
door-just-watch = Seulement regarder
door-watch = Entrer

## Porte close.

away-nowhere-title = Il n'y a rien ici
away-nowhere = Cette galerie est un cul-de-sac. Le lien a peut-être été coupé.
away-no-table-title = Cette table n'existe pas
away-no-table = Elle a peut-être été rangée, ou une lettre du lien est fausse : les majuscules comptent.
away-unreadable-title = Cette table est endommagée
away-unreadable = Le serveur n'arrive plus à lire ce qui s'est passé ici. Préviens la personne qui le gère.
away-full-title = La salle est pleine
away-full = Il y a tant de monde à cette table qu'il n'y reste plus de place. Quelqu'un partira peut-être bientôt.
away-locked-title = La table est fermée
away-locked = L'hôte ne laisse plus entrer personne en ce moment. Demande-lui d'ouvrir la table.
away-crowded-title = Vous êtes déjà nombreux ici
away-crowded = Il y a déjà tant de personnes de ton réseau à cette table qu'il n'y reste plus de place pour une autre. Quelqu'un partira peut-être bientôt.
away-no-watching-title = Ici, pas de public
away-no-watching = La partie a commencé, et cette table joue en privé.
away-no-entry-title = On t'a demandé de partir
away-no-entry = L'hôte de cette table préfère jouer sans toi. Il y a d'autres tables.
away-left-title = Tu as quitté la table
away-left = Si tu avais une place dans la partie en cours, un robot y joue à ta place.
away-unreachable-title = Pas de lumière au bout du tunnel
away-unreachable = Le serveur est injoignable pour l'instant. Vérifie ta connexion ; ta place t'attend.
away-too-many-title = Trop de monde
away-too-many = Le serveur a plus à faire qu'il ne peut. Réessaie dans un instant.
away-not-in-title = Il faut d'abord entrer
away-not-in = Ce navigateur n'est plus à la table. Reviens par la porte.
away-protocol-title = Il y a une version plus récente
away-protocol = Cette page est plus ancienne que le serveur. Recharge-la.
away-other-title = Ça n'a pas marché
away-other = Quelque chose a mal tourné en chemin. Réessaie.

## La réunion.

gathering-seats = Places
gathering-you-host = Tu es l'hôte
gathering-host = Hôte : { $host }
gathering-missing =
    { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
gathering-complete = Tout le monde est là
start-game = Commencer la partie
start-with-bots =
    { $count ->
        [one] Commencer avec un robot à la place libre
       *[other] Commencer avec des robots aux { $count } places libres
    }
host-without-seat = Tu n'as pas de place : tu regarderais.
wait-for-host = { $host } lance la partie.
wait-sit = Prends place. { $host } lance la partie.
seat-number = Place { $number }
seat-free = Place libre
sit-here = M'asseoir ici
move-here = Venir ici
stand-up = Me lever
seat-you = toi
seat-host = hôte
not-here = hors ligne
gave-words = mots donnés
seat-bot = Robot
seat-bots = Robots
bot-on-seat = Robot de la place { $number }
add-bot = Robot
remove-bot = Retirer le robot
change-bot = Changer pour : { $kind }
replace-by-bot = Mettre un robot à sa place ({ $kind })
hand-over = Confier la table
ask-to-leave = Prier de partir
without-seat = Sans place
people = À table
person-muted = sans parole
person-mute = Retirer la parole
person-unmute = Rendre la parole
remove-sure = { $name } ne pourra plus revenir.
remove-now = Oui, prier de partir
table-lock = Fermer la table
table-lock-says = Plus personne ne peut entrer. Ceux qui sont là restent et peuvent revenir.
table-locked = La table est fermée : plus personne ne peut entrer.
seat-keep = Réserver
seat-keep-says = Réserver cette place. Seule la personne choisie pourra s'y asseoir.
seat-keep-later = Pour quelqu'un qui doit encore arriver
seat-keep-for = Pour { $name }
seat-keep-none = De nouveau pour tout le monde
seat-kept = Place réservée
seat-kept-for = Réservée à { $name }
alert-wrong-pins = Beaucoup de faux codes PIN ont été essayés à cette table. Tu peux la fermer.
agreed = Ce qui est convenu
agreed-option = { $option } : { $value }
agreed-none = Sans pendule
agreed-turn = { $seconds } s par tour
agreed-bank = { $minutes } min par partie, + { $increment } s par tour
agreed-days = { $hours } h par tour
agreed-no-takeover = Aucun robot ne prend le relais
agreed-talk-claims = Sans messages libres
agreed-talk-off = En silence
listed-short = affichée à l'accueil
no-watching-short = sans public
change-table = Modifier la table
change-table-do = Modifier
leave-table = Quitter la table
invite = Inviter
invite-says = Avec ce lien, on peut entrer. Sans compte.
invite-says-pin = Avec ce lien et le code PIN, on peut entrer. Sans compte.
invite-link = Lien de cette table
invite-copy = Copier le lien
invite-copied = Le lien est copié.
invite-copy-yourself = Le lien est sélectionné : copie-le au clavier ou par un appui long.
invite-share = Partager
invite-text = Viens jouer avec nous :
invite-qr = QR code du lien de cette table
invite-code = Code en mots
invite-code-says = Ces mots se disent au téléphone, sans souci de majuscules. Ils mènent ici jusqu'au début de la partie.
luck = Une donne équitable
luck-says = Le serveur a déjà fixé sa part de hasard, dont voici l'empreinte. Tes mots s'y mêlent : ainsi, même le serveur ne peut connaître les cartes d'avance. Après la partie, tout le monde peut vérifier chaque donne.
luck-words = Tes mots pour la donne
luck-words-says = Ce que tu veux ; ils seront montrés au début de la partie.
luck-words-given = Tes mots y sont. Tu peux encore les changer.
luck-placeholder = sept sabots de chance
luck-give = Mêler
luck-given = Tes mots sont mêlés à la donne.
luck-commitment = L'empreinte de cette partie :
luck-more = Comment les donnes sont vérifiées

# Premières parties et coach.

learn = Première partie
learn-game = Première partie : { $game }
first-game-new = Tu débutes ?
first-game-says = Apprends Saboteur en jouant : une première partie, pas à pas, en huit minutes environ.
first-game-begin = Commencer
coach = Coach
coach-says = Explique ce qui est nouveau à la table, dans tes premières parties.
