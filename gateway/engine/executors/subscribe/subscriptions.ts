import { serverSentEvents } from './serverSentEvents.ts';
import type { Transport, TransportOptions } from './transport.ts';
import { webSockets } from './webSockets.ts';

/** Subscribes to a subgraph by WebSocket if its URL begins with `ws:` or `wss:`, else by server-sent events. */
export const openSubscriptions = (options: TransportOptions): Transport =>
  /^wss?:/i.test(options.url) ? webSockets(options) : serverSentEvents(options);
