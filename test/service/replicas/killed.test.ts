import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alert } from '../../../contract/monitoring/alert.ts';
import { escalateAlerts } from '../../../service/monitoring/escalation-clock.ts';
import { deliverNotification } from '../../../service/notification/delivery.ts';
import { aPolicy, aService } from '../alert-manager/ground.ts';
import { type Receiver, startReceiver } from '../alert-manager/receiver.ts';
import { type Client, freshDomain, type TestDomain } from '../kit.ts';
import { allAlerts, anAlert } from '../monitoring/ground.ts';
import { databaseUrl, openReplicas, ownerAt, type Replica, type Replicas, unlessEmbedded, until } from './replicas.ts';

const ALERTS = 40;
/** Far more than it takes; what is waited for are processes to start and jobs to be looked for. */
const PATIENCE_MS = 120_000;

describe.skipIf(!databaseUrl)(
  unlessEmbedded('a service process that is killed while another runs'),
  { timeout: PATIENCE_MS },
  () => {
    /** While it is shut, whoever tells the receiver something waits for its answer. */
    let gate: PromiseWithResolvers<void>;
    let sink: Receiver;
    let replicas: Replicas;
    let doomed: Replica;
    let other: Replica;
    let domain: TestDomain;

    beforeEach(async () => {
      gate = Promise.withResolvers();
      sink = await startReceiver((async () => {
        await gate.promise;
        return { status: 204 };
      }) as () => Promise<never>);
      replicas = await openReplicas(sink.url);
    });
    const startBoth = async () => {
      [doomed, other] = await Promise.all([replicas.start(), replicas.start()]);
      domain = await freshDomain(other.url);
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
    const allDelivered = () =>
      until('all is delivered', async () => {
        await replicas.giveUpOnTheDead(deliverNotification);
        return (await deliveries()).every((state) => state === 'DELIVERED');
      });

    it('3.16.2 leaves no alert half made, no number unused, and none that was answered missing', async () => {
      await startBoth();
      const [dying, living] = (await ownerAt([doomed, other], domain)) as [Client, Client];
      const accepted: string[] = [];
      const create = async (owner: Client, title: string) => {
        await owner.call(alert.create, { title, project_id: domain.projects[0] });
        accepted.push(title);
      };
      const writing = [dying, living].flatMap((owner, index) =>
        Array.from({ length: ALERTS }, (_, count) => create(owner, `${index}.${count}`)),
      );
      const written = Promise.allSettled(writing);
      await until('half of it is written', () => accepted.length >= ALERTS / 2);
      await doomed.kill();
      await written;
      await create(living, 'after it');

      const found = await allAlerts(domain);
      const titles = found.map(({ title }) => title);
      expect(accepted.filter((title) => !titles.includes(title))).toEqual([]);
      expect(accepted.filter((title) => title.startsWith('1.'))).toHaveLength(ALERTS);
      expect(found.map(({ alert_number }) => alert_number)).toEqual(found.map((_, index) => index + 1));
    });

    it('3.19.11 leaves its deliveries to the other, so that every notification arrives', async () => {
      doomed = await replicas.start();
      domain = await freshDomain(doomed.url);
      await someAlerts();
      await until('it is sending', () => sink.received.length > 0);
      await replicas.start();
      await doomed.kill();
      gate.resolve();
      await allDelivered();

      const arrived = new Set(sink.notified().map(({ notification_id }) => notification_id));
      expect(arrived.size).toBe(ALERTS);
      expect(await deliveries()).toHaveLength(ALERTS);
    });

    it('3.19.3 leaves the rest of a tick to the next one, and no step is taken or told twice', async () => {
      gate.resolve();
      await startBoth();
      await aPolicy(domain, await aService(domain, { tags: { projects: [domain.projects[0]] } }), {
        rules: [1, 2, 3].map(() => ({ channels: [], escalate_minutes: 5 })),
      });
      await someAlerts();
      await sql`update monitoring_alert set escalated_at = escalated_at - interval '6 minutes'`.execute(replicas.db);
      const steps = async () => (await allAlerts(domain)).map(({ escalation_step }) => escalation_step);
      await replicas.strike([escalateAlerts]);
      await until('it has begun', async () => (await steps()).includes(2));
      await doomed.kill();
      await replicas.tick([escalateAlerts]);

      expect(await steps()).toEqual(Array(ALERTS).fill(2));
      const raised = await sql<{ many: number }>`
        select count(*)::integer as many from notification group by subject_id`.execute(replicas.db);
      expect(raised.rows.map(({ many }) => many)).toEqual(Array(ALERTS).fill(2));
      await allDelivered();
      expect(new Set(sink.notified().map(({ notification_id }) => notification_id)).size).toBe(2 * ALERTS);
    });
  },
);
