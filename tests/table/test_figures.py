import msgspec
import pytest

from sabot.table.commands import AddBot, Leave, RemoveBot, Replace, Sit, Stand, Start
from sabot.table.figures import FIGURES
from sabot.table.seating_commands import enter
from sabot.table.view_builder import view_table
from sabot.wire.calls import Entrance
from tests.table.company import CONTEXT, Company


def figures(company: Company) -> list[int | None]:
    """The figures of the seats, as everybody sees them."""
    return [seat.figure for seat in view_table(company.table).seats]


def come(company: Company, name: str, figure: int | None) -> None:
    """Somebody comes in who has chosen a figure."""
    company.take(enter(company.table, CONTEXT, name, f"key of {name}", figure=figure))


def test_who_has_chosen_nothing_gets_the_figure_of_the_seat() -> None:
    company = Company()
    company.enter("Ada", "Ben")
    company.do(0, Sit(2))
    company.do(1, Sit(1))
    company.do(0, AddBot(0, "random"))
    assert figures(company) == [0, 1, 2]


def test_what_somebody_chose_is_theirs_wherever_they_sit() -> None:
    company = Company()
    come(company, "Ada", 7)
    assert figures(company) == [None, None, None]
    company.do(0, Sit(0))
    assert figures(company) == [7, None, None]
    company.do(0, Sit(2))
    assert figures(company) == [None, None, 7]
    company.do(0, Stand())
    assert figures(company) == [None, None, None]


def test_a_figure_that_somebody_has_is_followed_by_the_next_free_one() -> None:
    company = Company()
    for name in ("Ada", "Ben", "Cleo"):
        come(company, name, 11)
    for person, seat in ((1, 0), (0, 1), (2, 2)):
        company.do(person, Sit(seat))
    # Who sat down first keeps theirs; after the last comes the first.
    assert figures(company) == [11, 0, 1]


def test_a_bot_makes_way_for_who_chose_its_figure() -> None:
    company = Company()
    come(company, "Ada", None)
    company.do(0, Sit(0))
    company.do(0, AddBot(1, "random"))
    come(company, "Ben", 1)
    company.do(1, Sit(2))
    assert figures(company) == [0, 2, 1]


def test_a_bot_that_takes_over_keeps_the_figure_in_the_game() -> None:
    company = Company()
    for person, figure in enumerate((4, 9, 5)):
        come(company, f"Person {person}", figure)
        company.do(person, Sit(person))
    company.do(0, Start())
    company.do(1, Leave())
    company.do(0, Replace(2, "random"))
    assert figures(company) == [4, 9, 5]


def test_a_figure_is_free_again_when_its_seat_is() -> None:
    company = Company()
    come(company, "Ada", 3)
    company.do(0, Sit(0))
    company.do(0, AddBot(1, "random"))
    company.do(0, RemoveBot(1))
    come(company, "Ben", 3)
    company.do(0, Stand())
    company.do(1, Sit(1))
    assert figures(company) == [None, 3, None]


@pytest.mark.parametrize("figure", [-1, FIGURES, 1.5, "3", True])
def test_no_other_figure_comes_in(figure: object) -> None:
    body = msgspec.json.encode({"name": "Ada", "figure": figure})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(body, type=Entrance)
