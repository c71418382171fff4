import { describe, expect, it } from 'vitest';
import { answerList } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

const ALERTS = '/monitoring/v1/alert/list';
const WEBHOOKS = '/monitoring/v1/webhook/list';
const alerts = [
  {
    alert_id: 'alert-1',
    title: 'one',
    state: 'TRIGGERED',
    description: 'd',
    webhook_id: 'webhook-1',
    triggered_by: 'webhook-1',
  },
  {
    alert_id: 'alert-2',
    title: 'two',
    state: 'RESOLVED',
    description: 'd',
    webhook_id: 'webhook-2',
    triggered_by: 'app-1',
  },
  {
    alert_id: 'alert-3',
    title: 'three',
    state: 'RESOLVED',
    webhook_id: 'webhook-1',
    triggered_by: 'someone@example.com',
  },
  { alert_id: 'alert-4', title: 'four', state: 'RESOLVED', webhook_id: 'webhook-gone' },
];
const webhooks = [
  { webhook_id: 'webhook-1', name: 'first', state: 'ENABLED', project_id: 'project-1' },
  { webhook_id: 'webhook-2', name: 'second', state: 'DISABLED', project_id: 'project-2' },
];
const start = () =>
  startStubbedSubgraphs({
    [ALERTS]: answerList(alerts),
    [WEBHOOKS]: answerList(webhooks),
    '/monitoring/v1/webhook/get': ({ webhook_id: id }) => webhooks.find((row) => row.webhook_id === id) ?? {},
    '/monitoring/v1/alert/get': ({ alert_id: id }) => alerts.find((row) => row.alert_id === id) ?? {},
    '/monitoring/v1/note/list': answerList([
      { note_id: 'note-1', note: 'seen', alert_id: 'alert-1' },
      { note_id: 'note-2', note: 'done', alert_id: 'alert-2' },
    ]),
  });

