/** A store can be distributed over a cluster: what a coordinator would refuse shows on any PostgreSQL. */
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { type Database, openEmbedded, type Store } from '../../service/store/database.ts';
import { migratorOf } from '../../service/store/migrate.ts';
import { migrationFiles } from '../../service/store/migrations.ts';
import { refusedObjects } from './clusterRules.ts';
import { database } from './query/store.ts';

class RolledBack extends Error {}

/** What is refused after more statements, which are undone. */
const refusedAfter = async (db: Database, statements: readonly string[]) => {
  let refused: string[] = [];
  const change = db.transaction().execute(async (within) => {
    for (const statement of statements) await sql.raw(statement).execute(within);
    refused = await refusedObjects(within);
    throw new RolledBack();
  });
  await expect(change).rejects.toThrow(RolledBack);
  return refused;
};

describe('the tables of a store', () => {
  it('have nothing that a coordinator would refuse', async () => {
    expect(await refusedObjects(await database())).toEqual([]);
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
      refused: ['bad.number: generated numbers that are no bigint'],
    },
  ])('would be refused with $given', async ({ statements, refused }) => {
    expect(await refusedAfter(await database(), statements)).toEqual(refused);
  });
});

/** The first release whose store can be distributed. */
const FIRST = '0027-distribution';

/** Runs the migrations of one release after the other, and returns the statements of each. */
const migrateOneByOne = async (store: Store): Promise<Map<string, string[]>> => {
  const names = migrationFiles().map((file) => file.replace('.sql', ''));
  await migratorOf(store).migrateTo(FIRST);
  const sent = new Map<string, string[]>();
  const { query } = pg.Client.prototype;
  let statements: string[] = [];
  const record = function (this: pg.Client, ...args: unknown[]) {
    const [given] = args as [string | { readonly text: string }];
    statements.push(typeof given === 'string' ? given : given.text);
    return Reflect.apply(query, this, args);
  };
  Object.assign(pg.Client.prototype, { query: record });
  try {
    for (const name of names.filter((one) => one > FIRST)) {
      statements = [];
      expect((await migratorOf(store).migrateTo(name)).error).toBeUndefined();
      sent.set(name, statements);
    }
  } finally {
    Object.assign(pg.Client.prototype, { query });
  }
  return sent;
};

describe('the migrations of a distributed store', () => {
  it('say that they add triggers, whichever release the store has', async () => {
    const store = await openEmbedded();
    const sent = await migrateOneByOne(store);
    await store.close();

    const ALLOWED = 'set local citus.enable_unsafe_triggers = on';
    const creating = [...sent].filter(([, texts]) =>
      texts.some((text) => /^\s*create (constraint )?trigger/im.test(text)),
    );
    expect(creating.map(([name]) => name)).toContain('0030-change-log');
    expect(creating.filter(([, texts]) => !texts.includes(ALLOWED)).map(([name]) => name)).toEqual([]);
  });
});
