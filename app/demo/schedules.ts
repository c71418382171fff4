/** Cost schedules and custom widgets of the demo domain. */
import { customWidget } from '../../contract/cost-analysis/customWidget.ts';
import { schedule } from '../../contract/cost-analysis/schedule.ts';
import { DATA_SOURCE } from './projects.ts';
import { DEMO_DOMAIN, type DemoPeople } from './session.ts';

const domain_id = DEMO_DOMAIN;

const WIDGETS = [
  { name: 'Cost by provider', group_by: 'provider', chart_type: 'COLUMN' },
  { name: 'Cost by project', group_by: 'project_id', chart_type: 'TREEMAP' },
];

/** Creates an enabled nightly schedule, a disabled half-hourly one, and two widgets. */
export const makeSchedules = async ({ admin, owner }: DemoPeople): Promise<void> => {
  const data_source_id = DATA_SOURCE;
  await admin.call(schedule.create, {
    ...{ domain_id, data_source_id, name: 'Nightly' },
    schedule: { cron: '0 3 * * *' },
  });
  const { schedule_id } = await admin.call(schedule.create, {
    ...{ domain_id, data_source_id, name: 'Every half hour' },
    schedule: { interval: 30 },
  });
  await admin.call(schedule.disable, { domain_id, schedule_id });
  for (const { name, ...chart } of WIDGETS) {
    const options = { ...chart, granularity: 'MONTHLY', stack: true, layout: 1, filters: {} };
    await owner.call(customWidget.create, { domain_id, name, options });
  }
};
