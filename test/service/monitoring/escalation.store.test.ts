import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { escalationPolicy } from '../../../contract/alert-manager/escalationPolicy.ts';
import { type ServiceRecord, service } from '../../../contract/alert-manager/service.ts';
import { type AlertRecord, alert } from '../../../contract/monitoring/alert.ts';
import { escalateAlerts } from '../../../service/monitoring/escalationJob.ts';
import { aChannel, aPolicy, aService } from '../alert-manager/fixtures.ts';
import { startTestReceiver, type TestReceiver } from '../alert-manager/testReceiver.ts';
import { clock, createTestDomain, setClockOffset, sharedService, type TestDomain } from '../testDomain.ts';
import { aTime } from '../timestamp.ts';
import { anAlert, anErrorAlert, aWebhook, listAllAlerts, postToWebhook, readAlert } from './fixtures.ts';

let domain: TestDomain;
let receiver: TestReceiver;
beforeEach(async () => {
  domain = await createTestDomain();
  receiver = await startTestReceiver();
});
afterEach(async () => {
  setClockOffset(0);
  await receiver[Symbol.asyncDispose]();
});

/** Advances the clock of the service by minutes, then runs a tick. */
const tickAfter = async (minutes: number) => {
  setClockOffset(minutes * 60_000);
  await (await sharedService()).perform(escalateAlerts, {});
};

/** A service of the first project. */
const ourService = (members: object = {}): Promise<ServiceRecord> =>
  aService(domain, { tags: { projects: [domain.projects[0]] }, ...members });

/** A channel of the receiver. */
const ourChannel = (members: object = {}) => aChannel(domain, { data: { url: receiver.url }, ...members });

const escalationState = ({ escalation_step: step, escalation_ttl: ttl }: AlertRecord) => ({ step, ttl });
const currentEscalation = async (created: AlertRecord) => escalationState(await readAlert(domain, created));
const change = (created: AlertRecord, members: object) =>
  domain.owner.call(alert.update, { alert_id: created.alert_id, ...members });

/** Rules with these waits in minutes. */
const rulesWithWaits = (...minutes: number[]) =>
  minutes.map((escalate_minutes, index) => ({ channels: [`channel-${index + 1}`], escalate_minutes }));

/** The channels in each notification, in order. */
const notifiedChannels = (many: number) => receiver.waitFor(many).then((all) => all.map(({ channels }) => channels));

describe('an alert without a service', () => {
  it('3.19.1 is notified once to every channel, immediately', async () => {
    await ourChannel();
    const created = await anAlert(domain);
    expect(created).toMatchObject({ escalation_policy_id: '', escalated_at: created.created_at });
    expect(escalationState(created)).toEqual({ step: 1, ttl: 1 });

    await tickAfter(1);

    const after = await readAlert(domain, created);
    expect(escalationState(after)).toEqual({ step: 1, ttl: 0 });
    expect(after.escalated_at > created.escalated_at).toBe(true);
    expect(after.updated_at).toBe(after.escalated_at);
    await tickAfter(10);
    expect(await readAlert(domain, created)).toEqual(after);
    expect(await notifiedChannels(1)).toEqual([[]]);
  });

  it('3.19.3 ends its escalation at the next tick after it is acknowledged, without a notification', async () => {
    const created = await anAlert(domain);
    await change(created, { state: 'ACKNOWLEDGED' });
    await tickAfter(1);
    const { escalated_at } = created;
    expect(await readAlert(domain, created)).toMatchObject({ escalation_ttl: 0, escalated_at });
  });
});

