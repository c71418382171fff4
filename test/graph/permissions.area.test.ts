/** Operations that a token's role type or permissions exclude are refused before any POST, as the service would do. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { token } from '../../contract/identity/token.ts';
import { operations } from '../../contract/index.ts';
import type { Operation, RoleType } from '../../contract/resource.ts';
import { createUpstream } from '../../subgraphs/index.ts';
import { upstreamOptions } from '../facadeConfig.ts';
import { anAgent, anApiKey, anApp } from '../service/identity/machineCredentials.ts';
import { createApiClient, createTestDomain, PASSWORD, sharedService, type TestDomain } from '../service/testDomain.ts';
import { startStub } from '../subgraphs/postApiStub.ts';
import { createTestGraph, makeSendQuery } from './testGraph.ts';

const all = [...operations.values()];
const permissions = [...new Set(all.flatMap(({ permission }) => permission ?? []))];

/** A bearer token, or the empty string for none. */
interface Bearer {
  readonly who: string;
  readonly token: string;
  /** Whether the claims of the token alone decide. */
  readonly isUser?: boolean;
}

const grant = async (home: TestDomain, user_id: string, roleType: RoleType, asked?: readonly string[]) => {
  const credentials = { user_id, password: PASSWORD };
  const { refresh_token } = await home.anonymous.call(token.issue, { credentials, domain_id: home.domainId });
  const scope = roleType === 'DOMAIN_ADMIN' ? 'DOMAIN' : roleType === 'USER' ? 'USER' : 'WORKSPACE';
  const { access_token } = await home.anonymous.call(token.grant, {
    ...{ grant_type: 'REFRESH_TOKEN', token: refresh_token, scope },
    ...(scope === 'WORKSPACE' ? { workspace_id: home.workspaces[0] } : {}),
    ...(asked ? { permissions: [...asked] } : {}),
  });
  return access_token;
};

const listUsers = ({ users }: TestDomain) =>
  [
    ['DOMAIN_ADMIN', users.admin],
    ['WORKSPACE_OWNER', users.owner],
    ['WORKSPACE_MEMBER', users.member],
    ['USER', users.guest],
  ] as const;

const READS = permissions.filter((each) => each.endsWith('.read'));
const WRITES = permissions.filter((each) => each.endsWith('.write'));

let home: TestDomain;
let bearers: readonly Bearer[];
let upstreamUrl: string;
let stub: Awaited<ReturnType<typeof startStub>>;
beforeAll(async () => {
  ({ url: upstreamUrl } = await sharedService());
  stub = await startStub({});
  home = await createTestDomain();
  const narrowedTo = (roleType: RoleType) =>
    roleType === 'USER' ? [undefined] : [undefined, READS, WRITES, ['monitoring:Alert.read']];
  const users = listUsers(home).flatMap(([roleType, id]) =>
    narrowedTo(roleType).map(async (asked) => ({
      who: `${roleType} with ${asked?.length ?? 'all'}`,
      token: await grant(home, id, roleType, asked),
      isUser: true,
    })),
  );
  const secretOf = async (roleType: 'DOMAIN_ADMIN' | 'WORKSPACE_OWNER' | 'WORKSPACE_MEMBER') => ({
    who: `app ${roleType}`,
    token: (await anApp(home, roleType)).client_secret,
  });
  bearers = [
    ...(await Promise.all(users)),
    ...(await Promise.all((['DOMAIN_ADMIN', 'WORKSPACE_OWNER', 'WORKSPACE_MEMBER'] as const).map(secretOf))),
    { who: 'agent', token: (await anAgent(home)).client_secret },
    { who: 'API key', token: (await anApiKey(home.owner)).api_key },
    { who: 'nobody', token: '' },
  ];
});

afterAll(() => stub[Symbol.asyncDispose]());

