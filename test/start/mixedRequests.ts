/** Requests of many kinds to a gateway with sessions, and an upstream that answers them at once. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { Agent, type Dispatcher } from 'undici';
import { listen } from '../listen.ts';
import { makeUnsignedToken } from '../subgraphs/stubbedSubgraphs.ts';

const TOKEN = makeUnsignedToken({
  did: 'domain-1',
  aud: 'ada',
  rol: 'DOMAIN_ADMIN',
  typ: 'ACCESS_TOKEN',
  own: 'USER',
  wid: '*',
});

const ALERTS = Array.from({ length: 20 }, (_, at) => ({
  alert_id: `alert-${at}`,
  title: `Alert ${at}`,
  state: 'TRIGGERED',
  urgency: 'HIGH',
  project_id: `project-${at % 5}`,
  webhook_id: `webhook-${at % 3}`,
  created_at: '2026-01-01T00:00:00.000Z',
}));

const makeTokens = () => ({
  access_token: TOKEN.slice('Bearer '.length),
  refresh_token: TOKEN.slice('Bearer '.length),
});

const ANSWERS: Readonly<Record<string, () => readonly [status: number, body: unknown]>> = {
  '/identity/v2/token/issue': () => [200, makeTokens()],
  '/identity/v2/token/grant': () => [200, makeTokens()],
  '/monitoring/v1/alert/list': () => [200, { results: ALERTS, total_count: 20 }],
  '/monitoring/v1/webhook/list': () => [
    200,
    { results: [0, 1, 2].map((at) => ({ webhook_id: `webhook-${at}`, name: `Webhook ${at}` })), total_count: 3 },
  ],
  '/cost-analysis/v1/budget/list': () => [500, { detail: { code: 'ERROR_UNKNOWN', message: 'it broke' } }],
  '/dashboard/v1/project-dashboard/list': () => [200, 'not JSON'],
};

/** A POST API that answers a few operations at once. */
export const startFixedUpstream = async () => {
  const server = createServer(async (request, response) => {
    await textOf(request);
    const [status, body] = ANSWERS[request.url ?? '']?.() ?? [404, 'no such page'];
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const { url, close } = await listen(server);
  return { url, [Symbol.asyncDispose]: close };
};

interface MixedRequest {
  readonly method?: 'POST' | 'GET' | 'DELETE';
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | object;
  /** The client disconnects before the answer. */
  readonly leaves?: boolean;
}

const HOT_QUERY = '{ alerts(first: 20) { nodes { id title state webhook { id name } project { id } } totalCount } }';

const makeHashReference = (query: string) => ({
  persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
});

/** Another document for each number, of the shapes that clients send. */
const makeColdDocument = (at: number) =>
  `query Cold${at} { a${at}: alerts(first: 20) { nodes { id b${at}: title urgency } } }`;

const signIn = (): MixedRequest => ({
  path: '/session',
  body: { credentials: { user_id: 'ada', password: 'p' }, domainId: 'domain-1' },
});

/** One kind of request each. `at` is different for each request, `cookie` that of a session. */
const REQUEST_KINDS: readonly ((at: number, cookie: string) => MixedRequest)[] = [
  ...Array.from({ length: 8 }, () => () => ({ body: { query: HOT_QUERY } })),
  (at) => ({
    body: {
      query:
        'query($first: Int, $state: AlertState!) { alerts(first: $first, filter: { state: { eq: $state } }) { totalCount } }',
      variables: { first: (at % 50) + 1, state: 'TRIGGERED' },
    },
  }),
  ...Array.from({ length: 2 }, () => (at: number) => ({ body: { query: makeColdDocument(at) } })),
  (at) => ({ body: { query: `query Nothing${at} { nothing${at} }` } }),
  (at) => ({ body: { query: `{ alerts { nodes { id # ${at}` } }),
  (at) => ({
    body: { query: 'query($first: Int!) { alerts(first: $first) { totalCount } }', variables: { first: `x${at}` } },
  }),
  (at) => ({
    body: { query: `query P${at} { __typename }`, extensions: makeHashReference(`query P${at} { __typename }`) },
  }),
  () => ({ body: { extensions: makeHashReference(HOT_QUERY), query: HOT_QUERY } }),
  (at) => ({ body: { extensions: makeHashReference(`unknown ${at}`) } }),
  () => ({ body: { query: '{ budgets { nodes { name } } }' } }),
  () => ({ body: { query: '{ projectDashboards { nodes { name } } }' } }),
  (at) => ({ body: `{"query": ${at}` }),
  () => ({ body: 'query=x', headers: { 'content-type': 'text/plain' } }),
  (at) => ({ method: 'GET', path: `/graphql?query=${encodeURIComponent('{ alerts { totalCount } }')}&n=${at}` }),
  (at) => ({ method: 'GET', path: `/nothing/${at}` }),
  (at) => ({ body: { query: HOT_QUERY }, headers: { authorization: `Bearer forged.${at}.token` } }),
  (_, cookie) => ({ body: { query: HOT_QUERY }, headers: { cookie, authorization: '' } }),
  (at) => ({ body: { query: HOT_QUERY }, headers: { cookie: `skein-session=forged-${at}`, authorization: '' } }),
  () => ({ body: { query: HOT_QUERY }, leaves: true }),
  (at, cookie) => (at % 10 === 0 ? signIn() : { method: 'GET', path: '/session', headers: { cookie } }),
];

/** What happened to the requests: number of answers by status, 0 for those that were left. */
export type StatusCounts = Record<number, number>;

/** Sends requests of all kinds in turn, 32 at a time. */
export const sendMixedRequests = async (url: string) => {
  const agent = new Agent({ connections: 32 });
  const send = async ({ method = 'POST', path = '/graphql', headers = {}, body, leaves }: MixedRequest) => {
    const all: Record<string, string> = {
      'content-type': 'application/json',
      'x-csrf': '1',
      authorization: TOKEN,
      ...headers,
    };
    if (all.authorization === '' || path === '/session') delete all.authorization;
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    const controller = new AbortController();
    const options: Dispatcher.RequestOptions = {
      path,
      method,
      headers: all,
      body: text ?? null,
      signal: controller.signal,
    };
    const answer = agent.request({ ...options, origin: url });
    if (leaves) setTimeout(() => controller.abort(), 1);
    const { statusCode, headers: received, body: sent } = await answer;
    await sent.dump();
    return { status: statusCode, setCookie: [received['set-cookie'] ?? []].flat() };
  };
  const { setCookie } = await send(signIn());
  const cookie = setCookie[0]?.split(';')[0] ?? '';
  let next = 0;
  return {
    /** Sends requests until so many were sent since the start. */
    until: async (total: number): Promise<StatusCounts> => {
      const statuses: StatusCounts = {};
      const one = async (at: number) => {
        const kind = REQUEST_KINDS[at % REQUEST_KINDS.length] ?? signIn;
        const status = await send(kind(at, cookie)).then(
          (found) => found.status,
          () => 0,
        );
        statuses[status] = (statuses[status] ?? 0) + 1;
      };
      const worker = async () => {
        while (next < total) await one(next++);
      };
      await Promise.all(Array.from({ length: 32 }, worker));
      return statuses;
    },
    [Symbol.asyncDispose]: () => agent.destroy(),
  };
};
