/**
 * A real service over HTTP, one per test worker, on PGlite in memory or, with DATABASE_URL, on PostgreSQL in a schema
 * of its own. Each test has a domain of its own, so that tests do not see each other's records.
 */
import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import pino from 'pino';
import { token } from '../../contract/identity/token.ts';
import type { Operation, RequestOf, ResponseOf } from '../../contract/resource.ts';
import { hashPassword } from '../../service/crypto/password.ts';
import { type RunningService, startService } from '../../service/index.ts';
import { serviceOptions } from '../facadeConfig.ts';

export const INTERNAL_TOKEN = randomBytes(24).toString('hex');

/** Permits listening to changes, and nothing else. */
export const CHANGES_TOKEN = randomBytes(24).toString('hex');

/** The key that encrypts trusted secrets in every service that tests start. */
export const SECRET_KEY = randomBytes(32);

let clockOffsetMs = 0;

/** The clock of the services in tests. */
export const clock = (): Date => new Date(Date.now() + clockOffsetMs);

/** Sets the offset of that clock from the system clock. Callers reset it to 0. */
export const setClockOffset = (offsetMs: number): void => {
  clockOffsetMs = offsetMs;
};

let runningService: Promise<RunningService> | undefined;

/** The service of this worker. The first call starts it; it serves all tests of the worker. */
export const sharedService = (): Promise<RunningService> => {
  runningService ??= startService({
    ...serviceOptions(),
    databaseUrl: process.env.DATABASE_URL,
    databaseSchema: `test_${randomBytes(4).toString('hex')}`,
    internalToken: INTERNAL_TOKEN,
    changesToken: CHANGES_TOKEN,
    secretKey: SECRET_KEY,
    logger: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    clock,
    // Scheduled jobs run only when a test performs them, at the time that it sets.
    followsClock: () => false,
    pollingSeconds: 0.5,
  });
  return runningService;
};

/** Status and body of a response, successful or not. */
export interface ApiAnswer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly body: Body;
}

/** A client that calls operations. */
export interface ApiClient {
  /** POSTs a body to a path. A string is sent unchanged, any other value as JSON. */
  readonly post: (path: string, body?: unknown) => Promise<ApiAnswer>;
  /** Calls an operation and returns its response. Throws with code and message if the operation fails. */
  readonly call: <Op extends Operation>(operation: Op, request: RequestOf<Op>) => Promise<ResponseOf<Op>>;
  /** Calls an operation that must fail, and returns the error code. */
  readonly refused: (operation: Operation, request: Record<string, unknown>) => Promise<string>;
}

