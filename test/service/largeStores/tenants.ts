/** Adds rows of several domains by SQL, so many that a plan shows whether it reads rows of other domains. */
import { sql } from 'kysely';
import type { Database } from '../../../service/store/database.ts';
import type { TestDomain } from '../testDomain.ts';

/** Number of other domains; each has as many rows as the tested one. */
const OTHERS = 19;

/** Rows of each domain. */
export const ALERTS = 2_500;
export const COSTS = 10_000;
export const WEBHOOKS = 50;

/** One in this many alerts and cost rows has rare values. */
const RARE_EVERY = 500;

/** Alerts of each domain with rare values. */
export const RARE_ALERTS = ALERTS / RARE_EVERY;

/** Cost rows of each domain with rare values. */
export const RARE_COSTS = COSTS / RARE_EVERY;

/** Combinations of state, urgency and severity among the alerts of a domain. */
export const GROUPS = 4;

/** A text with a rare value in few rows. */
const rareTextSql = (rare: string, usual: string) =>
  sql`case number % ${RARE_EVERY}::integer when 0 then ${rare}::text else ${usual}::text end`;

/** Domains by number; 0 is the tested domain. Workspaces and projects are named after their domain. */
const domainsSql = ({ domainId, workspaces, projects }: TestDomain) => sql`(
  select domain, case domain when 0 then ${domainId} else 'other-' || domain end as domain_id,
    case domain when 0 then ${workspaces[0]} else 'other-' || domain || '-workspace' end as workspace_id,
    case domain when 0 then ${projects[0]} else 'other-' || domain || '-project' end as project_id,
    case domain when 0 then ${projects[1]} else 'other-' || domain || '-second' end as second_id
  from generate_series(0, ${OTHERS}::integer) domain) place`;

/** Alerts of all domains interleaved, one per minute in each. */
const addAlerts = (db: Database, domain: TestDomain) =>
  sql`
  insert into monitoring_alert (alert_number, alert_id, title, state, urgency, severity, domain_id, workspace_id,
    project_id, webhook_id, service_id, escalation_step, escalation_ttl, assignee, responder, provider, account,
    triggered_by, escalation_policy_id, resources, created_at, updated_at)
  select number, format('alert-%s-%s', domain, number),
    case number % ${RARE_EVERY}::integer when 0 then 'Certificate expires' else 'Disk full on db-' || number % 40 end,
    (array['TRIGGERED', 'ACKNOWLEDGED', 'RESOLVED', 'RESOLVED', 'RESOLVED'])[1 + number % 5],
    ${rareTextSql('LOW', 'HIGH')}, ${rareTextSql('INFO', 'CRITICAL')},
    domain_id, workspace_id, case number % 10 when 0 then second_id else project_id end,
    format('webhook-%s-%s', domain, number % ${WEBHOOKS}), 'service-' || domain, 1, 0, ${rareTextSql('rare@test', '')},
    ${rareTextSql('rare@test', '')}, ${rareTextSql('rare', 'aws')}, ${rareTextSql('rare', 'account-1')},
    ${rareTextSql('rare@test', 'admin@test')}, ${rareTextSql('rare', '')},
    jsonb_build_array(jsonb_build_object('name', ${rareTextSql('rare', 'db-1')})), now() - make_interval(mins => ${ALERTS} - number), now()
  from generate_series(1, ${ALERTS}::integer) number cross join ${domainsSql(domain)} order by number, domain`.execute(
    db,
  );

/** Costs by month, domain by domain. */
const addCosts = (db: Database, domain: TestDomain) =>
  sql`
  insert into cost_analysis_cost_report_data (cost_report_data_id, cost, report_year, report_month, provider, product,
    domain_id, workspace_id, project_id, data_source_id, cost_report_id, cost_report_config_id, is_confirmed, created_at)
  select format('crd-%s-%s', domain, number), jsonb_build_object('USD', number % 100),
    '2024', '2024-' || lpad((1 + number * 12 / ${COSTS + 1})::text, 2, '0'), 
    ${rareTextSql('rare', 'aws')}, case number % ${RARE_EVERY}::integer when 0 then 'rare' else 'Product ' || number % 30 end,
    domain_id, case number % ${RARE_EVERY}::integer when 0 then 'rare' else workspace_id end,
    case number % 10 when 0 then second_id else project_id end,
    case number % ${RARE_EVERY}::integer when 0 then 'rare-' else 'ds-' end || domain, ${rareTextSql('rare', 'report')},
    ${rareTextSql('rare', 'config')}, true, now()
  from generate_series(1, ${COSTS}::integer) number cross join ${domainsSql(domain)}
  order by number * 12 / ${COSTS + 1}, domain, number`.execute(db);

const addWebhooks = (db: Database, domain: TestDomain) =>
  sql`
  insert into monitoring_webhook (webhook_id, name, state, access_key, domain_id, workspace_id, project_id, created_at)
  select format('webhook-%s-%s', domain, number), 'Webhook ' || number, 'ENABLED', 'none', domain_id, workspace_id,
    case number % 10 when 0 then second_id else project_id end, now()
  from generate_series(0, ${WEBHOOKS - 1}::integer) number cross join ${domainsSql(domain)}`.execute(db);

/** One service for each domain, with all its alerts. */
const addServices = (db: Database, domain: TestDomain) =>
  sql`
  insert into alert_manager_service (service_id, name, service_key, domain_id, workspace_id, created_at)
  select 'service-' || domain, 'Shop', 'shop', domain_id, workspace_id, now() from ${domainsSql(domain)}`.execute(db);

/** Fills the store, and updates the statistics of the planner. */
export const addTenants = async (db: Database, domain: TestDomain): Promise<void> => {
  await addAlerts(db, domain);
  await addCosts(db, domain);
  await addWebhooks(db, domain);
  await addServices(db, domain);
  for (const table of ['monitoring_alert', 'cost_analysis_cost_report_data', 'monitoring_webhook', 'alert_count']) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  }
};
