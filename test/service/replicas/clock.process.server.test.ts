import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schedule } from '../../../contract/cost-analysis/schedule.ts';
import { maintenanceWindow } from '../../../contract/monitoring/maintenanceWindow.ts';
import { evaluateChangedCosts } from '../../../service/cost-analysis/budgetEvaluation.ts';
import { fireSchedules } from '../../../service/cost-analysis/scheduleFiring.ts';
import { escalateAlerts } from '../../../service/monitoring/escalationJob.ts';
import { closeMaintenanceWindows } from '../../../service/monitoring/maintenanceWindowExpiry.ts';
import { waitUntil } from '../../waitUntil.ts';
import { aPolicy, aService } from '../alert-manager/fixtures.ts';
import { startTestReceiver, type TestReceiver } from '../alert-manager/testReceiver.ts';
import { type CostDomain, createCostDomain, makeThreshold } from '../cost-analysis/costFixtures.ts';
import { anAlert, listAllAlerts } from '../monitoring/fixtures.ts';
import { createApiClient, INTERNAL_TOKEN } from '../testDomain.ts';
import {
  databaseUrl,
  isOnCitus,
  makeStepsDueSql,
  openReplicas,
  REPLICA_WAIT,
  type Replica,
  type Replicas,
  withReplicaSkipReason,
} from './replicas.ts';

const ALERTS = 12;
/** More than there are replicas, so that some run concurrently and some one after the other. */
const TICKS = 6;

describe.skipIf(!databaseUrl)(withReplicaSkipReason('scheduled work of two service processes'), () => {
  let sink: TestReceiver;
  let replicas: Replicas;
  let both: readonly [Replica, Replica];
  let domain: CostDomain;

  beforeAll(async () => {
    sink = await startTestReceiver();
    replicas = await openReplicas(sink.url);
    both = await Promise.all([replicas.start(), replicas.start()]);
  });
  beforeEach(async () => {
    domain = await createCostDomain(both[0].url);
  });
  afterAll(async () => {
    await replicas?.[Symbol.asyncDispose]();
    await sink?.[Symbol.asyncDispose]();
  });

  /** Events of the domain after all notifications are delivered. */
  const eventsOf = async () => {
    await waitUntil(
      'everything is delivered',
      async () => {
        const { rows } = await sql`select 1 from notification_delivery where state = 'PENDING' limit 1`.execute(
          replicas.db,
        );
        return rows.length === 0;
      },
      REPLICA_WAIT,
    );
    return sink.notified().filter(({ domain_id }) => domain_id === domain.domainId);
  };
  const ofDomain = () => sql`domain_id = ${domain.domainId}`;

  it('3.18.2 closes a maintenance window once', async () => {
    const { maintenance_window_id } = await domain.owner.call(maintenanceWindow.create, {
      ...{ title: 'Upgrade', projects: [domain.projects[0]], domain_id: domain.domainId },
      ...{ start_time: '2024-01-01T00:00:00.000Z', end_time: '2098-01-01T00:00:00.000Z' },
    });
    await sql`update monitoring_maintenance_window set end_time = now() where ${ofDomain()}`.execute(replicas.db);
    const now = () => domain.owner.call(maintenanceWindow.get, { maintenance_window_id, domain_id: domain.domainId });
    await replicas.tick([closeMaintenanceWindows], TICKS);
    const closed = await now();

    expect(closed).toMatchObject({ state: 'CLOSED', updated_at: closed.closed_at });
    await replicas.tick([closeMaintenanceWindows], TICKS);
    expect(await now()).toEqual(closed);
  });

  it('3.19.3 takes each escalation step once, and notifies once', async () => {
    const service = await aService(domain, { tags: { projects: [domain.projects[0]] } });
    const rules = [1, 2, 3].map(() => ({ channels: [], escalate_minutes: 5 }));
    await aPolicy(domain, service, { rules });
    await Promise.all(Array.from({ length: ALERTS }, (_, index) => anAlert(domain, { title: `Alert ${index}` })));

    for (const step of [2, 3]) {
      await makeStepsDueSql(ofDomain()).execute(replicas.db);
      await replicas.tick([escalateAlerts], TICKS);

      expect((await listAllAlerts(domain)).map(({ escalation_step }) => escalation_step)).toEqual(
        Array(ALERTS).fill(step),
      );
      const titles = (await eventsOf()).map(({ message }) => message.title);
      expect(titles).toHaveLength(ALERTS * step);
      expect(new Set(titles).size).toBe(ALERTS);
    }
  });

  it.skipIf(isOnCitus)(
    `3.11.4 fires a due schedule once${isOnCitus ? ' (skipped: its trigger is on one PostgreSQL)' : ''}`,
    async () => {
      const { schedule_id } = await domain.write(schedule.create, {
        data_source_id: domain.dataSourceId,
        schedule: { interval: 60 },
      });
      const { db } = replicas;
      await sql`create table if not exists firing (schedule_id text)`.execute(db);
      await sql`create or replace function note_firing() returns trigger language plpgsql as $$ begin
      insert into firing values (new.schedule_id); return null; end $$`.execute(db);
      await sql`create or replace trigger fired after update of last_scheduled_at on cost_analysis_schedule
      for each row execute function note_firing()`.execute(db);
      await sql`update cost_analysis_schedule set next_at = now() where ${ofDomain()}`.execute(db);
      await replicas.tick([fireSchedules], TICKS);

      expect((await sql`select * from firing where schedule_id = ${schedule_id}`.execute(db)).rows).toHaveLength(1);
    },
  );

  it('3.13.9 raises a threshold once, although both processes receive and evaluate costs', async () => {
    const month = new Date().toISOString().slice(0, 7);
    const year = Number(month.slice(0, 4));
    const period = { time_unit: 'YEARLY', start: String(year), end: String(year + 1), limit: 100 };
    await domain.createBudget('spent', { ...period, notifications: [makeThreshold(50), makeThreshold(90)] });
    const rowsOf = (spender: string) => ({
      kind: 'cost_report_data',
      records: Array.from({ length: 5 }, (_, index) => ({
        ...{ cost_report_data_id: `crd-${spender}-${index}`, cost: { USD: 10 }, report_month: month },
        ...{ domain_id: domain.domainId, data_source_id: domain.dataSourceId },
        ...{ workspace_id: domain.workspaces[0], project_id: domain.projects[0] },
      })),
    });
    await Promise.all([
      ...both.map(({ url }, index) =>
        createApiClient(url, INTERNAL_TOKEN).post('/internal/v1/directory/put', rowsOf(String(index))),
      ),
      replicas.tick([evaluateChangedCosts, fireSchedules], TICKS),
    ]);

    expect((await eventsOf()).map(({ event }) => event)).toHaveLength(2);
  });
});
