/** Statistics and analyses in the names of the graph (ADR 0040), against the real service. */
import { buildClientSchema, type GraphQLSchema, getIntrospectionQuery, isEnumType, isInputObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import { aPolicy, aService } from '../service/alert-manager/fixtures.ts';
import { freshGraph, type TestGraph } from './stack.ts';

let graph: TestGraph;
let schema: GraphQLSchema;
beforeAll(async () => {
  graph = await freshGraph();
  schema = buildClientSchema((await graph.asNobody(getIntrospectionQuery({ oneOf: true } as object))).data);
  const [one, two] = graph.projects;
  for (const [title, project_id, urgency] of [
    ['Disk full', one, 'HIGH'],
    ['Disk slow', one, 'LOW'],
    ['Node gone', two, 'HIGH'],
  ] as const)
    await graph.admin.call(alert.create, { title, project_id, urgency });
  const service = await aService(graph);
  for (const [name, minutes, lead] of [
    ['Days', [5, 30], 'ann'],
    ['Nights', [5], 'ann'],
    ['Holidays', [60], 'bob'],
  ] as const)
    await aPolicy(graph, service, {
      name,
      rules: minutes.map((escalate_minutes) => ({ channels: [], escalate_minutes })),
      tags: { on_call: { teamLead: lead } },
    });
});

const rowsOf = async (query: string, name = 'alertStats') => {
  const { data, errors } = await graph.asAdmin(`{ ${name}(query: ${query}) }`);
  expect(errors).toBeUndefined();
  return data[name];
};

describe('statistics', () => {
  it('group by fields of the graph, under the names of the graph, with one POST', async () => {
    graph.posts();

    expect(
      await rowsOf(
        '{groupBy: {field: PROJECT_ID}, fields: {name: "alerts", operator: COUNT}, orderBy: {name: "alerts"}}',
      ),
    ).toEqual({
      results: [
        { projectId: graph.projects[1], alerts: 1 },
        { projectId: graph.projects[0], alerts: 2 },
      ],
    });
    expect(graph.posts()).toEqual(['/monitoring/v1/alert/stat']);
  });

  it.each([
    {
      what: 'names of the caller’s own',
      query: '{groupBy: {field: URGENCY, name: "how_Urgent"}, orderBy: {name: "how_Urgent"}}',
      results: [{ how_Urgent: 'HIGH' }, { how_Urgent: 'LOW' }],
    },
    {
      what: 'conditions on records, and on what is computed',
      query:
        '{filter: [{field: TITLE, operator: CONTAINS, value: "disk"}, {field: CREATED_AT, operator: GREATER_THAN, value: "2020-01-01"}], fields: [{name: "all", operator: COUNT}, {name: "urgent", operator: COUNT, conditions: {field: URGENCY, operator: EQUALS, value: "HIGH"}}]}',
      results: [{ all: 2, urgent: 1 }],
    },
    {
      what: 'alternatives, relative times and keywords',
      query:
        '{filterOr: [{field: TITLE, operator: EQUALS, value: "Disk full"}, {field: TITLE, operator: EQUALS, value: "Node gone"}], filter: {field: CREATED_AT, operator: TIMEDIFF_GREATER_THAN, value: "now - 1d"}, keyword: "node", fields: {name: "n", operator: COUNT}}',
      results: [{ n: 1 }],
    },
    {
      what: 'stages on the rows',
      query: `{groupBy: [{field: PROJECT_ID}, {field: URGENCY}], fields: {name: "n", operator: COUNT}, stages: [
        {group: {keys: "urgency", fields: [{name: "projects", operator: COUNT}, {name: "alerts", operator: SUM, from: "n"}, {name: "many", operator: COUNT, conditions: {name: "n", operator: GREATER_THAN, value: 1}}]}}
        {project: {fields: [{name: "mean", operator: DIVIDE, operands: [{name: "alerts"}, {computed: {operator: ADD, operands: [{name: "projects"}, {number: 0}]}}]}]}}
        {orderBy: {name: "urgency", direction: DESC}} {offset: 1} {first: 5}]}`,
      results: [{ urgency: 'HIGH', mean: 1 }],
    },
    {
      what: 'the number of rows',
      query: '{groupBy: {field: PROJECT_ID}, stages: {count: "projects"}}',
      results: [{ projects: 2 }],
    },
    { what: 'distinct values', query: '{distinct: {field: URGENCY}}', results: ['HIGH', 'LOW'] },
    {
      what: 'distinct values, the other way around',
      query: '{distinct: {field: URGENCY}, orderBy: {name: "urgency", direction: DESC}}',
      results: ['LOW', 'HIGH'],
    },
    {
      what: 'parts of times',
      query: '{groupBy: {field: CREATED_AT, name: "year", dateFormat: "year"}, fields: {name: "n", operator: COUNT}}',
      results: [{ year: new Date().getUTCFullYear(), n: 3 }],
    },
  ])('take $what', async ({ query, results }) => {
    expect(await rowsOf(query)).toEqual({ results });
  });

  it.each([
    {
      what: 'a path into free-form values, whose keys are not renamed',
      query:
        '{groupBy: {field: TAGS, path: "on_call.teamLead"}, fields: {name: "n", operator: COUNT}, orderBy: {name: "n"}}',
      results: [
        { teamLead: 'bob', n: 1 },
        { teamLead: 'ann', n: 2 },
      ],
    },
    {
      what: 'a path into nested values, in the names of the graph',
      query:
        '{unwind: {field: RULES}, groupBy: {field: RULES, path: "escalateMinutes"}, fields: {name: "n", operator: COUNT}, orderBy: {name: "n", direction: DESC}}',
      results: [
        { escalateMinutes: 5, n: 2 },
        { escalateMinutes: 30, n: 1 },
        { escalateMinutes: 60, n: 1 },
      ],
    },
    {
      what: 'conditions on elements',
      query:
        '{unwind: {field: RULES}, unwindFilter: {field: RULES, path: "escalateMinutes", operator: NOT_EQUALS, value: 5}, fields: {name: "n", operator: COUNT}}',
      results: [{ n: 2 }],
    },
    {
      what: 'the first of ordered records, and objects of members',
      query:
        '{recordOrderBy: {field: NAME, direction: DESC}, fields: [{name: "last", operator: FIRST, field: NAME}, {name: "all", operator: PUSH, members: [{field: NAME}, {field: TAGS, path: "on_call.teamLead"}]}]}',
      results: [
        {
          last: 'Nights',
          all: [
            { name: 'Nights', teamLead: 'ann' },
            { name: 'Holidays', teamLead: 'bob' },
            { name: 'Days', teamLead: 'ann' },
          ],
        },
      ],
    },
  ])('take $what', async ({ query, results }) => {
    expect(await rowsOf(query, 'escalationPolicyStats')).toEqual({ results });
  });

  it('return a page by first and offset, and count all rows', async () => {
    expect(await rowsOf('{groupBy: {field: TITLE}, orderBy: {name: "title"}, first: 1, offset: 1}')).toEqual({
      results: [{ title: 'Disk slow' }],
      totalCount: 3,
    });
  });

  it.each([
    ['{groupBy: {field: TITLE, path: "x"}}', 'groupBy.0.path', 'no `x`'],
    ['{groupBy: {field: RESOURCES, path: "resource_type"}}', 'groupBy.0.path', 'resourceType'],
    ['{groupBy: {field: RESOURCES}}', 'groupBy.0.path', 'path is required'],
    ['{groupBy: {field: RESOURCES, path: "name.x"}}', 'groupBy.0.path', 'no `x`'],
    ['{groupBy: {field: ADDITIONAL_INFO, path: "team..lead"}}', 'groupBy.0.path', 'empty'],
    ['{groupBy: {field: TITLE, dateFormat: "%Y"}}', 'groupBy.0.dateFormat', 'time'],
    ['{groupBy: [{field: TITLE}, {field: STATE, name: "title"}]}', 'groupBy.1.name', '`title`'],
    ['{fields: {name: "n", operator: SUM}}', 'fields.0.field', 'required'],
    [
      '{filter: {field: RESOURCES, operator: EQUALS, value: 1}, fields: {name: "n", operator: COUNT}}',
      'filter.0.path',
      'path',
    ],
    [
      '{fields: {name: "n", operator: COUNT, conditions: {field: TITLE, operator: CONTAINS, value: "x"}}}',
      'fields.0.conditions.0.operator',
      'EQUALS',
    ],
    ['{groupBy: {field: STATE}, orderBy: {name: "alerts"}}', 'orderBy.0.name', '`alerts`'],
    [
      '{groupBy: {field: STATE}, stages: [{count: "n"}, {orderBy: {name: "state"}}]}',
      'stages.1.orderBy.0.name',
      '`state`',
    ],
    ['{groupBy: {field: STATE}, distinct: {field: STATE}}', '', 'distinct'],
    ['{keyword: "x"}', '', 'distinct'],
    ['{distinct: {field: STATE}, stages: {first: 1}}', 'stages', 'distinct'],
    ['{groupBy: {field: STATE}, first: 0}', 'first', '1000'],
    ['{groupBy: {field: STATE}, offset: -1}', 'offset', 'negative'],
  ])('refuse %s at %s, without a POST', async (query, path, text) => {
    graph.posts();

    const { data, errors } = await graph.asAdmin(`{ alertStats(query: ${query}) }`);

    expect(data).toEqual({ alertStats: null });
    expect(errors).toMatchObject([
      {
        message: expect.stringContaining(text),
        extensions: { code: 'BAD_USER_INPUT', inputPath: ['query', ...(path ? path.split('.') : [])] },
      },
    ]);
    expect(graph.posts()).toEqual([]);
  });

  it.each([
    ['{groupBy: {field: NOPE}}', 'BAD_USER_INPUT'],
    ['{groupBy: {field: "TITLE"}}', 'BAD_USER_INPUT'],
    ['{groupBy: {field: created_at}}', 'BAD_USER_INPUT'],
    ['{groupBy: {field: STATE}, stages: {first: 1, offset: 1}}', 'GRAPHQL_VALIDATION_FAILED'],
    ['{groupBy: {field: STATE}, stages: {}}', 'GRAPHQL_VALIDATION_FAILED'],
    ['{filter: {field: STATE, operator: eq, value: 1}, groupBy: {field: STATE}}', 'BAD_USER_INPUT'],
  ])('are invalid with %s', async (query, code) => {
    const { errors } = await graph.asAdmin(`{ alertStats(query: ${query}) }`);

    expect(errors).toMatchObject([{ extensions: { code } }]);
  });

  it('take stages from a variable, each with exactly one member', async () => {
    const ask = (stage: object) =>
      graph.asAdmin(
        'query($stages: [StatisticsStageInput!]) { alertStats(query: {groupBy: {field: TITLE}, stages: $stages}) }',
        { stages: [stage] },
      );

    const [fitting, double] = [await ask({ count: 'n' }), await ask({ count: 'n', first: 1 })];

    expect(fitting.data).toEqual({ alertStats: { results: [{ n: 3 }] } });
    expect(double.errors?.[0]?.message).toContain('StatisticsStageInput');
  });
});

describe('the enumeration of fields', () => {
  const fieldsOf = (type: string) => {
    const found = schema.getType(type);
    return isEnumType(found) ? found.getValues().map(({ name }) => name) : [];
  };
  const stats = () =>
    Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(({ name, args }) => {
      const query = args.find((argument) => /StatisticsQueryInput!$/.test(String(argument.type)));
      return query ? [{ name, record: String(query.type).replace('StatisticsQueryInput!', '') }] : [];
    });

  it('has every member that upstream can group by, for every type', async () => {
    const refused: unknown[] = [];
    for (const { name, record } of stats()) {
      const fields = fieldsOf(`${record}Field`).map(
        (field) => `${field}: ${name}(query: {distinct: {field: ${field}}})`,
      );
      const { errors = [] } = await graph.asAdmin(`{ ${fields.join(' ')} }`);
      refused.push(...errors.filter(({ message }) => !message.includes('path is required')));
    }

    expect(stats().length).toBe(20);
    expect(refused).toEqual([]);
  });

  it('belongs to one type', () => {
    expect(fieldsOf('AlertField')).toEqual(
      expect.arrayContaining(['ID', 'PROJECT_ID', 'CREATED_AT', 'RESOURCES', 'ASSIGNEE_ID']),
    );
    expect(fieldsOf('AlertField')).not.toContain('SERVICE');
    expect(fieldsOf('ApiKeyField')).not.toContain('API_KEY');
    expect(isInputObjectType(schema.getType('StatisticsStageInput'))).toBe(true);
  });
});
