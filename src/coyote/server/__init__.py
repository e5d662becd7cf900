"""HTTP, WebSocket, storage, bus, timers, bot workers: all I/O."""
