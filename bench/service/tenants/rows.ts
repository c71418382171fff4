/** Rows of equal tenants. */
import { sql } from 'kysely';
import type { Database } from '../../../service/store/database.ts';
import type { TestDomain } from '../../../test/service/testDomain.ts';

/** Rows of each tenant. */
export const ALERTS = 200;
export const COSTS = 2_000;

const MONTHS = 24;

/** Tenants by number; 0 is the measured one. */
const tenantsSql = ({ domainId, workspaces, projects }: TestDomain, from: number, to: number) => sql`(
  select tenant, case tenant when 0 then ${domainId} else 'tenant-' || tenant end as domain_id,
    case tenant when 0 then ${workspaces[0]} else 'workspace-' || tenant end as workspace_id,
    case tenant when 0 then ${projects[0]} else 'project-' || tenant end as project_id
  from generate_series(${from}::integer, ${to}::integer) tenant) place`;

const addAlerts = (db: Database, places: ReturnType<typeof tenantsSql>) =>
  sql`
  insert into monitoring_alert (alert_number, alert_id, title, state, urgency, domain_id, workspace_id, project_id,
    service_id, escalation_step, escalation_ttl, created_at, updated_at)
  select 1000000 + number, format('alert-%s-%s', tenant, number), 'Disk full on db-' || number % 40,
    (array['TRIGGERED', 'ACKNOWLEDGED', 'RESOLVED'])[1 + number % 3], 'HIGH', domain_id, workspace_id, project_id,
    'service-' || tenant, 1, 0, now() - make_interval(mins => ${ALERTS} - number), now()
  from generate_series(1, ${ALERTS}::integer) number cross join ${places}`.execute(db);

/** Adds costs to tenants: rows `first` to `first + count - 1` of each, spread over all months. */
export const addCosts = (
  db: Database,
  domain: TestDomain,
  [from, to]: readonly [number, number],
  [first, count]: readonly [number, number],
) =>
  sql`
  insert into cost_analysis_cost_report_data (cost_report_data_id, cost, report_year, report_month, provider, product,
    domain_id, workspace_id, project_id, data_source_id, is_confirmed, created_at)
  select format('crd-%s-%s', tenant, number), jsonb_build_object('USD', number % 100),
    to_char(month, 'YYYY'), to_char(month, 'YYYY-MM'), 'aws', 'Product ' || number % 30, domain_id, workspace_id,
    project_id, 'ds-' || tenant, true, now()
  from (
    select number, date '2024-01-01' + ((number - ${first}::integer)::bigint * ${MONTHS} / ${count}) * interval '1 month' as month
    from generate_series(${first}::integer, ${first + count - 1}::integer) number) rows
  cross join ${tenantsSql(domain, from, to)}
  order by month, tenant, number`.execute(db);

const addServices = (db: Database, places: ReturnType<typeof tenantsSql>) =>
  sql`
  insert into alert_manager_service (service_id, name, service_key, domain_id, workspace_id, created_at)
  select 'service-' || tenant, 'Shop', 'shop', domain_id, workspace_id, now() from ${places}`.execute(db);

/** Updates the statistics of the planner. */
export const analyzeTables = async (db: Database): Promise<void> => {
  for (const table of ['monitoring_alert', 'cost_analysis_cost_report_data', 'alert_manager_service', 'alert_count']) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  }
};

/** Adds tenants with the numbers `from` to `to`. */
export const addTenants = async (db: Database, domain: TestDomain, from: number, to: number): Promise<void> => {
  const places = tenantsSql(domain, from, to);
  await addServices(db, places);
  await addAlerts(db, places);
  await addCosts(db, domain, [from, to], [1, COSTS]);
  await analyzeTables(db);
};
