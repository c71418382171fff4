import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alert } from '../../../contract/monitoring/alert.ts';
import { openPostgres } from '../../../service/store/database.ts';
import { migrate } from '../../../service/store/migrate.ts';
import { type Client, freshDomain, type TestDomain } from '../kit.ts';
import { alertNow, allAlerts, anAlert } from '../monitoring/ground.ts';
import { freshSchema } from '../own.ts';
import { databaseUrl, openReplicas, ownerAt, type Replica, type Replicas, unlessEmbedded } from './replicas.ts';

/** Pairs of updates: whether two really meet is chance, so there are many. */
const ROUNDS = 25;
const STARTS = 5;

describe.skipIf(!databaseUrl)(unlessEmbedded('two service processes on one PostgreSQL'), () => {
  let replicas: Replicas;
  let both: readonly [Replica, Replica];
  let domain: TestDomain;
  let owners: Client[];

  beforeAll(async () => {
    replicas = await openReplicas();
    both = await Promise.all([replicas.start(), replicas.start()]);
    domain = await freshDomain(both[0].url);
    owners = await ownerAt(both, domain);
  });
  afterAll(() => replicas?.[Symbol.asyncDispose]());

  const create = (owner: Client, title: string) => owner.call(alert.create, { title, project_id: domain.projects[0] });

  it('come up together where nothing is yet: one makes the tables, the other waits', async () => {
    const answers = await Promise.all(both.map(({ url }) => fetch(`${url}/health/ready`)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it(`bring a schema up to date together, ${STARTS} times over`, async () => {
    for (let start = 0; start < STARTS; start += 1) {
      const schema = freshSchema();
      const stores = await Promise.all([0, 1, 2].map(() => openPostgres(databaseUrl ?? '', { schema })));
      const ran = await Promise.all(stores.map(migrate));

      expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
      await stores[0]?.executeSql(`drop schema ${schema} cascade`);
      await Promise.all(stores.map(({ close }) => close()));
    }
  });

  it('start while tables of others come and go', async () => {
    const others = await openPostgres(databaseUrl ?? '', { schema: freshSchema() });
    const comeAndGo = async () => {
      const schema = freshSchema();
      const tables = Array.from({ length: 30 }, (_, index) => `create table ${schema}.t${index} (id serial)`);
      await others.executeSql(`create schema ${schema}; ${tables.join(';')}`);
      await others.executeSql(`drop schema ${schema} cascade`);
    };
    let over = false;
    const traffic = Promise.all(
      [0, 1].map(async () => {
        while (!over) await comeAndGo();
      }),
    );
    const bring = async () => {
      const schema = freshSchema();
      const store = await openPostgres(databaseUrl ?? '', { schema });
      // Nothing is left to be done the second time; it looks nonetheless.
      for (const _again of [1, 2]) await migrate(store);
      await store.executeSql(`drop schema ${schema} cascade`);
      await store.close();
    };
    try {
      for (let start = 0; start < STARTS; start += 1) await bring();
    } finally {
      over = true;
      await traffic;
      await others.executeSql(`drop schema ${others.schema}`);
      await others.close();
    }
  });

  it('3.1.17 take the tokens of one another', async () => {
    const made = await Promise.all(owners.map((owner, index) => create(owner, `by ${index}`)));

    for (const owner of owners) {
      const { results } = await owner.call(alert.list, {});
      expect(results.map(({ alert_id }) => alert_id).sort()).toEqual(made.map(({ alert_id }) => alert_id).sort());
    }
  });

  it('3.16.2 number alerts without gaps or doubles, however many are made at once at both', async () => {
    const fresh = await freshDomain(both[0].url);
    const clients = await ownerAt(both, fresh);
    const titles = Array.from({ length: 40 }, (_, index) => `alert ${index}`);
    const writes = clients.flatMap((owner) =>
      titles.map((title) => owner.call(alert.create, { title, project_id: fresh.projects[0] })),
    );
    // One that fails leaves no number behind.
    const refusals = clients.flatMap(({ post }) =>
      titles.map((title) => post(alert.create.path, { title, project_id: 'project-nowhere' })),
    );
    await Promise.all([...writes, ...refusals]);

    const numbers = (await allAlerts(fresh)).map(({ alert_number }) => alert_number);
    expect(numbers).toEqual(Array.from({ length: 80 }, (_, index) => index + 1));
  });

  it('1.3.4 keep both members when two update one record at once', async () => {
    const [one, other] = owners as [Client, Client];
    const made = await anAlert(domain);
    const { alert_id } = made;
    for (let round = 0; round < ROUNDS; round += 1) {
      const [title, description] = [`title ${round}`, `description ${round}`];
      await Promise.all([
        one.call(alert.update, { alert_id, title }),
        other.call(alert.update, { alert_id, description }),
      ]);

      expect(await alertNow(domain, made)).toMatchObject({ title, description });
    }
  });
});
