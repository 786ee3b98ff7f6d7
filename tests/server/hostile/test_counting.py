"""By what limits count, and how many they remember."""

from sabot.server.limits import MOST_ADDRESSES, Buckets, counted_as


def test_addresses_are_remembered_up_to_a_limit() -> None:
    buckets = Buckets(rate=0.001, burst=1)
    assert buckets.take("first")
    assert not buckets.take("first")
    for n in range(MOST_ADDRESSES):
        assert buckets.take(f"{n}")
    assert len(buckets.buckets) == MOST_ADDRESSES


def test_of_ipv6_a_network_counts_as_one_address() -> None:
    assert counted_as("2001:db8:1:2::1") == counted_as("2001:db8:1:2:ffff::9")
    assert counted_as("2001:db8:1:2::1") != counted_as("2001:db8:1:3::1")
    assert counted_as("::ffff:192.0.2.1") == counted_as("192.0.2.1") == "192.0.2.1"
    assert counted_as("192.0.2.1") != counted_as("192.0.2.2")
    assert counted_as("unknown") == "unknown"
