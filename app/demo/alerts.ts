/** Where alerts of the demo domain come from, and its maintenance windows. */
import { maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { type DemoProject, projects } from './projects.ts';
import { formatWebhookName, senders } from './senders.ts';
import { findServiceKey } from './services.ts';
import { DEMO_DOMAIN, type DemoPeople, findMaintainer } from './session.ts';

const makeWebhook = (people: DemoPeople, project: DemoProject, name: string, plugin_id: string) =>
  findMaintainer(people, project).call(webhook.create, {
    name,
    plugin_info: { plugin_id },
    project_id: project.project_id,
    tags: { service_key: findServiceKey(project.project_id) },
    domain_id: DEMO_DOMAIN,
  });

/**
 * Creates a webhook for the Alertmanager of each project, for the backups of every sixth, and for each of the other senders.
 *
 * @returns their number
 */
export const makeWebhooks = async (people: DemoPeople): Promise<number> => {
  const direct = projects.filter((_, index) => index % 6 === 0);
  for (const project of direct)
    await makeWebhook(people, project, `${project.name}: backup jobs`, 'plugin-direct-mon-webhook');
  for (const project of projects)
    await makeWebhook(people, project, `${project.name}: Alertmanager`, 'plugin-prometheus-mon-webhook');
  for (const sender of senders) {
    const project = projects.find(({ project_id }) => project_id === sender.project_id);
    if (project) await makeWebhook(people, project, formatWebhookName(sender), sender.plugin_id);
  }
  return projects.length + direct.length + senders.length;
};

const HOUR_MS = 3_600_000;

/** Creates one open and one future window. */
export const makeMaintenanceWindows = async ({ owner, admin, now }: DemoPeople): Promise<void> => {
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
  const domain_id = DEMO_DOMAIN;
  await owner.call(maintenanceWindow.create, {
    title: 'Search index rebuild',
    projects: ['project-search', 'project-recommendations', 'project-mobile'],
    ...{ start_time: at(-1), end_time: at(6), domain_id },
  });
  await admin.call(maintenanceWindow.create, {
    title: 'Warehouse upgrade',
    projects: ['project-warehouse', 'project-reporting'],
    ...{ start_time: at(72), end_time: at(78), domain_id },
  });
};
