/**
 * No sequence of operations grants more than the callers have: whatever a credential can access after a step and could
 * not before, the caller of the step could access. Access is determined by calls, not from the rules.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agent } from '../../../contract/identity/agent.ts';
import { apiKey } from '../../../contract/identity/apiKey.ts';
import { app } from '../../../contract/identity/app.ts';
import { role } from '../../../contract/identity/role.ts';
import { token } from '../../../contract/identity/token.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import type { JsonMembers } from '../../../service/values/jsonObject.ts';
import { type ApiClient, createApiClient, createTestDomain, type TestDomain } from '../testDomain.ts';
import { type ProbedAccess, probeAccess, subtractAccess } from './probeAccess.ts';
import { issueToken } from './signIn.ts';

/** Credentials, roles, apps, keys and accounts that exist in a run. */
interface TestState {
  readonly home: TestDomain;
  readonly credentials: ApiClient[];
  readonly roles: { role_id: string; role_type: string }[];
  readonly apps: string[];
  readonly keys: string[];
  readonly accounts: readonly string[];
}

/** A step of a sequence. The numbers select among what exists at that time. */
interface CredentialStep {
  readonly action: keyof typeof actions;
  readonly actor: number;
  readonly target: number;
  readonly place: number;
  readonly permissions: string[];
}

/** Permissions needed to pass on access. */
const CREATE_PERMISSIONS = [
  'identity:App',
  'identity:APIKey',
  'identity:Role',
  'identity',
  'identity:*.write',
  'identity:A*',
];

const OTHER_PERMISSIONS = [
  'monitoring',
  'monitoring:Alert.read',
  'monitoring:*',
  'monitoring:Al*',
  '*.read',
  'inventory:Metric',
];

/** Permission lists that allow their holder to create something, mostly fewer than all. */
const creatorPermissions = fc
  .tuple(
    fc.subarray(CREATE_PERMISSIONS, { minLength: 1, maxLength: 2 }),
    fc.subarray(OTHER_PERMISSIONS, { maxLength: 2 }),
  )
  .map((parts) => parts.flat());

const GROUPS = { DOMAIN_ADMIN: 'DOMAIN', WORKSPACE_OWNER: 'WORKSPACE', WORKSPACE_MEMBER: 'PROJECT' } as const;

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];

const roleTypes = Object.keys(GROUPS) as (keyof typeof GROUPS)[];

/** The scope of an app: none, a project, or one of the groups. */
const listScopes = ({ projects }: TestDomain) => [
  { project_id: '', project_group_id: '' },
  ...projects.map((project_id) => ({ project_id, project_group_id: '' })),
  ...['pg-top', 'pg-below'].map((project_group_id) => ({ project_id: '', project_group_id })),
  { project_id: projects[0], project_group_id: 'pg-top' },
];

/** The body of a successful call; empty if the call failed. */
const callOrEmpty = async (client: ApiClient, path: string, request: JsonMembers): Promise<JsonMembers | undefined> => {
  const { status, body } = await client.post(path, request);
  return status === 200 ? body : undefined;
};

const keep = ({ home, credentials }: TestState, secret: unknown) => {
  if (typeof secret === 'string' && secret !== '') credentials.push(createApiClient(home.url, secret));
};

