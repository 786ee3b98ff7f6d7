# Parties enregistrées, ouvertes dans le navigateur.

records-title = Ouvrir une partie enregistrée
records-says = Une partie enregistrée est un petit fichier avec chaque donne et chaque coup d'une partie terminée. Télécharge-le après une partie et ouvre-le ici pour la revoir ou l'analyser. Il reste dans ce navigateur : le serveur prépare la partie à revoir, puis l'oublie.
records-file = Choisir un fichier
records-paste = Ou coller son texte
records-paste-says = Il commence par « sabot-record: 1 ».
records-open = Ouvrir
records-kept = Ouvertes dans ce navigateur
records-forget = Enlever
