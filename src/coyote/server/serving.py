"""The whole server put together: a store, a journal, workers, the house, and the doors to it."""

from __future__ import annotations

from litestar import Litestar, Router
from litestar.di import Provide

from coyote.server.app import create_app
from coyote.server.config import Config
from coyote.server.house import Clock, House
from coyote.server.journal import Journal
from coyote.server.limits import Limits
from coyote.server.metrics import Metrics
from coyote.server.page import Page, routes
from coyote.server.socket import socket
from coyote.server.store import Store, open_store
from coyote.server.tables import ROUTES, provide_table, refuse_other_than_json
from coyote.server.workers import Workers
from coyote.table.chance import Chance
from coyote.table.table import Pace


def make_app(
    config: Config,
    *,
    store: Store | None = None,
    chance: Chance | None = None,
    clock: Clock | None = None,
    limits: Limits | None = None,
    page: Page | None = None,
) -> Litestar:
    """The application; what is given besides the config takes the place of the real thing."""
    store = open_store(config.database) if store is None else store
    page = Page() if page is None else page
    metrics = Metrics()
    journal, workers = Journal(store, metrics.commits.observe), Workers(config.workers)
    least, most = (round(1000 * seconds) for seconds in config.bot_delay)
    house = House(
        store,
        journal,
        workers,
        metrics=metrics,
        chance=chance,
        clock=clock,
        pace=Pace(least, most),
        retention_days=config.retention_days,
    )

    async def is_well() -> bool:
        await store.check()
        return True

    tables = Router(
        "/",
        route_handlers=[*ROUTES, socket, *routes(page)],
        before_request=refuse_other_than_json,
        dependencies={
            "house": Provide(lambda: house, use_cache=True, sync_to_thread=False),
            "live": Provide(provide_table),
        },
    )
    app = create_app(
        config,
        routes=[tables],
        checks=[is_well],
        on_startup=[store.start, journal.start, workers.start, house.start],
        on_stop=[house.farewell],
        on_shutdown=[house.stop, workers.stop, journal.stop, store.close],
        limits=limits,
        metrics=metrics,
        lost=page.lost,
    )
    app.state.house = house
    return app
