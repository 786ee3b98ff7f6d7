# Le client en mode texte, quel que soit le jeu.

you = Toi
yes = o oui

prompt-choice = Ton choix ? { $numbers }, d pour défausser, Entrée pour revenir :
prompt-leave = Quitter la partie ? o/n :
prompt-go-on = Entrée pour la manche suivante :
prompt-replay = Entrée : suite, p : retour, un numéro pour y sauter, e : fin, q : quitter :

no-such-number = Ce numéro n'existe pas ; choisis de 1 à { $last }.
no-discard = Ceci ne se défausse pas.
not-understood = « { $text } » ne veut rien dire ici. ? montre ce que tu peux taper.
refused = Impossible : { $why }.

help-keys =
    Ce que tu peux taper :
      l          relire ce qui s'est passé dans la manche
      s          revoir la table
      hint       un indice ; chaque nouvel indice en dit plus
      meter      qui soupçonner ; avec un nom, pourquoi
      q          quitter la partie
      ?          cette aide
    Qui connaît la notation peut aussi taper un coup en notation.

hint-again = Encore « hint » pour en savoir plus.
hint-keys = Pour le jouer, tape { $keys }.
meter-ask = « meter » suivi d'un nom dit pourquoi.

bots-play = Aux autres places : { $name }. { $says }
deals-committed = Les donnes sont fixées. SHA-256 de leur graine : { $commitment }
left = Tu as quitté la partie.
record-written = La partie est notée dans { $file }.
same-again = Pour rejouer avec les mêmes donnes : --seed { $seed }

replay-deal = Avant le coup { $next } sur { $last } : on distribue la manche { $round }.
replay-move = Coup { $number } sur { $last }, manche { $round } : { $seat }
replay-no-step = Il n'y a pas de coup { $number } ; choisis de 1 à { $last }.

# A game without a presenter of its own.

generic-prompt = Ton coup ? { $numbers }, ou sa notation :
generic-help = La table montre, champ par champ, ce que tu peux savoir ; un tiret : rien, ou caché.
generic-help-keys =
    3          jouer le coup 3

# The full-screen client: what can be clicked, and its last question.

full-key-enter = Entrée
full-key-discard = d  défausser
full-key-hint = Indice
full-key-meter = Soupçon
full-key-help = ?  Aide
full-key-leave = q  Quitter
full-close = La partie est finie. Entrée pour fermer :

# At a table of a server.

join-wait = Attends les autres (chat salut leur parle, q quitte) :
join-gathering = Tu as la place { $seat }. L'hôte lance la partie.
join-watching = Toutes les places sont prises : tu regardes.
join-late = La table a continué sans attendre.
join-help-keys =
      chat salut                       dire quelque chose à toute la table
