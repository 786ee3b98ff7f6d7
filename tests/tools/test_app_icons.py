"""The icons of the app are drawn from the mark."""

from tools.app_icons import ICONS, PUBLIC, icons


def test_the_icons_are_up_to_date() -> None:
    drawn = icons()
    assert {path.name for path in (PUBLIC / "icons").iterdir()} == set(drawn)
    for name, data in drawn.items():
        assert (PUBLIC / "icons" / name).read_bytes() == data, "run python -m tools.app_icons"
        assert int.from_bytes(data[16:20], "big") == ICONS[name][0]
