"""What changed with a request, told to everybody who is here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coyote.table import messages, telling
from coyote.table.game import Game
from coyote.table.sight import told_views

if TYPE_CHECKING:
    from coyote.table.table import Table


def tell(table: Table, audience: list[int]) -> None:
    """Tell each of them what changed, as they may see it."""
    game, parts = table.book.last_game, table.parts
    round = shuffle = head = None
    if game is not None:
        if game.over and not table.was_over:
            parts |= {"table", "game", "view"}
        if (game.number, game.round - 1) == table.rounds:
            round = telling.finished(game, game.round - 1)
        late = (each.arrived == table.rounds for each in table.book.people.values())
        if round is not None and any(late):
            parts |= {"table"}  # whoever came meanwhile is told of now
        if "game" in parts:
            head = telling.head(game)
        if "shuffle" in parts and game.shuffles:
            shuffle = telling.shuffle(game)
    around = telling.around(table) if "table" in parts else None
    clock = telling.clock(table, table.now)
    news = tuple(table.news)
    views: dict[int | None, messages.View] = {}
    seats: dict[int, int | None] = {}
    if "view" in parts and game is not None:
        seats = {who: game.seat_of(who) for who in audience}
        views = told_views(game, set(seats.values()))
    for who in audience:
        view = views[seats[who]] if views else None
        update = messages.Update(
            after=table.after,
            version=table.book.version,
            clock=clock,
            news=news,
            you=None if around is None else telling.you(table, who),
            table=around,
            game=head,
            round=round,
            view=view,
            shuffle=shuffle,
        )
        table.post(who, update)
    if round is not None and game is not None:
        _tell_shadows(table, game)


def _tell_shadows(table: Table, game: Game) -> None:
    for person, seat in table.shadows.items():
        if table.present[person] and game.settings.shadow and not table.book.lives(person):
            table.post(person, telling.shadowed(game, seat))
