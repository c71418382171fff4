/** Pages by cursors, while rows come and go. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import { RUNS, SEED } from '../gateway/propertyRuns.ts';
import { createCrowdedDomain } from './crowdedDomain.ts';
import { createTestGraph, fetchAccessToken, makeSendQuery, type SendQuery, type TestGraph } from './testGraph.ts';

const ALERT_LIST = '/monitoring/v1/alert/list';
const PROJECT_LIST = '/identity/v2/project/list';

interface WalkedPage {
  readonly nodes: readonly { readonly id: string }[];
  readonly totalCount?: number;
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string;
    readonly endCursor: string;
  };
}

/** Reads a page of a list, which may be under a parent. */
const readPage = async (ask: SendQuery, list: string, { under = '', counted = '' } = {}): Promise<WalkedPage> => {
  const selected = `page: ${list} { ${counted} nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`;
  const { data, errors } = await ask(under ? `{ parent: ${under} { ${selected} } }` : `{ ${selected} }`);
  expect(errors).toBeUndefined();
  return under ? data.parent.page : data.page;
};

const idsOf = ({ nodes }: WalkedPage) => nodes.map(({ id }) => id);

/** How a list is read: its arguments, the size of a page, and whether from its end. */
interface ListWalk {
  readonly field: string;
  readonly under?: string;
  readonly args: string;
  readonly size: number;
  readonly isBackward: boolean;
}

/** Reads all pages of a list, and calls `between` after each. */
const readAll = async (
  ask: SendQuery,
  { field, under = '', args, size, isBackward }: ListWalk,
  between: (page: number) => Promise<unknown> = async () => {},
): Promise<string[]> => {
  const read: string[] = [];
  let from = '';
  for (let page = 0; page < 100; page++) {
    const count = `${isBackward ? 'last' : 'first'}: ${size}`;
    const given = await readPage(ask, `${field}(${count}${from}${args && `, ${args}`})`, { under });
    read.push(...(isBackward ? idsOf(given).reverse() : idsOf(given)));
    const { hasNextPage, hasPreviousPage, startCursor, endCursor } = given.pageInfo;
    if (!(isBackward ? hasPreviousPage : hasNextPage)) return read;
    from = isBackward ? `, before: "${startCursor}"` : `, after: "${endCursor}"`;
    await between(page);
  }
  throw new Error('the list has no end');
};

let graph: TestGraph;
beforeAll(async () => {
  graph = await createTestGraph();
});

