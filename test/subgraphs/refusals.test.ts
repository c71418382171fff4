import { describe, expect, it } from 'vitest';
import { startFacade } from './facade.ts';
import { raw } from './stub.ts';

const refusal = (status: number, code: string, message: string) => raw({ status, body: { detail: { code, message } } });

describe('being refused a change', () => {
  it.each([
    {
      status: 404,
      code: 'ERROR_NOT_FOUND',
      message: 'No project. (project_id = p)',
      seen: 'NOT_FOUND',
      path: ['projectId'],
    },
    { status: 404, code: 'ERROR_NOT_FOUND', message: 'No webhook. (key = webhook_id)', seen: 'NOT_FOUND', path: null },
    {
      status: 409,
      code: 'ERROR_SAVE_UNIQUE_VALUES',
      message: 'Taken. (name, project_id)',
      seen: 'CONFLICT',
      path: ['name'],
    },
    {
      status: 400,
      code: 'ERROR_REQUIRED_PARAMETER',
      message: 'Required. (key = plugin_info.plugin_id)',
      seen: 'BAD_USER_INPUT',
      path: ['pluginInfo', 'pluginId'],
    },
    {
      status: 400,
      code: 'ERROR_INVALID_PARAMETER',
      message: 'Too long. (key = name, reason = 255)',
      seen: 'BAD_USER_INPUT',
      path: ['name'],
    },
    { status: 400, code: 'ERROR_EXIST_RESOURCE', message: 'In use.', seen: 'BAD_USER_INPUT', path: null },
  ])('tells the caller: $message', async ({ status, code, message, seen, path }) => {
    await using facade = await startFacade({ '/monitoring/v1/webhook/create': () => refusal(status, code, message) });

    const { data, errors } = await facade.ask(
      'monitoring',
      'mutation { webhookCreate(input: { name: "w", projectId: "p", pluginInfo: { pluginId: "" } }) { webhook { id } userErrors { code message path } } }',
    );

    expect(errors).toBeUndefined();
    expect(data).toEqual({ webhookCreate: { webhook: null, userErrors: [{ code: seen, message, path }] } });
  });

  it('names the identifier as the input does', async () => {
    await using facade = await startFacade({
      '/monitoring/v1/alert/update': () => refusal(404, 'ERROR_NOT_FOUND', 'No alert. (alert_id = x)'),
    });

    const { data } = await facade.ask(
      'monitoring',
      'mutation { alertResolve(input: { id: "x" }) { userErrors { path } } }',
    );

    expect(data).toEqual({ alertResolve: { userErrors: [{ path: ['id'] }] } });
  });

  it.each([
    {
      act: ['assignee'],
      area: 'monitoring',
      mutation: 'alertAssignUser(input: { id: "a", assignee: "nobody" }) { userErrors { code path } }',
      path: '/monitoring/v1/alert/assign-user',
      message: 'No user. (user_id = nobody)',
    },
    {
      act: ['projects'],
      area: 'monitoring',
      mutation: 'maintenanceWindowUpdate(input: { id: "m", projects: ["p"] }) { userErrors { code path } }',
      path: '/monitoring/v1/maintenance-window/update',
      message: 'No project. (project_id = p)',
    },
    {
      act: ['members', 'users'],
      area: 'alert-manager',
      mutation:
        'alertServiceChangeMembers(input: { id: "s", members: { users: ["ada", "nobody"], userGroups: ["ops"] } }) { userErrors { code path } }',
      path: '/alert-manager/v1/service/change-members',
      message: 'No user. (user_id = nobody)',
    },
    {
      act: ['members', 'userGroups'],
      area: 'alert-manager',
      mutation:
        'serviceCommentCreate(input: { name: "s", serviceKey: "s", members: { userGroups: ["nobody"] } }) { userErrors { code path } }',
      path: '/alert-manager/v1/comment/create',
      message: 'Not a group. (key = members.USER_GROUP, reason = unknown)',
    },
    {
      act: null,
      area: 'alert-manager',
      mutation:
        'alertServiceCreate(input: { name: "both", serviceKey: "s", members: { users: ["both"] } }) { userErrors { code path } }',
      path: '/alert-manager/v1/service/create',
      message: 'No user. (user_id = both)',
    },
  ] as const)(
    'finds the member that upstream calls by another name, if there is only one: $act',
    async ({ act, area, mutation, ...sent }) => {
      await using facade = await startFacade({ [sent.path]: () => refusal(404, 'ERROR_NOT_FOUND', sent.message) });

      const { data } = await facade.ask(area, `mutation { done: ${mutation} }`);

      expect(data).toEqual({ done: { userErrors: [{ code: 'NOT_FOUND', path: act }] } });
    },
  );

  it('empties only its own field when the caller cannot put it right', async () => {
    await using facade = await startFacade({
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
