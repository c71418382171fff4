import { beforeEach, describe, expect, it } from 'vitest';
import type { WebhookRecord } from '../../../contract/monitoring/webhook.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { listAllAlerts, postToWebhook } from './fixtures.ts';
import { aWebhookOfPlugin, enableAutoRecovery } from './inboundFixtures.ts';

const ARN = 'arn:aws:cloudwatch:eu-west-1:123456789012:alarm:db-1 CPU';

const configuration = {
  description: 'CPU of the shop database.',
  metrics: [
    {
      id: '30b6c6b2-a864-43a2-4877-c09a1afc3b87',
      metricStat: {
        metric: {
          ...{ name: 'CPUUtilization', namespace: 'AWS/RDS' },
          dimensions: { DBInstanceIdentifier: 'db-1' },
        },
        ...{ period: 60, stat: 'Average' },
      },
      returnData: true,
    },
  ],
};

const makeState = (value: string, reason: string) => ({
  ...{ value, reason, reasonData: '{"version":"1.0","threshold":90.0}' },
  timestamp: '2024-05-01T08:30:00.236+0000',
});

const outline = {
  ...{ version: '0', id: 'c4c1c1c9-6542-e61b-6ef0-8c4d36933a92' },
  ...{ account: '123456789012', region: 'eu-west-1', time: '2024-05-01T08:30:00Z' },
};

/** A state change of an alarm, as EventBridge sends it. */
const alarmEvent = (value = 'ALARM', detail: object = {}) => ({
  ...outline,
  ...{ 'detail-type': 'CloudWatch Alarm State Change', source: 'aws.cloudwatch', resources: [ARN] },
  detail: {
    ...{ alarmName: 'db-1 CPU', configuration },
    ...{ previousState: makeState('OK', 'Fine.'), state: makeState(value, `It is ${value}.`) },
    ...detail,
  },
});

/** The same state change, as SNS sends it if the topic is an action of the alarm. */
const snsAlarm = (value: string) => ({
  ...{ AlarmName: 'db-1 CPU', AlarmArn: ARN, AWSAccountId: '123456789012', Region: 'EU (Ireland)' },
  ...{ NewStateValue: value, NewStateReason: `It is ${value}.`, OldStateValue: 'OK' },
});

const viaSns = (message: object) => ({ Type: 'Notification', Message: JSON.stringify(message) });
const eventBridgeEvent = (message: object) => message;

let domain: TestDomain;
let hook: WebhookRecord;
beforeEach(async () => {
  domain = await createTestDomain();
  hook = await aWebhookOfPlugin(domain, 'plugin-aws-sns-mon-webhook');
});

const send = async (body: object) => {
  expect(await postToWebhook(domain, hook, JSON.stringify(body))).toEqual({ status: 200, body: {} });
};

describe.each([
  { way: 'by SNS', wrapped: viaSns },
  { way: 'from an API destination', wrapped: eventBridgeEvent },
])('an event of EventBridge $way', ({ wrapped }) => {
  it('3.17.9 creates an alert with the values of the alarm', async () => {
    await send(wrapped(alarmEvent()));

    expect(await listAllAlerts(domain)).toMatchObject([
      {
        ...{ title: 'db-1 CPU', description: 'It is ALARM.', rule: 'db-1 CPU' },
        ...{ state: 'TRIGGERED', severity: 'ERROR', urgency: 'HIGH', provider: 'aws', account: '123456789012' },
        resources: [{ resource_type: 'DBInstanceIdentifier', name: 'db-1' }],
        additional_info: {
          ...{ region: 'eu-west-1', alarm_arn: ARN, description: 'CPU of the shop database.' },
          ...{ namespace: 'AWS/RDS', metric: 'CPUUtilization', old_state: 'OK', new_state: 'ALARM' },
        },
      },
    ]);
  });

  it.each([
    { first: 'EventBridge', begin: alarmEvent(), end: snsAlarm('OK') },
    { first: 'SNS', begin: snsAlarm('ALARM'), end: alarmEvent('OK') },
  ])(
    '3.17.11 joins the alert of the same alarm via SNS; started by $first, it is resolved by the other',
    async ({ begin, end }) => {
      await enableAutoRecovery(domain);
      await send(wrapped(begin));
      await send(viaSns(end));

      expect(await listAllAlerts(domain)).toMatchObject([{ state: 'RESOLVED', description: 'It is ALARM.' }]);
    },
  );

  it('3.17.9 of a composite alarm names its rule', async () => {
    const alarmRule = 'ALARM("db-1 CPU") OR ALARM("db-1 disk")';
    await send(wrapped(alarmEvent('ALARM', { alarmName: 'shop is ill', configuration: { alarmRule } })));

    expect(await listAllAlerts(domain)).toMatchObject([
      { title: 'shop is ill', resources: [], severity: 'ERROR', additional_info: { alarm_rule: alarmRule } },
    ]);
  });

  it('3.17.9 that is not an alarm creates its own alert with type and source as title', async () => {
    const instance = 'arn:aws:ec2:eu-west-1:123456789012:instance/i-abcd1111';
    const event = {
      ...{ ...outline, 'detail-type': 'EC2 Instance State-change Notification', source: 'aws.ec2' },
      ...{ resources: [instance], detail: { 'instance-id': 'i-abcd1111', state: 'stopping' } },
    };
    await send(wrapped(event));
    await send(wrapped({ ...event, id: 'another', detail: { ...event.detail, state: 'stopped' } }));
    // EventBridge can deliver the same event twice.
    await send(wrapped(event));

    const common = { title: 'EC2 Instance State-change Notification (aws.ec2)', state: 'TRIGGERED', urgency: 'LOW' };
    const [first, second, ...more] = await listAllAlerts(domain);
    expect(first).toMatchObject({ ...common, account: '123456789012', resources: [{ name: instance }] });
    expect(first).toMatchObject({ additional_info: { region: 'eu-west-1', detail: event.detail } });
    expect(second).toMatchObject({ ...common, additional_info: { detail: { state: 'stopped' } } });
    expect(more).toEqual([]);
  });

  it.each([
    { what: 'an alarm in an unknown state', event: alarmEvent('constructor') },
    { what: 'an alarm without a name', event: alarmEvent('ALARM', { alarmName: undefined }) },
    { what: 'an event without an id', event: { ...outline, id: '', 'detail-type': 'X', source: 'shop', detail: {} } },
  ])('3.17.9 of $what creates an alert with type and source as title', async ({ event }) => {
    await send(wrapped(event));

    const title = `${event['detail-type']} (${event.source})`;
    expect(await listAllAlerts(domain)).toMatchObject([{ title, state: 'TRIGGERED' }]);
  });
});