const actions = {
  createRole: async ({ roles }: TestState, actor: ApiClient, { permissions, target }: CredentialStep) => {
    const role_type = pick(roleTypes, target) ?? 'WORKSPACE_OWNER';
    const created = await callOrEmpty(actor, role.create.path, { name: crypto.randomUUID(), role_type, permissions });
    if (created) roles.push({ role_id: String(created.role_id), role_type });
  },
  updateRole: async ({ roles }: TestState, actor: ApiClient, { permissions, target }: CredentialStep) => {
    await actor.post(role.update.path, { role_id: pick(roles, target)?.role_id, permissions });
  },
  createApp: async (state: TestState, actor: ApiClient, { target, place }: CredentialStep) => {
    const { role_id, role_type } = pick(state.roles, target) ?? { role_id: '', role_type: 'WORKSPACE_OWNER' };
    const resource_group = GROUPS[role_type as keyof typeof GROUPS];
    const workspace_id = pick(['', ...state.home.workspaces], target + place);
    const request = { name: 'x', role_id, resource_group, ...pick(listScopes(state.home), place) };
    const created = await callOrEmpty(actor, app.create.path, {
      ...request,
      ...(workspace_id ? { workspace_id } : {}),
    });
    if (created) state.apps.push(String(created.app_id));
    keep(state, created?.client_secret);
  },
  generateSecret: async (state: TestState, actor: ApiClient, { target }: CredentialStep) => {
    const created = await callOrEmpty(actor, app.generate_client_secret.path, { app_id: pick(state.apps, target) });
    keep(state, created?.client_secret);
  },
  disableApp: async ({ apps }: TestState, actor: ApiClient, { target }: CredentialStep) => {
    await actor.post(app.disable.path, { app_id: pick(apps, target) });
  },
  enableApp: async ({ apps }: TestState, actor: ApiClient, { target }: CredentialStep) => {
    await actor.post(app.enable.path, { app_id: pick(apps, target) });
  },
  createKey: async (state: TestState, actor: ApiClient) => {
    const created = await callOrEmpty(actor, apiKey.create.path, {});
    if (created) state.keys.push(String(created.api_key_id));
    keep(state, created?.api_key);
  },
  disableKey: async ({ keys }: TestState, actor: ApiClient, { target }: CredentialStep) => {
    await actor.post(apiKey.disable.path, { api_key_id: pick(keys, target) });
  },
  enableKey: async ({ keys }: TestState, actor: ApiClient, { target }: CredentialStep) => {
    await actor.post(apiKey.enable.path, { api_key_id: pick(keys, target) });
  },
  createAgent: async (state: TestState, actor: ApiClient, { target }: CredentialStep) => {
    const request = { service_account_id: pick(state.accounts, target), options: {} };
    keep(state, (await callOrEmpty(actor, agent.create.path, request))?.client_secret);
  },
  regenerateAgent: async (state: TestState, actor: ApiClient, { target }: CredentialStep) => {
    const request = { service_account_id: pick(state.accounts, target) };
    keep(state, (await callOrEmpty(actor, agent.regenerate.path, request))?.client_secret);
  },
};

const step: fc.Arbitrary<CredentialStep> = fc.record({
  action: fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[])),
  actor: fc.nat(20),
  target: fc.nat(20),
  place: fc.nat(20),
  permissions: fc.subarray([...CREATE_PERMISSIONS, ...OTHER_PERMISSIONS, '*'], { maxLength: 3 }),
});

/** A user whose role has the given permissions, with tokens of the sign-in, of each scope, and narrowed ones. */
interface TestUser {
  readonly role_type: 'DOMAIN_ADMIN' | 'WORKSPACE_OWNER';
  readonly permissions: string[];
  readonly narrowedTo: string[];
}

const testUser: fc.Arbitrary<TestUser> = fc.record({
  role_type: fc.constantFrom('DOMAIN_ADMIN', 'WORKSPACE_OWNER'),
  permissions: fc.oneof(creatorPermissions, fc.constant<string[]>([])),
  narrowedTo: creatorPermissions,
});

const putGroups = async ({ put, domainId: domain_id, workspaces, projects }: TestDomain) => {
  const place = { domain_id, workspace_id: workspaces[0] };
  await put('project_groups', [
    { project_group_id: 'pg-top', ...place },
    { project_group_id: 'pg-below', parent_group_id: 'pg-top', ...place },
  ]);
  await put('projects', [
    { project_id: projects[1], project_group_id: 'pg-top', project_type: 'PRIVATE', ...place },
    { project_id: projects[2], project_group_id: 'pg-below', project_type: 'PRIVATE', ...place },
  ]);
};

const putAccounts = async ({ put, domainId: domain_id, workspaces, projects }: TestDomain) => {
  const accounts = projects.map((project_id, index) => ({
    ...{ service_account_id: `sa-${index}`, provider: 'kubernetes', project_id, domain_id },
    workspace_id: workspaces[index === 3 ? 1 : 0],
  }));
  await put('service_accounts', accounts);
  return accounts.map(({ service_account_id }) => service_account_id);
};

