"""How a server is run: what its flags and the environment say."""

import re
from dataclasses import dataclass
from ipaddress import ip_network
from typing import Final

from sabot.core.errors import SabotError

BASE_URL: Final = re.compile(r"https?://([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?/?")
# Hosts that stand for all addresses of the machine.
EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104  # nothing is bound by this


@dataclass(frozen=True)
class ServerSettings:
    """Everything that an operator may set.

    `base_url` is the address that people use, where a proxy makes it another than the server's
    own. `trusted_proxies` are the addresses whose word on the client's address is taken.
    `thinkers` is how many processes think for bots; 0 for one less than there are cores.
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
    thinkers: int = 0

    def address(self) -> str:
        """The address that people use."""
        if self.base_url:
            return self.base_url.rstrip("/")
        if self.host in EVERYWHERE:
            return f"http://localhost:{self.port}"
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    def secure(self) -> bool:
        """True if people come by HTTPS, so that cookies are for HTTPS only."""
        return self.address().startswith("https://")


def check_base_url(url: str) -> None:
    """Refuse what is no address of a site's root; without repeating it, as it may be anything."""
    if url and BASE_URL.fullmatch(url) is None:
        raise SabotError(
            "that is no base URL; expected scheme and name, as in https://games.example.org"
        )


def check_proxies(addresses: str) -> None:
    """Refuse proxies that are no addresses: a name would never be found trustworthy."""
    for address in addresses.split(",") if addresses else []:
        try:
            if address.strip() != "*":
                ip_network(address.strip())
        except ValueError:
            raise SabotError(
                f"'{address.strip()}' is no address of a proxy; expected one such as 10.0.0.7 "
                "or 10.0.0.0/8, or * for any"
            ) from None
