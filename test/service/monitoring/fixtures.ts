/** Fixtures that most tests of the area use. */
import { type AlertRecord, alert } from '../../../contract/monitoring/alert.ts';
import { type WebhookRecord, webhook } from '../../../contract/monitoring/webhook.ts';
import type { RequestOf } from '../../../contract/resource.ts';
import type { ApiAnswer, TestDomain } from '../testDomain.ts';

/** An alert created by the owner in the first project. */
export const anAlert = (
  { owner, projects }: TestDomain,
  members: Partial<RequestOf<typeof alert.create>> = {},
): Promise<AlertRecord> => owner.call(alert.create, { title: 'Disk full', project_id: projects[0], ...members });

/** The current state of an alert. */
export const readAlert = ({ owner }: TestDomain, { alert_id }: AlertRecord): Promise<AlertRecord> =>
  owner.call(alert.get, { alert_id });

/** All alerts of the domain, oldest first. */
export const listAllAlerts = async ({ admin }: TestDomain): Promise<AlertRecord[]> =>
  (await admin.call(alert.list, { query: { sort: [{ key: 'alert_number' }] } })).results;

/** Plugins are shared by all domains, so they are removed before the next test file runs. */
const cleanups: (() => Promise<unknown>)[] = [];

/** A plugin in the directory, with a new id unless `rest` has one. */
export const aPlugin = async (
  { put, internal }: TestDomain,
  versions: readonly string[] = [],
  rest: Record<string, unknown> = {},
): Promise<string> => {
  const plugin = { plugin_id: `plugin-${crypto.randomUUID()}`, versions, ...rest };
  const ids = [plugin.plugin_id];
  cleanups.push(() => internal.post('/internal/v1/directory/delete', { kind: 'plugins', ids }));
  await put('plugins', [plugin]);
  return plugin.plugin_id;
};

/** Removes the plugins of a test file; `setup.ts` calls it after each file. */
export const removePlugins = async (): Promise<void> => {
  // A service of a single test has ended by now, and its plugins with it.
  for (const cleanup of cleanups.splice(0)) await cleanup().catch(() => undefined);
};

/** A webhook of the owner in the first project. */
export const aWebhook = async (
  domain: TestDomain,
  members: Partial<RequestOf<typeof webhook.create>> = {},
): Promise<WebhookRecord> =>
  domain.owner.call(webhook.create, {
    name: 'Monitoring',
    plugin_info: members.plugin_info ?? { plugin_id: await aPlugin(domain) },
    project_id: domain.projects[0],
    domain_id: domain.domainId,
    ...members,
  });

/** POSTs a body to the URL of a webhook without a token, as a monitoring system does. A string is sent unchanged. */
export const postToWebhook = (
  { anonymous }: TestDomain,
  { webhook_url }: WebhookRecord,
  body: unknown,
): Promise<ApiAnswer> => anonymous.post(new URL(webhook_url).pathname, body);

/** An alert in state ERROR, from an event that cannot be read. */
export const anErrorAlert = async (domain: TestDomain): Promise<AlertRecord> => {
  await postToWebhook(domain, await aWebhook(domain, { name: `Broken ${Date.now()}` }), { nonsense: true });
  const [found] = (await domain.owner.call(alert.list, { state: 'ERROR' })).results;
  if (!found) throw new Error('no alert in state ERROR');
  return found;
};
