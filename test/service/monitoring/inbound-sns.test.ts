import { type Dispatcher, getGlobalDispatcher, MockAgent, setGlobalDispatcher } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WebhookRecord } from '../../../contract/monitoring/webhook.ts';
import { freshDomain, type TestDomain } from '../kit.ts';
import { allAlerts, deliver } from './ground.ts';
import { aWebhookOf, recoverByThemselves } from './inbound-ground.ts';

const PLUGIN = 'plugin-aws-sns-mon-webhook';
const TOPIC = 'arn:aws:sns:eu-west-1:123456789012:alarms';

let domain: TestDomain;
let hook: WebhookRecord;
beforeEach(async () => {
  domain = await freshDomain();
  hook = await aWebhookOf(domain, PLUGIN);
});

/** SNS says that its JSON is plain text; the kit's client says the same of every text. */
const send = async (body: object) => {
  expect(await deliver(domain, hook, JSON.stringify(body))).toEqual({ status: 200, body: {} });
};

const alarm = {
  AlarmName: 'db-1 CPU',
  AlarmDescription: 'CPU of the shop database.',
  AWSAccountId: '123456789012',
  NewStateValue: 'ALARM',
  NewStateReason: 'Threshold Crossed: 1 datapoint (97.2) was greater than the threshold (90.0).',
  StateChangeTime: '2024-05-01T08:30:00.236+0000',
  Region: 'EU (Ireland)',
  AlarmArn: 'arn:aws:cloudwatch:eu-west-1:123456789012:alarm:db-1 CPU',
  OldStateValue: 'OK',
  Trigger: {
    MetricName: 'CPUUtilization',
    Namespace: 'AWS/RDS',
    StatisticType: 'Statistic',
    Statistic: 'AVERAGE',
    Unit: null,
    Dimensions: [{ name: 'DBInstanceIdentifier', value: 'db-1' }],
    Period: 60,
    EvaluationPeriods: 1,
    ComparisonOperator: 'GreaterThanThreshold',
    Threshold: 90,
  },
};

const anEnvelope = (members: object) => ({
  MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
  TopicArn: TOPIC,
  Timestamp: '2024-05-01T08:30:00.318Z',
  SignatureVersion: '1',
  Signature: 'RVhBTVBMRQ==',
  SigningCertURL: 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0.pem',
  ...members,
});

/** A notification of SNS with what CloudWatch says of the alarm. */
const notified = (changes: object = {}) =>
  anEnvelope({
    Type: 'Notification',
    Subject: 'ALARM: "db-1 CPU" in EU (Ireland)',
    Message: JSON.stringify({ ...alarm, ...changes }),
  });

describe('a CloudWatch alarm that comes by SNS', () => {
  it('3.17.9 becomes an alert that tells what the alarm says', async () => {
    await send(notified());

    expect(await allAlerts(domain)).toMatchObject([
      {
        title: 'db-1 CPU',
        description: alarm.NewStateReason,
        state: 'TRIGGERED',
        severity: 'ERROR',
        urgency: 'HIGH',
        rule: 'db-1 CPU',
        provider: 'aws',
        account: '123456789012',
        resources: [{ resource_type: 'DBInstanceIdentifier', name: 'db-1' }],
        additional_info: { region: 'EU (Ireland)', namespace: 'AWS/RDS', metric: 'CPUUtilization', old_state: 'OK' },
      },
    ]);
  });

  it('3.17.11 is one alert while it changes, and resolved at OK where its service recovers by itself', async () => {
    await recoverByThemselves(domain);
    await send(notified());
    await send(notified({ NewStateValue: 'INSUFFICIENT_DATA', NewStateReason: 'No data.' }));
    await send(notified({ NewStateValue: 'OK', NewStateReason: 'Fine again.' }));
    expect(await allAlerts(domain)).toMatchObject([{ state: 'RESOLVED', description: 'Fine again.' }]);
  });

  it('3.17.11 without data is NOT_AVAILABLE', async () => {
    await send(notified({ NewStateValue: 'INSUFFICIENT_DATA' }));
    expect(await allAlerts(domain)).toMatchObject([{ severity: 'NOT_AVAILABLE', urgency: 'HIGH' }]);
  });

  it('3.17.9 that computes with several metrics names what each is about, once', async () => {
    const metric = (MetricName: string) => ({
      MetricStat: { Metric: { MetricName, Namespace: 'AWS/RDS', Dimensions: alarm.Trigger.Dimensions } },
    });
    await send(notified({ Trigger: { Metrics: [{ Expression: 'a/b' }, metric('ReadIOPS'), metric('WriteIOPS')] } }));
    expect(await allAlerts(domain)).toMatchObject([
      { resources: [{ resource_type: 'DBInstanceIdentifier', name: 'db-1' }], additional_info: { metric: 'ReadIOPS' } },
    ]);
  });

  it('3.17.9 is read without its envelope as well', async () => {
    await send(alarm);
    expect(await allAlerts(domain)).toMatchObject([{ title: 'db-1 CPU', severity: 'ERROR' }]);
  });

  it.each([
    { given: 'plain text', Message: 'Hello world' },
    { given: 'JSON of something else', Message: '{"hello":"world"}' },
    { given: 'an alarm in an unknown state', Message: JSON.stringify({ ...alarm, NewStateValue: 'constructor' }) },
  ])('3.17.12 that turns out to be $given becomes an alert in state ERROR that shows it', async ({ Message }) => {
    await send(anEnvelope({ Type: 'Notification', Subject: 'Greetings', Message }));
    expect(await allAlerts(domain)).toMatchObject([
      {
        state: 'ERROR',
        severity: 'CRITICAL',
        description: expect.stringContaining(`Greetings\n${Message.slice(0, 100)}`),
      },
    ]);
  });

  it('3.17.9 leaves the direct form readable under the same plugin', async () => {
    await send({ event_key: 'by hand', title: 'Sent by a script' });
    expect(await allAlerts(domain)).toMatchObject([{ title: 'Sent by a script', state: 'TRIGGERED' }]);
  });
});

