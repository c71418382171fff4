import { describe, expect, it } from 'vitest';
import { createUpstream, createWatches, rememberReads } from '../../subgraphs/index.ts';
import { facadeConfig, upstreamOptions } from '../facadeConfig.ts';

/** The clients of live queries, and how many of them listen for wake-ups. */
const openClients = () => {
  const watches = createWatches(facadeConfig());
  let listening = 0;
  const onWake: typeof watches.onWake = (listener) => {
    const stop = watches.onWake(listener);
    listening++;
    return () => {
      listening--;
      stop();
    };
  };
  const options = { watches: { onWake, stats: () => watches.stats() }, resources: new Set<string>(), maxAgeMs: 1_000 };
  const upstream = createUpstream(upstreamOptions('http://127.0.0.1:1'));
  return { clientOf: rememberReads(upstream, options), upstream, listening: () => listening };
};

describe('a live query', () => {
  it('listens for wake-ups until it ends', async () => {
    const { clientOf, upstream, listening } = openClients();
    const query = new AbortController();

    const clients = [clientOf(query.signal), clientOf(query.signal)];
    expect(clients[0]).toBe(clients[1]);
    expect(listening()).toBe(1);

    query.abort();
    expect(listening()).toBe(0);
    await upstream.close();
  });

  it('that ended before its first run does not listen', async () => {
    const { clientOf, upstream, listening } = openClients();

    clientOf(AbortSignal.abort());

    expect(listening()).toBe(0);
    await upstream.close();
  });
});
