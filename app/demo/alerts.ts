/** Alerts of the demo domain: they are received by webhook, and people work on them. */
import pLimit from 'p-limit';
import { type AlertRecord, alert } from '../../contract/monitoring/alert.ts';
import { maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import { note } from '../../contract/monitoring/note.ts';
import { type WebhookRecord, webhook } from '../../contract/monitoring/webhook.ts';
import { payloadsOf, resolvePayload } from './payloads.ts';
import { type DemoProject, projects, RETAIL, slugOf } from './projects.ts';
import { serviceKeyOf } from './services.ts';
import { DEMO_DOMAIN, type People, postEvent, type Session } from './session.ts';

/** Runs at most six sequences of calls at a time; the calls of one sequence are in order. */
const limitSequences = pLimit(6);

const maintainerOf = ({ admin, owner }: People, { workspace_id }: Pick<DemoProject, 'workspace_id'>) =>
  workspace_id === RETAIL ? owner : admin;

const makeWebhook = (people: People, project: DemoProject, name: string, plugin_id: string) =>
  maintainerOf(people, project).call(webhook.create, {
    name,
    plugin_info: { plugin_id },
    project_id: project.project_id,
    tags: { service_key: serviceKeyOf(project.project_id) },
    domain_id: DEMO_DOMAIN,
  });

/** Bodies that the plugin cannot read: their alerts get state ERROR. */
const unreadableBodies = [
  { text: 'host unreachable' },
  { event_key: 'backup', summary: 'Backup failed' },
  [{ title: 'No key' }],
  { event_key: 'probe', title: 'Probe failed', severity: 'terrible' },
];

const postAlerts = async (people: People, project: DemoProject, { webhook_url }: WebhookRecord) => {
  for (const [index, payload] of payloadsOf(slugOf(project), people.now).entries()) {
    await postEvent(people.url, webhook_url, payload);
    if (index === 0) await postEvent(people.url, webhook_url, resolvePayload(payload, people.now));
  }
};

/** Unreadable bodies are sent first, so that the newest alerts are the ones people work on. */
const openWebhooks = async (people: People): Promise<number> => {
  const direct = projects.filter((_, index) => index % 6 === 0);
  for (const project of direct) {
    const { webhook_url } = await makeWebhook(
      people,
      project,
      `${project.name}: backup jobs`,
      'plugin-direct-mon-webhook',
    );
    for (const body of unreadableBodies) await postEvent(people.url, webhook_url, body);
  }
  for (const project of projects) {
    const made = await makeWebhook(people, project, `${project.name}: Alertmanager`, 'plugin-prometheus-mon-webhook');
    await postAlerts(people, project, made);
  }
  return projects.length + direct.length;
};

const NOTES = [
  'Looks like the rollout of this morning; rolling back.',
  'Scaled up by two nodes, watching it.',
  'Same cause as last week, see the post-mortem.',
  'Vendor ticket opened, they are on it.',
  'Not urgent: batch jobs only.',
];

const setState = (who: Session, { alert_id }: AlertRecord, state: AlertRecord['state']) =>
  who.call(alert.update, { alert_id, state });

/** Works on one alert, by its number: of 20 alerts, 9 are resolved and 4 are being investigated. */
const workOnAlert = async (people: People, each: AlertRecord): Promise<void> => {
  const keeper = maintainerOf(people, each);
  const position = each.alert_number % 20;
  const isOver = position < 9;
  const isTaken = position >= 16 || (isOver && position % 2 === 0);
  if (position % 4 === 0) await keeper.call(alert.assign_user, { alert_id: each.alert_id, assignee: keeper.userId });
  if (isTaken) await setState(keeper, each, 'ACKNOWLEDGED');
  if (position % 5 === 1) {
    const text = NOTES[each.alert_number % NOTES.length] ?? '';
    await keeper.call(note.create, { alert_id: each.alert_id, note: text });
  }
  if (isOver) await setState(keeper, each, 'RESOLVED');
};

/** The member sees own projects only, and takes over two alerts. */
const acknowledgeAsMember = async ({ member }: People) => {
  const query = { page: { limit: 2 }, sort: [{ key: 'alert_number' }] };
  const { results } = await member.call(alert.list, { state: 'TRIGGERED', urgency: 'HIGH', query });
  for (const each of results) await setState(member, each, 'ACKNOWLEDGED');
};

/** Sends the alerts and works on them, so that every state has some. */
export const makeAlerts = async (people: People, say: (line: string) => void): Promise<void> => {
  const webhooks = await openWebhooks(people);
  const { results } = await people.admin.call(alert.list, {});
  say(`${webhooks} webhooks took in ${results.length} alerts.`);
  const workable = results.filter(({ state }) => state === 'TRIGGERED');
  await Promise.all(workable.map((each) => limitSequences(() => workOnAlert(people, each))));
  await acknowledgeAsMember(people);
  say('People acknowledged, assigned, annotated and resolved them.');
};

const HOUR_MS = 3_600_000;

/** Creates one open and one future window. */
export const makeMaintenanceWindows = async ({ owner, admin, now }: People): Promise<void> => {
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
  const domain_id = DEMO_DOMAIN;
  await owner.call(maintenanceWindow.create, {
    title: 'Search index rebuild',
    projects: ['project-search', 'project-recommendations'],
    ...{ start_time: at(-1), end_time: at(6), domain_id },
  });
  await admin.call(maintenanceWindow.create, {
    title: 'Warehouse upgrade',
    projects: ['project-warehouse', 'project-reporting'],
    ...{ start_time: at(72), end_time: at(78), domain_id },
  });
};
