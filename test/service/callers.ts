/** One caller of each kind, and the status that each operation must return to it (semantics 4.1, 4.2). */
import type { Operation, RoleType } from '../../contract/resource.ts';
import { anAgent, anApiKey, anApp, createClientWithSecret } from './identity/machineCredentials.ts';
import { type ApiClient, createApiClient, type TestDomain } from './testDomain.ts';

/** A kind of caller. */
export interface TestCaller {
  readonly who: string;
  readonly client: ApiClient;
  /** The client whose API keys and custom widgets this caller may access. */
  readonly recordOwner: ApiClient;
  /** Expected status of a valid call. */
  readonly expectedStatus: (operation: Operation) => 200 | 401 | 403;
}

/** Whether a user of a role type may call an operation (semantics 4.2.1, 4.2.2). */
export const isUserAllowed = ({ auth, roles }: Operation, roleType: RoleType): boolean =>
  auth === 'token' && (roles.length === 0 || roles.includes('USER') || roles.includes(roleType));

/** Whether an app of a role type may call an operation; operations for users only are denied (semantics 4.2.2). */
export const isAppAllowed = ({ auth, roles }: Operation, roleType: RoleType): boolean =>
  auth === 'token' && (roles.length === 0 || roles.includes(roleType));

const statusIf = (isAllowed: (operation: Operation) => boolean) => (operation: Operation) =>
  isAllowed(operation) ? 200 : 403;

/** The users of a domain, by role type. */
export const listUsers = ({ admin, owner, member, guest }: TestDomain): readonly [RoleType, ApiClient][] => [
  ['DOMAIN_ADMIN', admin],
  ['WORKSPACE_OWNER', owner],
  ['WORKSPACE_MEMBER', member],
  ['USER', guest],
];

const APP_TYPES = ['DOMAIN_ADMIN', 'WORKSPACE_OWNER', 'WORKSPACE_MEMBER'] as const;

/** Records of a user, which an internal component cannot create (semantics 4.7.4). */
const USER_RECORDS = ['identity.api_key.create', 'cost_analysis.custom_widget.create'];

/** All callers of a domain. Creates the apps, the key and the agent. */
export const createCallers = async (domain: TestDomain): Promise<readonly TestCaller[]> => {
  const { admin, owner, anonymous, internal, url } = domain;
  const users = listUsers(domain).map(
    ([roleType, client]): TestCaller => ({
      ...{ who: roleType, client, recordOwner: client },
      expectedStatus: statusIf((operation) => isUserAllowed(operation, roleType)),
    }),
  );
  const apps = APP_TYPES.map(
    async (roleType): Promise<TestCaller> => ({
      ...{
        who: `app ${roleType}`,
        client: createClientWithSecret(domain, (await anApp(domain, roleType)).client_secret),
        recordOwner: admin,
      },
      expectedStatus: statusIf((operation) => isAppAllowed(operation, roleType)),
    }),
  );
  const key: TestCaller = {
    ...{ who: 'API key', client: createClientWithSecret(domain, (await anApiKey(owner)).api_key), recordOwner: owner },
    expectedStatus: statusIf(
      (operation) => operation.id !== USER_RECORDS[0] && isUserAllowed(operation, 'WORKSPACE_OWNER'),
    ),
  };
  const agent: TestCaller = {
    ...{
      who: 'agent',
      client: createClientWithSecret(domain, (await anAgent(domain)).client_secret),
      recordOwner: admin,
    },
    expectedStatus: statusIf(({ auth, permission }) => auth === 'token' && permission === null),
  };
  return [
    ...users,
    ...(await Promise.all(apps)),
    key,
    agent,
    {
      who: 'internal',
      client: internal,
      recordOwner: admin,
      expectedStatus: statusIf(({ id }) => !USER_RECORDS.includes(id)),
    },
    { who: 'nobody', client: anonymous, recordOwner: admin, expectedStatus: () => 401 },
    { who: 'an invalid token', client: createApiClient(url, 'invalid'), recordOwner: admin, expectedStatus: () => 401 },
  ];
};
