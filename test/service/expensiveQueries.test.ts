/** Calls that cost far more than their size suggests are refused before they run. */
import { beforeAll, describe, expect, it } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import { freshDomain, type TestDomain } from './kit.ts';
import { allAlerts, aWebhook, deliver } from './monitoring/fixtures.ts';

const ALERTS = 60;

let domain: TestDomain;
beforeAll(async () => {
  domain = await freshDomain();
  const events = Array.from({ length: ALERTS }, (_, number) => ({ event_key: `disk-${number}`, title: `${number}` }));
  await deliver(domain, await aWebhook(domain), events);
  expect(await allAlerts(domain)).toHaveLength(ALERTS);
});

const lists = ['a', 'b', 'c'];
/** Pushes every alert into this many lists and unwinds them one after the other: one row for each combination. */
const combinations = (depth: number) => [
  { group: { fields: lists.slice(0, depth).map((name) => ({ name, operator: 'push', key: 'title' })) } },
  ...lists.slice(0, depth).map((path) => ({ unwind: { path } })),
  { count: { name: 'rows' } },
];

describe('an expensive query', () => {
  it('S-A2: refuses statistics whose unwinds would produce too many rows', async () => {
    const runQuery = (depth: number) =>
      domain.owner.post(alert.stat.path, { query: { aggregate: combinations(depth) } });

    expect(await runQuery(1)).toMatchObject({ body: { results: [{ rows: ALERTS }] } });
    expect(await runQuery(2)).toMatchObject({ body: { results: [{ rows: ALERTS ** 2 }] } });
    const message = `Invalid parameter. (key = query.aggregate.unwind, reason = ${ALERTS ** 3} rows, more than 100000)`;
    expect(await runQuery(3)).toEqual({ status: 400, body: { detail: { code: 'ERROR_INVALID_PARAMETER', message } } });
  });

  it.each(['(?=.*b)(?=.*c)x', '(?=(a+)+b)a'])('S-A2: refuses a search for %s', async (v) => {
    const answer = await domain.owner.post(alert.list.path, { query: { filter: [{ k: 'title', v, o: 'regex' }] } });

    const message = expect.stringContaining('lookaheads that read more than 32 characters');
    expect(answer).toEqual({ status: 400, body: { detail: { code: 'ERROR_DB_QUERY', message } } });
  });

  it.each([
    { what: 'many', count: 500, pattern: 'a', reason: 'at most 1000 patterns together' },
    { what: 'long', count: 40, pattern: 'a'.repeat(250), reason: 'patterns of at most 20000 characters together' },
  ])('S-A2: refuses patterns that are too $what in total over all conditions', async ({ count, pattern, reason }) => {
    const condition = { k: 'title', o: 'regex_in', v: Array(count).fill(pattern) };
    const ask = (query: object) => domain.owner.post(alert.list.path, { query });

    expect((await ask({ filter: [condition], filter_or: [condition] })).status).toBe(200);
    const message = `Invalid parameter. (key = query.filter, reason = ${reason})`;
    const refused = { status: 400, body: { detail: { code: 'ERROR_INVALID_PARAMETER', message } } };
    const one = { k: 'title', o: 'regex', v: pattern };
    expect(await ask({ filter: [condition, one], filter_or: [condition] })).toEqual(refused);
  });

  it.each([
    { key: 'query.keyword', ask: (keyword: string) => ({ keyword }) },
    { key: 'query.filter.v', ask: (v: string) => ({ filter: [{ k: 'title', v, o: 'contain' }] }) },
    { key: 'query.filter.v', ask: (v: string) => ({ filter: [{ k: 'title', v: ['a', v], o: 'contain_in' }] }) },
  ])('S-A2: refuses a $key of more than 10,000 characters', async ({ key, ask }) => {
    const list = (length: number) => domain.owner.post(alert.list.path, { query: ask('x'.repeat(length)) });

    expect((await list(10_000)).status).toBe(200);
    const message = `Invalid parameter. (key = ${key}, reason = at most 10000 characters)`;
    const refused = { status: 400, body: { detail: { code: 'ERROR_INVALID_PARAMETER', message } } };
    expect(await list(10_001)).toEqual(refused);
  });
});