describe('an alert with an escalation policy', () => {
  it('3.16.4, 3.19.2 returns its policy, step, remaining runs and the time of the last step', async () => {
    const repeat = { state: 'ENABLED' as const, count: 2 };
    const { escalation_policy_id } = await aPolicy(domain, await ourService(), { rules: rulesWithWaits(2, 4), repeat });

    const created = await anAlert(domain);
    const { created_at } = created;
    expect(created).toMatchObject({
      escalation_policy_id,
      escalation_step: 1,
      escalation_ttl: 3,
      escalated_at: created_at,
    });

    await tickAfter(1);
    expect(await readAlert(domain, created)).toEqual(created);
    const from = clock().getTime();
    await tickAfter(3);
    const later = await readAlert(domain, created);
    expect(later).toMatchObject({ escalation_policy_id, escalation_step: 2, escalation_ttl: 3 });
    expect(Date.parse(later.escalated_at)).toBeGreaterThanOrEqual(from);
    await tickAfter(8);
    expect(await readAlert(domain, created)).toMatchObject({
      escalation_policy_id,
      escalation_step: 1,
      escalation_ttl: 2,
    });
    expect(await change(created, { state: 'RESOLVED' })).toMatchObject({ escalation_policy_id, escalation_ttl: 0 });
  });

  it('3.19.2 3.19.3 3.19.4 follows the rules with their waits, as often as the policy repeats', async () => {
    const repeat = { state: 'ENABLED' as const, count: 1 };
    const policy = await aPolicy(domain, await ourService(), { rules: rulesWithWaits(2, 4), repeat });
    for (const channel_id of ['channel-1', 'channel-2']) await ourChannel({ channel_id });
    const created = await anAlert(domain);
    expect(created.escalation_policy_id).toBe(policy.escalation_policy_id);

    const steps = [escalationState(created)];
    for (const minutes of [1, 3, 6, 8, 9, 11, 14, 16, 25]) {
      await tickAfter(minutes);
      steps.push(await currentEscalation(created));
    }

    expect(steps).toEqual([
      { step: 1, ttl: 2 },
      { step: 1, ttl: 2 },
      { step: 2, ttl: 2 },
      { step: 2, ttl: 2 },
      { step: 1, ttl: 1 },
      { step: 1, ttl: 1 },
      { step: 2, ttl: 1 },
      { step: 2, ttl: 1 },
      { step: 2, ttl: 0 },
      { step: 2, ttl: 0 },
    ]);
    expect((await notifiedChannels(4)).flat().sort()).toEqual(['channel-1', 'channel-1', 'channel-2', 'channel-2']);
  });

  it('3.19.2 does not repeat while repeat is DISABLED, whatever its count', async () => {
    await aPolicy(domain, await ourService(), { repeat: { state: 'DISABLED', count: 5 } });
    expect(escalationState(await anAlert(domain))).toEqual({ step: 1, ttl: 1 });
  });

  it('3.19.1 uses the policy that its service names rather than an older one', async () => {
    const { service_id, ...one } = await ourService();
    const policies = [await aPolicy(domain, { service_id, ...one }), await aPolicy(domain, { service_id, ...one })];
    const [oldest, later] = policies.map(({ escalation_policy_id }) => escalation_policy_id);
    expect((await anAlert(domain)).escalation_policy_id).toBe(oldest);
    await domain.owner.call(service.update, { service_id, escalation_policy_id: later ?? '' });
    expect((await anAlert(domain)).escalation_policy_id).toBe(later);
  });

  it('3.19.1 uses the service of its webhook rather than that of its project', async () => {
    await aPolicy(domain, await ourService());
    const ofWebhook = await aService(domain);
    const policy = await aPolicy(domain, ofWebhook, { rules: rulesWithWaits(1, 1) });
    const hook = await aWebhook(domain, { tags: { service_key: ofWebhook.service_key } });
    await postToWebhook(domain, hook, { event_key: 'e', title: 'Disk full' });
    const { escalation_policy_id } = policy;
    expect(await listAllAlerts(domain)).toMatchObject([{ escalation_policy_id }]);
  });

  it('3.19.3 escalates after an acknowledgement if the finish condition is RESOLVED, until it is resolved', async () => {
    await aPolicy(domain, await ourService(), { rules: rulesWithWaits(1, 1), finish_condition: 'RESOLVED' });
    const created = await anAlert(domain);
    await change(created, { state: 'ACKNOWLEDGED' });

    await tickAfter(2);
    expect(await currentEscalation(created)).toEqual({ step: 2, ttl: 1 });

    await change(created, { state: 'RESOLVED' });
    expect(await currentEscalation(created)).toEqual({ step: 2, ttl: 0 });
  });

  it('3.19.3 with urgency LOW does not escalate if its service notifies HIGH_ONLY', async () => {
    await ourService({ options: { notification_urgency: 'HIGH_ONLY' } });
    await ourChannel();
    const low = await anAlert(domain, { urgency: 'LOW' });
    const high = await anAlert(domain, { title: 'Urgent' });

    expect(low).toMatchObject({ escalation_ttl: 0, escalated_at: '' });
    expect(high.escalated_at).toEqual(aTime);
    expect((await receiver.waitFor(1)).map(({ message }) => message.title)).toEqual(['[ALERT] Urgent']);
  });

  it('3.19.5 3.21.3 follows changed rules from the next tick; a step beyond the last rule becomes the last', async () => {
    const { escalation_policy_id } = await aPolicy(domain, await ourService(), { rules: rulesWithWaits(1, 1, 60) });
    const created = await anAlert(domain);
    await tickAfter(2);
    await tickAfter(4);
    expect(await currentEscalation(created)).toEqual({ step: 3, ttl: 1 });

    await domain.owner.call(escalationPolicy.update, { escalation_policy_id, rules: rulesWithWaits(1) });
    await tickAfter(6);

    expect(await currentEscalation(created)).toEqual({ step: 3, ttl: 0 });
  });

  it('3.19.3 takes one step per tick, also after a long pause', async () => {
    await aPolicy(domain, await ourService(), { rules: rulesWithWaits(1, 1, 1) });
    const created = await anAlert(domain);
    await tickAfter(25);
    expect(await currentEscalation(created)).toEqual({ step: 2, ttl: 1 });
  });
});

