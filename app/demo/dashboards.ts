/** Dashboards of the demo domain, some with several versions. */
import { projectDashboard } from '../../contract/dashboard/projectDashboard.ts';
import { type DemoProject, projects } from './projects.ts';
import { DEMO_DOMAIN, type DemoPeople, type DemoSession, findMaintainer } from './session.ts';

type Layouts = unknown[];

const COST: Layouts = [
  [{ widget: 'line', title: 'Cost by month', size: 'lg', query: { granularity: 'MONTHLY', fields: ['cost.USD'] } }],
  [
    { widget: 'pie', title: 'Cost by product', size: 'md', query: { group_by: ['product'] } },
    { widget: 'table', title: 'Cost by account', size: 'md', query: { group_by: ['service_account_name'] } },
  ],
];

const OPERATIONS: Layouts = [
  [
    { widget: 'number', title: 'Open alerts', size: 'sm', query: { state: ['TRIGGERED', 'ACKNOWLEDGED'] } },
    { widget: 'list', title: 'Latest alerts', size: 'lg', query: { sort: ['-created_at'] } },
  ],
];

const VARIABLES_SCHEMA = { provider: { type: 'select', options: ['aws', 'azure', 'google_cloud'] } };

const makeDashboard = (
  who: DemoSession,
  { project_id }: DemoProject,
  name: string,
  layouts: Layouts,
  viewers: 'PUBLIC' | 'PRIVATE',
) =>
  who.call(projectDashboard.create, {
    ...{ project_id, name, layouts, viewers, domain_id: DEMO_DOMAIN },
    variables_schema: VARIABLES_SCHEMA,
    settings: { date_range: { months: 6 }, refresh_interval_option: '5m' },
    labels: [name.toLowerCase()],
  });

/** Makes three more versions: adds a widget, sets a filter, and restores the first layout. */
const reviseDashboard = async (who: DemoSession, project_dashboard_id: string) => {
  const named = { project_dashboard_id, domain_id: DEMO_DOMAIN };
  const forecast = [{ widget: 'line', title: 'Forecast', size: 'lg', query: { granularity: 'MONTHLY' } }];
  await who.call(projectDashboard.update, { ...named, layouts: [...COST, forecast] });
  await who.call(projectDashboard.update, { ...named, variables: { provider: ['aws'] } });
  await who.call(projectDashboard.revert_version, { ...named, version: 1 });
};

/**
 * Creates the dashboards: cost for each project, operations for every second one, and three private ones.
 *
 * @returns their number
 */
export const makeDashboards = async (people: DemoPeople): Promise<number> => {
  let count = 0;
  for (const [index, project] of projects.entries()) {
    const keeper = findMaintainer(people, project);
    const { project_dashboard_id } = await makeDashboard(keeper, project, 'Cost', COST, 'PUBLIC');
    if (index % 3 === 0) await reviseDashboard(keeper, project_dashboard_id);
    if (index % 2 === 0) await makeDashboard(keeper, project, 'Operations', OPERATIONS, 'PUBLIC');
    count += index % 2 === 0 ? 2 : 1;
  }
  const [first] = projects;
  if (!first) return count;
  for (const who of [people.admin, people.owner, people.member])
    await makeDashboard(who, first, 'My view', OPERATIONS, 'PRIVATE');
  return count + 3;
};
