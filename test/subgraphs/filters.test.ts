import { describe, expect, it } from 'vitest';
import { answerList } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

const LIST = '/monitoring/v1/alert/list';

describe('filtering a list', () => {
  it.each([
    {
      given: 'an enumeration',
      filter: '{ state: { eq: TRIGGERED } }',
      sent: [{ k: 'state', v: 'TRIGGERED', o: 'eq' }],
    },
    {
      given: 'a list of values',
      filter: '{ urgency: { in: [HIGH, LOW] } }',
      sent: [{ k: 'urgency', v: ['HIGH', 'LOW'], o: 'in' }],
    },
    { given: 'the identifier', filter: '{ id: { notIn: ["a"] } }', sent: [{ k: 'alert_id', v: ['a'], o: 'not_in' }] },
    { given: 'a reference', filter: '{ projectId: { eq: "p" } }', sent: [{ k: 'project_id', v: 'p', o: 'eq' }] },
    {
      given: 'two operators on a text',
      filter: '{ title: { contains: "disk", regex: "^D" } }',
      sent: [
        { k: 'title', v: 'disk', o: 'contain' },
        { k: 'title', v: '^D', o: 'regex' },
      ],
    },
    { given: 'greater on a text', filter: '{ title: { gte: "m" } }', sent: [{ k: 'title', v: 'm', o: 'gte' }] },
    { given: 'numbers', filter: '{ alertNumber: { lt: 7 } }', sent: [{ k: 'alert_number', v: 7, o: 'lt' }] },
    {
      given: 'times with an offset',
      filter: '{ createdAt: { gte: "2024-05-01T10:00:00+02:00" } }',
      sent: [{ k: 'created_at', v: '2024-05-01T08:00:00.000Z', o: 'datetime_gte' }],
    },
    {
      given: 'an instant as JSON carries it',
      filter: '{ createdAt: { eq: "2024-05-01T08:00:00Z" } }',
      sent: [{ k: 'created_at', v: '2024-05-01T08:00:00.000Z', o: 'eq' }],
    },
    { given: 'not set', filter: '{ resolvedAt: { eq: null } }', sent: [{ k: 'resolved_at', v: null, o: 'eq' }] },
    {
      given: 'set and not set',
      filter: '{ webhookId: { exists: false } }',
      sent: [{ k: 'webhook_id', v: false, o: 'exists' }],
    },
    {
      given: 'null where it has no effect',
      filter: '{ title: { contains: null }, state: null }',
      sent: undefined,
    },
    {
      given: 'the name of a resource',
      filter: '{ resources: { path: "name", eq: "db-3" } }',
      sent: [{ k: 'resources.name', v: 'db-3', o: 'eq' }],
    },
    {
      given: 'paths inside free-form values',
      filter: '{ additionalInfo: [{ path: "team", eq: "ops" }, { path: "load", gt: 3 }] }',
      sent: [
        { k: 'additional_info.team', v: 'ops', o: 'eq' },
        { k: 'additional_info.load', v: 3, o: 'gt' },
      ],
    },
  ])('sends the conditions of $given', async ({ filter, sent }) => {
    await using facade = await startStubbedSubgraphs({ [LIST]: answerList([]) });

    const { errors } = await facade.ask('monitoring', `{ alerts(filter: ${filter}) { nodes { id } } }`);

    expect(errors).toBeUndefined();
    expect(facade.posts[0]?.body).toMatchObject({ query: sent ? { filter: sent } : {} });
    if (!sent) expect(facade.posts[0]?.body.query).not.toHaveProperty('filter');
  });

  it.each([false, true])('takes a filter from a variable (compiled: %s)', async (compiled) => {
    await using facade = await startStubbedSubgraphs({ [LIST]: answerList([]) });

    await facade.ask('monitoring', 'query ($filter: AlertFilter) { alerts(filter: $filter) { nodes { id } } }', {
      variables: { filter: { createdAt: { lt: '2024-05-01T08:00:00Z' }, state: { notIn: ['ERROR'] } } },
      compiled,
    });

    expect(facade.posts[0]?.body).toMatchObject({
      query: {
        filter: [
          { k: 'state', v: ['ERROR'], o: 'not_in' },
          { k: 'created_at', v: '2024-05-01T08:00:00.000Z', o: 'datetime_lt' },
        ],
      },
    });
  });

  it('sends alternatives for `or`', async () => {
    await using facade = await startStubbedSubgraphs({ [LIST]: answerList([]) });

    await facade.ask(
      'monitoring',
      '{ alerts(filter: { urgency: { eq: HIGH }, or: [{ projectId: { eq: "p" } }, { title: { contains: "x" } }] }) { nodes { id } } }',
    );

    expect(facade.posts[0]?.body).toMatchObject({
      query: {
        filter: [{ k: 'urgency', v: 'HIGH', o: 'eq' }],
        filter_or: [
          { k: 'project_id', v: 'p', o: 'eq' },
          { k: 'title', v: 'x', o: 'contain' },
        ],
      },
    });
  });

  it.each([
    '{ title: { contains: "x" }, state: { eq: TRIGGERED } }',
    '{ title: { contains: "x", regex: "y" } }',
    '{ or: [{ title: { contains: "x" } }] }',
    '{}',
  ])('refuses an alternative of `or` that is not one condition: %s', async (branch) => {
    await using facade = await startStubbedSubgraphs({ [LIST]: answerList([]) });

    const { data, errors } = await facade.ask('monitoring', `{ alerts(filter: { or: [${branch}] }) { nodes { id } } }`);

    expect(data).toEqual({ alerts: null });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', operation: 'monitoring.alert.list' });
    expect(facade.posts).toEqual([]);
  });

  it('takes a keyword and an order', async () => {
    await using facade = await startStubbedSubgraphs({ [LIST]: answerList([]) });

    await facade.ask(
      'monitoring',
      '{ alerts(keyword: "disk full", orderBy: [{ field: CREATED_AT, direction: DESC }, { field: ID }]) { nodes { id } } }',
    );

    expect(facade.posts[0]?.body).toMatchObject({
      query: {
        keyword: 'disk full',
        sort: [
          { key: 'created_at', desc: true },
          { key: 'alert_id', desc: false },
        ],
      },
    });
  });
});

