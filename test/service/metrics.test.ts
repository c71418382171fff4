/** The metrics of a service at `/metrics`. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../contract/index.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { escalateAlerts } from '../../service/monitoring/escalationJob.ts';
import { startTestReceiver, type TestReceiver } from './alert-manager/testReceiver.ts';
import { createTestDomain, type TestDomain } from './testDomain.ts';
import { startTestService, type TestService } from './testService.ts';

const isOnPostgres = Boolean(process.env.DATABASE_URL);

let service: TestService;
let sink: TestReceiver;
let domain: TestDomain;
/** Refuses the first notification and accepts all others. */
let refusals = 1;

beforeAll(async () => {
  sink = await startTestReceiver(() => ({ status: refusals-- > 0 ? 503 : 204 }));
  service = await startTestService({ notificationSinkUrl: sink.url });
  domain = await createTestDomain(service.url);
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await sink[Symbol.asyncDispose]();
});

/** Values by name and labels, as text. */
const metricsNow = async (): Promise<ReadonlyMap<string, number>> => {
  const lines = (await (await fetch(`${service.url}/metrics`)).text()).split('\n');
  const values = lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split(/ (?=[^ ]+$)/));
  return new Map(values.map(([name = '', value]) => [name, Number(value)]));
};

const callsSelector = (operation: string, status: number) =>
  `http_server_request_duration_seconds_count{operation="${operation}",http_response_status_code="${status}"}`;

const listLabels = (metrics: ReadonlyMap<string, number>, label: string) =>
  new Set([...metrics.keys()].flatMap((name) => new RegExp(`[{,]${label}="([^"]*)"`).exec(name)?.[1] ?? []));

describe('the metrics of the service', () => {
  it('count calls by operation and status, with durations', async () => {
    const before = await metricsNow();
    const project_id = domain.projects[0];
    for (let count = 0; count < 3; count += 1) await domain.owner.call(alert.create, { title: 'Disk', project_id });
    await domain.owner.refused(alert.create, { title: 'Disk' });
    await domain.anonymous.post(alert.list.path, {});

    const after = await metricsNow();

    const more = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(more(callsSelector('monitoring.alert.create', 200))).toBe(3);
    expect(more(callsSelector('monitoring.alert.create', 400))).toBe(1);
    expect(more(callsSelector('monitoring.alert.list', 401))).toBe(1);
    expect(more(callsSelector('monitoring.alert.create', 200).replace('_count', '_sum'))).toBeGreaterThan(0);
  });

  it('have no label with a value from a caller', async () => {
    await domain.owner.post('/monitoring/v1/alert/no-such-operation', {});
    await domain.owner.post('/monitoring/v1/webhook/secret-id/secret-key/events', {});
    await fetch(`${service.url}${alert.list.path}`);

    const metrics = await metricsNow();

    const known = [
      ...operations.keys(),
      'internal.directory.put',
      'internal.directory.list',
      'internal.directory.delete',
    ];
    expect([...listLabels(metrics, 'operation')].filter((label) => !known.includes(label))).toEqual([]);
    expect([...metrics.keys()].join()).not.toMatch(/secret-|no-such-operation|domain-/);
  });

  it('count jobs by kind: those in the store, and those run by this process', async () => {
    const completed = 'job_run_duration_seconds_count{job="notification.deliver",outcome="completed"}';
    await expect.poll(async () => (await metricsNow()).get(completed) ?? 0, { timeout: 30_000 }).toBeGreaterThan(0);

    const metrics = await metricsNow();

    expect(listLabels(metrics, 'job')).toContain(escalateAlerts.name);
    for (const state of ['queued', 'running', 'failed']) {
      expect(metrics.get(`jobs{job="notification.deliver",state="${state}"}`)).toBeGreaterThanOrEqual(0);
    }
  });

  it('count notifications: sent, refused, delivered, given up', async () => {
    const delivered = async () => (await metricsNow()).get('notification_deliveries_total{end="delivered"}') ?? 0;
    await expect.poll(delivered, { timeout: 30_000 }).toBe(3);

    const metrics = await metricsNow();

    expect(metrics.get('notification_attempts_total{outcome="accepted"}')).toBe(3);
    expect(metrics.get('notification_attempts_total{outcome="refused"}')).toBe(1);
    expect(metrics.get('notification_deliveries_total{end="failed"}')).toBe(0);
  });

  it('are all described in the reference', async () => {
    const guide = readFileSync(`${import.meta.dirname}/../../docs/service-reference.md`, 'utf8');
    const text = await (await fetch(`${service.url}/metrics`)).text();
    const names = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
    const own = names.filter((name) => !/^(process|nodejs)_/.test(name));

    expect(own.length).toBeGreaterThan(4);
    expect(own.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  it('include connections on PostgreSQL, and none on the embedded store', async () => {
    const metrics = await metricsNow();

    const names = ['max', 'used', 'idle', 'waiting'].map((name) => `database_connections_${name}`);
    const values = [...names, 'database_domain_share_refusals_total'].map((name) => metrics.get(name));
    if (!isOnPostgres) return expect(values).toEqual(values.map(() => undefined));
    expect(values).toEqual([10, 0, expect.any(Number), 0, 0]);
    expect(metrics.get('database_connections_idle')).toBeGreaterThan(0);
  });
});
