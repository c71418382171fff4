/** Operations on webhooks: semantics 3.17.1–3.17.7. */
import { type WebhookRecord, webhook } from '../../contract/monitoring/webhook.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { findVisible, updateVisible } from '../auth/visibility.ts';
import { resolveWorkspace } from '../auth/workspaceResolution.ts';
import { type Call, type Handler, implement, withAnyBody, withoutTransaction } from '../call.ts';
import { checkReference, entry } from '../directory/directory.ts';
import { notFound, ServiceError } from '../errors.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { newAccessKey, newRecordId } from '../ids.ts';
import { wireRecord } from '../query/index.ts';
import { changeRow, insertRow, removeRow } from '../store/records.ts';
import { alertingProject } from './alertingProject.ts';
import { BUILT_IN_PLUGINS, isBuiltInPlugin } from './builtInPlugins.ts';
import { takeEvents } from './events.ts';
import { checkMapping } from './inbound/mapping.ts';
import { checkVersion, followPlugin, type Plugin, pluginInfo, pluginOf } from './plugin.ts';
import { type WebhookRow, webhooks } from './tables.ts';

type WebhookRequest = RequestOf<typeof webhook.enable>;

const answer = (row: WebhookRow) => wireRecord(webhooks, row) as WebhookRecord;

const toChange = (call: Call, { webhook_id }: WebhookRequest) => findVisible(call, webhooks, webhook_id, 'write');

const PLUGIN_ID = 'plugin_info.plugin_id';

/** The directory entry of a plugin; undefined for a built-in one without an entry, and where there are no entries. */
const knownPlugin = async ({ db, domainId }: Call, pluginId: string): Promise<Plugin> => {
  if (isBuiltInPlugin(pluginId)) return entry(db, 'plugins', domainId, pluginId);
  return checkReference(db, 'plugins', domainId, PLUGIN_ID, pluginId).catch((error: unknown) => {
    throw error instanceof ServiceError && error.key === PLUGIN_ID ? unknownPlugin(pluginId) : error;
  });
};

const unknownPlugin = (pluginId: string) => {
  const reason = `Not found; built in are ${BUILT_IN_PLUGINS.join(', ')}.`;
  return new ServiceError('ERROR_NOT_FOUND', `${reason} (key = ${PLUGIN_ID}, value = ${pluginId})`, PLUGIN_ID);
};

const create = async (request: RequestOf<typeof webhook.create>, call: Call): Promise<WebhookRecord> => {
  const { name, project_id, tags = {} } = request;
  const project = await alertingProject(call, project_id);
  checkMapping(request.plugin_info.options ?? {});
  const plugin = await knownPlugin(call, request.plugin_info.plugin_id);
  const stored = await insertRow(call.db, webhooks, {
    webhook_id: newRecordId(webhook),
    name,
    state: 'ENABLED',
    access_key: newAccessKey(),
    capability: plugin?.capability ?? {},
    plugin_info: pluginInfo(request.plugin_info, plugin),
    tags,
    project_id,
    domain_id: call.domainId,
    workspace_id: await resolveWorkspace(call, project),
    created_at: call.now,
  });
  return answer(stored);
};

const update = async (request: RequestOf<typeof webhook.update>, call: Call): Promise<WebhookRecord> => {
  const { webhook_id: id, name, tags } = request;
  const changes = { ...(name === undefined ? {} : { name }), ...(tags === undefined ? {} : { tags }) };
  const changed = await updateVisible(call, webhooks, { id, changes });
  if (!changed) throw notFound('webhook_id', id);
  return answer(changed);
};

const updatePlugin = async (request: RequestOf<typeof webhook.update_plugin>, call: Call): Promise<WebhookRecord> => {
  const { version, options, upgrade_mode } = request;
  checkMapping(options ?? {});
  const found = await toChange(call, request);
  const plugin = await pluginOf(call.db, found);
  if (version !== undefined) checkVersion(plugin, version);
  const { plugin_info: before } = found;
  const requested = {
    ...before,
    version: version ?? before.version,
    options: options ?? before.options,
    upgrade_mode: upgrade_mode ?? before.upgrade_mode,
  };
  const plugin_info = pluginInfo(requested, plugin);
  return answer(await changeRow(call.db, webhooks, found, { plugin_info, capability: plugin?.capability ?? {} }));
};

const verifyPlugin = async (request: WebhookRequest, call: Call) => {
  const found = await toChange(call, request);
  const plugin = await knownPlugin(call, found.plugin_info.plugin_id);
  const { plugin_info } = await followPlugin(call.db, found, plugin);
  checkVersion(plugin, plugin_info.version);
  return {};
};

const setState =
  (state: WebhookRow['state']): Handler<typeof webhook.enable> =>
  async (request, call) =>
    answer(await changeRow(call.db, webhooks, await toChange(call, request), { state }));

const remove = async (request: WebhookRequest, call: Call) => {
  await removeRow(call.db, webhooks, await toChange(call, request));
  return {};
};

export const webhookHandlers = implement(webhook, {
  create,
  update: withoutTransaction(update),
  update_plugin: updatePlugin,
  verify_plugin: verifyPlugin,
  enable: setState('ENABLED'),
  disable: setState('DISABLED'),
  delete: remove,
  get: answerGet(webhooks),
  list: answerList(webhooks, webhook.list),
  stat: answerStat(webhooks),
  // A parser may take seconds; no transaction is open while it runs.
  events: withAnyBody(takeEvents),
});