describe('restart of an escalation', () => {
  it.each([
    { state: 'ACKNOWLEDGED', events: ['alert.escalated', 'alert.escalated'] },
    { state: 'RESOLVED', events: ['alert.escalated', 'alert.resolved', 'alert.escalated'] },
  ])('3.16.5 when an alert in state $state is triggered again', async ({ state, events }) => {
    await aPolicy(domain, await ourService(), { rules: rulesWithWaits(1, 1), repeat: { state: 'ENABLED', count: 1 } });
    await ourChannel({ channel_id: 'channel-1' });
    const created = await anAlert(domain);
    await tickAfter(2);
    await change(created, { state });

    const reopened = await change(created, { state: 'TRIGGERED' });

    expect(escalationState(reopened)).toEqual({ step: 1, ttl: 2 });
    expect(reopened.escalated_at).toBe(reopened.updated_at);
    expect((await receiver.waitFor(events.length)).map(({ event }) => event)).toEqual(events);
  });

  it('3.16.6 when an alert gets another project, with the policy of that project', async () => {
    await aPolicy(domain, await ourService(), { rules: rulesWithWaits(1, 1) });
    const there = await aService(domain, { tags: { projects: [domain.projects[1]] } });
    const policy = await aPolicy(domain, there, { repeat: { state: 'ENABLED', count: 2 } });
    const created = await anAlert(domain);
    await tickAfter(2);

    const moved = await change(created, { project_id: domain.projects[1] });

    expect(moved.escalation_policy_id).toBe(policy.escalation_policy_id);
    expect(escalationState(moved)).toEqual({ step: 1, ttl: 3 });
    expect(moved.escalated_at).toBe(moved.updated_at);
  });

  it('3.19.3 not for an acknowledged alert that gets another project', async () => {
    await ourChannel({ project_id: domain.projects[1] });
    const created = await anAlert(domain);
    await change(created, { state: 'ACKNOWLEDGED' });
    const moved = await change(created, { project_id: domain.projects[1] });
    expect(moved).toMatchObject({ escalation_ttl: 0, escalated_at: '' });
    await anAlert(domain, { title: 'Later', project_id: domain.projects[1] });
    expect((await receiver.waitFor(1)).map(({ message }) => message.title)).toEqual(['[ALERT] Later']);
  });
});

describe('an alert in state ERROR', () => {
  it('3.19.7 is notified once, on creation', async () => {
    await aPolicy(domain, await ourService(), { rules: rulesWithWaits(0, 0), repeat: { state: 'ENABLED', count: 3 } });
    await ourChannel({ channel_id: 'channel-1' });
    const created = await anErrorAlert(domain);
    await tickAfter(5);
    await tickAfter(10);
    expect(await readAlert(domain, created)).toEqual(created);
    expect(await notifiedChannels(1)).toEqual([['channel-1']]);
  });
});

describe('concurrent ticks', () => {
  it('6 take a step once', async () => {
    await aPolicy(domain, await ourService(), { rules: rulesWithWaits(0, 0, 0, 0, 0) });
    const created = await Promise.all(Array.from({ length: 10 }, () => anAlert(domain)));

    setClockOffset(60_000);
    const { perform } = await sharedService();
    await Promise.all([perform(escalateAlerts, {}), perform(escalateAlerts, {})]);
    await perform(escalateAlerts, {});

    const steps = await Promise.all(created.map(async (one) => (await readAlert(domain, one)).escalation_step));
    expect(new Set(steps)).toEqual(new Set([2]));
  });
});
