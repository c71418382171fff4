/** A domain with records of each area, and its callers. */
import { budget } from '../../contract/cost-analysis/budget.ts';
import { projectDashboard } from '../../contract/dashboard/projectDashboard.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { createTestGraph, fetchAccessToken, type TestGraph } from '../graph/testGraph.ts';

/** The domain, and what a client needs for its requests. */
export interface ClientFixtures extends TestGraph {
  /** URL of the GraphQL endpoint. */
  readonly endpoint: string;
  readonly adminToken: string;
  /** Identifiers of the alerts in the order of creation: `Alert 1`, `Alert 2` … */
  readonly alertIds: readonly string[];
  /** Creates more alerts in the first project. */
  readonly raise: (...titles: string[]) => Promise<void>;
}

const createRecords = async ({ admin, domainId, projects, dataSourceId }: TestGraph) => {
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

/** Creates alerts one after another, the nth in the project that `projectOf` returns. */
const createAlertsInTurn = async (
  { admin, domainId }: TestGraph,
  titles: readonly string[],
  projectOf: (n: number) => string,
) => {
  const ids: string[] = [];
  for (const [index, title] of titles.entries()) {
    const raised = await admin.call(alert.create, { title, project_id: projectOf(index + 1), domain_id: domainId });
    ids.push(raised.alert_id);
  }
  return ids;
};

/** Creates such a domain, with `Alert 1` to `Alert 5` in its projects in turn; the fourth is in the first project. */
export const createFixtures = async (): Promise<ClientFixtures> => {
  const graph = await createTestGraph();
  const { gatewayUrl, domainId, users, projects } = graph;
  await createRecords(graph);
  const titles = [1, 2, 3, 4, 5].map((number) => `Alert ${number}`);
  return {
    ...graph,
    endpoint: `${gatewayUrl}/graphql`,
    adminToken: await fetchAccessToken(gatewayUrl, domainId, users.admin),
    alertIds: await createAlertsInTurn(graph, titles, (number) => projects[number % projects.length] ?? ''),
    raise: async (...more) => void (await createAlertsInTurn(graph, more, () => projects[0])),
  };
};
