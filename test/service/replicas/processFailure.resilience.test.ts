import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { schedule } from '../../../contract/cost-analysis/schedule.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import { fireSchedules } from '../../../service/cost-analysis/scheduleFiring.ts';
import type { JobDefinition } from '../../../service/jobs.ts';
import { escalateAlerts } from '../../../service/monitoring/escalationJob.ts';
import { deliverNotification } from '../../../service/notification/delivery.ts';
import { waitUntil } from '../../waitUntil.ts';
import { aPolicy, aService } from '../alert-manager/fixtures.ts';
import { startTestReceiver, type TestReceiver } from '../alert-manager/testReceiver.ts';
import { createCostDomain, makeThreshold } from '../cost-analysis/costFixtures.ts';
import { anAlert, listAllAlerts } from '../monitoring/fixtures.ts';
import { type ApiClient, createTestDomain, type TestDomain } from '../testDomain.ts';
import {
  createOwnerClients,
  databaseUrl,
  makeStepsDueSql,
  openReplicas,
  REPLICA_WAIT,
  type Replica,
  type Replicas,
  withReplicaSkipReason,
} from './replicas.ts';

const ALERTS = 40;
/** Far more than needed for processes to start and jobs to be polled. */
const TIMEOUT_MS = 120_000;

describe.skipIf(!databaseUrl)(
  withReplicaSkipReason('a service process that is killed while another runs'),
  { timeout: TIMEOUT_MS },
  () => {
    /** While it is closed, requests to the receiver wait for a response. */
    let gate: PromiseWithResolvers<void>;
    let sink: TestReceiver;
    let replicas: Replicas;
    let killed: Replica;
    let other: Replica;
    let domain: TestDomain;

    beforeEach(async () => {
      gate = Promise.withResolvers();
      sink = await startTestReceiver(async () => {
        await gate.promise;
        return { status: 204 };
      });
      replicas = await openReplicas(sink.url);
    });
    const startBoth = async () => {
      [killed, other] = await Promise.all([replicas.start(), replicas.start()]);
      domain = await createTestDomain(other.url);
    };
    afterEach(async () => {
      gate.resolve();
      await replicas?.[Symbol.asyncDispose]();
      await sink?.[Symbol.asyncDispose]();
    });

    const someAlerts = () =>
      Promise.all(Array.from({ length: ALERTS }, (_, index) => anAlert(domain, { title: `Alert ${index}` })));
    const deliveries = async () => {
      const { rows } = await sql<{ state: string }>`select state from notification_delivery`.execute(replicas.db);
      return rows.map(({ state }) => state);
    };
    const isAllDelivered = async () => (await deliveries()).every((state) => state === 'DELIVERED');
    const allDelivered = () =>
      waitUntil(
        'all is delivered',
        async () => {
          if (await isAllDelivered()) return true;
          await replicas.expireActiveJobs(deliverNotification);
          // Deliveries of the other process are expired, too: they need time to end before the next look.
          await sleep(1_000);
          return false;
        },
        REPLICA_WAIT,
      );

    it('3.16.2 leaves no incomplete alert, no unused number, and loses no confirmed alert', async () => {
      await startBoth();
      const [clientOfKilled, clientOfOther] = (await createOwnerClients([killed, other], domain)) as [
        ApiClient,
        ApiClient,
      ];
      const accepted: string[] = [];
      const create = async (owner: ApiClient, title: string) => {
        await owner.call(alert.create, { title, project_id: domain.projects[0] });
        accepted.push(title);
      };
      const writing = [clientOfKilled, clientOfOther].flatMap((owner, index) =>
        Array.from({ length: ALERTS }, (_, count) => create(owner, `${index}.${count}`)),
      );
      const written = Promise.allSettled(writing);
      await waitUntil('half of it is written', () => accepted.length >= ALERTS / 2, REPLICA_WAIT);
      await killed.kill();
      await written;
      await create(clientOfOther, 'after it');

      const found = await listAllAlerts(domain);
      const titles = found.map(({ title }) => title);
      expect(accepted.filter((title) => !titles.includes(title))).toEqual([]);
      expect(accepted.filter((title) => title.startsWith('1.'))).toHaveLength(ALERTS);
      expect(found.map(({ alert_number }) => alert_number)).toEqual(found.map((_, index) => index + 1));
    });

    it('3.19.11 another process takes over its deliveries, so that every notification arrives', async () => {
      killed = await replicas.start();
      domain = await createTestDomain(killed.url);
      await someAlerts();
      await waitUntil('it is sending', () => sink.received.length > 0, REPLICA_WAIT);
      await replicas.start();
      await killed.kill();
      gate.resolve();
      await allDelivered();

      const arrived = new Set(sink.notified().map(({ notification_id }) => notification_id));
      expect(arrived.size).toBe(ALERTS);
      expect(await deliveries()).toHaveLength(ALERTS);
    });

    it('3.19.3 the next tick does the rest of an interrupted one; no step is taken or notified twice', async () => {
      gate.resolve();
      await startBoth();
      await aPolicy(domain, await aService(domain, { tags: { projects: [domain.projects[0]] } }), {
        rules: [1, 2, 3].map(() => ({ channels: [], escalate_minutes: 5 })),
      });
      await someAlerts();
      await makeStepsDueSql().execute(replicas.db);
      const steps = async () => (await listAllAlerts(domain)).map(({ escalation_step }) => escalation_step);
      await replicas.insertJobs([escalateAlerts]);
      await waitUntil('it has begun', async () => (await steps()).includes(2), REPLICA_WAIT);
      await killed.kill();
      await replicas.tick([escalateAlerts]);

      expect(await steps()).toEqual(Array(ALERTS).fill(2));
      const raised = await sql<{ many: number }>`
        select count(*)::integer as many from notification group by subject_id`.execute(replicas.db);
      expect(raised.rows.map(({ many }) => many)).toEqual(Array(ALERTS).fill(2));
      await allDelivered();
      expect(new Set(sink.notified().map(({ notification_id }) => notification_id)).size).toBe(2 * ALERTS);
    });

    /**
     * Makes work due, and kills the only process in the middle of it: after it has changed rows, before it adds a
     * notification.
     */
    const killDuring = async (work: JobDefinition, due: RawBuilder<unknown>, changed: string) => {
      // Deliveries also write to the table of notifications, and must not be mistaken for the work.
      await waitUntil('nothing is left to be sent', isAllDelivered, REPLICA_WAIT);
      const begin = async () => {
        await due.execute(replicas.db);
        await replicas.insertJobs([work], 1);
      };
      await replicas.whileLocked('notification', begin, killed.kill);
      await replicas.untilUnlocked(changed);
    };
    const events = async () => {
      const { rows } = await sql<{ event: string }>`select event from notification order by seq`.execute(replicas.db);
      return rows.map(({ event }) => event);
    };

    it('3.19.3 in the middle of an escalation step: the step is rolled back, and the next tick takes and notifies it once', async () => {
      gate.resolve();
      killed = await replicas.start();
      domain = await createTestDomain(killed.url);
      await aPolicy(domain, await aService(domain, { tags: { projects: [domain.projects[0]] } }), {
        rules: [1, 2, 3].map(() => ({ channels: [], escalate_minutes: 5 })),
      });
      await anAlert(domain);
      const stepNow = async () =>
        (await sql<{ step: number }>`select escalation_step as step from monitoring_alert`.execute(replicas.db)).rows;

      await killDuring(escalateAlerts, makeStepsDueSql(), 'monitoring_alert');

      expect([await stepNow(), await events()]).toEqual([[{ step: 1 }], ['alert.escalated']]);
      other = await replicas.start();
      await replicas.tick([escalateAlerts], 3);
      expect([await stepNow(), await events()]).toEqual([[{ step: 2 }], ['alert.escalated', 'alert.escalated']]);
      await allDelivered();
      expect(new Set(sink.notified().map(({ notification_id }) => notification_id)).size).toBe(2);
    });

    it('3.11.4, 3.13.9 in the middle of a firing: the schedule stays due, and the threshold is not raised', async () => {
      gate.resolve();
      killed = await replicas.start();
      const spender = await createCostDomain(killed.url);
      const month = new Date().toISOString().slice(0, 7);
      const [year, next] = [0, 1].map((more) => String(Number(month.slice(0, 4)) + more));
      await spender.write(schedule.create, { data_source_id: spender.dataSourceId, schedule: { interval: 60 } });
      await spender.createBudget('spent', {
        time_unit: 'YEARLY',
        start: year,
        end: next,
        limit: 100,
        notifications: [makeThreshold(50)],
      });
      await spender.addCosts([month, 90]);
      expect(await events()).toEqual(['budget.exceeded']);
      // Makes the threshold unraised, as at the start of a month, so that the firing raises it.
      await sql`delete from budget_raised`.execute(replicas.db);
      const due = sql`update cost_analysis_schedule set next_at = now()`;
      const fired = async () =>
        (await sql`select 1 from cost_analysis_schedule where last_scheduled_at is not null`.execute(replicas.db)).rows
          .length;

      await killDuring(fireSchedules, due, 'cost_analysis_schedule');

      expect([await fired(), await events()]).toEqual([0, ['budget.exceeded']]);
      other = await replicas.start();
      await replicas.tick([fireSchedules], 3);
      expect([await fired(), await events()]).toEqual([1, ['budget.exceeded', 'budget.exceeded']]);
    });
  },
);
