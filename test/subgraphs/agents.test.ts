import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../subgraphs/wire/jsonObject.ts';
import { answerList, type StubHandler } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

/** Answers a `get` from rows: the row whose member has the requested value. */
const answerGet =
  (rows: readonly JsonObject[], member: string): StubHandler =>
  (body) =>
    rows.find((row) => row[member] === body[member]) ?? {
      detail: { code: 'ERROR_NOT_FOUND', message: `Nothing there. (${member} = …)` },
    };

describe('agents, which are addressed by their service account', () => {
  const LIST = '/identity/v2/agent/list';
  const GET = '/identity/v2/agent/get';
  const agents = [
    { agent_id: 'agent-1', service_account_id: 'sa-1', app_id: 'app-1', state: 'ENABLED' },
    { agent_id: 'agent-2', service_account_id: 'sa-2', app_id: 'app-2', state: 'DISABLED' },
  ];
  const start = () =>
    startStubbedSubgraphs({
      [LIST]: answerList(agents),
      [GET]: answerGet(agents, 'service_account_id'),
      '/identity/v2/app/list': answerList([{ app_id: 'app-1' }, { app_id: 'app-2' }, { app_id: 'app-3' }]),
    });

  it('are read by it, with their own identifier', async () => {
    await using facade = await start();

    const { data } = await facade.ask(
      'identity',
      '{ agent(serviceAccountId: "sa-2") { id state } none: agent(serviceAccountId: "sa-9") { id } }',
    );

    // References requested in one tick are one list.
    expect(data).toEqual({ agent: { id: 'agent-2', state: 'DISABLED' }, none: null });
    expect(facade.posts.map(({ path, body }) => [path, body])).toEqual([
      [
        LIST,
        {
          query: {
            filter: [{ k: 'service_account_id', v: ['sa-2', 'sa-9'], o: 'in' }],
            page: { start: 1, limit: 2 },
            only: ['agent_id', 'service_account_id', 'state'],
          },
        },
      ],
    ]);
  });

  it('are read by one `get` if there is one', async () => {
    await using facade = await start();

    const { data } = await facade.ask('identity', '{ agent(serviceAccountId: "sa-1") { id } }');

    expect(data).toEqual({ agent: { id: 'agent-1' } });
    expect(facade.posts.map(({ path, body }) => [path, body])).toEqual([[GET, { service_account_id: 'sa-1' }]]);
  });

  it('are null if there is none', async () => {
    await using facade = await start();

    const { data, errors } = await facade.ask('identity', '{ agent(serviceAccountId: "sa-9") { id } }');

    expect({ data, errors }).toEqual({ data: { agent: null }, errors: undefined });
  });

  it('are read by their app, for many apps by one POST', async () => {
    await using facade = await start();

    const { data } = await facade.ask('identity', '{ apps { nodes { agent { id state } } } }');

    expect(data).toEqual({
      apps: {
        nodes: [
          { agent: { id: 'agent-1', state: 'ENABLED' } },
          { agent: { id: 'agent-2', state: 'DISABLED' } },
          { agent: null },
        ],
      },
    });
    expect(facade.paths()).toEqual(['/identity/v2/app/list', LIST]);
  });

  it('are filtered by their own identifier in a list', async () => {
    await using facade = await start();

    const { data } = await facade.ask(
      'identity',
      '{ _entities(representations: [{ __typename: "Agent", id: "agent-1" }]) { ... on Agent { state } } }',
    );

    expect(data).toEqual({ _entities: [{ state: 'ENABLED' }] });
    expect(facade.posts[0]).toMatchObject({
      path: LIST,
      body: { query: { filter: [{ k: 'agent_id', v: ['agent-1'], o: 'in' }] } },
    });
  });
});
