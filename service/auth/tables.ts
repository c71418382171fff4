/** Tables of the identity resources, and the columns that are computed at read time. */
import { type RawBuilder, sql } from 'kysely';
import { type AgentRecord, agent } from '../../contract/identity/agent.ts';
import { type APIKeyRecord, apiKey } from '../../contract/identity/apiKey.ts';
import { type AppRecord, app } from '../../contract/identity/app.ts';
import { type RoleRecord, role } from '../../contract/identity/role.ts';
import { type Table, tableOf } from '../store/table.ts';

export const roles = tableOf<RoleRecord>(role);

/**
 * Roles as visible to everybody. Permissions, page access and tags are empty, for conditions and answers alike
 * (semantics 3.5.7).
 */
export const basicRoles = tableOf<RoleRecord>(role, {
  computed: { permissions: sql`'[]'::jsonb`, page_access: sql`'[]'::jsonb`, tags: sql`'{}'::jsonb` },
});

/** The text of a credential is a signed token, which is not stored. */
const notStored = sql`''::text`;

const apiKeys = tableOf<APIKeyRecord>(apiKey, { computed: { api_key: notStored } });

const apps = tableOf<AppRecord>(app, { computed: { client_secret: notStored } });

/**
 * The state at a moment. EXPIRED is not stored; it is computed from `expired_at` (semantics 6). The moment is a
 * literal: with a parameter at each place, PostgreSQL would treat the grouping expression and the selected expression
 * as different.
 */
const stateAt = (table: string, now: string): RawBuilder<unknown> => sql`(case
  when ${sql.ref(`${table}.expired_at`)} <= ${sql.lit(now)}::timestamptz then 'EXPIRED'
  else ${sql.ref(`${table}.state`)} end)`;

/** The table as it reads at a moment. Writes change the stored state. */
const readAt = <Row extends object>(table: Table<Row>, now: string): Table<Row> => {
  const state = { member: 'state', type: 'text', expression: stateAt(table.name, now), stored: true } as const;
  return { ...table, columns: new Map([...table.columns, ['state', state]]) };
};

/** API keys at a moment, in wire form. */
export const apiKeysAt = (now: string): Table<APIKeyRecord> => readAt(apiKeys, now);

/** Apps at a moment, in wire form. */
export const appsAt = (now: string): Table<AppRecord> => readAt(apps, now);

/** Reads a member of the app an agent owns. */
const ofApp = (expression: RawBuilder<unknown>) =>
  sql`(select ${expression} from identity_app
    where identity_app.domain_id = identity_agent.domain_id and identity_app.app_id = identity_agent.app_id)`;

const appMembers = ['is_managed', 'role_type', 'role_id', 'client_id', 'expired_at', 'last_accessed_at'] as const;

/** Agents at a moment, in wire form, with the members of their apps (semantics 3.4.3). */
export const agentsAt = (now: string): Table<AgentRecord> =>
  tableOf<AgentRecord>(agent, {
    computed: {
      client_secret: notStored,
      state: ofApp(stateAt('identity_app', now)),
      ...Object.fromEntries(appMembers.map((member) => [member, ofApp(sql.ref(`identity_app.${member}`))])),
    },
  });
