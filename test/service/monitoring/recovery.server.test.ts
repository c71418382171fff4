import { beforeEach, describe, expect, it } from 'vitest';
import { type AlertRecord, alert } from '../../../contract/monitoring/alert.ts';
import { type WebhookRecord, webhook } from '../../../contract/monitoring/webhook.ts';
import { aService } from '../alert-manager/fixtures.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { aTime } from '../timestamp.ts';
import { aWebhook, listAllAlerts, postToWebhook } from './fixtures.ts';

let domain: TestDomain;
beforeEach(async () => {
  domain = await createTestDomain();
});

const event = { event_key: 'disk', title: 'Disk full', description: 'is full' };
const recovery = { ...event, event_type: 'RECOVERY', description: 'over' };

/** The alert of an event that is followed by a recovery event. */
const sendRecovery = async (hook: WebhookRecord, first: object = event): Promise<AlertRecord[]> => {
  await postToWebhook(domain, hook, first);
  await postToWebhook(domain, hook, recovery);
  return listAllAlerts(domain);
};

const createService = (recovery_mode: 'AUTO' | 'MANUAL', members: object = {}) =>
  aService(domain, { options: { recovery_mode }, ...members });

const serviceTags = async (mode: 'AUTO' | 'MANUAL') => {
  const { service_key } = await createService(mode);
  return aWebhook(domain, { tags: { service_key } });
};

const changeState = (state: string) => async (of: TestDomain, index: number) => {
  const { alert_id = '' } = (await listAllAlerts(of))[index] ?? {};
  await of.owner.call(alert.update, { alert_id, state });
};
const [resolve, reopen] = [changeState('RESOLVED'), changeState('TRIGGERED')];

const RESOLVED = { state: 'RESOLVED', resolved_at: aTime, escalation_ttl: 0 };
const OPEN = { state: 'TRIGGERED', resolved_at: '', escalation_ttl: 1 };

describe('a recovery event', () => {
  it.each([
    { mode: 'AUTO' as const, says: 'resolves the alert', outcome: RESOLVED },
    { mode: 'MANUAL' as const, says: 'leaves it open', outcome: OPEN },
  ])('3.17.11 for a service of its webhook in mode $mode $says', async ({ mode, outcome }) => {
    expect(await sendRecovery(await serviceTags(mode))).toMatchObject([{ ...outcome, description: 'is full' }]);
  });

  it('6 sets updated_at and resolved_at', async () => {
    const hook = await serviceTags('AUTO');
    await postToWebhook(domain, hook, event);
    const [before] = await listAllAlerts(domain);
    await postToWebhook(domain, hook, recovery);
    const [after] = await listAllAlerts(domain);
    expect(after?.updated_at).toBe(after?.resolved_at);
    expect(String(after?.updated_at) > String(before?.updated_at)).toBe(true);
  });

  it('3.17.11 for a service of its project in mode AUTO resolves the alert', async () => {
    await createService('AUTO', { tags: { projects: [domain.projects[0]] } });
    expect(await sendRecovery(await aWebhook(domain))).toMatchObject([RESOLVED]);
  });

  it('3.17.11 for an unknown service leaves the alert open', async () => {
    expect(await sendRecovery(await aWebhook(domain, { tags: { service_key: 'none' } }))).toMatchObject([OPEN]);
  });

  it('3.17.11 does not change an alert in state ERROR', async () => {
    const alerts = await sendRecovery(await serviceTags('AUTO'), { ...event, event_type: 'ERROR' });
    expect(alerts).toMatchObject([{ state: 'ERROR', description: 'is full' }]);
  });

  it('3.17.11 resolves every alert of its key that is open', async () => {
    const hook = await serviceTags('AUTO');
    await postToWebhook(domain, hook, event);
    await resolve(domain, 0);
    await postToWebhook(domain, hook, event);
    await reopen(domain, 0);
    await postToWebhook(domain, hook, { ...event, event_key: 'another' });

    await postToWebhook(domain, hook, recovery);

    expect(await listAllAlerts(domain)).toMatchObject([RESOLVED, RESOLVED, OPEN]);
  });

  it('3.17.11 resolves the alerts that it joins within one body', async () => {
    const hook = await serviceTags('AUTO');
    await postToWebhook(domain, hook, [event, recovery, { ...event, description: 'is full again' }]);
    expect(await listAllAlerts(domain)).toMatchObject([RESOLVED, { ...OPEN, description: 'is full again' }]);
  });

  it('3.20.4 uses the service at the creation of the alert, whatever the current tags of its webhook', async () => {
    const { service_key } = await createService('AUTO');
    const hook = await aWebhook(domain);
    await postToWebhook(domain, hook, event);
    const { webhook_id, domain_id } = hook;
    await domain.owner.call(webhook.update, { webhook_id, domain_id, tags: { service_key } });
    await postToWebhook(domain, hook, recovery);
    const { results } = await domain.owner.call(alert.list, {});
    expect(results).toMatchObject([OPEN]);
  });
});
