"""Write the playthroughs of tests/playthroughs anew, each from its own lines of input.

A line that begins with `>` is input, one that begins with `#` a remark; the engine says the rest:

    > game tomahawk players=3 starter=1 additions=confirm,extra limit=2
    > pile 7 ? -10 ...      the pile that is due; `...` stands for what is left of it, in order
    > refill 3 20 ...       likewise, in mid-round
    > 0 bid 12              a move, as a record writes it; a wrong one is refused, and said so

Each seat's line holds the cards in play as it sees them (`2:7` is worn by seat 2, `.` is hidden
from the seat) and then what it may do now; the line of `*` is for anybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from coyote import (
    Card,
    CoyoteError,
    Eyes,
    IllegalAction,
    IllegalPile,
    InPlay,
    Legal,
    Name,
    Result,
    State,
    Step,
    View,
    apply,
    deal,
    due,
    new_game,
    outcome,
    parse,
    view,
)
from coyote.rules.cards import cards

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"


def render(text: str) -> str:
    """A playthrough anew, from its own input and remarks."""
    lines: list[str] = []
    remarks: list[str] = []
    state: State | None = None
    for line in text.splitlines():
        if line.startswith("#"):
            remarks.append(line)
        elif line.startswith("> "):
            gap = [""] if lines and line.startswith(("> game", "> pile")) else []
            lines += [*gap, *remarks, line]
            remarks = []
            state, told = _answer(state, line[2:])
            lines += told
    return "\n".join([*lines, *remarks]) + "\n"


def _answer(state: State | None, line: str) -> tuple[State, list[str]]:
    """The game after a line of input, and what is to be said of it."""
    word, _, rest = line.partition(" ")
    if word == "game":
        state = _game(rest)
        return state, list(_between(state))
    if state is None:
        raise ValueError(f"no game before {line!r}")
    try:
        later = _after(state, word, rest)
    except (IllegalAction, IllegalPile) as error:
        return state, [f"  refused: {error.code} ({error.rule})"]
    return later, list(_told(state, later))


def _game(text: str) -> State:
    edition, *given = text.split()
    options: dict[str, object] = {}
    for option in given:
        name, _, value = option.partition("=")
        if name == "additions":
            options[name] = value.split(",")
        elif value in ("true", "false"):
            options[name] = value == "true"
        else:
            options[name] = int(value)
    return new_game(edition, **options)  # type: ignore[arg-type]  # new_game checks them


def _after(state: State, word: str, rest: str) -> State:
    if word in ("pile", "refill"):
        return deal(state, _pile(state, rest))
    return apply(state, int(word), parse(rest))


def _pile(state: State, text: str) -> tuple[Card, ...]:
    given = cards(text.removesuffix("...").strip())
    wanted = due(state)
    if wanted is None or not text.endswith("..."):
        return given
    left = [*wanted.fixed, *wanted.shuffled]
    for card in given:
        if card not in left:
            raise CoyoteError("RECORD", "pile-surplus", {"card": card})
        left.remove(card)
    return (*given, *left)


def _told(before: State, state: State) -> Iterator[str]:
    """What a pile or a move brought about."""
    if state.round is not None and (before.round is None or before.round.waiting):
        yield f"  pile: {' '.join(state.pile) or 'empty'}"
    result = None if state.round is None else state.round.result
    if len(state.rounds) > len(before.rounds):
        result = state.rounds[-1]
    if result is not None:
        chosen = before.round is not None and before.round.result is not None
        yield from () if chosen else _reveal(result)
    if state.round is None:
        yield from _finished(state.rounds[-1])
        yield from _between(state)
        return
    yield f"  {_public(view(state, None))}"
    for seat in (*range(state.setup.players), None):
        yield f"  {_seat(view(state, seat))}"


def _public(seen: View) -> str:
    facts = [f"{seen.phase}: {_seats(seen.to_act) or 'a pile'} to act"]
    facts.append("no bid" if seen.bid is None else f"{seen.bid} by {seen.bidder}")
    named = {
        "demand": seen.demand if seen.demand != "free" else None,
        "direction": seen.direction if seen.direction < 0 else None,
        "withdrawn": seen.withdrawn,
        "double": seen.double or None,
        "used": _seats(seen.used),
        "passed": seen.passed,
        "peeked": _seats(seen.peeked),
        "laid": seen.laid,
        "challenger": seen.challenger,
        "aside": len(seen.aside) or None,
    }
    facts += [f"{name} {fact}" for name, fact in named.items() if fact not in (None, "")]
    if isinstance(seen.standing[0], Eyes):
        facts.append(f"eyes {_standing(seen.standing)}")
    if seen.setup.trickster:
        facts.append("coyote centre" if seen.coyote is None else f"coyote {seen.coyote}")
    return "; ".join(facts)


def _seat(seen: View) -> str:
    cards = " ".join(map(_card, seen.cards))
    if seen.seat is None:
        return f"* | {cards}"
    guess = "" if seen.guess is None else f" | guesses {seen.guess}"
    may = "" if seen.legal is None else _legal(seen.legal)
    return f"{seen.seat} | {cards}{guess}{may and f' | {may}'}"


def _legal(may: Legal) -> str:
    named = [action for action in may.actions if isinstance(action, Name)]
    offers = [str(action) for action in may.actions if action not in named]
    if named:
        offers.append(f"name {named[0].card}..{named[-1].card} ({len(named)} faces)")
    if may.min_bid is not None:
        bids = f"bid {may.min_bid}..{may.max_bid}"
        bids += "" if may.excluded is None else f" but {may.excluded}"
        with_bid = [f"{name} {_seats(seats)}".strip() for name, seats in may.with_bid.items()]
        offers.insert(0, " + ".join([bids, " or ".join(with_bid)]) if with_bid else bids)
    return ", ".join(offers)


def _card(card: InPlay) -> str:
    where = [] if card.seat is None else [str(card.seat)]
    if card.place != "worn":
        where.append(card.place)
    return ":".join([*where, "." if card.card is None else card.card])


def _reveal(result: Result) -> Iterator[str]:
    bid = "no bid" if result.bid is None else f"{result.bid} by {result.bidder}"
    if result.total is None:
        yield f"  a wrong name: {bid}, uncounted, {result.loser} loses"
        yield f"  cards: {' '.join(map(_card, result.cards))}"
        return
    yield f"  reveal: {bid}, {result.challenger} challenges"
    yield f"  cards: {' '.join(map(_card, result.cards))}"
    yield from (f"    {_step(step)}" for step in result.steps)
    sign = "<" if result.total < (result.bid or 0) else ">="
    verdict = f"{result.winner} wins, {result.loser} loses"
    yield f"  total {result.total} {sign} {result.bid}: {verdict}"
    if result.guesses:
        yield "  " + ", ".join(f"{seat} guessed {named}" for seat, named in result.guesses)
    if result.turned:
        yield "  " + ", ".join(f"{turn.seat} turns an eye {turn.eye}" for turn in result.turned)


def _step(step: Step) -> str:
    victim = "" if step.victim is None else f" {_card(step.victim)}"
    return f"{_card(step.card)} {step.effect}{victim} = {step.sum}"


def _finished(result: Result) -> Iterator[str]:
    paid = f"pays {result.penalty}" if result.discarded is None else f"returns {result.discarded}"
    yield f"  {result.loser} {paid}; standing {_standing(result.standing)}"


def _between(state: State) -> Iterator[str]:
    ended = outcome(state)
    if ended is not None:
        yield f"  {ended.winner} wins the game"
        return
    wanted = due(state)
    assert wanted is not None
    coyote = "" if not state.setup.trickster else f"; coyote {_holder(state)}"
    yield f"  alive {_seats(state.alive)}; {state.starter} starts{coyote}"
    fixed = f"{' '.join(wanted.fixed)}, then " if wanted.fixed else ""
    yield f"  due: {fixed}{' '.join(wanted.shuffled) or 'nothing'} shuffled"
    if state.aside:
        yield f"  aside: {' '.join(state.aside)}"


def _holder(state: State) -> str:
    return "centre" if state.coyote is None else str(state.coyote)


def _standing(standing: tuple[Eyes | int, ...]) -> str:
    return " ".join(
        f"{held.open}+{held.closed}" if isinstance(held, Eyes) else str(held) for held in standing
    )


def _seats(seats: tuple[int, ...] | tuple[str, ...]) -> str:
    return " ".join(map(str, seats))


def main() -> None:
    """Write all playthroughs anew."""
    for path in sorted(FOLDER.glob("*.txt")):
        path.write_text(render(path.read_text(encoding="utf-8")), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
