"""The server's own key (VAPID, RFC 8292): by it push services know who sends."""

import json
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from sabot.core.errors import SabotError
from sabot.server.push.encryption import encoded, public_point

VALID_S: Final = 12 * 3600


class VapidKey:
    """A key, and who may be asked about what is sent with it."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self.key = key
        self.contact = contact
        self.public = encoded(public_point(key))

    def authorization(self, endpoint: str) -> str:
        """The header for a push service."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID_S,
            "sub": self.contact,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join(encoded(json.dumps(part).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signature}, k={self.public}"


def kept_key(path: Path) -> ec.EllipticCurvePrivateKey:
    """The key in a file; made when there is none, and readable by its owner only."""
    try:
        make_key(path)
    except OSError as reason:
        raise SabotError(f"no key for Web Push can be kept at {path}: {reason.strerror}") from None
    try:
        key = load_pem_private_key(path.read_bytes(), None)
    except (OSError, ValueError):
        key = None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != "secp256r1":
        raise SabotError(f"{path} holds no key for Web Push; expected P-256 as PEM")
    return key


def make_key(path: Path) -> None:
    """Make a key and keep it in a file, if there is none."""
    if path.exists():
        return
    with suppress(FileExistsError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        made = ec.generate_private_key(ec.SECP256R1()).private_bytes(
            Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()
        )
        beside = path.with_name(f"{path.name}.{os.getpid()}")
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(made)
            os.link(beside, path)  # another process finds no half of it, and replaces none
        finally:
            beside.unlink()
