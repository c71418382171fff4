/** Millions of rows, created by SQL: alerts and costs of many tenants, a few large and many small. */
import { type RawBuilder, sql } from 'kysely';
import pLimit from 'p-limit';
import type { Database } from '../../../service/store/database.ts';
import type { TestDomain } from '../../../test/service/testDomain.ts';

/** Rows to add to a table. */
export interface RowAddition {
  /** Their numbers. */
  readonly rows: readonly [first: number, last: number];
  /** Number of domains, including the measured one, which is the largest. */
  readonly tenants: number;
  /** Reports progress. */
  readonly say: (line: string) => void;
}

/** Projects in each of the two workspaces of a domain. */
const PROJECTS = 12;
/** Months of costs. The last month is not confirmed. */
const MONTHS = 36;

/**
 * Creates a table of all domains, workspaces and projects. The domain at `index` gets a share of all rows proportional
 * to `1 / (index + 1)`. The first domain is the measured one, whose workspaces and projects are in the directory.
 */
export const addPlaces = (
  db: Database,
  { domainId, workspaces, projects, dataSourceId }: TestDomain,
  tenants: number,
) =>
  sql`
  create unlogged table bench_place as
  select index, place, case when index = 0 then ${domainId} else 'domain-' || index end as domain_id,
    case when index = 0 then (array[${workspaces[0]}, ${workspaces[1]}])[1 + place / ${PROJECTS}]
      else format('workspace-%s-%s', index, place / ${PROJECTS}) end as workspace_id,
    case when index = 0 and place in (0, 1) then (array[${projects[0]}, ${projects[1]}])[1 + place]
      else format('project-%s-%s', index, place) end as project_id,
    case when index = 0 then ${dataSourceId} else 'ds-' || index end as data_source_id
  from generate_series(0, ${tenants - 1}::integer) index, generate_series(0, ${2 * PROJECTS - 1}::integer) place`.execute(
    db,
  );