describe.each([{ compiled: false }, { compiled: true }])(
  'asking for what is selected (compiled: $compiled)',
  ({ compiled }) => {
    it.each([
      { given: 'plain fields', fields: 'title createdAt', only: ['alert_id', 'title', 'created_at'] },
      { given: 'aliases', fields: 'a: title b: title', only: ['alert_id', 'title'] },
      { given: 'references', fields: 'project { id } assignee { id }', only: ['alert_id', 'project_id', 'assignee'] },
      { given: 'a named fragment', fields: '...Named', only: ['alert_id', 'title', 'rule'] },
      {
        given: 'an inline fragment',
        fields: '... on Alert { state } ... { rule }',
        only: ['alert_id', 'state', 'rule'],
      },
      { given: 'fields without a member', fields: '__typename', only: ['alert_id'] },
      { given: 'a skipped field', fields: 'title state @skip(if: $yes)', only: ['alert_id', 'title'] },
      { given: 'a field that is not included', fields: 'title rule @include(if: $no)', only: ['alert_id', 'title'] },
    ])('requests the members of $given', async ({ fields, only }) => {
      await using facade = await start();
      const fragment = fields.includes('...Named') ? 'fragment Named on Alert { title rule }' : '';

      await facade.ask(
        'monitoring',
        `query ($yes: Boolean = true, $no: Boolean = false) { alerts { nodes { ${fields} } } a: alerts(first: 1) @include(if: $no) { totalCount } b: alerts(first: 1) @skip(if: $yes) { totalCount } } ${fragment}`,
        { compiled },
      );

      expect(facade.posts).toHaveLength(1);
      expect(facade.posts[0]?.body).toMatchObject({ query: { only } });
    });

    it('sends no POST if only the identifier of a reference is selected', async () => {
      await using facade = await start();

      const { data } = await facade.ask('monitoring', '{ alerts(first: 2) { nodes { webhook { id __typename } } } }', {
        compiled,
      });

      expect(data).toEqual({
        alerts: {
          nodes: [
            { webhook: { id: 'webhook-1', __typename: 'Webhook' } },
            { webhook: { id: 'webhook-2', __typename: 'Webhook' } },
          ],
        },
      });
      expect(facade.paths()).toEqual([ALERTS]);
    });

    it('reads many references by one POST, however often each occurs', async () => {
      await using facade = await start();

      const { data, errors } = await facade.ask('monitoring', '{ alerts { nodes { webhook { name } } } }', {
        compiled,
      });

      expect(errors).toBeUndefined();
      expect(data).toEqual({
        alerts: {
          nodes: [
            { webhook: { name: 'first' } },
            { webhook: { name: 'second' } },
            { webhook: { name: 'first' } },
            { webhook: null },
          ],
        },
      });
      expect(facade.posts[1]?.body).toEqual({
        domain_id: 'domain-1',
        query: {
          filter: [{ k: 'webhook_id', v: ['webhook-1', 'webhook-2', 'webhook-gone'], o: 'in' }],
          page: { start: 1, limit: 3 },
          only: ['webhook_id', 'name'],
        },
      });
    });

    it('reads a single reference by `get`', async () => {
      await using facade = await start();

      await facade.ask('monitoring', '{ alerts(first: 1) { nodes { webhook { name } } } }', { compiled });

      expect(facade.posts[1]).toMatchObject({
        path: '/monitoring/v1/webhook/get',
        body: { webhook_id: 'webhook-1', domain_id: 'domain-1', only: ['webhook_id', 'name'] },
      });
    });

    it('distinguishes the types of actors', async () => {
      await using facade = await start();

      const { data } = await facade.ask(
        'monitoring',
        '{ alerts { nodes { triggeredBy { __typename ... on User { id } ... on App { id } ... on Webhook { name } } } } }',
        { compiled },
      );

      expect(data).toEqual({
        alerts: {
          nodes: [
            { triggeredBy: { __typename: 'Webhook', name: 'first' } },
            { triggeredBy: { __typename: 'App', id: 'app-1' } },
            { triggeredBy: { __typename: 'User', id: 'someone@example.com' } },
            { triggeredBy: null },
          ],
        },
      });
    });

    it('resolves entities in order, null for missing ones', async () => {
      await using facade = await start();

      const { data } = await facade.ask(
        'monitoring',
        'query ($all: [_Any!]!) { _entities(representations: $all) { __typename ... on Alert { title } ... on Webhook { name } ... on Project { id } } }',
        {
          compiled,
          variables: {
            all: [
              { __typename: 'Alert', id: 'alert-2' },
              { __typename: 'Project', id: 'project-1' },
              { __typename: 'Alert', id: 'alert-9' },
              { __typename: 'Webhook', id: 'webhook-1' },
            ],
          },
        },
      );

      expect(data).toEqual({
        _entities: [
          { __typename: 'Alert', title: 'two' },
          { __typename: 'Project', id: 'project-1' },
          null,
          { __typename: 'Webhook', name: 'first' },
        ],
      });
      expect(facade.paths()).toEqual([ALERTS, '/monitoring/v1/webhook/get']);
    });
  },
);