describe('an event of AWS Health', () => {
  const health = (statusCode: string) => ({
    ...{ ...outline, id: crypto.randomUUID(), 'detail-type': 'AWS Health Event', source: 'aws.health', resources: [] },
    detail: {
      eventArn: 'arn:aws:health:eu-west-1::event/EC2/AWS_EC2_OPERATIONAL_ISSUE/1',
      ...{ service: 'EC2', eventTypeCode: 'AWS_EC2_OPERATIONAL_ISSUE', eventTypeCategory: 'issue', statusCode },
      ...{ startTime: 'Wed, 01 May 2024 08:30:00 GMT', eventRegion: 'eu-west-1', affectedAccount: '123456789012' },
      eventDescription: [
        { language: 'de_DE', latestDescription: 'Es klemmt.' },
        { language: 'en_US', latestDescription: 'Instances are unreachable.' },
      ],
      affectedEntities: [{ entityValue: 'i-abcd1111' }],
    },
  });

  it('3.17.13a has the text of the event, and is resolved when the event is closed', async () => {
    await enableAutoRecovery(domain);
    await send(health('open'));
    await send(viaSns(health('open')));
    await send(health('closed'));

    expect(await listAllAlerts(domain)).toMatchObject([
      {
        ...{ title: 'AWS Health: AWS_EC2_OPERATIONAL_ISSUE (eu-west-1)', description: 'Instances are unreachable.' },
        ...{ severity: 'ERROR', urgency: 'HIGH', state: 'RESOLVED', provider: 'aws', account: '123456789012' },
        resources: [{ resource_type: 'EC2', name: 'i-abcd1111' }],
      },
    ]);
  });
});

describe('a finding', () => {
  const finding = (score: number) => ({
    ...{ ...outline, 'detail-type': 'GuardDuty Finding', source: 'aws.guardduty', resources: [] },
    detail: {
      ...{ id: 'f1', title: 'An instance mines coins', description: 'It talks to a pool.', severity: score },
      ...{ accountId: '210987654321', type: 'CryptoCurrency:EC2/BitcoinTool.B' },
      resource: { resourceType: 'Instance', instanceDetails: { instanceId: 'i-abcd1111' } },
    },
  });

  it.each([
    { score: 2, severity: 'INFO', urgency: 'LOW' },
    { score: 5.3, severity: 'WARNING', urgency: 'LOW' },
    { score: 7, severity: 'ERROR', urgency: 'HIGH' },
    { score: 9, severity: 'CRITICAL', urgency: 'HIGH' },
  ])('3.17.13a of GuardDuty with the severity $score is $severity', async ({ score, severity, urgency }) => {
    await send(finding(score));
    expect(await listAllAlerts(domain)).toMatchObject([
      {
        ...{ title: 'An instance mines coins', description: 'It talks to a pool.', severity, urgency },
        ...{ account: '210987654321', resources: [{ resource_type: 'Instance', name: 'i-abcd1111' }] },
      },
    ]);
  });

  it('3.17.13a of Security Hub becomes an alert of its own, and is resolved by its workflow', async () => {
    await enableAutoRecovery(domain);
    const one = (Id: string, Label: string, Status: string) => ({
      ...{ Id, Title: `Finding ${Id}`, Description: 'Open to all.', Severity: { Label, Normalized: 70 } },
      ...{ AwsAccountId: '210987654321', Workflow: { Status }, RecordState: 'ACTIVE' },
      Resources: [{ Type: 'AwsS3Bucket', Id: 'arn:aws:s3:::shop' }],
    });
    const imported = (...findings: object[]) => ({
      ...{ ...outline, 'detail-type': 'Security Hub Findings - Imported', source: 'aws.securityhub' },
      detail: { findings },
    });
    await send(imported(one('a', 'HIGH', 'NEW'), one('b', 'LOW', 'NEW')));
    await send(imported(one('a', 'HIGH', 'RESOLVED')));

    expect(await listAllAlerts(domain)).toMatchObject([
      { title: 'Finding a', severity: 'ERROR', state: 'RESOLVED', resources: [{ name: 'arn:aws:s3:::shop' }] },
      { title: 'Finding b', severity: 'INFO', state: 'TRIGGERED' },
    ]);
  });
});
