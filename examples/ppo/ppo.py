"""PPO by self-play in one file, with NumPy alone: `python examples/ppo/ppo.py sabotage`.

All seats are played by one small network, which sees only what the seat to act may know. Every
decision of every seat is a sample. From time to time the network plays one seat against random
players, and the result goes to the learning curve. docs/environments.md shows one.
"""

import argparse
import csv
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from sabot.envs.encoder import Encoder
from sabot.envs.vector import Games

Array = npt.NDArray[np.float32]
Whole = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]

# Fields whose numbers are names (of a card, of a seat) and no amounts: one input for each value.
NAMES = {"card", "played_by"}


class Task(NamedTuple):
    """A game to learn, and what is rewarded: one's own points, or the lead over the others."""

    options: str
    lead: bool
    scale: float


TASKS = {
    "sabotage": Task("sabotage(players=2,rounds=1)", lead=True, scale=0.2),
    "seven_seals": Task("seven_seals(players=4,rounds=1)", lead=False, scale=0.1),
}


class Inputs:
    """From the bytes of an observation to the inputs of a network."""

    def __init__(self, encoder: Encoder) -> None:
        high = np.concatenate([np.full(each.size, each.high) for each in encoder.fields])
        named = np.concatenate([np.full(each.size, each.name in NAMES) for each in encoder.fields])
        self.amounts = np.flatnonzero(~named)
        self.scale = (1 / high[self.amounts]).astype(np.float32)
        self.names = np.flatnonzero(named)
        sizes = high[self.names].astype(np.int64) + 1
        self.first = len(self.amounts) + np.cumsum(sizes) - sizes
        self.size = int(len(self.amounts) + sizes.sum())

    def __call__(self, observations: Bytes) -> Array:
        """A row of inputs for each row of bytes."""
        out = np.zeros((len(observations), self.size), np.float32)
        out[:, : len(self.amounts)] = observations[:, self.amounts] * self.scale
        if len(self.names):
            ones = self.first + observations[:, self.names]
            np.put_along_axis(out, ones, 1, axis=1)
        return out


