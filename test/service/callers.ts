/** Everybody who may call, and what the terms of an operation say to them (semantics 4.1, 4.2). */
import type { Operation, RoleType } from '../../contract/resource.ts';
import { aKey, anAgent, anApp, holderOf } from './identity/machines.ts';
import { type Client, clientOf, type TestDomain } from './kit.ts';

/** Somebody who calls. */
export interface Caller {
  readonly who: string;
  readonly client: Client;
  /** Who owns the records of users that the caller may touch. */
  readonly own: Client;
  /** Status of a sound call. */
  readonly told: (operation: Operation) => 200 | 401 | 403;
}

/** Whether a user of a role type may call (semantics 4.2.1, 4.2.2). */
export const letsUser = ({ auth, roles }: Operation, roleType: RoleType): boolean =>
  auth === 'token' && (roles.length === 0 || roles.includes('USER') || roles.includes(roleType));

/** Whether an app of a role type may call: what is for users is closed to it (semantics 4.2.2). */
export const letsApp = ({ auth, roles }: Operation, roleType: RoleType): boolean =>
  auth === 'token' && (roles.length === 0 || roles.includes(roleType));

const asAnswer = (lets: (operation: Operation) => boolean) => (operation: Operation) => (lets(operation) ? 200 : 403);

/** The users of a domain, by role type. */
export const usersOf = ({ admin, owner, member, guest }: TestDomain): readonly [RoleType, Client][] => [
  ['DOMAIN_ADMIN', admin],
  ['WORKSPACE_OWNER', owner],
  ['WORKSPACE_MEMBER', member],
  ['USER', guest],
];

const APP_TYPES = ['DOMAIN_ADMIN', 'WORKSPACE_OWNER', 'WORKSPACE_MEMBER'] as const;

/** What can only be a user's cannot be made by a internal component (semantics 4.7.4). */
const USERS_OWN = ['identity.api_key.create', 'cost_analysis.custom_widget.create'];

/** Everybody, in a domain; machines are made for it. */
export const callersOf = async (home: TestDomain): Promise<readonly Caller[]> => {
  const { admin, owner, nobody, internal, url } = home;
  const users = usersOf(home).map(
    ([roleType, client]): Caller => ({
      ...{ who: roleType, client, own: client },
      told: asAnswer((operation) => letsUser(operation, roleType)),
    }),
  );
  const apps = APP_TYPES.map(
    async (roleType): Promise<Caller> => ({
      ...{ who: `app ${roleType}`, client: holderOf(home, (await anApp(home, roleType)).client_secret), own: admin },
      told: asAnswer((operation) => letsApp(operation, roleType)),
    }),
  );
  const key: Caller = {
    ...{ who: 'API key', client: holderOf(home, (await aKey(owner)).api_key), own: owner },
    told: asAnswer((operation) => operation.id !== USERS_OWN[0] && letsUser(operation, 'WORKSPACE_OWNER')),
  };
  const agent: Caller = {
    ...{ who: 'agent', client: holderOf(home, (await anAgent(home)).client_secret), own: admin },
    told: asAnswer(({ auth, permission }) => auth === 'token' && permission === null),
  };
  return [
    ...users,
    ...(await Promise.all(apps)),
    key,
    agent,
    { who: 'internal', client: internal, own: admin, told: asAnswer(({ id }) => !USERS_OWN.includes(id)) },
    { who: 'nobody', client: nobody, own: admin, told: () => 401 },
    { who: 'a dead token', client: clientOf(url, 'dead'), own: admin, told: () => 401 },
  ];
};
