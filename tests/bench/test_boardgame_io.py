"""The frames of boardgame.io 0.50.2, shortened where a random player does not look."""

import json

from bench.load.boardgame_io import BoardgameClient
from bench.load.dialect import NOTHING, Heard

STATE = (
    '{"G":{"maze":[],"hand":["map","rockfall"],"role":"miner"},'
    '"ctx":{"numPlayers":5,"turn":4,"currentPlayer":"3"},"_undo":[],"_stateID":3}'
)
LOG = '[{"action":{"type":"MAKE_MOVE"},"_stateID":2,"turn":3}]'


def heard(text: str, player: str = "3") -> tuple[BoardgameClient, Heard]:
    client = BoardgameClient("m4tch", player, "s3cret")
    return client, client.heard(text.encode())


def test_an_update_tells_the_number_and_whose_turn_it_is() -> None:
    frame = f'42/dig,["update","m4tch",{STATE},{LOG}]'
    assert heard(frame)[1] == Heard(3, mine=True)
    assert heard(frame, player="2")[1] == Heard(3, mine=False)


def test_joining_tells_how_the_match_stands() -> None:
    frame = f'42/dig,["sync","m4tch",{{"state":{STATE},"log":[],"initialState":{{}}}}]'
    assert heard(frame)[1] == Heard(3, mine=True)


def test_the_handshakes_are_answered() -> None:
    assert heard('0{"sid":"x","upgrades":[]}')[1].reply == b"40/dig,"
    assert heard("2")[1].reply == b"3"
    reply = heard('40/dig,{"sid":"y"}')[1].reply
    assert reply == b'42/dig,["sync","m4tch","3","s3cret",5]'


def test_what_does_not_tell_of_the_game_is_nothing() -> None:
    assert heard('42/dig,["matchData","m4tch",[]]')[1] == NOTHING


def test_a_move_plays_a_card_that_is_held_upon_the_state_last_told() -> None:
    client, _ = heard(f'42/dig,["update","m4tch",{STATE},{LOG}]')
    name, action, number, match, player = json.loads(client.move().removeprefix(b"42/dig,"))
    assert (name, number, match, player) == ("update", 3, "m4tch", "3")
    assert action["payload"]["credentials"] == "s3cret"
    assert action["payload"]["args"][0] in {0, 1}
