/** One caller of each kind, and the status that each operation must return to it (semantics 4.1, 4.2). */
import type { Operation, RoleType } from '../../contract/resource.ts';
import { aKey, anAgent, anApp, clientWith } from './identity/machineCredentials.ts';
import { type Client, clientOf, type TestDomain } from './kit.ts';

/** A kind of caller. */
export interface Caller {
  readonly who: string;
  readonly client: Client;
  /** The client whose API keys and custom widgets this caller may access. */
  readonly recordOwner: Client;
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
export const usersOf = ({ admin, owner, member, guest }: TestDomain): readonly [RoleType, Client][] => [
  ['DOMAIN_ADMIN', admin],
  ['WORKSPACE_OWNER', owner],
  ['WORKSPACE_MEMBER', member],
  ['USER', guest],
];

const APP_TYPES = ['DOMAIN_ADMIN', 'WORKSPACE_OWNER', 'WORKSPACE_MEMBER'] as const;

/** Records of a user, which an internal component cannot create (semantics 4.7.4). */
const USER_RECORDS = ['identity.api_key.create', 'cost_analysis.custom_widget.create'];

/** All callers of a domain. Creates the apps, the key and the agent. */
export const callersOf = async (domain: TestDomain): Promise<readonly Caller[]> => {
  const { admin, owner, anonymous, internal, url } = domain;
  const users = usersOf(domain).map(
    ([roleType, client]): Caller => ({
      ...{ who: roleType, client, recordOwner: client },
      expectedStatus: statusIf((operation) => isUserAllowed(operation, roleType)),
    }),
  );
  const apps = APP_TYPES.map(
    async (roleType): Promise<Caller> => ({
      ...{
        who: `app ${roleType}`,
        client: clientWith(domain, (await anApp(domain, roleType)).client_secret),
        recordOwner: admin,
      },
      expectedStatus: statusIf((operation) => isAppAllowed(operation, roleType)),
    }),
  );
  const key: Caller = {
    ...{ who: 'API key', client: clientWith(domain, (await aKey(owner)).api_key), recordOwner: owner },
    expectedStatus: statusIf(
      (operation) => operation.id !== USER_RECORDS[0] && isUserAllowed(operation, 'WORKSPACE_OWNER'),
    ),
  };
  const agent: Caller = {
    ...{ who: 'agent', client: clientWith(domain, (await anAgent(domain)).client_secret), recordOwner: admin },
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
    { who: 'an invalid token', client: clientOf(url, 'invalid'), recordOwner: admin, expectedStatus: () => 401 },
  ];
};
