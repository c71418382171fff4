import { describe, expect, it } from 'vitest';
import { answerList, rawAnswer } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

describe('details of services, which upstream returns on request', () => {
  const LIST = '/alert-manager/v1/service/list';
  const GET = '/alert-manager/v1/service/get';
  const service = {
    service_id: 's',
    members: { USER: ['u'], USER_GROUP: ['ug-1'] },
    options: { notification_urgency: 'HIGH_ONLY', recovery_mode: 'SOMEHOW' },
    channels: ['channel-1'],
    webhooks: ['webhook-1'],
    alerts: { TOTAL: { HIGH: 3, LOW: 1 }, TRIGGERED: { HIGH: 2, LOW: 0 } },
  };
  const start = () => startStubbedSubgraphs({ [LIST]: answerList([service]), [GET]: () => service });

  it('are members, options and alert totals', async () => {
    await using facade = await start();

    const { data } = await facade.ask(
      'alert-manager',
      '{ alertServices { nodes { members { users { id } userGroups { id } } options { notificationUrgency recoveryMode } channels { id } webhooks { id } alertTotals { total { high low } triggered { high low } resolved { high low } } } } }',
    );

    expect(data).toEqual({
      alertServices: {
        nodes: [
          {
            members: { users: [{ id: 'u' }], userGroups: [{ id: 'ug-1' }] },
            options: { notificationUrgency: 'HIGH_ONLY', recoveryMode: 'UNKNOWN' },
            channels: [{ id: 'channel-1' }],
            webhooks: [{ id: 'webhook-1' }],
            alertTotals: { total: { high: 3, low: 1 }, triggered: { high: 2, low: 0 }, resolved: { high: 0, low: 0 } },
          },
        ],
      },
    });
  });

  it.each([
    { fields: 'name', sent: {} },
    { fields: 'webhooks { id }', sent: { details: true } },
  ])('are requested only if they are selected: $fields', async ({ fields, sent }) => {
    await using facade = await start();

    await facade.ask('alert-manager', `{ alertServices { nodes { ${fields} } } }`);
    await facade.ask('alert-manager', `{ alertService(id: "s") { ${fields} } }`);

    expect(facade.posts.map(({ path, body }) => [path, body.details])).toEqual([
      [LIST, sent.details],
      [GET, sent.details],
    ]);
  });
});

describe('channels', () => {
  const POLICIES = '/alert-manager/v1/escalation-policy/list';
  const SERVICES = '/alert-manager/v1/service/list';
  const LEGACY = '/alert-manager/v1/comment/list';
  const named = (id: string, channel: string) => ({
    service_id: id,
    channels: { service_channel_info: [{ channel_id: channel, name: `Name of ${channel}` }] },
  });
  const start = () =>
    startStubbedSubgraphs({
      [SERVICES]: answerList([
        { service_id: 's1', channels: ['c1'] },
        { service_id: 's2', channels: ['c2', 'unknown'] },
      ]),
      [POLICIES]: answerList([
        { escalation_policy_id: 'e1', service_id: 's1', rules: [{ channels: ['c1'], escalate_minutes: 5 }] },
        { escalation_policy_id: 'e2', service_id: 's2', rules: [{ channels: ['c2'], escalate_minutes: 5 }] },
      ]),
      [LEGACY]: answerList([named('s1', 'c1'), named('s2', 'c2')]),
    });

  it('of services have ids without a further POST', async () => {
    await using facade = await start();

    const { data } = await facade.ask('alert-manager', '{ alertServices { nodes { channels { id } } } }');

    expect(Object(data).alertServices.nodes).toEqual([
      { channels: [{ id: 'c1' }] },
      { channels: [{ id: 'c2' }, { id: 'unknown' }] },
    ]);
    expect(facade.paths()).toEqual([SERVICES]);
  });

  it.each([
    { holder: 'alertServices { nodes { channels { id name } } }', path: SERVICES },
    { holder: 'escalationPolicies { nodes { rules { channels { id name } } } }', path: POLICIES },
  ])('have names by one POST, null if only a policy lists them: $holder', async ({ holder, path }) => {
    await using facade = await start();

    const { data, errors } = await facade.ask('alert-manager', `{ ${holder} }`);

    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain('{"id":"c2","name":"Name of c2"}');
    if (path === SERVICES) expect(JSON.stringify(data)).toContain('{"id":"unknown","name":null}');
    expect(facade.paths()).toEqual([path, LEGACY]);
    expect(facade.posts[1]?.body).toMatchObject({ include_details: true });
  });

  it('have no name if the service is not visible to the caller', async () => {
    await using facade = await startStubbedSubgraphs({
      [SERVICES]: answerList([{ service_id: 's1', channels: ['c1'] }]),
      '/alert-manager/v1/comment/get': () =>
        rawAnswer({ status: 403, body: { detail: { code: 'ERROR_PERMISSION_DENIED' } } }),
    });

    const { data, errors } = await facade.ask('alert-manager', '{ alertServices { nodes { channels { name } } } }');

    expect(errors).toBeUndefined();
    expect(Object(data).alertServices.nodes).toEqual([{ channels: [{ name: null }] }]);
  });
});

