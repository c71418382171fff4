/** The records on which the operations are measured, created by the operations themselves. */
import { service } from '../../contract/alert-manager/service.ts';
import { budget } from '../../contract/cost-analysis/budget.ts';
import { projectDashboard } from '../../contract/dashboard/projectDashboard.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import { note } from '../../contract/monitoring/note.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { createApiClient, createTestDomain, PASSWORD, type TestDomain } from '../../test/service/testDomain.ts';
import type { ServiceFixtures } from './cases.ts';

const ALERTS = 200;
const COSTS = 2_000;
/** Number of all other records: more than a page, so that a list has to count. */
const OTHERS = 30;

/** Creates `many` records in sequence and returns the first. */
const createSeveral = async <Made>(many: number, make: (index: number) => Promise<Made>): Promise<Made> => {
  const first = await make(0);
  for (let index = 1; index < many; index += 1) await make(index);
  return first;
};

const putCosts = ({ put, domainId, dataSourceId, workspaces, projects }: TestDomain) =>
  put(
    'cost_report_data',
    Array.from({ length: COSTS }, (_, index) => ({
      ...{ cost_report_data_id: `crd-${index}`, domain_id: domainId, data_source_id: dataSourceId },
      ...{ workspace_id: workspaces[0], project_id: projects[0], product: `Product ${index % 10}` },
      ...{ report_year: '2024', report_month: `2024-${String(1 + (index % 12)).padStart(2, '0')}` },
      cost: { USD: index % 100 },
    })),
  );

const createMonitoring = async ({ owner, domainId, projects }: TestDomain) => {
  const project_id = projects[0];
  const plugin_info = { plugin_id: 'plugin-none' };
  const hook = await createSeveral(OTHERS, (index) =>
    owner.call(webhook.create, { name: `Webhook ${index}`, plugin_info, project_id, domain_id: domainId }),
  );
  const raised = await createSeveral(ALERTS, (index) =>
    owner.call(alert.create, { title: `Alert ${index}`, project_id }),
  );
  const { alert_id } = raised;
  const written = await createSeveral(OTHERS, (index) => owner.call(note.create, { alert_id, note: `Note ${index}` }));
  await createSeveral(OTHERS, (index) =>
    owner.call(maintenanceWindow.create, {
      ...{ title: `Window ${index}`, projects: [projects[1]], domain_id: domainId },
      ...{ start_time: '2024-01-01T00:00:00.000Z', end_time: '2098-01-01T00:00:00.000Z' },
    }),
  );
  return { webhookId: hook.webhook_id, alertId: alert_id, noteId: written.note_id };
};

const createPlanning = async ({ owner, domainId, dataSourceId, projects }: TestDomain) => {
  const planned = await createSeveral(OTHERS, (index) =>
    owner.call(budget.create, {
      ...{ name: `Budget ${index}`, data_source_id: dataSourceId, domain_id: domainId, time_unit: 'YEARLY' },
      ...{ start: String(2024 + 2 * index), end: String(2025 + 2 * index), limit: 100 },
      ...{ resource_group: 'PROJECT', project_id: projects[0] },
    }),
  );
  await createSeveral(OTHERS, (index) =>
    owner.call(projectDashboard.create, {
      ...{ project_id: projects[0], name: `Dashboard ${index}`, viewers: 'PUBLIC', domain_id: domainId, layouts: [] },
    }),
  );
  const offered = await createSeveral(OTHERS, (index) =>
    owner.call(service.create, { name: `Service ${index}`, service_key: `key-${index}` }),
  );
  return { budgetId: planned.budget_id, serviceId: offered.service_id };
};

/** Creates the records for the cases in a service. It uses the internal token of the tests. */
export const createFixtures = async (url: string): Promise<ServiceFixtures> => {
  const domain = await createTestDomain(url);
  await putCosts(domain);
  const { body } = await createApiClient(url).post('/identity/v2/token/issue', {
    credentials: { user_id: domain.users.owner, password: PASSWORD },
    domain_id: domain.domainId,
  });
  return {
    token: String(body.access_token),
    domainId: domain.domainId,
    workspaceId: domain.workspaces[0],
    projectId: domain.projects[0],
    ...(await createMonitoring(domain)),
    ...(await createPlanning(domain)),
  };
};
