"""Several servers on one PostgreSQL behind one nginx, as deploy/ has them, without TLS."""

import asyncio
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Literal, NamedTuple

from bench.load.process import TICKS, serving
from bench.server import sabot_at
from tests.server.postgres import Cluster

DEPLOYED = Path(__file__).parents[2] / "deploy/nginx.conf"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")

# Which server gets a connection: the one with the fewest, or always the same for a table.
Spread = Literal["connection", "table"]
BALANCING = {"connection": "least_conn;", "table": "hash $table consistent;"}


class Spent(NamedTuple):
    """Processor time in s, of all processes of each kind."""

    servers: float
    postgres: float
    nginx: float


class Together(NamedTuple):
    """What runs: process ids, the proxy's port and the address of the database."""

    servers: list[int]
    postgres: int
    nginx: int
    port: int
    database: str

    def spent(self) -> Spent:
        """The processor time that each part has taken so far."""
        return Spent(sum(map(spent, self.servers)), spent(self.postgres), spent(self.nginx))


def spent(pid: int) -> float:
    """Processor time of a process, its children, and those of them that have ended."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
    except OSError:  # it has just ended, and its parent counts it
        return 0.0
    return sum(map(int, words[11:15])) / TICKS + sum(spent(int(child)) for child in children)


def configuration(folder: Path, port: int, servers: list[int], spread: Spread) -> str:
    """deploy/nginx.conf at these ports, without TLS."""
    text = re.sub(r"(?m)^ *(ssl_.*|server server-\d.*)\n", "", DEPLOYED.read_text("utf-8"))
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    limits = "max_fails=1 fail_timeout=5s"
    peers = "".join(f"        server 127.0.0.1:{each} {limits};\n" for each in servers)
    text, found = re.subn(
        r"(upstream sabot \{\n.*?\n)( *)(?:least_conn|hash .*?);\n",
        rf"\1\2{BALANCING[spread]}\n{peers}",
        text,
        flags=re.DOTALL,
    )
    if found != 1:
        raise RuntimeError(f"{DEPLOYED} has no upstream as expected")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"    {kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    user = "user root;\n" if os.geteuid() == 0 else ""
    head = f"daemon off;\npid {folder}/nginx.pid;\nerror_log stderr;\n{user}"
    return head + text.replace("http {\n", "http {\n" + temporary, 1)


@contextmanager
def postgres() -> Generator[Cluster]:
    """A PostgreSQL whose commits wait for the disk."""
    cluster = Cluster(durable=True)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


@contextmanager
def together(cluster: Cluster, processes: int, spread: Spread) -> Generator[Together]:
    """So many servers on a new database, behind a proxy."""
    if NGINX is None:
        sys.exit("sabot: this needs nginx")
    database = asyncio.run(cluster.new_database())
    compiled = {"PYTHONPATH": str(Path("build/compiled").resolve())}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sabot-bench-")))
        started = [
            stack.enter_context(serving(lambda port: sabot_at(database, port), compiled))
            for _ in range(processes)
        ]

        def command(port: int) -> list[str]:
            file = folder / "nginx.conf"
            ports = [each for _, each in started]
            file.write_text(configuration(folder, port, ports, spread), "utf-8")
            return [str(NGINX), "-p", str(folder), "-c", str(file), "-e", "stderr"]

        proxy, port = stack.enter_context(serving(command, {}))
        head = int((cluster.data / "postmaster.pid").read_text("utf-8").split()[0])
        yield Together([pid for pid, _ in started], head, proxy, port, database)
