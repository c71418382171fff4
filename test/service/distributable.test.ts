/** A store can be distributed over a cluster: what a coordinator would refuse shows on any PostgreSQL. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { operations, resources } from '../../contract/index.ts';
import { jobDefinitions } from '../../service/implementations.ts';
import { type Database, openEmbedded, type Store } from '../../service/store/database.ts';
import { createMigrator } from '../../service/store/migrate.ts';
import { listMigrationFiles } from '../../service/store/migrations.ts';
import { openThingsDatabase } from './query/thingsDatabase.ts';
import { recordSentStatements } from './recordSentStatements.ts';
import { findRefusedObjects } from './refusedObjects.ts';
import { findRefusedStatements } from './refusedStatements.ts';
import { createTestDomain } from './testDomain.ts';
import { startTestService } from './testService.ts';
import { canCreate, createRecord, makeValidCall } from './validCalls.ts';

class RolledBack extends Error {}

/** What is refused after more statements, which are undone. */
const refusedAfter = async (db: Database, statements: readonly string[]) => {
  let refused: string[] = [];
  const change = db.transaction().execute(async (within) => {
    for (const statement of statements) await sql.raw(statement).execute(within);
    refused = await findRefusedObjects(within);
    throw new RolledBack();
  });
  await expect(change).rejects.toThrow(RolledBack);
  return refused;
};

describe('the tables of a store', () => {
  it('have nothing that a coordinator would refuse', async () => {
    expect(await findRefusedObjects(await openThingsDatabase())).toEqual([]);
  });

  it.each([
    {
      given: 'a primary key without the domain',
      statements: ['create table bad (domain_id text, id text primary key)'],
      refused: ['bad_pkey: a unique key without domain_id'],
    },
    {
      given: 'a unique index that only includes the domain',
      statements: [
        'create table bad (domain_id text, id text)',
        'create unique index bad_id on bad (id) include (domain_id)',
      ],
      refused: ['bad_id: a unique key without domain_id'],
    },
    {
      given: 'a foreign key to a row of another domain',
      statements: [
        'create table bad (domain_id text, alert_domain text, alert_id text)',
        'alter table bad add constraint bad_alert foreign key (alert_id, alert_domain) references monitoring_alert (alert_id, domain_id)',
      ],
      refused: ['bad_alert: a foreign key of a row to one that may be on another machine'],
    },
    {
      given: 'a foreign key from a table that stays on the coordinator',
      statements: [
        'create table bad (owner text, alert_id text)',
        'alter table bad add constraint bad_alert foreign key (alert_id, owner) references monitoring_alert (alert_id, domain_id)',
      ],
      refused: ['bad_alert: a foreign key of a row to one that may be on another machine'],
    },
    {
      given: 'a trigger that writes to a table by its name',
      statements: [
        `create function bad() returns trigger language plpgsql as 'begin delete from alert_count; return null; end'`,
        'create trigger bad after insert on monitoring_alert for each row execute function bad()',
      ],
      refused: ['bad: a trigger that names tables, and not the shard it runs on (tg_table_name)'],
    },
    {
      given: 'generated numbers that are small',
      statements: ['create table bad (domain_id text, number integer generated always as identity)'],
      refused: ['bad.number: generated numbers that are not bigint'],
    },
  ])('would be refused with $given', async ({ statements, refused }) => {
    expect(await refusedAfter(await openThingsDatabase(), statements)).toEqual(refused);
  });
});

/** The first release whose store can be distributed. */
const FIRST = '0027-distribution';

/** Runs the migrations of one release after the other, and returns the statements of each. */
const migrateOneByOne = async (store: Store): Promise<Map<string, string[]>> => {
  const names = listMigrationFiles().map((file) => file.replace('.sql', ''));
  await createMigrator(store).migrateTo(FIRST);
  const sent = new Map<string, string[]>();
  for (const name of names.filter((one) => one > FIRST)) {
    const statements = await recordSentStatements(async () => {
      expect((await createMigrator(store).migrateTo(name)).error).toBeUndefined();
    });
    sent.set(name, statements);
  }
  return sent;
};

describe('the migrations of a distributed store', () => {
  it('say that they add triggers, and have nothing that a coordinator would refuse, whichever release the store has', async () => {
    const store = await openEmbedded();
    const sent = await migrateOneByOne(store);
    await store.close();

    const ALLOWED = 'set local citus.enable_unsafe_triggers = on';
    const creating = [...sent].filter(([, texts]) =>
      texts.some((text) => /^\s*create (constraint )?trigger/im.test(text)),
    );
    expect(creating.map(([name]) => name)).toContain('0030-change-log');
    expect(creating.filter(([, texts]) => !texts.includes(ALLOWED)).map(([name]) => name)).toEqual([]);
    expect(await findRefusedTexts([...sent.values()].flat())).toEqual([]);
  });
});

/** Tables that are distributed, and views of them. */
const distributedNames = async (db: Database): Promise<Set<string>> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'domain_id'
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v') and relname <> 'things'`.execute(db);
  return new Set(rows.map(({ name }) => name));
};

