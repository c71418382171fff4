/** A domain of the real service with short lists, long lists, and lists longer than one answer may be. */
import { alert } from '../../contract/monitoring/alert.ts';
import { maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import { note } from '../../contract/monitoring/note.ts';
import { createTestDomain, type TestDomain } from '../service/testDomain.ts';

/** The domain, and the parents of its records. */
export interface CrowdedDomain extends TestDomain {
  readonly parents: Readonly<Record<'project' | 'workspace' | 'user', readonly string[]>>;
}

/** Creates the domain, which takes some seconds. */
export const createCrowdedDomain = async (): Promise<CrowdedDomain> => {
  const domain = await createTestDomain();
  const { domainId, workspaces, users } = domain;
  const projects = [...domain.projects, `project-${domainId.slice(-6)}-5`, `project-${domainId.slice(-6)}-6`];
  await domain.put(
    'projects',
    projects
      .slice(4)
      .map((project_id) => ({ domain_id: domainId, workspace_id: workspaces[0], project_id, name: project_id })),
  );
  await putCosts(domain, projects);
  await createAlerts(domain, projects);
  await createMaintenanceWindows(domain, projects);
  return {
    ...domain,
    parents: { project: projects, workspace: workspaces, user: [users.admin, users.owner, users.member] },
  };
};

/** Rows of cost by project, in mixed order: many of three projects, few of two, none of the last one. */
const COSTS = [900, 450, 250, 40, 3, 0];

const putCosts = async ({ put, domainId, workspaces, dataSourceId }: TestDomain, projects: readonly string[]) => {
  const places = COSTS.flatMap((count, project) =>
    Array.from({ length: count }, (_, at) => ({ project, at: at / count })),
  );
  const inTurn = places.toSorted((one, other) => one.at - other.at);
  const row = ({ project }: { readonly project: number }, at: number) => ({
    domain_id: domainId,
    workspace_id: workspaces[project === 1 ? 1 : 0],
    cost_report_data_id: `crd-${domainId.slice(-6)}-${at}`,
    project_id: projects[project],
    data_source_id: dataSourceId,
    cost: { USD: at },
    report_year: '2026',
    report_month: `2026-0${1 + (at % 5)}`,
    is_confirmed: at % 3 > 0,
    provider: at % 4 > 0 ? 'aws' : 'azure',
    product: ['AmazonEC2', 'S3', 'RDS'][at % 3],
  });
  await put('cost_report_data', inTurn.map(row));
};

const createAlerts = async ({ admin, owner, member }: TestDomain, projects: readonly string[]) => {
  for (let at = 0; at < 48; at++) {
    const project_id = projects[[0, 0, 0, 0, 1, 1, 2, 0][at % 8] ?? 0] ?? '';
    const title = `${['Disk', 'Load', 'Ping'][at % 3]} ${at % 5}`;
    const { alert_id } = await admin.call(alert.create, { title, project_id, urgency: at % 4 > 0 ? 'HIGH' : 'LOW' });
    if (at % 2 === 0 && project_id === projects[0])
      await [admin, owner, member][at % 3]?.call(note.create, { alert_id, note: `Note ${at}` });
  }
};

const createMaintenanceWindows = async (
  { admin, owner, domainId: domain_id }: TestDomain,
  projects: readonly string[],
) => {
  for (let at = 0; at < 24; at++) {
    const places = at % 3 > 0 ? [at % 6, at % 4, 0] : [at % 2 === 0 ? 0 : 4];
    await (at % 3 > 0 ? admin : owner).call(maintenanceWindow.create, {
      title: `Move ${at % 7}`,
      projects: places.map((project) => projects[project] ?? ''),
      start_time: '2026-01-01T00:00:00Z',
      end_time: '2099-01-01T00:00:00Z',
      domain_id,
    });
  }
};