describe('pages of a list that changes', () => {
  let made: string[];
  const create = async (members: object) => {
    const { alert_id } = await graph.admin.call(alert.create, {
      title: 'Alert',
      project_id: graph.projects[0],
      ...members,
    });
    made.push(alert_id);
    return alert_id;
  };
  const remove = async (alert_id = '') => {
    made = made.filter((id) => id !== alert_id);
    await graph.admin.call(alert.delete, { alert_id });
  };
  beforeAll(() => {
    made = [];
  });

  it('neither repeat rows if one comes, nor lose rows if one goes, in one POST each', async () => {
    const numbered: string[] = [];
    for (let at = 0; at < 6; at++) numbered.push(await create({}));
    graph.posts();

    const one = await readPage(graph.asAdmin, 'alerts(first: 2)');
    numbered.push(await create({}));
    const two = await readPage(graph.asAdmin, `alerts(first: 2, after: "${one.pageInfo.endCursor}")`);
    await remove(numbered[4]);
    const three = await readPage(graph.asAdmin, `alerts(first: 2, after: "${two.pageInfo.endCursor}")`);
    const back = await readPage(graph.asAdmin, `alerts(last: 2, before: "${two.pageInfo.startCursor}")`);

    const numbersOf = (page: WalkedPage) => idsOf(page).map((id) => numbered.indexOf(id));
    expect([one, two, three, back].map(numbersOf)).toEqual([
      [5, 4],
      [3, 2],
      [1, 0],
      [6, 5],
    ]);
    expect([one, two, three].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, true, false]);
    expect(back.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    expect(graph.posts()).toEqual([ALERT_LIST, ALERT_LIST, ALERT_LIST, ALERT_LIST]);
  });

  it('have the total of the whole list, which takes one more POST after a cursor', async () => {
    const one = await readPage(graph.asAdmin, 'alerts(first: 2)', { counted: 'totalCount' });
    graph.posts();

    const two = await readPage(graph.asAdmin, `alerts(first: 2, after: "${one.pageInfo.endCursor}")`, {
      counted: 'totalCount',
    });

    expect([one, two].map(({ totalCount }) => totalCount)).toEqual([6, 6]);
    expect(graph.posts()).toEqual([ALERT_LIST, ALERT_LIST]);
  });

  it('between `after` and `before` end at the cursor of `before`', async () => {
    const all = await readPage(graph.asAdmin, 'alerts(first: 100)');
    const [after, before] = await Promise.all(
      [2, 5].map(async (size) => (await readPage(graph.asAdmin, `alerts(first: ${size})`)).pageInfo.endCursor),
    );
    const between = `after: "${after}", before: "${before}"`;

    expect(idsOf(await readPage(graph.asAdmin, `alerts(first: 9, ${between})`))).toEqual(idsOf(all).slice(2, 4));
    expect(idsOf(await readPage(graph.asAdmin, `alerts(last: 1, ${between})`))).toEqual(idsOf(all).slice(3, 4));
    expect(idsOf(await readPage(graph.asAdmin, `alerts(first: 9, before: "${before}")`))).toEqual(
      idsOf(all).slice(0, 4),
    );
    expect(idsOf(await readPage(graph.asAdmin, `alerts(last: 2, after: "${before}")`))).toEqual(
      idsOf(all).slice(5).slice(-2),
    );
    expect(idsOf(await readPage(graph.asAdmin, `alerts(first: 2, after: "${before}", before: "${after}")`))).toEqual(
      [],
    );
  });

  const change = fc.record({
    at: fc.nat({ max: 6 }),
    creates: fc.boolean(),
    which: fc.nat({ max: 11 }),
    title: fc.constantFrom('Disk', 'Load', 'ﬁne', '𝔭ing'),
    description: fc.constantFrom('', 'again', 'slow'),
    urgency: fc.constantFrom('HIGH', 'LOW'),
  });
  const walk = fc.record({
    isUnderParent: fc.boolean(),
    order: fc.constantFrom(
      '',
      'orderBy: [{ field: TITLE }]',
      'orderBy: [{ field: DESCRIPTION }]',
      'orderBy: [{ field: DESCRIPTION, direction: DESC }]',
      'orderBy: [{ field: STATE, direction: DESC }]',
      'orderBy: [{ field: ALERT_NUMBER, direction: DESC }]',
      'orderBy: [{ field: URGENCY }, { field: TITLE, direction: DESC }]',
      'orderBy: [{ field: ACKNOWLEDGED_AT }, { field: ID, direction: DESC }]',
      'orderBy: [{ field: TITLE, direction: DESC }], filter: { or: [{ urgency: { eq: HIGH } }, { urgency: { eq: LOW } }] }',
    ),
    size: fc.integer({ min: 1, max: 4 }),
    isBackward: fc.boolean(),
    changes: fc.array(change, { maxLength: 8 }),
  });

  it('have each row that stays exactly once, in the order of the list, and no row twice', { timeout: 300_000 }, () =>
    fc.assert(
      fc.asyncProperty(walk, async ({ isUnderParent, order, size, isBackward, changes }) => {
        const under = isUnderParent ? `project(id: "${graph.projects[0]}")` : '';
        const list = { field: 'alerts', under, args: order, isBackward };
        while (made.length < 12) await create({ title: `Load ${made.length % 3}` });
        const before = await readAll(graph.asAdmin, { ...list, size: 1000 });

        const read = await readAll(graph.asAdmin, { ...list, size }, async (page) => {
          for (const { at, creates, which, ...members } of changes.filter(({ at }) => at === page))
            if (creates) await create(members);
            else await remove(made[which % made.length]);
        });

        const after = await readAll(graph.asAdmin, { ...list, size: 1000 });
        expect(new Set(read).size).toBe(read.length);
        expect(read.filter((id) => after.includes(id))).toEqual(after.filter((id) => read.includes(id)));
        expect(after.filter((id) => before.includes(id)).filter((id) => !read.includes(id))).toEqual([]);
        for (const id of made.slice(12)) await remove(id);
      }),
      { numRuns: Math.ceil(RUNS / 4), seed: SEED, endOnFailure: true },
    ),
  );
});

