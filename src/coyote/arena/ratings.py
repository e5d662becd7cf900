"""Ratings from the order in which bots went out, by the model of Plackett and Luce."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce


@dataclass(frozen=True, slots=True)
class Rating:
    """Where a bot stands; newcomers are at 25."""

    mu: float
    sigma: float
    """How unsure that is: a standard deviation."""


def rate(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """The ratings after games, given as bots and places by seat.

    A bot that sits several times in a game has one rating: the mean of what its seats earn.
    """
    # Bots do not change from game to game, so nothing makes an old result worth less.
    model = PlackettLuce(tau=0.0)
    start = model.rating()
    held: dict[str, Rating] = {}
    for bots, places in games:
        known = [held.get(bot, Rating(start.mu, start.sigma)) for bot in bots]
        teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in known]
        rated = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
        for bot in dict.fromkeys(bots):
            own = [rating for name, rating in zip(bots, rated) if name == bot]
            held[bot] = Rating(
                fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
            )
    return held
