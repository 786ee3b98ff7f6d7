# Parties revues, donnes équitables, règles : les écrans à côté de la table.

## Partout.

to-table = Retour à la table
to-records = Parties enregistrées
record-gone = Cette partie n'est pas dans ce navigateur ; ouvre de nouveau son fichier.
loading = Un instant…

## Donnes équitables.

deals-title = Les donnes étaient-elles équitables ?
deals-heading = Partie { $number } : les donnes étaient-elles équitables ?
deals-why = Celui qui distribue pourrait tricher. La table s'engage donc avant de distribuer, chaque joueur peut glisser ses propres mots dans le mélange, et après la partie ton navigateur recalcule chaque donne.
deals-before = Avant la partie
deals-after = Après la partie
deals-commitment = Empreinte de la graine (SHA-256)
deals-commitment-says = Montrée avant la première carte. Personne ne sait trouver une seconde graine avec la même empreinte.
deals-words = Mots des joueurs
deals-words-none = aucun
deals-seed = Graine
deals-seed-hidden = Secrète jusqu'à la fin de la partie, car elle révèle toutes les cartes.
deals-mixed = Graine mêlée aux mots
deals-checks = Ce que ton navigateur a vérifié
deals-seen-fits = L'empreinte est celle que ce navigateur a vue avant la partie.
deals-seen-differs = L'empreinte n'est pas celle que ce navigateur a vue avant la partie !
deals-seen-never = Ce navigateur n'était pas là avant la partie et ne peut donc pas comparer l'empreinte.
deals-seed-fits = La graine correspond à son empreinte.
deals-seed-differs = La graine ne correspond pas à son empreinte !
deals-round-fits = Manche { $round }, dans l'ordre exact que donnent la graine et les mots : { $lists }.
deals-round-differs = Manche { $round }, pas dans l'ordre que donnent la graine et les mots : { $lists } !
deals-round-elsewhere = La manche { $round } a été distribuée à une autre table, d'où cette partie a été poursuivie.
deals-list-seats = qui commence
deals-list-cards = cartes
deals-list-roles = rôles
deals-list-goals = arrivées
deals-list-gold = or
deals-all-fine = Toutes les donnes sont équitables.
deals-not-fine = Quelque chose ne va pas dans ces donnes.
deals-not-yet = Rien ne peut être vérifié avant la fin de la partie.
deals-cant-hash = Ton navigateur ne peut pas le calculer ici : il faut HTTPS, ou la machine du serveur.
deals-record = Télécharger la partie
deals-record-says = Le fichier contient chaque donne et chaque coup. Avec « sabot verify », ou trente lignes de ta main, tu n'as même pas à croire cette page.
deals-show = Montrer les cartes de la manche { $round }

## Règles.

rules-title = Comment jouer
learn-try-it = Essayer
learn-try = Essayer : { $what }
rules-heading = { $game } : comment jouer
rules-others = Les autres jeux
rules-contents = Sur cette page
rules-start = Jouer contre des robots

## Revoir.

replay-title = Revoir la partie
replay-heading = { $game }, partie { $number }
replay-running = La partie n'est pas finie : tu vois ce que tu as vu.
replay-first = Au début
replay-previous = Étape précédente
replay-next = Étape suivante
replay-last = À la fin
replay-play = Lecture
replay-stop = Arrêter
replay-step = Étape { $step } sur { $last }
replay-round = Manche { $round }
replay-position = Position dans la partie
replay-eyes = Point de vue
replay-public = Ce qui était visible
replay-all = Tout
replay-own = Le tien
replay-spoilers = Montrer la suite
replay-spoilers-says = Désactivé : le curseur ne dit ni combien de temps la partie dure encore, ni qui gagne.
replay-copy = Copier le lien vers ce coup
replay-copied = Copié.
replay-branch = Continuer à partir d'ici
replay-branch-says = Une nouvelle table avec des robots aux autres places, et les cartes telles qu'elles sont ici.
replay-branch-seat = Tu joues pour
replay-log = Ce qui s'est passé
replay-keys = ← → une étape, Début et Fin, Espace pour la lecture
replay-none = Cette partie n'existe pas.
replay-denied = Seuls ceux qui étaient à cette table peuvent voir ses parties.
