"""Tells browsers that it is their person's turn, which everybody at the table sees."""

import asyncio
import hashlib
from contextlib import suppress
from typing import Final

import httpcore
import msgspec

from sabot.locales import LANGUAGES, Words
from sabot.server.limits import Buckets
from sabot.server.logs import Trouble
from sabot.server.push.encryption import Browser, encrypted
from sabot.server.push.endpoints import PATIENCE_S, guarded_pool
from sabot.server.push.knock import Knock
from sabot.server.push.subscriptions import Subscription, Subscriptions, digest_of
from sabot.server.push.vapid import VapidKey
from sabot.server.store.log import StoreDown

# Knocks that wait; more are dropped, since a push service may be slow and nobody may fill memory.
MOST_WAITING: Final = 1000
SENDERS: Final = 4
# How long a push service keeps one for a browser that is not there.
KEPT_S: Final = 24 * 3600
GONE: Final = frozenset({404, 410})
AGAIN_S: Final = 60.0
# How often one browser is told at most, at once and then a second.
TOLD_BURST: Final = 10.0
TOLD_RATE: Final = 0.1


class Told(msgspec.Struct, frozen=True):
    """What a browser is told."""

    table: str
    title: str
    text: str


class Knocks:
    """The knocks of one process. Without a key nobody is told."""

    def __init__(
        self, subscriptions: Subscriptions, key: VapidKey | None, *, anywhere: bool = False
    ) -> None:
        self.subscriptions = subscriptions
        self.key = key
        self.anywhere = anywhere
        self.waiting: asyncio.Queue[Knock] = asyncio.Queue(MOST_WAITING)
        self.tasks: list[asyncio.Task[None]] = []
        self.told = Buckets(TOLD_RATE, TOLD_BURST)
        self.trouble = Trouble(AGAIN_S)

    def open(self) -> None:
        """Begin to send."""
        if self.key is not None:
            self.tasks = [asyncio.create_task(self.send_all(self.key)) for _ in range(SENDERS)]

    async def close(self) -> None:
        """Stop; what waits is dropped."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def knock(self, knock: Knock) -> None:
        """Tell somebody soon."""
        if self.key is not None:
            with suppress(asyncio.QueueFull):
                self.waiting.put_nowait(knock)

    async def send_all(self, key: VapidKey) -> None:
        """Send what waits, again and again."""
        async with guarded_pool(anywhere=self.anywhere) as pool:
            while True:
                knock = await self.waiting.get()
                try:
                    for browser in await self.subscriptions.of(knock.table, knock.person):
                        await self.send(pool, key, knock, browser)
                except StoreDown:  # it is logged where it happens
                    continue

    async def send(
        self,
        pool: httpcore.AsyncConnectionPool,
        key: VapidKey,
        knock: Knock,
        browser: Subscription,
    ) -> None:
        """Send one message; forget a browser that is gone."""
        if not self.told.take(digest_of(browser.endpoint)):
            return
        try:
            async with asyncio.timeout(PATIENCE_S):
                status = await posted(pool, key, knock, browser)
        except Exception as reason:  # noqa: BLE001  # whatever a stranger's service brings about
            self.trouble.warn("a push failed", reason=type(reason).__name__)
            return
        if status in GONE:
            await self.subscriptions.gone(browser.endpoint)


async def posted(
    pool: httpcore.AsyncConnectionPool, key: VapidKey, knock: Knock, browser: Subscription
) -> int:
    """The status that a push service answers with; what else it says is not read."""
    headers: dict[str | bytes, str | bytes] = {
        "Authorization": key.authorization(browser.endpoint),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_S),
        "Topic": hashlib.sha256(f"sabot-topic/{knock.table}".encode()).hexdigest()[:32],
        "Urgency": "normal",
    }
    body = encrypted(message(knock, browser.language), Browser(browser.p256dh, browser.auth))
    limits = dict.fromkeys(("connect", "read", "write", "pool"), PATIENCE_S)
    async with pool.stream(
        "POST", browser.endpoint, headers=headers, content=body, extensions={"timeout": limits}
    ) as response:
        return int(response.status)


def message(knock: Knock, language: str) -> bytes:
    """What a browser is told, in its language."""
    words = Words(language if language in LANGUAGES else LANGUAGES[0])
    text = words("push-reminder" if knock.reminder else "push-your-turn")
    return msgspec.json.encode(Told(knock.table, knock.title, text))
