/** `deploy/nginx.conf` before two gateways and a service, as clients see it. */
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { freePorts, nginxOf, type Ports } from '../chaos/nginx.ts';
import { asker } from '../graph/stack.ts';
import { openEvents } from '../live/events.ts';
import { type LiveGraph, liveGraph } from '../live/stack.ts';
import { INTERNAL_TOKEN } from '../service/kit.ts';

const missing = existsSync('/usr/sbin/nginx') ? '' : 'skipped: nginx is not installed (Debian package nginx)';

const ALERTS = 'subscription { alertChanges { kind } }';

const portOf = (url: string) => Number(new URL(url).port);

describe.skipIf(missing)(`nginx.conf ${missing}`, () => {
  const opened = new AsyncDisposableStack();
  afterAll(() => opened.disposeAsync());
  let ports: Ports;
  let gateway: LiveGraph;
  let [url, api, internalApi] = ['', '', ''];

  beforeAll(async () => {
    gateway = opened.use(await liveGraph({}));
    const service = portOf(gateway.url);
    ports = {
      ...(await freePorts()),
      ...{ 'gateway-1': portOf(gateway.gatewayUrl), 'service-1': service, 'service-2': service },
    };
    const directory = mkdtempSync(join(tmpdir(), 'skein-nginx-'));
    opened.defer(() => rmSync(directory, { recursive: true, force: true }));
    // The workers of nginx run as a user of their own.
    chmodSync(directory, 0o755);
    const nginx = nginxOf(directory, ports);
    opened.defer(() => nginx.end('SIGTERM'));
    await nginx.start();
    url = `http://127.0.0.1:${ports.graph}`;
    api = `http://127.0.0.1:${ports.api}`;
    internalApi = `http://127.0.0.1:${ports['internal-api']}`;
  });

  it('O3: carries WebSockets', async () => {
    const token = gateway.tokens.owner;
    const client = createClient({
      ...{ url: `${url.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0 },
      connectionParams: { authorization: `Bearer ${token}` },
    });

    const { value } = await client.iterate({ query: '{ me { roleType } }' }).next();
    await client.dispose();

    expect(value).toMatchObject({ data: { me: { roleType: 'WORKSPACE_OWNER' } } });
  });

  it('O4: gives a gateway that returns its share of requests and streams, not all, while the other has the streams', async () => {
    const token = gateway.tokens.owner;
    const ask = () => asker(url, token)('{ budgets(first: 1) { totalCount } }');
    const requestsOf = ({ posts }: LiveGraph) =>
      posts().filter((operation) => operation.startsWith('cost_analysis.')).length;
    const streams = await Promise.all(Array.from({ length: 12 }, () => openEvents(url, ALERTS, { token })));

    const returned = opened.use(await liveGraph({ PORT: String(ports['gateway-2']) }));
    // nginx leaves a server out for a second after it refused a connection.
    await expect.poll(() => ask().then(() => requestsOf(returned)), { timeout: 30_000 }).toBeGreaterThan(0);
    requestsOf(gateway);
    requestsOf(returned);
    for (let at = 0; at < 20; at++) await ask();
    const shares = [requestsOf(gateway), requestsOf(returned)];
    for (const stream of streams) stream.close();

    expect(shares[0]).toBe(shares[1]);
    expect(shares[0]).toBeGreaterThan(0);
  });

  it('O7: closes what is internal at the port of the API, and opens it to the gateways', async () => {
    const authorization = `Bearer ${INTERNAL_TOKEN}`;
    const list = (base: string) =>
      fetch(`${base}/internal/v1/directory/list`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ kind: 'domains' }),
      });
    const statuses = async (base: string) => [(await list(base)).status, (await fetch(`${base}/metrics`)).status];

    expect(await statuses(api)).toEqual([404, 404]);
    expect(await statuses(internalApi)).toEqual([200, 200]);
    expect((await fetch(`${api}/openapi.json`)).status).toBe(200);
  });
});
