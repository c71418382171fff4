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
