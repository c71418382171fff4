import { beforeAll, describe, expect, it } from 'vitest';
import { role } from '../../contract/identity/role.ts';
import { token } from '../../contract/identity/token.ts';
import { operations } from '../../contract/index.ts';
import type { Operation, RoleType } from '../../contract/resource.ts';
import { createCallers, isAppAllowed, isUserAllowed, listUsers, type TestCaller } from './callers.ts';
import { anApiKey, anApp, createClientWithSecret } from './identity/machineCredentials.ts';
import { readErrorCode } from './identity/signIn.ts';
import {
  type ApiClient,
  createApiClient,
  createTestDomain,
  PASSWORD,
  sharedService,
  signInAs,
  type TestDomain,
} from './testDomain.ts';
import { makeValidCall } from './validCalls.ts';

let home: TestDomain;
let callers: readonly TestCaller[];
beforeAll(async () => {
  await sharedService();
  home = await createTestDomain();
  callers = await createCallers(home);
});

const CODES = { 200: 200, 401: 'ERROR_AUTHENTICATE_FAILURE', 403: 'ERROR_PERMISSION_DENIED' } as const;

const all = [...operations.values()];
const withoutToken = all.filter(({ auth }) => auth === 'none');
const withPermission = all.filter(({ permission }) => permission !== null);

/** Calls an operation with a valid request. The request is created again if the call changes its records. */
const caller = (operation: Operation) => {
  const shared = new Map<ApiClient, ReturnType<typeof makeValidCall>>();
  return async (client: ApiClient, own: ApiClient, expected: number) => {
    const isFresh = operation.kind === 'write' && expected === 200;
    const validRequest = (!isFresh && shared.get(own)) || makeValidCall(operation, { domain: home, recordOwner: own });
    if (!isFresh) shared.set(own, validRequest);
    const { path, body } = await validRequest;
    return readErrorCode(await client.post(path, body));
  };
};

describe('access to operations', () => {
  it('is tested for every operation of the contract', () => {
    expect(all).toHaveLength(155);
  });

  it.each(all.filter(({ auth }) => auth !== 'none'))(
    '4.1, 4.2.1, 4.2.2, 4.2.3, 4.2.4, 4.2.5, 4.6.1, 4.6.2, 4.6.3, 4.7.2, 4.7.4 $id is permitted to $roles and denied to others',
    async (operation) => {
      const call = caller(operation);
      for (const { who, client, recordOwner: own, expectedStatus } of callers) {
        const status = expectedStatus(operation);
        expect({ who, answer: await call(client, own, status) }).toEqual({ who, answer: CODES[status] });
      }
    },
  );

  it.each(withoutToken)('4.1 $id ignores tokens: all callers get the same response', async (operation) => {
    for (const { who, client, recordOwner: own } of callers) {
      const { path, body } = await makeValidCall(operation, { domain: home, recordOwner: own });
      const answer = readErrorCode(await client.post(path, body));
      const expected = operation.id.endsWith('update_state') ? 'ERROR_PERMISSION_DENIED' : 200;
      expect({ who, answer }).toEqual({ who, answer: expected });
    }
  });
});

const permissions = [...new Set(withPermission.map(({ permission }) => String(permission)))];
const allBut = (permission: string | null) => permissions.filter((each) => each !== permission);

/** A token of a user for the widest scope of the role type, narrowed to some permissions. */
type NarrowToken = (request: readonly string[]) => Promise<ApiClient>;

/** Signs in once per user, and caches tokens by permissions. */
const tokenNarrower = async (roleType: RoleType, user_id: string): Promise<NarrowToken> => {
  const { anonymous, domainId: domain_id, url, workspaces } = home;
  const credentials = { user_id, password: PASSWORD };
  const { refresh_token } = await anonymous.call(token.issue, { credentials, domain_id });
  const scope = roleType === 'DOMAIN_ADMIN' ? 'DOMAIN' : roleType === 'USER' ? 'USER' : 'WORKSPACE';
  const granted = new Map<string, ApiClient>();
  return async (request) => {
    const known = granted.get(request.join());
    if (known) return known;
    const { access_token } = await anonymous.call(token.grant, {
      ...{ grant_type: 'REFRESH_TOKEN', token: refresh_token, scope, permissions: [...request] },
      ...(scope === 'WORKSPACE' ? { workspace_id: workspaces[0] } : {}),
    });
    const client = createApiClient(url, access_token);
    granted.set(request.join(), client);
    return client;
  };
};

