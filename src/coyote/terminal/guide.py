"""What you can do now and what each action means."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from coyote import Legal, View
from coyote.rules.refusals import HOME
from coyote.terminal.paper import Paper
from coyote.terminal.voice import Voice


def call(view: View, voice: Voice) -> str:
    """The sentence that asks you to act, with what is owed."""
    legal = view.legal
    assert legal is not None
    if view.phase == "guess" and view.challenger is not None:
        return voice.text("call-guess", by=view.challenger, of=view.bidder, number=view.bid)
    if view.phase == "discard":
        return voice.text("call-discard")
    demand = view.demand
    if demand == "free" and not view.bids:
        return voice.text("call-open")
    if legal.min_bid is None:
        return voice.text("call-challenge", of=view.bidder, number=view.bid)
    least, excluded = _range(legal.min_bid, legal.excluded)
    if demand == "rename":
        return voice.text("call-rename", number=view.withdrawn, least=least, excluded=excluded)
    return voice.text(f"call-{demand}", of=view.bidder, least=least, number=view.bid or 0)


def _range(lowest: int, withdrawn: int | None) -> tuple[int, int | str]:
    """The least number that one may name, and the one above it that was withdrawn, or `none`."""
    if lowest == withdrawn:
        return lowest + 1, "none"
    return lowest, "none" if withdrawn is None else withdrawn


def offers(view: View, voice: Voice) -> str:
    """All that is legal now, on a short line."""
    legal = view.legal
    assert legal is not None
    parts: list[str] = []
    if legal.min_bid is not None:
        least, excluded = _range(legal.min_bid, legal.excluded)
        parts.append(voice.text("terminal-offer-bid", least=least, excluded=excluded))
        parts += [_form(addition, voice).removeprefix("bid ") for addition in legal.with_bid]
    parts += _forms(legal, voice)
    return ", ".join([*parts, voice.text("terminal-offer-help")])


def _forms(legal: Legal, voice: Voice) -> list[str]:
    """The actions but bids, as one types them; all names of feathers are one form."""
    forms = (
        _form("name", voice) if action.word == "name" else str(action) for action in legal.actions
    )
    return list(dict.fromkeys(forms))


def _form(word: str, voice: Voice) -> str:
    """An action as one types it, with a word of your language for what one fills in."""
    seat, feather = (voice.text("terminal-blank", blank=blank) for blank in ("seat", "feather"))
    match word:
        case "bid":
            return "bid N"
        case "extra" | "next":
            return f"bid N {word} {seat}"
        case "double":
            return "bid N double"
        case "guess":
            return f"guess {seat}"
        case "discard":
            return "discard open"
        case "name":
            return f"name {feather}"
    return word


def tell_help(view: View, paper: Paper, voice: Voice) -> None:
    """List what is legal now with a line for each, then the commands."""
    legal = view.legal
    assert legal is not None
    rows: list[tuple[str, str]] = []
    if legal.min_bid is not None:
        rows.append(("bid", _form("bid", voice)))
        rows += [(addition, _form(addition, voice)) for addition in legal.with_bid]
    rows += [
        (action.word, _form("name", voice) if action.word == "name" else str(action))
        for action in legal.actions
    ]
    paper.write(_explained(dict.fromkeys(rows), voice), indent=2)
    paper.write(voice.text("terminal-commands"), "ash", indent=2)


def _explained(rows: dict[tuple[str, str], None], voice: Voice) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="title")
    table.add_column(no_wrap=True, style="ash")
    table.add_column()
    for word, form in rows:
        table.add_row(Text(form), Text(rule(word, voice)), Text(voice.text(f"action-{word}")))
    return table


def tell_about(word: str, paper: Paper, voice: Voice) -> None:
    """Explain one action at length, with its rule."""
    word = word.removeprefix("bid ")
    word = {"c": "challenge", "raise": "bid", "open eye": "discard"}.get(word, word)
    if word not in HOME:
        paper.write(voice.text("terminal-help-unknown", words=", ".join(_words(voice))), indent=2)
        return
    paper.write(f"{_form(word, voice)}  ({rule(word, voice)})", "title", indent=2)
    paper.write(voice.text(f"action-{word}-more"), indent=2)
    if word not in _words(voice):
        paper.write(
            voice.text("terminal-help-elsewhere", name=voice.text("edition-name")), indent=2
        )


def _words(voice: Voice) -> list[str]:
    words = list(voice.edition.actions)
    return [*words, "extra", "double", "next"] if "additions" in voice.edition.options else words


def rule(word: str, voice: Voice) -> str:
    """The rule that an action comes from, in this edition."""
    if word == "reverse" and voice.edition.id == "museum":
        return "MT2"
    return HOME[word]
