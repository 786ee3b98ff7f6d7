# La première partie de Sabotage. { $b } joue contre toi.

lesson-sabotage-roof = Chacun a un toit de neuf cases, de A à I. Tu construis des tubes sur le tien. Trois cartes d'une même couleur sur une ligne, diagonales comprises, valent 2 points.
lesson-sabotage-letter = À chaque tour tu pioches une carte et en joues une. Une lettre va sur sa case. Ton A rouge y est déjà : pose le B rouge sur ton toit.
lesson-sabotage-letter-done = Deux cartes rouges côte à côte. { $b } collectionne le bleu.
lesson-sabotage-line = Un X va sur n'importe quelle case vide de ton toit. Complète la ligne du haut : pose le X rouge sur C.
lesson-sabotage-line-done = Une ligne rouge : 2 points. Le nombre à côté d'une ligne dit ce qu'elle vaut.
lesson-sabotage-block = { $b } a du bleu sur B et C et veut A. Devance ce plan : pose ton A orange sur le toit de { $b }.
lesson-sabotage-block-done = Aucun autre A ne peut y venir. Mais { $b } te fait la même chose : un G bleu est sur ton toit.
lesson-sabotage-column = Continue par la colonne de gauche : pose le D rouge sur ton toit.
lesson-sabotage-column-done = A et D sont rouges. Seul le G bleu gêne.
lesson-sabotage-wrench = Une clé à molette va sur n'importe quelle case de ton toit, même occupée : la carte qui y était est défaussée. Pose-la sur G.
lesson-sabotage-wrench-done = La colonne est rouge : encore 2 points. { $b } a maintenant du bleu sur C et F : avec le I lilas, cela fait une ligne.
lesson-sabotage-sabotage = Bleu et lilas sont proches, rouge et orange aussi : une ligne de couleurs proches vaut 1 point. Enlève-le à { $b } : joue « Sabotage », la bombe, sur F.
lesson-sabotage-sabotage-done = La ligne a disparu. « Démontage » fait de même sur ton propre toit, avec une carte qui te gêne.
lesson-sabotage-kin = Sers-toi aussi des couleurs proches : pose le E orange entre tes cartes rouges en C et en G.
lesson-sabotage-kin-done = Rouge, orange, rouge : 1 point. Ton toit vaut 5.
lesson-sabotage-stop = À partir de 5 points tu peux finir la manche, avant de piocher. Cela te coûte 1 point, mais { $b } n'ira pas plus loin. Finis-la.
lesson-sabotage-stop-done = La manche est finie : chacun compte ce que vaut son toit.
lesson-sabotage-score = Les points au-delà de 5 comptent double, il peut donc valoir la peine de continuer. Après quatre manches, le plus grand total gagne. Tu sais tout ce qu'il faut pour jouer.

lesson-sabotage-wrong-own-roof = C'est le toit de { $b }. Pose le B rouge sur le tien.
lesson-sabotage-wrong-keep = Tu auras besoin de cette carte. Elle est de retour dans ta main.
lesson-sabotage-wrong-same-line = Il va là, mais c'est sur C qu'il complète une ligne.
lesson-sabotage-wrong-their-line = Cela ne gêne pas { $b }. Il manque A à la ligne du haut.
lesson-sabotage-wrong-red = Ta colonne veut du rouge, sur ton propre toit.
lesson-sabotage-wrong-the-blue-one = Là, elle gâcherait une bonne carte. Pose-la sur le G bleu.
lesson-sabotage-wrong-not-yours = C'est ton propre toit. Joue-la sur le toit de { $b }.
lesson-sabotage-wrong-their-column = La ligne C, F, I resterait comme elle est. Joue-la sur F.
lesson-sabotage-wrong-go-on = Continuer est permis aussi : c'est là tout le sel. Mais cette fois, finis la manche.