/** A client with a bearer token, or without one. */
export const createApiClient = (url: string, token?: string): ApiClient => {
  const post = async (path: string, body: unknown = {}): Promise<ApiAnswer> => {
    const response = await fetch(url + path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return {
    post,
    call: async (operation, request) => {
      const { status, body } = await post(operation.path, request);
      if (status !== 200) throw new Error(`${operation.id} answered ${status} ${JSON.stringify(body)}`);
      return body as ResponseOf<typeof operation>;
    },
    refused: async (operation, request) => {
      const { status, body } = await post(operation.path, request);
      if (status === 200) throw new Error(`${operation.id} was not refused: ${JSON.stringify(body)}`);
      return (body.detail as { code: string }).code;
    },
  };
};

/** A domain of one test: two workspaces, four projects, and one user for each role. */
export interface TestDomain {
  readonly url: string;
  readonly domainId: string;
  readonly workspaces: readonly [string, string];
  /** Three in the first workspace (public; private with the member; private without members), one in the second. */
  readonly projects: readonly [string, string, string, string];
  readonly dataSourceId: string;
  readonly users: { readonly admin: string; readonly owner: string; readonly member: string; readonly guest: string };
  /** Access tokens of those users. Each signs in once, when its token is first needed. */
  readonly tokenOf: Readonly<Record<keyof TestDomain['users'], () => Promise<string>>>;
  readonly admin: ApiClient;
  readonly owner: ApiClient;
  readonly member: ApiClient;
  /** A user without any role. */
  readonly guest: ApiClient;
  readonly anonymous: ApiClient;
  readonly internal: ApiClient;
  /** Puts records into the directory. */
  readonly put: (kind: string, records: readonly Record<string, unknown>[]) => Promise<void>;
}

export const PASSWORD = 'correct horse battery staple';

/** All test users share one password and one hash, which is cheap to check: tests sign in thousands of times. */
let passwordHash: Promise<string> | undefined;

/** Tokens are valid for half an hour; benches take longer. */
const RENEWAL_MS = 20 * 60_000;

/** Signs a user in, and returns the access token. */
export const issueAccessToken = async (
  url: string,
  domain_id: string,
  user_id: string,
  password = PASSWORD,
): Promise<string> => {
  const { access_token } = await createApiClient(url).call(token.issue, {
    credentials: { user_id, password },
    domain_id,
  });
  return access_token;
};

/** A client of a user who has just signed in. */
export const signInAs = async (...user: Parameters<typeof issueAccessToken>): Promise<ApiClient> =>
  createApiClient(user[0], await issueAccessToken(...user));

/** Signs in with the first call, since most tests need few of their users, and again before the token ends. */
const makeTokenSource = (url: string, domainId: string, userId: string): (() => Promise<string>) => {
  let issued: { readonly token: Promise<string>; readonly renewAt: number } | undefined;
  return () => {
    const now = performance.now();
    if (!issued || now > issued.renewAt)
      issued = { token: issueAccessToken(url, domainId, userId), renewAt: now + RENEWAL_MS };
    return issued.token;
  };
};

const createUserClient = (url: string, token: () => Promise<string>): ApiClient => {
  const client = async () => createApiClient(url, await token());
  return {
    post: async (path, body) => (await client()).post(path, body),
    call: async (operation, request) => (await client()).call(operation, request),
    refused: async (operation, request) => (await client()).refused(operation, request),
  };
};

type DomainIds = Pick<TestDomain, 'domainId' | 'workspaces' | 'projects' | 'dataSourceId'>;

const USERS = { admin: 'admin@test', owner: 'owner@test', member: 'member@test', guest: 'guest@test' };

const makeDomainIds = (): DomainIds => {
  const tag = randomBytes(5).toString('hex');
  return {
    domainId: `domain-${tag}`,
    workspaces: [`workspace-${tag}-1`, `workspace-${tag}-2`],
    projects: [`project-${tag}-1`, `project-${tag}-2`, `project-${tag}-3`, `project-${tag}-4`],
    dataSourceId: `ds-${tag}`,
  };
};

/** In the order in which their records refer to one another. */
const KINDS = ['domains', 'workspaces', 'users', 'role_bindings', 'projects', 'data_sources'] as const;

/** The records of a domain by kind. */
const makeDomainRecords = (
  { domainId: domain_id, workspaces, projects, dataSourceId }: DomainIds,
  password_hash: string,
): Record<(typeof KINDS)[number], readonly object[]> => {
  const [workspace_id, other] = workspaces;
  const isPublic = { domain_id, project_type: 'PUBLIC' };
  const isPrivate = { domain_id, workspace_id, project_type: 'PRIVATE' };
  return {
    domains: [{ domain_id }],
    workspaces: workspaces.map((id) => ({ workspace_id: id, domain_id })),
    users: [
      { user_id: USERS.admin, domain_id, password_hash, role_type: 'DOMAIN_ADMIN' },
      ...[USERS.owner, USERS.member, USERS.guest].map((user_id) => ({ user_id, domain_id, password_hash })),
    ],
    role_bindings: [
      { user_id: USERS.owner, domain_id, workspace_id, role_type: 'WORKSPACE_OWNER' },
      { user_id: USERS.member, domain_id, workspace_id, role_type: 'WORKSPACE_MEMBER' },
    ],
    projects: [
      { project_id: projects[0], ...isPublic, workspace_id, name: 'Shop' },
      { project_id: projects[1], ...isPrivate, users: [USERS.member], name: 'Billing' },
      { project_id: projects[2], ...isPrivate, name: 'Vault' },
      { project_id: projects[3], ...isPublic, workspace_id: other, name: 'Search' },
    ],
    data_sources: [{ data_source_id: dataSourceId, domain_id, name: 'Cloud bill', currency: 'USD' }],
  };
};

const putRecords = async (internal: ApiClient, kind: string, records: readonly object[]): Promise<void> => {
  const { status, body } = await internal.post('/internal/v1/directory/put', { kind, records });
  if (status !== 200) throw new Error(`put ${kind} answered ${status} ${JSON.stringify(body)}`);
};

/** Creates a domain, and others with it. */
const createDomain = async (internal: ApiClient, others: readonly DomainIds[] = []): Promise<DomainIds> => {
  passwordHash ??= hashPassword(PASSWORD, { memory: 8, passes: 1 });
  const hash = await passwordHash;
  const ids = makeDomainIds();
  const domains = [ids, ...others].map((each) => makeDomainRecords(each, hash));
  for (const kind of KINDS) {
    const records = domains.flatMap((each) => each[kind]);
    await putRecords(internal, kind, records);
  }
  return ids;
};

/** Domains of the service of this worker that no test has had yet. Ten are created for little more than one. */
const unusedDomains: DomainIds[] = [];
const DOMAINS_AHEAD = 9;
const runInTurn = pLimit(1);

const takeUnusedDomain = (internal: ApiClient): Promise<DomainIds> =>
  runInTurn(async () => {
    const next = unusedDomains.pop();
    if (next) return next;
    const others = Array.from({ length: DOMAINS_AHEAD }, makeDomainIds);
    const ids = await createDomain(internal, others);
    unusedDomains.push(...others);
    return ids;
  });

/**
 * Returns a new domain, whose users sign in when they first call.
 *
 * @param at URL of another service with the same INTERNAL_TOKEN, which the test may disturb: they sign in at once there; the
 *   service of this worker if omitted
 */
export const createTestDomain = async (at?: string): Promise<TestDomain> => {
  const url = at ?? (await sharedService()).url;
  const internal = createApiClient(url, INTERNAL_TOKEN);
  const ids = at === undefined ? await takeUnusedDomain(internal) : await createDomain(internal);
  const { domainId } = ids;
  const tokenOf = {
    admin: makeTokenSource(url, domainId, USERS.admin),
    owner: makeTokenSource(url, domainId, USERS.owner),
    member: makeTokenSource(url, domainId, USERS.member),
    guest: makeTokenSource(url, domainId, USERS.guest),
  };
  if (at !== undefined) await Promise.all(Object.values(tokenOf).map((token) => token()));
  return {
    ...ids,
    url,
    users: USERS,
    tokenOf,
    admin: createUserClient(url, tokenOf.admin),
    owner: createUserClient(url, tokenOf.owner),
    member: createUserClient(url, tokenOf.member),
    guest: createUserClient(url, tokenOf.guest),
    anonymous: createApiClient(url),
    internal,
    put: (kind, records) => putRecords(internal, kind, records),
  };
};