class Network:
    """Two hidden layers, then logits of all actions and the value of the position; with Adam."""

    def __init__(self, inputs: int, actions: int, hidden: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, gain: float) -> list[Array]:
            weights = rng.standard_normal((rows, columns)) * gain / np.sqrt(rows)
            return [weights.astype(np.float32), np.zeros(columns, np.float32)]

        self.parts: list[Array] = [
            *layer(inputs, hidden, 2.0),  # most inputs are 0
            *layer(hidden, hidden, 1.4),
            *layer(hidden, actions, 0.01),
            *layer(hidden, 1, 1.0),
        ]
        self.slopes = [np.zeros_like(each) for each in self.parts]
        self.spreads = [np.zeros_like(each) for each in self.parts]
        self.steps = 0

    def forward(self, inputs: Array, masks: Bytes) -> tuple[Array, Array, Array, Array]:
        """The log-probabilities of the actions, the values, and both hidden layers."""
        w1, b1, w2, b2, wp, bp, wv, bv = self.parts
        one = np.maximum(inputs @ w1 + b1, 0)
        two = np.maximum(one @ w2 + b2, 0)
        logits = np.where(masks > 0, two @ wp + bp, np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        logs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return logs, (two @ wv + bv)[:, 0], one, two

    def backward(
        self, inputs: Array, one: Array, two: Array, d_logits: Array, d_values: Array
    ) -> list[Array]:
        """The gradient of every part."""
        _, _, w2, _, wp, _, wv, _ = self.parts
        column = d_values[:, None]
        d_two = (d_logits @ wp.T + column @ wv.T) * (two > 0)
        d_one = (d_two @ w2.T) * (one > 0)
        pairs = ((inputs, d_one), (one, d_two), (two, d_logits), (two, column))
        return [each for x, d in pairs for each in (x.T @ d, d.sum(axis=0))]

    def descend(self, gradients: list[Array], rate: float) -> None:
        """One step of Adam, on gradients of a length of 0.5 at most."""
        length = float(np.sqrt(sum(float((each * each).sum()) for each in gradients)))
        shorten = min(1.0, 0.5 / (length + 1e-9))
        self.steps += 1
        pace = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for part, slope, spread, raw in zip(
            self.parts, self.slopes, self.spreads, gradients, strict=True
        ):
            gradient = raw * shorten
            slope += 0.1 * (gradient - slope)
            spread += 0.001 * (gradient * gradient - spread)
            part -= (pace * slope / (np.sqrt(spread) + 1e-8)).astype(np.float32)


def drawn(logs: Array, rng: np.random.Generator) -> Whole:
    """An action for each row, by its probabilities."""
    chosen: Whole = np.argmax(logs + rng.gumbel(size=logs.shape), axis=1)
    return chosen


class Rollout(NamedTuple):
    """The decisions of some steps in all games: steps × games."""

    observations: Bytes
    masks: Bytes
    actions: Whole
    logs: Array
    advantages: Array
    returns: Array
    known: npt.NDArray[np.bool_]


class Learner:
    """Games that one network plays with itself."""

    def __init__(self, task: Task, games: int, hidden: int, seed: int) -> None:
        self.task = task
        self.rng = np.random.default_rng(seed)
        self.games = Games(task.options, games, seed=seed)
        encoder = self.games.environment.encoder
        self.inputs = Inputs(encoder)
        self.network = Network(self.inputs.size, int(encoder.actions), hidden, self.rng)

    def gained(self, points: npt.NDArray[np.float64]) -> Array:
        """The reward of every seat in every game."""
        if self.task.lead:
            seats = points.shape[1]
            points = points - (points.sum(axis=1, keepdims=True) - points) / (seats - 1)
        return (points * self.task.scale).astype(np.float32)

    def rollout(self, steps: int) -> Rollout:
        """Play some steps in all games, and judge every decision by what came after it."""
        arrays, rows = self.games.arrays, np.arange(self.games.games)
        size = (steps, len(rows))
        seen = np.empty((*size, arrays.observations.shape[1]), np.uint8)
        masks = np.empty((*size, arrays.masks.shape[1]), np.uint8)
        actions, seats = np.empty(size, np.int64), np.empty(size, np.int64)
        logs, values = np.empty(size, np.float32), np.empty(size, np.float32)
        rewards = np.empty((*size, arrays.rewards.shape[1]), np.float32)
        dones = np.empty(size, bool)
        for step in range(steps):
            seen[step], masks[step] = arrays.observations, arrays.masks
            seats[step] = arrays.seats
            likely, values[step], _, _ = self.network.forward(self.inputs(seen[step]), masks[step])
            actions[step] = drawn(likely, self.rng)
            logs[step] = likely[rows, actions[step]]
            arrays = self.games.step_many(actions[step])
            rewards[step], dones[step] = self.gained(arrays.rewards), arrays.dones > 0
        _, last, _, _ = self.network.forward(self.inputs(arrays.observations), arrays.masks)
        advantages, known = judged(values, seats, rewards, dones, arrays.seats, last)
        return Rollout(seen, masks, actions, logs, advantages, advantages + values, known)

    def learn(self, played: Rollout, rate: float, epochs: int, batch: int) -> None:
        """PPO: gradient steps on the clipped objective, with a value loss and entropy."""
        kept = np.flatnonzero(played.known.ravel())
        seen = played.observations.reshape(-1, played.observations.shape[2])
        masks = played.masks.reshape(-1, played.masks.shape[2])
        actions, old = played.actions.ravel(), played.logs.ravel()
        advantages, returns = played.advantages.ravel(), played.returns.ravel()
        spread = advantages[kept].std() + 1e-8
        advantages = (advantages - advantages[kept].mean()) / spread
        for _ in range(epochs):
            order = self.rng.permutation(kept)
            for first in range(0, len(order), batch):
                at = order[first : first + batch]
                self.descend(
                    seen[at], masks[at], actions[at], old[at], advantages[at], returns[at], rate
                )

    def descend(
        self,
        seen: Bytes,
        masks: Bytes,
        actions: Whole,
        old: Array,
        advantages: Array,
        returns: Array,
        rate: float,
        clip: float = 0.2,
        entropy_bonus: float = 0.01,
    ) -> None:
        """One gradient step."""
        inputs, rows = self.inputs(seen), np.arange(len(seen))
        logs, values, one, two = self.network.forward(inputs, masks)
        chances = np.exp(logs)
        ratio = np.exp(logs[rows, actions] - old)
        clipped = (ratio > 1 + clip) & (advantages > 0) | (ratio < 1 - clip) & (advantages < 0)
        weight = np.where(clipped, 0, ratio * advantages) / len(rows)
        d_logits = weight[:, None] * chances
        d_logits[rows, actions] -= weight
        legal = np.where(masks > 0, logs, 0)
        entropy = -(chances * legal).sum(axis=1, keepdims=True)
        d_logits += entropy_bonus * chances * (legal + entropy) / len(rows)
        d_values = 0.5 * (values - returns) / len(rows)
        gradients = self.network.backward(
            inputs, one, two, d_logits.astype(np.float32), d_values.astype(np.float32)
        )
        self.network.descend(gradients, rate)


def judged(
    values: Array,
    seats: Whole,
    rewards: Array,
    dones: npt.NDArray[np.bool_],
    next_seats: Whole,
    next_values: Array,
    trace: float = 0.95,
) -> tuple[Array, npt.NDArray[np.bool_]]:
    """The advantage of each decision (GAE), and whether it is known.

    What follows a decision of a seat is what that seat gains until its next decision. It is not
    known at the end of a rollout, but for the seat that is to act then.
    """
    steps, games, players = map(int, rewards.shape)
    rows = np.arange(games)
    value, advantage, reward = (np.zeros((games, players), np.float32) for _ in range(3))
    known = np.zeros((games, players), bool)
    value[rows, next_seats], known[rows, next_seats] = next_values, True
    advantages, sure = np.zeros((steps, games), np.float32), np.zeros((steps, games), bool)
    for step in range(steps - 1, -1, -1):
        over, seat = dones[step], seats[step]
        value[over] = advantage[over] = reward[over] = 0
        known[over] = True
        reward += rewards[step]
        sure[step] = known[rows, seat]
        delta = reward[rows, seat] + value[rows, seat] - values[step]
        delta = np.where(sure[step], delta + trace * advantage[rows, seat], 0)
        advantages[step] = advantage[rows, seat] = delta
        value[rows, seat], known[rows, seat], reward[rows, seat] = values[step], True, 0
    return advantages, sure


class Result(NamedTuple):
    """One seat among random players: its points and theirs in a round, and the share of wins."""

    rounds: int
    points: float
    others: float
    won: float


def against_random(learner: Learner, rounds: int, seed: int) -> Result:
    """Let the network play one seat, a different one in each game, against random players."""
    many = Games(learner.task.options, 128, seed=seed)
    rng, rows = np.random.default_rng(seed), np.arange(many.games)
    arrays = many.arrays
    own = rows % arrays.rewards.shape[1]
    mine: list[float] = []
    theirs: list[float] = []
    while len(mine) < rounds:
        acts = arrays.seats == own
        logs = np.where(arrays.masks > 0, np.float32(0), np.float32(-1e9))
        if acts.any():
            inputs = learner.inputs(arrays.observations[acts])
            logs[acts] = learner.network.forward(inputs, arrays.masks[acts])[0]
        arrays = many.step_many(drawn(logs, rng))
        for game in np.flatnonzero(arrays.dones):
            points = arrays.rewards[game]
            mine.append(float(points[own[game]]))
            theirs.append(float(np.delete(points, own[game]).mean()))
    ours, others = np.array(mine), np.array(theirs)
    won = float(((ours > others) + (ours == others) / 2).mean())
    return Result(len(mine), float(ours.mean()), float(others.mean()), won)


def train(
    task: Task,
    *,
    minutes: float,
    updates: int = 100_000,
    seed: int = 1,
    every: int = 10,
    rounds: int = 512,
    out: Path | None = None,
) -> list[dict[str, float]]:
    """Learn for some minutes of computing time, or some updates; the learning curve."""
    learner = Learner(task, games=128, hidden=128, seed=seed)
    curve: list[dict[str, float]] = []
    begun, decisions = time.process_time(), 0
    for update in range(updates + 1):
        used = (time.process_time() - begun) / 60
        last = update == updates or used >= minutes
        if update % every == 0 or last:
            found = against_random(learner, rounds, seed=10_000)
            curve.append(
                {
                    "minutes": round(used, 2),
                    "decisions": decisions,
                    "points": round(found.points, 2),
                    "of_random_players": round(found.others, 2),
                    "won": round(found.won, 3),
                }
            )
            print(" ".join(f"{name}={value:g}" for name, value in curve[-1].items()), flush=True)
        if last:
            break
        played = learner.rollout(steps=64)
        decisions += played.actions.size
        rest = 1 - min(1.0, max(used / minutes, update / updates))
        learner.learn(played, rate=1e-3 * (0.1 + 0.9 * rest), epochs=2, batch=1024)
    if out is not None:
        keep(learner, curve, out)
    return curve


def keep(learner: Learner, curve: list[dict[str, float]], out: Path) -> None:
    """Write the network and the learning curve."""
    out.mkdir(parents=True, exist_ok=True)
    named = {f"part_{number}": each for number, each in enumerate(learner.network.parts)}
    np.savez_compressed(out / "network.npz", allow_pickle=False, **named)
    with (out / "curve.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, curve[0])
        writer.writeheader()
        writer.writerows(curve)


def main() -> None:
    """Train on a game, and print the learning curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=TASKS)
    parser.add_argument("--minutes", type=float, default=5.0, help="of computing time")
    parser.add_argument("--updates", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="folder for the network and the curve")
    asked = parser.parse_args()
    train(
        TASKS[asked.game],
        minutes=asked.minutes,
        updates=asked.updates,
        seed=asked.seed,
        out=asked.out,
    )


if __name__ == "__main__":
    main()
