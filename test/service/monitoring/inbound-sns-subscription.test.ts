import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WebhookRecord } from '../../../contract/monitoring/webhook.ts';
import { freshDomain, type TestDomain } from '../kit.ts';
import { allAlerts, deliver } from './fixtures.ts';
import { aWebhookOfPlugin, enableAutoRecovery } from './inbound-fixtures.ts';
import { anEnvelope, type Envelope, type Provider, playProvider, REGIONS, SNS, TOPIC } from './sns/provider.ts';

let domain: TestDomain;
let hook: WebhookRecord;
let provider: Provider;
beforeEach(async () => {
  provider = playProvider();
  domain = await freshDomain();
  hook = await aWebhookOfPlugin(domain, 'plugin-aws-sns-mon-webhook');
});
afterEach(() => provider[Symbol.asyncDispose]());

const send = async (body: object) => {
  expect(await deliver(domain, hook, JSON.stringify(body))).toEqual({ status: 200, body: {} });
};

const TOKEN = '2336412f37';
const PATH = `/?Action=ConfirmSubscription&TopicArn=${TOPIC}&Token=${TOKEN}`;

const request = (members: Envelope) =>
  anEnvelope({ Type: 'SubscriptionConfirmation', Token: TOKEN, Message: 'You have chosen …', ...members });

const farewell = { Type: 'UnsubscribeConfirmation', Token: TOKEN, Message: 'You have chosen to leave …' };

describe('a subscription of SNS', () => {
  it.each(REGIONS)('3.17.9 is confirmed at %s, and makes no alert', async (origin) => {
    provider.answers(PATH, 200, {}, origin);
    await send(request({ SubscribeURL: `${origin}${PATH}` }));
    expect(provider.uncalled()).toEqual([]);
    expect(await allAlerts(domain)).toEqual([]);
  });

  it.each([
    { given: 'is refused', status: 403, headers: {} },
    { given: 'is sent elsewhere by the provider', status: 302, headers: { location: 'https://example.com/' } },
    { given: 'is sent elsewhere for good', status: 308, headers: { location: `${SNS}/elsewhere` } },
  ])('3.17.12 that $given becomes an alert in state ERROR', async ({ status, headers }) => {
    provider.answers(PATH, status, headers);
    await send(request({ SubscribeURL: `${SNS}${PATH}` }));
    expect(await allAlerts(domain)).toMatchObject([
      { state: 'ERROR', description: `The subscription could not be confirmed: Amazon SNS answered ${status}.` },
    ]);
  });

  it('3.17.12 whose provider cannot be reached becomes an alert in state ERROR, without the token', async () => {
    await send(request({ SubscribeURL: `${SNS}${PATH}` }));
    const [found] = await allAlerts(domain);
    expect(found).toMatchObject({ state: 'ERROR', description: expect.stringContaining('was not reached') });
    expect(found?.description).not.toContain(TOKEN);
  });

  it.each([
    { given: 'in the clear', SubscribeURL: `http://sns.eu-west-1.amazonaws.com${PATH}` },
    { given: 'at another port', SubscribeURL: `https://sns.eu-west-1.amazonaws.com:8443${PATH}` },
    { given: 'with a password', SubscribeURL: `https://user:secret@sns.eu-west-1.amazonaws.com${PATH}` },
    { given: 'at a host that begins alike', SubscribeURL: `https://sns.eu-west-1.amazonaws.com.example.com${PATH}` },
    { given: 'at a host that ends alike', SubscribeURL: `https://sns.eu-west-1.myamazonaws.com${PATH}` },
    { given: 'at another ending', SubscribeURL: `https://sns.eu-west-1.amazonaws.com.de${PATH}` },
    { given: 'at a path that looks alike', SubscribeURL: `https://example.com/sns.eu-west-1.amazonaws.com${PATH}` },
    { given: 'at a deeper name', SubscribeURL: `https://sns.eu.west.amazonaws.com${PATH}` },
    { given: 'at another service', SubscribeURL: `https://s3.eu-west-1.amazonaws.com${PATH}` },
    { given: 'without a region', SubscribeURL: `https://sns.amazonaws.com${PATH}` },
    { given: 'on this machine', SubscribeURL: `https://127.0.0.1${PATH}` },
    { given: 'at a certificate', SubscribeURL: `${SNS}/SimpleNotificationService-0.pem` },
    {
      given: 'where something else would be done',
      SubscribeURL: `${SNS}/?Action=Unsubscribe&SubscriptionArn=${TOPIC}:1`,
    },
    { given: 'where two things would be done', SubscribeURL: `${SNS}/?Action=ConfirmSubscription&Action=Unsubscribe` },
    { given: 'at what is no address', SubscribeURL: 'no address' },
  ])('3.17.9 is not confirmed $given', async ({ SubscribeURL }) => {
    await send(request({ SubscribeURL }));
    expect(await allAlerts(domain)).toMatchObject([
      { state: 'ERROR', description: 'The subscription was not confirmed: its address is not that of Amazon SNS.' },
    ]);
  });

  it('3.17.9 is not confirmed at no address at all', async () => {
    await send(request({}));
    expect(await allAlerts(domain)).toMatchObject([{ state: 'ERROR' }]);
  });

  it('3.17.12 whose signature does not hold is not confirmed', async () => {
    provider.answers(PATH, 200);
    const envelope = request({ SubscribeURL: `${SNS}${PATH}` });
    await send({ ...envelope, Token: `${TOKEN}0` });
    expect(provider.uncalled()).toEqual([PATH]);
    expect(await allAlerts(domain)).toMatchObject([
      { state: 'ERROR', description: expect.stringContaining('is not signed by Amazon SNS') },
    ]);
  });

  it('3.17.9 that ends becomes an alert, resolved by the next subscription', async () => {
    await enableAutoRecovery(domain);
    await send(anEnvelope(farewell));
    expect(await allAlerts(domain)).toMatchObject([{ title: `No more events of topic ${TOPIC}`, severity: 'WARNING' }]);

    provider.answers(PATH, 200);
    await send(request({ SubscribeURL: `${SNS}${PATH}` }));
    expect(await allAlerts(domain)).toMatchObject([{ state: 'RESOLVED' }]);
  });
});
