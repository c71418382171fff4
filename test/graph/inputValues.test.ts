import { beforeAll, describe, expect, it } from 'vitest';
import { createTestGraph, type TestGraph } from './testGraph.ts';

const ALERTS = 'query ($at: DateTime) { alerts(filter: { createdAt: { gte: $at } }) { nodes { id } } me { roleType } }';
const FILTERED = 'query ($filter: AlertFilter) { alerts(filter: $filter) { nodes { id } } }';
const CREATE = 'mutation ($input: WebhookCreateInput!) { webhookCreate(input: $input) { webhook { id } } }';

let graph: TestGraph;
beforeAll(async () => {
  graph = await createTestGraph();
});

describe('a value that its scalar cannot read', () => {
  const times = [
    { fault: 'a word', time: 'yesterday' },
    { fault: 'the 30th of February', time: '2024-02-30' },
    { fault: 'a month too many', time: '2024-13-01T00:00:00Z' },
    { fault: 'an hour too many', time: '2024-05-01T25:00:00Z' },
    { fault: 'a year of five digits', time: '99999-01-01T00:00:00Z' },
    { fault: 'a time without a day', time: '10:00' },
    { fault: 'a number', time: 5 },
  ];
  const cases = times.flatMap(({ fault, time }) => [
    {
      given: `${fault} for a time, in a literal`,
      query: `{ alerts(filter: { createdAt: { gte: ${JSON.stringify(time)} } }) { nodes { id } } me { roleType } }`,
      variables: {},
      inputPath: ['filter', 'createdAt', 'gte'],
      message: /^Argument "filter.createdAt.gte" of "Query.alerts" is not valid: expected DateTime, a time as ISO 8601/,
    },
    {
      given: `${fault} for a time, in a variable`,
      query: ALERTS,
      variables: { at: time },
      inputPath: ['$at'],
      message: /^Variable "\$at" is not valid: expected DateTime, a time as ISO 8601/,
    },
    {
      given: `${fault} for a time, within a variable`,
      query: FILTERED,
      variables: { filter: { or: [{ state: { eq: 'ERROR' } }, { createdAt: { gte: time } }] } },
      inputPath: ['$filter', 'or', 1, 'createdAt', 'gte'],
      message: /^Variable "\$filter.or.1.createdAt.gte" is not valid: expected DateTime/,
    },
  ]);
  it.each([
    ...cases,
    {
      given: 'a day that does not exist, in a literal',
      query: '{ costReportData(filter: { issueDate: { eq: "2024-02-30" } }) { nodes { id } } }',
      variables: {},
      inputPath: ['filter', 'issueDate', 'eq'],
      message: /^Argument "filter.issueDate.eq" of "Query.costReportData" is not valid: expected Date, a day as/,
    },
    {
      given: 'a day for a month, within a variable',
      query: 'query ($filter: CostReportDataFilter) { costReportData(filter: $filter) { nodes { id } } }',
      variables: { filter: { reportMonth: { in: ['2024-05', '2024-05-01'] } } },
      inputPath: ['$filter', 'reportMonth', 'in', 1],
      message: /^Variable "\$filter.reportMonth.in.1" is not valid: expected YearMonth!, a month as/,
    },
    {
      given: 'a text that is not a month, in a literal of a mutation',
      query:
        'mutation { budgetCreate(input: { name: "b", limit: 1, dataSourceId: "d", timeUnit: MONTHLY, start: "May 2026", end: "2026-12", resourceGroup: DOMAIN }) { budget { id } } }',
      variables: {},
      inputPath: ['input', 'start'],
      message:
        /^Argument "input.start" of "Mutation.budgetCreate" is not valid: expected CalendarPeriod!, a year, month or day as/,
    },
    {
      given: 'a list for an object, in a literal of a mutation',
      query:
        'mutation { webhookCreate(input: { name: "w", projectId: "p", pluginInfo: { pluginId: "x" }, tags: ["a"] }) { webhook { id } } }',
      variables: {},
      inputPath: ['input', 'tags'],
      message: /^Argument "input.tags" of "Mutation.webhookCreate" is not valid: expected JSONObject, a JSON object/,
    },
    {
      given: 'a list for an object, in a variable of a mutation',
      query: CREATE,
      variables: { input: { name: 'w', projectId: 'p', pluginInfo: { pluginId: 'x' }, tags: ['a'] } },
      inputPath: ['$input', 'tags'],
      message: /^Variable "\$input.tags" is not valid: expected JSONObject, a JSON object/,
    },
    {
      given: 'a number that is not finite, in a literal',
      query:
        'mutation { budgetCreate(input: { name: "b", limit: 1e400, dataSourceId: "d", timeUnit: MONTHLY, start: "2026-01", end: "2026-12", resourceGroup: DOMAIN }) { budget { id } } }',
      variables: {},
      inputPath: ['input', 'limit'],
      message: /^Argument "input.limit" of "Mutation.budgetCreate" is not valid: the number is too large\.$/,
    },
    {
      given: 'a whole number that is not finite, in a list of a default',
      query: `query ($more: JSON = [{ a: ${'9'.repeat(400)} }]) { alerts(filter: { resources: { eq: $more } }) { nodes { id } } }`,
      variables: {},
      inputPath: ['$more', 0, 'a'],
      message: /^Variable "\$more.0.a" is not valid: the number is too large\.$/,
    },
  ])('$given: is refused before any POST', async ({ query, variables, inputPath, message }) => {
    graph.posts();

    const answer = await graph.asOwner(query, variables);

    expect(answer.data).toBeUndefined();
    expect(answer.errors?.map(({ extensions }) => extensions)).toEqual([
      expect.objectContaining({ code: 'BAD_USER_INPUT', inputPath }),
    ]);
    expect(answer.errors?.[0]?.message).toMatch(message);
    expect(graph.posts()).toEqual([]);
  });

  it.each([
    { given: 'a number that exceeds the range', json: '1e400', inputPath: ['$input', 'tags', 'a'] },
    {
      given: 'a value nested 230 deep',
      json: `${'{"a":'.repeat(230)}1${'}'.repeat(230)}`,
      inputPath: ['$input'],
    },
  ])('is refused if only JSON can express it: $given', async ({ json, inputPath }) => {
    const body = JSON.stringify({ query: CREATE, variables: { input: { name: 'w', tags: { a: 'JSON' } } } });

    const response = await fetch(`${graph.gatewayUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: body.replace('"JSON"', json),
    });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT', inputPath } }] });
    expect(graph.posts()).toEqual([]);
  });
});

describe('a value of a wrong type', () => {
  it.each([
    {
      given: 'a literal of another type',
      query: '{ alerts(first: "hunter2") { nodes { id } } }',
      variables: {},
      code: 'GRAPHQL_VALIDATION_FAILED',
      message: 'Argument "first" of "Query.alerts" is not valid: expected Int, a whole number of 32 bits.',
    },
    {
      given: 'an unknown value of an enumeration',
      query: '{ alerts(filter: { state: { in: [ERROR, HUNTER2] } }) { nodes { id } } }',
      variables: {},
      code: 'BAD_USER_INPUT',
      message:
        /^Argument "filter.state.in.1" of "Query.alerts" is not valid: expected AlertStateInput!, one of TRIGGERED, /,
    },
    {
      given: 'an unknown value of an enumeration in a variable',
      query: FILTERED,
      variables: { filter: { state: { in: ['ERROR', 'HUNTER2'] } } },
      code: 'BAD_USER_INPUT',
      message: /^Variable "\$filter.state.in.1" is not valid: expected AlertStateInput!, one of TRIGGERED, /,
    },
    {
      given: 'an unknown value of an enumeration as the default of a variable',
      query: 'query ($state: AlertStateInput = HUNTER2) { alerts(filter: { state: { eq: $state } }) { nodes { id } } }',
      variables: {},
      code: 'BAD_USER_INPUT',
      message: /^Variable "\$state" is not valid: expected AlertStateInput, one of TRIGGERED, /,
    },
    {
      given: 'a literal in place of an object',
      query: 'mutation { alertResolve(input: "hunter2") { alert { id } } }',
      variables: {},
      code: 'GRAPHQL_VALIDATION_FAILED',
      message: 'Argument "input" of "Mutation.alertResolve" is not valid: expected AlertResolveInput!, an object.',
    },
    {
      given: 'a string in the wrong place',
      query: 'mutation { alertResolve(input: { id: "a" "hunter2" }) { alert { id } } }',
      variables: {},
      code: 'GRAPHQL_PARSE_FAILED',
      message: 'Syntax Error: Expected Name, found String.',
    },
    {
      given: 'a variable',
      query: CREATE,
      variables: { input: { name: ['hunter2'], projectId: 'p', pluginInfo: { pluginId: 'x' } } },
      code: 'BAD_USER_INPUT',
      message: 'Variable "$input.name" is not valid: expected String!, a text in quotation marks.',
    },
    {
      given: 'a variable without a required member',
      query: CREATE,
      variables: { input: { name: 'hunter2', projectId: 'p' } },
      code: 'BAD_USER_INPUT',
      message:
        'Variable "$input" is not valid: Field "pluginInfo" of required type "WebhookPluginInput!" was not provided.',
    },
  ])('is not repeated in the error: $given', async ({ query, variables, code, message }) => {
    const { errors } = await graph.asOwner(query, variables);

    expect(errors?.[0]?.extensions).toMatchObject({ code });
    expect(errors?.[0]?.message).toMatch(message);
    expect(JSON.stringify(errors)).not.toMatch(/hunter2/i);
  });
});

describe('a value that the service refuses', () => {
  const LONG = 'hunter2'.repeat(400);
  const RESOLVE = 'mutation ($id: ID!) { alertResolve(input: { id: $id }) { userErrors { code message path } } }';

  it.each([
    {
      given: 'a pattern that is not valid',
      query: '{ alerts(filter: { title: { regex: "(hunter2: x" } }) { nodes { id } } }',
      message: 'The pattern is not valid: Unterminated group. (key = query.filter.v)',
    },
    {
      given: 'an identifier that a query names',
      query: '{ projectDashboardVersions(id: "hunter2") { nodes { version } } }',
      message: 'It does not exist, or you may not see it. (key = project_dashboard_id)',
    },
    {
      given: 'a long identifier that a query names',
      query: `{ projectDashboardVersions(id: "${LONG}") { nodes { version } } }`,
      message: 'It does not exist, or you may not see it. (key = project_dashboard_id)',
    },
  ])('is not repeated in the error: $given', async ({ query, message }) => {
    const { errors } = await graph.asOwner(query);

    expect(errors).toMatchObject([{ message }]);
    expect(JSON.stringify(errors)).not.toContain('hunter2');
  });

  it('is not repeated in user errors, however long it is', async () => {
    const { data } = await graph.asOwner(RESOLVE, { id: LONG });

    expect(data.alertResolve.userErrors).toEqual([
      { code: 'NOT_FOUND', message: 'It does not exist, or you may not see it. (id)', path: ['id'] },
    ]);
  });
});
