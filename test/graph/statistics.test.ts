/** Statistics and analyses in the names of the graph (ADR 0032), against the real service. */
import { buildClientSchema, type GraphQLSchema, getIntrospectionQuery, isInputObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import { aPolicy, aService } from '../service/alert-manager/fixtures.ts';
import { LOOKUP_MEMBERS } from './rootLists.ts';
import { createTestGraph, type TestGraph } from './testGraph.ts';

let graph: TestGraph;
let schema: GraphQLSchema;
beforeAll(async () => {
  graph = await createTestGraph();
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

const fetchRows = async (query: string, name = 'alertStats', records = '') => {
  const { data, errors } = await graph.asAdmin(`{ ${name}(${records} query: ${query}) }`);
  expect(errors).toBeUndefined();
  return data[name];
};

describe('statistics', () => {
  it('group by fields of the graph, under the names of the graph, with one POST', async () => {
    graph.posts();

    expect(
      await fetchRows(
        '{groupBy: {field: "projectId"}, fields: {name: "alerts", operator: COUNT}, orderBy: {name: "alerts"}}',
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
      query: '{groupBy: {field: "urgency", name: "how_Urgent"}, orderBy: {name: "how_Urgent"}}',
      results: [{ how_Urgent: 'HIGH' }, { how_Urgent: 'LOW' }],
    },
    {
      what: 'conditions on records, and on what is computed',
      records: 'filter: {title: {contains: "disk"}, createdAt: {gt: "2020-01-01"}}',
      query:
        '{fields: [{name: "all", operator: COUNT}, {name: "urgent", operator: COUNT, conditions: {path: "urgency", eq: "HIGH"}}]}',
      results: [{ all: 2, urgent: 1 }],
    },
    {
      what: 'alternatives and keywords',
      records: 'filter: {or: [{title: {eq: "Disk full"}}, {title: {eq: "Node gone"}}]}, keyword: "node"',
      query: '{fields: {name: "n", operator: COUNT}}',
      results: [{ n: 1 }],
    },
    {
      what: 'stages on the rows',
      query: `{groupBy: [{field: "projectId"}, {field: "urgency"}], fields: {name: "n", operator: COUNT}, stages: [
        {group: {keys: "urgency", fields: [{name: "projects", operator: COUNT}, {name: "alerts", operator: SUM, field: "n"}, {name: "many", operator: COUNT, conditions: {path: "n", gt: 1}}]}}
        {project: {fields: [{name: "mean", operator: DIVIDE, operands: [{name: "alerts"}, {computed: {operator: ADD, operands: [{name: "projects"}, {number: 0}]}}]}]}}
        {orderBy: {name: "urgency", direction: DESC}} {offset: 1} {first: 5}]}`,
      results: [{ urgency: 'HIGH', mean: 1 }],
    },
    {
      what: 'the number of rows',
      query: '{groupBy: {field: "projectId"}, stages: {count: "projects"}}',
      results: [{ projects: 2 }],
    },
    { what: 'distinct values', query: '{distinct: "urgency"}', results: ['HIGH', 'LOW'] },
    {
      what: 'distinct values, the other way around',
      query: '{distinct: "urgency", orderBy: {name: "urgency", direction: DESC}}',
      results: ['LOW', 'HIGH'],
    },
    {
      what: 'parts of times',
      query: '{groupBy: {field: "createdAt", name: "year", dateFormat: "year"}, fields: {name: "n", operator: COUNT}}',
      results: [{ year: new Date().getUTCFullYear(), n: 3 }],
    },
  ])('take $what', async ({ query, results, records = '' }) => {
    expect(await fetchRows(query, 'alertStats', records)).toEqual({ results });
  });

  it.each([
    {
      what: 'a path into free-form values, whose keys are not renamed',
      query: '{groupBy: {field: "tags.on_call.teamLead"}, fields: {name: "n", operator: COUNT}, orderBy: {name: "n"}}',
      results: [
        { teamLead: 'bob', n: 1 },
        { teamLead: 'ann', n: 2 },
      ],
    },
    {
      what: 'a path into nested values, in the names of the graph',
      query:
        '{unwind: "rules", groupBy: {field: "rules.escalateMinutes"}, fields: {name: "n", operator: COUNT}, orderBy: {name: "n", direction: DESC}}',
      results: [
        { escalateMinutes: 5, n: 2 },
        { escalateMinutes: 30, n: 1 },
        { escalateMinutes: 60, n: 1 },
      ],
    },
    {
      what: 'conditions on elements',
      query:
        '{unwind: "rules", unwindFilter: {path: "rules.escalateMinutes", not: 5}, fields: {name: "n", operator: COUNT}}',
      results: [{ n: 2 }],
    },
    {
      what: 'the first of ordered records, and objects of members',
      records: 'orderBy: {field: NAME, direction: DESC}',
      query:
        '{fields: [{name: "last", operator: FIRST, field: "name"}, {name: "all", operator: PUSH, members: ["name", "tags.on_call.teamLead"]}]}',
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
  ])('take $what', async ({ query, results, records = '' }) => {
    expect(await fetchRows(query, 'escalationPolicyStats', records)).toEqual({ results });
  });

  it('return a page by first and offset, and count all rows', async () => {
    expect(await fetchRows('{groupBy: {field: "title"}, orderBy: {name: "title"}, first: 1, offset: 1}')).toEqual({
      results: [{ title: 'Disk slow' }],
      totalCount: 3,
    });
  });

  it.each([
    ['{groupBy: {field: "nope"}}', 'groupBy.0.field', 'projectId'],
    ['{groupBy: {field: "created_at"}}', 'groupBy.0.field', 'createdAt'],
    ['{groupBy: {field: "project"}}', 'groupBy.0.field', 'projectId'],
    ['{groupBy: {field: "service"}}', 'groupBy.0.field', 'no `service`'],
    ['{groupBy: {field: "domainId"}}', 'groupBy.0.field', 'no `domainId`'],
    ['{groupBy: {field: "title.x"}}', 'groupBy.0.field', 'no `x`'],
    ['{groupBy: {field: "resources.resource_type"}}', 'groupBy.0.field', 'resourceType'],
    ['{groupBy: {field: "resources"}}', 'groupBy.0.field', 'path is required'],
    ['{groupBy: {field: "resources.name.x"}}', 'groupBy.0.field', 'no `x`'],
    ['{groupBy: {field: "additionalInfo.team..lead"}}', 'groupBy.0.field', 'empty'],
    [
      '{unwind: "resources", unwindFilter: {path: "resources", eq: 1}, groupBy: {field: "state"}}',
      'unwindFilter.0.path',
      'path',
    ],
    ['{fields: {name: "n", operator: COUNT, conditions: {eq: 1}}}', 'fields.0.conditions.0.path', 'required'],
    [
      '{groupBy: {field: "state"}, stages: {group: {fields: {name: "n", operator: PUSH, members: ["state"]}}}}',
      'stages.0.group.fields.0.members',
      'stage',
    ],
    ['{groupBy: {field: "title", dateFormat: "%Y"}}', 'groupBy.0.dateFormat', 'time'],
    ['{groupBy: [{field: "title"}, {field: "state", name: "title"}]}', 'groupBy.1.name', '`title`'],
    ['{fields: {name: "n", operator: SUM}}', 'fields.0.field', 'required'],
    [
      '{fields: {name: "n", operator: COUNT, conditions: {path: "title", contains: "x"}}}',
      'fields.0.conditions.0.contains',
      'eq, not',
    ],
    ['{groupBy: {field: "state"}, orderBy: {name: "alerts"}}', 'orderBy.0.name', '`alerts`'],
    [
      '{groupBy: {field: "state"}, stages: [{count: "n"}, {orderBy: {name: "state"}}]}',
      'stages.1.orderBy.0.name',
      '`state`',
    ],
    ['{groupBy: {field: "state"}, distinct: "state"}', '', 'distinct'],
    ['{}', '', 'distinct'],
    ['{distinct: "state", stages: {first: 1}}', 'stages', 'distinct'],
    ['{groupBy: {field: "state"}, first: 0}', 'first', '1000'],
    ['{groupBy: {field: "state"}, offset: -1}', 'offset', 'negative'],
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
    ['{groupBy: {field: TITLE}}', 'GRAPHQL_VALIDATION_FAILED'],
    ['{groupBy: {field: "state"}, stages: {first: 1, offset: 1}}', 'GRAPHQL_VALIDATION_FAILED'],
    ['{groupBy: {field: "state"}, stages: {}}', 'GRAPHQL_VALIDATION_FAILED'],
    ['{unwindFilter: {path: "state", equals: 1}, groupBy: {field: "state"}}', 'GRAPHQL_VALIDATION_FAILED'],
  ])('are invalid with %s', async (query, code) => {
    const { errors } = await graph.asAdmin(`{ alertStats(query: ${query}) }`);

    expect(errors).toMatchObject([{ extensions: { code } }]);
  });

  it('take stages from a variable, each with exactly one member', async () => {
    const ask = (stage: object) =>
      graph.asAdmin(
        'query($stages: [StatisticsStageInput!]) { alertStats(query: {groupBy: {field: "title"}, stages: $stages}) }',
        { stages: [stage] },
      );

    const [fitting, double] = [await ask({ count: 'n' }), await ask({ count: 'n', first: 1 })];

    expect(fitting.data).toEqual({ alertStats: { results: [{ n: 3 }] } });
    expect(double.errors?.[0]?.message).toContain('StatisticsStageInput');
  });
});

describe('the values of records', () => {
  /** What filters compare: by these names, statistics group. */
  const valuesOf = (type: string) => {
    const filter = schema.getType(`${type}Filter`);
    const names = isInputObjectType(filter) ? Object.keys(filter.getFields()) : [];
    return names.filter((name) => name !== 'or' && !LOOKUP_MEMBERS.has(name));
  };
  const stats = () =>
    Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(({ name, args }) => {
      const filter = args.find((argument) => argument.name === 'filter');
      return name.endsWith('Stats') && filter ? [{ name, record: String(filter.type).replace('Filter', '') }] : [];
    });

  it('have the names of filters, for every type', async () => {
    const refused: unknown[] = [];
    for (const { name, record } of stats()) {
      const fields = valuesOf(record).map((field) => `${field}: ${name}(query: {distinct: "${field}"})`);
      // Of one caller, the embedded store runs one statement at a time, and refuses those that wait for ten seconds.
      for (let at = 0; at < fields.length; at += 4) {
        const { errors = [] } = await graph.asAdmin(`{ ${fields.slice(at, at + 4).join(' ')} }`);
        refused.push(...errors.filter(({ message }) => !message.includes('path is required')));
      }
    }

    expect(stats().length).toBe(20);
    expect(refused).toEqual([]);
  });

  it('exclude secrets', async () => {
    const { errors } = await graph.asAdmin('{ appStats(query: {distinct: "clientSecret"}) }');

    expect(errors?.[0]?.message).toContain('no `clientSecret`');
  });
});
