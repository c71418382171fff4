import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { escalationPolicy } from '../../../contract/alert-manager/escalationPolicy.ts';
import { service } from '../../../contract/alert-manager/service.ts';
import { budget } from '../../../contract/cost-analysis/budget.ts';
import { schedule } from '../../../contract/cost-analysis/schedule.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import { maintenanceWindow } from '../../../contract/monitoring/maintenanceWindow.ts';
import { webhook } from '../../../contract/monitoring/webhook.ts';
import type { Operation } from '../../../contract/resource.ts';
import { migrate } from '../../../service/store/migrate.ts';
import { openPostgres } from '../../../service/store/postgres.ts';
import { aPolicy, aService } from '../alert-manager/fixtures.ts';
import { anAlert, aWebhook, listAllAlerts, postToWebhook, readAlert } from '../monitoring/fixtures.ts';
import { type ApiClient, createApiClient, createTestDomain, type TestDomain } from '../testDomain.ts';
import { makeSchemaName } from '../testService.ts';
import {
  createOwnerClients,
  databaseUrl,
  openReplicas,
  type Replica,
  type Replicas,
  withReplicaSkipReason,
} from './replicas.ts';

/** Many pairs of updates, because it is left to chance whether two overlap. */
const ROUNDS = 25;
const STARTS = 5;

