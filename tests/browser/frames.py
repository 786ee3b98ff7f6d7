"""What a browser was sent over its sockets, and whether a watcher was sent anything hidden."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

from playwright.sync_api import Page, WebSocket

Message = dict[str, Any]

# What only the one concerned is told in an event, by the names of event and field. For everybody
# else it is null or empty.
HIDDEN: Final = {
    "round-dealt": ("role", "hand", "hands"),
    "card-drawn": ("card",),
    "card-passed": ("card",),
    "goal-looked-at": ("card",),
    "hand-drawn": ("cards",),
    "cards-passed": ("cards",),
    "front-cleared": ("cards",),
    "role-inspected": ("role",),
    "role-changed": ("old_role", "new_role"),
    "hands-exchanged": ("given", "taken"),
}
# What of a view is somebody's own.
OWN: Final = ("hand", "moves", "hindered", "falls")


def listen(page: Page) -> list[Message]:
    """All messages that this page will be sent."""
    heard: list[Message] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", opened)
    return heard


def told(messages: Sequence[Message], kind: str | None = None) -> Iterator[Message]:
    """The events in news, all or those of a kind."""
    for message in messages:
        for event in message.get("told") or ():
            if kind in {None, event["event"]}:
                yield event


def hidden_in_events(messages: Sequence[Message]) -> list[str]:
    """What was told in events that only those concerned may know."""
    return [
        f"{event['event']}: {field} {event[field]}"
        for event in told(messages)
        for field in HIDDEN.get(event["event"], ())
        if any_known(event.get(field))
    ]


def any_known(value: Any) -> bool:
    """Whether something is said at all: lists of nothing say nothing."""
    match value:
        case [*items]:
            return any(map(any_known, items))
        case _:
            return value is not None


def views(messages: Sequence[Message]) -> Iterator[Message]:
    """The view after each message that changed it."""
    view: Message | None = None
    for message in messages:
        changed = message.get("view")
        if message["type"] == "snapshot" or message.get("fresh"):
            view = changed
        elif message["type"] == "news" and changed and view is not None:
            view = {**view, **changed}
        else:
            continue
        if view is not None:
            yield view


def hidden_in_views(messages: Sequence[Message]) -> list[str]:
    """What stood in views that only a seat may know, or nobody before the round is over."""
    return [each for view in views(messages) for each in hidden_in_view(view)]


def hidden_in_view(view: Message) -> list[str]:
    """What of this is hidden from a watcher."""
    found = [f"{field} {view[field]}" for field in OWN if any_known(view.get(field))]
    if view.get("viewer") is not None:
        found.append(f"viewer {view['viewer']}")
    if view["to_act"] is None or view["phase"] not in {"playing", "announcing", "giving"}:
        return found  # the round is over, and all is turned over
    found += [f"role {seat['role']}" for seat in view["seats"] if seat.get("role") is not None]
    if view.get("spare_role") is not None:
        found.append(f"spare role {view['spare_role']}")
    for goal in view.get("goals", ()):
        if goal["card"] is not None and not goal["face_up"]:
            found.append(f"goal {goal['card']}")
    found += [f"gold {view['gold']}"] if any(view.get("gold", ())) else []
    away = view.get("roles_away", ())
    found += [f"role put away {each['role']}" for each in away if each["role"] is not None]
    for step in view.get("hand_story", ()):
        found += [f"swapped {step}"] if step.get("given") or step.get("taken") else []
    unseen = [each for each in view.get("discards", ()) if not each.get("seen", True)]
    return found + [f"discarded {each['card']}" for each in unseen if each["card"] is not None]
