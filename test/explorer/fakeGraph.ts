import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { buildSchema, GraphQLError, graphql } from 'graphql';
import { servePages } from '../../explorer/index.ts';
import { listen } from '../listen.ts';

/** A server with the page at `/` and a graph at `/graphql`, for the browser tests. */
export interface ExplorerStack {
  readonly url: string;
  /** Expires all issued access tokens; with `all`, also all refresh tokens. */
  expireTokens(all?: boolean): void;
  close(): Promise<void>;
}

const schema = buildSchema(readFileSync(new URL('../../schema/api.graphql', import.meta.url), 'utf8'));

interface StandInOptions {
  /** Whether the graph knows the domain of the demo. */
  readonly hasDemo?: boolean;
  /** Folder with collections; by default that of the explorer. */
  readonly explorerCollections?: string | undefined;
}

/** Starts the page over a substitute for the graph: a few sample records, and the real graph's answers to sign-in. */
export const startFakeGraph = async (
  log: (message: string) => void = () => {},
  { hasDemo = true, explorerCollections }: StandInOptions = {},
): Promise<ExplorerStack> => {
  const tokens = new IssuedTokens();
  const pages = servePages({ explorer: true, dashboard: true, explorerCollections, log });
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const page = pages(path);
    return page ? page(request, response) : answerGraph({ tokens, hasDemo }, request, response);
  });
  const { url, close } = await listen(server);
  return {
    url,
    expireTokens: (all = false) => tokens.expire(all),
    close,
  };
};

class IssuedTokens {
  readonly #access = new Map<string, string>();
  readonly #refresh = new Map<string, string>();
  #count = 0;

  issue(userId: string) {
    const refreshToken = `refresh-${++this.#count}`;
    this.#refresh.set(refreshToken, userId);
    return { accessToken: this.#newAccess(userId), refreshToken };
  }
  grant(refreshToken: string) {
    const userId = this.#refresh.get(refreshToken);
    return userId === undefined ? null : { accessToken: this.#newAccess(userId), refreshToken: null };
  }
  userOf(authorization: string | undefined): string | undefined {
    return this.#access.get(authorization?.replace('Bearer ', '') ?? '');
  }
  expire(all: boolean): void {
    this.#access.clear();
    if (all) this.#refresh.clear();
  }
  #newAccess(userId: string): string {
    const token = `access-${++this.#count}`;
    this.#access.set(token, userId);
    return token;
  }
}

interface FakeGraph {
  readonly tokens: IssuedTokens;
  readonly hasDemo: boolean;
}

const answerGraph = async (
  { tokens, hasDemo }: FakeGraph,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { query, variables, operationName } = JSON.parse((await text(request)) || '{}');
  const viewer = tokens.userOf(request.headers.authorization);
  const domainAuthInfo = hasDemo ? demoDomain : null;
  const rootValue = {
    domainAuthInfo,
    ...makeSignInFields(tokens),
    ...(viewer === undefined ? unauthenticatedFields : makeRecords(viewer)),
  };
  const answer = await graphql({ schema, source: query, variableValues: variables, operationName, rootValue });
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
};

const throwUnauthenticated = (upstreamCode: string) => () => {
  throw new GraphQLError('Not signed in.', { extensions: { code: 'UNAUTHENTICATED', upstreamCode } });
};
const rejectUnauthenticated = throwUnauthenticated('ERROR_AUTHENTICATE_FAILURE');
const unauthenticatedFields = {
  alerts: rejectUnauthenticated,
  budgets: rejectUnauthenticated,
  alertStats: rejectUnauthenticated,
  costReportDataAnalysis: rejectUnauthenticated,
  me: rejectUnauthenticated,
  alertAcknowledge: rejectUnauthenticated,
};

interface IssueInput {
  readonly input: { readonly credentials: { readonly user_id: string; readonly password: string } };
}

const demoDomain = {
  name: 'Demo',
  externalAuthState: 'DISABLED',
  config: {},
  metadata: {},
  domain: { id: 'domain-demo' },
};

const makeSignInFields = (tokens: IssuedTokens) => ({
  tokenIssue: ({ input: { credentials } }: IssueInput) =>
    credentials.password === 'skein-demo'
      ? { token: tokens.issue(credentials.user_id), userErrors: [] }
      : throwUnauthenticated('ERROR_AUTHENTICATION_FAILURE')(),
  tokenGrant: ({ input }: { input: { token: string } }) => ({
    token: tokens.grant(input.token) ?? rejectUnauthenticated(),
    userErrors: [],
  }),
});

const titles = ['Disk of db-2 is 91 % full', 'Checkout answers slowly', 'Certificate ends in 9 days', 'Queue grows'];
const project = {
  id: 'project-7c1e',
  dashboards: { nodes: [{ id: 'd-1', name: 'Checkout' }] },
  alerts: { totalCount: 2, nodes: [{ id: 'alert-1', title: titles[1] }] },
};

const makeRecords = (userId: string) => ({
  me: {
    user: { id: userId },
    roleType: userId.startsWith('admin') ? 'DOMAIN_ADMIN' : 'WORKSPACE_OWNER',
    domain: { id: 'domain-demo' },
    workspace: userId.startsWith('admin') ? null : { id: 'workspace-shop' },
    permissions: [],
  },
  alerts: {
    totalCount: 20,
    nodes: Array.from({ length: 20 }, (_, index) => ({
      id: `alert-${index}`,
      title: titles[index % titles.length],
      state: 'TRIGGERED',
      webhook: { name: 'Alertmanager', project },
    })),
  },
  budgets: { nodes: [{ id: 'budget-1', name: 'Shop 2026', limit: 120000, project }] },
  alertStats: { results: [{ state: 'TRIGGERED', alerts: 20 }] },
  costReportDataAnalysis: { results: [{ date: '2026-10', provider: 'aws', cost: 8123.5 }], more: false },
  alertAcknowledge: { alert: { id: 'alert-0', title: titles[0], state: 'ACKNOWLEDGED' }, userErrors: [] },
});

// `node test/explorer/fakeGraph.ts` serves the page without a real graph.
if (import.meta.main) console.log((await startFakeGraph(console.log)).url);
