"""At 200 % everything that is needed to play can be reached, and nothing covers anything."""

import pytest

from tests.browser.conftest import Somebody
from tests.browser.driver import Player, play
from tests.browser.tables import GAMES, SHORT, at, opened, start

# A window of 1440 × 900 at twice the size.
ZOOMED = {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2}
# The middle of everything that can be pressed is in the window once it is scrolled to, and is not
# under something else.
COVERED = """() => [...document.querySelectorAll("button, a[href], select, input, [role=button]")]
  .filter((each) => each.checkVisibility() && !each.disabled && !each.closest(".spoken, .skip"))
  .filter((each) => {
    each.scrollIntoView({ block: "center", inline: "center" });
    const box = each.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const there = document.elementFromPoint(x, y);
    return !there || !(each.contains(there) || there.contains(each) || there.closest("label")?.control === each);
  })
  .map((each) => each.getAttribute("aria-label") ?? each.innerText)"""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_at_twice_the_size(somebody: Somebody, game: str) -> None:
    page = somebody(**ZOOMED)
    at(page, opened(page, SHORT[game]))
    start(page)
    player = Player(page, 51)
    play([player], lambda _: player.moves > 4)
    play([player], lambda seen: bool(seen.choices) or seen.over)
    assert page.evaluate(COVERED) == []
