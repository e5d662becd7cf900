"""A cause for each error of rules, records and tables, and the sentence it is told in."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeAlias

from table.honest import continued, refilled, reheaded, rerounded, reshuffled
from table.sittings import Sitting
from tables import EXAMPLE, game, lose, recorded, stacked, table

from coyote import Bid, Card, CoyoteError, Name, apply, deal, new_game
from coyote.record import Record, read, replay
from coyote.table import requests
from coyote.table.verify import verify

Cause: TypeAlias = Callable[[], object]


def after(edition: str, *moves: str, losers: tuple[int, ...] = (), **options: object) -> Cause:
    """Replay a game of three in which these lose a round each, then come these moves."""

    def cause() -> object:
        state, rounds = game(new_game(edition, 3, starter=0, **options), [*losers])
        pile = " ".join(stacked(state, "1 2 3" if not losers else ""))
        record = recorded(edition, 3, *rounds, {"pile": pile, "moves": moves}, options=options)
        return replay(read(record))

    return cause


def reading(data: str, check: Callable[[Record], object] = replay) -> Cause:
    return lambda: check(read(data.encode()))


def head(**changes: object) -> Cause:
    """Replay the example with another head."""
    return reading(json.dumps({**json.loads(EXAMPLE), **changes}))


def first_round(**changes: object) -> Cause:
    """Replay the example with another first round."""
    return head(rounds=[{**json.loads(EXAMPLE)["rounds"][0], **changes}])


def unproved(change: Callable[[Record], Record], record: Callable[[], Record] = continued) -> Cause:
    """Verify an honest record after a change."""
    return lambda: verify(change(record()))


def refused(who: int, *wishes: requests.Request, playing: bool = False, **settings: Any) -> Cause:
    """Ask a table of three for these things; the last is refused."""

    def cause() -> object:
        sitting = Sitting("Ann", "Bo", "Cy", **settings)
        if playing:
            sitting.start()
        *granted, wish = wishes
        for each in granted:
            sitting.grant(who, each)
        return reraised(sitting, who, wish)

    return cause


def asked(**settings: object) -> requests.Request:
    return requests.Configure(settings=settings)


def joining(*names: str, **settings: Any) -> Cause:
    """People come to a table, one after the other."""
    return lambda: Sitting(*names, **settings)


def absent() -> object:
    """Act on a seat that a bot took over."""
    sitting = Sitting("Ann", "Bo", grace=5)
    sitting.start()
    sitting.exit(1)
    sitting.wait(5000)
    return reraised(sitting, 1, requests.Act(version=sitting.book.version, action="bid 5"))


def unhurried() -> object:
    """Ask for more time, with all the others away, until it is enough."""
    sitting = Sitting("Ann", "Bo", clock=30)
    sitting.start()
    sitting.exit(2)
    for _ in range(3):
        sitting.grant(1, requests.AskTime())
    return reraised(sitting, 1, requests.AskTime())


def reraised(sitting: Sitting, who: int, wish: requests.Request) -> object:
    """Raise what a client is told of a wish that is refused."""
    rejected = sitting.rejection(who, wish)
    raise CoyoteError(rejected.rule, rejected.code, rejected.facts)


ALL = ["confirm", "reverse", "extra", "double", "restart", "next"]
PILE = str(json.loads(EXAMPLE)["rounds"][0]["pile"])

CASES: dict[str, tuple[Cause, str]] = {
    "not-your-turn": (
        after("eyes", "0 bid 999", "1 challenge", "2 guess 0"),
        "round 1, move 3: seat 2 may not act now: it is for seat 0 (E9)",
    ),
    "no-pile": (
        lambda: apply(new_game("eyes", 2), 0, Bid(5)),
        "seat 0 may not act now: a pile has to be dealt first (RECORD)",
    ),
    "game-over": (
        lambda: apply(lose(table("classic", 2, limit=1), 0), 1, Bid(5)),
        "the game is over (C6)",
    ),
    "not-in-edition": (
        after("eyes", "0 confirm"),
        "round 1, move 1: seat 0 may not confirm: there is no confirm in eyes (RECORD)",
    ),
    "variant-off": (
        after("tomahawk", "0 bid 5 double"),
        "round 1, move 1: seat 0 may not use “bid 5 double”: this game is played without it (HA4)",
    ),
    "not-asked": (
        after("eyes", "0 discard open"),
        "round 1, move 1: seat 0 may not discard: nobody is asked to now (E9)",
    ),
    "no-bid-left": (
        after("eyes", "0 bid 999", "1 peek"),
        "round 1, move 2: seat 1 may not peek: somebody would have to bid and no number is left"
        " (C10)",
    ),
    "bid-owed": (
        after("eyes", "0 bid 5", "1 peek", "1 challenge"),
        "round 1, move 3: seat 1 may not challenge: a bid is owed first (E5)",
    ),
    "bid-integer": (
        lambda: apply(table("eyes", 2), 0, Bid(number=True)),
        "seat 0 may not bid that: a bid is a whole number (RECORD)",
    ),
    "bid-range": (
        after("eyes", "0 bid -1000"),
        "round 1, move 1: seat 0 may not bid -1000: a bid lies between -999 and 999 (C10)",
    ),
    "bid-below-minimum": (
        after("museum", "0 bid 4", min_bid=5),
        "round 1, move 1: seat 0 may not bid 4: the opening bid is at least 5 (M2)",
    ),
    "bid-not-higher": (
        after("eyes", "0 bid 5", "1 bid 5"),
        "round 1, move 2: seat 1 may not bid 5: a bid must be at least 6 now (C2)",
    ),
    "bid-none-higher": (
        after("eyes", "0 bid 999", "1 bid 999"),
        "round 1, move 2: seat 1 may not bid 999:"
        " no number is higher than 999, only a challenge is left (C2)",
    ),
    "bid-withdrawn": (
        after("tomahawk", "0 bid 5", "1 restart", "0 bid 5", additions=ALL),
        "round 1, move 3: seat 0 may not bid 5: that number was withdrawn, name another (HA5)",
    ),
    "challenge-nothing": (
        after("eyes", "0 challenge"),
        "round 1, move 1: seat 0 may not challenge: there is no bid yet (C2)",
    ),
    "peek-first-turn": (
        after("eyes", "0 peek"),
        "round 1, move 1: seat 0 may not peek: not on the first turn of the round (E6)",
    ),
    "peek-again": (
        after("eyes", "0 bid 5", "1 peek", "1 peek"),
        "round 1, move 3: seat 1 may not peek: the centre card was seen already (E7)",
    ),
    "peek-no-open-eye": (
        head(
            options={"trickster": True},
            rounds=[
                {
                    "pile": PILE,
                    "moves": ["0 bid 5", "1 peek", "1 bid 99", "2 challenge", "0 guess 1"],
                },
                {"pile": PILE, "moves": ["1 bid 5", "2 bid 6", "0 bid 7", "1 peek"]},
            ],
        ),
        "round 2, move 4: seat 1 may not peek: no open eye (E5)",
    ),
    "coyote-not-held": (
        after("eyes", "0 coyote", trickster=True),
        "round 1, move 1: seat 0 may not lay the Coyote card: another holds it, or nobody (T5)",
    ),
    "coyote-first-turn": (
        after("eyes", "0 coyote", losers=(0,), trickster=True),
        "round 2, move 1: seat 0 may not lay the Coyote card: not on the first turn of the round"
        " (T5)",
    ),
    "coyote-again": (
        after(
            *("eyes", "0 bid 1", "1 bid 2", "2 bid 3", "0 coyote", "0 coyote"),
            losers=(0,),
            trickster=True,
        ),
        "round 2, move 5: seat 0 may not lay the Coyote card: it was laid this round (T5)",
    ),
    "guess-owed": (
        after("eyes", "0 bid 5", "1 challenge", "2 bid 6", trickster=True),
        "round 1, move 3: seat 2 may not bid: a guess is owed now (T2)",
    ),
    "guess-who": (
        after("eyes", "0 bid 5", "1 challenge", "2 guess 2", trickster=True),
        "round 1, move 3: seat 2 may not guess 2: guess the bidder or the challenger (T2)",
    ),
    "discard-owed": (
        after("eyes", "0 bid 999", "1 challenge", "0 bid 5"),
        "round 1, move 3: seat 0 may not bid: an eye card has to be returned now (E9)",
    ),
    "addition-used": (
        after("tomahawk", "0 bid 5 next 1", "1 bid 6 next 0", additions=ALL),
        "round 1, move 2: seat 1 may not use “bid 6 next 0”: it was used this round (HA6)",
    ),
    "addition-before-bid": (
        after("tomahawk", "0 restart", additions=ALL),
        "round 1, move 1: seat 0 may not restart: there is no bid yet (HA5)",
    ),
    "addition-seat": (
        after("tomahawk", "0 bid 5 extra 0", additions=ALL),
        "round 1, move 1: seat 0 may not use “bid 5 extra 0”: name another living seat,"
        " with extra and next only (HA3)",
    ),
    "no-addition": (
        after("tomahawk", "0 bid 5", "1 restart", "0 bid 6 double", additions=ALL),
        "round 1, move 3: seat 0 may not use “bid 6 double”: no addition goes with a bid after"
        " a restart (HA5)",
    ),
    "must-answer": (
        after("tomahawk", "0 bid 5", "1 confirm", "2 reverse", additions=ALL),
        "round 1, move 3: seat 2 may not reverse: raise or challenge (HA1)",
    ),
    "token-used": (
        after("museum", "0 swap", "0 bid 5", "1 swap", tokens=True),
        "round 1, move 3: seat 1 may not swap: no such token is left this round (MT4)",
    ),
    "tokens-two-left": (
        after("museum", "1 skip", losers=(0, 0, 0), tokens=True),
        "round 4, move 1: seat 1 may not skip: with two players left there are no tokens (MT3)",
    ),
    "owner-must-raise": (
        after("museum", "0 bid 5", "1 skip", "2 skip", "0 challenge", tokens=True),
        "round 1, move 4: seat 0 may not challenge: the bid is its own, it must raise (MT3)",
    ),
    "name-no-card": (
        lambda: apply(table("museum", 3, tokens=True), 0, Name(Card("0"))),
        "seat 0 may not name 0: there is no such feather (MT5)",
    ),
    "pile-not-due": (lambda: deal(table("eyes", 2), ()), "no pile is due now (RECORD)"),
    "pile-missing": (
        first_round(pile="7"),
        "round 1, move 0: the pile does not hold the 17 cards that are due: one -10 is missing"
        " (E1)",
    ),
    "pile-surplus": (
        first_round(pile=f"{PILE} 7"),
        "round 1, move 0: the pile does not hold the 17 cards that are due: one 7 is too many (E1)",
    ),
    "pile-order": (
        lambda: deal(lose(table("museum", 3), 0), stacked(lose(table("museum", 3), 0))[::-1]),
        "the first 27 cards are not the undrawn rest in its order (M6)",
    ),
    "refill-missing": (
        lambda: replay(read(recorded("classic", 9, *dry()))),
        "round 4, move 0: the pile ran dry and the round has no refill (K4)",
    ),
    "refill-unneeded": (
        first_round(refill=""),
        "round 1, move 0: the round has a refill and the pile did not run dry (RECORD)",
    ),
    "no-card": (first_round(pile="7 x"), "round 1, move 0: “x” is no card (RECORD)"),
    "no-action": (
        first_round(moves=["0 raise"]),
        "round 1, move 1: “raise” is no action (RECORD)",
    ),
    "no-move": (
        first_round(moves=["bid 12"]),
        "round 1, move 1: “bid 12” is no move: write a seat and an action, like 0 bid 12 (RECORD)",
    ),
    "no-seat": (
        first_round(moves=["3 bid 12"]),
        "round 1, move 1: there is no seat 3: seats go from 0 to 2 (RECORD)",
    ),
    "edition": (
        head(edition="chess"),
        "record: “chess” is no edition: choose eyes, tomahawk, museum or classic (RECORD)",
    ),
    "players": (head(players=["Ann"]), "record: eyes is for 2 to 6 players, not 1 (E2)"),
    "starter": (head(starter=3), "record: the starter is a seat from 0 to 2, not 3 (C7)"),
    "option-unknown": (
        head(options={"limit": 3}),
        "record: eyes has no option “limit”: it has trickster (RECORD)",
    ),
    "option-flag": (
        head(options={"trickster": 1}),
        "record: trickster is true or false, not 1 (RECORD)",
    ),
    "additions-list": (
        lambda: new_game("tomahawk", 3, additions="extra"),
        "additions is a list of names, not extra (RECORD)",
    ),
    "addition-unknown": (
        lambda: new_game("tomahawk", 3, additions=["swap"]),
        f"“swap” is no addition: choose from {', '.join(ALL)} (RECORD)",
    ),
    "addition-twice": (
        lambda: new_game("tomahawk", 3, additions=["next", "next"]),
        "the addition next is listed twice (RECORD)",
    ),
    "limit": (
        lambda: new_game("museum", 5, limit=4),
        "the limit is 3 in museum with 5 players, not 4 (M4)",
    ),
    "min-bid": (
        lambda: new_game("museum", 3, min_bid=1000),
        "min_bid is null or a whole number from -999 to 999, not 1000 (M2)",
    ),
    "round-over": (
        first_round(moves=["0 bid 12", "1 challenge", "1 discard open", "0 peek"]),
        "round 1, move 4: the round is over (RECORD)",
    ),
    "round-unfinished": (
        head(rounds=[{"pile": PILE, "moves": ["0 bid 5"]}, {"pile": PILE, "moves": []}]),
        "round 1, move 2: the round ends too early (RECORD)",
    ),
    "record-size": (reading(" " * 5_000_001), "record: larger than 5,000,000 bytes (RECORD)"),
    "record-no-text": (lambda: read(b"\xff"), "record: not UTF-8 text (RECORD)"),
    "record-no-json": (reading("{\n}}"), "record: not JSON: see line 2, column 2 (RECORD)"),
    "record-deep": (reading("[" * 99_999), "record: nested too deeply (RECORD)"),
    "record-number": (
        reading("[NaN]"),
        "record: holds a number that JSON does not have or that is too long (RECORD)",
    ),
    "record-key-twice": (
        reading('{"a": 1, "a": 2}'),
        "record: has the key a twice (RECORD)",
    ),
    "record-no-object": (reading("[]"), "record: not a JSON object (RECORD)"),
    "record-field-missing": (reading("{}"), "record: has no field “format” (RECORD)"),
    "record-field-type": (
        head(rounds={}),
        "record: the field “rounds” has to be a list (RECORD)",
    ),
    "record-format": (
        head(format="pgn"),
        "record: the format is pgn, not “coyote-record/1” (RECORD)",
    ),
    "record-players": (
        head(players=[1, 2, 3]),
        "record: the players have to be a list of texts (RECORD)",
    ),
    "record-round": (head(rounds=[1]), "record: round 1 has to be an object (RECORD)"),
    "record-moves": (
        first_round(moves="0 bid 12"),
        "record: round 1 has to have a list of moves (RECORD)",
    ),
    "record-pile": (
        first_round(pile=7),
        "round 1, move 0: the pile has to be a text of cards (RECORD)",
    ),
    "proof-missing": (reading(EXAMPLE, verify), "record: has no proof of its shuffles (PROOF)"),
    "proof-head": (
        unproved(lambda record: reheaded(record, more=1)),
        "record: the proof has to hold format, table and game, and nothing else (PROOF)",
    ),
    "proof-format": (
        unproved(lambda record: reheaded(record, format="pgn")),
        "record: the format of the proof is not “coyote-proof/1” (PROOF)",
    ),
    "proof-table": (
        unproved(lambda record: reheaded(record, table=7)),
        "record: the table of the proof has to be a text of 1 to 64 characters on one line (PROOF)",
    ),
    "proof-game": (
        unproved(lambda record: reheaded(record, game=0)),
        "record: the game of the proof has to be a whole number from 1 to 999,999,999 (PROOF)",
    ),
    "proof-shuffle": (
        unproved(lambda record: rerounded(record, 1, shuffle=None)),
        "round 1, move 0: cards were shuffled for this round: its shuffle has to hold commitment,"
        " secret and entropy, and nothing else (PROOF)",
    ),
    "proof-continued": (
        unproved(lambda record: rerounded(record, 2, shuffle=None)),
        "round 2, move 0: no cards were shuffled for this round: its shuffle has to hold continues"
        " and entropy, and nothing else (PROOF)",
    ),
    "proof-continues": (
        unproved(lambda record: reshuffled(record, 2, continues=2)),
        "round 2, move 0: the last shuffle was that of round 1: continues has to be 1 (PROOF)",
    ),
    "proof-refill": (
        unproved(lambda record: rerounded(record, 4, refill_shuffle=None), refilled),
        "round 4, move 0: the pile was refilled: refill_shuffle has to hold commitment and secret,"
        " and nothing else (PROOF)",
    ),
    "proof-refill-unneeded": (
        unproved(lambda record: rerounded(record, 1, refill_shuffle={})),
        "round 1, move 0: the round has a refill_shuffle and no refill (PROOF)",
    ),
    "proof-hex": (
        unproved(lambda record: reshuffled(record, 1, secret="x")),
        "round 1, move 0: the secret has to be 64 digits from 0 to 9 and a to f (PROOF)",
    ),
    "proof-entropy-list": (
        unproved(lambda record: reshuffled(record, 1, entropy="")),
        "round 1, move 0: the entropy has to be a list (PROOF)",
    ),
    "proof-entropy": (
        unproved(lambda record: reshuffled(record, 1, entropy=["0 00"])),
        "round 1, move 0: a line of entropy is a seat and 16 to 32 bytes as digits from 0 to 9 and"
        " a to f, like 0 00112233445566778899aabbccddeeff (PROOF)",
    ),
    "proof-entropy-order": (
        unproved(lambda record: reshuffled(record, 1, entropy=["0 " + "00" * 16] * 2)),
        "round 1, move 0: the entropy of seat 0 stands twice or out of order: seats rise, with one"
        " line each (PROOF)",
    ),
    "proof-commitment": (
        unproved(lambda record: reheaded(record, game=4)),
        "round 1, move 0: the commitment of the shuffle was not made from this secret for this"
        " table, game and round (PROOF)",
    ),
    "proof-order": (
        unproved(lambda record: reshuffled(record, 1, entropy=[])),
        "round 1, move 0: the pile does not lie in the order that follows from the secret and the"
        " entropy (PROOF)",
    ),
    "not-now": (refused(1, requests.Hello()), "that cannot be asked now (TABLE)"),
    "not-joined": (
        refused(0, requests.Sit()),
        "you are only watching: join the table first (TABLE)",
    ),
    "name-empty": (joining("Ann", " "), "a name needs at least one visible character (TABLE)"),
    "name-long": (joining("A" * 25), "a name has at most 24 characters (TABLE)"),
    "animal": (
        refused(1, requests.Rename(name="Ann", animal="yeti")),
        "nobody can be a “yeti”: choose coyote, hare, badger, raven, turtle, bear, beaver, lizard,"
        " owl or fox (TABLE)",
    ),
    "table-crowded": (
        lambda: [sitting.join("Bo", sit=False) for sitting in [Sitting()] for _ in range(101)],
        "there is room for 100 people at this table, and no more (TABLE)",
    ),
    "table-full": (joining(*"ABCDEFG"), "all 6 seats are taken (TABLE)"),
    "seated-already": (
        refused(1, requests.Sit()),
        "you have a seat, or will have one in the next game (TABLE)",
    ),
    "not-seated": (
        refused(1, requests.Stand(), requests.Stand()),
        "you have no seat to give up (TABLE)",
    ),
    "in-game": (
        refused(1, requests.Stand(), playing=True),
        "that has to wait until the game is over (TABLE)",
    ),
    "no-game": (refused(1, requests.Pause()), "no game is being played (TABLE)"),
    "not-host": (refused(2, requests.Start()), "only the host may do that (TABLE)"),
    "people-play": (
        refused(1, requests.Hurry(), playing=True),
        "people are still playing this game (TABLE)",
    ),
    "settings": (
        refused(1, asked(clock="slow")),
        "these settings do not work, see “clock”: Expected `int | null`, got `str` (TABLE)",
    ),
    "clock-range": (
        refused(1, asked(clock=4)),
        "a turn has 5 to 3,600 seconds or no time limit, not 4 (TABLE)",
    ),
    "slow-clock": (
        refused(1, asked(slow=True, clock=30)),
        "a game over several days has no time limit: choose one of the two (TABLE)",
    ),
    "grace-range": (
        refused(1, asked(grace=3601)),
        "someone may be offline for 5 to 3,600 seconds, not 3,601 (TABLE)",
    ),
    "seats-many": (
        refused(1, *[requests.AddBot(bot="odds")] * 4, asked(edition="eyes"), edition="museum"),
        "7 seats are taken and this edition has 6: someone has to stand up first (TABLE)",
    ),
    "no-bot": (refused(1, requests.RemoveBot(seat=0)), "there is no bot on seat 0 (TABLE)"),
    "no-person": (
        refused(1, requests.Kick(person=9)),
        "nobody else here has the number 9 (TABLE)",
    ),
    "paused": (
        refused(1, requests.Pause(), requests.Pause(), playing=True),
        "the game is paused (TABLE)",
    ),
    "not-paused": (
        refused(1, requests.Resume(), playing=True),
        "the game is not paused (TABLE)",
    ),
    "not-in-game": (
        refused(0, requests.Odds(), playing=True),
        "you have no seat in this game (TABLE)",
    ),
    "bot-plays": (absent, "a bot plays for you: take your seat back first (TABLE)"),
    "stale": (
        refused(1, requests.Act(version=3, action="bid 5"), playing=True),
        "the table has moved on: you saw version 3, and now it is 10 (TABLE)",
    ),
    "entropy": (
        refused(1, requests.Start(), requests.Mix(round=1, entropy="x" * 32)),
        "entropy is 16 to 32 bytes, written as digits from 0 to 9 and a to f (TABLE)",
    ),
    "odds-off": (
        refused(1, requests.Odds(), playing=True, odds=False),
        "the host has turned the odds off (TABLE)",
    ),
    "odds-none": (
        refused(1, requests.Start(), requests.Odds()),
        "there are odds only while you are playing a round (TABLE)",
    ),
    "nothing-to-reclaim": (
        refused(1, requests.Reclaim(), playing=True),
        "no bot plays for you (TABLE)",
    ),
    "no-clock": (
        refused(1, requests.AskTime(), playing=True),
        "you have no time limit right now (TABLE)",
    ),
    "time-enough": (unhurried, "a turn can be extended 3 times, and this one already was (TABLE)"),
    "nobody-asks": (
        refused(1, requests.GrantTime(), playing=True),
        "nobody else is asking for more time (TABLE)",
    ),
    "text-off": (
        refused(1, requests.Say(text="hi"), text=False),
        "the host has turned chat off; reactions still work (TABLE)",
    ),
    "text-empty": (
        refused(1, requests.Say(text="")),
        "write something that can be seen (TABLE)",
    ),
    "text-long": (
        refused(1, requests.Say(text="a" * 201)),
        "a message has at most 200 characters (TABLE)",
    ),
    "talk-fast": (
        refused(1, *[requests.Say(text="hi")] * 6),
        "that was fast: you can go on in 10 seconds (TABLE)",
    ),
    "reaction": (
        refused(1, requests.React(sign="yawn")),
        "there is no such reaction: choose from howl, laugh, gasp, think, sly, clap, hurry, sorry,"
        " thanks, wow (TABLE)",
    ),
    "shadow-off": (
        refused(1, requests.Shadow(seat=0)),
        "the host does not let anyone follow a player (TABLE)",
    ),
    "shadow-seat": (
        refused(1, requests.Shadow(seat=0), shadow=True),
        "there is no seat 0 to follow (TABLE)",
    ),
}


def dry() -> list[dict[str, object]]:
    """Four rounds of nine in `classic`: the last takes the last cards, and its `?` finds none."""
    state, rounds = game(new_game("classic", 9), [0, 1, 2])
    pile = " ".join(stacked(state))
    return [*rounds, {"pile": pile, "moves": ["2 bid 99", "3 challenge"]}]
