# Mes parties : qui revient, ses appareils, et ce qui est gardé.

me-title = Mes parties
me-intro = Fais-toi reconnaître sur ce serveur : un nom et une figurine à toutes les tables, la liste de tes parties et leurs résultats. Il n'y a ni compte ni mot de passe, et tout se joue aussi sans cela.
me-start = Me reconnaître ici
me-link-title = On me connaît déjà sur un autre appareil
me-link-says = Ouvre-y Mes parties et choisis « Relier un appareil ». Tape ensuite les mots ici, ou scanne l'image avec cet appareil.
me-link-words = Les mots
me-link = Relier cet appareil
me-linked = Cet appareil est relié.
me-tables = Tables
me-no-tables = Il n'y a pas encore de table. Celles où tu entreras désormais seront ici.
me-standing-waiting = C'est ton tour
me-standing-running = En cours
me-standing-gathering = En attente de joueurs
me-standing-ended = Terminée
me-with = avec { $names }
me-alone = avec des robots seulement
me-won = Tu as gagné la partie { $number }
me-not-won = Partie { $number } gagnée par { $names }
me-more = En montrer plus
me-not-counted = Des parties terminées restent à compter. Reviens voir dans un petit moment.
me-results = Résultats
me-results-says = Seulement les parties terminées, aux tables de ta liste. Démasqué : quelqu'un t'a dit saboteur à raison ; un mensonge est cru quand quelqu'un dit le croire.
me-games-won = { $games ->
    [one] Une partie, gagnées : { $won }
   *[other] { $games } parties, gagnées : { $won }
}
me-role-col = Rôle
me-rounds-col = Manches
me-won-col = Gagnées
me-role-digger = chercheur d'or
me-role-saboteur = saboteur
me-role-green = chercheur d'or vert
me-role-blue = chercheur d'or bleu
me-role-boss = boss
me-role-profiteer = profiteur
me-role-geologist = géologue
me-role-team = en équipe de deux
me-role-alone = pour toi seul
me-found-out = Manches comme saboteur : { $rounds } ; démasqué dans { $found }
me-kept = Annonces tenues : { $kept } sur { $made }
me-lies = Mensonges : { $lies } ; quelqu'un en a cru { $believed }
me-people = Avec qui tu as joué
me-people-says = Sous les noms qu'ils avaient à la table.
me-games-together = { $games ->
    [one] une partie ensemble
   *[other] { $games } parties ensemble
}
me-again = Rejouer avec les mêmes
me-names-saved = Enregistré.
me-save = Enregistrer
me-devices = Appareils
me-devices-says = Chaque appareil d'ici a tes places à toutes les tables. Un appareil perdu peut être exclu.
me-device-unnamed = un appareil
me-device-this = celui-ci
me-device-seen = utilisé le { $day }
me-device-remove = Exclure
me-device-leave = Me déconnecter ici
me-device-removed = L'appareil est exclu.
me-code = Relier un appareil
me-code-says = Sur l'autre appareil, scanne ceci, ou ouvre Mes parties et tape les mots. Ils servent une seule fois, pendant { $minutes } minutes. Ne les montre à personne d'autre : qui les a, a tes places.
me-code-qr = Image du lien pour l'autre appareil
me-code-words = Mots pour l'autre appareil
me-data = Ce qui est gardé
me-data-says = Le serveur garde ton nom, ta figurine, une étiquette et un jour pour chaque appareil, les tables où tu as joué et ce que tes parties y ont donné. Ton navigateur a une clé dans un cookie ; le serveur n'en a qu'une empreinte. Ton nom et tes coups aux tables font partie de ces parties, avec ou sans cela.
me-export = Tout télécharger
me-delete = Me supprimer ici
me-delete-says = Ton nom, tes appareils, ta liste et tes résultats sont supprimés aussitôt et pour de bon, et tu abandonnes ta place dans les parties en cours. Les parties restent telles que les autres les connaissent.
me-delete-yes = Supprimer pour de bon
me-delete-no = Tout garder
me-deleted = Tout est supprimé.
