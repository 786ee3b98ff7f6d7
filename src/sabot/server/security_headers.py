"""Headers that keep pages from doing what they have no business doing."""

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)

HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
)
# Scripts and styles are no pages: the rest would mean nothing, and weighs as much as a small one.
PART_HEADERS: Final = tuple(
    header
    for header in HEADERS
    if header[0] in {b"cross-origin-resource-policy", b"x-content-type-options"}
)
PARTS: Final = "/assets/"
OK: Final = 200
NO_STORE: Final = (b"cache-control", b"no-store")
ONLY_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")


class SafeHeaders:
    """Adds the headers to every HTTP answer; to parts of a page, those that mean something there.

    An answer of the API is not stored, unless the call says how long it may be kept.
    """

    def __init__(self, app: ASGIApp, *, secure: bool) -> None:
        self.app = app
        always = [ONLY_HTTPS] if secure else []
        self.headers: list[tuple[bytes, bytes]] = [*HEADERS, *always]
        self.part_headers: list[tuple[bytes, bytes]] = [*PART_HEADERS, *always]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add headers to its answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path = str(scope["path"])
        page = not path.startswith("/api/")

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = message.setdefault("headers", [])
                kept = page or any(name == NO_STORE[0] for name, _ in given)
                part = path.startswith(PARTS) and message["status"] == OK
                added = self.part_headers if part else self.headers
                message["headers"] = [*given, *added, *([] if kept else [NO_STORE])]
            await send(message)

        await self.app(scope, receive, send_safely)
