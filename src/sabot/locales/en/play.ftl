# The table while a game is played.

door-name = Your name
door-enter = Come in
board = Board
your-hand = Your hand
players = Players
log = Log
you = You
seat-bot = a bot
seat-away = a bot plays for them
only-you-know = Only you know this.
my-role = My role
hold-to-see = hold to see · Space
to-lobby = To the games
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
