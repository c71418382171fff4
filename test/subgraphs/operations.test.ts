import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { allOperations, operations } from '../../contract/index.ts';
import type { Operation } from '../../contract/resource.ts';
import { subgraphs } from '../../subgraphs/index.ts';
import type { StubHandler } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

/** Every root field, including those that the public graph omits. */
const rootFields = Object.values(subgraphs).flatMap(({ name: area, schema }) =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    root ? Object.values(root.getFields()).map((field) => ({ area, root, field })) : [],
  ),
);
const callable = rootFields.filter(({ field }) => !field.name.startsWith('_'));

/** The smallest value of an input type. Scalars accept it. */
const least = (type: GraphQLInputType): unknown => {
  if (isNonNullType(type)) return least(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  // Statistics of nothing are refused, although no member of the query is required.
  if (String(type).endsWith('StatisticsQueryInput')) return { fields: [{ name: 'n', operator: 'COUNT' }] };
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, least(field.type)]),
    );
  const values: Readonly<Record<string, unknown>> = {
    Boolean: true,
    DateTime: '2024-05-01T08:30:00.000Z',
    Date: '2024-05-01',
    URL: 'https://example.com',
    YearMonth: '2024-05',
    CalendarPeriod: '2024-05',
    Float: 1,
    Int: 1,
    JSON: {},
    JSONObject: {},
  };
  return values[String(type)] ?? 'x';
};

/** The smallest selection of a root field, without references. */
const printSelection = (field: GraphQLField<unknown, unknown>) => {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  const fields = type.getFields();
  return fields.opened
    ? '{ opened }'
    : fields.userErrors
      ? '{ userErrors { code } }'
      : fields.totalCount
        ? '{ totalCount }'
        : '{ __typename }';
};

const printOperation = (root: GraphQLObjectType, field: GraphQLField<unknown, unknown>) => {
  const args = field.args.filter(isRequiredArgument);
  const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(' ');
  const given = args.map(({ name }) => `${name}: $${name}`).join(' ');
  return {
    query: `${root.name === 'Mutation' ? 'mutation' : 'query'} ${declared && `(${declared})`} { ${field.name} ${given && `(${given})`} ${printSelection(field)} }`,
    // One day, so that there is an interval.
    variables: Object.fromEntries(
      args.map(({ name, type }) => [
        name,
        name === 'from' && String(type) === 'DateTime!' ? '2024-05-01T00:00:00.000Z' : least(type),
      ]),
    ),
  };
};

const answer: StubHandler = () => ({ results: [], total_count: 0 });
const byPath = new Map([...allOperations.values()].map((operation) => [operation.path, operation.id]));
const everyPath = Object.fromEntries([...byPath.keys()].map((path) => [path, answer]));

/** Sends every root field to a stub that answers every path, and returns the operations that each one called. */
const walked = (async () => {
  await using facade = await startStubbedSubgraphs(everyPath);
  const calls: { name: string; operations: string[]; described: string | null | undefined }[] = [];
  for (const { area, root, field } of callable) {
    const sent = facade.posts.length;
    const { query, variables } = printOperation(root, field);
    const { errors } = await facade.ask(area, query, { variables });
    if (errors) throw new Error(`${field.name}: ${errors[0]?.message}`);
    const paths = facade.paths().slice(sent);
    calls.push({
      name: field.name,
      operations: paths.map((path) => byPath.get(path) ?? path),
      described: field.description,
    });
  }
  return calls;
})();

describe('every operation of the API', () => {
  /** Actions and typed numbers have fields of their own in addition to the operation's field. */
  const severalFields: Readonly<Record<string, readonly string[]>> = {
    'cost_analysis.cost_report_data.analyze': ['costSeries', 'costReportDataAnalysis'],
    'monitoring.alert.stat': ['alertCounts', 'alertHistogram', 'alertStats'],
    'monitoring.alert.update': ['alertUpdate', 'alertAcknowledge', 'alertResolve'],
  };
  /** Monitoring systems call it at its own URL. No query does. */
  const uncalled = 'monitoring.webhook.events';

  it.each([...operations.values()].filter(({ id }) => id !== uncalled).map((operation) => [operation.id, operation]))(
    '%s is called by exactly one root field',
    async (id) => {
      const callers = (await walked).filter((call) => call.operations.includes(id)).map(({ name }) => name);

      expect(callers).toEqual(severalFields[id] ?? [expect.any(String)]);
    },
  );

  it('has a root field, except the inbound URL of webhooks', async () => {
    const called = new Set((await walked).flatMap((call) => call.operations));

    expect([...operations.keys()].filter((id) => !called.has(id))).toEqual([uncalled]);
    expect([...called].filter((id) => !allOperations.has(id))).toEqual([]);
  });
});

describe('every root field', () => {
  it('calls the operation that its description names, or none', async () => {
    const documented = (await walked).map(({ name, described }) => [name, operationsIn(described)]);
    const done = (await walked).map((call) => [call.name, call.operations]);

    expect(Object.fromEntries(done)).toEqual(Object.fromEntries(documented));
    expect(done.filter(([, called]) => called?.length === 0).map(([name]) => name)).toEqual(['me']);
  });

  const operationsIn = (description: string | null | undefined) =>
    [...(description ?? '').matchAll(/Calls `([\w.]+)`\.$/g)].map(([, id]) => id);

  it('has the argument domainId exactly if its operation has one', async () => {
    const calls = await walked;
    const needing = new Set(calls.filter((call) => call.operations.some(needsDomain)).map(({ name }) => name));

    const taking = callable
      .filter(({ field }) => field.args.some((arg) => arg.name === 'domainId' || takesDomain(arg.type)))
      .map(({ field }) => field.name);

    // The scope of a grant may name the domain, as in the POST API.
    expect(new Set(taking)).toEqual(needing.add('tokenGrant'));
  });

  const needsDomain = (id: string) => {
    const operation: Operation | undefined = allOperations.get(id);
    const request: { required?: readonly string[] } = operation?.request ?? {};
    return request.required?.includes('domain_id') ?? false;
  };
  const takesDomain = (type: GraphQLInputType) => {
    const input = getNamedType(type);
    return isInputObjectType(input) && input.name.endsWith('Input') && 'domainId' in input.getFields();
  };
});
