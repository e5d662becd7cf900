"""What a seat can know: the exact distribution of the total, given a view."""

from coyote.odds.distribution import Distribution
from coyote.odds.own import by_own_card
from coyote.odds.total import distribution

__all__ = ["Distribution", "by_own_card", "distribution"]
