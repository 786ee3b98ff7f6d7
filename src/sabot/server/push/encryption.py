"""What is pushed, encrypted for one browser (RFC 8291), so that its push service can't read it."""

import base64
import os
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
RECORD_SIZE: Final = 4096
# All that is pushed is padded to this, so that no length tells anything.
PADDED_TO: Final = 512
END: Final = b"\x02"


class BadKeys(ValueError):
    """These are no keys of a browser's subscription."""


class Browser:
    """The keys of a browser's subscription; what can't be any are BadKeys."""

    def __init__(self, p256dh: str, auth: str) -> None:
        try:
            self.point, self.auth = decoded(p256dh), decoded(auth)
            self.key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), self.point)
        except ValueError as reason:
            raise BadKeys from reason
        if len(self.point) != POINT_BYTES or len(self.auth) != AUTH_BYTES:
            raise BadKeys


def encrypted(
    text: bytes,
    browser: Browser,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    padded_to: int = PADDED_TO,
) -> bytes:
    """The body of a push message. Key and salt are new each time, but for a test."""
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    point = public_point(own)
    shared = own.exchange(ec.ECDH(), browser.key)
    secret = derived(browser.auth, shared, b"WebPush: info\0" + browser.point + point, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    if padded_to and len(text) >= padded_to:
        raise ValueError("this is too long to be pushed")
    padded = (text + END).ljust(padded_to, b"\0")
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, padded, None)


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """Key material by HKDF."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def public_point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public key as browsers have it."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def decoded(text: str) -> bytes:
    """Bytes from URL-safe base64 with or without padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(content: bytes) -> str:
    """URL-safe base64 without padding."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()
