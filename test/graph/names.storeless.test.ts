import {
  buildClientSchema,
  getIntrospectionQuery,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { subgraphs } from '../../subgraphs/index.ts';
import { startStubbedGraph } from './calls/stubbedGraph.ts';
import {
  nameRootList,
  parentFields,
  parsePairs,
  references,
  rootFields,
  singleParentFields,
  splitWords,
} from './designedNames.ts';

/** The public schema, by introspection of the gateway. */
const graph = await (async () => {
  const stack = await startStubbedGraph();
  const { answer } = await stack.ask(getIntrospectionQuery({ schemaDescription: true }));
  await stack.close();
  // A describe block without data would fail here.
  return buildClientSchema(answer.data);
})();

const findFields = (type: string) => {
  const found = graph.getType(type);
  return isObjectType(found) ? found.getFields() : {};
};

const rootList = (type: string) => findFields('Query')[nameRootList(type)];

describe('the root fields', () => {
  it.each(rootFields)('read and write $types', ({ types, queries, mutations }) => {
    expect(splitWords(types).filter((type) => !graph.getType(type))).toEqual([]);
    expect(splitWords(queries).filter((name) => !findFields('Query')[name])).toEqual([]);
    expect(splitWords(mutations).filter((name) => !findFields('Mutation')[name])).toEqual([]);
  });

  it('are exactly these', () => {
    const known = (kind: 'queries' | 'mutations') => rootFields.flatMap((root) => splitWords(root[kind])).sort();

    expect(Object.keys(findFields('Query')).sort()).toEqual(known('queries'));
    expect(Object.keys(findFields('Mutation')).sort()).toEqual(known('mutations'));
  });

  it('omit the data of trusted secrets, which the subgraph has', () => {
    const query = subgraphs.secret?.schema.getQueryType();

    expect(query?.getFields().trustedSecretData).toBeDefined();
    expect(findFields('Query').trustedSecretData).toBeUndefined();
    expect(Object.keys(graph.getTypeMap()).filter((name) => /^TrustedSecretData/.test(name))).toEqual([]);
  });
});

describe('the description of the graph', () => {
  it('says how to sign in, and names root fields to start with', () => {
    const named = [...(graph.description ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    const known = [...Object.keys(findFields('Query')), ...Object.keys(findFields('Mutation'))];
    const others = ['first', 'after', 'filter', 'keyword', 'orderBy', 'userErrors'];

    expect(named).toContain('tokenIssue');
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => ![...known, ...others].includes(name))).toEqual([]);
  });
});

/** Root fields by purpose: a list, a single record, numbers, others. */
const queries = Object.values(findFields('Query'));
const lists = queries.filter(({ type }) => String(type).endsWith('Connection'));
const printArguments = (field: { args: readonly { name: string; type: unknown }[] } | undefined) =>
  field?.args.map(({ name, type }) => `${name}: ${type}`).sort() ?? [];
const listedBy = (type: unknown) => String(type).replace('Connection', '');

describe('a list', () => {
  it.each(lists)('$name has the arguments of every list', (field) => {
    const type = listedBy(field.type);
    const own = field.args.filter(({ name }) => ['domainId', 'endpointType', 'id'].includes(name));

    expect(printArguments(field)).toEqual(
      [
        ...own.map(({ name, type }) => `${name}: ${type}`),
        ...['after: String', 'before: String', 'first: Int', 'keyword: String', 'last: Int', 'offset: Int'],
        ...[`filter: ${type}Filter`, `orderBy: [${type}Order!]`],
      ].sort(),
    );
  });

  it.each(lists)('$name returns a connection with edges and nodes', ({ type }) => {
    const fields = findFields(String(type));
    const record = listedBy(type);

    const shared = Object.values(fields).filter(({ name }) => !/^by(State|Status)$/.test(name));
    expect(Object.fromEntries(shared.map((field) => [field.name, String(field.type)]))).toEqual({
      edges: `[${record}Edge!]!`,
      nodes: `[${record}!]!`,
      pageInfo: 'PageInfo!',
      totalCount: 'Int!',
    });
    expect(Object.keys(findFields(`${record}Edge`)).sort()).toEqual(['cursor', 'node']);
  });

  it.each(lists)('$name has a filter with alternatives, and an order by an enumeration of fields', ({ type }) => {
    const record = listedBy(type);
    const filter = graph.getType(`${record}Filter`);
    const order = graph.getType(`${record}Order`);

    expect(isInputObjectType(filter) && String(filter.getFields().or?.type)).toBe(`[${record}Filter!]`);
    expect(
      isInputObjectType(order) &&
        Object.values(order.getFields())
          .map((field) => `${field.name}: ${field.type}`)
          .sort(),
    ).toEqual([
      // Cost has an amount per currency, so that its order names the currency.
      ...(record === 'CostReportData' ? ['currency: String'] : []),
      ...['direction: SortDirection', `field: ${record}OrderField!`],
    ]);
    expect(isEnumType(graph.getType(`${record}OrderField`))).toBe(true);
  });

  /** Secrets, addresses, and values that are not stored with the record. */
  const unordered = ['Agent.isManaged', 'Alert.imageUrl', 'Webhook.accessKey', 'Webhook.webhookUrl'];
  const computed = ['Agent.clientSecret', 'ApiKey.apiKey', 'App.clientSecret', 'Budget.spent', 'Budget.remaining'];
  /** Ordered by COST, which names the currency. */
  const named = ['CostReportData.amount'];

  it.each(lists)('$name has an order by every scalar of a record', ({ type }) => {
    const record = listedBy(type);
    const order = graph.getType(`${record}OrderField`);
    const known = new Set(isEnumType(order) ? order.getValues().map(({ name }) => name.replace(/_ID$/, '')) : []);
    const columns = Object.values(findFields(record)).filter((field) => isLeafType(getNullableType(field.type)));

    const missing = columns
      .map(({ name }) => name)
      .filter((name) => !known.has(name.replace(/[A-Z]/g, '_$&').toUpperCase().replace(/_ID$/, '')))
      .filter((name) => !String(findFields(record)[name]?.type).startsWith('JSON'))
      .map((name) => `${record}.${name}`);

    expect(missing.filter((name) => ![...unordered, ...computed, ...named].includes(name))).toEqual([]);
  });

  it('has pageInfo with these fields', () => {
    expect(Object.keys(findFields('PageInfo')).sort()).toEqual([
      'endCursor',
      'hasNextPage',
      'hasPreviousPage',
      'startCursor',
    ]);
  });
});

describe('the operators of filters', () => {
  const shared: Readonly<Record<string, string>> = {
    StringFilter: 'eq not in notIn contains regex gt gte lt lte exists',
    IDFilter: 'eq not in notIn contains regex exists',
    IntFilter: 'eq not in notIn gt gte lt lte exists',
    FloatFilter: 'eq not in notIn gt gte lt lte exists',
    AmountFilter: 'currency eq not in notIn gt gte lt lte exists',
    BooleanFilter: 'eq not exists',
    DateFilter: 'eq not in notIn gt gte lt lte exists',
    YearMonthFilter: 'eq not in notIn gt gte lt lte exists',
    DateTimeFilter: 'eq not gt gte lt lte exists',
    JSONFilter: 'path eq not in notIn contains regex gt gte lt lte exists',
  };

  it.each(Object.entries(shared))('%s are these: %s', (name, operators) => {
    const type = graph.getType(name);

    expect(isInputObjectType(type) && Object.keys(type.getFields()).sort()).toEqual(splitWords(operators).sort());
  });

  it('of an enumeration have no comparison of order', () => {
    const enumerations = Object.values(graph.getTypeMap())
      .filter(isInputObjectType)
      .filter(({ name }) => name.endsWith('Filter') && !(name in shared))
      .filter((type) => !type.getFields().or);

    expect(enumerations.length).toBeGreaterThan(10);
    for (const type of enumerations)
      expect([type.name, Object.keys(type.getFields())]).toEqual([type.name, ['eq', 'not', 'in', 'notIn', 'exists']]);
  });
});

describe('a field for a single record', () => {
  it.each([
    ['agent', 'serviceAccountId: ID!'],
    ['appAccess', 'clientId: ID! domainId: ID'],
    ['projectDashboardVersion', 'id: ID! version: Int! domainId: ID'],
    ...queries
      .filter(
        ({ name, args }) =>
          findFields(name.charAt(0).toUpperCase() + name.slice(1)).id && args.some((arg) => arg.name === 'id'),
      )
      .map(({ name }): [string, string] => [name, 'id: ID! domainId: ID']),
  ])('is %s(%s), and is nullable', (name, expected) => {
    const field = findFields('Query')[name];
    const pairsOf = expected.match(/\w+: \w+!?/g) ?? [];

    expect(printArguments(field).filter((arg) => arg !== 'domainId: ID')).toEqual(
      pairsOf.filter((arg) => arg !== 'domainId: ID').sort(),
    );
    expect(String(field?.type)).not.toMatch(/!$/);
  });
});

describe('statistics', () => {
  const recordOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replace(/(Stats|Analysis)$/, '');

  it.each(queries.filter(({ name }) => name.endsWith('Stats')))(
    '$name choose records as their list does',
    ({ name, args, type }) => {
      expect(args.map((arg) => `${arg.name}: ${arg.type}`)).toEqual(
        expect.arrayContaining([
          `filter: ${recordOf(name)}Filter`,
          'keyword: String',
          `orderBy: [${recordOf(name)}Order!]`,
          'query: StatisticsQueryInput!',
        ]),
      );
      expect(String(type)).toBe('JSON');
    },
  );

  it.each(['costReportDataAnalysis', 'inventoryJobAnalysis'])('%s returns JSON and takes an analysis query', (name) => {
    const { args = [], type } = findFields('Query')[name] ?? {};

    expect(String(type)).toBe('JSON');
    expect(String(args.find((arg) => arg.name === 'query')?.type)).toContain('AnalysisQueryInput');
    expect(String(args.find((arg) => arg.name === 'filter')?.type)).toBe(`${recordOf(name)}Filter`);
  });
});

/** Other deletions return a remaining record: the API does not identify an agent, and a version is a number. */
const isDeletion = (mutation: string) => /Delete$/.test(mutation) && mutation !== 'agentDelete';

describe('a mutation', () => {
  it.each(Object.values(findFields('Mutation')))(
    '$name takes one input and gives a payload of its own',
    ({ name, args, type }) => {
      const own = name.charAt(0).toUpperCase() + name.slice(1);
      const payload = findFields(`${own}Payload`);
      const { userErrors, ...rest } = payload;

      expect(args.map((arg) => `${arg.name}: ${arg.type}`)).toEqual([`input: ${own}Input!`]);
      expect(String(type)).toBe(`${own}Payload`);
      expect(String(userErrors?.type)).toBe('[UserError!]!');
      // The record, or the rest of it; null if the mutation is refused.
      expect(Object.keys(rest)[0]).toMatch(isDeletion(name) ? /^deletedId$/ : /^(?!deletedId)/);
      for (const field of Object.values(rest)) expect(String(field.type)).not.toMatch(/!$/);
    },
  );

  it('has user errors', () => {
    expect(Object.values(findFields('UserError')).map((field) => `${field.name}: ${field.type}`)).toEqual(
      expect.arrayContaining(['code: UserErrorCode!', 'message: String!', 'path: [String!]']),
    );
  });
});

describe('the caller', () => {
  it('has the type Viewer', () => {
    expect(Object.keys(findFields('Viewer'))).toEqual(
      expect.arrayContaining(['user', 'roleType', 'domain', 'workspace', 'permissions']),
    );
    expect(String(findFields('Query').me?.type)).toMatch(/^Viewer/);
  });
});

describe('references', () => {
  it.each(Object.entries(references))('of %s lead to the records that it names', (type, expected) => {
    const fields = findFields(type);

    expect(parsePairs(expected).map(([name]) => [name, String(fields[name]?.type)])).toEqual(parsePairs(expected));
  });

  it.each(Object.entries(parentFields))('to %s lead to lists of the records that name it', (type, expected) => {
    const fields = findFields(type);
    const found = parsePairs(expected).map(([name, listed]) => ({
      name,
      type: String(fields[name]?.type),
      arguments: fields[name]?.args.map((arg) => `${arg.name}: ${arg.type}`),
      like: rootList(listed)?.args.map((arg) => `${arg.name}: ${arg.type}`),
    }));

    expect(found).toEqual(
      parsePairs(expected).map(([name, listed]) => ({
        name,
        type: `${listed}Connection`,
        // Arguments of the root list, without the domain and, for versions, the dashboard.
        arguments: found
          .find((field) => field.name === name)
          ?.like?.filter((arg) => !['id: ID!', 'domainId: ID'].includes(arg)),
        like: expect.arrayContaining(['first: Int', 'after: String', 'offset: Int', 'keyword: String']),
      })),
    );
  });

  it.each(singleParentFields)('from %s to its %s are a single record', (type, field, single) => {
    expect(String(findFields(type)[field]?.type)).toBe(single);
  });

  it('have the same members of unions in every subgraph', () => {
    const unions = Object.values(subgraphs).flatMap(({ schema }) => {
      const actor = schema.getType('Actor');
      return isUnionType(actor) ? [actor.getTypes().map(({ name }) => name)] : [];
    });

    expect(unions.length).toBeGreaterThan(1);
    for (const members of unions) expect(members).toEqual(['User', 'App', 'Webhook']);
  });
});

describe('records', () => {
  /** Records without an identifier in the POST API. */
  const without = [
    'DomainAuthInfo',
    'Endpoint',
    'LegacyEndpoint',
    'ProjectDashboardVersion',
    'Token',
    'GrantedToken',
    'Viewer',
  ];

  it('have an id and are entities, except those without an identifier', () => {
    const entities = new Set(
      Object.values(subgraphs).flatMap(({ schema }) => {
        const union = schema.getType('_Entity');
        return isUnionType(union) ? union.getTypes().map(({ name }) => name) : [];
      }),
    );
    const records = rootFields.flatMap(({ types }) => splitWords(types));

    expect(records.filter((type) => !entities.has(type)).sort()).toEqual(without.sort());
    expect(records.filter((type) => !findFields(type).id).sort()).toEqual(without.sort());
  });
});
