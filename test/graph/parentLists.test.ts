import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFacade } from '../../app/facade/index.ts';
import { isObject } from '../../subgraphs/wire/jsonObject.ts';
import { RUNS, SEED } from '../gateway/propertyRuns.ts';
import { sharedService } from '../service/testDomain.ts';
import { type CrowdedDomain, createCrowdedDomain } from './crowdedDomain.ts';
import { ListOracle, ROWS_WORTH_A_CALL, weighReads } from './listOracle.ts';
import { type ListCase, makeListCases, parentLists, printListQuery } from './parentLists.ts';
import { type ProxiedPost, type RecordingProxy, readResultRows, startRecordingProxy } from './recordingProxy.ts';
import { configureAreas, fetchAccessToken, makeSendQuery, type SendQuery } from './testGraph.ts';

let domain: CrowdedDomain;
let oracle: ListOracle;
let relay: RecordingProxy;
let ask: SendQuery;
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  domain = await createCrowdedDomain();
  oracle = new ListOracle(domain);
  relay = await startRecordingProxy((await sharedService()).url);
  const areas = await configureAreas(relay.url);
  const logger = pino({ level: 'silent' });
  const gateway = await startFacade({ config: areas.config, upstreamUrl: relay.url, logger });
  ask = makeSendQuery(gateway.url, await fetchAccessToken(gateway.url, domain.domainId, domain.users.admin));
  stop = async () => {
    await gateway.close();
    await areas.close();
    await relay.close();
  };
}, 180_000);
afterAll(() => stop?.());

/** Whether a POST only checks that the parents exist, which the queries name one by one (G28). */
const isExistenceCheck = ({ request: { query } }: ProxiedPost) =>
  isObject(query) && Array.isArray(query.only) && query.only.length === 1 && isLookupBy(query.only[0], query.filter);

const isLookupBy = (key: unknown, filter: unknown) =>
  Array.isArray(filter) && filter.length === 1 && filter[0].k === key && filter[0].o === 'in';

/** Answers a query, and returns the POSTs it took, without those that check whether the parents exist. */
const askCounting = async (query: string) => {
  relay.posts();
  const { data, errors } = await ask(query);
  expect(errors).toBeUndefined();
  const posts = relay.posts().filter((post) => !isExistenceCheck(post));
  return { data, posts, calls: posts.length };
};

const check = async (given: ListCase) => {
  const { data, posts, calls } = await askCounting(printListQuery(given));

  expect(data).toEqual(await oracle.answer(given));

  const least = await oracle.leastCosts(given);
  const rows = posts.flatMap(readResultRows).filter((row) => given.list.key in row).length;
  // The lengths of lists are not known in advance: some more calls per list, and some unneeded rows.
  const slack = ROWS_WORTH_A_CALL * (given.under.length + 3);
  expect(weighReads(calls, rows)).toBeLessThanOrEqual(least.reduce((sum, { cost }) => sum + 4 * cost + slack, 0));
  expect(calls).toBeLessThanOrEqual(least.reduce((sum, { ownCalls }) => sum + ownCalls + 3, 0));
};

describe('lists under many parents of the real service', () => {
  it(
    'equal the lists of one call per parent, at little more than the minimum of calls and rows',
    {
      timeout: 300_000,
    },
    () =>
      fc.assert(fc.asyncProperty(makeListCases(domain.parents), check), {
        numRuns: Math.ceil(RUNS / 5),
        seed: SEED,
        endOnFailure: true,
      }),
  );

  it.each(parentLists)('$field of each $parent are counted by one POST', async (list) => {
    for (const choice of list.choices) {
      const given: ListCase = { list, under: domain.parents[list.parent], pages: [{ choice, wants: 'total' }] };

      const { data, posts } = await askCounting(printListQuery(given));

      expect(data).toEqual(await oracle.answer(given));
      expect(posts.map(({ path }) => path)).toEqual([list.operation.path.replace(/list$/, 'stat')]);
    }
  });
});

describe('lists that once took many calls', () => {
  const underAll = (type: 'project' | 'workspace', field: string) =>
    `{ ${domain.parents[type].map((id, at) => `at${at}: ${type}(id: "${id}") { ${field} }`).join(' ')} }`;

  it('three rows of cost of each of six projects take three calls at most', async () => {
    const { posts, calls } = await askCounting(underAll('project', 'costReportData(first: 3) { nodes { product } }'));

    expect(calls).toBeLessThanOrEqual(3);
    // 136 rows of 1,643, and six more for the projects that have no more than three.
    expect(posts.flatMap(readResultRows).length).toBeLessThanOrEqual(142);
  });

  it('five rows of cost of two workspaces take one call of forty rows', async () => {
    const { posts, calls } = await askCounting(underAll('workspace', 'costReportData(first: 5) { nodes { product } }'));

    expect({ calls, rows: posts.flatMap(readResultRows).length }).toEqual({ calls: 1, rows: 40 });
  });

  it('all rows of cost of six projects, more than one answer has, take two calls, also the next time', async () => {
    const all = underAll('project', 'costReportData(first: 1000) { nodes { id } totalCount }');

    for (const _ of ['first', 'next']) {
      const { data, posts, calls } = await askCounting(all);

      const lists = Object.values<{ costReportData: { nodes: { id: string }[]; totalCount: number } }>(data);
      expect(lists.map(({ costReportData: { totalCount } }) => totalCount)).toEqual([900, 450, 250, 40, 3, 0]);
      expect(new Set(lists.flatMap(({ costReportData: { nodes } }) => nodes.map(({ id }) => id))).size).toBe(1643);
      expect({ calls, rows: posts.flatMap(readResultRows).length }).toEqual({ calls: 2, rows: 1643 });
    }
  });

  // Each time another number, since what the last time took is remembered.
  it.each([
    ['', 3],
    ['totalCount', 4],
    ['pageInfo { startCursor }', 5],
  ])(
    'the last rows of each of six projects take as many calls and rows as the first in the reverse order, with %s',
    async (also, size) => {
      const rows = (args: string) => underAll('project', `costReportData(${args}) { nodes { id } ${also} }`);
      const last = await askCounting(rows(`last: ${size}, orderBy: [{ field: ID }]`));
      const first = await askCounting(rows(`first: ${size}, orderBy: [{ field: ID, direction: DESC }]`));

      const idsOf = ({ data }: typeof last): string[][] =>
        Object.values<{ costReportData: { nodes: { id: string }[] } }>(data).map(({ costReportData }) =>
          costReportData.nodes.map(({ id }) => id),
        );
      expect(idsOf(last)).toEqual(idsOf(first).map((ids) => ids.toReversed()));
      expect(last.calls).toBe(first.calls);
      expect(last.posts.flatMap(readResultRows).length).toBe(first.posts.flatMap(readResultRows).length);
    },
  );
});
