import { createServerSentEvents } from './serverSentEvents.ts';
import type { SubscriptionTransport, SubscriptionTransportOptions } from './transport.ts';
import { createWebSockets } from './webSockets.ts';

/** Subscribes to a subgraph by WebSocket if its URL begins with `ws:` or `wss:`, else by server-sent events. */
export const createTransport = (options: SubscriptionTransportOptions): SubscriptionTransport =>
  /^wss?:/i.test(options.url) ? createWebSockets(options) : createServerSentEvents(options);