/** Operations that pass on permissions: the caller must have all of them, not just that of the operation. */
const DELEGATING = ['app.create', 'app.generate_client_secret', 'api_key.create', 'role.create'].map(
  (name) => `identity.${name}`,
);

describe('permissions of operations', () => {
  let users: readonly { roleType: RoleType; own: ApiClient; narrow: NarrowToken }[];
  beforeAll(async () => {
    const ids = Object.values(home.users);
    users = await Promise.all(
      listUsers(home).map(async ([roleType, own], index) => ({
        ...{ roleType, own },
        narrow: await tokenNarrower(roleType, String(ids[index])),
      })),
    );
  });

  it.each(withPermission)(
    '4.3.1, 4.3.2 $id requires $permission and no other, and the permission does not extend a role type',
    async (operation) => {
      const { permission } = operation;
      const call = caller(operation);
      for (const { roleType, own, narrow } of users) {
        const expected = isUserAllowed(operation, roleType) ? 200 : 403;
        const having = DELEGATING.includes(operation.id) ? own : await narrow([String(permission)]);
        const lacking = await narrow(allBut(permission));
        expect({ roleType, having: await call(having, own, expected) }).toEqual({ roleType, having: CODES[expected] });
        expect({ roleType, lacking: await call(lacking, own, 403) }).toEqual({ roleType, lacking: CODES[403] });
      }
    },
  );

  describe('for apps and keys', () => {
    let role_id: string;
    let owner: ApiClient;
    let machines: readonly (readonly [who: string, client: ApiClient, lets: typeof isUserAllowed])[];

    /** A role for the app and for the owner of the key. */
    beforeAll(async () => {
      ({ role_id } = await home.admin.call(role.create, { name: 'Narrow', role_type: 'WORKSPACE_OWNER' }));
      const key = await anApiKey(home.owner);
      const binding = { user_id: home.users.owner, domain_id: home.domainId, workspace_id: home.workspaces[0] };
      await home.put('role_bindings', [{ ...binding, role_type: 'WORKSPACE_OWNER', role_id }]);
      // The changed binding has revoked the tokens of the owner.
      owner = await signInAs(home.url, home.domainId, home.users.owner);
      machines = [
        [
          'app',
          createClientWithSecret(home, (await anApp(home, 'WORKSPACE_OWNER', { role_id })).client_secret),
          isAppAllowed,
        ],
        ['key', createClientWithSecret(home, key.api_key), isUserAllowed],
      ];
    });

    /** One operation for each permission that requires no other. */
    const perPermission = permissions.flatMap(
      (each) => withPermission.find(({ id, permission }) => permission === each && !DELEGATING.includes(id)) ?? [],
    );

    it.each(perPermission)(
      '4.3.1, 4.3.5 $id requires $permission of apps and keys, effective when their role changes',
      async (operation) => {
        const call = caller(operation);
        const withPermissionOnly = { role_id, permissions: [String(operation.permission)] };
        const lacking = { role_id, permissions: allBut(operation.permission) };
        for (const [who, client, lets] of machines) {
          const expected = lets(operation, 'WORKSPACE_OWNER') ? 200 : 403;
          await home.admin.call(role.update, withPermissionOnly);
          expect({ who, having: await call(client, owner, expected) }).toEqual({ who, having: CODES[expected] });
          await home.admin.call(role.update, lacking);
          expect({ who, lacking: await call(client, owner, 403) }).toEqual({ who, lacking: CODES[403] });
        }
      },
    );
  });
});
