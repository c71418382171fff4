import { describe, expect, it } from 'vitest';
import { encodeMessage, startRawWebSocket } from '../gateway/rawWebSocket.ts';
import { createLiveGraph, type LiveGraph } from './liveGraph.ts';
import { openEventReader } from './serverSentEvents.ts';

const ALERTS = 'subscription { alertChanges { kind } }';
const NOTHING = 'query @live(every: 1) { __typename }';
const MAX_STREAMS = 5;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that names a user, which nobody signed. */
const forgedToken = ({ domainId, users }: LiveGraph, user = users.owner) => {
  const claims = {
    typ: 'ACCESS_TOKEN',
    own: 'USER',
    aud: user,
    did: domainId,
    exp: Math.floor(Date.now() / 1000) + 600,
  };
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${part({ forged: user })}`;
};

const metric = async ({ gatewayUrl }: LiveGraph, name: string) =>
  new RegExp(`^${name} (\\S+)$`, 'm').exec(await (await fetch(`${gatewayUrl}/metrics`)).text())?.[1];

const operations = (count: number, query: string) =>
  Buffer.concat(
    Array.from({ length: count }, (_, at) => encodeMessage({ id: `${at}`, type: 'subscribe', payload: { query } })),
  );

const openWithCode = async (graph: LiveGraph, query: string, token: string) => {
  const events = await openEventReader(graph.gatewayUrl, query, { token });
  if (events.status === 200) return { code: 'OK', close: events.close };
  return { code: (await events.json()).errors?.[0]?.extensions?.code, close: events.close };
};

describe('streams under a name that nobody has verified', () => {
  it('do not take the place of those of its owner, nor of the domain', async () => {
    await using graph = await createLiveGraph({ STREAMS: `user=${MAX_STREAMS},domain=20,process=1000` });
    const socket = await startRawWebSocket(graph.gatewayUrl, { authorization: `Bearer ${forgedToken(graph)}` });
    socket.pause().write(operations(20, NOTHING));
    await expect.poll(() => metric(graph, 'graphql_streams'), { timeout: 30_000 }).toBe('20');

    const opened = [];
    while (opened.length < MAX_STREAMS + 1) opened.push(await openWithCode(graph, ALERTS, graph.tokens.owner));

    expect(opened.map(({ code }) => code)).toEqual([...Array(MAX_STREAMS).fill('OK'), 'TOO_MANY_STREAMS']);
    for (const { close } of opened) close();
    socket.destroy();
    await expect.poll(() => metric(graph, 'graphql_streams'), { timeout: 30_000 }).toBe('0');
  });

  it('count for their address, whatever names they have', async () => {
    await using graph = await createLiveGraph({ STREAMS: 'user=3,domain=4,process=1000' });
    const opened = [];
    for (const user of ['a', 'b', 'c', 'd', 'e'])
      opened.push(await openWithCode(graph, NOTHING, forgedToken(graph, `user-${user}`)));

    expect(opened.map(({ code }) => code)).toEqual(['OK', 'OK', 'OK', 'OK', 'TOO_MANY_STREAMS']);
    for (const { close } of opened) close();
  });
});

describe('unsubscribing before the start', () => {
  it('leaves no stream, poll or slot of the user', async () => {
    await using graph = await createLiveGraph({ STREAMS: `user=${MAX_STREAMS}` });
    const socket = await startRawWebSocket(graph.gatewayUrl, { authorization: `Bearer ${graph.tokens.owner}` });
    socket.resume();
    const mounts = Array.from({ length: 4 * MAX_STREAMS }, (_, at) => [
      encodeMessage({
        id: `${at}`,
        type: 'subscribe',
        payload: { query: at % 2 ? ALERTS : 'query @live(every: 1) { alerts { totalCount } }' },
      }),
      encodeMessage({ id: `${at}`, type: 'complete' }),
    ]);

    socket.write(Buffer.concat(mounts.flat()));
    await expect.poll(() => metric(graph, 'graphql_streams'), { timeout: 30_000 }).toBe('0');
    const stays = await openWithCode(graph, ALERTS, graph.tokens.owner);

    expect(stays.code).toBe('OK');
    stays.close();
    await expect.poll(() => metric(graph, 'graphql_streams'), { timeout: 30_000 }).toBe('0');
    await expect.poll(() => metric(graph, 'watched_lists'), { timeout: 30_000 }).toBe('0');
    socket.destroy();
  });
});
