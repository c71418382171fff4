/** Operations on agents: semantics 3.4. An agent is a service account and the managed app it owns. */
import { type AgentRecord, agent } from '../../contract/identity/agent.ts';
import { type AppRecord, app as appResource } from '../../contract/identity/app.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { agentsAt, appsAt } from '../auth/tables.ts';
import type { TokenSigner } from '../auth/tokens.ts';
import { findVisible } from '../auth/visibility.ts';
import { implementResource, type ServiceCall } from '../call.ts';
import { findManagedRole } from '../directory/managedRoles.ts';
import { notFoundError, ServiceError } from '../errors.ts';
import { answerList } from '../handlers/read.ts';
import { newRecordId } from '../ids.ts';
import { toWireRecord } from '../query/index.ts';
import { changeRow, findRow, insertRow, memberEquals, removeRow } from '../store/records.ts';
import { type AgentAccount, findAgentAccount } from './agentAccount.ts';
import { newClientId, prepareRenewal, signClientSecret } from './appSecret.ts';
import { changeCredentialState, findExpiry } from './expiry.ts';

type AgentRequest = RequestOf<typeof agent.get>;

interface AgentDependencies {
  readonly tokens: TokenSigner;
}

/** Members of `options` that are flags. Form-based clients send them as texts (semantics 3.4.4). */
const FLAGS = ['kube_state_metrics', 'prometheus_node_exporter'];

const toFlag = (value: unknown) => (value === 'true' ? true : value === 'false' ? false : value);

const readOptions = (options: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, FLAGS.includes(name) ? toFlag(value) : value]),
  );

const findVisibleAgent = (call: ServiceCall, { service_account_id }: AgentRequest, intent: 'read' | 'write') =>
  findVisible(call, agentsAt(call.now), service_account_id, intent, 'service_account_id');

const toWireAgent = (row: AgentRecord, { now }: ServiceCall) => toWireRecord(agentsAt(now), row) as AgentRecord;

/** The answer with the secret. Only `create` and `regenerateSecret` return it. */
const addClientSecret = async ({ tokens }: AgentDependencies, row: AgentRecord, app: AppRecord, call: ServiceCall) => ({
  ...toWireAgent(row, call),
  client_secret: await signClientSecret(tokens, app, call.now),
});

const insertApp = (call: ServiceCall, { name, workspace_id }: AgentAccount) =>
  insertRow(call.db, appsAt(call.now), {
    app_id: newRecordId(appResource),
    client_id: newClientId(),
    ...{ name: `${name} App`, workspace_id, resource_group: 'WORKSPACE', tags: {} },
    ...{ role_type: 'WORKSPACE_OWNER', role_id: findManagedRole('WORKSPACE_OWNER'), is_managed: true },
    state: 'ENABLED',
    domain_id: call.domainId,
    created_at: call.now,
    expired_at: findExpiry('app', undefined, call.now),
  });

/**
 * Translates the store's uniqueness error: an account has at most one agent, also when two are created concurrently.
 */
const refuseSecondAgent = async (make: () => Promise<AgentRecord>): Promise<AgentRecord> => {
  try {
    return await make();
  } catch (error) {
    const isSecond = error instanceof ServiceError && error.code === 'ERROR_SAVE_UNIQUE_VALUES';
    if (!isSecond) throw error;
    throw new ServiceError('ERROR_EXIST_RESOURCE', 'The service account already has an agent.', 'service_account_id');
  }
};

const create =
  (dependencies: AgentDependencies) => async (request: RequestOf<typeof agent.create>, call: ServiceCall) => {
    const { service_account_id, options } = request;
    const account = await findAgentAccount(call, service_account_id);
    const app = await insertApp(call, account);
    const row = {
      agent_id: newRecordId(agent),
      app_id: app.app_id,
      ...{ service_account_id, options: readOptions(options) },
      ...{ workspace_id: account.workspace_id, project_id: account.project_id },
      domain_id: call.domainId,
      created_at: call.now,
    };
    return addClientSecret(
      dependencies,
      await refuseSecondAgent(() => insertRow(call.db, agentsAt(call.now), row)),
      app,
      call,
    );
  };

/** The agent of a request and its app, both locked. */
const findAgentWithApp = async (call: ServiceCall, request: AgentRequest) => {
  const found = await findVisibleAgent(call, request, 'write');
  const apps = appsAt(call.now);
  const own = [memberEquals(apps, 'domain_id', found.domain_id), memberEquals(apps, 'app_id', found.app_id)];
  const app = await findRow(call.db, apps, own, { lock: true });
  if (!app) throw notFoundError('app_id', found.app_id);
  return { found, app };
};

const changeApp = (call: ServiceCall, app: AppRecord, changes: Partial<AppRecord>) =>
  changeRow(call.db, appsAt(call.now), app, changes);

const regenerateSecret = (dependencies: AgentDependencies) => async (request: AgentRequest, call: ServiceCall) => {
  const { app } = await findAgentWithApp(call, request);
  const renewed = await changeApp(call, app, prepareRenewal(app, findExpiry('app', undefined, call.now)));
  return addClientSecret(dependencies, await findVisibleAgent(call, request, 'write'), renewed, call);
};

const changeStateTo = (state: 'ENABLED' | 'DISABLED') => async (request: AgentRequest, call: ServiceCall) => {
  const { app } = await findAgentWithApp(call, request);
  await changeApp(call, app, changeCredentialState(app.state, state, 'service_account_id'));
  return toWireAgent(await findVisibleAgent(call, request, 'write'), call);
};

const remove = async (request: AgentRequest, call: ServiceCall) => {
  const { found, app } = await findAgentWithApp(call, request);
  await removeRow(call.db, agentsAt(call.now), found);
  await removeRow(call.db, appsAt(call.now), app);
  return {};
};

export const agentHandlers = (dependencies: AgentDependencies) =>
  implementResource(agent, {
    create: create(dependencies),
    enable: changeStateTo('ENABLED'),
    disable: changeStateTo('DISABLED'),
    regenerate: regenerateSecret(dependencies),
    get: async (request, call) => toWireAgent(await findVisibleAgent(call, request, 'read'), call),
    delete: remove,
    list: (request, call) => answerList(agentsAt(call.now), agent.list)(request, call),
  });
