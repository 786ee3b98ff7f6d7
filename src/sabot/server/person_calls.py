"""The calls for who comes back: to be known, to link and revoke devices, to take or delete all."""

import secrets
from contextlib import suppress
from typing import Final

from starlette.requests import Request

from sabot.core.errors import SabotError
from sabot.server.credentials import (
    cookie_secrets,
    cookie_with,
    known_secret,
    new_secret,
    person_with,
)
from sabot.server.errors import Rejected, TooFast
from sabot.server.invite_codes import LONGEST, letters
from sabot.server.invite_words import WORDS
from sabot.server.limits import Cost
from sabot.server.persons.identity import hash_of_code, hash_of_key, key_in
from sabot.server.persons.my_games import looked_at, my_games, not_counted
from sabot.server.persons.person_store import KeptKey, KnownPerson
from sabot.server.responses import Answer
from sabot.server.running_server import RunningServer, address_of
from sabot.table.refusals import Refused
from sabot.table.text_checks import LONGEST_NAME, tidy
from sabot.wire.person import (
    MOST_BROUGHT,
    Device,
    DeviceNamed,
    LinkCode,
    LinkedDevice,
    NewPerson,
    NoDetails,
    Person,
    PersonExport,
    PersonNames,
    WhoIAm,
)

# One word more than an invitation has: these codes lead to a person. There are 2^39 of them.
CODE_WORDS: Final = 5
CODE_S: Final = 600
LONGEST_DEVICE: Final = 40
ID_LETTERS: Final = 16


async def who_i_am(serving: RunningServer, request: Request) -> Answer:
    """The person whose browser asks, if it is known."""
    person = await serving.persons.asking(request)
    return Answer(WhoIAm(None if person is None else await as_known(serving, request, person)))


async def become_known(serving: RunningServer, request: Request, wished: NewPerson) -> Answer:
    """Make a person of this browser, who from now on has its seats at these tables."""
    if await serving.persons.asking(request) is not None:
        raise Rejected("is-person")
    key, now = new_secret(), serving.persons.now()
    name = checked_name(wished.name)
    person = await serving.persons.store.add(
        name, wished.figure, hash_of_key(key), device_name(wished.device), now
    )
    left = await brought(serving, request, person, wished.tables[:MOST_BROUGHT])
    device = Device(
        id=device_id(hash_of_key(key)),
        name=device_name(wished.device),
        created=now,
        seen=now,
        this=True,
    )
    known = Person(name=name, figure=wished.figure, created=now, devices=(device,))
    return Answer(WhoIAm(known), status=201, cookie=left, person_key=key)


async def brought(
    serving: RunningServer, request: Request, person: str, tables: tuple[str, ...]
) -> str:
    """Let a person have the seats of this browser; what its cookie still has to hold.

    A seat that a person has is not kept in the browser too: a revoked device would still have it.
    """
    left, address = cookie_secrets(request), address_of(request)
    for table_id in dict.fromkeys(tables) if left else ():
        # What can't be done now is left as it is: the browser keeps its secret of the table.
        if not serving.services.budgets.take(address, Cost.CALL):
            break
        with suppress(SabotError):
            secret = await one_brought(serving, person, table_id, left)
            left = [each for each in left if each != secret]
    return cookie_with(left[0], left[1:]) if left else ""


async def one_brought(
    serving: RunningServer, person: str, table_id: str, held: list[str]
) -> str | None:
    """Let a person have a seat that one of these secrets holds; the secret, if one does."""
    room = await serving.rooms.room(table_id)
    secret = None if room is None else known_secret(room.table, held)
    here = None if room is None or secret is None else person_with(room.table, secret)
    if room is None or here is None:
        return None
    if await serving.persons.store.person_at(room.table.id, here) is not None:
        return None
    await serving.persons.store.sit(person, room.table.id, here, room.table.at)
    return secret


async def rename(serving: RunningServer, request: Request, wished: PersonNames) -> Answer:
    """Another name and figure."""
    person = await serving.persons.needed(request)
    await serving.persons.store.rename(person.id, checked_name(wished.name), wished.figure)
    return await who_i_am(serving, request)


async def link_code(serving: RunningServer, request: Request, _: NoDetails) -> Answer:
    """Words that link another browser, in place of earlier ones."""
    person = await serving.persons.needed(request)
    words = tuple(secrets.choice(WORDS) for _ in range(CODE_WORDS))
    now = serving.persons.now()
    code = hash_of_code("".join(words))
    await serving.persons.store.add_code(person.id, code, now + CODE_S * 1000, now)
    return Answer(LinkCode(words=words, seconds=CODE_S))


