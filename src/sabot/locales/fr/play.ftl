# The table while a game is played, whatever the game.

## The frame around every game.

play-your-hand = Ta main
play-players = Joueurs
play-you = Toi
play-your-turn = À toi de jouer
play-turn-call = À toi
play-title-your-turn = ● À toi – { $game }
play-to-lobby-from = { $game } : retour à l'accueil
play-connecting = Un instant, la table se met en place…
play-time-left = Temps restant : { $time }
play-time-days = { $days } j { $hours } h
play-time-hours = { $hours } h { $minutes } min

## At the seats.

play-seat-bot = robot
play-seat-away = un robot joue à sa place
play-seat-not-here = pas là
play-seat-to-act = à jouer
play-seat-is-bot = Un robot : { $kind }
play-seat-is-away = N'est pas là pour l'instant ; un robot joue à cette place.
play-seat-is-not-here = Hors ligne pour l'instant.
play-seat-is-host = Hôte de cette table.
play-my-mark = Ma marque privée
play-mark-none = Aucune
play-mark-trusted = confiance
play-mark-doubted = doute
play-mark-suspected = soupçon
play-replace-by-bot = Mettre un robot à sa place

## Log and chat.

play-log = Journal
play-log-empty = Rien ne s'est encore passé.
play-log-talk = Ce qui s'est dit
play-log-round = Manche { $round }
play-log-older = Manches précédentes
play-log-and-chat = Journal et discussion
play-only-you-know = (connu de toi uniquement)
play-only-one-knew = (connu par { $name } uniquement)
play-chat = Discussion
play-chat-empty = Personne n'a encore rien dit.
play-chat-phrases = Phrases toutes prêtes
play-chat-write = Écrire un message
play-chat-send = Envoyer
play-chat-watcher = parmi le public
play-chat-aside-says = Tu regardes : les joueurs liront ceci à la fin de la partie.
play-chat-chat-off = À cette table, on joue sans messages libres. Les déclarations et les phrases toutes prêtes sont permises.
play-chat-talk-off = À cette table, on joue en silence.
play-chat-partners-silent = La règle interdit aux partenaires de parler de leur toit pendant une manche. Les messages s'ouvrent à la fin de la manche ; les phrases toutes prêtes sont permises.
play-unread = non lus

## Paroles : les déclarations, ce que les autres en disent, et ce qu'elles valaient.

talk-say = { $self ->
    [yes] Ce que tu dis de toi
   *[no] { $place } : ce que tu en dis
}
talk-ask = Demander à { $name }
talk-answer = Répondre à ce qui est dit
talk-details = Marque et détails
talk-nothing = Il n'y a rien à dire ici pour le moment.
talk-loading = Un instant…
# Une bulle près de qui parle, avec la personne à qui l'on s'adresse.
talk-to = → { $to } : { $claim }
talk-said-here = Ce qu'on dit ici : { $said }
talk-trust = J'y crois. { $said }
talk-doubt = Je n'y crois pas. { $said }
talk-trust-short = J'y crois
talk-doubt-short = Je n'y crois pas
talk-trusted-by = y croit : { $names }
talk-doubted-by = en doute : { $names }

talk-truth = Ce qui a été dit, face à la vérité
talk-lied = { $you ->
    [yes] { $lies ->
        [one] Tu as menti une fois ;
       *[other] Tu as menti { $lies } fois ;
    }
   *[no] { $lies ->
        [one] { $name } a menti une fois ;
       *[other] { $name } a menti { $lies } fois ;
    }
} { $believers ->
    [0] personne n'y a cru.
    [one] une personne y a cru.
   *[other] { $believers } personnes y ont cru.
}
talk-erred = { $you ->
    [yes] Tu as fait erreur
   *[no] { $name } a fait erreur
} { $mistakes ->
    [one] une fois, de bonne foi.
   *[other] { $mistakes } fois, de bonne foi.
}
talk-true = { $you ->
    [yes] Tu n'as dit que la vérité.
   *[no] { $name } n'a dit que la vérité.
}
talk-unknown = { $you ->
    [yes] On ne sait pas si tu avais raison.
   *[no] On ne sait pas si { $name } avait raison.
}

## One's role.

play-my-role = Mon rôle
play-hold-to-see = maintenir · Espace
play-your-role-title = Ton rôle dans cette manche
play-i-have-seen-it = C'est vu

## The end of a round, and of the game.

play-round-over = La manche est finie
play-game-over = La partie est finie
play-see-board = Voir la table
play-show-result = Voir le résultat
play-who-is-ready = Qui peut continuer
play-is-ready = c'est bon
play-is-not-ready = pas encore
play-ready = Passer à la suite
play-ready-waiting = On attend les autres
play-next-round-in = { $seconds ->
    [one] La manche suivante est distribuée dans { $seconds } seconde.
   *[other] La manche suivante est distribuée dans { $seconds } secondes.
}
play-rematch = Rejouer
play-rematch-by-host = { $host } peut lancer une autre partie.
play-replay = Revoir la partie
play-look-back = Analyser la partie
play-record = Télécharger la partie
play-share = Partager
play-fairness = Vérifier les donnes

## The table itself.