/** Counts the POSTs of the facade: an operation that is refused before sends none. */
const sentBy = async (operation: Operation, { token }: Bearer) => {
  const sent: string[] = [];
  const upstream = createUpstream(
    upstreamOptions(stub.url, { repeats: 0, observe: ({ path }) => void sent.push(path) }),
  );
  const authorization = token ? `Bearer ${token}` : undefined;
  const call = {
    authorization,
    requestId: 'r',
    signal: new AbortController().signal,
    deadline: performance.now() + 20_000,
  };
  const error = await upstream.post(operation, {}, call).catch((thrown: unknown) => thrown);
  await upstream.close();
  return { error, posts: sent.length };
};

/** Whether the service refuses a caller for role type or permission: it checks both before the body (semantics 1.3.3). */
const isClosedTo = async ({ path }: Operation, { token }: Bearer) => {
  const { status, body } = await createApiClient(upstreamUrl, token || undefined).post(path, {});
  const { message } = (body.detail ?? {}) as { message?: string };
  return status === 403 && /^Permission denied\.( \((role_type|permission) = .*\))?$/.test(message ?? '');
};

/** Operations whose path contains a key, and which take no token. */
const byToken = all.filter(({ path }) => !path.includes(':'));

describe('permissions before any POST', () => {
  it.each(byToken)(
    '$id: a POST is left out only where the service refuses it, and always where the token of a user shows it',
    async (operation) => {
      for (const bearer of bearers) {
        const { who, isUser } = bearer;
        const isClosed = await isClosedTo(operation, bearer);
        const { error, posts } = await sentBy(operation, bearer);
        if (isUser) expect({ who, isSent: posts === 1 }).toEqual({ who, isSent: !isClosed });
        if (posts === 1) continue;
        expect({ who, isClosed }).toEqual({ who, isClosed: true });
        expect(error).toMatchObject({ code: 'FORBIDDEN', extensions: { operation: operation.id } });
      }
    },
  );

  it('a field that the token does not permit is null with an error that names the permission; its siblings are answered', async () => {
    const graph = await createTestGraph();
    const narrow = makeSendQuery(
      graph.gatewayUrl,
      await grant(graph, graph.users.owner, 'WORKSPACE_OWNER', ['monitoring:Alert']),
    );

    const { data, errors } = await narrow('{ alerts { totalCount } webhooks { totalCount } budgets { totalCount } }');

    expect(data).toEqual({ alerts: { totalCount: 0 }, webhooks: null, budgets: null });
    expect(errors).toHaveLength(2);
    expect(errors).toContainEqual({
      message: 'The caller may not do this. (permission = monitoring:Webhook.read)',
      path: ['webhooks'],
      extensions: expect.objectContaining({ code: 'FORBIDDEN', permission: 'monitoring:Webhook.read' }),
    });
    expect(graph.posts()).toEqual(['/monitoring/v1/alert/list']);
  });

  it('a mutation that the role type excludes sends no POST, and its error names the permitted role types', async () => {
    const graph = await createTestGraph();

    const { data, errors } = await graph.asMember(
      'mutation { roleCreate(input: { name: "R", roleType: WORKSPACE_MEMBER }) { role { id } } }',
    );

    expect(data).toEqual({ roleCreate: null });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', roleTypes: ['DOMAIN_ADMIN'] });
    expect(graph.posts()).toEqual([]);
  });

  it('a reference that the caller may not read is null without an error, as if the service had refused it', async () => {
    const graph = await createTestGraph();
    await graph.asOwner('mutation($p: ID!) { alertCreate(input: { title: "Disk", projectId: $p }) { alert { id } } }', {
      p: graph.projects[0],
    });
    const narrow = makeSendQuery(
      graph.gatewayUrl,
      await grant(graph, graph.users.owner, 'WORKSPACE_OWNER', ['monitoring']),
    );
    graph.posts();

    const { data, errors } = await narrow('{ alerts { nodes { title escalationPolicy { name } } } }');

    expect(errors).toBeUndefined();
    expect(data).toEqual({ alerts: { nodes: [{ title: 'Disk', escalationPolicy: null }] } });
    expect(graph.posts()).toEqual(['/monitoring/v1/alert/list']);
  });
});
