"""docs/fairness.md: its vectors and lists are ours, and its verifier finds what it should."""

import hashlib
import hmac
import re
import subprocess
import sys
from pathlib import Path

import pytest

from sabot.games.registry import game_of_options
from sabot.table.fairness import commitment, mixed_seed
from sabot.table.record import format_record
from sabot.table.shuffle import FairShuffle
from tests.table.fair_games import fair_game

DOCS = (Path(__file__).parent.parent / "docs" / "fairness.md").read_text(encoding="utf-8")
LISTS = re.findall(r"```text\n(.*?)```", DOCS, re.DOTALL)
(VERIFIER,) = re.findall(r"```python\n(.*?)```", DOCS, re.DOTALL)
SEED = bytes(32)
WORDS = ("sesame", "", "Zoë")
DEALS = re.findall(r"^\| `(\w+\(.*\))` \| `(.*)` \| `(\w{64})` \|$", DOCS, re.MULTILINE)


def vector(name: str) -> str:
    (found,) = re.findall(rf"^\| {name} \| `(.*)` \|$", DOCS, re.MULTILINE)
    return str(found)


def permutation(seed: bytes, number: int) -> str:
    return " ".join(map(str, FairShuffle(seed, number).permutation(10)))


def table_row(name: str) -> list[int]:
    (found,) = re.findall(rf"^\| {name} \| (.*) \|$", DOCS, re.MULTILINE)
    return [int(cell) for cell in str(found).split(" | ")]


# Vectors.


def test_commitment_and_mixing_have_the_vectors_of_the_docs() -> None:
    mixed = mixed_seed(SEED, WORDS)
    assert commitment(SEED) == vector("commitment")
    assert mixed.hex() == vector("mixed")
    first = hmac.digest(mixed, b"sabot-deal-1/1/0", hashlib.sha256)
    assert first.hex() == vector("first 32 bytes of the stream of round 1")


def test_permutations_have_the_vectors_of_the_docs() -> None:
    mixed = mixed_seed(SEED, WORDS)
    assert permutation(mixed, 1) == vector("first permutation of 10 in round 1")
    assert permutation(mixed, 2) == vector("first permutation of 10 in round 2")
    unmixed = "first permutation of 10 in round 1 of the seed itself, not mixed"
    assert permutation(SEED, 1) == vector(unmixed)


def test_every_game_has_a_vector() -> None:
    assert [text.split("(")[0] for text, _, _ in DEALS] == [
        "saboteur", "saboteur2", "sabotage", "seven_seals",
    ]  # fmt: skip


@pytest.mark.parametrize(("text", "hand", "digest"), DEALS)
def test_deals_have_the_vectors_of_the_docs(text: str, hand: str, digest: str) -> None:
    game = game_of_options(text)
    options = game.parse_options(text)
    words = WORDS + ("",) * (options.players - len(WORDS))
    shuffle = FairShuffle(mixed_seed(SEED, words), 1)
    lines = game.format_deal(game.draw_deal(game.new(options), shuffle))
    assert f"hand A: {hand}" in lines
    assert hashlib.sha256("\n".join(lines).encode()).hexdigest() == digest


# Lists: a shuffle that leaves all as it is shows what a deal begins with.