/** A domain with an alert in each project, and its three users signed in. */
const newState = async (): Promise<TestState> => {
  const domain = await createTestDomain();
  await putGroups(domain);
  const accounts = await putAccounts(domain);
  for (const project_id of domain.projects) await domain.admin.call(alert.create, { title: project_id, project_id });
  const roles = roleTypes.map((role_type) => ({
    ...{ role_type, role_id: `managed-${role_type.toLowerCase().replace('_', '-')}` },
  }));
  const credentials = [domain.admin, domain.owner, domain.member];
  return { home: domain, credentials, roles, apps: [], keys: [], accounts };
};

/** Adds a user to the state, with credentials from sign-in and grants. */
const addUser = async (state: TestState, { role_type, permissions, narrowedTo }: TestUser) => {
  const { home, roles } = state;
  const { admin, put, anonymous, domainId: domain_id, workspaces } = home;
  const user_id = `${crypto.randomUUID()}@test`;
  const { role_id } = await admin.call(role.create, { name: user_id, role_type, permissions });
  roles.push({ role_id, role_type });
  const isAdmin = role_type === 'DOMAIN_ADMIN';
  await put('users', [{ user_id, domain_id, password: 'x', ...(isAdmin ? { role_type, role_id } : {}) }]);
  if (!isAdmin) await put('role_bindings', [{ user_id, domain_id, workspace_id: workspaces[0], role_type, role_id }]);
  const { body } = await issueToken(anonymous, domain_id, user_id, { credentials: { user_id, password: 'x' } });
  keep(state, body.access_token);
  for (const scope of ['DOMAIN', 'WORKSPACE', 'USER']) {
    const request = { grant_type: 'REFRESH_TOKEN', token: body.refresh_token, scope, workspace_id: workspaces[0] };
    for (const asked of [[], narrowedTo]) {
      keep(state, (await callOrEmpty(anonymous, token.grant.path, { ...request, permissions: asked }))?.access_token);
    }
  }
};

const accessOfAll = (clients: readonly ApiClient[]): Promise<ProbedAccess[]> => Promise.all(clients.map(probeAccess));

/**
 * Runs the steps in order.
 *
 * @returns for each step what a credential can access after it, and neither the credential nor the caller of the step
 * could access before
 */
const findGains = async (state: TestState, steps: readonly CredentialStep[]): Promise<string[]> => {
  const { credentials } = state;
  const found: string[] = [];
  let before = await accessOfAll(credentials);
  for (const taken of steps) {
    const number = taken.actor % before.length;
    const [actor, own] = [credentials[number], before[number]];
    if (!actor || !own) continue;
    await actions[taken.action](state, actor, taken);
    const after = await accessOfAll(credentials);
    const gained = after.flatMap((access, index) => subtractAccess(access, own, before[index] ?? new Set()));
    if (gained.length > 0) found.push(`${JSON.stringify(taken)} granted ${gained.join(', ')}`);
    before = after;
  }
  return found;
};

describe('any sequence of operations on credentials', () => {
  const numRuns = Number(process.env.PROPERTY_RUNS ?? 5);

  it('grants no access that the caller did not have', { timeout: 20 * 60_000 }, async () => {
    const sequences = fc.tuple(testUser, fc.array(step, { minLength: 4, maxLength: 8 }));
    await fc.assert(
      fc.asyncProperty(sequences, async ([user, steps]) => {
        const state = await newState();
        await addUser(state, user);
        expect(await findGains(state, steps)).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('starts with tokens that access no more than the sign-in, whatever the scope', async () => {
    await fc.assert(
      fc.asyncProperty(testUser, async (someone) => {
        const state = await newState();
        const known = state.credentials.length;
        await addUser(state, someone);
        const [signIn, ...granted] = await accessOfAll(state.credentials.slice(known));
        for (const access of granted) expect(subtractAccess(access, signIn ?? new Set(), USERS_OWN)).toEqual([]);
      }),
      { numRuns },
    );
  });
});

/** What every signed-in user can do, also with a token without a role. */
const USERS_OWN: ProbedAccess = new Set([apiKey.list.id, apiKey.update.id]);