describe('reads of one request', () => {
  it('reuse the records of a list, and its filter values in lists below', async () => {
    await using facade = await start();

    const { data } = await facade.ask(
      'monitoring',
      '{ alerts(first: 2) { nodes { title notes { nodes { note same: alert { title } more: alert { title state } } } } } }',
    );

    expect(data).toMatchObject({
      alerts: {
        nodes: [
          { notes: { nodes: [{ note: 'seen', same: { title: 'one' }, more: { title: 'one', state: 'TRIGGERED' } }] } },
          {},
        ],
      },
    });
    expect(facade.paths()).toEqual([ALERTS, '/monitoring/v1/note/list']);
    expect(facade.posts[0]?.body).toMatchObject({ query: { only: ['alert_id', 'title', 'state'] } });
  });

  it('share one POST between fields of the same list, whatever page', async () => {
    await using facade = await start();

    await facade.ask(
      'monitoring',
      '{ a: alerts(first: 2) { nodes { title } } b: alerts(first: 2) { totalCount nodes { state } } c: alerts(first: 3) { totalCount } }',
    );

    expect(facade.posts.map(({ body }) => body.query)).toEqual([
      { page: { start: 1, limit: 2 }, only: ['alert_id', 'title', 'state'] },
    ]);
  });

  it('do not repeat a read that returned whole records', async () => {
    await using facade = await start();

    await facade.ask(
      'monitoring',
      '{ alert(id: "alert-1") { title notes { nodes { alert { state description } } } } }',
    );

    expect(facade.paths()).toEqual(['/monitoring/v1/alert/get', '/monitoring/v1/note/list']);
  });

  it('split long lists of identifiers', async () => {
    const rows = Array.from({ length: 900 }, (_, index) => ({ alert_id: `a-${index}`, webhook_id: `w-${index}` }));
    await using facade = await startStubbedSubgraphs({ [ALERTS]: answerList(rows), [WEBHOOKS]: answerList([]) });

    await facade.ask('monitoring', '{ alerts(first: 900) { nodes { webhook { name } } } }');

    expect(facade.posts.slice(1).map(({ body }) => body.query)).toMatchObject([
      { page: { limit: 500 } },
      { page: { limit: 400 } },
    ]);
  });
});

describe('a record by its identifier', () => {
  it('is null without an error if there is none', async () => {
    await using facade = await startStubbedSubgraphs({
      '/monitoring/v1/alert/get': () => ({ detail: { code: 'ERROR_NOT_FOUND', message: 'no alert (alert_id = x)' } }),
    });

    const { data, errors } = await facade.ask('monitoring', '{ alert(id: "x") { title } }');

    expect({ data, errors }).toEqual({ data: { alert: null }, errors: undefined });
  });

  it('may be a version of a dashboard, which has no identifier of its own', async () => {
    const VERSIONS = '/dashboard/v1/project-dashboard/list-versions';
    await using facade = await startStubbedSubgraphs({
      [VERSIONS]: answerList([{ version: 2, latest: true }, { version: 1 }]),
      '/dashboard/v1/project-dashboard/get-version': () => ({ version: 1, layouts: [['widget']] }),
    });

    const { data } = await facade.ask(
      'dashboard',
      '{ projectDashboardVersions(id: "d", first: 5) { nodes { version latest } } projectDashboardVersion(id: "d", version: 1) { layouts settings } }',
    );

    expect(data).toEqual({
      projectDashboardVersions: {
        nodes: [
          { version: 2, latest: true },
          { version: 1, latest: false },
        ],
      },
      projectDashboardVersion: { layouts: [['widget']], settings: {} },
    });
    expect(facade.posts.find(({ path }) => path === VERSIONS)?.body).toEqual({
      domain_id: 'domain-1',
      project_dashboard_id: 'd',
      query: { page: { start: 1, limit: 5 }, only: ['version', 'latest'] },
    });
    expect(facade.posts.find(({ path }) => path !== VERSIONS)?.body).toEqual({
      domain_id: 'domain-1',
      project_dashboard_id: 'd',
      version: 1,
      only: ['version', 'layouts', 'settings'],
    });
  });
});

describe('a large value that many fields name', () => {
  it('is not sent without bound', async () => {
    await using facade = await start();
    const fields = Array.from(
      { length: 40 },
      (_, at) =>
        `a${at}: alerts(first: 1, filter: { title: { contains: $large }, description: { contains: "${at}" } }) { nodes { id } }`,
    );
    const large = 'x'.repeat(800_000);

    const query = `query ($large: String!) { ${fields.join(' ')} }`;
    const { data, errors } = await facade.ask('monitoring', query, { variables: { large } });

    expect(facade.posts).toHaveLength(20);
    expect(Object.values(data ?? {}).filter((list) => list === null)).toHaveLength(20);
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(Array(20).fill('BAD_USER_INPUT'));
    expect(errors?.[0]?.message).toBe(
      'The calls of one request may send 16777216 characters together: send fewer or shorter values.',
    );
  });
});