describe.skipIf(!databaseUrl)(withReplicaSkipReason('two service processes on one PostgreSQL'), () => {
  let replicas: Replicas;
  let both: readonly [Replica, Replica];
  let domain: TestDomain;
  let owners: ApiClient[];

  beforeAll(async () => {
    replicas = await openReplicas();
    both = await Promise.all([replicas.start(), replicas.start()]);
  });
  beforeEach(async () => {
    domain = await createTestDomain(both[0].url);
    owners = await createOwnerClients(both, domain);
  });
  afterAll(() => replicas?.[Symbol.asyncDispose]());

  const create = (owner: ApiClient, title: string) =>
    owner.call(alert.create, { title, project_id: domain.projects[0] });

  it('start concurrently on an empty schema: one creates the tables, the other waits', async () => {
    const answers = await Promise.all(both.map(({ url }) => fetch(`${url}/health/ready`)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('four processes start concurrently on an empty schema', async () => {
    await using fresh = await openReplicas();
    const many = await Promise.all([0, 1, 2, 3].map(() => fresh.start()));
    const answers = await Promise.all(many.map(({ url }) => fetch(`${url}/health/ready`)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it(`concurrent migrations of a schema run once, in ${STARTS} rounds`, async () => {
    for (let start = 0; start < STARTS; start += 1) {
      const schema = makeSchemaName();
      const stores = await Promise.all([0, 1, 2].map(() => openPostgres(databaseUrl ?? '', { schema })));
      const ran = await Promise.all(stores.map(migrate));

      expect(ran.filter(({ ran: names }) => names.length > 0)).toHaveLength(1);
      await stores[0]?.executeSql(`drop schema ${schema} cascade`);
      await Promise.all(stores.map(({ close }) => close()));
    }
  });

  it('start while other schemas are created and dropped', async () => {
    const others = await openPostgres(databaseUrl ?? '', { schema: makeSchemaName() });
    const createAndDrop = async () => {
      const schema = makeSchemaName();
      const tables = Array.from({ length: 30 }, (_, index) => `create table ${schema}.t${index} (id serial)`);
      await others.executeSql(`create schema ${schema}; ${tables.join(';')}`);
      await others.executeSql(`drop schema ${schema} cascade`);
    };
    let isOver = false;
    const traffic = Promise.all(
      [0, 1].map(async () => {
        while (!isOver) await createAndDrop();
      }),
    );
    const migrateTwice = async () => {
      const schema = makeSchemaName();
      const store = await openPostgres(databaseUrl ?? '', { schema });
      // The second run finds nothing to do, but reads the schema.
      for (const _again of [1, 2]) await migrate(store);
      await store.executeSql(`drop schema ${schema} cascade`);
      await store.close();
    };
    try {
      for (let start = 0; start < STARTS; start += 1) await migrateTwice();
    } finally {
      isOver = true;
      await traffic;
      await others.executeSql(`drop schema ${others.schema}`);
      await others.close();
    }
  });

  it('3.1.17 accept tokens of each other', async () => {
    const created = await Promise.all(owners.map((owner, index) => create(owner, `by ${index}`)));

    for (const owner of owners) {
      const { results } = await owner.call(alert.list, {});
      expect(results.map(({ alert_id }) => alert_id).sort()).toEqual(created.map(({ alert_id }) => alert_id).sort());
    }
  });

  it('3.16.3 number alerts of concurrent calls and events without gaps or duplicates', async () => {
    const fresh = await createTestDomain(both[0].url);
    const clients = await createOwnerClients(both, fresh);
    const hooks = [await aWebhook(fresh, { name: 'A' }), await aWebhook(fresh, { name: 'B' })];
    const titles = Array.from({ length: 20 }, (_, index) => `alert ${index}`);
    const byCall = clients.flatMap((owner) =>
      titles.map((title) => owner.call(alert.create, { title, project_id: fresh.projects[0] })),
    );
    const byEvent = both.flatMap(({ url }) =>
      titles.flatMap((title) =>
        hooks.map((hook) =>
          postToWebhook({ ...fresh, anonymous: createApiClient(url) }, hook, [{ event_key: title, title }]),
        ),
      ),
    );
    // Failed calls use no number.
    const refusals = clients.flatMap(({ post }) =>
      titles.map((title) => post(alert.create.path, { title, project_id: 'project-nowhere' })),
    );
    await Promise.all([...byCall, ...byEvent, ...refusals]);

    // Four deliveries of each key are one alert.
    const numbers = (await listAllAlerts(fresh)).map(({ alert_number }) => alert_number);
    expect(numbers).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  });

  it('1.3.4 keep both of two concurrent changes of a record', async () => {
    const [one, other] = owners as [ApiClient, ApiClient];
    const created = await anAlert(domain);
    const { alert_id } = created;
    for (let round = 0; round < ROUNDS; round += 1) {
      const [title, description] = [`title ${round}`, `description ${round}`];
      await Promise.all([
        one.call(alert.update, { alert_id, title }),
        other.call(alert.update, { alert_id, description }),
      ]);

      expect(await readAlert(domain, created)).toMatchObject({ title, description });
    }
  });

  interface Pair {
    readonly what: string;
    /** Creates the record, and returns the members that identify it. */
    readonly make: () => Promise<object>;
    readonly update: Operation;
    readonly get: Operation;
    /** The two changes of a round. */
    readonly changes: (round: number) => readonly [object, object];
  }

  const place = () => ({ domain_id: domain.domainId });
  const pairs: readonly Pair[] = [
    {
      ...{ what: 'a service', update: service.update, get: service.get },
      make: async () => ({ service_id: (await aService(domain)).service_id }),
      changes: (round) => [{ description: `d ${round}` }, { tags: { round } }],
    },
    {
      ...{ what: 'an escalation policy', update: escalationPolicy.update, get: escalationPolicy.get },
      make: async () => {
        const { escalation_policy_id } = await aPolicy(domain, await aService(domain));
        return { escalation_policy_id };
      },
      changes: (round) => [{ rules: [{ channels: [], escalate_minutes: round }] }, { tags: { round } }],
    },
    {
      ...{ what: 'a webhook', update: webhook.update, get: webhook.get },
      make: async () => ({ webhook_id: (await aWebhook(domain, { name: 'At once' })).webhook_id, ...place() }),
      changes: (round) => [{ name: `name ${round}` }, { tags: { round } }],
    },
    {
      ...{ what: 'a maintenance window', update: maintenanceWindow.update, get: maintenanceWindow.get },
      make: async () => {
        const times = { start_time: '2030-01-01', end_time: '2031-01-01' };
        const request = { title: 'Works', projects: [domain.projects[0]], ...times, ...place() };
        const { maintenance_window_id } = await domain.owner.call(maintenanceWindow.create, request);
        return { maintenance_window_id, ...place() };
      },
      changes: (round) => [{ title: `title ${round}` }, { tags: { round } }],
    },
    {
      ...{ what: 'a budget', update: budget.update, get: budget.get },
      make: async () => {
        const period = { time_unit: 'TOTAL' as const, start: '2024-01', end: '2024-12', limit: 1 };
        const target = { data_source_id: domain.dataSourceId, project_id: domain.projects[0] };
        const request = { ...period, ...target, resource_group: 'PROJECT' as const };
        const { budget_id } = await domain.owner.call(budget.create, request);
        return { budget_id };
      },
      changes: (round) => [{ limit: round + 2 }, { tags: { round } }],
    },
    {
      ...{ what: 'a schedule', update: schedule.update, get: schedule.get },
      make: async () => {
        const request = { data_source_id: domain.dataSourceId, schedule: { interval: 60 }, ...place() };
        const { schedule_id } = await domain.owner.call(schedule.create, request);
        return { schedule_id, ...place() };
      },
      changes: (round) => [{ name: `name ${round}` }, { options: { round } }],
    },
  ];
  it.each(pairs)('1.3.4 keep both of two concurrent changes of $what', async ({ make, update, get, changes }) => {
    const named = await make();
    for (let round = 0; round < ROUNDS; round += 1) {
      const [first, second] = changes(round);
      const [one, other] = owners as [ApiClient, ApiClient];
      const answers = await Promise.all([
        one.post(update.path, { ...named, ...first }),
        other.post(update.path, { ...named, ...second }),
      ]);

      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await one.post(get.path, named)).body).toMatchObject({ ...first, ...second });
    }
  });

  it('3.20.1 accept one of two concurrent creations with the same name', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const created = await Promise.all(
        owners.map(({ post }, index) =>
          post(service.create.path, { name: `Name ${round}`, service_key: `${round}.${index}` }),
        ),
      );
      expect(created.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});
