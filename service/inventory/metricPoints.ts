/** Data points: the values of a metric, stored for each day it is run (semantics 3.9.6). No operation returns them. */
import { sql } from 'kysely';
import type { MetricRecord } from '../../contract/inventory/metric.ts';
import type { Database } from '../store/database.ts';

/** One value of a metric, with its labels. */
export interface MetricPoint {
  readonly value: number;
  readonly labels: Readonly<Record<string, unknown>>;
}

type MetricKey = Pick<MetricRecord, 'domain_id' | 'metric_id'>;
type PointRow = Readonly<Record<string, unknown>>;

const toPoints = (fields: ReadonlySet<string>, { value, ...rest }: PointRow): MetricPoint[] => {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new TypeError('value is not a number');
  return [{ value, labels: Object.fromEntries(Object.entries(rest).filter(([name]) => !fields.has(name))) }];
};

/**
 * Converts the rows of an analysis to data points: `value`, labelled by the groups. Rows without a value are skipped.
 *
 * @throws TypeError where a value is not a number
 */
export const toMetricPoints = ({ fields }: MetricRecord['query_options'], rows: readonly PointRow[]): MetricPoint[] => {
  const names = new Set(Object.keys(fields));
  return rows.flatMap((row) => toPoints(names, row));
};

/** Removes every data point of a metric. */
export const removePoints = async (db: Database, { domain_id, metric_id }: MetricKey): Promise<void> => {
  await sql`
    delete from inventory_metric_point where domain_id = ${domain_id} and metric_id = ${metric_id}`.execute(db);
};

/**
 * Stores the data points of a day and replaces earlier ones of that day.
 *
 * @param day `YYYY-MM-DD`
 */
export const storePoints = async (db: Database, metric: MetricKey, day: string, points: readonly MetricPoint[]) => {
  const { domain_id, metric_id } = metric;
  await sql`
    delete from inventory_metric_point
    where domain_id = ${domain_id} and metric_id = ${metric_id} and day = ${day}::date`.execute(db);
  await sql`
    insert into inventory_metric_point (domain_id, metric_id, day, value, labels)
    select ${domain_id}::text, ${metric_id}::text, ${day}::date, point.value, point.labels
    from jsonb_to_recordset(${JSON.stringify(points)}::text::jsonb) as point (value double precision, labels jsonb)`.execute(
    db,
  );
};
