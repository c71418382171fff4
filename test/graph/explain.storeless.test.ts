/** Explanations of answers, before the real service and, for failures and callers, before a stub. */
import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFacade } from '../../app/facade/index.ts';
import { projectDashboard } from '../../contract/dashboard/projectDashboard.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import type { Gateway } from '../../gateway/index.ts';
import { CLAIMS } from '../hostile/issuer.ts';
import { createTestDomain, sharedService, type TestDomain } from '../service/testDomain.ts';
import { rawAnswer } from '../subgraphs/postApiStub.ts';
import { BUDGETS, startStubbedGateway, TOKEN } from '../upstream/stubbedGateway.ts';
import { type ProxiedPost, type RecordingProxy, startRecordingProxy } from './recordingProxy.ts';
import { isSplit } from './servedAreas.ts';
import { configureAreas, fetchAccessToken } from './testGraph.ts';

interface ExplainedFetch {
  readonly kind: 'fetch';
  readonly id: number;
  readonly subgraph: string;
  readonly selection: string;
  readonly startMs: number | null;
  readonly ms: number | null;
  readonly entities: number | null;
  readonly errors: number;
}

type ExplainedPlan =
  | { readonly kind: 'sequence' | 'parallel'; readonly steps: readonly ExplainedPlan[] }
  | { readonly kind: 'flatten'; readonly paths: readonly string[]; readonly step: ExplainedFetch }
  | ExplainedFetch;

interface ShownPost {
  readonly operation: string;
  readonly fetches: readonly number[];
  readonly fields: readonly string[];
  readonly coordinates: readonly string[];
  readonly keys: number | null;
  readonly rows: number;
  readonly attempt: number;
  readonly outcome: string;
  readonly startMs: number;
  readonly ms: number;
  readonly bytesSent: number;
  readonly bytesReceived: number;
  readonly savedMs?: number;
}

interface ShownExplanation {
  readonly refused?: string;
  readonly timingsMs: Readonly<Record<string, number | null>>;
  readonly cost: { readonly predicted: number; readonly actual: number | null };
  readonly plan: ExplainedPlan | null;
  readonly posts: readonly ShownPost[];
}

interface AnswerWithExplanation {
  // biome-ignore lint/suspicious/noExplicitAny: the query determines the type
  readonly data?: any;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  readonly extensions?: { readonly explain: ShownExplanation };
}

type ExplainVariables = Readonly<Record<string, unknown>>;

