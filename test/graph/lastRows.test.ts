/** Last rows are read in reverse order: they must be the end of the list as it is read forwards, equal rows included. */
import { beforeAll, describe, expect, it } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import { type RootList, rootLists } from './rootLists.ts';
import { createSeededGraph } from './seededGraph.ts';
import { createTestGraph, type TestGraph } from './testGraph.ts';

/** A page as it is selected here. */
interface ShownPage {
  readonly nodes: readonly { readonly id: string }[];
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
}

/** How many projects were created at each time, one after the other: lists in this order have groups of equal rows. */
const CREATED = [1, 3, 1, 2, 4, 1, 1, 2];

let graph: TestGraph;
beforeAll(async () => {
  graph = await createTestGraph();
  const days = CREATED.flatMap((count, day) => Array.from({ length: count }, () => day));
  for (const workspace_id of graph.workspaces)
    await graph.put(
      'projects',
      days.map((day, at) => ({
        // Identifiers are not in the order of creation. Of some names there are three.
        project_id: `project-${(at * 7) % days.length}-${workspace_id}`,
        ...{ domain_id: graph.domainId, workspace_id, name: `${at % 5 === 0 ? 'Same' : at}` },
        project_type: at % 4 === 0 ? 'PRIVATE' : 'PUBLIC',
        created_at: `2026-01-0${day + 1}T00:00:00.000Z`,
      })),
    );
  await raiseAlerts();
});

/** Twelve alerts of two projects, of which some are acknowledged. */
const raiseAlerts = async () => {
  for (let at = 0; at < 12; at++) {
    const project_id = graph.projects[at % 2] ?? '';
    const { alert_id } = await graph.admin.call(alert.create, { title: `Alert ${at % 3}`, project_id });
    if (at % 3 === 0) await graph.admin.call(alert.update, { alert_id, state: 'ACKNOWLEDGED' });
  }
};

const PAGE = 'nodes { id } totalCount pageInfo { hasNextPage hasPreviousPage }';
/** With cursors, equal rows have the order of their identifiers. */
const SELECTED = [PAGE, `${PAGE} edges { cursor }`];

/** The same page of a list as a root field, and under several parents. */
const fetchPages = async (field: string, parents: readonly string[]): Promise<ShownPage[]> => {
  const under = parents.map((parent, at) => `at${at}: ${parent} { page: ${field} }`);
  const { data, errors } = await graph.asAdmin(`{ root: ${field} ${under.join(' ')} }`);
  expect(errors).toBeUndefined();
  const { root, ...found } = data;
  return [root, ...Object.values<{ page: ShownPage }>(found).map(({ page }) => page)];
};

const takeEnd = ({ nodes, totalCount }: ShownPage, last: number) => ({
  ...{ nodes: nodes.slice(-last), totalCount },
  pageInfo: { hasNextPage: false, hasPreviousPage: totalCount > last },
});

describe.each([
  ...[undefined, 'CREATED_AT', 'CREATED_AT:DESC', 'NAME:DESC', 'ID', 'PROJECT_TYPE'],
  ...['PROJECT_TYPE:DESC CREATED_AT', 'CREATED_AT ID:DESC', 'NAME CREATED_AT:DESC PROJECT_TYPE'],
])('the last projects of workspaces in the order of %s', (order) => {
  const parents = () => graph.workspaces.map((id) => `workspace(id: "${id}")`);

  it.each([1, 2, 3, 5, 7, 12, 15, 40])('are the end of the list: last: %d', async (last) => {
    for (const selected of SELECTED) {
      const ask = (page: string) => fetchPages(`projects(${page}${orderBy(order)}) { ${selected} }`, parents());
      const all = await ask('first: 1000');

      expect(await ask(`last: ${last}`)).toMatchObject(all.map((page) => takeEnd(page, last)));
    }
  });
});

describe.each(['ACKNOWLEDGED_AT', 'ACKNOWLEDGED_AT:DESC', 'TITLE:DESC ACKNOWLEDGED_AT', 'ALERT_NUMBER', undefined])(
  'the last alerts of projects in the order of %s',
  (order) => {
    it.each([1, 2, 3, 5, 8])('are the end of the list, rows without a value included: last: %d', async (last) => {
      const parents = graph.projects.slice(0, 3).map((id) => `project(id: "${id}")`);
      for (const selected of SELECTED) {
        const ask = (page: string) => fetchPages(`alerts(${page}${orderBy(order)}) { ${selected} }`, parents);
        const all = await ask('first: 1000');

        expect(await ask(`last: ${last}`)).toMatchObject(all.map((page) => takeEnd(page, last)));
      }
    });
  },
);

/** `NAME STATE:DESC` as an argument; none for the default order. */
const orderBy = (order: string | undefined) => {
  const keys = order?.split(' ').map((key) => key.split(':'));
  return keys ? `, orderBy: [${keys.map(([field, way = 'ASC']) => `{ field: ${field}, direction: ${way} }`)}]` : '';
};

describe('the last two records of a type', () => {
  let seeded: TestGraph;
  beforeAll(async () => {
    seeded = await createSeededGraph();
  });

  /** A page in the default order, and one in each order that the list offers. */
  const pagesIn = async ({ name, orderFields }: RootList, page: string, selected: string): Promise<object> => {
    const orders = [undefined, ...orderFields.flatMap((field) => [field, `${field}:DESC`])];
    const pages = orders.map((order, at) => `at${at}: ${name}(${page}${orderBy(order)}) { ${selected} }`);
    const { data, errors } = await seeded.asAdmin(`{ ${pages.join(' ')} }`);
    expect(errors).toBeUndefined();
    return data;
  };

  it.each(rootLists)('are the end of the list in every order: $name', async (list) => {
    for (const selected of SELECTED.map((fields) => fields.replaceAll('id', list.idField ? 'id' : '__typename'))) {
      const all: Record<string, ShownPage> = Object(await pagesIn(list, 'first: 50', selected));

      const ends = Object.entries(all).map(([at, page]) => [at, takeEnd(page, 2)]);
      expect(await pagesIn(list, 'last: 2', selected)).toMatchObject(Object.fromEntries(ends));
    }
  });
});
