/** Tables of the identity resources, and the columns that are computed at read time. */
import { type RawBuilder, sql } from 'kysely';
import { type AgentRecord, agent } from '../../contract/identity/agent.ts';
import { type APIKeyRecord, apiKey } from '../../contract/identity/apiKey.ts';
import { type AppRecord, app } from '../../contract/identity/app.ts';
import { type RoleRecord, role } from '../../contract/identity/role.ts';
import { createTable, type ResourceTable } from '../store/table.ts';

export const roles = createTable<RoleRecord>(role);

/**
 * Roles as visible to everybody. Permissions, page access and tags are empty, for conditions and answers alike
 * (semantics 3.5.7).
 */
export const basicRoles = createTable<RoleRecord>(role, {
  computed: { permissions: sql`'[]'::jsonb`, page_access: sql`'[]'::jsonb`, tags: sql`'{}'::jsonb` },
});

/** The text of a credential is a signed token, which is not stored. */
const notStored = sql`''::text`;

const apiKeys = createTable<APIKeyRecord>(apiKey, { computed: { api_key: notStored } });

const apps = createTable<AppRecord>(app, { computed: { client_secret: notStored } });

/**
 * The state at a moment. EXPIRED is not stored; it is computed from `expired_at` (semantics 6). The moment is a
 * literal: with a parameter at each place, PostgreSQL would treat the grouping expression and the selected expression
 * as different.
 */
const selectStateAt = (table: string, now: string): RawBuilder<unknown> => sql`(case
  when ${sql.ref(`${table}.expired_at`)} <= ${sql.lit(now)}::timestamptz then 'EXPIRED'
  else ${sql.ref(`${table}.state`)} end)`;

/** The table as it reads at a moment. Writes change the stored state. */
const withStateAt = <Row extends object>(table: ResourceTable<Row>, now: string): ResourceTable<Row> => {
  const state = {
    member: 'state',
    type: 'text',
    expression: selectStateAt(table.name, now),
    stored: true,
    onRequest: false,
  } as const;
  return { ...table, columns: new Map([...table.columns, ['state', state]]) };
};

/** API keys at a moment, in wire form. */
export const apiKeysAt = (now: string): ResourceTable<APIKeyRecord> => withStateAt(apiKeys, now);

/** Apps at a moment, in wire form. */
export const appsAt = (now: string): ResourceTable<AppRecord> => withStateAt(apps, now);

/** Reads a member of the app an agent owns. */
const selectFromApp = (expression: RawBuilder<unknown>) =>
  sql`(select ${expression} from identity_app
    where identity_app.domain_id = identity_agent.domain_id and identity_app.app_id = identity_agent.app_id)`;

const appMembers = ['is_managed', 'role_type', 'role_id', 'client_id', 'expired_at', 'last_accessed_at'] as const;

/** Agents at a moment, in wire form, with the members of their apps (semantics 3.4.3). */
export const agentsAt = (now: string): ResourceTable<AgentRecord> =>
  createTable<AgentRecord>(agent, {
    computed: {
      client_secret: notStored,
      state: selectFromApp(selectStateAt('identity_app', now)),
      ...Object.fromEntries(appMembers.map((member) => [member, selectFromApp(sql.ref(`identity_app.${member}`))])),
    },
  });
