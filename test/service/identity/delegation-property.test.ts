/**
 * Nobody gives away more than he has, by whatever chain of credentials: after each step, what any credential reaches
 * more than before is within what the one who took the step reached. Found out by calling, not by reading the rules.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agent } from '../../../contract/identity/agent.ts';
import { apiKey } from '../../../contract/identity/api-key.ts';
import { app } from '../../../contract/identity/app.ts';
import { role } from '../../../contract/identity/role.ts';
import { token } from '../../../contract/identity/token.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import { type Client, clientOf, freshDomain, type TestDomain } from '../kit.ts';
import { beyond, type Reach, reachOf } from './permittedOperations.ts';
import { issueToken } from './signIn.ts';

/** Who is there, and what there is to act on. */
interface TestState {
  readonly home: TestDomain;
  readonly credentials: Client[];
  readonly roles: { role_id: string; role_type: string }[];
  readonly apps: string[];
  readonly keys: string[];
  readonly accounts: readonly string[];
}

/** A step of a chain. Numbers choose among what there is by then. */
interface Step {
  readonly action: keyof typeof actions;
  readonly maker: number;
  readonly target: number;
  readonly place: number;
  readonly permissions: string[];
}

/** What it takes to give something away. */
const MAKING = ['identity:App', 'identity:APIKey', 'identity:Role', 'identity', 'identity:*.write', 'identity:A*'];

const OTHERS = ['monitoring', 'monitoring:Alert.read', 'monitoring:*', 'monitoring:Al*', '*.read', 'inventory:Metric'];

/** Lists that let their holder make something, and mostly less than there is. */
const makers = fc
  .tuple(fc.subarray(MAKING, { minLength: 1, maxLength: 2 }), fc.subarray(OTHERS, { maxLength: 2 }))
  .map((parts) => parts.flat());

const GROUPS = { DOMAIN_ADMIN: 'DOMAIN', WORKSPACE_OWNER: 'WORKSPACE', WORKSPACE_MEMBER: 'PROJECT' } as const;

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];

const roleTypes = Object.keys(GROUPS) as (keyof typeof GROUPS)[];

/** The place of an app: none, a project, or one group or the other. */
const placesOf = ({ projects }: TestDomain) => [
  { project_id: '', project_group_id: '' },
  ...projects.map((project_id) => ({ project_id, project_group_id: '' })),
  ...['pg-top', 'pg-below'].map((project_group_id) => ({ project_id: '', project_group_id })),
  { project_id: projects[0], project_group_id: 'pg-top' },
];

type Members = Record<string, unknown>;

/** Bodies of successful calls; nothing where the call was refused. */
const bodyOf = async (client: Client, path: string, request: Members): Promise<Members | undefined> => {
  const { status, body } = await client.post(path, request);
  return status === 200 ? body : undefined;
};

const keep = ({ home, credentials }: TestState, secret: unknown) => {
  if (typeof secret === 'string' && secret !== '') credentials.push(clientOf(home.url, secret));
};

const actions = {
  createRole: async ({ roles }: TestState, maker: Client, { permissions, target }: Step) => {
    const role_type = pick(roleTypes, target) ?? 'WORKSPACE_OWNER';
    const created = await bodyOf(maker, role.create.path, { name: crypto.randomUUID(), role_type, permissions });
    if (created) roles.push({ role_id: String(created.role_id), role_type });
  },
  updateRole: async ({ roles }: TestState, maker: Client, { permissions, target }: Step) => {
    await maker.post(role.update.path, { role_id: pick(roles, target)?.role_id, permissions });
  },
  createApp: async (state: TestState, maker: Client, { target, place }: Step) => {
    const { role_id, role_type } = pick(state.roles, target) ?? { role_id: '', role_type: 'WORKSPACE_OWNER' };
    const resource_group = GROUPS[role_type as keyof typeof GROUPS];
    const workspace_id = pick(['', ...state.home.workspaces], target + place);
    const request = { name: 'x', role_id, resource_group, ...pick(placesOf(state.home), place) };
    const created = await bodyOf(maker, app.create.path, { ...request, ...(workspace_id ? { workspace_id } : {}) });
    if (created) state.apps.push(String(created.app_id));
    keep(state, created?.client_secret);
  },
  generateSecret: async (state: TestState, maker: Client, { target }: Step) => {
    const created = await bodyOf(maker, app.generate_client_secret.path, { app_id: pick(state.apps, target) });
    keep(state, created?.client_secret);
  },
  disableApp: async ({ apps }: TestState, maker: Client, { target }: Step) => {
    await maker.post(app.disable.path, { app_id: pick(apps, target) });
  },
  enableApp: async ({ apps }: TestState, maker: Client, { target }: Step) => {
    await maker.post(app.enable.path, { app_id: pick(apps, target) });
  },
  createKey: async (state: TestState, maker: Client) => {
    const created = await bodyOf(maker, apiKey.create.path, {});
    if (created) state.keys.push(String(created.api_key_id));
    keep(state, created?.api_key);
  },
  disableKey: async ({ keys }: TestState, maker: Client, { target }: Step) => {
    await maker.post(apiKey.disable.path, { api_key_id: pick(keys, target) });
  },
  enableKey: async ({ keys }: TestState, maker: Client, { target }: Step) => {
    await maker.post(apiKey.enable.path, { api_key_id: pick(keys, target) });
  },
  createAgent: async (state: TestState, maker: Client, { target }: Step) => {
    const request = { service_account_id: pick(state.accounts, target), options: {} };
    keep(state, (await bodyOf(maker, agent.create.path, request))?.client_secret);
  },
  regenerateAgent: async (state: TestState, maker: Client, { target }: Step) => {
    const request = { service_account_id: pick(state.accounts, target) };
    keep(state, (await bodyOf(maker, agent.regenerate.path, request))?.client_secret);
  },
};

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[])),
  maker: fc.nat(20),
  target: fc.nat(20),
  place: fc.nat(20),
  permissions: fc.subarray([...MAKING, ...OTHERS, '*'], { maxLength: 3 }),
});

