/** Last rows are read in reverse order: they must be the end of the list as it is read forwards, equal rows included. */
import { beforeAll, describe, expect, it } from 'vitest';
import { freshGraph, type TestGraph } from './stack.ts';

/** How many projects were created at each time, one after the other: lists in this order have groups of equal rows. */
const CREATED = [1, 3, 1, 2, 4, 1, 1, 2];

let graph: TestGraph;
beforeAll(async () => {
  graph = await freshGraph();
  const days = CREATED.flatMap((count, day) => Array.from({ length: count }, () => day));
  for (const workspace_id of graph.workspaces)
    await graph.put(
      'projects',
      days.map((day, at) => ({
        // Identifiers are not in the order of creation.
        project_id: `project-${(at * 7) % days.length}-${workspace_id}`,
        ...{ domain_id: graph.domainId, workspace_id, name: `${at}` },
        created_at: `2026-01-0${day + 1}T00:00:00.000Z`,
      })),
    );
});

const PAGE = 'nodes { id } totalCount pageInfo { hasNextPage hasPreviousPage }';
const orders = ['ASC', 'DESC'].map((direction) => `orderBy: [{ field: CREATED_AT, direction: ${direction} }]`);

describe.each(orders)('the last rows of a list, %s', (order) => {
  const pagesOf = async (args: string, selected = PAGE) => {
    const lists = graph.workspaces.map((id, at) => `at${at}: workspace(id: "${id}") { ${projects(args, selected)} }`);
    const { data, errors } = await graph.asAdmin(`{ root: ${projects(args, selected)} ${lists.join(' ')} }`);
    expect(errors).toBeUndefined();
    const { root, ...under } = data;
    return [root, ...Object.values<{ projects: unknown }>(under).map((workspace) => workspace.projects)];
  };
  const projects = (args: string, selected: string) => `projects(${args}, ${order}) { ${selected} }`;

  it.each([1, 2, 3, 4, 5, 6, 7, 9, 12, 14, 15, 40])('are its end: last: %d', async (last) => {
    const all = await pagesOf('first: 1000');

    const expected = all.map(({ nodes, totalCount }) => ({
      ...{ nodes: nodes.slice(-last), totalCount },
      pageInfo: { hasNextPage: false, hasPreviousPage: totalCount > last },
    }));
    expect(await pagesOf(`last: ${last}`)).toEqual(expected);
    const rows = expected.map(({ nodes }) => ({ nodes }));
    expect(await pagesOf(`last: ${last}`, 'nodes { id }')).toEqual(rows);
  });
});
