"""A push service of our own on loopback, and a browser that can read what comes there."""

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from sabot.server.push.encryption import decoded, encoded, public_point


class Delivery(NamedTuple):
    """A message as the service got it."""

    path: str
    headers: dict[str, str]
    body: bytes


class Service:
    """Keeps what it gets. `status` is what it answers."""

    def __init__(self) -> None:
        self.got: list[Delivery] = []
        self.status = "201 Created"
        self.port = 0

    def endpoint(self, name: str) -> str:
        return f"http://127.0.0.1:{self.port}/{name}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            request, *lines = head.strip().split("\r\n")
            headers = {name.lower(): text for name, text in (line.split(": ", 1) for line in lines)}
            body = await reader.readexactly(int(headers["content-length"]))
            self.got.append(Delivery(request.split()[1], headers, body))
            writer.write(f"HTTP/1.1 {self.status}\r\nContent-Length: 0\r\n\r\n".encode())
            await writer.drain()
        finally:
            writer.close()


@asynccontextmanager
async def push_service() -> AsyncGenerator[Service]:
    service = Service()
    async with await asyncio.start_server(service.serve, "127.0.0.1", 0) as server:
        service.port = server.sockets[0].getsockname()[1]
        yield service


class BrowserKeys:
    """The keys of a browser's subscription: it reads by the text of the RFCs, not by our code."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen bytes ..."[:16]
        self.point = public_point(self.key)
        self.p256dh, self.auth = encoded(self.point), encoded(self.secret)

    def read(self, body: bytes) -> Any:
        salt, length = body[:16], body[20]
        sender = body[21 : 21 + length]
        peer = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), peer)
        info = b"WebPush: info\x00" + self.point + sender
        material = HKDF(hashes.SHA256(), 32, self.secret, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(material)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(material)
        text = AESGCM(key).decrypt(nonce, body[21 + length :], None).rstrip(b"\x00")
        assert text.endswith(b"\x02")
        return json.loads(text[:-1])


def claims_of(authorization: str, public: str) -> Any:
    """What a VAPID header claims; its signature must be that of the key."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public)
    text, _, signature = parts["t"].rpartition(".")
    r, s = decoded(signature)[:32], decoded(signature)[32:]
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    der = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    key.verify(der, text.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(decoded(text.split(".")[1]))
