/** The root list of workspaces for callers who may not list those of the domain: the own ones, as upstream would list them. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestGraph, makeSendQuery, type TestGraph } from './testGraph.ts';

const OWN = '/identity/v2/user-profile/get-workspaces';

const NAMES = ['alpha', 'Zürich', 'Beta', 'Shop 1', 'Shop 2', 'shop 10', 'Élan', 'Zoo'];

let graph: TestGraph;
/** The owner has a role in every workspace of the domain, and so sees what the admin sees. */
beforeAll(async () => {
  graph = await createTestGraph();
  const { domainId: domain_id, users, workspaces } = graph;
  const more = NAMES.map((name, at) => ({
    ...{ workspace_id: `${workspaces[0]}-${at}`, domain_id, name, is_managed: at > 5 },
    state: at % 3 === 0 ? 'DISABLED' : 'ENABLED',
    tags: at % 2 === 0 ? { team: `t${at}`, floor: at, empty: '', list: [at, { name: 'x' }] } : {},
    // Two have the same time, of which the second has the first name.
    created_at: `2026-0${Math.max(1, at)}-01T00:00:00.000Z`,
  }));
  await graph.put('workspaces', more);
  const bound = [...more.map(({ workspace_id }) => workspace_id), workspaces[1]];
  await graph.put(
    'role_bindings',
    bound.map((workspace_id) => ({
      ...{ role_binding_id: `${workspace_id}-binding`, domain_id, workspace_id, user_id: users.owner },
      ...{ role_id: 'managed-workspace-owner', role_type: 'WORKSPACE_OWNER', resource_group: 'WORKSPACE' },
    })),
  );
});
beforeEach(() => void graph.posts());

const ROWS = 'nodes { id name state tags isManaged createdAt } totalCount pageInfo { hasNextPage hasPreviousPage }';
const query = (args: string) => `{ workspaces(${args}) { ${ROWS} } }`;

describe('workspaces of a caller who may not list those of the domain', () => {
  it('are those for which the caller may be granted a token, by one POST', async () => {
    const { data, errors } = await graph.asMember('{ workspaces { nodes { id userCount cost { day } } totalCount } }');

    expect(errors).toBeUndefined();
    expect(data.workspaces).toEqual({
      nodes: [{ id: graph.workspaces[0], userCount: null, cost: null }],
      totalCount: 1,
    });
    expect(graph.posts()).toEqual([OWN]);
  });

  it('are none without a role', async () => {
    const { data, errors } = await makeSendQuery(graph.gatewayUrl, await graph.tokenOf.guest())(query('first: 5'));

    expect(errors).toBeUndefined();
    expect(data.workspaces).toMatchObject({ nodes: [], totalCount: 0 });
  });

  it('are named as in `me`, in one POST with them', async () => {
    const { data } = await graph.asOwner(
      '{ workspaces { nodes { id name } } me { workspaces { workspace { id name } } } }',
    );

    const own = data.me.workspaces.map(({ workspace }: { workspace: { id: string } }) => workspace);
    expect(data.workspaces.nodes).toEqual(own);
    expect(graph.posts()).toEqual([OWN]);
  });

  it.each([
    'first: 3',
    'last: 4',
    'offset: 2, first: 3',
    'keyword: "SHOP zoo"',
    'keyword: " "',
    'filter: { name: { eq: "Shop 1" } }',
    'filter: { name: { eq: null } }',
    'filter: { name: { not: null } }',
    'filter: { name: { not: "Beta" } }',
    'filter: { name: { in: ["Beta", "zoo"] } }',
    'filter: { name: { notIn: ["Beta", "Zoo"] } }',
    'filter: { name: { contains: "SHOP" } }',
    'filter: { state: { eq: DISABLED } }',
    'filter: { state: { notIn: [DISABLED] } }',
    'filter: { isManaged: { eq: true } }',
    'filter: { tags: [{ path: "team", eq: "t2" }] }',
    'filter: { tags: [{ path: "team", exists: false }] }',
    'filter: { tags: [{ path: "empty", exists: true }] }',
    'filter: { tags: [{ path: "floor", gt: 2 }] }',
    'filter: { tags: [{ path: "floor", contains: "4" }] }',
    'filter: { tags: [{ path: "list", eq: 2 }] }',
    'filter: { tags: [{ path: "list.0", lte: 2 }] }',
    'filter: { tags: [{ path: "list.name", eq: "x" }] }',
    'filter: { createdAt: { gte: "2026-03-01T00:00:00Z", lt: "2026-05-01T02:00:00+02:00" } }',
    'filter: { or: [{ name: { eq: "Beta" } }, { state: { eq: DISABLED } }] }',
    'filter: { isManaged: { eq: false }, or: [{ name: { contains: "o" } }, { name: { eq: null } }] }',
    'orderBy: [{ field: NAME, direction: DESC }]',
    'orderBy: [{ field: STATE }, { field: NAME, direction: DESC }]',
    'orderBy: [{ field: IS_MANAGED, direction: DESC }, { field: CREATED_AT }]',
    'orderBy: [{ field: CREATED_AT, direction: DESC }]',
    'orderBy: [{ field: ID, direction: DESC }], first: 2',
    'orderBy: [{ field: CREATED_AT }], last: 7',
    'orderBy: [{ field: CREATED_AT, direction: DESC }], last: 2',
  ])('with (%s) are what a caller with the same workspaces lists', async (args) => {
    const listed = await graph.asAdmin(query(args));
    graph.posts();

    expect(await graph.asOwner(query(args))).toEqual(listed);
    expect(listed.errors).toBeUndefined();
    expect(graph.posts()).toEqual([OWN]);
  });

  it.each(['NAME', 'STATE', 'CREATED_AT'])('are continued by cursors in the order of %s, either way', async (field) => {
    const order = `orderBy: [{ field: ${field}, direction: DESC }]`;
    const { data } = await graph.asAdmin(`{ workspaces(${order}) { nodes { id } pageInfo { endCursor } } }`);
    const ids = data.workspaces.nodes.map(({ id }: { id: string }) => id);
    const pagesFrom = async (size: 'first' | 'last', at: 'after' | 'before') => {
      const found: string[] = [];
      for (let cursor = ''; ; ) {
        const args = `${size}: 3, ${order} ${cursor && `, ${at}: "${cursor}"`}`;
        const page = await graph.asOwner(`{ workspaces(${args}) { nodes { id } pageInfo {
          hasNextPage hasPreviousPage startCursor endCursor } } }`);
        const { nodes, pageInfo } = page.data.workspaces;
        found.splice(size === 'first' ? found.length : 0, 0, ...nodes.map(({ id }: { id: string }) => id));
        if (!(size === 'first' ? pageInfo.hasNextPage : pageInfo.hasPreviousPage)) return found;
        cursor = size === 'first' ? pageInfo.endCursor : pageInfo.startCursor;
      }
    };

    expect(await pagesFrom('first', 'after')).toEqual(ids);
    expect(await pagesFrom('last', 'before')).toEqual(ids);
  });

  it.each(['filter: { userCount: { gt: 0 } }', 'filter: { name: { regex: "^S" } }', 'orderBy: [{ field: COST_DAY }]'])(
    'with (%s) are FORBIDDEN, since the caller’s own workspaces cannot answer it',
    async (args) => {
      const { data, errors } = await graph.asOwner(query(args));

      expect(data.workspaces).toBeNull();
      expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', operation: 'identity.workspace.list' } }]);
      expect(graph.posts()).toEqual([]);
    },
  );
});
