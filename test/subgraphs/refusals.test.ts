import { describe, expect, it } from 'vitest';
import { rawAnswer } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

const refusal = (status: number, code: string, message: string) =>
  rawAnswer({ status, body: { detail: { code, message } } });

describe('a refused mutation', () => {
  it.each([
    {
      given: 'as other deployments name members',
      status: 404,
      code: 'ERROR_NOT_FOUND',
      message: 'No project. (project_id = somewhere)',
      userError: { code: 'NOT_FOUND', reason: 'NOT_FOUND', message: 'No project. (projectId)', path: ['projectId'] },
    },
    {
      given: 'without the message if the code is not in the contract (C3)',
      status: 400,
      code: 'ERROR_OF_TOMORROW',
      message: 'The project_id is closed for (reasons).',
      userError: {
        code: 'BAD_USER_INPUT',
        reason: 'UNKNOWN',
        message: 'The service refused this.',
        path: null,
      },
    },
  ])('has user errors, $given', async ({ status, code, message, userError }) => {
    await using facade = await startStubbedSubgraphs({
      '/monitoring/v1/webhook/create': () => refusal(status, code, message),
    });

    const { data, errors } = await facade.ask(
      'monitoring',
      'mutation { webhookCreate(input: { name: "w", projectId: "somewhere", pluginInfo: { pluginId: "x" } }) { webhook { id } userErrors { code reason upstreamCode message path } } }',
    );

    expect(errors).toBeUndefined();
    expect(data).toEqual({ webhookCreate: { webhook: null, userErrors: [{ ...userError, upstreamCode: code }] } });
  });

  it('empties only its own field if the caller cannot correct it', async () => {
    await using facade = await startStubbedSubgraphs({
      '/monitoring/v1/alert/update': ({ alert_id: id }) =>
        id === 'mine' ? { alert_id: id } : refusal(403, 'ERROR_PERMISSION_DENIED', 'not yours'),
    });

    const { data, errors } = await facade.ask(
      'monitoring',
      'mutation { one: alertResolve(input: { id: "theirs" }) { alert { id } } two: alertResolve(input: { id: "mine" }) { alert { id } } }',
    );

    expect(data).toEqual({ one: null, two: { alert: { id: 'mine' } } });
    expect(errors).toMatchObject([
      { path: ['one'], extensions: { code: 'FORBIDDEN', operation: 'monitoring.alert.update' } },
    ]);
  });
});
