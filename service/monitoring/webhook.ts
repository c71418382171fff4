/** Operations on webhooks: semantics 3.17.1–3.17.7. */
import { type WebhookRecord, webhook } from '../../contract/monitoring/webhook.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { findVisible, updateVisible } from '../auth/visibility.ts';
import { resolveWorkspace } from '../auth/workspaceResolution.ts';
import {
  acceptAnyBody,
  implementResource,
  type OperationHandler,
  type ServiceCall,
  withoutTransaction,
} from '../call.ts';
import { checkReference, findEntry } from '../directory/findEntries.ts';
import { notFoundError, ServiceError } from '../errors.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { newAccessKey, newRecordId } from '../ids.ts';
import { toWireRecord } from '../query/index.ts';
import { changeRow, insertRow, removeRow } from '../store/records.ts';
import { findAlertingProject } from './alertingProject.ts';
import { BUILT_IN_PLUGINS, isBuiltInPlugin } from './builtInPlugins.ts';
import { checkMapping } from './inbound/mapping.ts';
import { checkVersion, createPluginInfo, findPlugin, upgradePlugin, type WebhookPlugin } from './plugin.ts';
import { receiveEvents } from './receiveEvents.ts';
import { type StoredWebhook, webhooks } from './tables.ts';

type WebhookRequest = RequestOf<typeof webhook.enable>;

const toWireWebhook = (row: StoredWebhook) => toWireRecord(webhooks, row) as WebhookRecord;

const findWebhookToChange = (call: ServiceCall, { webhook_id }: WebhookRequest) =>
  findVisible(call, webhooks, webhook_id, 'write');

const PLUGIN_ID = 'plugin_info.plugin_id';

/** The directory entry of a plugin; undefined for a built-in one without an entry, and where there are no entries. */
const findKnownPlugin = async ({ db, domainId }: ServiceCall, pluginId: string): Promise<WebhookPlugin> => {
  if (isBuiltInPlugin(pluginId)) return findEntry(db, 'plugins', domainId, pluginId);
  return checkReference(db, 'plugins', domainId, PLUGIN_ID, pluginId).catch((error: unknown) => {
    throw error instanceof ServiceError && error.key === PLUGIN_ID ? unknownPluginError(pluginId) : error;
  });
};

const unknownPluginError = (pluginId: string) => {
  const reason = `Not found; built in are ${BUILT_IN_PLUGINS.join(', ')}.`;
  return new ServiceError('ERROR_NOT_FOUND', `${reason} (key = ${PLUGIN_ID}, value = ${pluginId})`, PLUGIN_ID);
};

const create = async (request: RequestOf<typeof webhook.create>, call: ServiceCall): Promise<WebhookRecord> => {
  const { name, project_id, tags = {} } = request;
  const project = await findAlertingProject(call, project_id);
  checkMapping(request.plugin_info.options ?? {});
  const plugin = await findKnownPlugin(call, request.plugin_info.plugin_id);
  const stored = await insertRow(call.db, webhooks, {
    webhook_id: newRecordId(webhook),
    name,
    state: 'ENABLED',
    access_key: newAccessKey(),
    capability: plugin?.capability ?? {},
    plugin_info: createPluginInfo(request.plugin_info, plugin),
    tags,
    project_id,
    domain_id: call.domainId,
    workspace_id: await resolveWorkspace(call, project),
    created_at: call.now,
  });
  return toWireWebhook(stored);
};

const update = async (request: RequestOf<typeof webhook.update>, call: ServiceCall): Promise<WebhookRecord> => {
  const { webhook_id: id, name, tags } = request;
  const changes = { ...(name === undefined ? {} : { name }), ...(tags === undefined ? {} : { tags }) };
  const changed = await updateVisible(call, webhooks, { id, changes });
  if (!changed) throw notFoundError('webhook_id', id);
  return toWireWebhook(changed);
};

const updatePlugin = async (
  request: RequestOf<typeof webhook.update_plugin>,
  call: ServiceCall,
): Promise<WebhookRecord> => {
  const { version, options, upgrade_mode } = request;
  checkMapping(options ?? {});
  const found = await findWebhookToChange(call, request);
  const plugin = await findPlugin(call.db, found);
  if (version !== undefined) checkVersion(plugin, version);
  const { plugin_info: before } = found;
  const requested = {
    ...before,
    version: version ?? before.version,
    options: options ?? before.options,
    upgrade_mode: upgrade_mode ?? before.upgrade_mode,
  };
  const plugin_info = createPluginInfo(requested, plugin);
  return toWireWebhook(
    await changeRow(call.db, webhooks, found, { plugin_info, capability: plugin?.capability ?? {} }),
  );
};

const verifyPlugin = async (request: WebhookRequest, call: ServiceCall) => {
  const found = await findWebhookToChange(call, request);
  const plugin = await findKnownPlugin(call, found.plugin_info.plugin_id);
  const { plugin_info } = await upgradePlugin(call.db, found, plugin);
  checkVersion(plugin, plugin_info.version);
  return {};
};

const changeStateTo =
  (state: StoredWebhook['state']): OperationHandler<typeof webhook.enable> =>
  async (request, call) =>
    toWireWebhook(await changeRow(call.db, webhooks, await findWebhookToChange(call, request), { state }));

const remove = async (request: WebhookRequest, call: ServiceCall) => {
  await removeRow(call.db, webhooks, await findWebhookToChange(call, request));
  return {};
};

export const webhookHandlers = implementResource(webhook, {
  create,
  update: withoutTransaction(update),
  update_plugin: updatePlugin,
  verify_plugin: verifyPlugin,
  enable: changeStateTo('ENABLED'),
  disable: changeStateTo('DISABLED'),
  delete: remove,
  get: answerGet(webhooks),
  list: answerList(webhooks, webhook.list),
  stat: answerStat(webhooks),
  // A parser may take seconds; no transaction is open while it runs.
  events: acceptAnyBody(receiveEvents),
});
