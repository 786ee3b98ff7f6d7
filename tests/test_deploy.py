"""The operator's kit in deploy/: what its files name exists, and their figures are the server's."""

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

from sabot.server.metrics import Metrics
from sabot.server.settings import ServerSettings

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs/hosting.md").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
ALERTS: dict[str, Any] = yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))
DASHBOARD = json.loads((DEPLOY / "grafana/dashboards/sabot.json").read_text("utf-8"))
RULES = [rule for group in ALERTS["groups"] for rule in group["rules"]]
QUERIES = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
# Prometheus makes it for each target.
OF_PROMETHEUS = {"up"}
WORDS = {"by", "sum", "rate", "increase", "histogram_quantile", "le", "instance", "reason", "job"}


def names_in(query: str) -> set[str]:
    """The figures that a query reads."""
    plain = re.sub(r'"[^"]*"|\[\w+\]|\{[^}]*\}', " ", query)
    return set(re.findall(r"[a-z_]{2,}", plain)) - WORDS


def figures() -> set[str]:
    """The figures of a server, with the series of each histogram."""
    text = Metrics("1").text().decode()
    lines = re.findall(r"(?m)^([a-z_]+)[ {]", text)
    return {*lines, *re.findall(r"(?m)^# TYPE (\w+)", text)}


@pytest.mark.parametrize("query", [rule["expr"] for rule in RULES] + QUERIES)
def test_queries_read_figures_that_the_server_has(query: str) -> None:
    assert names_in(query)
    assert names_in(query) <= figures() | OF_PROMETHEUS


def test_a_figure_that_is_not_there_is_noticed() -> None:
    assert names_in('rate(sabot_moves_total{job="sabot"}[5m]) > 0.1') == {"sabot_moves_total"}
    assert "sabot_moves_total" not in figures()


def test_every_figure_of_the_server_is_on_the_dashboard() -> None:
    shown = {name.removesuffix("_bucket") for query in QUERIES for name in names_in(query)}
    own = set(re.findall(r"(?m)^\| `(sabot_\w+)` \|", HOSTING))
    assert own - shown == set()


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_an_alert_says_what_is_wrong_and_how_bad_it_is(rule: dict[str, Any]) -> None:
    assert rule["labels"]["severity"] in {"page", "ticket"}
    assert rule["annotations"]["summary"].endswith(".")
    assert f"| `{rule['alert']}` |" in HOSTING


def test_servers_are_set_by_names_that_they_read() -> None:
    for service in ("server-1", "server-2"):
        names = {name for name in SERVICES[service]["environment"] if name.startswith("SABOT_")}
        known = {f"SABOT_{field.name.upper()}" for field in fields(ServerSettings)}
        assert names <= known


def test_every_image_can_be_pinned_from_outside() -> None:
    bases = re.findall(r"(?m)^FROM (\S+)", (ROOT / "Containerfile").read_text("utf-8"))
    assert bases == ["${PYTHON_IMAGE}"] * 2
    assert SERVICES["server-1"]["build"]["args"].keys() == {"PYTHON_IMAGE"}
    others = [each["image"] for each in SERVICES.values() if "build" not in each]
    assert all(re.fullmatch(r"\$\{\w+_IMAGE:-[\w./-]+:v?\d[\d.]*\}", image) for image in others)


def test_a_server_is_well_by_the_same_call_in_the_image_and_in_compose() -> None:
    container = (ROOT / "Containerfile").read_text("utf-8")
    (image,) = re.findall(r"(?s)HEALTHCHECK .*?(\[.*?\])\n", container)
    call = SERVICES["server-1"]["healthcheck"]["test"]
    port = '{os.environ["SABOT_PORT"]}'
    there = json.loads(image)[-1].replace("import os, ", "import ").replace(port, "8000")
    assert call[-1] == there.replace("f'", "'")


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    open_ports = {name: each["ports"] for name, each in SERVICES.items() if "ports" in each}
    assert open_ports.keys() == {"proxy", "grafana"}
    assert all(port.startswith("127.0.0.1:") for port in open_ports["grafana"])


def test_servers_trust_the_address_of_the_proxy() -> None:
    address = SERVICES["proxy"]["networks"]["inside"]["ipv4_address"]
    assert SERVICES["server-1"]["environment"]["SABOT_TRUSTED_PROXIES"] == address


@pytest.mark.parametrize("name", SERVICES)
def test_a_service_names_things_that_are_there(name: str) -> None:
    service = SERVICES[name]
    assert set(service.get("depends_on", ())) <= SERVICES.keys()
    assert set(service["networks"]) <= COMPOSE["networks"].keys()
    assert re.search(r":v?\d", service["image"]) or "build" in service
    for volume in service.get("volumes", ()):
        source = volume.split(":")[0]
        if not source.startswith("./"):
            assert source in COMPOSE["volumes"]
        elif source != "./certificates":  # the operator's own
            assert (DEPLOY / source).exists()


def test_prometheus_and_the_proxy_know_all_servers() -> None:
    servers = [f"{name}:8000" for name in SERVICES if name.startswith("server-")]
    settings = yaml.safe_load((DEPLOY / "prometheus.yml").read_text("utf-8"))
    assert settings["scrape_configs"][0]["static_configs"][0]["targets"] == servers
    proxy = (DEPLOY / "nginx.conf").read_text("utf-8")
    assert re.findall(r"server (server-\d:\d+)", proxy) == servers


def test_the_variables_that_an_operator_sets_are_explained() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    for name in set(re.findall(r"\$\{(\w+)", text)):
        assert f"{name}=" in HOSTING
