/**
 * A real service over HTTP, one per test worker, on PGlite in memory or, with DATABASE_URL, on PostgreSQL in a schema
 * of its own. Each test creates its own domain, so that tests do not see each other's records.
 */
import { randomBytes } from 'node:crypto';
import pino from 'pino';
import type { Operation, RequestOf, ResponseOf } from '../../contract/resource.ts';
import { hashPassword } from '../../service/auth/password.ts';
import { type Service, startService } from '../../service/index.ts';
import { serviceOptions } from '../facadeConfig.ts';

export const INTERNAL_TOKEN = randomBytes(24).toString('hex');

/** Permits to listen to changes, and nothing else. */
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

let running: Promise<Service> | undefined;

/** The service of this worker. The first call starts it; it serves all tests of the worker. */
export const sharedService = (): Promise<Service> => {
  running ??= startService({
    ...serviceOptions(),
    databaseUrl: process.env.DATABASE_URL,
    databaseSchema: `test_${randomBytes(4).toString('hex')}`,
    internalToken: INTERNAL_TOKEN,
    changesToken: CHANGES_TOKEN,
    secretKey: SECRET_KEY,
    logger: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    clock,
    // Tests perform them at the moments that they set; a tick of the minute beside them would be another.
    followsClock: () => false,
    pollingSeconds: 0.5,
  });
  return running;
};

/** Status and body of a response, successful or not. */
export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly body: Body;
}

/** A client that calls operations. */
export interface Client {
  /** POSTs a body to a path. A string is sent unchanged, any other value as JSON. */
  readonly post: (path: string, body?: unknown) => Promise<Answer>;
  /** Calls an operation and returns its response. Throws with code and message if the operation fails. */
  readonly call: <Op extends Operation>(operation: Op, request: RequestOf<Op>) => Promise<ResponseOf<Op>>;
  /** Calls an operation that must fail, and returns the error code. */
  readonly refused: (operation: Operation, request: Record<string, unknown>) => Promise<string>;
}

/** A client with a bearer token, or without one. */
export const clientOf = (url: string, token?: string): Client => {
  const post = async (path: string, body: unknown = {}): Promise<Answer> => {
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
  readonly admin: Client;
  readonly owner: Client;
  readonly member: Client;
  /** A user without any role. */
  readonly guest: Client;
  readonly anonymous: Client;
  readonly internal: Client;
  /** Puts records into the directory. */
  readonly put: (kind: string, records: readonly Record<string, unknown>[]) => Promise<void>;
}

export const PASSWORD = 'correct horse battery staple';

/** All test users share one password and one hash, which is cheap to check: tests sign in thousands of times. */
let hashed: Promise<string> | undefined;

/** Signs in with the first call: most tests need few of their users. */
const tokenIssuer = (url: string, domainId: string, userId: string): (() => Promise<string>) => {
  const issue = async () => {
    const credentials = { user_id: userId, password: PASSWORD };
    const { body } = await clientOf(url).post('/identity/v2/token/issue', { credentials, domain_id: domainId });
    return String(body.access_token);
  };
  let issued: Promise<string> | undefined;
  return () => {
    issued ??= issue();
    return issued;
  };
};

const userOf = (url: string, token: () => Promise<string>): Client => {
  const client = async () => clientOf(url, await token());
  return {
    post: async (path, body) => (await client()).post(path, body),
    call: async (operation, request) => (await client()).call(operation, request),
    refused: async (operation, request) => (await client()).refused(operation, request),
  };
};

/**
 * Creates a domain, whose users sign in when they first call.
 *
 * @param at URL of another service with the same INTERNAL_TOKEN, which the test may disturb: they sign in at once there; the
 *   service of this worker if omitted
 */
export const freshDomain = async (at?: string): Promise<TestDomain> => {
  const url = at ?? (await sharedService()).url;
  const tag = randomBytes(5).toString('hex');
  const domain_id = `domain-${tag}`;
  const workspaces = [`workspace-${tag}-1`, `workspace-${tag}-2`] as const;
  const projects = [`project-${tag}-1`, `project-${tag}-2`, `project-${tag}-3`, `project-${tag}-4`] as const;
  const users = { admin: 'admin@test', owner: 'owner@test', member: 'member@test', guest: 'guest@test' };
  const dataSourceId = `ds-${tag}`;
  const internal = clientOf(url, INTERNAL_TOKEN);
  const put: TestDomain['put'] = async (kind, records) => {
    const { status, body } = await internal.post('/internal/v1/directory/put', { kind, records });
    if (status !== 200) throw new Error(`put ${kind} answered ${status} ${JSON.stringify(body)}`);
  };
  await put('domains', [{ domain_id }]);
  await put(
    'workspaces',
    workspaces.map((workspace_id) => ({ workspace_id, domain_id })),
  );
  hashed ??= hashPassword(PASSWORD, { memory: 8, passes: 1 });
  const password_hash = await hashed;
  await put('users', [
    { user_id: users.admin, domain_id, password_hash, role_type: 'DOMAIN_ADMIN' },
    ...[users.owner, users.member, users.guest].map((user_id) => ({ user_id, domain_id, password_hash })),
  ]);
  await put('role_bindings', [
    { user_id: users.owner, domain_id, workspace_id: workspaces[0], role_type: 'WORKSPACE_OWNER' },
    { user_id: users.member, domain_id, workspace_id: workspaces[0], role_type: 'WORKSPACE_MEMBER' },
  ]);
  await put('projects', [
    { project_id: projects[0], domain_id, workspace_id: workspaces[0], project_type: 'PUBLIC', name: 'Shop' },
    {
      project_id: projects[1],
      domain_id,
      workspace_id: workspaces[0],
      project_type: 'PRIVATE',
      users: [users.member],
      name: 'Billing',
    },
    { project_id: projects[2], domain_id, workspace_id: workspaces[0], project_type: 'PRIVATE', name: 'Vault' },
    { project_id: projects[3], domain_id, workspace_id: workspaces[1], project_type: 'PUBLIC', name: 'Search' },
  ]);
  await put('data_sources', [{ data_source_id: dataSourceId, domain_id, name: 'Cloud bill', currency: 'USD' }]);
  const tokenOf = {
    admin: tokenIssuer(url, domain_id, users.admin),
    owner: tokenIssuer(url, domain_id, users.owner),
    member: tokenIssuer(url, domain_id, users.member),
    guest: tokenIssuer(url, domain_id, users.guest),
  };
  if (at !== undefined) await Promise.all(Object.values(tokenOf).map((token) => token()));
  return {
    url,
    domainId: domain_id,
    workspaces,
    projects,
    dataSourceId,
    users,
    tokenOf,
    admin: userOf(url, tokenOf.admin),
    owner: userOf(url, tokenOf.owner),
    member: userOf(url, tokenOf.member),
    guest: userOf(url, tokenOf.guest),
    anonymous: clientOf(url),
    internal,
    put,
  };
};