/** What a coordinator would refuse of each of some texts. */
const findRefusedTexts = async (texts: Iterable<string>) => {
  const distributed = await distributedNames(await openThingsDatabase());
  const refused: { text: string; refusals: string[] }[] = [];
  for (const text of new Set(texts)) {
    const refusals = await findRefusedStatements(text, distributed);
    if (refusals.length > 0) refused.push({ text, refusals });
  }
  return refused;
};

const count = { name: 'many', operator: 'count' };

/** Queries of lists, statistics and analyses. An operation that has no such query refuses it. */
const QUERIES = [
  { page: { start: 2, limit: 1 }, sort: [{ key: 'state' }, { key: 'created_at', desc: true }], keyword: 'a' },
  { filter: [{ k: 'tags.a', v: ['b'], o: 'in' }], count_only: true },
  { aggregate: [{ group: { keys: [{ key: 'project_id', name: 'project' }], fields: [count] } }] },
  { aggregate: [{ unwind: { path: 'channels' } }, { count: { name: 'many' } }] },
  { granularity: 'MONTHLY', fields: { many: { operator: 'count' } }, group_by: ['project_id'] },
];

describe('the statements of the service', () => {
  it('have nothing that a coordinator would refuse, whoever calls an operation, and in jobs', async () => {
    await using service = await startTestService();
    const domain = await createTestDomain(service.url);
    const fixtures = { domain, recordOwner: domain.admin };

    const texts = await recordSentStatements(async () => {
      for (const { id } of resources) if (canCreate(id)) await createRecord(id, fixtures);
      for (const operation of operations.values()) {
        const { path, body } = await makeValidCall(operation, fixtures);
        const caller = operation.auth === 'internal' ? service.internal : domain.admin;
        await caller.post(path, body);
        for (const query of QUERIES)
          for (const one of [caller, service.internal]) await one.post(path, { ...body, query });
      }
      for (const job of jobDefinitions) if (job.everyMinutes !== undefined) await service.perform(job, {});
    });

    expect(new Set(texts).size).toBeGreaterThan(100);
    expect(texts.join()).toContain('with recursive value_group');
    expect(await findRefusedTexts(texts)).toEqual([]);
  });
});

describe('a statement', () => {
  const DISTRIBUTED = new Set(['alert', 'webhook', 'note']);
  const JOINED = ['alert and webhook are joined, and not by their domain'];

  it.each([
    { text: 'select from alert join webhook on webhook.id = alert.webhook_id', refused: JOINED },
    { text: 'select from alert, webhook where webhook.id = alert.webhook_id', refused: JOINED },
    { text: 'select from endpoint join alert on alert.id = endpoint.id', refused: [] },
    { text: 'select from alert a join webhook w on w.id = a.webhook_id and w.domain_id = a.domain_id', refused: [] },
    { text: 'select from alert join webhook using (domain_id, webhook_id)', refused: [] },
    { text: 'select from alert a, webhook w where (w.domain_id, w.id) = (a.domain_id, a.webhook_id)', refused: [] },
    { text: 'select from alert, webhook where alert.domain_id = $1 and webhook.domain_id = $2', refused: [] },
    { text: 'select from alert, webhook where alert.domain_id = $1 and webhook.id = $2', refused: JOINED },
    {
      text: 'update alert set state = $1 from webhook where webhook.id = alert.webhook_id',
      refused: ['alert and webhook are joined, and not by their domain'],
    },
    {
      text: 'select from alert where exists (select from note where note.alert_id = alert.id)',
      refused: ['alert and note are joined, and not by their domain'],
    },
    {
      text: 'select from alert where exists (select from note where note.alert_id = alert.id and note.domain_id = alert.domain_id)',
      refused: [],
    },
    {
      text: 'select from alert, lateral (select from note where note.alert_id = alert.id limit 1) as last',
      refused: ['alert and note are joined, and not by their domain'],
    },
    { text: 'select from alert join (select max(id) as id from note) as last on last.id = alert.id', refused: [] },
    {
      text: 'select from (select *, (select 1 from note where note.id = alert.note_id and note.domain_id = $1) from alert) as alert where alert.domain_id = $2',
      refused: [],
    },
    { text: 'select from alert union all select from alert join webhook using (id)', refused: JOINED },
    {
      text: 'with recursive r as (select id from alert union select note.id from note, r) select from r',
      refused: ['alert: a recursive query over several machines'],
    },
    {
      text: "with recursive r as (select id from alert where domain_id = 'a' union select 1) select from r",
      refused: [],
    },
    { text: 'select from alert where id = $1 for update', refused: ['alert: a lock of rows on several machines'] },
    { text: 'select from alert where id = $1 and domain_id = $2 for update', refused: [] },
    { text: 'update alert set domain_id = $1', refused: ['a row is moved to another domain'] },
    {
      text: 'insert into alert values ($1) on conflict (id) do nothing',
      refused: ['a conflict is found by a key without the domain'],
    },
    { text: 'insert into alert values ($1) on conflict (id, domain_id) do nothing', refused: [] },
  ])('is refused for $refused: $text', async ({ text, refused }) => {
    expect(await findRefusedStatements(text, DISTRIBUTED)).toEqual(refused);
  });
});
