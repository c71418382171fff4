/** What a collector of OpenTelemetry receives from the gateway. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TEST_SESSION_SECRET } from '../gateway/sessionBrowser.ts';
import { answerList, rawAnswer, type StubHandler } from '../subgraphs/postApiStub.ts';
import { makeUnsignedToken } from '../subgraphs/stubbedSubgraphs.ts';
import {
  ASK_BUDGETS,
  ASK_DASHBOARDS,
  BUDGETS,
  DASHBOARDS,
  SOON,
  startStubbedGateway,
  TOKEN,
} from '../upstream/stubbedGateway.ts';
import { PROTOCOLS, type ReceivedSpan, startCollector } from './collector.ts';

const ISSUE = '/identity/v2/token/issue';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CLIENT = 'b7ad6b7169203331';

const send = (url: string, query: string, { headers = {}, variables = {} } = {}) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}`, ...headers },
    body: JSON.stringify({ query, variables }),
  });

/** The spans below a span, as a tree of names. */
const toSpanTree = (spans: readonly ReceivedSpan[], parentId: string | undefined): object =>
  Object.fromEntries(
    spans
      .filter((span) => span.parentId === parentId)
      .map((span) => [span.name, toSpanTree(spans, span.id)])
      .sort(),
  );

const spansNamed = (spans: readonly ReceivedSpan[], name: string) => spans.find((span) => span.name === name);

/** Starts the gateway. It sends spans at once. */
const startTraced = (handlers: Readonly<Record<string, StubHandler>>, settings: object) =>
  startStubbedGateway(handlers, settings, { otelSpanDelayMs: 10 });

afterEach(() => void vi.unstubAllEnvs());

