"""Figures for Prometheus. They count; they never tell who or what."""

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """What /metrics shows, in a registry of its own."""

    def __init__(self, version: str = "") -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        Info("sabot", "The program.", registry=self.registry).info({"version": version})
        self.entries = Counter(
            "sabot_entries", "Entries appended to logs of tables.", registry=self.registry
        )
        self.refusals = Counter(
            "sabot_refusals",
            "Commands and calls refused, by reason.",
            ["reason"],
            registry=self.registry,
        )
        self.connections = Gauge("sabot_connections", "Open sockets.", registry=self.registry)
        self.rooms = Gauge("sabot_rooms", "Tables in memory.", registry=self.registry)
        self.overflows = Counter(
            "sabot_overflows",
            "Times a socket was too slow and got a snapshot instead.",
            registry=self.registry,
        )
        self.commands = Histogram(
            "sabot_command_seconds",
            "From a command's arrival until it is committed and told.",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.commits = Histogram(
            "sabot_commit_seconds",
            "How long the store takes to write.",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.thinking = Histogram(
            "sabot_thinking_seconds",
            "How long bots think in processes of their own, waiting for one included.",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.thoughtless = Counter(
            "sabot_thoughtless_moves",
            "Moves of bots that failed or took too long, made by the stand-in.",
            registry=self.registry,
        )
        self.store_failures = Counter(
            "sabot_store_failures",
            "Times the store refused to read or write.",
            registry=self.registry,
        )

    def text(self) -> bytes:
        """The figures in Prometheus's form."""
        return generate_latest(self.registry)