/** A user with a role of these permissions, and a token of the sign-in, of each scope, and of each narrowed. */
interface Person {
  readonly role_type: 'DOMAIN_ADMIN' | 'WORKSPACE_OWNER';
  readonly permissions: string[];
  readonly narrowedTo: string[];
}

const person: fc.Arbitrary<Person> = fc.record({
  role_type: fc.constantFrom('DOMAIN_ADMIN', 'WORKSPACE_OWNER'),
  permissions: fc.oneof(makers, fc.constant<string[]>([])),
  narrowedTo: makers,
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

/** A domain with an alert in each project, and its own three users signed in. */
const newWorld = async (): Promise<TestState> => {
  const domain = await freshDomain();
  await putGroups(domain);
  const accounts = await putAccounts(domain);
  for (const project_id of domain.projects) await domain.admin.call(alert.create, { title: project_id, project_id });
  const roles = roleTypes.map((role_type) => ({
    ...{ role_type, role_id: `managed-${role_type.toLowerCase().replace('_', '-')}` },
  }));
  const credentials = [domain.admin, domain.owner, domain.member];
  return { home: domain, credentials, roles, apps: [], keys: [], accounts };
};

/** Adds a user to a world: the tokens of the sign-in and of grants, each of them one who may take steps. */
const addPerson = async (state: TestState, { role_type, permissions, narrowedTo }: Person) => {
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
      keep(state, (await bodyOf(anonymous, token.grant.path, { ...request, permissions: asked }))?.access_token);
    }
  }
};

const reachOfAll = (clients: readonly Client[]): Promise<Reach[]> => Promise.all(clients.map(reachOf));

/**
 * Takes the steps one after the other.
 *
 * @returns of each step what anybody reaches after it that neither he nor the maker reached before
 */
const gains = async (state: TestState, steps: readonly Step[]): Promise<string[]> => {
  const { credentials } = state;
  const found: string[] = [];
  let before = await reachOfAll(credentials);
  for (const taken of steps) {
    const number = taken.maker % before.length;
    const [maker, own] = [credentials[number], before[number]];
    if (!maker || !own) continue;
    await actions[taken.action](state, maker, taken);
    const after = await reachOfAll(credentials);
    const gained = after.flatMap((reach, index) => beyond(reach, own, before[index] ?? new Set()));
    if (gained.length > 0) found.push(`${JSON.stringify(taken)} opened ${gained.join(', ')}`);
    before = after;
  }
  return found;
};

describe('any chain of credentials', () => {
  const numRuns = Number(process.env.PROPERTY_RUNS ?? 5);

  it('S-B1: opens nothing to anybody that the maker did not have', { timeout: 20 * 60_000 }, async () => {
    const chains = fc.tuple(person, fc.array(step, { minLength: 4, maxLength: 8 }));
    await fc.assert(
      fc.asyncProperty(chains, async ([someone, steps]) => {
        const state = await newWorld();
        await addPerson(state, someone);
        expect(await gains(state, steps)).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('S-B1: begins with tokens that open no more than the sign-in, whatever the scope', async () => {
    await fc.assert(
      fc.asyncProperty(person, async (someone) => {
        const state = await newWorld();
        const known = state.credentials.length;
        await addPerson(state, someone);
        const [signIn, ...granted] = await reachOfAll(state.credentials.slice(known));
        for (const reach of granted) expect(beyond(reach, signIn ?? new Set(), USERS_OWN)).toEqual([]);
      }),
      { numRuns },
    );
  });
});

/** What every signed-in user may do, whatever the role: it is what a token without a role opens. */
const USERS_OWN: Reach = new Set([apiKey.list.id, apiKey.update.id]);
