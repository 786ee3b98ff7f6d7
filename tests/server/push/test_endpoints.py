"""Nobody makes the server call its own network."""

import pytest

from sabot.server.push.endpoints import BadEndpoint, GuardedNetwork, check_endpoint, guarded_pool


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://user@push.example.org/x",
        "https://localhost/x",
        "https://127.0.0.1/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest",
        "https://192.168.0.1/x",
        "https://100.64.0.1/x",
        "https://224.0.0.1/x",
        "https://0.0.0.0/x",
        "https://[::1]/x",
        "https://[fe80::1]/x",
        "https://[fd00::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[2002:a00:1::]/x",
        "https://2130706433/x",
        "https://127.1/x",
        "https://[::1/x",
        "https:///x",
        "ftp://push.example.org/x",
        "https://push.example.org/" + "x" * 1024,
        "https://push.example.org/\n",
        "",
    ],
)
def test_where_nothing_is_sent(endpoint: str) -> None:
    with pytest.raises(BadEndpoint):
        check_endpoint(endpoint)


@pytest.mark.parametrize("endpoint", ["https://push.example.org/a/b", "https://8.8.8.8/x"])
def test_where_something_may_be_sent(endpoint: str) -> None:
    check_endpoint(endpoint)


@pytest.mark.asyncio
async def test_a_name_that_leads_home_is_not_called() -> None:
    with pytest.raises(BadEndpoint):
        await GuardedNetwork().resolved("localhost", 443)
    async with guarded_pool() as pool:
        with pytest.raises(BadEndpoint):
            await pool.request("POST", "https://localhost/x", content=b"x")