/** Sends a query with `X-Explain: 1`. */
const askExplained = async (url: string, token: string, query: string, variables: ExplainVariables = {}) => {
  const headers = {
    'content-type': 'application/json',
    'x-explain': '1',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  const answer = JSON.parse(text) as AnswerWithExplanation;
  return { ...answer, explain: answer.extensions?.explain as ShownExplanation, text, status: response.status };
};

const fetchesIn = (plan: ExplainedPlan): ExplainedFetch[] => {
  if ('steps' in plan) return plan.steps.flatMap(fetchesIn);
  return [plan.kind === 'flatten' ? plan.step : plan];
};

/** The tree without its measurements. */
const outlinePlan = (plan: ExplainedPlan): unknown => {
  if ('steps' in plan) return { [plan.kind]: plan.steps.map(outlinePlan) };
  return plan.kind === 'flatten' ? { [plan.paths.join(' ')]: plan.step.subgraph } : plan.subgraph;
};

const toOperationId = (path: string) =>
  path
    .replace(/^\//, '')
    .replace(/\/v\d+/, '')
    .replaceAll('-', '_')
    .replaceAll('/', '.');

/** What both sides know of a POST. */
const receivedPost = ({ path, request, answer, bytes }: ProxiedPost) => ({
  operation: toOperationId(path),
  rows: Array.isArray(answer.results) ? answer.results.length : 1,
  bytesSent: Buffer.byteLength(JSON.stringify(request)),
  bytesReceived: bytes,
});

const explainedPost = ({ operation, rows, bytesSent, bytesReceived }: ShownPost) => ({
  ...{ operation, rows, bytesSent, bytesReceived },
});

const inOrder = (posts: readonly object[]) => posts.map((post) => JSON.stringify(post)).sort();

const ACROSS_AREAS = `query AcrossAreas($first: Int!, $title: String!) {
  open: alerts(first: $first, filter: { title: { contains: $title } }) {
    nodes { id title webhook { name } project { id name dashboards(first: 3) { nodes { name } } } notes(first: 2) { nodes { id } } }
  }
}`;

describe('an explanation', () => {
  let relay: RecordingProxy;
  let gateway: Gateway;
  let areas: Awaited<ReturnType<typeof configureAreas>>;
  let domain: TestDomain;
  let token: string;

  beforeAll(async () => {
    relay = await startRecordingProxy((await sharedService()).url);
    areas = await configureAreas(relay.url);
    gateway = await startFacade({ config: areas.config, upstreamUrl: relay.url, logger: pino({ level: 'silent' }) });
    domain = await createTestDomain();
    await seed(domain);
    token = await fetchAccessToken(gateway.url, domain.domainId, domain.users.admin);
    relay.posts();
  });

  afterAll(async () => {
    await gateway.close();
    await areas.close();
    await relay.close();
  });

  const seed = async ({ admin, domainId, projects }: TestDomain) => {
    for (const project_id of projects) {
      const hook = { name: 'Prometheus', plugin_info: { plugin_id: 'plugin-prometheus-mon-webhook' }, project_id };
      await admin.call(webhook.create, { ...hook, domain_id: domainId });
      await admin.call(alert.create, { title: 'Disk full', project_id, domain_id: domainId });
      await admin.call(projectDashboard.create, {
        project_id,
        name: 'Costs',
        viewers: 'PUBLIC',
        domain_id: domainId,
        layouts: [],
      });
    }
  };

  const ask = (query: string, variables?: ExplainVariables) => askExplained(gateway.url, token, query, variables);

  it('has the POSTs that upstream saw, with rows and bytes, and the fields that caused each', async () => {
    const { data, explain } = await ask(ACROSS_AREAS, { first: 20, title: 'Disk' });

    expect(inOrder(explain.posts.map(explainedPost))).toEqual(inOrder(relay.posts().map(receivedPost)));
    const alerts = data.open.nodes.length;
    expect(alerts).toBeGreaterThan(1);
    expect(explain.posts).toContainEqual(
      expect.objectContaining({ operation: 'monitoring.alert.list', fields: ['open'], rows: alerts, outcome: 'OK' }),
    );
    expect(explain.posts).toContainEqual(
      expect.objectContaining({ operation: 'monitoring.note.list', fields: ['open.nodes.notes'], keys: alerts }),
    );
    expect(explain.posts).toContainEqual(
      expect.objectContaining({
        operation: 'dashboard.project_dashboard.list',
        fields: ['open.nodes.project.dashboards'],
        keys: domain.projects.length,
      }),
    );
    for (const { startMs, ms, attempt } of explain.posts) {
      expect(startMs).toBeGreaterThan(0);
      expect(startMs + ms).toBeLessThanOrEqual((explain.timingsMs.total ?? 0) + (isSplit ? 50 : 0));
      expect(attempt).toBe(0);
    }
  });

  it('has the elements of the schema whose values each POST reads', async () => {
    const { explain } = await ask(ACROSS_AREAS, { first: 20, title: 'Disk' });

    const coordinates = Object.fromEntries(explain.posts.map((post) => [post.operation, post.coordinates]));
    expect(coordinates).toMatchObject({
      'monitoring.alert.list': ['Query.alerts'],
      'monitoring.note.list': ['Alert.notes'],
      'dashboard.project_dashboard.list': ['Project.dashboards'],
    });
  });

  it('has the elements of the types on which fields of a union are selected', async () => {
    const query =
      '{ alerts(first: 1) { nodes { by: triggeredBy { ... on User { work: projects(first: 1) { nodes { id } } } } } } }';

    const { data, explain } = await ask(query);

    expect(data.alerts.nodes[0].by.work).toEqual({ nodes: expect.any(Array) });
    const { coordinates } = explain.posts.find(({ fields }) => fields.includes('alerts.nodes.by.work')) ?? {};
    expect(coordinates).toEqual(['User.projects']);
  });

  it('has the plan as a tree, with the number of entities of each fetch', async () => {
    const { explain } = await ask(ACROSS_AREAS, { first: 20, title: 'Disk' });

    const [root, ...others] = fetchesIn(explain.plan as ExplainedPlan);
    expect(outlinePlan(explain.plan as ExplainedPlan)).toEqual({
      sequence: ['monitoring', { parallel: expect.arrayContaining([{ 'open.nodes.project': 'dashboard' }]) }],
    });
    expect(root).toMatchObject({ id: 0, subgraph: 'monitoring', entities: null, errors: 0 });
    expect(root?.selection).toContain('open: alerts { nodes {');
    for (const { entities, startMs } of others) {
      expect(entities).toBe(domain.projects.length);
      expect(startMs).toBeGreaterThan(root?.startMs ?? 0);
    }
    for (const { fetches } of explain.posts) expect(fetches.every((id) => id <= others.length)).toBe(true);
  });

  it('has timings, and null for what was cached', async () => {
    const query = `{ alerts(first: 2) { nodes { id } } } # ${randomUUID()}`;

    const [first, second] = [await ask(query), await ask(query)];

    for (const phase of ['parse', 'validate', 'plan', 'execute', 'total'])
      expect(first.explain.timingsMs[phase], phase).toBeGreaterThan(0);
    expect(second.explain.timingsMs).toMatchObject({ parse: null, validate: null, plan: null });
    expect(second.explain.timingsMs.execute).toBeGreaterThan(0);
  });

  it('compares the predicted cost with the actual one', async () => {
    const { data, explain } = await ask(`{ alerts(first: 50) { nodes { id project { id } } } }`);

    // Of the answer: the connection, the alerts and their projects.
    expect(explain.cost).toEqual({ predicted: 101, actual: 1 + 2 * data.alerts.nodes.length });
  });

  it('is the same once the fetches are compiled', async () => {
    const summary = ({ explain: { plan, posts } }: { explain: ShownExplanation }) => ({
      plan: outlinePlan(plan as ExplainedPlan),
      posts: inOrder(posts.map(({ startMs, ms, savedMs, ...post }) => post)),
    });
    const before = summary(await ask(ACROSS_AREAS, { first: 20, title: 'Disk' }));
    relay.posts();
    for (let time = 0; time < 6; time++) await plainly(gateway.url, token, ACROSS_AREAS, { first: 20, title: 'Disk' });
    const unexplained = inOrder(relay.posts().slice(0, before.posts.length).map(receivedPost));

    const after = await ask(ACROSS_AREAS, { first: 20, title: 'Disk' });

    expect(summary(after)).toEqual(before);
    expect(inOrder(after.explain.posts.map(explainedPost))).toEqual(unexplained);
  });

  it('of a mutation has its POSTs in sequence', async () => {
    const [one, two] = (await ask('{ alerts(first: 2) { nodes { id } } }')).data.alerts.nodes;
    relay.posts();

    const { data, explain } = await ask(
      `mutation ($one: ID!, $two: ID!) {
        first: alertAcknowledge(input: { id: $one }) { alert { state } userErrors { code } }
        second: alertAcknowledge(input: { id: $two }) { alert { state } userErrors { code } }
      }`,
      { one: one.id, two: two.id },
    );

    expect([data.first.alert.state, data.second.alert.state]).toEqual(['ACKNOWLEDGED', 'ACKNOWLEDGED']);
    expect(explain.posts.map(({ operation, fields }) => [operation, ...fields])).toEqual([
      ['monitoring.alert.update', 'first'],
      ['monitoring.alert.update', 'second'],
    ]);
    const [before, after] = explain.posts;
    expect(after?.startMs).toBeGreaterThanOrEqual((before?.startMs ?? 0) + (before?.ms ?? 0));
    expect(inOrder(explain.posts.map(explainedPost))).toEqual(inOrder(relay.posts().map(receivedPost)));
  });

  it('of a refused input has the POST that was refused', async () => {
    const { data, explain } = await ask(
      'mutation { alertAcknowledge(input: { id: "alert-none" }) { userErrors { code } } }',
    );

    expect(data.alertAcknowledge.userErrors).toEqual([{ code: 'NOT_FOUND' }]);
    expect(explain.posts).toMatchObject([{ operation: 'monitoring.alert.update', outcome: 'NOT_FOUND', rows: 0 }]);
  });

  it('has no value of the client: neither of arguments, nor of variables, nor the token', async () => {
    const { explain, errors } = await ask(
      `query ($first: Int!, $title: String!) {
        alerts(first: $first, keyword: "canary-literal", filter: { title: { contains: $title }, id: { in: ["canary-id"] } }) { nodes { id } }
        project(id: "canary-project") { id alerts(filter: { urgency: { eq: LOW } }) { totalCount } }
      }`,
      { first: 7, title: 'canary-variable' },
    );
    const text = JSON.stringify(explain);

    expect(errors).toBeUndefined();
    expect(explain.posts.length).toBeGreaterThan(0);
    for (const canary of ['canary', 'LOW', '$first', token, token.split('.')[2] ?? '', domain.domainId])
      expect(text, canary).not.toContain(canary);
  });

  it('is absent without the header', async () => {
    expect(await plainly(gateway.url, token, '{ alerts(first: 1) { nodes { id } } }')).not.toHaveProperty('extensions');
  });

  it('of an operation that is too costly has the predicted cost and no POST', async () => {
    const { errors, explain } = await ask(
      'query ($n: Int!) { projects(first: $n) { nodes { alerts(first: $n) { nodes { notes(first: $n) { nodes { id } } } } } } }',
      { n: 1000 },
    );

    expect(errors?.[0]?.extensions.code).toBe('QUERY_TOO_COSTLY');
    expect(explain.cost).toEqual({ predicted: expect.any(Number), actual: null });
    expect(explain.cost.predicted).toBeGreaterThan(100_000);
    expect(explain.posts).toEqual([]);
  });
});

const plainly = async (url: string, token: string, query: string, variables: ExplainVariables = {}) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as AnswerWithExplanation;
};

const ASK = '{ budgets(first: 10) { nodes { name } } }';
const UNAVAILABLE = rawAnswer({ status: 503, headers: { 'retry-after': '0' }, body: { detail: {} } });

describe('an explanation of POSTs that fail', () => {
  it('has each retry, with what came of it', async () => {
    const answers = (_: object, times: number) => (times < 3 ? UNAVAILABLE : { results: [], total_count: 0 });
    await using gateway = await startStubbedGateway({ [BUDGETS]: answers });

    const { errors, explain } = await askExplained(gateway.url, TOKEN, ASK);

    expect(errors).toBeUndefined();
    expect(gateway.postsTo(BUDGETS)).toBe(3);
    expect(explain.posts.map(({ attempt, outcome }) => [attempt, outcome])).toEqual([
      [0, 'UPSTREAM_UNAVAILABLE'],
      [1, 'UPSTREAM_UNAVAILABLE'],
      [2, 'OK'],
    ]);
  });

  it('has the errors of the fetch', async () => {
    await using gateway = await startStubbedGateway({ [BUDGETS]: () => UNAVAILABLE });

    const { errors, explain } = await askExplained(gateway.url, TOKEN, ASK);

    expect(errors).toHaveLength(1);
    expect(explain.plan).toMatchObject({ kind: 'fetch', subgraph: 'cost-analysis', errors: 1 });
    expect(explain.posts).toHaveLength(gateway.postsTo(BUDGETS));
    expect(explain.posts.every(({ outcome, rows }) => outcome === 'UPSTREAM_UNAVAILABLE' && rows === 0)).toBe(true);
  });

  it('is there when the deadline passes', async () => {
    await using gateway = await startStubbedGateway(
      { [BUDGETS]: () => new Promise((resolve) => setTimeout(resolve, 2_000, { results: [], total_count: 0 })) },
      { REQUEST_TIMEOUT_MS: '500' },
    );

    const { errors, explain } = await askExplained(gateway.url, TOKEN, ASK);

    expect(errors).toHaveLength(1);
    expect(explain.posts).toMatchObject([{ operation: 'cost_analysis.budget.list', outcome: 'UPSTREAM_TIMEOUT' }]);
  });
});

describe('EXPLAIN', () => {
  const handlers = { [BUDGETS]: () => ({ results: [], total_count: 0 }) };
  const secret = randomBytes(32);
  const verified = { JWT_SECRET: secret.toString('base64url') };
  const signed = new SignJWT({ ...CLAIMS, aud: 'ada', did: 'domain-1', exp: Math.floor(Date.now() / 1000) + 600 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(createSecretKey(secret));

  it.each([
    { given: 'off', settings: { EXPLAIN: 'off' } },
    { given: 'unset in production mode', settings: { NODE_ENV: 'production' } },
  ])('$given: the header is ignored', async ({ settings }) => {
    await using gateway = await startStubbedGateway(handlers, settings);

    const { text } = await askExplained(gateway.url, TOKEN, ASK);

    expect(JSON.parse(text)).toEqual({ data: { budgets: { nodes: [] } } });
  });

  it('authenticated: who has a verified token gets it, anonymous callers get the reason', async () => {
    await using gateway = await startStubbedGateway(handlers, { ...verified, EXPLAIN: 'authenticated' });

    const [known, unknown] = [
      await askExplained(gateway.url, await signed, ASK),
      await askExplained(gateway.url, '', '{ __typename }'),
    ];

    expect(known.explain.posts).toHaveLength(1);
    expect(unknown.explain).toEqual({ refused: 'Explanations are for signed-in callers: send a bearer token.' });
  });

  it('authenticated: explains nothing to a token that is not valid', async () => {
    await using gateway = await startStubbedGateway(handlers, { ...verified, EXPLAIN: 'authenticated' });

    const { status, text } = await askExplained(gateway.url, TOKEN, ASK);

    expect(status).toBe(401);
    expect(JSON.parse(text)).not.toHaveProperty('extensions');
  });

  it('authenticated: is refused without a key that verifies tokens', async () => {
    await expect(startStubbedGateway(handlers, { EXPLAIN: 'authenticated' })).rejects.toThrow('EXPLAIN: expected');
  });

  it('lets pages of other origins send the header', async () => {
    await using open = await startStubbedGateway(handlers);
    await using listed = await startStubbedGateway(handlers, { CORS_ORIGINS: 'https://app.example.com' });
    const preflight = async (url: string) => {
      const headers = {
        origin: 'https://app.example.com',
        'access-control-request-headers': 'authorization,x-explain',
      };
      const response = await fetch(`${url}/graphql`, { method: 'OPTIONS', headers });
      return response.headers.get('access-control-allow-headers');
    };

    expect(await preflight(open.url)).toMatch(/x-explain|\*/);
    expect(await preflight(listed.url)).toContain('x-explain');
  });
});
