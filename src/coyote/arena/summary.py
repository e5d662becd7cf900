"""What a match came to, bot by bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from importlib import metadata
from typing import Any, Final

from coyote.arena.intervals import Interval, share_interval
from coyote.arena.match import Match, is_program
from coyote.arena.play import Played
from coyote.arena.ratings import Rating, rate

FORMAT: Final = "coyote-arena/1"
_DIGITS: Final = 6


@dataclass(frozen=True, slots=True)
class FirstFoul:
    """The first game that a bot lost by a foul."""

    deal: int
    rotation: int
    seat: int
    reason: str
    detail: str


@dataclass(frozen=True, slots=True)
class AtSeat:
    """How a bot did in one seat; seat 0 starts."""

    games: int
    wins: float


@dataclass(frozen=True, slots=True)
class Score:
    """How a bot did. If it sits several times in a game, all its seats count together."""

    bot: str
    games: int
    """How many it played in."""
    seats: int
    """How often it sat in a seat."""
    wins: float
    share: float
    """Of the games it played in."""
    interval: Interval
    fair: float
    """The share of the seats it had in these games."""
    rating: Rating
    by_seat: tuple[AtSeat, ...]
    fouls: dict[str, int]
    """How many games it lost by each kind of foul."""
    first_foul: FirstFoul | None

    @property
    def over_fair(self) -> float:
        """The share of wins over the fair share: 1 is as good as the rest of the table."""
        return self.share / self.fair

    @property
    def over_fair_interval(self) -> Interval:
        low, high = self.interval
        return low / self.fair, high / self.fair


@dataclass(frozen=True, slots=True)
class Summary:
    """A match and its scores, in the order in which the bots were named."""

    match: Match
    scores: tuple[Score, ...]

    @property
    def ranked(self) -> list[Score]:
        """The best first."""
        return sorted(self.scores, key=lambda score: -score.over_fair)

    def to_json(self) -> dict[str, Any]:
        """Everything, with nothing in it that the same arguments could change."""
        match = self.match
        return {
            "format": FORMAT,
            "version": metadata.version("coyote-game"),
            "edition": match.setup.edition,
            "options": match.setup.options,
            "players": match.setup.players,
            "bots": match.bots,
            "seed": match.seed,
            "deals": match.deals,
            "games": match.games,
            "time_limit": match.time_limit if any(map(is_program, match.bots)) else None,
            "confidence": 0.95,
            "scores": [_told(score) for score in self.scores],
        }


def summarise(match: Match, games: Iterable[Played]) -> Summary:
    """The scores of all bots after these games."""
    played = list(games)
    ratings = rate((game.bots, game.places) for game in played)
    scores = [_score(match, bot, played, ratings[bot]) for bot in match.names if bot in ratings]
    return Summary(match, tuple(scores))


def _score(match: Match, bot: str, played: Sequence[Played], rating: Rating) -> Score:
    own = [game for game in played if bot in game.bots]
    players = match.setup.players
    sat = [0] * players
    won = [0.0] * players
    deals: dict[int, tuple[float, int]] = {}
    for game in own:
        wins = [win if name == bot else 0.0 for name, win in zip(game.bots, game.wins)]
        for seat, name in enumerate(game.bots):
            sat[seat] += name == bot
            won[seat] += wins[seat]
        before, games = deals.get(game.deal, (0.0, 0))
        deals[game.deal] = (before + sum(wins), games + 1)
    fouls = [(game, game.fouled) for game in own if game.fouled]
    own_fouls = [(game, foul) for game, foul in fouls if game.bots[foul.seat] == bot]
    first = None
    if own_fouls:
        game, foul = own_fouls[0]
        first = FirstFoul(game.deal, game.rotation, foul.seat, foul.reason, foul.detail)
    return Score(
        bot,
        games=len(own),
        seats=sum(sat),
        wins=sum(won),
        share=sum(won) / len(own),
        interval=share_interval(deals.values()),
        fair=sum(sat) / (players * len(own)),
        rating=rating,
        by_seat=tuple(map(AtSeat, sat, won)),
        fouls=dict(sorted(Counter(foul.reason for _, foul in own_fouls).items())),
        first_foul=first,
    )


def _told(score: Score) -> dict[str, Any]:
    first = score.first_foul
    return {
        "bot": score.bot,
        "games": score.games,
        "seats": score.seats,
        "wins": _short(score.wins),
        "share": _short(score.share),
        "share_interval": [_short(end) for end in score.interval],
        "fair_share": _short(score.fair),
        "over_fair": _short(score.over_fair),
        "over_fair_interval": [_short(end) for end in score.over_fair_interval],
        "rating": {"mu": _short(score.rating.mu), "sigma": _short(score.rating.sigma)},
        "by_seat": [{"games": seat.games, "wins": _short(seat.wins)} for seat in score.by_seat],
        "fouls": score.fouls,
        "first_foul": None if first is None else asdict(first),
    }


def _short(number: float) -> float:
    return round(number, _DIGITS)
