# The table while a game is played.

door-name = Dein Name
door-enter = Eintreten
board = Spielfeld
your-hand = Deine Hand
players = Spieler
log = Verlauf
you = Du
seat-bot = ein Bot
seat-away = ein Bot spielt für sie
only-you-know = Das weißt nur du.
my-role = Meine Rolle
hold-to-see = halten zum Ansehen · Leertaste
to-lobby = Zu den Spielen
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
