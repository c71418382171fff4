import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { startFacade } from '../../app/facade/index.ts';
import { facadeConfig } from '../facadeConfig.ts';
import { listenOnFreePort } from '../gateway/federateOverHttp.ts';
import { answerList } from '../subgraphs/postApiStub.ts';
import { ASK_DASHBOARDS, DASHBOARDS, startStubbedGateway, TOKEN } from './stubbedGateway.ts';

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('the header traceparent', () => {
  it.each([
    { sent: TRACE, passedOn: TRACE },
    { sent: 'anything', passedOn: undefined },
    { sent: TRACE.toUpperCase(), passedOn: undefined },
    { sent: `${TRACE}-${'x'.repeat(5_000)}`, passedOn: undefined },
    { sent: TRACE.replace('0af7651916cd43dd8448eb211c80319c', '0'.repeat(32)), passedOn: undefined },
    { sent: TRACE.replace('b7ad6b7169203331', '0'.repeat(16)), passedOn: undefined },
    { sent: TRACE.replace(/^00/, 'ff'), passedOn: undefined },
    { sent: TRACE.replace(/^00/, '01'), passedOn: TRACE },
    { sent: `${TRACE.replace(/^00/, '01')}-more`, passedOn: TRACE },
    { sent: `${TRACE.replace(/^00/, '01')}more`, passedOn: undefined },
  ])('“$sent” is sent upstream as $passedOn', async ({ sent, passedOn }) => {
    await using gateway = await startStubbedGateway({ [DASHBOARDS]: answerList([]) });

    await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}`, traceparent: sent },
      body: JSON.stringify({ query: ASK_DASHBOARDS }),
    });

    expect(gateway.posts).toHaveLength(1);
    expect(gateway.posts[0]?.headers.traceparent).toBe(passedOn);
  });
});

/** The headers of the POST that a query with these headers causes. */
const forwardedHeaders = async (headers: Record<string, string>, settings = {}) => {
  await using gateway = await startStubbedGateway({ [DASHBOARDS]: answerList([]) }, settings);
  await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}`, ...headers },
    body: JSON.stringify({ query: ASK_DASHBOARDS }),
  });
  expect(gateway.posts).toHaveLength(1);
  return gateway.posts[0]?.headers;
};

describe('the header tracestate', () => {
  it.each([
    { given: 'with a valid trace', traceparent: TRACE, tracestate: 'a=1', passedOn: 'a=1' },
    { given: 'without a valid trace', traceparent: 'x', tracestate: 'a=1', passedOn: undefined },
    { given: 'that is too long', traceparent: TRACE, tracestate: `a=${'x'.repeat(600)}`, passedOn: undefined },
  ])('$given is sent upstream as $passedOn', async ({ traceparent, tracestate, passedOn }) => {
    expect((await forwardedHeaders({ traceparent, tracestate }))?.tracestate).toBe(passedOn);
  });
});

describe('other headers of a client', () => {
  const sent = { 'x-team': 'blue', cookie: 'session=1', 'x-forwarded-for': '10.1.2.3' };

  it('are not forwarded', async () => {
    const headers = await forwardedHeaders(sent);

    for (const name of Object.keys(sent)) expect(headers).not.toHaveProperty(name);
  });

  it('are forwarded if FORWARD_HEADERS lists them', async () => {
    const headers = await forwardedHeaders(sent, { FORWARD_HEADERS: 'X-Team, x-absent' });

    expect(headers).toMatchObject({ 'x-team': 'blue', 'content-type': 'application/json' });
    expect(headers).not.toHaveProperty('x-absent');
    expect(headers).not.toHaveProperty('cookie');
  });
});

describe('/supergraph.graphql', () => {
  it('is served at the admin port only', async () => {
    await using gateway = await startStubbedGateway({}, { ADMIN_PORT: '0' });
    await using withoutPort = await startStubbedGateway({});
    const statusAt = async (url: string | undefined) => (await fetch(`${url}/supergraph.graphql`)).status;

    expect(await statusAt(gateway.adminUrl)).toBe(200);
    expect(await statusAt(gateway.url)).toBe(404);
    expect(await statusAt(withoutPort.url)).toBe(404);
  });
});

describe('/health/ready', () => {
  const startBefore = (upstreamUrl: string) =>
    startFacade({ config: facadeConfig(), upstreamUrl, logger: pino({ level: 'silent' }) });
  const statusOf = async (url: string) => (await fetch(`${url}/health/ready`)).status;

  it('checks upstream at most every two seconds', async () => {
    const asked: unknown[] = [];
    const upstream = await listenOnFreePort((request, response) => {
      asked.push(request.url);
      response.writeHead(asked.length === 1 ? 200 : 503).end();
    });
    const gateway = await startBefore(new URL('/base', upstream.url).href);

    const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOf(gateway.url)));

    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(asked).toEqual(['/base/health/ready']);
    await expect.poll(() => statusOf(gateway.url), { timeout: 10_000, interval: 250 }).toBe(503);
    await upstream.close();
    await gateway.close();
  });

  it.each([
    { given: 'does not know the path', status: 404, ready: 200 },
    { given: 'requires a token', status: 401, ready: 200 },
    { given: 'is a proxy without a server', status: 502, ready: 503 },
  ])('is $ready if upstream $given', async ({ status, ready }) => {
    const upstream = await listenOnFreePort((_, response) => response.writeHead(status).end());
    const gateway = await startBefore(upstream.url);

    expect(await statusOf(gateway.url)).toBe(ready);

    await upstream.close();
    await gateway.close();
  });

  it.each([
    { given: 'refuses connections', listener: undefined },
    { given: 'does not answer', listener: () => {} },
  ])(
    'answers 503 where $given, within seconds',
    async ({ listener }) => {
      const silent = listener && (await listenOnFreePort(listener));
      const gateway = await startBefore(silent?.url ?? 'http://127.0.0.1:1');

      expect(await statusOf(gateway.url)).toBe(503);

      await silent?.close();
      await gateway.close();
    },
    15_000,
  );
});