/** The upper end of each domain's share, as a fraction of 1. */
const computeShareEnds = (tenants: number): number[] => {
  const weights = Array.from({ length: tenants }, (_, index) => 1 / (index + 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let end = 0;
  return weights.map((weight) => {
    end += weight / total;
    return end;
  });
};

/** A pseudorandom number from 0 up to 1 that is the same in each run. */
const randomSql = (salt: number) => sql`((hashint8extended(number, ${salt}) & 1073741823) / 1073741824.0::float8)`;

/** Numbered rows, each with its domain, workspace and project. The number determines all values. */
const numberedRows = (from: number, to: number, tenants: number) => sql`(
  select number, width_bucket(${randomSql(1)}, ${computeShareEnds(tenants).slice(0, -1)}::float8[]) as index,
    floor(power(${randomSql(2)}, 2) * ${2 * PROJECTS})::integer as place,
    ${randomSql(3)} as a, ${randomSql(4)} as b, ${randomSql(5)} as c
  from generate_series(${from}::bigint, ${to}::bigint) number) row join bench_place using (index, place)`;

/** One row in this many has rare values. */
const RARE = 20_011;

/** A text that is rare. */
const rareTextSql = (rare: string, usual: RawBuilder<unknown>) =>
  sql`case number % ${RARE}::integer when 7 then ${rare}::text else ${usual} end`;

const NONE = sql`''`;

const addAlerts = (db: Database, { rows: [, alerts], tenants }: RowAddition, from: number, to: number) =>
  sql`
  insert into monitoring_alert (alert_number, alert_id, title, state, description, assignee, responder, urgency,
    severity, rule, resources, provider, account, additional_info, escalation_step, escalation_ttl, domain_id,
    workspace_id, project_id, webhook_id, triggered_by, escalation_policy_id, service_id, created_at, updated_at,
    acknowledged_at, resolved_at)
  select number, 'alert-' || lpad(to_hex(number), 12, '0'),
    ${rareTextSql(
      'Quota of the account reached',
      sql`format('%s on %s-%s', (array['Disk almost full', 'High CPU', 'Out of memory', 'Certificate expires', 'Replica lag',
      'Latency above target', 'Node not ready', 'Queue is growing'])[1 + floor(a * 8)::integer],
      (array['db', 'web', 'cache', 'queue'])[1 + floor(b * 4)::integer], floor(c * 500)::integer)`,
    )},
    state, repeat('What was measured, and since when. ', 1 + floor(a * 8)::integer),
    case when b < 0.4 then format('user-%s@example.com', floor(b * 50)::integer) else '' end,
    ${rareTextSql('rare@example.com', NONE)}, case when a < 0.3 then 'HIGH' else 'LOW' end,
    ${rareTextSql('INFO', sql`case when a < 0.3 then 'CRITICAL' else 'WARNING' end`)}, 'rule-' || floor(a * 40)::integer,
    jsonb_build_array(jsonb_build_object('resource_id', 'i-' || to_hex(floor(c * 500)::integer), 'resource_type',
      'instance', 'name', ${rareTextSql('rare', sql`'host-' || floor(c * 500)::integer`)})),
    ${rareTextSql('rare', sql`'aws'`)}, ${rareTextSql('rare', sql`'account-' || floor(b * 5)::integer`)},
    jsonb_build_object('region', 'eu-' || floor(b * 3)::integer, 'value', a), 1, 0, domain_id, workspace_id, project_id,
    format('webhook-%s-%s', index, place), ${rareTextSql('rare@example.com', sql`format('webhook-%s-%s', index, place)`)},
    ${rareTextSql('rare', NONE)}, format('service-%s-%s', index, place / 3), created_at, created_at,
    case when state in ('ACKNOWLEDGED', 'RESOLVED') then created_at + interval '5 minutes' end,
    case when state = 'RESOLVED' then created_at + interval '1 hour' end
  from (select *, now() - (1 - number::float8 / ${alerts}) * interval '365 days' as created_at,
      case when number < ${alerts * 0.98} then case when c < 0.99 then 'RESOLVED' else 'ERROR' end
        when c < 0.4 then 'TRIGGERED' when c < 0.7 then 'ACKNOWLEDGED' else 'RESOLVED' end as state
    from ${numberedRows(from, to, tenants)}) row
  order by number`.execute(db);

/** Bills are imported as a whole: the rows of one domain and month are adjacent. */
const addCosts = (db: Database, { rows: [first, last], tenants }: RowAddition, from: number, to: number) =>
  sql`
  insert into cost_analysis_cost_report_data (cost_report_data_id, cost, cost_report_name, issue_date, report_year,
    report_month, is_confirmed, provider, product, service_account_name, data_source_name, project_name, workspace_name,
    domain_id, workspace_id, project_id, cost_report_id, cost_report_config_id,
    data_source_id, service_account_id, created_at)
  select 'crd-' || lpad(to_hex(number), 12, '0'), jsonb_build_object('USD', round((100 * a * b)::numeric, 6)),
    'Cloud bill ' || to_char(month, 'YYYY-MM'), to_char(month + interval '1 month', 'YYYY-MM-DD'), to_char(month, 'YYYY'),
    to_char(month, 'YYYY-MM'), month < date_trunc('month', now()),
    ${rareTextSql('rare', sql`(array['aws', 'aws', 'azure', 'google_cloud'])[1 + floor(b * 4)::integer]`)},
    ${rareTextSql('rare', sql`'Product ' || floor(c * c * 60)::integer`)},
    'account-' || floor(b * 30)::integer, 'Cloud bill', 'Project ' || place, 'Workspace ' || place / ${PROJECTS},
    domain_id, ${rareTextSql('rare', sql`workspace_id`)}, project_id,
    ${rareTextSql('rare', sql`'cost-report-' || to_char(month, 'YYYYMM')`)}, ${rareTextSql('rare', sql`'config-' || place`)},
    case number % ${RARE}::integer when 7 then 'rare-' || index else data_source_id end,
    format('sa-%s-%s', index, floor(b * 30)::integer), month + interval '1 month'
  from (select *, date_trunc('month', now()) - (${MONTHS - 1} - (number - ${first}::bigint) * ${MONTHS} / ${last - first + 1}) * interval '1 month'
    as month from ${numberedRows(from, to, tenants)}) row
  order by month, index, number`.execute(db);

/** Creates the services of the alerts: one per three places. */
const addServices = (db: Database) =>
  sql`
  insert into alert_manager_service (service_id, name, service_key, domain_id, workspace_id, created_at)
  select format('service-%s-%s', index, place / 3), 'Service ' || place / 3, 'key-' || place / 3, domain_id, workspace_id,
    now()
  from bench_place where place % 3 = 0`.execute(db);

/** Rows of one statement. */
const BATCH_ROWS = 250_000;

/** Statements at a time. */
const WORKERS = 2;

type AddRows = (db: Database, addition: RowAddition, from: number, to: number) => Promise<unknown>;

const addInBatches = async (db: Database, addition: RowAddition, add: AddRows) => {
  const [first, last] = addition.rows;
  const inTurn = pLimit(WORKERS);
  const starts = Array.from(
    { length: Math.ceil((last - first + 1) / BATCH_ROWS) },
    (_, part) => first + part * BATCH_ROWS,
  );
  const addBatch = async (from: number) => {
    const to = Math.min(from + BATCH_ROWS - 1, last);
    await add(db, addition, from, to);
    addition.say(`${to} of ${last}`);
  };
  await Promise.all(starts.map((from) => inTurn(() => addBatch(from))));
};

interface TableIndex {
  readonly indexname: string;
  readonly indexdef: string;
}

/** More memory than the server may give to others, since nothing else runs. */
const createIndex = (db: Database, { indexdef }: TableIndex) =>
  db.connection().execute(async (connection) => {
    await sql`set maintenance_work_mem = '512MB'`.execute(connection);
    await sql.raw(indexdef).execute(connection);
    await sql`reset maintenance_work_mem`.execute(connection);
  });

/** Indexes are created after the rows, as a restore does. */
const fillWithoutIndexes = async (db: Database, table: string, say: RowAddition['say'], fill: () => Promise<void>) => {
  const { rows } = await sql<TableIndex>`
    select indexname, indexdef from pg_indexes where schemaname = current_schema() and tablename = ${table}
      and indexname not like '%_pkey'`.execute(db);
  for (const { indexname } of rows) await sql`drop index ${sql.table(indexname)}`.execute(db);
  await fill();
  say(`indexes of ${table}`);
  const inTurn = pLimit(WORKERS);
  await Promise.all(rows.map((index) => inTurn(() => createIndex(db, index))));
};

const addToTable = async (db: Database, table: string, addition: RowAddition, add: AddRows) => {
  await fillWithoutIndexes(db, table, addition.say, () => addInBatches(db, addition, add));
  await sql`vacuum analyze ${sql.table(table)}`.execute(db);
};

/** Adds alerts and their services, and updates the planner's statistics, as in a store that has been running. */
export const addAlertRows = async (db: Database, addition: RowAddition): Promise<void> => {
  await addToTable(db, 'monitoring_alert', addition, addAlerts);
  await addServices(db);
  for (const table of ['alert_manager_service', 'alert_count'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
};

/** Adds bills of the same months, and updates the planner's statistics. */
export const addCostRows = (db: Database, addition: RowAddition): Promise<void> =>
  addToTable(db, 'cost_analysis_cost_report_data', addition, addCosts);
