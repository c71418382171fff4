import { describe, expect, it } from 'vitest';
import { answerList } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

describe('secrets', () => {
  const key = { api_key_id: 'api-key-1', api_key: 'the-key', name: 'ci', state: 'ENABLED' };
  const app = { app_id: 'app-1', client_secret: 'the-secret', name: 'ci', state: 'ENABLED' };
  const agent = { agent_id: 'agent-1', client_secret: 'the-secret', state: 'ENABLED' };

  it.each([
    { act: 'apiKeyCreate', input: '{ name: "ci" }', at: 'api-key/create', record: key, field: 'apiKey { apiKey }' },
    {
      act: 'appCreate',
      input: '{ name: "ci", roleId: "r", resourceGroup: DOMAIN }',
      at: 'app/create',
      record: app,
      field: 'app { clientSecret }',
    },
    {
      act: 'appGenerateClientSecret',
      input: '{ id: "app-1" }',
      at: 'app/generate-client-secret',
      record: app,
      field: 'app { clientSecret }',
    },
    {
      act: 'agentCreate',
      input: '{ serviceAccountId: "sa", options: {} }',
      at: 'agent/create',
      record: agent,
      field: 'agent { clientSecret }',
    },
    {
      act: 'agentRegenerate',
      input: '{ serviceAccountId: "sa" }',
      at: 'agent/regenerate',
      record: agent,
      field: 'agent { clientSecret }',
    },
  ])('are returned by $act', async ({ act, input, at, record, field }) => {
    await using facade = await startStubbedSubgraphs({ [`/identity/v2/${at}`]: () => record });

    const { data } = await facade.ask('identity', `mutation { done: ${act}(input: ${input}) { ${field} } }`);

    expect(JSON.stringify(data)).toMatch(/the-(key|secret)/);
  });

  it.each([
    { at: 'api-key/list', query: '{ apiKeys { nodes { name apiKey } } }', answer: answerList([key]) },
    { at: 'api-key/get', query: '{ apiKey(id: "api-key-1") { name apiKey } }', answer: () => key },
    {
      at: 'api-key/enable',
      query: 'mutation { apiKeyEnable(input: { id: "api-key-1" }) { apiKey { name apiKey } } }',
      answer: () => key,
    },
    { at: 'app/list', query: '{ apps { nodes { name clientSecret } } }', answer: answerList([app]) },
    { at: 'app/get', query: '{ app(id: "app-1") { name clientSecret } }', answer: () => app },
    {
      at: 'app/update',
      query: 'mutation { appUpdate(input: { id: "app-1" }) { app { name clientSecret } } }',
      answer: () => app,
    },
    { at: 'agent/list', query: '{ agents { nodes { state clientSecret } } }', answer: answerList([agent]) },
    { at: 'agent/get', query: '{ agent(serviceAccountId: "sa") { state clientSecret } }', answer: () => agent },
    {
      at: 'agent/disable',
      query: 'mutation { agentDisable(input: { serviceAccountId: "sa" }) { agent { state clientSecret } } }',
      answer: () => agent,
    },
  ])('are returned by no other field, even if upstream sends them: $at', async ({ at, query, answer }) => {
    await using facade = await startStubbedSubgraphs({ [`/identity/v2/${at}`]: answer });

    const { data, errors } = await facade.ask('identity', query);

    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toMatch(/"(apiKey|clientSecret)":null/);
    expect(JSON.stringify(data)).not.toMatch(/the-(key|secret)/);
    expect(JSON.stringify(facade.posts.map(({ body }) => body.query ?? {}))).not.toMatch(/api_key"|client_secret/);
  });

  it('are the data of a trusted secret, which the subgraph returns to internal callers', async () => {
    await using facade = await startStubbedSubgraphs({
      '/secret/v1/trusted-secret/get-data': () => ({
        encrypted: false,
        encrypt_options: {},
        data: { access_key: 'x' },
      }),
    });

    const { data } = await facade.ask(
      'secret',
      '{ trustedSecretData(id: "trusted-secret-1", domainId: "d") { encrypted encryptOptions data } }',
      { authorization: 'Bearer internal' },
    );

    expect(data).toEqual({ trustedSecretData: { encrypted: false, encryptOptions: {}, data: { access_key: 'x' } } });
    expect(facade.posts[0]).toMatchObject({
      headers: { authorization: 'Bearer internal' },
      body: { trusted_secret_id: 'trusted-secret-1', domain_id: 'd' },
    });
  });
});
