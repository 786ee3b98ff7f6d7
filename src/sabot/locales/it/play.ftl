# The table while a game is played.

door-name = Il tuo nome
door-enter = Entra
board = Tavolo
your-hand = La tua mano
players = Giocatori
log = Cronaca
you = Tu
seat-bot = un bot
seat-away = un bot gioca al suo posto
only-you-know = Lo sai solo tu.
my-role = Il mio ruolo
hold-to-see = tieni premuto · Spazio
to-lobby = Ai giochi
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
