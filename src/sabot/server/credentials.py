"""Credentials: a secret of 128 bits for each table, in a cookie or as a bearer token, hashed.

A secret is always one that the server has just made: whoever plants a cookie in somebody's
browser does not learn who they are. So the cookie holds one for each table, the newest first.
"""

import asyncio
import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable
from typing import Final

from starlette.requests import HTTPConnection

from sabot.server.store.log import StoreDown
from sabot.table.table import Table

COOKIE: Final = "sabot"
# By HTTPS: browsers take it from this very host only, not from others of its domain.
HOST_COOKIE: Final = "__Host-sabot"
# A cookie has room for 4 KiB; the secret of the table not entered for longest is dropped.
MOST_SECRETS: Final = 150
BETWEEN: Final = "."
SECRET_BYTES: Final = 16
# Only what `new_secret` can have made is one: nobody holds a seat by a word that can be guessed.
SECRET_FORM: Final = re.compile(r"[\w-]{22}", re.ASCII)
# Where a request keeps which of the people at its table somebody known is, once that is asked.
NUMBER_HERE: Final = "sabot.number_here"
PIN_COST: Final = 2**13
LONGEST_PIN: Final = 32


def new_secret() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(SECRET_BYTES)


def secrets_of(connection: HTTPConnection) -> list[str]:
    """The secrets that a request carries: the bearer token, or else those in the cookies."""
    token = token_of(connection)
    return cookie_secrets(connection) if token is None else [token]


def cookie_secrets(connection: HTTPConnection) -> list[str]:
    """The secrets in the cookies: those by HTTPS first, then those of before."""
    texts = (connection.cookies.get(name, "") for name in (HOST_COOKIE, COOKIE))
    found = [each for text in texts for each in text.split(BETWEEN) if well_formed(each)]
    return list(dict.fromkeys(found))[:MOST_SECRETS]


def cookie_with(secret: str, others: Iterable[str]) -> str:
    """The content of a cookie with this secret before others."""
    return BETWEEN.join(list(dict.fromkeys([secret, *others]))[:MOST_SECRETS])


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


def person_with(table: Table, secret: str) -> int | None:
    """The person at the table with this secret; compared in constant time."""
    key = key_of(secret, table.id)
    found = None
    for person in table.present():
        if hmac.compare_digest(person.key, key):
            found = person.number
    return found


def known_secret(table: Table, given: Iterable[str]) -> str | None:
    """The first of these secrets that somebody at the table has."""
    kept = {person.key for person in table.present()}
    return next((secret for secret in given if key_of(secret, table.id) in kept), None)


def person_of(table: Table, connection: HTTPConnection) -> int | None:
    """The person at the table who makes a request, by a secret of this table or by who they are."""
    secret = known_secret(table, secrets_of(connection))
    return recognised(table, connection) if secret is None else person_with(table, secret)


def claims_a_place(connection: HTTPConnection) -> bool:
    """Whether a request has a secret, or comes from somebody whom the store knows at its table."""
    return bool(secrets_of(connection)) or connection.scope.get(NUMBER_HERE) is not None


def recognised(table: Table, connection: HTTPConnection) -> int | None:
    """The person at the table whose browser is known to be that of somebody who sits here."""
    number = connection.scope.get(NUMBER_HERE)
    if isinstance(number, StoreDown):
        raise number
    return None if number is None or table.person(number) is None else number


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
