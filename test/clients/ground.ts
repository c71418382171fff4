/** A domain with something of each area in it, and who may ask. */
import { budget } from '../../contract/cost-analysis/budget.ts';
import { projectDashboard } from '../../contract/dashboard/project-dashboard.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { freshGraph, type TestGraph, tokenFor } from '../graph/stack.ts';

/** The domain, and what a client needs to reach it. */
export interface Ground extends TestGraph {
  /** The gateway's GraphQL address. */
  readonly endpoint: string;
  readonly adminToken: string;
  /** Identifiers of the alerts, in the order in which they were raised: `Alert 1`, `Alert 2` … */
  readonly alertIds: readonly string[];
}

const furnish = async ({ admin, domainId, projects, dataSourceId }: TestGraph) => {
  for (const project_id of projects) {
    const domain = { project_id, domain_id: domainId };
    await admin.call(projectDashboard.create, { ...domain, name: 'Overview', viewers: 'PUBLIC', layouts: [] });
    await admin.call(webhook.create, {
      ...domain,
      name: `Prometheus of ${project_id}`,
      plugin_info: { plugin_id: 'plugin-prometheus-mon-webhook' },
    });
    await admin.call(budget.create, {
      name: `Budget of ${project_id}`,
      data_source_id: dataSourceId,
      time_unit: 'MONTHLY',
      start: '2026-01',
      end: '2026-12',
      resource_group: 'PROJECT',
      limit: 1200,
      project_id,
    });
  }
};

const raiseAlerts = async ({ admin, domainId, projects }: TestGraph, count: number) => {
  const ids: string[] = [];
  for (let number = 1; number <= count; number++) {
    const project_id = projects[number % projects.length] ?? '';
    const raised = await admin.call(alert.create, { title: `Alert ${number}`, project_id, domain_id: domainId });
    ids.push(raised.alert_id);
  }
  return ids;
};

/** Makes such a domain, with five alerts. */
export const freshGround = async (): Promise<Ground> => {
  const graph = await freshGraph();
  await furnish(graph);
  const alertIds = await raiseAlerts(graph, 5);
  const adminToken = await tokenFor(graph.gatewayUrl, graph.domainId, graph.users.admin);
  return { ...graph, endpoint: `${graph.gatewayUrl}/graphql`, adminToken, alertIds };
};
