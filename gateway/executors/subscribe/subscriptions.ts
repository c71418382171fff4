import { serverSentEvents } from './serverSentEvents.ts';
import type { Transport, TransportOptions } from './transport.ts';
import { webSockets } from './webSockets.ts';

/** Subscribes to a subgraph by WebSocket if its URL begins with `ws:` or `wss:`, else by server-sent events. */
export function openSubscriptions(options: TransportOptions): Transport {
  return /^wss?:/i.test(options.url) ? webSockets(options) : serverSentEvents(options);
}
