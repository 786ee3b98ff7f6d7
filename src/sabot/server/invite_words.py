"""The words of invitation codes.

One list for all languages: whoever reads a code out and whoever types it may not have the same one.
So each word is known, and written alike but for accents, in English, French, Italian and German:
things that everybody calls by the same name, and names of places. No word begins with another, and
none has a twin by sound.
"""

from typing import Final

TEXT: Final = """
    aikido alaska album angola anorak aquarium arena arizona atlas badminton bagel baguette
    bahamas bali banjo berlin bikini bingo blues bolero bongo bonus boomerang boston botswana
    bowling bravo brisbane broadway broccoli brooklyn brunch bruschetta bulldog burger burrito
    cactus camembert campus canada casino cello chef chicago chili cobra confetti congo couscous
    croissant cuba curling curry dakar dallas delta denver diesel dingo disco domino drama
    ecuador espresso etna euro everest fiesta flamenco florida forum gala ghana gnocchi golf
    gospel graffiti guacamole guatemala guru haiti hawaii hobby hockey hollywood honduras hotel
    houston husky indiana iran jackpot jaguar jazz jeans jeep jogging judo kansas karaoke karate
    kayak kebab kenya ketchup kilimanjaro kilo kimono kiwi koala kyoto laos lasagne laser lima
    logo lotto madrid malta mambo mandala manhattan mantra maracas margarita martini memphis
    menu metro miami mikado mojito montana mozzarella muffin nacho nepal nevada nicaragua ninja
    nirvana nylon okapi oman omelette ontario oregon origami orlando osaka oslo ottawa paella
    panama panda paprika parka pasta patio peru pesto piano pizza polo poncho popcorn porto puma
    punk pyjama qatar quiz radar radio rafting ravioli reggae risotto robot rodeo rugby rumba
    safari samba samoa sandwich sauna shampoo slalom snowboard sofa solo sombrero sonar soprano
    spaghetti spray squash steak sudan sudoku surf sushi sydney taco tandem tango tapas taxi
    techno tempo tennis texas tibet tiramisu toast tofu togo torero toronto tortilla totem tram
    tsunami turban uganda ukulele ultra veto video vietnam villa virus vodka volleyball weekend
    whisky yeti yoga zombie zoo
"""
WORDS: Final[tuple[str, ...]] = tuple(TEXT.split())