describe('statistics', () => {
  it('send the query in the names of the POST API', async () => {
    await using facade = await startStubbedSubgraphs({
      '/monitoring/v1/alert/stat': () => ({ results: [{ month: '2024-05', n: 4 }], total_count: 9 }),
    });

    const { data } = await facade.ask(
      'monitoring',
      `{ alertStats(filter: { additionalInfo: { path: "team_name", contains: "a" }, createdAt: { lt: "2024-05-01" } }, query: {
        unwind: "resources"
        unwindFilter: [{ path: "createdAt", gte: "2024-04-01", lt: null }]
        groupBy: [{ field: "createdAt", name: "month", dateFormat: "%Y-%m" }, { field: "projectId" }]
        fields: [{ name: "n", operator: COUNT }, { name: "resources", operator: ADD_TO_SET, field: "resources.resourceType" }]
        orderBy: [{ name: "n", direction: DESC }]
        first: 10
      }) }`,
    );

    expect(data).toEqual({ alertStats: { results: [{ month: '2024-05', n: 4 }], totalCount: 9 } });
    expect(facade.posts[0]?.body).toEqual({
      query: {
        filter: [
          { k: 'additional_info.team_name', v: 'a', o: 'contain' },
          { k: 'created_at', v: '2024-05-01T00:00:00.000Z', o: 'datetime_lt' },
        ],
        aggregate: [
          {
            unwind: {
              path: 'resources',
              filter: [{ key: 'created_at', value: '2024-04-01', operator: 'datetime_gte' }],
            },
          },
          {
            group: {
              keys: [
                { key: 'created_at', name: 'month', date_format: '%Y-%m' },
                { key: 'project_id', name: 'projectId' },
              ],
              fields: [
                { name: 'n', operator: 'count' },
                { name: 'resources', operator: 'add_to_set', key: 'resources.resource_type' },
              ],
            },
          },
        ],
        sort: [{ key: 'n', desc: true }],
        page: { start: 1, limit: 10 },
      },
    });
  });

  it('of reported cost need no query', async () => {
    await using facade = await startStubbedSubgraphs({
      '/cost-analysis/v1/cost-report-data/analyze': () => ({ results: [{ cost_USD: 260 }], more: false }),
    });

    const { data } = await facade.ask('cost-analysis', '{ costReportDataAnalysis }');

    expect(data).toEqual({ costReportDataAnalysis: { results: [{ costUSD: 260 }], more: false } });
    expect(facade.posts[0]?.body).toEqual({ query: {} });
  });
});
