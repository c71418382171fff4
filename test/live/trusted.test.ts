import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { anAlert } from '../service/monitoring/fixtures.ts';
import { createLiveGraph, type LiveGraph, startLiveGateway } from './liveGraph.ts';
import { parseServerSentEvents } from './serverSentEvents.ts';

const ALERTS = 'subscription Alerts { alertChanges { kind } }';
const OVERVIEW = 'query Overview @live(every: 1) { alerts { totalCount } }';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hashReference = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

const writeManifest = (documents: Readonly<Record<string, string>>): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'skein-')), 'documents.json');
  writeFileSync(file, JSON.stringify(documents));
  return file;
};

/** Ways to send a request: its first result, or the code with which it is refused. */
type SendTrusted = (gatewayUrl: string, token: string, request: object) => Promise<object>;

const bySse: SendTrusted = async (gatewayUrl, token, request) => {
  const stop = new AbortController();
  const response = await fetch(`${gatewayUrl}/graphql`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(request),
    signal: stop.signal,
  });
  try {
    if (!response.ok) return (await response.json()) as object;
    for await (const { event, data = '' } of parseServerSentEvents(response))
      if (event === 'next') return JSON.parse(data);
    return {};
  } finally {
    stop.abort();
  }
};

const byWebSocket: SendTrusted = async (gatewayUrl, token, request) => {
  const client = createClient({
    url: `${gatewayUrl.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
  });
  try {
    return (await client.iterate({ query: '', ...request }).next()).value ?? {};
  } catch (errors) {
    return { errors };
  } finally {
    await client.dispose();
  }
};

describe.each([
  { transport: 'server-sent events', send: bySse },
  { transport: 'WebSocket', send: byWebSocket },
])('a gateway with trusted documents, over $transport', ({ send }) => {
  let graph: LiveGraph;
  let gateway: Awaited<ReturnType<typeof startLiveGateway>>['facade'];
  let changing: NodeJS.Timeout;
  beforeAll(async () => {
    const manifest = { [sha256(ALERTS)]: ALERTS, overview: OVERVIEW };
    graph = await createLiveGraph();
    gateway = (await startLiveGateway({ TRUSTED_DOCUMENTS: writeManifest(manifest) })).facade;
    changing = setInterval(() => void anAlert(graph), 200);
  });
  afterAll(async () => {
    clearInterval(changing);
    await gateway.close();
  });
  const sent = (request: object) => send(gateway.url, graph.tokens.owner, request);

  it.each([
    { by: 'its hash', request: hashReference(sha256(ALERTS)) },
    { by: 'its id', request: { documentId: sha256(ALERTS) } },
    { by: 'its exact text', request: { query: ALERTS } },
  ])('streams a subscription of the manifest, named by $by', async ({ request }) => {
    expect(await sent(request)).toMatchObject({ data: { alertChanges: { kind: 'CREATED' } } });
  });

  it('streams a live query of the manifest', async () => {
    expect(await sent({ documentId: 'overview' })).toMatchObject({ data: { alerts: {} } });
  });

  it.each([
    { given: 'another text', request: { query: `${ALERTS} ` }, code: 'QUERY_NOT_IN_SAFELIST' },
    {
      given: 'a live query that is not in it',
      request: { query: 'query @live { me { name } }' },
      code: 'QUERY_NOT_IN_SAFELIST',
    },
    { given: 'an unknown hash', request: hashReference(sha256('other')), code: 'PERSISTED_QUERY_NOT_IN_LIST' },
    { given: 'no document', request: {}, code: 'PERSISTED_QUERY_ID_REQUIRED' },
  ])('refuses $given with $code', async ({ request, code }) => {
    expect(await sent(request)).toMatchObject({ errors: [{ extensions: { code } }] });
  });
});
