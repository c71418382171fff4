/** `deploy/nginx.conf` before two gateways and a service, as clients see it. */
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'graphql-ws';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { findFreePorts, makeNginx, type NginxPorts } from '../chaos/nginx.ts';
import { makeSendQuery } from '../graph/testGraph.ts';
import { createLiveGraph, type LiveGraph } from '../live/liveGraph.ts';
import { openEventReader } from '../live/serverSentEvents.ts';
import { INTERNAL_TOKEN } from '../service/testDomain.ts';

const missing = existsSync('/usr/sbin/nginx') ? '' : 'skipped: nginx is not installed (Debian package nginx)';

const ALERTS = 'subscription { alertChanges { kind } }';

/** Streams last for half a second or a second. */
const SHORT_LIFE = { pollMinMs: 30, pollMaxMs: 100, streamLifeMs: 500 };

const portOf = (url: string) => Number(new URL(url).port);

describe.skipIf(missing)(`nginx.conf ${missing}`, () => {
  const opened = new AsyncDisposableStack();
  afterAll(() => opened.disposeAsync());
  let ports: NginxPorts;
  let gateway: LiveGraph;
  let [url, api, internalApi] = ['', '', ''];

  beforeAll(async () => {
    gateway = opened.use(await createLiveGraph({}, false, SHORT_LIFE));
    const service = portOf(gateway.url);
    ports = {
      ...(await findFreePorts()),
      ...{ 'gateway-1': portOf(gateway.gatewayUrl), 'service-1': service, 'service-2': service },
    };
    const directory = mkdtempSync(join(tmpdir(), 'skein-nginx-'));
    opened.defer(() => rmSync(directory, { recursive: true, force: true }));
    // The workers of nginx run as a user of their own.
    chmodSync(directory, 0o755);
    const nginx = makeNginx(directory, ports);
    opened.defer(() => nginx.end('SIGTERM'));
    await nginx.start();
    url = `http://127.0.0.1:${ports.graph}`;
    api = `http://127.0.0.1:${ports.api}`;
    internalApi = `http://127.0.0.1:${ports['internal-api']}`;
  });

  it('carries WebSockets', async () => {
    const token = gateway.tokens.owner;
    const client = createClient({
      ...{ url: `${url.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0 },
      connectionParams: { authorization: `Bearer ${token}` },
    });

    const { value } = await client.iterate({ query: '{ me { roleType } }' }).next();
    await client.dispose();

    expect(value).toMatchObject({ data: { me: { roleType: 'WORKSPACE_OWNER' } } });
  });

  it('gives a gateway that returns its share of requests and streams, not all, while the other has the streams', async () => {
    const token = gateway.tokens.owner;
    const ask = () => makeSendQuery(url, token)('{ budgets(first: 1) { totalCount } }');
    const requestsOf = ({ posts }: LiveGraph) =>
      posts().filter((operation) => operation.startsWith('cost_analysis.')).length;
    const streams = await Promise.all(Array.from({ length: 12 }, () => openEventReader(url, ALERTS, { token })));

    await using returned = await createLiveGraph({ PORT: String(ports['gateway-2']) });
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

  it('leads streams to a gateway that returns, once they have lasted their time', async () => {
    const token = gateway.tokens.owner;
    let isOver = false;
    const clients = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        using stream = await openEventReader(url, ALERTS, { token });
        await stream.rest().catch(() => {});
      }
    });

    await using returned = await createLiveGraph({ PORT: String(ports['gateway-2']) }, false, SHORT_LIFE);
    const streams = async () =>
      Number(/^graphql_streams (\d+)$/m.exec(await (await fetch(`${returned.gatewayUrl}/metrics`)).text())?.[1]);
    await expect.poll(streams, { timeout: 30_000 }).toBeGreaterThan(1);
    isOver = true;
    await Promise.all(clients);
  });

  it('does not take a gateway for failed that refuses with 503', async () => {
    // It has no keys to verify tokens with.
    await using _ = await createLiveGraph({
      PORT: String(ports['gateway-2']),
      JWT_JWKS_URL: 'http://127.0.0.1:9/keys',
    });
    const { privateKey } = await generateKeyPair('ES256');
    const token = await new SignJWT({ exp: 2e9 }).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const status = async () =>
      (await fetch(`${url}/graphql`, { method: 'POST', headers, body: '{"query":"{ __typename }"}' })).status;
    await expect.poll(status, { timeout: 30_000 }).toBe(503);
    const statuses: number[] = [];
    for (let at = 0; at < 20; at++) statuses.push(await status());

    expect(Object.groupBy(statuses, String)).toEqual({ '200': Array(10).fill(200), '503': Array(10).fill(503) });
  });

  it('closes what is internal at the port of the API, and opens it to the gateways', async () => {
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