describe('the conditions of a query', () => {
  const ask = (query: object) => domain.owner.post(alert.list.path, { query });
  const refused = (key: string, reason: string) => ({
    ...{ status: 400, body: { detail: { code: 'ERROR_INVALID_PARAMETER' } } },
    ...{ body: { detail: { message: `Invalid parameter. (key = ${key}, reason = ${reason})` } } },
  });
  const long = 'x'.repeat(10_001);
  const repeated = <Item>(count: number, item: (number: number) => Item) =>
    Array.from({ length: count }, (_, number) => item(number));

  it.each([
    ...['eq', 'not', 'gt', 'gte', 'lt', 'lte', 'contain', 'not_contain'].map((o) => ({ o, v: long as unknown })),
    ...['datetime_gt', 'timediff_lte'].map((o) => ({ o, v: long as unknown })),
    ...['in', 'not_in', 'contain_in', 'not_contain_in'].map((o) => ({ o, v: ['a', long] as unknown })),
    ...['eq', 'match'].map((o) => ({ o, v: { a: long } as unknown })),
  ])('S2: refuses a value of more than 10,000 characters with $o', async ({ o, v }) => {
    expect(await ask({ filter: [{ k: 'title', o, v }] })).toMatchObject(
      refused('query.filter.v', 'at most 10000 characters'),
    );
  });

  it('S2: refuses a named filter of more than 10,000 characters', async () => {
    const { status } = await domain.owner.post(alert.list.path, { assignee: long });
    expect(status).toBe(400);
  });

  it.each([
    {
      what: 'keys',
      filter_or: repeated(200, (number) => ({ k: `additional_info.${'a.'.repeat(50)}${number}`, o: 'eq', v: 1 })),
      reason: 'keys of at most 20000 characters together',
    },
    {
      what: 'values',
      filter_or: [0, 1].map(() => ({ k: 'title', o: 'in', v: repeated(1000, () => 'x'.repeat(600)) })),
      reason: 'values of at most 1000000 characters together',
    },
    {
      what: 'words',
      filter_or: repeated(3, () => ({ k: 'title', o: 'contain_in', v: repeated(700, (number) => `${number}`) })),
      reason: 'at most 2000 words of contain conditions together',
    },
    {
      what: 'conditions with patterns',
      filter_or: repeated(31, () => ({ k: 'title', o: 'regex', v: 'a' })),
      reason: 'at most 30 conditions with patterns, use regex_in',
    },
  ])('S2: refuses too many $what together', async ({ filter_or, reason }) => {
    expect(await ask({ filter_or })).toMatchObject(refused('query.filter', reason));
  });

  it('S2: finds many words, ignoring case, as it finds few', async () => {
    const title = `A.b*c% ÄÖ_${domain.domainId}`;
    await domain.owner.call(alert.create, { title, project_id: domain.projects[0] });
    const others = repeated(199, (number) => `none-${number}`);
    const titlesOf = async (query: object) =>
      ((await ask({ ...query, only: ['title'] })).body.results as { title: string }[]).map((row) => row.title);

    for (const word of ['a.B*C%', 'äö_', domain.domainId]) {
      const words = [...others, word];
      expect(await titlesOf({ filter: [{ k: 'title', o: 'contain_in', v: words }] })).toEqual([title]);
      expect(await titlesOf({ filter_or: words.map((v) => ({ k: 'title', o: 'contain', v })) })).toEqual([title]);
    }
    expect(await titlesOf({ filter: [{ k: 'title', o: 'contain_in', v: [...others, 'a.b.c'] }] })).toEqual([]);
  });
});

describe('a caller with many slow calls', () => {
  const CALLS = 40;

  it('S2: does not keep other callers waiting until all of them are answered', { timeout: 120_000 }, async () => {
    const other = await freshDomain();
    await other.owner.call(alert.list, {});
    let answered = 0;
    const slow = Promise.all(
      Array.from({ length: CALLS }, async () => {
        await domain.owner.post(alert.stat.path, { query: { aggregate: combinations(2) } });
        answered += 1;
      }),
    );
    while (answered < 2) await new Promise(setImmediate);

    await other.owner.call(alert.list, {});

    expect(answered).toBeLessThan(CALLS / 4);
    await slow;
  });
});
