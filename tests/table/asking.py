"""Commands of all kinds for several people, sense and nonsense."""

from typing import Any

import msgspec
from hypothesis import strategies as st

from sabot.table import commands as ask
from sabot.table.private_notes import MARKS
from sabot.table.settings import Clock, Settings

SMALL = st.integers(-1, 5)
KINDS = st.sampled_from(["random", "careful", "clever", ""])
TEXTS = st.one_of(st.sampled_from(["", "hello", "lucky seven", "x" * 301]), st.text(max_size=8))
GAMES = st.sampled_from(
    ["seven_seals(players=3,rounds=1)", "sabotage(players=2,rounds=1)", "saboteur(players=4)"]
)
GOOD = st.builds(
    Settings,
    game=GAMES,
    clock=st.sampled_from([Clock(), Clock("turn", 30), Clock("bank", 60, 5), Clock("days", 7200)]),
    watching=st.booleans(),
    listed=st.booleans(),
    takeover=st.booleans(),
    round_pause=st.sampled_from([0, 20]),
    talk=st.sampled_from(["free", "claims", "off"]),
)
BAD = st.sampled_from(
    [
        Settings(game="saboteur(players=3)", clock=Clock("bank", 0)),
        Settings(game="saboteur(players=3)", round_pause=999),
        Settings(game="chess(players=2)"),
    ]
)
SETTINGS = st.one_of(GOOD, GOOD, BAD)
NONSENSE = st.sampled_from([b'"nonsense"', b"{}", b"[1]", b'{"move":"pass"}', b"null", b"1e99"])
MOVES = st.builds(ask.Move, st.integers(-1, 2), st.builds(msgspec.Raw, NONSENSE))
CLAIMS = st.sampled_from([b'"II stone"', b'"B saboteur"', b'"doubt B II stone"', b'"ask B look I"'])

COMMANDS: st.SearchStrategy[Any] = st.one_of(
    st.builds(ask.Sit, SMALL),
    st.builds(ask.Sit, SMALL),
    st.just(ask.Stand()),
    st.builds(ask.AddBot, SMALL, KINDS),
    st.builds(ask.RemoveBot, SMALL),
    st.builds(ask.Replace, SMALL, KINDS),
    st.builds(ask.ChangeSettings, SETTINGS),
    st.builds(ask.GiveWords, TEXTS),
    st.builds(ask.Start, st.sampled_from([None, "random", "random", "clever"])),
    MOVES,
    MOVES,
    st.just(ask.Ready()),
    st.builds(ask.AcknowledgeRole, SMALL),
    st.just(ask.Back()),
    st.builds(ask.TakeHoliday, SMALL),
    st.just(ask.EndHoliday()),
    st.builds(ask.Say, TEXTS, st.sampled_from(["", "oops", "curse"])),
    st.builds(ask.MakeClaim, st.builds(msgspec.Raw, CLAIMS)),
    st.builds(ask.Note, SMALL, st.sampled_from(MARKS)),
    st.just(ask.Pause()),
    st.just(ask.Resume()),
    st.just(ask.Rematch()),
    st.builds(ask.HandOver, SMALL),
    st.builds(ask.Remove, SMALL),
    st.builds(ask.Mute, SMALL, st.booleans()),
    st.builds(ask.Lock, st.booleans()),
    st.builds(ask.Reserve, SMALL, st.none() | SMALL),
    st.just(ask.Leave()),
)
