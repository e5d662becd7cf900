/** What this browser brings to a line: a WebSocket, timers, chance, and where things are kept. */
import { shelf, type Shelf } from '../core/seats.ts';
import type { Ears, Surroundings } from '../core/socket.ts';

export interface Device extends Surroundings {
  shelf(): Shelf;
}

export const device: Device = {
  open: connect,
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  shelf,
};

function connect(url: string, ears: Ears): WebSocket {
  const socket = new WebSocket(url);
  socket.onopen = () => ears.opened();
  socket.onmessage = (event: MessageEvent<unknown>) => ears.heard(String(event.data));
  socket.onclose = (event) => ears.closed(event.reason);
  return socket;
}