class Unshuffled:
    """Notes what is shuffled, and leaves it as it is."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def permutation(self, size: int) -> list[int]:
        self.sizes.append(size)
        return list(range(size))


def unshuffled(text: str) -> tuple[dict[str, list[str]], list[int]]:
    game = game_of_options(text)
    shuffle = Unshuffled()
    lines = game.format_deal(game.draw_deal(game.new(game.parse_options(text)), shuffle))
    return {line.partition(":")[0]: line.partition(":")[2].split() for line in lines}, shuffle.sizes


def cards_of(deal: dict[str, list[str]]) -> list[str]:
    return [
        card
        for name, cards in deal.items()
        if name in {"aside", "deck"} or name.startswith("hand ")
        for card in cards
    ]


def listed(text: str) -> list[str]:
    return [kind for kind, count in re.findall(r"(\S+) (\d+)", text) for _ in range(int(count))]


@pytest.mark.parametrize(
    ("name", "text", "size"), [("saboteur", LISTS[0], 67), ("saboteur2", LISTS[1], 118)]
)
def test_the_cards_lie_as_listed_before_they_are_shuffled(name: str, text: str, size: int) -> None:
    deal, _ = unshuffled(name)
    assert cards_of(deal) == listed(text)
    assert len(listed(text)) == size
    assert deal["goals"] == ["treasure", "stone-SW", "stone-ES"]


@pytest.mark.parametrize("players", range(3, 11))
def test_roles_and_hands_of_saboteur_are_as_listed(players: int) -> None:
    deal, sizes = unshuffled(f"saboteur(players={players})")
    saboteurs, diggers = table_row("saboteurs")[players - 3], table_row("diggers")[players - 3]
    assert deal["roles"] == ["saboteur"] * saboteurs + ["digger"] * diggers
    assert deal["gold"] == ["1"] * 16 + ["2"] * 8 + ["3"] * 4
    assert len(deal["hand A"]) == (6 if players < 6 else 5 if players < 8 else 4)
    assert sizes == [players, 67, saboteurs + diggers, 3, 28]


def test_the_order_of_saboteur_2_is_as_listed() -> None:
    deal, sizes = unshuffled("saboteur2(players=4)")
    assert deal["roles"] == listed("green 4 blue 4 boss 1 profiteer 1 geologist 2 saboteur 3")
    assert sizes == [4, 118, 15, 3]


@pytest.mark.parametrize(("options", "dismantle"), [("", 8), (",fewer_dismantle=on", 4)])
def test_the_cards_of_sabotage_are_as_listed(options: str, dismantle: int) -> None:
    deal, sizes = unshuffled(f"sabotage(players=4{options})")
    colours = ("orange", "red", "blue", "lilac")
    pipes = [f"{face}-{colour}" for face in [*"ABCDEFGHIX", "wrench"] for colour in colours]
    cards = [card for card in pipes for _ in range(2)]
    assert cards_of(deal) == cards + ["sabotage"] * 8 + ["dismantle"] * dismantle
    assert len(deal["hand A"]) == 8
    assert sizes == [4, 96 + dismantle]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_cards_of_seven_seals_are_as_listed(players: int) -> None:
    deal, sizes = unshuffled(f"seven_seals(players={players})")
    assert cards_of(deal) == [f"{c}{value}" for c in "rygbv" for value in range(1, 3 * players + 1)]
    assert len(deal["hand A"]) == 15
    assert sizes == [players, 15 * players]


@pytest.mark.parametrize(
    "text",
    ["saboteur(starter=B)", "saboteur2(starter=B)", "sabotage(dealer=B)", "seven_seals(dealer=B)"],
)
def test_who_begins_is_not_drawn_if_the_options_say_it(text: str) -> None:
    deal, sizes = unshuffled(text)
    assert ["B"] in deal.values()
    assert sizes[0] == len(cards_of(deal))


# The verifier.


def verified(text: str, folder: Path) -> tuple[int, str]:
    program, record = folder / "verifier.py", folder / "game.txt"
    program.write_text(VERIFIER, encoding="utf-8")
    record.write_text(text, encoding="utf-8")
    # Isolated: neither our package nor anything else that is installed.
    done = subprocess.run(
        [sys.executable, "-I", "-S", program, record],
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    return done.returncode, done.stderr.strip()


@pytest.fixture(scope="module")
def game() -> str:
    text = format_record(fair_game("saboteur(players=3,rounds=4)", "sesame", "", "Zoë: hello"))
    assert text.count("\ngold: ") > 2
    return text


def test_the_verifier_has_at_most_thirty_lines() -> None:
    lines = [line for line in VERIFIER.splitlines() if line.strip()]
    assert len(lines) <= 30
    assert max(map(len, lines)) <= 100
    assert "sabot" not in re.findall(r"^(?:import|from) .*$", VERIFIER, re.MULTILINE)[0]


def test_the_verifier_accepts_a_fair_game(game: str, tmp_path: Path) -> None:
    assert verified(game, tmp_path) == (0, "")


@pytest.mark.parametrize("options", ["players=10,rounds=1", "players=7,rounds=1,starter=C"])
def test_the_verifier_accepts_other_tables(options: str, tmp_path: Path) -> None:
    text = format_record(fair_game(f"saboteur({options})"))
    assert verified(text, tmp_path) == (0, "")


@pytest.mark.parametrize("options", [text for text, _, _ in DEALS if "saboteur(" not in text])
def test_the_verifier_accuses_nobody_of_what_it_does_not_know(options: str, tmp_path: Path) -> None:
    text = format_record(fair_game(options))
    assert verified(text, tmp_path) == (1, "not Saboteur")


def test_the_verifier_leaves_out_what_was_dealt_elsewhere(game: str, tmp_path: Path) -> None:
    hand = next(line for line in game.splitlines() if line.startswith("hand B: "))
    cards = hand.removeprefix("hand B: ").split()
    other = game.replace(hand, f"hand B: {' '.join(swapped(cards))}")
    assert verified(other, tmp_path) == (1, "round 1 differs")
    branched = "branched: table old-table, game 1, step 3, rounds"
    for rounds, found in ((1, (0, "")), (0, (1, "round 1 differs"))):
        text = other.replace("commitment:", f"{branched} {rounds}\ncommitment:")
        assert verified(text, tmp_path) == found


@pytest.mark.parametrize("name", ["hand B", "deck", "roles", "goals", "gold"])
@pytest.mark.parametrize("which", [0, 1])
def test_the_verifier_finds_two_swapped_cards(
    game: str, tmp_path: Path, name: str, which: int
) -> None:
    lines = game.splitlines()
    at = [n for n, line in enumerate(lines) if line.startswith(f"{name}: ")][which]
    lines[at] = f"{name}: {' '.join(swapped(lines[at].removeprefix(f'{name}: ').split()))}"
    number = sum(line.startswith("round ") for line in lines[:at])
    assert verified("\n".join(lines), tmp_path) == (1, f"round {number} differs")


def swapped(cards: list[str]) -> list[str]:
    other = next(at for at, card in enumerate(cards) if card != cards[0])
    cards[0], cards[other] = cards[other], cards[0]
    return cards


def test_the_verifier_finds_a_card_too_many_in_a_hand(game: str, tmp_path: Path) -> None:
    # The cards together are in order; only where the hand ends is wrong.
    tampered = re.sub(
        r"^(hand C: .*)\n(deck:) (\S+)", r"\1 \3\n\2", game, count=1, flags=re.MULTILINE
    )
    assert tampered != game
    assert verified(tampered, tmp_path) == (1, "round 1 differs")


def test_the_verifier_finds_another_starter(game: str, tmp_path: Path) -> None:
    drawn = game[game.index("starter: ") + len("starter: ")]
    other = "B" if drawn == "A" else "A"
    tampered = game.replace(f"starter: {drawn}", f"starter: {other}", 1)
    assert verified(tampered, tmp_path) == (1, "round 1 differs")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("words A: sesame", "words A: sesam", "round 1 differs"),
        ("words A: sesame\n", "", "round 1 differs"),
        ("words C", "words B", "round 1 differs"),
        ("commitment: ", "commitment: 0", "the seed does not fit"),
    ],
)
def test_the_verifier_finds_other_words_and_commitments(
    game: str, tmp_path: Path, old: str, new: str, says: str
) -> None:
    assert game.count(old) == 1
    assert verified(game.replace(old, new), tmp_path) == (1, says)
