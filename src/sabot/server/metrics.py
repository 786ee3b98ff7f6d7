"""Figures for Prometheus. They count; they never tell who or what."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Info,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Times(Collector):
    """A histogram of how long something takes, for what is done thousands of times a second.

    The library's own takes a lock for each of its sums; here one thread counts.
    """

    def __init__(self, name: str, words: str, registry: CollectorRegistry) -> None:
        self.name, self.words = name, words
        self.counts = [0] * (len(SECONDS) + 1)
        self.sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """Count one more."""
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """The figures in the library's form: each bucket counts what fits in smaller ones too."""
        bounds = [*(str(float(bound)) for bound in SECONDS), "+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(self.counts)), strict=True))
        yield HistogramMetricFamily(self.name, self.words, buckets=buckets, sum_value=self.sum)


class Metrics:
    """The metrics of /metrics, in a registry of their own."""

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
        self.commands = Times(
            "sabot_command_seconds",
            "From a command's arrival until it is committed and told.",
            self.registry,
        )
        self.commits = Times(
            "sabot_commit_seconds",
            "How long the store takes to write.",
            self.registry,
        )
        self.thinking = Times(
            "sabot_thinking_seconds",
            "How long bots think in processes of their own, waiting for one included, in slots.",
            self.registry,
        )
        self.thoughtless = Counter(
            "sabot_thoughtless_moves",
            "Moves of bots that failed or took too long, made by the stand-in.",
            registry=self.registry,
        )
        self.unreadable = Counter(
            "sabot_unreadable_tables",
            "Times a table was refused because its log can't be read.",
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
