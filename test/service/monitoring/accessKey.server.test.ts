import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AlertRecord, alert } from '../../../contract/monitoring/alert.ts';
import { aChannel } from '../alert-manager/fixtures.ts';
import { startTestReceiver, type TestReceiver } from '../alert-manager/testReceiver.ts';
import { createApiClient, createTestDomain, setClockOffset, type TestDomain } from '../testDomain.ts';
import { aTime } from '../timestamp.ts';
import { anAlert, anErrorAlert, aWebhook, readAlert } from './fixtures.ts';

let domain: TestDomain;
let receiver: TestReceiver;
let created: AlertRecord;
let key: string;

/** The access key in the newest notification. */
const newestKey = async (many: number): Promise<string> => {
  const notified = (await receiver.waitFor(many)).at(-1);
  return String(notified?.message.callbacks[0]?.body.access_key);
};

beforeEach(async () => {
  domain = await createTestDomain();
  receiver = await startTestReceiver();
  await aChannel(domain, { data: { url: receiver.url } });
  created = await anAlert(domain);
  key = await newestKey(1);
});
afterEach(async () => {
  setClockOffset(0);
  await receiver[Symbol.asyncDispose]();
});

const send = (access_key: string, rest: object = {}) =>
  domain.anonymous.post(alert.update_state.path, { alert_id: created.alert_id, access_key, ...rest });

describe('acknowledging with the access key of a notification', () => {
  it('3.16.8 requires no token, and keeps the responder', async () => {
    const { status, body } = await send(key);
    expect(status).toBe(200);
    expect(body).toEqual(await readAlert(domain, created));
    expect(body).toMatchObject({ state: 'ACKNOWLEDGED', responder: '', acknowledged_at: aTime });
  });

  it('3.16.8 sets the responder of the request; a second call changes nothing', async () => {
    const { body } = await send(key, { responder: 'Ada on the phone', domain_id: 'ignored' });
    expect(body).toMatchObject({ state: 'ACKNOWLEDGED', responder: 'Ada on the phone' });
    expect((await send(key, { responder: 'Bob' })).body).toEqual(body);
  });

  it('3.16.8 does not reopen a resolved alert', async () => {
    const before = await domain.owner.call(alert.update, { alert_id: created.alert_id, state: 'RESOLVED' });
    expect(await send(key)).toEqual({ status: 200, body: before });
  });

  it('3.16.8 refuses an alert in state ERROR', async () => {
    const before = await anErrorAlert(domain);
    const { alert_id } = before;
    expect(await send(await newestKey(2), { alert_id })).toEqual({ status: 200, body: before });
  });

  it('3.16.8 the key expires after 3600 seconds', async () => {
    setClockOffset(3_590_000);
    expect((await send(key)).status).toBe(200);
    setClockOffset(3_601_000);
    expect((await send(key)).status).toBe(403);
  });

  it('3.16.8 denies a wrong key, the key of another alert, and an unknown alert', async () => {
    await anAlert(domain, { title: 'Another' });
    const refused = [
      await send('f'.repeat(32)),
      await send(await newestKey(2)),
      await send(key, { alert_id: 'alert-none' }),
    ];
    for (const { status, body } of refused) {
      expect(status).toBe(403);
      expect(body).toMatchObject({ detail: { code: 'ERROR_PERMISSION_DENIED' } });
    }
    expect(await readAlert(domain, created)).toEqual(created);
  });

  it('3.16.8 denies the key of a deleted alert', async () => {
    await domain.owner.call(alert.delete, { alert_id: created.alert_id });
    expect((await send(key)).status).toBe(403);
  });
});

const EVENT = { event_key: 'e', title: 'Disk full' };

/** The status of an event sent to a webhook with a key. */
const sendWithKey = async (webhook_id: string, access_key: string) =>
  (await domain.anonymous.post(`/monitoring/v1/webhook/${webhook_id}/${access_key}/events`, EVENT)).status;

/** The status of a call with the key as bearer token. */
const asToken = async (access_key: string) =>
  (await createApiClient(domain.url, access_key).post(alert.list.path)).status;

describe('access keys of webhooks and alerts', () => {
  it('1.4.3, 4.6.4 that of a webhook has 32 hexadecimal digits, and is valid at the URL of that webhook only', async () => {
    const [hook, other] = [await aWebhook(domain), await aWebhook(domain, { name: 'Other' })];
    const { webhook_id, access_key } = hook;

    expect(access_key).toMatch(/^[0-9a-f]{32}$/);
    expect(access_key).not.toBe(other.access_key);
    expect(hook.webhook_url.endsWith(`/monitoring/v1/webhook/${webhook_id}/${access_key}/events`)).toBe(true);
    expect(await sendWithKey(webhook_id, access_key)).toBe(200);
    expect(await sendWithKey(other.webhook_id, access_key)).toBe(403);
    expect(await asToken(access_key)).toBe(401);
    expect((await send(access_key)).status).toBe(403);
    expect((await readAlert(domain, created)).state).toBe('TRIGGERED');
  });

  it('1.4.3, 4.6.4 that of an alert has 32 hexadecimal digits, and can only acknowledge that alert', async () => {
    const { webhook_id } = await aWebhook(domain);

    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(await sendWithKey(webhook_id, key)).toBe(403);
    expect(await asToken(key)).toBe(401);
    const request = { state: 'RESOLVED', title: 'Mine', project_id: domain.projects[3], urgency: 'LOW' };
    expect((await send(key, request)).body).toMatchObject({
      ...{ state: 'ACKNOWLEDGED', title: created.title, project_id: created.project_id, urgency: created.urgency },
    });
  });
});
