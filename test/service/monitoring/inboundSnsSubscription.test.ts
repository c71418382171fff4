import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WebhookRecord } from '../../../contract/monitoring/webhook.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { listAllAlerts, postToWebhook } from './fixtures.ts';
import { aWebhookOfPlugin, enableAutoRecovery } from './inboundFixtures.ts';
import { anEnvelope, REGIONS, SNS, type SnsEnvelope, type SnsStub, startSnsStub, TOPIC } from './sns/snsStub.ts';

let domain: TestDomain;
let hook: WebhookRecord;
let provider: SnsStub;
beforeEach(async () => {
  provider = startSnsStub();
  domain = await createTestDomain();
  hook = await aWebhookOfPlugin(domain, 'plugin-aws-sns-mon-webhook');
});
afterEach(() => provider[Symbol.asyncDispose]());

const send = async (body: object) => {
  expect(await postToWebhook(domain, hook, JSON.stringify(body))).toEqual({ status: 200, body: {} });
};

const TOKEN = '2336412f37';
const PATH = `/?Action=ConfirmSubscription&TopicArn=${TOPIC}&Token=${TOKEN}`;

const request = (members: SnsEnvelope) =>
  anEnvelope({ Type: 'SubscriptionConfirmation', Token: TOKEN, Message: 'You have chosen …', ...members });

const unsubscription = { Type: 'UnsubscribeConfirmation', Token: TOKEN, Message: 'You have chosen to leave …' };

describe('a subscription request of SNS', () => {
  it.each(REGIONS)('3.17.9 is confirmed at %s, and creates no alert', async (origin) => {
    provider.answerOnce(PATH, 200, {}, origin);
    await send(request({ SubscribeURL: `${origin}${PATH}` }));
    expect(provider.uncalled()).toEqual([]);
    expect(await listAllAlerts(domain)).toEqual([]);
  });

  it.each([
    { given: 'is refused', status: 403, headers: {} },
    { given: 'gets a temporary redirect', status: 302, headers: { location: 'https://example.com/' } },
    { given: 'gets a permanent redirect', status: 308, headers: { location: `${SNS}/elsewhere` } },
  ])('3.17.12 that $given creates an alert in state ERROR', async ({ status, headers }) => {
    provider.answerOnce(PATH, status, headers);
    await send(request({ SubscribeURL: `${SNS}${PATH}` }));
    expect(await listAllAlerts(domain)).toMatchObject([
      {
        state: 'ERROR',
        description: expect.stringContaining(`could not be confirmed: Amazon SNS answered ${status}.`),
      },
    ]);
  });

  it('3.17.12 for an unreachable provider creates an alert in state ERROR without the token', async () => {
    await send(request({ SubscribeURL: `${SNS}${PATH}` }));
    const [found] = await listAllAlerts(domain);
    expect(found).toMatchObject({ state: 'ERROR', description: expect.stringContaining('was not reached') });
    expect(JSON.stringify(found)).not.toContain(TOKEN);
  });

  it.each([
    { given: 'over plain HTTP', SubscribeURL: `http://sns.eu-west-1.amazonaws.com${PATH}` },
    { given: 'at another port', SubscribeURL: `https://sns.eu-west-1.amazonaws.com:8443${PATH}` },
    { given: 'with a password', SubscribeURL: `https://user:secret@sns.eu-west-1.amazonaws.com${PATH}` },
    { given: 'at a host with the same prefix', SubscribeURL: `https://sns.eu-west-1.amazonaws.com.example.com${PATH}` },
    { given: 'at a host with the same suffix', SubscribeURL: `https://sns.eu-west-1.myamazonaws.com${PATH}` },
    { given: 'at another top-level domain', SubscribeURL: `https://sns.eu-west-1.amazonaws.com.de${PATH}` },
    { given: 'at a similar path', SubscribeURL: `https://example.com/sns.eu-west-1.amazonaws.com${PATH}` },
    { given: 'at a subdomain', SubscribeURL: `https://sns.eu.west.amazonaws.com${PATH}` },
    { given: 'at another service', SubscribeURL: `https://s3.eu-west-1.amazonaws.com${PATH}` },
    { given: 'without a region', SubscribeURL: `https://sns.amazonaws.com${PATH}` },
    { given: 'on this machine', SubscribeURL: `https://127.0.0.1${PATH}` },
    { given: 'at a certificate', SubscribeURL: `${SNS}/SimpleNotificationService-0.pem` },
    {
      given: 'with another action',
      SubscribeURL: `${SNS}/?Action=Unsubscribe&SubscriptionArn=${TOPIC}:1`,
    },
    { given: 'with two actions', SubscribeURL: `${SNS}/?Action=ConfirmSubscription&Action=Unsubscribe` },
    { given: 'at an invalid URL', SubscribeURL: 'no address' },
  ])('3.17.9 is not confirmed $given', async ({ SubscribeURL }) => {
    await send(request({ SubscribeURL }));
    expect(await listAllAlerts(domain)).toMatchObject([
      { state: 'ERROR', description: expect.stringContaining('its address is not that of Amazon SNS.') },
    ]);
  });

  it('3.17.9 is not confirmed without a URL', async () => {
    await send(request({}));
    expect(await listAllAlerts(domain)).toMatchObject([{ state: 'ERROR' }]);
  });

  it('3.17.12 with an invalid signature is not confirmed', async () => {
    provider.answerOnce(PATH, 200);
    const envelope = request({ SubscribeURL: `${SNS}${PATH}` });
    await send({ ...envelope, Token: `${TOKEN}0` });
    expect(provider.uncalled()).toEqual([PATH]);
    expect(await listAllAlerts(domain)).toMatchObject([
      { state: 'ERROR', description: expect.stringContaining('is not signed by Amazon SNS') },
    ]);
  });

  it('3.17.9 an unsubscription creates an alert, which the next subscription resolves', async () => {
    await enableAutoRecovery(domain);
    await send(anEnvelope(unsubscription));
    expect(await listAllAlerts(domain)).toMatchObject([
      { title: `No more events of topic ${TOPIC}`, severity: 'WARNING' },
    ]);

    provider.answerOnce(PATH, 200);
    await send(request({ SubscribeURL: `${SNS}${PATH}` }));
    expect(await listAllAlerts(domain)).toMatchObject([{ state: 'RESOLVED' }]);
  });
});
