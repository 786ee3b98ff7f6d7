"""What is pushed is encrypted as RFC 8291 has it, signed, and kept by a key of the server's own."""

from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from sabot.core.errors import SabotError
from sabot.server.push.encryption import BadKeys, Browser, decoded, encoded, encrypted
from sabot.server.push.vapid import VapidKey, kept_key
from tests.server.push.service import BrowserKeys, claims_of

# The example of RFC 8291, section 5.
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
    "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
    "lcy4a-fN"
)


def test_the_example_of_the_rfc() -> None:
    own = ec.derive_private_key(int.from_bytes(decoded(SENDER), "big"), ec.SECP256R1())
    text = b"When I grow up, I want to be a watermelon"
    assert encoded(encrypted(text, Browser(POINT, AUTH), own, decoded(SALT), 0)) == BODY


def test_no_length_tells_anything() -> None:
    keys = BrowserKeys()
    browser = Browser(keys.p256dh, keys.auth)
    bodies = [encrypted(b'{"n":"%s"}' % (b"x" * length), browser) for length in (0, 1, 400)]
    assert len({len(body) for body in bodies}) == 1
    assert keys.read(bodies[1]) == {"n": "x"}
    with pytest.raises(ValueError, match="too long"):
        encrypted(b"x" * 512, browser)


@pytest.mark.parametrize(("point", "auth"), [("", AUTH), (POINT, "AAAA"), ("A" * 87, AUTH)])
def test_keys_that_are_none(point: str, auth: str) -> None:
    with pytest.raises(BadKeys):
        Browser(point, auth)


def test_the_key_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "data" / "push-key.pem"
    first, again = (VapidKey(kept_key(path), "mailto:a@example.org") for _ in range(2))
    assert first.public == again.public
    assert path.stat().st_mode & 0o777 == 0o600
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    claims = claims_of(first.authorization("https://push.example.org/x/y"), first.public)
    assert (claims["aud"], claims["sub"]) == ("https://push.example.org", "mailto:a@example.org")
    path.write_text("no key")
    with pytest.raises(SabotError, match="holds no key"):
        kept_key(path)
