"""How a server is run: what its flags and the environment say."""

import re
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from typing import Final

from sabot.core.errors import SabotError
from sabot.server.bot_workers.pace import BotPace
from sabot.server.limits import Budgets, parse_costs

BASE_URL: Final = re.compile(r"https?://([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?/?")
# Hosts that stand for all addresses of the machine.
EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104  # nothing is bound by this


@dataclass(frozen=True)
class ServerSettings:
    """Everything that an operator may set.

    `base_url` is the address that people use, where a proxy makes it another than the server's
    own. `trusted_proxies` are the addresses whose word on the client's address is taken.
    `allowed_hosts` are further names by which people call it.
    `thinkers` is how many processes think for bots; 0 for one less than there are cores.
    An address gets `budget_rate` tokens a second, saves up to `budget_burst` of them, and pays for
    what it asks by `costs`, which names those that are not as usual. Bots pause for
    `shortest_bot_pause` ms at least. Those of an address make `bot_moves_each` moves a second, and
    play for watchers alone at `bot_tables_each` tables. `push`: browsers that wish it are told of
    turns, with the key in the file `push_key`; push services may ask at `push_contact`.
    `push_anywhere` is for tests: also by HTTP, and in one's own network.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    base_url: str = ""
    allowed_hosts: str = ""
    trusted_proxies: str = ""
    log_format: str = "text"
    log_level: str = "info"
    metrics: bool = True
    connections: int = 10_000
    connections_each: int = 200
    command_rate: float = 20.0
    command_burst: float = 60.0
    chat_rate: float = 1.0
    chat_burst: float = 5.0
    budget_rate: float = 20.0
    budget_burst: float = 400.0
    costs: str = ""
    listed_each: int = 5
    drain_seconds: int = 10
    thinkers: int = 0
    shortest_bot_pause: int = 100
    bot_moves_each: float = 50.0
    bot_tables_each: int = 4
    push: bool = True
    push_key: str = ""
    push_contact: str = ""
    push_anywhere: bool = False

    def address(self) -> str:
        """The address that people use."""
        if self.base_url:
            return self.base_url.rstrip("/")
        if self.host in EVERYWHERE:
            return f"http://localhost:{self.port}"
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    def contact(self) -> str:
        """Where push services may ask who sends."""
        usual = self.address() if self.secure() else "mailto:nobody@example.org"
        return self.push_contact or usual

    def share_of_connections(self) -> int:
        """How many connections one address may have: half of all at most, so that others get in."""
        return min(self.connections_each, max(1, self.connections // 2))

    def trusts(self, host: str) -> bool:
        """True if this is a proxy whose word on the client's address is taken."""
        networks = [part.strip() for part in self.trusted_proxies.split(",") if part.strip()]
        if "*" in networks:
            return True
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in ip_network(network) for network in networks)

    def budgets(self) -> Budgets:
        """The tokens of addresses."""
        costs = parse_costs(self.costs, self.budget_burst)
        return Budgets(costs, self.budget_rate, self.budget_burst)

    def bot_pace(self) -> BotPace:
        """How fast bots may play."""
        return BotPace(self.shortest_bot_pause, self.bot_moves_each, self.bot_tables_each)

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