const SNS = 'https://sns.eu-west-1.amazonaws.com';
const QUERY = `?Action=ConfirmSubscription&TopicArn=${TOPIC}&Token=2336412f37`;

const asked = (SubscribeURL: unknown) =>
  anEnvelope({ Type: 'SubscriptionConfirmation', Token: '2336412f37', Message: 'You have chosen …', SubscribeURL });

const farewell = { Type: 'UnsubscribeConfirmation', Token: '2336412f37', Message: 'You have chosen to leave …' };

describe('a subscription of SNS', () => {
  let before: Dispatcher;
  let provider: MockAgent;
  // The provider is played; whatever else is called out there is refused, and would be seen.
  beforeEach(() => {
    before = getGlobalDispatcher();
    provider = new MockAgent();
    provider.enableNetConnect(/^(127\.0\.0\.1|localhost):/);
    setGlobalDispatcher(provider);
  });
  afterEach(async () => {
    setGlobalDispatcher(before);
    await provider.close();
  });

  const answers = (status: number, headers = {}) =>
    provider
      .get(SNS)
      .intercept({ path: `/${QUERY}` })
      .reply(status, '<ok/>', { headers });

  it('3.17.9 is confirmed at the address of the provider, and makes no alert', async () => {
    answers(200);
    await send(asked(`${SNS}/${QUERY}`));
    provider.assertNoPendingInterceptors();
    expect(await allAlerts(domain)).toEqual([]);
  });

  it.each([
    { given: 'is refused', status: 403, headers: {} },
    { given: 'is sent elsewhere', status: 302, headers: { location: `${SNS}/elsewhere` } },
  ])('3.17.12 that $given becomes an alert in state ERROR', async ({ status, headers }) => {
    answers(status, headers);
    await send(asked(`${SNS}/${QUERY}`));
    expect(await allAlerts(domain)).toMatchObject([
      { state: 'ERROR', description: `The subscription could not be confirmed: Amazon SNS answered ${status}.` },
    ]);
  });

  it('3.17.12 whose provider cannot be reached becomes an alert in state ERROR, without the token', async () => {
    await send(asked(`${SNS}/${QUERY}`));
    const [found] = await allAlerts(domain);
    expect(found).toMatchObject({ state: 'ERROR', description: expect.stringContaining('was not reached') });
    expect(found?.description).not.toContain('2336412f37');
  });

  it.each([
    { given: 'in the clear', url: `http://sns.eu-west-1.amazonaws.com/${QUERY}` },
    { given: 'at another port', url: `https://sns.eu-west-1.amazonaws.com:8443/${QUERY}` },
    { given: 'with a password', url: `https://user:secret@sns.eu-west-1.amazonaws.com/${QUERY}` },
    { given: 'at a host that begins as the provider', url: `https://sns.eu-west-1.amazonaws.com.example.com/${QUERY}` },
    {
      given: 'at a path that looks like the provider',
      url: `https://example.com/sns.eu-west-1.amazonaws.com/${QUERY}`,
    },
    { given: 'at a deeper name', url: `https://sns.eu.west.amazonaws.com/${QUERY}` },
    { given: 'without a region', url: `https://sns.amazonaws.com/${QUERY}` },
    { given: 'on this machine', url: `https://127.0.0.1/${QUERY}` },
    { given: 'where something else would be done', url: `${SNS}/?Action=Unsubscribe&SubscriptionArn=${TOPIC}:1` },
    { given: 'where two things would be done', url: `${SNS}/?Action=ConfirmSubscription&Action=Unsubscribe` },
    { given: 'at what is no address', url: 'no address' },
    { given: 'at no address at all', url: undefined },
  ])('3.17.9 is not confirmed $given', async ({ url }) => {
    await send(asked(url));
    expect(await allAlerts(domain)).toMatchObject([
      { state: 'ERROR', description: 'The subscription was not confirmed: its address is not that of Amazon SNS.' },
    ]);
  });

  it('3.17.9 that ends becomes an alert, resolved by the next subscription', async () => {
    await recoverByThemselves(domain);
    await send(anEnvelope(farewell));
    expect(await allAlerts(domain)).toMatchObject([{ title: `No more events of topic ${TOPIC}`, severity: 'WARNING' }]);

    answers(200);
    await send(asked(`${SNS}/${QUERY}`));
    expect(await allAlerts(domain)).toMatchObject([{ state: 'RESOLVED' }]);
  });
});