describe('pages of a long list with many equal rows', () => {
  let ask: SendQuery;
  let ids: readonly string[];
  let projects: readonly string[];
  beforeAll(async () => {
    const domain = await createCrowdedDomain();
    projects = domain.parents.project;
    ask = makeSendQuery(
      graph.gatewayUrl,
      await fetchAccessToken(graph.gatewayUrl, domain.domainId, domain.users.admin),
    );
    ids = await readAll(ask, { field: 'costReportData', args: '', size: 1000, isBackward: false });
    expect(new Set(ids).size).toBe(1643);
  }, 180_000);

  it.each([
    { args: '', isBackward: false },
    { args: '', isBackward: true },
    { args: 'orderBy: [{ field: IS_CONFIRMED, direction: DESC }]', isBackward: false },
    { args: 'orderBy: [{ field: PRODUCT, direction: DESC }]', isBackward: false },
    { args: 'orderBy: [{ field: PRODUCT }, { field: PROVIDER, direction: DESC }]', isBackward: false },
    {
      args: 'filter: { or: [{ product: { eq: "S3" } }, { product: { not: "S3" } }] }, orderBy: [{ field: PROVIDER }]',
      isBackward: false,
    },
    { args: 'orderBy: [{ field: COST, direction: DESC }]', isBackward: true },
  ])('have each row once, and take one POST each: $args, backward: $isBackward', async ({ args, isBackward }) => {
    graph.posts();

    const read = await readAll(ask, { field: 'costReportData', args, size: 200, isBackward });

    expect(read.toSorted()).toEqual(ids.toSorted());
    expect(graph.posts()).toHaveLength(9);
  });

  it.each([
    { given: 'forwards', size: 'first: 60', cursor: 'after', end: 'endCursor', more: 'hasNextPage' },
    { given: 'backwards', size: 'last: 60', cursor: 'before', end: 'startCursor', more: 'hasPreviousPage' },
  ])('continue under each of several parents from its own cursor, $given', async ({ size, cursor, end, more }) => {
    const under = projects.slice(0, 4);
    const read: string[][] = under.map(() => []);
    let pages: readonly { readonly at: number; readonly args: string }[] = under.map((_, at) => ({ at, args: size }));

    for (let round = 0; pages.length > 0; round++) {
      const fields = pages.map(
        ({ at, args }) => `p${at}: project(id: "${under[at]}") { costReportData(${args}) {
        nodes { id } pageInfo { ${end} ${more} } } }`,
      );
      graph.posts();
      const { data } = await ask(`{ ${fields} }`);
      // As many as pages, and one that tried all together; at first two more for lengths and short lists.
      expect(graph.posts().filter((path) => path !== PROJECT_LIST).length).toBeLessThanOrEqual(
        pages.length + (round === 0 ? 3 : 1),
      );
      for (const { at } of pages) read[at]?.push(...idsOf(data[`p${at}`].costReportData));
      pages = pages
        .map(({ at }) => ({ at, info: data[`p${at}`].costReportData.pageInfo }))
        .filter(({ info }) => info[more])
        .map(({ at, info }) => ({ at, args: `${size}, ${cursor}: "${info[end]}"` }));
    }

    expect(read.map(({ length }) => length)).toEqual([900, 450, 250, 40]);
    expect(read.map((ids) => new Set(ids).size)).toEqual([900, 450, 250, 40]);
  });

  it('take one POST for several parents if their cursors are near each other', async () => {
    const page = (at: number, args = '') => `p${at}: project(id: "${projects[at]}") { costReportData(first: 2${args}) {
      nodes { id } pageInfo { endCursor } } }`;
    const all = await Promise.all(
      [0, 1, 2].map((at) =>
        readAll(ask, {
          field: 'costReportData',
          under: `project(id: "${projects[at]}")`,
          args: '',
          size: 1000,
          isBackward: false,
        }),
      ),
    );

    const { data: one } = await ask(`{ ${[0, 1, 2].map((at) => page(at)).join(' ')} }`);
    const cursors = [0, 1, 2].map((at) => one[`p${at}`].costReportData.pageInfo.endCursor);
    graph.posts();
    const { data: two } = await ask(`{ ${cursors.map((cursor, at) => page(at, `, after: "${cursor}"`)).join(' ')} }`);

    for (const at of [0, 1, 2])
      expect([one, two].flatMap((data) => idsOf(data[`p${at}`].costReportData))).toEqual(all[at]?.slice(0, 4));
    // The other one asks whether the projects exist.
    expect(graph.posts().filter((path) => path !== PROJECT_LIST)).toHaveLength(1);
  });
});
