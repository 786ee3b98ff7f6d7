# The table while a game is played.

door-name = Votre nom
door-enter = Entrer
board = Plateau
your-hand = Votre main
players = Joueurs
log = Journal
you = Vous
seat-bot = un robot
seat-away = un robot joue à sa place
only-you-know = Vous seul le savez.
my-role = Mon rôle
hold-to-see = maintenir pour voir · Espace
to-lobby = Vers les jeux
bot-name-0 = Ada
bot-name-1 = Bruno
bot-name-2 = Carla
bot-name-3 = Dario
bot-name-4 = Emil
bot-name-5 = Fina
bot-name-6 = Gus
bot-name-7 = Hana
bot-name-8 = Ivo
bot-name-9 = Juna
bot-name-10 = Kim
bot-name-11 = Leo
