"""How a net learns from practice: clipped policy gradients (PPO) with a critic beside it."""

from __future__ import annotations

from math import exp, log
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from coyote.bots.mind import CANDIDATE, CONTEXT, HIDDEN, MOST, WEIGHTS
from coyote.compiled import compiled
from coyote.training.practice import Book

CRITIC: Final = 24
CRITIC_WEIGHTS: Final = CRITIC * (CONTEXT + 2) + 1
CLIP: Final = 0.2
BATCH: Final = 2048
EPOCHS: Final = 2

Numbers = npt.NDArray[np.float64]


class Adam:
    """Steps that remember how far the last ones went (Kingma and Ba, 2014)."""

    def __init__(self, size: int) -> None:
        self.mean, self.square, self.steps = np.zeros(size), np.zeros(size), 0

    def step(self, slope: Numbers, rate: float) -> Numbers:
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * slope
        self.square = 0.999 * self.square + 0.001 * slope * slope
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.999**self.steps)
        found: Numbers = rate * mean / (np.sqrt(square) + 1e-8)
        return found


class Learner:
    """A net and its critic."""

    def __init__(self, seed: int, weights: Numbers | None = None) -> None:
        self.dice = np.random.default_rng(seed)
        self.weights = fresh(self.dice) if weights is None else weights.copy()
        self.critic = self.dice.normal(0.0, 0.1, CRITIC_WEIGHTS)
        self.critic[-CRITIC - 1 :] = 0.0
        self._steps = Adam(WEIGHTS)
        self._critic_steps = Adam(CRITIC_WEIGHTS)

    def learn(
        self,
        book: Book,
        filled: int,
        rate: float,
        curiosity: float,
        used: int,
        *,
        imitating: float = 0.0,
    ) -> Numbers:
        """Go through a book; returns the error of the critic, the entropy, and what was clipped.

        To imitate, from 0 to 1, is to do what is in the book, whatever came of it.
        """
        told = np.zeros(3)
        slope, critic_slope = np.zeros(WEIGHTS), np.zeros(CRITIC_WEIGHTS)
        scale = max(float(book.gains[:filled].std()), 1e-6)
        batches = 0
        for _ in range(EPOCHS):
            order = self.dice.permutation(filled)
            for first in range(0, filled - BATCH + 1, BATCH):
                batch = order[first : first + BATCH]
                slopes(
                    self.weights,
                    self.critic,
                    book.columns,
                    batch,
                    slope,
                    critic_slope,
                    curiosity,
                    scale,
                    used,
                    imitating,
                    told,
                )
                batches += 1
                self.weights += self._steps.step(slope, rate)
                self.critic -= self._critic_steps.step(critic_slope, rate)
        told /= max(batches, 1)
        return told


def fresh(dice: np.random.Generator) -> Numbers:
    """The weights of a net that has learnt nothing."""
    weights = dice.normal(0.0, 1.0, WEIGHTS)
    beside = HIDDEN * CONTEXT
    bias = beside + HIDDEN * CANDIDATE
    weights[:beside] *= 0.3
    weights[beside:bias] *= 0.5
    weights[bias : bias + HIDDEN] = 0.0
    weights[bias + HIDDEN :] *= 0.15
    return weights


@compiled
def slopes(
    weights: Any,
    critic: Any,
    columns: Any,
    batch: Any,
    slope: Any,
    critic_slope: Any,
    curiosity: float,
    scale: float,
    used: int,
    imitating: float,
    told: Any,
) -> None:
    """The slopes of a batch: up for the net, down for the critic."""
    contexts, candidates, counts, picks, shares, gains, _ = columns
    slope[:] = 0.0
    critic_slope[:] = 0.0
    beside = HIDDEN * CONTEXT
    bias = beside + HIDDEN * CANDIDATE
    out = bias + HIDDEN
    critic_bias = CRITIC * CONTEXT
    critic_out = critic_bias + CRITIC
    base, back, hidden = np.empty(HIDDEN), np.empty(HIDDEN), np.empty((MOST, HIDDEN))
    layer, now = np.empty(CRITIC), np.empty(MOST)
    for index in batch:
        context, count, pick = contexts[index], counts[index], picks[index]
        value = critic[critic_out + CRITIC]
        for node in range(CRITIC):
            held = critic[critic_bias + node]
            for place in range(CONTEXT):
                held += critic[node * CONTEXT + place] * context[place]
            layer[node] = max(held, 0.0)
            value += critic[critic_out + node] * layer[node]
        error = value - gains[index]
        told[0] += error * error / batch.size
        critic_slope[critic_out + CRITIC] += error
        for node in range(CRITIC):
            if layer[node] > 0.0:
                critic_slope[critic_out + node] += error * layer[node]
                part = error * critic[critic_out + node]
                critic_slope[critic_bias + node] += part
                for place in range(CONTEXT):
                    critic_slope[node * CONTEXT + place] += part * context[place]
        for node in range(HIDDEN):
            held = weights[bias + node]
            for place in range(CONTEXT):
                held += weights[node * CONTEXT + place] * context[place]
            base[node] = held
            back[node] = 0.0
        highest = -1e30
        for at in range(count):
            score = 0.0
            for node in range(HIDDEN):
                held = base[node]
                for place in range(used):
                    held += (
                        weights[beside + node * CANDIDATE + place] * candidates[index, at, place]
                    )
                hidden[at, node] = max(held, 0.0)
                score += weights[out + node] * hidden[at, node]
            now[at] = score
            highest = max(highest, score)
        total = 0.0
        for at in range(count):
            now[at] = exp(now[at] - highest)
            total += now[at]
        entropy = 0.0
        for at in range(count):
            now[at] /= total
            if now[at] > 1e-12:
                entropy -= now[at] * log(now[at])
        told[1] += entropy / batch.size
        ratio = now[pick] / shares[index]
        better = -error / scale
        push = better * ratio
        if (better > 0.0 and ratio > 1.0 + CLIP) or (better < 0.0 and ratio < 1.0 - CLIP):
            push = 0.0
            told[2] += 1.0 / batch.size
        push += imitating * (1.0 - push)
        for at in range(count):
            part = push * ((1.0 if at == pick else 0.0) - now[at])
            if now[at] > 1e-12:
                part -= curiosity * now[at] * (log(now[at]) + entropy)
            for node in range(HIDDEN):
                if hidden[at, node] > 0.0:
                    slope[out + node] += part * hidden[at, node]
                    inner = part * weights[out + node]
                    back[node] += inner
                    for place in range(used):
                        slope[beside + node * CANDIDATE + place] += (
                            inner * candidates[index, at, place]
                        )
        for node in range(HIDDEN):
            if back[node] != 0.0:
                slope[bias + node] += back[node]
                for place in range(CONTEXT):
                    slope[node * CONTEXT + place] += back[node] * context[place]
    slope /= batch.size
    critic_slope /= batch.size
