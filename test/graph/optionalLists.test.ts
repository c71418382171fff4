/** Root lists of the directory, compared with the POST API for each caller; those of the admin: `filters.area.test.ts`. */
import { beforeAll, describe, expect, it } from 'vitest';
import { optionalOperations } from '../../contract/index.ts';
import { anApp } from '../service/identity/machineCredentials.ts';
import { type ApiClient, createApiClient } from '../service/testDomain.ts';
import { rootLists } from './rootLists.ts';
import { createSeededGraph } from './seededGraph.ts';
import { makeSendQuery, type SendQuery, type TestGraph } from './testGraph.ts';

let graph: TestGraph;
let callers: Readonly<Record<string, { readonly ask: SendQuery; readonly client: ApiClient }>>;
beforeAll(async () => {
  graph = await createSeededGraph();
  const app = await anApp(graph, 'WORKSPACE_OWNER');
  callers = {
    owner: { ask: graph.asOwner, client: graph.owner },
    member: { ask: graph.asMember, client: graph.member },
    app: {
      ask: makeSendQuery(graph.gatewayUrl, app.client_secret),
      client: createApiClient(graph.url, app.client_secret),
    },
  };
});

/** Callers with a workspace list the users of that workspace. */
const pathFor = (path: string) => path.replace('/user/', '/workspace-user/');

const cases = rootLists
  .filter(({ operation }) => optionalOperations.has(operation.id))
  .flatMap(({ name, idField, operation }) =>
    ['owner', 'member', 'app'].map((caller) => ({ name, caller, key: idField ?? '', path: pathFor(operation.path) })),
  );

const PAGES = [
  { args: 'first: 1000', query: { page: { start: 1, limit: 1000 } } },
  {
    args: 'first: 2, offset: 1, orderBy: [{field: ID, direction: DESC}]',
    query: { page: { start: 2, limit: 2 } },
    desc: true,
  },
  { args: 'keyword: "s"', query: { keyword: 's', page: { start: 1, limit: 20 } } },
];

describe('root lists of the directory', () => {
  it.each(cases)(
    '$name of $caller have the rows and the order of the POST API',
    async ({ name, caller, key, path }) => {
      const { ask, client } = callers[caller] ?? { ask: graph.asNobody, client: graph.anonymous };
      for (const { args, query, desc } of PAGES) {
        const { data, errors } = await ask(`{ list: ${name}(${args}) { totalCount nodes { id name } } }`);
        const { status, body } = await client.post(path, {
          query: { ...query, ...(desc && { sort: [{ key, desc }] }) },
        });

        // Users get their own ones (`ownWorkspaces.test.ts`).
        if (status === 403 && name === 'workspaces' && ['owner', 'member'].includes(caller)) {
          expect(errors).toBeUndefined();
          continue;
        }
        if (status === 403) {
          expect(errors).toMatchObject([{ path: ['list'], extensions: { code: 'FORBIDDEN' } }]);
          continue;
        }
        expect([status, errors]).toEqual([200, undefined]);
        const rows = body.results as Record<string, string>[];
        expect(data.list).toEqual({
          totalCount: body.total_count,
          nodes: rows.map((row) => ({ id: row[key], name: row.name || null })),
        });
      }
    },
  );
});
