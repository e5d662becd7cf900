"""Random games in Python, ours and the peers': each plays one game and counts its decisions."""

import warnings
from collections.abc import Callable
from random import Random
from typing import Any, Literal, TypeAlias

from timing import Contestant, Played

from coyote import Action, Bid, Legal, apply, legal, new_game, outcome, shuffled, view

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # the peers' warnings are not ours to mend
    import pyspiel
    import rlcard
    from open_spiel.python.games import liars_poker  # noqa: F401 (registers the game)
    from rlcard.agents import RandomAgent
    from rlcard.utils import set_seed

Addition: TypeAlias = Literal["extra", "double", "next"]
Choice: TypeAlias = Callable[[Legal, Random], Action]

ADDITIONS = ("confirm", "reverse", "extra", "double", "restart", "next")
WITH_BID: tuple[Addition, ...] = ("extra", "double", "next")

REACH = 10
"""How many numbers a random bid is drawn from."""


def contestants(seed: int) -> list[Contestant]:
    """All that is timed; our headline comes first."""
    rng = Random(seed)
    set_seed(seed)
    return [
        Contestant("coyote", "eyes, 4 players", coyote_game(rng, "eyes", 4, choose=any_choice)),
        Contestant("coyote", "eyes, 4 players, low bids", coyote_game(rng, "eyes", 4)),
        Contestant("coyote", "eyes, 2 players, low bids", coyote_game(rng, "eyes", 2)),
        Contestant("coyote", "eyes, 6 players, low bids", coyote_game(rng, "eyes", 6)),
        Contestant(
            "coyote",
            "eyes, 4 players, trickster, low bids",
            coyote_game(rng, "eyes", 4, trickster=True),
        ),
        Contestant(
            "coyote",
            "tomahawk, 4 players, all additions, low bids",
            coyote_game(rng, "tomahawk", 4, additions=ADDITIONS),
        ),
        Contestant(
            "coyote",
            "museum, 4 players, tokens, low bids",
            coyote_game(rng, "museum", 4, tokens=True),
        ),
        Contestant("coyote", "classic, 4 players, low bids", coyote_game(rng, "classic", 4)),
        Contestant("OpenSpiel", "python_liars_poker", liars_poker_game(rng, observe=False)),
        Contestant(
            "OpenSpiel",
            "python_liars_poker, observation_tensor",
            liars_poker_game(rng, observe=True),
        ),
        Contestant("RLCard", "limit-holdem, 2 players", holdem_game(seed, 2, is_training=False)),
        Contestant("RLCard", "limit-holdem, 4 players", holdem_game(seed, 4, is_training=False)),
        Contestant(
            "RLCard",
            "limit-holdem, 4 players, is_training",
            holdem_game(seed, 4, is_training=True),
        ),
    ]


def low_choice(may: Legal, rng: Random) -> Action:
    """A bid or another kind of action, all kinds alike; a bid is one of the lowest numbers."""
    kinds = {action.word: action for action in may.actions}
    kind = rng.randrange(len(kinds) + (may.min_bid is not None))
    if may.min_bid is None or may.max_bid is None or kind < len(kinds):
        word = list(kinds)[kind]
        return rng.choice([action for action in may.actions if action.word == word])
    least = max(may.min_bid, 1)
    number = least + rng.randrange(min(REACH, may.max_bid - least + 1))
    if number == may.excluded:
        number = may.min_bid if number == may.max_bid else number + 1
    if not may.with_bid:
        return Bid(number)
    additions: list[Addition | None] = [None, *(word for word in WITH_BID if word in may.with_bid)]
    addition = rng.choice(additions)
    seats = () if addition is None else may.with_bid[addition]
    return Bid(number, addition, rng.choice(seats) if seats else None)


def any_choice(may: Legal, rng: Random) -> Action:
    """Any legal action, all alike, as the peers are played; knows no additions to a bid."""
    bids = 0
    if may.min_bid is not None and may.max_bid is not None:
        bids = may.max_bid - may.min_bid + 1
    pick = int(rng.random() * (bids + len(may.actions)))
    if may.min_bid is None or pick >= bids:
        return may.actions[pick - bids]
    return Bid(may.min_bid + pick)


def coyote_game(
    rng: Random, edition: str, players: int, *, choose: Choice = low_choice, **options: Any
) -> Callable[[], Played]:
    def play() -> Played:
        state = new_game(edition, players, **options)
        decisions = 0
        while outcome(state) is None:
            state = shuffled(state, rng)
            while to_act := state.to_act:
                seat = to_act[0]
                may = legal(state, seat)
                view(state, seat)
                state = apply(state, seat, choose(may, rng))
                decisions += 1
        return 1, decisions

    return play


def liars_poker_game(rng: Random, *, observe: bool) -> Callable[[], Played]:
    """Dealing takes time but is no decision, like our shuffles."""
    game = pyspiel.load_game("python_liars_poker")

    def play() -> Played:
        state = game.new_initial_state()
        decisions = 0
        while state.is_chance_node():
            digit, _ = rng.choice(state.chance_outcomes())  # all of them are equally likely
            state.apply_action(digit)
        while not state.is_terminal():
            if observe:
                state.observation_tensor(state.current_player())
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
        return 1, decisions

    return play


def holdem_game(seed: int, players: int, *, is_training: bool) -> Callable[[], Played]:
    """With `is_training` a random agent is not asked for its probabilities: a little faster."""
    env = rlcard.make("limit-holdem", config={"seed": seed, "game_num_players": players})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(players)])

    def play() -> Played:
        before: int = env.timestep
        env.run(is_training=is_training)
        return 1, int(env.timestep) - before

    return play