describe('traces', () => {
  it.each(PROTOCOLS)(
    'have a span for a request, its phases and fetches, and each POST, whose traceparent the POST API gets: by %s',
    async (protocol) => {
      await using collector = await startCollector(protocol);
      await using gateway = await startTraced(
        { [BUDGETS]: answerList([]), [DASHBOARDS]: answerList([]) },
        collector.settings,
      );
      const query = 'query Both { budgets { nodes { name } } projectDashboards { nodes { name } } }';

      await send(gateway.url, query, { headers: { traceparent: `00-${TRACE}-${CLIENT}-01` } });
      await expect.poll(() => spansNamed(collector.spans, 'POST /graphql'), SOON).toBeDefined();

      expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
      expect(toSpanTree(collector.spans, CLIENT)).toEqual({
        'POST /graphql': {
          'graphql.parse': {},
          'graphql.validate': {},
          'graphql.plan': {},
          'fetch cost-analysis': { [`POST ${BUDGETS}`]: {} },
          'fetch dashboard': { [`POST ${DASHBOARDS}`]: {} },
        },
      });
      expect(spansNamed(collector.spans, 'fetch dashboard')).toMatchObject({
        kind: 'INTERNAL',
        isError: false,
        attributes: { 'skein.subgraph': 'dashboard' },
      });
      const request = spansNamed(collector.spans, 'POST /graphql');
      expect(request).toMatchObject({
        service: 'skein-gateway',
        kind: 'SERVER',
        isError: false,
        attributes: {
          'http.request.method': 'POST',
          'http.route': '/graphql',
          'http.response.status_code': 200,
          'graphql.operation.type': 'query',
          'graphql.operation.name': 'Both',
          'skein.outcome': 'ok',
          'skein.posts': 2,
        },
      });
      for (const { path, headers } of gateway.posts) {
        const span = spansNamed(collector.spans, `POST ${path}`);
        expect(headers.traceparent).toBe(`00-${TRACE}-${span?.id}-01`);
        expect(span).toMatchObject({
          kind: 'CLIENT',
          isError: false,
          attributes: {
            'http.request.method': 'POST',
            'http.response.status_code': 200,
            'server.address': '127.0.0.1',
            'url.template': path,
            'skein.operation': path === BUDGETS ? 'cost_analysis.budget.list' : 'dashboard.project_dashboard.list',
          },
        });
        expect(span?.attributes['http.request.body.size']).toBeGreaterThan(2);
        expect(span?.attributes['http.response.body.size']).toBeGreaterThan(2);
      }
    },
  );

  it('have no span for phases whose result was cached', async () => {
    await using collector = await startCollector();
    await using gateway = await startTraced({ [BUDGETS]: answerList([]) }, collector.settings);
    const traceparent = `00-${TRACE}-${CLIENT}-01`;

    await send(gateway.url, ASK_BUDGETS);
    await send(gateway.url, ASK_BUDGETS, { headers: { traceparent } });
    await expect.poll(() => collector.spans.filter(({ name }) => name === 'POST /graphql'), SOON).toHaveLength(2);

    expect(toSpanTree(collector.spans, CLIENT)).toEqual({
      'POST /graphql': { 'fetch cost-analysis': { [`POST ${BUDGETS}`]: {} } },
    });
  });

  it('are the same for a request that is explained', async () => {
    await using collector = await startCollector();
    await using gateway = await startTraced({ [BUDGETS]: answerList([]) }, { ...collector.settings, EXPLAIN: 'all' });
    const headers = { traceparent: `00-${TRACE}-${CLIENT}-01`, 'x-explain': '1' };

    const answer = await (await send(gateway.url, ASK_BUDGETS, { headers })).json();
    await expect.poll(() => spansNamed(collector.spans, 'POST /graphql'), SOON).toBeDefined();

    expect(answer).toMatchObject({ extensions: { explain: { posts: [{ operation: 'cost_analysis.budget.list' }] } } });
    expect(toSpanTree(collector.spans, CLIENT)).toMatchObject({
      'POST /graphql': { 'graphql.plan': {}, 'fetch cost-analysis': { [`POST ${BUDGETS}`]: {} } },
    });
  });

  it('have a span for a sign-in, above those of its POSTs', async () => {
    await using collector = await startCollector();
    const token = makeUnsignedToken({ did: 'domain-1', aud: 'ada', rol: 'DOMAIN_ADMIN' }).slice('Bearer '.length);
    await using gateway = await startTraced(
      { [ISSUE]: () => ({ access_token: token, refresh_token: token }) },
      { ...collector.settings, SESSION_SECRET: TEST_SESSION_SECRET },
    );

    const { status } = await fetch(`${gateway.url}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf': '1', traceparent: `00-${TRACE}-${CLIENT}-01` },
      body: JSON.stringify({ credentials: { user_id: 'ada', password: 'canary' }, domainId: 'domain-1' }),
    });
    await expect.poll(() => spansNamed(collector.spans, 'POST /session'), SOON).toBeDefined();

    expect(status).toBe(200);
    expect(toSpanTree(collector.spans, CLIENT)).toEqual({ 'POST /session': { [`POST ${ISSUE}`]: {} } });
    expect(spansNamed(collector.spans, 'POST /session')?.attributes).toMatchObject({
      'http.route': '/session',
      'http.response.status_code': 200,
      'skein.posts': 1,
    });
    expect(collector.received()).not.toContain('canary');
  });

  it('begin at the gateway if the client has none', async () => {
    await using collector = await startCollector();
    await using gateway = await startTraced({ [BUDGETS]: answerList([]) }, collector.settings);

    await send(gateway.url, ASK_BUDGETS, { headers: { traceparent: `00-${TRACE}-0000000000000000-01` } });
    await expect.poll(() => spansNamed(collector.spans, 'POST /graphql'), SOON).toBeDefined();

    const request = spansNamed(collector.spans, 'POST /graphql');
    expect(request?.parentId).toBeUndefined();
    expect(request?.traceId).not.toBe(TRACE);
    expect(gateway.posts[0]?.headers.traceparent).toContain(request?.traceId);
  });

  it.each([
    { given: 'the client does not', flags: '00', settings: {} },
    { given: 'the sampler does not', flags: '01', settings: { OTEL_TRACES_SAMPLER: 'always_off' } },
  ])('are not recorded if $given, and the POST API receives that decision', async ({ flags, settings }) => {
    await using collector = await startCollector();
    await using gateway = await startTraced({ [BUDGETS]: answerList([]) }, { ...collector.settings, ...settings });

    await send(gateway.url, ASK_BUDGETS, { headers: { traceparent: `00-${TRACE}-${CLIENT}-${flags}` } });
    await gateway.close();

    expect(collector.spans).toEqual([]);
    expect(gateway.posts[0]?.headers.traceparent).toMatch(new RegExp(`^00-${TRACE}-(?!${CLIENT})[0-9a-f]{16}-00$`));
  });

  it('have a span for each retry, and mark those that failed', async () => {
    let times = 0;
    await using collector = await startCollector();
    await using gateway = await startTraced(
      { [BUDGETS]: () => (++times === 1 ? rawAnswer({ status: 503, body: 'busy' }) : { results: [], total_count: 0 }) },
      collector.settings,
    );

    await send(gateway.url, ASK_BUDGETS);
    await expect.poll(() => spansNamed(collector.spans, 'POST /graphql'), SOON).toBeDefined();

    const [first, second] = collector.spans.filter(({ name }) => name === `POST ${BUDGETS}`);
    expect(first).toMatchObject({
      isError: true,
      attributes: { 'http.response.status_code': 503, 'error.type': 'UPSTREAM_UNAVAILABLE' },
    });
    expect(second).toMatchObject({ isError: false, attributes: { 'http.request.resend_count': 1 } });
    expect(spansNamed(collector.spans, 'POST /graphql')).toMatchObject({ isError: false });
  });

  it('mark a request that has errors', async () => {
    await using collector = await startCollector();
    await using gateway = await startTraced(
      {
        [BUDGETS]: () =>
          rawAnswer({ status: 403, body: { detail: { code: 'ERROR_PERMISSION_DENIED', message: 'no' } } }),
      },
      collector.settings,
    );

    await send(gateway.url, ASK_BUDGETS);
    await expect.poll(() => spansNamed(collector.spans, 'POST /graphql'), SOON).toBeDefined();

    expect(spansNamed(collector.spans, 'POST /graphql')).toMatchObject({
      isError: true,
      attributes: { 'skein.outcome': 'partial', 'error.type': 'FORBIDDEN' },
    });
    for (const name of ['fetch cost-analysis', `POST ${BUDGETS}`])
      expect(spansNamed(collector.spans, name)).toMatchObject({
        isError: true,
        attributes: { 'error.type': 'FORBIDDEN' },
      });
  });

  it('have no value of a client: neither variables, literals, tokens nor headers', async () => {
    await using collector = await startCollector();
    await using gateway = await startTraced(
      {
        [BUDGETS]: answerList([]),
        '/monitoring/v1/alert/list': () => rawAnswer({ status: 400, body: 'canary-answer' }),
      },
      { ...collector.settings, FORWARD_HEADERS: 'x-secret' },
    );
    const query = `query ($name: String) {
      alerts(filter: { title: { contains: $name } }) { nodes { title } }
      more: alerts(filter: { title: { contains: "canary-literal" } }) { nodes { title } }
      budgets { nodes { name } }
    }`;
    const headers = { 'x-secret': 'canary-header', 'user-agent': 'canary-agent', cookie: 'canary-cookie' };

    await send(gateway.url, query, { headers, variables: { name: 'canary-variable' } });
    await fetch(`${gateway.url}/graphql?query={budgets{totalCount}}&canary-url=1`);
    await send(gateway.url, '{ budgets(first: "canary-invalid") { totalCount } }');
    await expect.poll(() => collector.spans.filter(({ name }) => name.endsWith('/graphql')), SOON).toHaveLength(3);
    await gateway.close();

    expect(collector.received()).not.toContain('canary');
    expect(collector.received()).not.toContain(TOKEN);
  });
});

describe('metrics', () => {
  it.each(PROTOCOLS)('are those of /metrics, with the same values: by %s', async (protocol) => {
    await using collector = await startCollector(protocol);
    await using gateway = await startTraced({ [DASHBOARDS]: answerList([]) }, collector.settings);

    await gateway.ask(ASK_DASHBOARDS);
    await gateway.ask(ASK_DASHBOARDS);
    const text = await gateway.metrics();
    await gateway.close();

    const declared = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
    // Those of Node change between the two readings: some have samples only while a file is read.
    const sampled = declared.filter(
      (name) => !name.startsWith('nodejs_active_') && new RegExp(`^${name}(_count)?[{ ]`, 'm').test(text),
    );
    expect(sampled.length).toBeGreaterThan(20);
    expect(sampled.filter((name) => collector.metric(name) === undefined)).toEqual([]);
    const operation = 'dashboard.project_dashboard.list';
    expect(collector.point('upstream_posts_total', { operation, outcome: 'OK' })?.asDouble).toBe(2);
    expect(collector.metric('upstream_posts_total')?.sum?.isMonotonic).toBe(true);
    const duration = collector.point('upstream_post_duration_seconds', { operation });
    expect(Number(duration?.count)).toBe(2);
    expect(duration?.explicitBounds).toHaveLength(11);
    expect(duration?.bucketCounts?.reduce<number>((sum, count) => sum + Number(count), 0)).toBe(2);
    expect(collector.metric('upstream_post_duration_seconds')?.unit).toBe('s');
  });

  it('are sent with the headers and the attributes of the environment, which OpenTelemetry reads', async () => {
    vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Bearer%20collector,x-tenant=a');
    vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test');
    vi.stubEnv('OTEL_SERVICE_NAME', 'graph');
    await using collector = await startCollector();
    await using gateway = await startTraced({}, collector.settings);

    await gateway.close();

    expect(collector.headers[0]).toMatchObject({ authorization: 'Bearer collector', 'x-tenant': 'a' });
    expect(collector.received()).toContain('"deployment.environment.name"');
    expect(collector.received()).toContain('"graph"');
    expect(collector.received()).not.toContain('"skein-gateway"');
  });
});

describe('a collector that is unavailable', () => {
  it('delays no answer, is logged once, and does not hold up the end', async () => {
    vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '200');
    const settings = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    };
    await using gateway = await startTraced({ [BUDGETS]: answerList([]) }, settings);

    const answers = await Promise.all(Array.from({ length: 50 }, () => gateway.ask(ASK_BUDGETS)));
    await expect.poll(() => gateway.logs, { timeout: 30_000 }).not.toEqual([]);
    await gateway.close();

    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ data: { budgets: { nodes: [] } } })]),
    );
    expect(gateway.logs).toMatchObject([{ level: 40, msg: 'telemetry could not be sent' }]);
  });
});
