"""Credentials: a secret of 128 bits, in a cookie or as a bearer token, hashed per table."""

import asyncio
import hashlib
import hmac
import re
import secrets
from typing import Final

from starlette.requests import HTTPConnection

from sabot.table.table import Table

COOKIE: Final = "sabot"
SECRET_BYTES: Final = 16
# Only what `new_secret` can have made is one: nobody holds a seat by a word that can be guessed.
SECRET_FORM: Final = re.compile(r"[\w-]{22}", re.ASCII)
PIN_COST: Final = 2**13
LONGEST_PIN: Final = 32


def new_secret() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(SECRET_BYTES)


def secret_of(connection: HTTPConnection) -> str | None:
    """The secret that a request carries: as a bearer token, or else in the cookie."""
    return token_of(connection) or well_formed(connection.cookies.get(COOKIE, ""))


def token_of(connection: HTTPConnection) -> str | None:
    """The bearer token of a request."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return well_formed(token.strip()) if scheme.lower() == "bearer" else None


def well_formed(secret: str) -> str | None:
    """The secret, if it can be one."""
    return secret if SECRET_FORM.fullmatch(secret) else None


def key_of(secret: str, table_id: str) -> str:
    """The hash of a secret that a table keeps; another one at each table."""
    return hashlib.sha256(f"sabot-key-1/{table_id}/{secret}".encode()).hexdigest()


def person_with(table: Table, secret: str | None) -> int | None:
    """The person at the table with this secret; compared in constant time."""
    if secret is None:
        return None
    key = key_of(secret, table.id)
    found = None
    for person in table.present():
        if hmac.compare_digest(person.key, key):
            found = person.number
    return found


async def hashed_pin(pin: str) -> str:
    """The hash of a PIN that a table keeps."""
    salt = secrets.token_hex(8)
    return f"{salt}${await asyncio.to_thread(stretched, pin, salt)}"


async def pin_fits(kept: str, pin: str) -> bool:
    """True if it is the table's PIN; compared in constant time."""
    salt, _, digest = kept.partition("$")
    return hmac.compare_digest(await asyncio.to_thread(stretched, pin, salt), digest)


def stretched(pin: str, salt: str) -> str:
    """The PIN, hashed so that trying many takes long."""
    return hashlib.scrypt(pin.encode(), salt=salt.encode(), n=PIN_COST, r=8, p=1, dklen=32).hex()
