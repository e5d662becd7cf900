"""Tells you what happens at the table, from your view of it."""

from __future__ import annotations

import shlex

from coyote import Move, Result, View
from coyote.terminal.chronicle import round_line, rounds_table
from coyote.terminal.invitation import Seated
from coyote.terminal.paper import Paper
from coyote.terminal.reveal import tell_penalty, tell_reveal
from coyote.terminal.signs import clean
from coyote.terminal.story import told
from coyote.terminal.voice import YOU, Voice


class Narrator:
    """The story of a game; briefer when you are out of it."""

    def __init__(self, paper: Paper, voice: Voice) -> None:
        self._paper = paper
        self._voice = voice
        self._failed = ""
        """Why the last save failed."""

    def blank(self) -> None:
        self._paper.write()

    def welcome(self, seen: View, seated: Seated) -> None:
        """Who plays what, and how to get help."""
        voice = self._voice
        others = _others(seated, voice)
        name = voice.text("edition-name")
        self._paper.write(voice.text("terminal-welcome", name=name, others=others), "title")
        self._paper.write(voice.text("terminal-aim"))
        if seen.phase != "over" and (seen.rounds or seen.moves):
            self._paper.write(voice.text("terminal-resumed", number=len(seen.rounds) + 1))
        if seen.reveal is not None:
            tell_reveal(seen.reveal, self._paper, voice)

    def dealt(self, seen: View) -> None:
        """A new round begins."""
        if YOU in seen.alive:
            number = len(seen.rounds) + 1
            self._paper.rule(self._voice.text("terminal-round", number=number, by=seen.starter))

    def moved(self, before: View, move: Move, after: View, *, refilled: bool) -> None:
        """What somebody did, and what came of it."""
        if YOU in before.alive:
            if refilled:
                self._paper.write(self._voice.text("pile-refilled"), indent=1)
            self._tell_move(before, move, after)
            reveal = _new_reveal(before, after)
            if reveal is not None:
                tell_reveal(reveal, self._paper, self._voice)
        if len(after.rounds) > len(before.rounds):
            self._tell_round(before, after)

    def _tell_move(self, before: View, move: Move, after: View) -> None:
        word = move.action.word
        if word == "discard" or (word == "guess" and move.seat != YOU):
            return  # the penalty tells of it; a guess is secret
        style = "challenge" if word == "challenge" else "you" if move.seat == YOU else ""
        self._paper.write(told(before, move, after, self._voice), style, indent=1)
        self._paper.rest()

    def _tell_round(self, before: View, after: View) -> None:
        result = after.rounds[-1]
        if YOU in before.alive:
            tell_penalty(after, result, self._paper, self._voice)
        else:
            number = len(after.rounds)
            self._paper.write(round_line(number, result, self._voice), indent=1)

    def unsaved(self, reason: str) -> None:
        """The file could not be written; said once for each reason."""
        if reason != self._failed:
            self._paper.write(self._voice.text("terminal-unsaved", reason=reason), "challenge")
        self._failed = reason

    def saved(self) -> None:
        self._failed = ""

    def farewell(self, seen: View, seated: Seated) -> None:
        """The end: how the rounds went, who won, where the record is."""
        paper, voice = self._paper, self._voice
        if seen.phase == "over":
            paper.write()
            paper.write(rounds_table(seen, voice), indent=1)
            paper.write()
            paper.write(voice.text("game-won", by=seen.alive[0]), "title")
        over = 1 if seen.phase == "over" else 0
        if seated.file is None or self._failed:
            paper.write(voice.text("terminal-not-saved", over=over))
        else:
            file = clean(shlex.quote(str(seated.file.path)), 999)
            paper.write(voice.text("terminal-saved", over=over))
            paper.quote(f"  {file}" if over else f"  coyote play --resume {file}")
        paper.write(voice.text("terminal-seed", seed=str(seated.seed)), "ash")


def _others(seated: Seated, voice: Voice) -> str:
    """The bots' names, with their kind for each or once for all."""
    bots = [(seat, bot.name) for seat, bot in enumerate(seated.bots) if bot is not None]
    kinds = {kind for _, kind in bots}
    if len(kinds) > 1:
        return voice.listed(
            [
                voice.text("terminal-other", names=voice.names[seat], bots=1, kind=kind)
                for seat, kind in bots
            ]
        )
    names = voice.listed([voice.names[seat] for seat, _ in bots])
    return voice.text("terminal-other", names=names, bots=len(bots), kind=kinds.pop())


def _new_reveal(before: View, after: View) -> Result | None:
    """The reveal that a move brought about: of the round that waits, or of the one that ended."""
    if before.reveal is not None:
        return None
    if after.reveal is not None:
        return after.reveal
    return after.rounds[-1] if len(after.rounds) > len(before.rounds) else None
