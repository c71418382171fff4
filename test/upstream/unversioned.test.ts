import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from 'graphql';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFacade } from '../../app/facade/index.ts';
import { operations } from '../../contract/index.ts';
import { createRouteFinder } from '../../subgraphs/upstream/routes.ts';
import { facadeConfig } from '../facadeConfig.ts';
import { rootLists } from '../graph/rootLists.ts';
import { createSeededGraph } from '../graph/seededGraph.ts';
import { fetchAccessToken, makeSendQuery, type SendQuery, type TestGraph } from '../graph/testGraph.ts';
import { startPublicGateway } from './publicGateway.ts';

const api = buildSchema(readFileSync(new URL('../../schema/api.graphql', import.meta.url), 'utf8'));

/** Fields without arguments whose type is a scalar or enumeration. */
const listLeafFields = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).filter(({ args, type: of }) => args.length === 0 && isLeafType(getNamedType(of)));

/** Every leaf of a record, and the identifiers of references. */
const printSelection = (name: string) => {
  const type = api.getType(name);
  if (!isObjectType(type)) throw new Error(`no type ${name}`);
  const references = Object.values(type.getFields()).flatMap(({ name: field, args, type: of }) => {
    const to = getNamedType(of);
    return args.length === 0 && isObjectType(to) && to.getFields().id ? [`${field} { id }`] : [];
  });
  return [...listLeafFields(type).map(({ name: field }) => field), ...references].join(' ');
};

const ACROSS_AREAS = `{ alerts(first: 20) { nodes { title state webhook { name project {
  id dashboards(first: 3) { nodes { name } } } } } } }`;
const BUDGETS_AT_RISK = `{ budgets(first: 10) { nodes { name limit project { id
  dashboards(first: 5) { nodes { name } }
  alerts(first: 5, filter: {state: {eq: TRIGGERED}}) { totalCount nodes { title } } } } } }`;

/** Every list of the graph except the one that has no unversioned path. */
const LISTS = rootLists.filter(({ name }) => name !== 'legacyEndpoints');

const QUERIES = [
  { given: 'the flagship query of alerts', query: ACROSS_AREAS },
  { given: 'the flagship query of budgets', query: BUDGETS_AT_RISK },
  { given: 'the caller', query: '{ me { roleType workspace { id } } }' },
  ...LISTS.map(({ name, type }) => ({
    given: name,
    query: `{ ${name}(first: 5) { totalCount pageInfo { hasNextPage } nodes { ${printSelection(type)} } } }`,
  })),
  ...LISTS.map(({ name }) => ({
    given: `${name}, none of which match`,
    query: `{ ${name}(keyword: "qzx") { totalCount } }`,
  })),
];

describe.each([
  { made: 'that leaves out versions', proto3: false },
  { made: 'that answers as proto3 does too', proto3: true },
])('a public gateway of the API $made', ({ proto3 }) => {
  let graph: TestGraph;
  let ask: SendQuery;
  let proxy: Awaited<ReturnType<typeof startPublicGateway>>;
  let facade: Awaited<ReturnType<typeof startFacade>>;
  beforeAll(async () => {
    graph = await createSeededGraph();
    proxy = await startPublicGateway(graph.url, { proto3 });
    const config = facadeConfig({ UPSTREAM_PATHS: 'unversioned' });
    facade = await startFacade({ config, upstreamUrl: proxy.url, logger: pino({ level: 'silent' }) });
    ask = makeSendQuery(facade.url, await fetchAccessToken(facade.url, graph.domainId, graph.users.admin));
  });
  afterAll(async () => {
    await facade.close();
    await proxy.close();
  });

  it.each(QUERIES)('answers $given like the service itself', async ({ query }) => {
    const expected = await graph.asAdmin(query);
    proxy.refused.length = 0;

    const answer = await ask(query);

    expect(proxy.refused).toEqual([]);
    expect(answer).toEqual(expected);
  });

  it('writes, and returns user errors of a mutation', async () => {
    const create = `mutation ($name: String!) { roleCreate(input: {name: $name, roleType: WORKSPACE_OWNER, permissions: ["*"]}) {
      role { name roleType } userErrors { code } } }`;

    const name = `Auditor ${randomUUID()}`;
    const { data, errors } = await ask(create, { name });

    expect(errors).toBeUndefined();
    expect(data.roleCreate).toEqual({
      role: { name, roleType: 'WORKSPACE_OWNER' },
      userErrors: [],
    });
  });

  it('has no older list of endpoints, which is not called', async () => {
    proxy.paths.length = 0;

    const { errors } = await ask('{ legacyEndpoints { nodes { name } } }');

    expect(errors).toMatchObject([{ extensions: { code: 'NOT_IMPLEMENTED' } }]);
    expect(proxy.paths).toEqual([]);
  });
});

describe('unversioned paths', () => {
  it('are one per operation, except for the older list of endpoints', () => {
    const routeOf = createRouteFinder('unversioned');
    const routes = [...operations.values()].map((operation) => ({ id: operation.id, ...routeOf(operation) }));
    const paths = routes.flatMap(({ path }) => path ?? []);

    expect(routes.filter(({ path }) => path === null).map(({ id }) => id)).toEqual(['identity_v1.endpoint.list']);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => /v\d|_/.test(path.replace(/:\w+/g, '')))).toEqual([]);
  });
});
