import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metric } from '../../../contract/inventory/metric.ts';
import { type ServiceWithStore, startServiceWithStore } from '../monitoring/serviceWithStore.ts';
import type { TestDomain } from '../testDomain.ts';
import { aMetric, cloudDomain, countQuery, daysAgo } from './fixtures.ts';

interface StoredPoint {
  metric_id: string;
  day: string;
  value: number;
  labels: Record<string, unknown>;
}

let service: ServiceWithStore;
let domain: TestDomain;
beforeAll(async () => {
  service = await startServiceWithStore();
  domain = await cloudDomain(service.url);
});
afterAll(() => service.close());

const storedPoints = async (before = ''): Promise<StoredPoint[]> => {
  let found: StoredPoint[] = [];
  await service.withStore(async (db) => {
    if (before) await sql.raw(before).execute(db);
    const { rows } = await sql<StoredPoint>`
      select metric_id, to_char(day, 'YYYY-MM-DD') as day, value, labels from inventory_metric_point
      order by day, value`.execute(db);
    found = rows;
  });
  return found;
};

const of = (rows: StoredPoint[], { metric_id }: { metric_id: string }) =>
  rows.filter((row) => row.metric_id === metric_id).map(({ metric_id: _, ...point }) => point);

describe('the data points of a metric', () => {
  it('3.9.6 each run stores them once a day; 3.9.8 a changed analysis or deleted metric removes them', async () => {
    const [today, yesterday] = [daysAgo(0).slice(0, 10), daysAgo(1).slice(0, 10)];
    const gauge = await aMetric(domain, { query_options: { ...countQuery, group_by: ['region_code'] } });
    const counter = await aMetric(domain, { metric_type: 'COUNTER' });
    const changed = await aMetric(domain);
    const deletedMetric = await aMetric(domain);
    const owned = { service_account_id: 'sa-1', project_id: domain.projects[0], workspace_id: domain.workspaces[0] };

    for (const { metric_id } of [gauge, gauge, counter]) await domain.owner.call(metric.run, { metric_id });
    await domain.owner.call(metric.delete, { metric_id: deletedMetric.metric_id });
    const rows = await storedPoints();

    expect(of(rows, gauge)).toEqual([
      { day: today, value: 1, labels: { ...owned, region_code: expect.any(String) } },
      { day: today, value: 1, labels: { ...owned, region_code: expect.any(String) } },
    ]);
    expect(of(rows, counter)).toEqual([{ day: yesterday, value: 2, labels: owned }]);
    expect(of(rows, deletedMetric)).toEqual([]);

    // Moves all points to the previous day.
    await storedPoints('update inventory_metric_point set day = day - 1');
    await domain.owner.call(metric.run, { metric_id: gauge.metric_id });
    const query_options = { fields: { value: { operator: 'sum', key: 'data.cores' } } };
    await domain.owner.call(metric.update, { metric_id: changed.metric_id, query_options });
    const laterPoints = await storedPoints();

    expect(of(laterPoints, gauge).map(({ day }) => day)).toEqual([yesterday, yesterday, today, today]);
    expect(of(laterPoints, changed)).toEqual([{ day: today, value: 12, labels: owned }]);
  });

  it('3.9.6 a run whose result is not a number stores none and keeps the earlier ones', async () => {
    const query_options = { fields: { value: { operator: 'max', key: 'data.size' } } };
    const created = await aMetric(domain, { resource_type: 'inventory.CloudService:aws.S3.Bucket', query_options });
    const { domainId: domain_id, workspaces } = domain;
    await domain.put('cloud_services', [
      {
        ...{ cloud_service_id: 'cloud-svc-7', domain_id, workspace_id: workspaces[0], provider: 'aws' },
        ...{ cloud_service_group: 'S3', cloud_service_type: 'Bucket', data: { size: 'large' } },
      },
    ]);

    expect(await domain.owner.refused(metric.run, { metric_id: created.metric_id })).toBe(
      'ERROR_METRIC_QUERY_RUN_FAILED',
    );
    expect(await domain.member.refused(metric.run, { metric_id: created.metric_id })).toBe('ERROR_PERMISSION_DENIED');
    expect(await domain.owner.refused(metric.run, { metric_id: 'metric-none' })).toBe('ERROR_NOT_FOUND');
  });
});