describe('legacy services', () => {
  const LIST = '/alert-manager/v1/comment/list';
  const GET = '/alert-manager/v1/comment/get';
  const plain = { service_id: 's', name: 'Payments', members: { USER: ['u'], USER_GROUP: [] } };
  const whole = {
    ...plain,
    channels: { service_channel_info: [{ channel_id: 'channel-1', name: 'Pager', data: { url: 'x' } }] },
    webhooks: { webhook_info: [{ webhook_id: 'webhook-1' }] },
    alerts: { TOTAL: { high: 3, low: 1 }, TRIGGERRED: { high: 2, low: 1 }, ACKNOWLEDGED: { high: 1, low: 0 } },
  };
  const DETAILS =
    'channels { id name data secretId } webhooks { id } alertTotals { total { high low } triggered { high low } acknowledged { high low } }';
  const details = {
    channels: [{ id: 'channel-1', name: 'Pager', data: { url: 'x' }, secretId: null }],
    webhooks: [{ id: 'webhook-1' }],
    alertTotals: { total: { high: 3, low: 1 }, triggered: { high: 2, low: 1 }, acknowledged: { high: 1, low: 0 } },
  };
  const start = () =>
    startStubbedSubgraphs({
      [LIST]: (body, times) => answerList([body.include_details === true ? whole : plain])(body, times),
      [GET]: () => whole,
      '/alert-manager/v1/comment/change-member': () => plain,
    });

  it('have their details in a list, by one POST', async () => {
    await using facade = await start();

    const { data } = await facade.ask('alert-manager', `{ legacyAlertServices { nodes { name ${DETAILS} } } }`);

    expect(data).toEqual({ legacyAlertServices: { nodes: [{ name: 'Payments', ...details }] } });
    expect(facade.posts.map(({ path, body }) => [path, body.include_details])).toEqual([[LIST, true]]);
  });

  it('are listed without details if these are not selected', async () => {
    await using facade = await start();

    await facade.ask('alert-manager', '{ legacyAlertServices { nodes { name members { users { id } } } } }');

    expect(facade.posts.map(({ path, body }) => [path, 'include_details' in body])).toEqual([[LIST, false]]);
  });

  it('have their details after a mutation by one more POST', async () => {
    await using facade = await start();

    const { data } = await facade.ask(
      'alert-manager',
      `mutation { legacyAlertServiceChangeMember(input: { id: "s", members: { userIds: ["u"] } }) { legacyAlertService { name ${DETAILS} } } }`,
    );

    expect(data).toEqual({ legacyAlertServiceChangeMember: { legacyAlertService: { name: 'Payments', ...details } } });
    expect(facade.paths()).toEqual(['/alert-manager/v1/comment/change-member', GET]);
  });
});
