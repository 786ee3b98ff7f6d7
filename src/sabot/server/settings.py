"""How a server is run: what its flags and the environment say."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from sabot.core.errors import SabotError


@dataclass(frozen=True)
class ServerSettings:
    """Everything that an operator may set.

    `base_url` is the address that people use, where a proxy makes it another than the server's
    own. `trusted_proxies` are the addresses whose word on the client's address is taken.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    base_url: str = ""
    trusted_proxies: str = ""
    log_format: str = "text"
    log_level: str = "info"
    metrics: bool = True
    connections: int = 10_000
    connections_each: int = 200
    command_rate: float = 20.0
    command_burst: float = 60.0
    call_rate: float = 5.0
    call_burst: float = 60.0
    drain_seconds: int = 10

    def address(self) -> str:
        """The address that people use."""
        if self.base_url:
            return self.base_url.rstrip("/")
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    def secure(self) -> bool:
        """Whether people come by HTTPS, so that cookies are for HTTPS only."""
        return self.address().startswith("https://")


def check_base_url(url: str) -> None:
    """Refuse a base URL that is no address of a site's root."""
    if not url:
        return
    parts = urlsplit(url)
    if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path not in {"", "/"}:
        raise SabotError(f"'{url}' is no base URL; expected one like https://games.example.org")
    if parts.query or parts.fragment or parts.username:
        raise SabotError(f"'{url}' is no base URL; it holds more than scheme, name and port")
