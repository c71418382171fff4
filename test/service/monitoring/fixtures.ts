/** What most tests of the area begin with. */
import { type AlertRecord, alert } from '../../../contract/monitoring/alert.ts';
import { type WebhookRecord, webhook } from '../../../contract/monitoring/webhook.ts';
import type { RequestOf } from '../../../contract/resource.ts';
import type { Answer, TestDomain } from '../kit.ts';

/** A time in wire form. */
export const aTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** An alert made by hand by the owner, in the first project. */
export const anAlert = (
  { owner, projects }: TestDomain,
  members: Partial<RequestOf<typeof alert.create>> = {},
): Promise<AlertRecord> => owner.call(alert.create, { title: 'Disk full', project_id: projects[0], ...members });

/** An alert as it stands now. */
export const alertNow = ({ owner }: TestDomain, { alert_id }: AlertRecord): Promise<AlertRecord> =>
  owner.call(alert.get, { alert_id });

/** The domain's alerts, oldest first. */
export const allAlerts = async ({ admin }: TestDomain): Promise<AlertRecord[]> =>
  (await admin.call(alert.list, { query: { sort: [{ key: 'alert_number' }] } })).results;

/** Plugins are the same in every domain: those that were put must go, lest the next file's webhooks miss theirs. */
const forgettings: (() => Promise<unknown>)[] = [];

/** A plugin the directory knows, of a test's own unless the rest names it. */
export const aPlugin = async (
  { put, internal }: TestDomain,
  versions: readonly string[] = [],
  rest: Record<string, unknown> = {},
): Promise<string> => {
  const plugin = { plugin_id: `plugin-${crypto.randomUUID()}`, versions, ...rest };
  const ids = [plugin.plugin_id];
  forgettings.push(() => internal.post('/internal/v1/directory/delete', { kind: 'plugins', ids }));
  await put('plugins', [plugin]);
  return plugin.plugin_id;
};

/** Removes the plugins of a file's tests; `setup.ts` does so after each file. */
export const forgetPlugins = async (): Promise<void> => {
  // A service of a test's own is gone by now, and its plugins with it.
  for (const forget of forgettings.splice(0)) await forget().catch(() => undefined);
};

/** A webhook of the owner, in the first project. */
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

/** POSTs a body to a webhook's URL, as a monitoring system does: without a token. Text goes as it is. */
export const deliver = ({ nobody }: TestDomain, { webhook_url }: WebhookRecord, body: unknown): Promise<Answer> =>
  nobody.post(new URL(webhook_url).pathname, body);

/** An alert in state ERROR: what comes of an event nobody can read. */
export const anErrorAlert = async (domain: TestDomain): Promise<AlertRecord> => {
  await deliver(domain, await aWebhook(domain, { name: `Broken ${Date.now()}` }), { nonsense: true });
  const [found] = (await domain.owner.call(alert.list, { state: 'ERROR' })).results;
  if (!found) throw new Error('no alert in state ERROR');
  return found;
};