play-lost = La connexion est coupée ; on la rétablit. Rien de ce que tu as cliqué n'est perdu.
play-late = La réponse se fait attendre. Rien de ce que tu as cliqué n'est perdu.
play-paused = La partie est en pause.
play-role-wait = On attend que tout le monde ait vu son rôle.
play-pause = Mettre en pause
play-pause-left = { $minutes ->
    [one] Mettre en pause (encore 1 minute)
   *[other] Mettre en pause (encore { $minutes } minutes)
}
play-pause-ends = Elle reprend d'elle-même une fois le temps écoulé.
play-resume = Reprendre
play-bot-plays-for-you = Un robot joue à ta place.
play-i-am-back = Me revoilà
play-watchers = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
play-you-watch = Tu regardes la partie.
play-menu = Menu
play-help = Aide et touches
play-waits-turn = Attend ton tour
play-aims-early = { $name } joue ; ta carte attend ton tour
play-aim-lost = Ce que tu avais choisi n'est plus possible. Choisis autre chose.
play-text-board = La partie en mots
play-text-board-show = Montrer la partie en mots
play-text-board-hide = Revenir à la table
play-to-lobby-says = Tu peux quitter cette page à tout moment : ta place reste la tienne, et un robot joue en ton absence.
play-to-lobby-says-waits = Tu peux quitter cette page à tout moment : ta place reste la tienne.
holiday = Vacances
holiday-lasts = Tu es en vacances : ta pendule est arrêtée.
holiday-end = Finir les vacances
holiday-none-left = Tu n'as plus de jours de vacances dans cette partie.
holiday-days = Jours de vacances
holiday-says = Pendant ce temps, ta pendule est arrêtée. Jours restants dans cette partie : { $left }
holiday-take = Prendre des vacances
play-people = Qui est à table
play-leave = Quitter la table pour de bon
play-leave-ask = Quitter cette table ?
play-leave-says = Ta place sera libre pour quelqu'un d'autre.
play-leave-says-playing = Un robot prend ta place, et tu ne pourras pas la reprendre dans cette partie.
play-stay = Rester

## Keys.

play-keys-now = En ce moment
play-keys-always = À la table
play-key-cards = 1 – 9, 0
play-key-cards-says = prendre une carte
play-key-seals = 1 – 5
play-key-seals-says = un sceau de plus d'une couleur
play-key-arrows = ← ↑ ↓ →
play-key-arrows-says = parcourir les places possibles
play-key-turn = R
play-key-turn-says = tourner la carte
play-key-enter = Entrée
play-key-enter-says = confirmer
play-key-escape = Échap
play-key-escape-says = annuler
play-key-discard = D
play-key-discard-says = défausser la carte
play-key-target = T
play-key-target-says = joueur ou cible suivante
play-key-role = Espace
play-key-role-says = maintenir pour voir ton rôle
play-key-help = ?
play-key-help-says = cette aide


## What happens at the table.

play-told-came-in = { $you ->
    [yes] Tu arrives.
   *[no] { $name } arrive.
}
play-told-went-out = { $you ->
    [yes] Tu t'en vas.
   *[no] { $name } quitte la table.
}
play-told-shown-out = { $you ->
    [yes] On te prie de partir.
   *[no] On prie { $name } de partir.
}
play-told-new-host = { $you ->
    [yes] Tu es maintenant l'hôte de la table.
   *[no] { $name } est maintenant l'hôte de la table.
}
play-told-bot-sat-down = { $you ->
    [yes] Un robot prend ta place.
   *[no] { $name }, un robot, prend place.
}
play-told-game-paused = { $you ->
    [yes] Tu mets la partie en pause.
   *[no] { $name } met la partie en pause.
}
play-told-game-resumed = { $you ->
    [yes] Tu reprends la partie.
   *[no] { $name } reprend la partie.
}
play-told-pause-over = { $name } n'a plus de temps de pause ; la partie reprend.
play-told-muted = { $muted ->
    [yes] { $you ->
        [yes] Tu n'as plus la parole dans la discussion.
       *[no] { $name } n'a plus la parole dans la discussion.
    }
   *[no] { $you ->
        [yes] Tu as de nouveau la parole.
       *[no] { $name } a de nouveau la parole.
    }
}
play-told-table-locked = { $locked ->
    [yes] La table est fermée : plus personne ne peut entrer.
   *[no] La table est de nouveau ouverte.
}
play-told-bot-stands-in = { $you ->
    [yes] Un robot joue maintenant à ta place.
   *[no] Un robot joue maintenant pour { $name }.
}
play-told-person-is-back = { $you ->
    [yes] Te revoilà.
   *[no] { $name } est de retour.
}
play-told-turn-reminded = { $you ->
    [yes] Ton temps pour ce tour est bientôt écoulé.
   *[no] Rappel à { $name } : le temps pour ce tour est bientôt écoulé.
}
play-told-holiday-began = { $you ->
    [yes] Te voilà en vacances : { $days ->
        [one] ta pendule s'arrête pour 1 jour.
       *[other] ta pendule s'arrête pour { $days } jours.
    }
   *[no] { $name } est en vacances : { $days ->
        [one] sa pendule s'arrête pour 1 jour.
       *[other] sa pendule s'arrête pour { $days } jours.
    }
}
play-told-holiday-over = { $you ->
    [yes] Tes vacances sont finies.
   *[no] { $name } est de retour de vacances.
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
play-bot-namesake = { $name } (robot)

## Petites scènes

cutscene = Ce qui se passe
cutscene-skip = Passer
cutscene-tap = Toucher pour passer
cutscene-seen = La reposer
