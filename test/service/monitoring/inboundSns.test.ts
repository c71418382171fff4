import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WebhookRecord } from '../../../contract/monitoring/webhook.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { listAllAlerts, postToWebhook } from './fixtures.ts';
import { aWebhookOfPlugin, enableAutoRecovery } from './inboundFixtures.ts';
import { anEnvelope, makeCertificateUrl, SNS, type SnsEnvelope, type SnsStub, startSnsStub } from './sns/snsStub.ts';

const PLUGIN = 'plugin-aws-sns-mon-webhook';

let domain: TestDomain;
let hook: WebhookRecord;
let provider: SnsStub;
beforeEach(async () => {
  provider = startSnsStub();
  domain = await createTestDomain();
  hook = await aWebhookOfPlugin(domain, PLUGIN);
});
afterEach(() => provider[Symbol.asyncDispose]());

/** SNS sends its JSON as text/plain, as the client of the kit does with every text. */
const send = async (body: object) => {
  expect(await postToWebhook(domain, hook, JSON.stringify(body))).toEqual({ status: 200, body: {} });
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

const SUBJECT = 'ALARM: "db-1 CPU" in EU (Ireland)';

/** A notification of SNS with an alarm of CloudWatch. */
const notification = (changes: object = {}, members: SnsEnvelope = { Subject: SUBJECT }, version: '1' | '2' = '1') =>
  anEnvelope({ Type: 'Notification', Message: JSON.stringify({ ...alarm, ...changes }), ...members }, version);

describe('a CloudWatch alarm via SNS', () => {
  it('3.17.9 creates an alert with the values of the alarm', async () => {
    await send(notification());

    expect(await listAllAlerts(domain)).toMatchObject([
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

  it('3.17.11 changes its alert, and OK resolves it if its service has recovery mode AUTO', async () => {
    await enableAutoRecovery(domain);
    await send(notification());
    await send(notification({ NewStateValue: 'INSUFFICIENT_DATA', NewStateReason: 'No data.' }));
    await send(notification({ NewStateValue: 'OK', NewStateReason: 'Fine again.' }));
    expect(await listAllAlerts(domain)).toMatchObject([{ state: 'RESOLVED', description: 'No data.' }]);
  });

  it('3.17.11 without data has severity NOT_AVAILABLE', async () => {
    await send(notification({ NewStateValue: 'INSUFFICIENT_DATA' }));
    expect(await listAllAlerts(domain)).toMatchObject([{ severity: 'NOT_AVAILABLE', urgency: 'HIGH' }]);
  });

  it('3.17.9 with several metrics names each of their resources once', async () => {
    const metric = (MetricName: string) => ({
      MetricStat: { Metric: { MetricName, Namespace: 'AWS/RDS', Dimensions: alarm.Trigger.Dimensions } },
    });
    await send(
      notification({ Trigger: { Metrics: [{ Expression: 'a/b' }, metric('ReadIOPS'), metric('WriteIOPS')] } }),
    );
    expect(await listAllAlerts(domain)).toMatchObject([
      { resources: [{ resource_type: 'DBInstanceIdentifier', name: 'db-1' }], additional_info: { metric: 'ReadIOPS' } },
    ]);
  });

  it('3.17.9 that is composite names its rule and the child that changed', async () => {
    const { Trigger: _, ...rest } = alarm;
    const children = [{ Arn: `${alarm.AlarmArn} child`, State: { Value: 'ALARM', Timestamp: alarm.StateChangeTime } }];
    const composite = {
      ...{ ...rest, AlarmName: 'shop is ill', AlarmDescription: null, AlarmArn: `${alarm.AlarmArn} composite` },
      ...{ OKActions: [], AlarmActions: [], InsufficientDataActions: [] },
      ...{ AlarmRule: 'ALARM("db-1 CPU") OR ALARM("db-1 disk")', TriggeringChildren: children },
    };
    await send(anEnvelope({ Type: 'Notification', Message: JSON.stringify(composite) }));
    expect(await listAllAlerts(domain)).toMatchObject([
      {
        ...{ title: 'shop is ill', resources: [], severity: 'ERROR', description: alarm.NewStateReason },
        additional_info: { alarm_rule: composite.AlarmRule, triggering_children: children },
      },
    ]);
  });

  it('3.17.9 with few values creates an alert', async () => {
    const { AlarmName, AWSAccountId, Region, NewStateValue } = alarm;
    const known = { AlarmName, AWSAccountId, Region, NewStateValue, Trigger: null, StateChangeTime: 'yesterday' };
    for (const Region of [known.Region, known.Region, 'EU (Paris)']) {
      await send(anEnvelope({ Type: 'Notification', Message: JSON.stringify({ ...known, Region }) }));
    }
    const expected = { title: 'db-1 CPU', description: '', state: 'TRIGGERED', resources: [] };
    expect(await listAllAlerts(domain)).toMatchObject([expected, expected]);
  });

  it('3.17.9 keeps characters that can be stored, and drops others', async () => {
    await send(notification({ AlarmDescription: 'a\u0000b', NewStateReason: 'half \ud800 pair' }));
    expect(await listAllAlerts(domain)).toMatchObject([{ description: 'half \ufffd pair', state: 'TRIGGERED' }]);
  });

  it('3.17.9 is also read without its envelope', async () => {
    await send(alarm);
    expect(await listAllAlerts(domain)).toMatchObject([{ title: 'db-1 CPU', severity: 'ERROR' }]);
  });

  it.each([
    { given: 'plain text', Message: 'Hello world' },
    { given: 'JSON of something else', Message: '{"hello":"world"}' },
    { given: 'an alarm in an unknown state', Message: JSON.stringify({ ...alarm, NewStateValue: 'constructor' }) },
  ])('3.17.12 with $given creates an alert in state ERROR with its text', async ({ Message }) => {
    await send(anEnvelope({ Type: 'Notification', Subject: 'Greetings', Message }));
    expect(await listAllAlerts(domain)).toMatchObject([
      {
        state: 'ERROR',
        severity: 'CRITICAL',
        description: expect.stringContaining(`Greetings\n${Message.slice(0, 100)}`),
      },
    ]);
  });

  it('3.17.9 events of the direct form are readable by the same plugin', async () => {
    await send({ event_key: 'by hand', title: 'Sent by a script' });
    expect(await listAllAlerts(domain)).toMatchObject([{ title: 'Sent by a script', state: 'TRIGGERED' }]);
  });
});

describe('the signature of an SNS message', () => {
  it.each(['1', '2'] as const)(
    '3.17.9 of version %s is accepted if valid, with and without subject',
    async (version) => {
      await send(notification({ AlarmArn: 'one' }, { Subject: SUBJECT }, version));
      await send(notification({ AlarmArn: 'other' }, {}, version));
      const expected = { state: 'TRIGGERED', title: 'db-1 CPU' };
      expect(await listAllAlerts(domain)).toMatchObject([expected, expected]);
    },
  );

  const tampered: readonly { readonly what: string; readonly change: (envelope: SnsEnvelope) => SnsEnvelope }[] = [
    { what: 'for another text', change: (one) => ({ ...one, Message: String(one.Message).replace('97.2', '17.2') }) },
    { what: 'without the signed subject', change: ({ Subject: _, ...one }) => one },
    { what: 'for another topic', change: (one) => ({ ...one, TopicArn: `${one.TopicArn}-2` }) },
    { what: 'that is invalid', change: (one) => ({ ...one, Signature: 'RVhBTVBMRQ==' }) },
    { what: 'of an unknown version', change: (one) => ({ ...one, SignatureVersion: '3' }) },
    { what: 'of the other version', change: (one) => ({ ...one, SignatureVersion: '2' }) },
    {
      what: 'by a certificate over plain HTTP',
      change: (one) => ({ ...one, SigningCertURL: 'http://sns.eu-west-1.amazonaws.com/a.pem' }),
    },
    {
      what: 'by a certificate from another host',
      change: (one) => ({ ...one, SigningCertURL: 'https://example.com/a.pem' }),
    },
    { what: 'by an invalid certificate', change: (one) => ({ ...one, SigningCertURL: `${SNS}/?Action=Publish` }) },
  ];
  it.each(tampered)('3.17.12 $what creates an alert in state ERROR with the message', async ({ change }) => {
    await send(change(notification()));
    const [found, ...others] = await listAllAlerts(domain);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ state: 'ERROR', severity: 'CRITICAL', urgency: 'HIGH' });
    expect(found?.description).toContain('is not signed by Amazon SNS');
    expect(found?.description).toContain('"AlarmName":"db-1 CPU"');
  });

  it('3.17.9 is optional, because the key in the URL authenticates the sender', async () => {
    const { Signature: _, SignatureVersion: __, SigningCertURL: ___, ...bare } = notification();
    await send(bare);
    expect(await listAllAlerts(domain)).toMatchObject([{ state: 'TRIGGERED', title: 'db-1 CPU' }]);
  });

  it('3.17.9 is not checked while the certificate is unavailable, and checked once it is available', async () => {
    const SigningCertURL = `${SNS}${makeCertificateUrl()}`;
    const { pathname } = new URL(SigningCertURL);
    await send(notification({ AlarmArn: 'unreachable' }, { SigningCertURL }));
    for (const status of [403, 302]) {
      provider.serveCertificate(pathname, status);
      await send(notification({ AlarmArn: `answered ${status}` }, { SigningCertURL }));
    }
    provider.serveCertificate(pathname);
    const { Signature: _, ...forged } = notification({ AlarmArn: 'forged' }, { SigningCertURL });
    await send({ ...forged, Signature: 'RVhBTVBMRQ==' });
    const states = (await listAllAlerts(domain)).map(({ state }) => state);
    expect(states).toEqual(['TRIGGERED', 'TRIGGERED', 'TRIGGERED', 'ERROR']);
    expect(provider.uncalled()).toEqual([]);
  });

  it('3.17.9 fetches a certificate once', async () => {
    const SigningCertURL = `${SNS}${makeCertificateUrl()}`;
    provider.serveCertificate(new URL(SigningCertURL).pathname);
    for (const AlarmArn of ['one', 'other']) await send(notification({ AlarmArn }, { SigningCertURL }));
    const { Signature: _, ...forged } = notification({}, { SigningCertURL });
    await send({ ...forged, Signature: 'RVhBTVBMRQ==' });
    expect((await listAllAlerts(domain)).map(({ state }) => state)).toEqual(['TRIGGERED', 'TRIGGERED', 'ERROR']);
  });
});
