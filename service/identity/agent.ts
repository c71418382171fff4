/** Operations on agents: semantics 3.4. An agent is a service account and the managed app it owns. */
import { type AgentRecord, agent } from '../../contract/identity/agent.ts';
import { type AppRecord, app as appResource } from '../../contract/identity/app.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { agentsAt, appsAt } from '../auth/tables.ts';
import type { Tokens } from '../auth/tokens.ts';
import { findVisible } from '../auth/visibility.ts';
import { type Call, implement } from '../call.ts';
import { managedRoleOf } from '../directory/managedRoles.ts';
import { notFound, ServiceError } from '../errors.ts';
import { answerList } from '../handlers/read.ts';
import { newRecordId } from '../ids.ts';
import { wireRecord } from '../query/index.ts';
import { changeRow, equals, findRow, insertRow, removeRow } from '../store/records.ts';
import { type Account, accountOf } from './agentAccount.ts';
import { clientSecretOf, newClientId, renewal } from './appSecret.ts';
import { changeOfState, expiryOf } from './expiry.ts';

type AgentRequest = RequestOf<typeof agent.get>;

interface Dependencies {
  readonly tokens: Tokens;
}

/** Members of `options` that are flags. Form-based clients send them as texts (semantics 3.4.4). */
const FLAGS = ['kube_state_metrics', 'prometheus_node_exporter'];

const flagOf = (value: unknown) => (value === 'true' ? true : value === 'false' ? false : value);

const optionsOf = (options: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, FLAGS.includes(name) ? flagOf(value) : value]),
  );

const visibleAgent = (call: Call, { service_account_id }: AgentRequest, intent: 'read' | 'write') =>
  findVisible(call, agentsAt(call.now), service_account_id, intent, 'service_account_id');

const answer = (row: AgentRecord, { now }: Call) => wireRecord(agentsAt(now), row) as AgentRecord;

/** The answer with the secret. Only `create` and `regenerate` return it. */
const withSecret = async ({ tokens }: Dependencies, row: AgentRecord, app: AppRecord, call: Call) => ({
  ...answer(row, call),
  client_secret: await clientSecretOf(tokens, app, call.now),
});

const insertApp = (call: Call, { name, workspace_id }: Account) =>
  insertRow(call.db, appsAt(call.now), {
    app_id: newRecordId(appResource),
    client_id: newClientId(),
    ...{ name: `${name} App`, workspace_id, resource_group: 'WORKSPACE', tags: {} },
    ...{ role_type: 'WORKSPACE_OWNER', role_id: managedRoleOf('WORKSPACE_OWNER'), is_managed: true },
    state: 'ENABLED',
    domain_id: call.domainId,
    created_at: call.now,
    expired_at: expiryOf('app', undefined, call.now),
  });

/**
 * Translates the store's uniqueness error: an account has at most one agent, also when two are created concurrently.
 */
const refusingSecondAgent = async (make: () => Promise<AgentRecord>): Promise<AgentRecord> => {
  try {
    return await make();
  } catch (error) {
    const isSecond = error instanceof ServiceError && error.code === 'ERROR_SAVE_UNIQUE_VALUES';
    if (!isSecond) throw error;
    throw new ServiceError('ERROR_EXIST_RESOURCE', 'The service account already has an agent.', 'service_account_id');
  }
};

const create = (dependencies: Dependencies) => async (request: RequestOf<typeof agent.create>, call: Call) => {
  const { service_account_id, options } = request;
  const account = await accountOf(call, service_account_id);
  const app = await insertApp(call, account);
  const row = {
    agent_id: newRecordId(agent),
    app_id: app.app_id,
    ...{ service_account_id, options: optionsOf(options) },
    ...{ workspace_id: account.workspace_id, project_id: account.project_id },
    domain_id: call.domainId,
    created_at: call.now,
  };
  return withSecret(
    dependencies,
    await refusingSecondAgent(() => insertRow(call.db, agentsAt(call.now), row)),
    app,
    call,
  );
};

/** The agent of a request and its app, both locked. */
const withApp = async (call: Call, request: AgentRequest) => {
  const found = await visibleAgent(call, request, 'write');
  const apps = appsAt(call.now);
  const own = [equals(apps, 'domain_id', found.domain_id), equals(apps, 'app_id', found.app_id)];
  const app = await findRow(call.db, apps, own, { lock: true });
  if (!app) throw notFound('app_id', found.app_id);
  return { found, app };
};

const changeApp = (call: Call, app: AppRecord, changes: Partial<AppRecord>) =>
  changeRow(call.db, appsAt(call.now), app, changes);

const regenerate = (dependencies: Dependencies) => async (request: AgentRequest, call: Call) => {
  const { app } = await withApp(call, request);
  const renewed = await changeApp(call, app, renewal(app, expiryOf('app', undefined, call.now)));
  return withSecret(dependencies, await visibleAgent(call, request, 'write'), renewed, call);
};

const switchTo = (state: 'ENABLED' | 'DISABLED') => async (request: AgentRequest, call: Call) => {
  const { app } = await withApp(call, request);
  await changeApp(call, app, changeOfState(app.state, state, 'service_account_id'));
  return answer(await visibleAgent(call, request, 'write'), call);
};

const remove = async (request: AgentRequest, call: Call) => {
  const { found, app } = await withApp(call, request);
  await removeRow(call.db, agentsAt(call.now), found);
  await removeRow(call.db, appsAt(call.now), app);
  return {};
};

export const agentHandlers = (dependencies: Dependencies) =>
  implement(agent, {
    create: create(dependencies),
    enable: switchTo('ENABLED'),
    disable: switchTo('DISABLED'),
    regenerate: regenerate(dependencies),
    get: async (request, call) => answer(await visibleAgent(call, request, 'read'), call),
    delete: remove,
    list: (request, call) => answerList(agentsAt(call.now), agent.list)(request, call),
  });