async def link(serving: RunningServer, request: Request, linked: LinkedDevice) -> Answer:
    """Make this browser one of a person's devices, by a code. Few can be tried."""
    persons, address = serving.persons, address_of(request)
    if not persons.tries.take(address):
        raise TooFast(persons.tries.wait(address))
    if await persons.asking(request) is not None:
        raise Rejected("is-person")
    key, code = new_secret(), letters(linked.code[:LONGEST])
    key_hash, device = hash_of_key(key), device_name(linked.device)
    if not await persons.store.use_code(hash_of_code(code), key_hash, device, persons.now()):
        raise Rejected("bad-link")
    person = await persons.store.known(key_hash)
    if person is None:
        raise Rejected("bad-link")
    known = await as_known(serving, request, person, key_hash)
    return Answer(WhoIAm(known), person_key=key)


async def revoke(serving: RunningServer, request: Request, named: DeviceNamed) -> Answer:
    """Take a device from the person; one's own is signed out."""
    person, own = await serving.persons.needed(request), own_hash(request)
    keys = await serving.persons.store.keys(person.id)
    wanted = next((key for key in keys if device_id(key.key_hash) == named.device), None)
    if wanted is None:
        raise Rejected("no-device")
    if len(keys) == 1:
        raise Rejected("last-device")
    await serving.persons.store.revoke(person.id, wanted.key_hash)
    serving.persons.devices.revoked([wanted.key_hash])
    if wanted.key_hash == own:
        return Answer(WhoIAm(None), person_key="")
    return await who_i_am(serving, request)


async def delete(serving: RunningServer, request: Request, _: NoDetails) -> Answer:
    """Delete the person. The games that they have played stay as others know them."""
    person = await serving.persons.needed(request)
    keys = await serving.persons.store.keys(person.id)
    await serving.persons.store.delete(person.id)
    serving.persons.devices.revoked([key.key_hash for key in keys])
    return Answer(WhoIAm(None), person_key="")


async def export(serving: RunningServer, request: Request) -> Answer:
    """All that is kept of the person, beside the logs of tables."""
    person = await serving.persons.needed(request)
    seats = await serving.persons.store.seats(person.id)
    return Answer(
        PersonExport(
            person=await as_known(serving, request, person),
            tables=looked_at(seats),
            not_counted=not_counted(seats),
        )
    )


async def games(serving: RunningServer, request: Request) -> Answer:
    """A page of the person's tables, and what their games came to."""
    person = await serving.persons.needed(request)
    after = request.query_params.get("after", "0")
    return Answer(await my_games(serving, address_of(request), person.id, page_start(after)))


def page_start(text: str) -> int:
    """Where a page of tables begins."""
    if not (text.isascii() and text.isdigit()) or len(text) > len("500"):
        raise Rejected("bad-call", detail="a page begins with a whole number")
    return int(text)


async def as_known(
    serving: RunningServer, request: Request, person: KnownPerson, own: str | None = None
) -> Person:
    """A person as they know themselves."""
    this = own_hash(request) if own is None else own
    keys = await serving.persons.store.keys(person.id)
    return Person(
        name=person.name,
        figure=person.figure,
        created=person.created,
        devices=tuple(as_device(key, this) for key in keys),
    )


def as_device(key: KeptKey, own: str) -> Device:
    """A device as its person knows it."""
    return Device(
        id=device_id(key.key_hash),
        name=key.device,
        created=key.created,
        seen=key.seen,
        this=key.key_hash == own,
    )


def own_hash(request: Request) -> str:
    """The hash of the key by which a request comes."""
    return hash_of_key(key_in(request) or "")


def device_id(key_hash: str) -> str:
    """By what a person names one of their devices; it opens nothing."""
    return key_hash[:ID_LETTERS]


def checked_name(wished: str) -> str:
    """The name, if somebody can have it; each table makes it one of its own."""
    name = tidy(wished)
    if not name or len(name) > LONGEST_NAME:
        raise Refused("bad-name", longest=LONGEST_NAME)
    return name


def device_name(wished: str) -> str:
    """What a device is called, as far as it can be shown."""
    return (tidy(wished[: 4 * LONGEST_DEVICE]) or "")[:LONGEST_DEVICE]
