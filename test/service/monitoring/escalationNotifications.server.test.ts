import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ServiceRecord, service } from '../../../contract/alert-manager/service.ts';
import { type AlertRecord, alert } from '../../../contract/monitoring/alert.ts';
import { maintenanceWindow } from '../../../contract/monitoring/maintenanceWindow.ts';
import { escalateAlerts } from '../../../service/monitoring/escalationJob.ts';
import { closeMaintenanceWindows } from '../../../service/monitoring/maintenanceWindowExpiry.ts';
import { aChannel, aPolicy, aService } from '../alert-manager/fixtures.ts';
import { type ReceivedNotification, startTestReceiver, type TestReceiver } from '../alert-manager/testReceiver.ts';
import { clock, createTestDomain, setClockOffset, sharedService, type TestDomain } from '../testDomain.ts';
import { startTestService } from '../testService.ts';
import { anAlert, anErrorAlert, aWebhook, postToWebhook, readAlert } from './fixtures.ts';

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

const tickAfter = async (minutes: number) => {
  setClockOffset(minutes * 60_000);
  const { perform } = await sharedService();
  await perform(closeMaintenanceWindows, {});
  await perform(escalateAlerts, {});
};

/** A service with a notification sink, and a domain in it. */
const ownWithSink = async (sink: TestReceiver) => {
  const own = await startTestService({ notificationSinkUrl: sink.url });
  return { home: await createTestDomain(own.url), [Symbol.asyncDispose]: () => own[Symbol.asyncDispose]() };
};

const ourService = (members: object = {}): Promise<ServiceRecord> =>
  aService(domain, { tags: { projects: [domain.projects[0]] }, ...members });
const ourChannel = (members: object = {}) => aChannel(domain, { data: { url: receiver.url }, ...members });
const change = (created: AlertRecord, members: object) =>
  domain.owner.call(alert.update, { alert_id: created.alert_id, ...members });
const titles = (all: readonly ReceivedNotification[]) => all.map(({ message }) => message.title);

describe('notifications of an alert', () => {
  it('3.19.8 3.19.9 are sent when it escalates, with its description and a callback to acknowledge it', async () => {
    await ourChannel();
    const hook = await aWebhook(domain);
    await postToWebhook(domain, hook, {
      ...{ event_key: 'e', title: 'Disk full', description: '91 % used', severity: 'CRITICAL', account: '1234' },
      ...{ image_url: 'https://graphs.example.com/1.png', resources: [{ name: 'db-1' }, { name: 'db-2' }] },
    });
    const [made] = (await domain.owner.call(alert.list, {})).results as [AlertRecord];

    const [notified] = await receiver.waitFor(1);

    expect(notified).toEqual({
      notification_id: expect.stringMatching(/^notification-[0-9a-f]{12}$/),
      event: 'alert.escalated',
      topic: 'monitoring.Alert',
      notification_type: 'ERROR',
      resource_type: 'identity.Project',
      resource_id: domain.projects[0],
      channels: [],
      domain_id: domain.domainId,
      workspace_id: domain.workspaces[0],
      message: {
        title: '[ALERT] Disk full',
        description: '91 % used',
        image_url: 'https://graphs.example.com/1.png',
        occurred_at: made.created_at,
        tags: [
          { key: 'Alert Number', value: '1', options: { short: true } },
          { key: 'State', value: 'TRIGGERED', options: { short: true } },
          { key: 'Urgency', value: 'HIGH', options: { short: true } },
          { key: 'Triggered By', value: hook.webhook_id, options: { short: true } },
          { key: 'Project', value: 'Shop', options: { short: true } },
          { key: 'Resources', value: 'db-1, db-2', options: { short: false } },
          { key: 'Account', value: '1234', options: { short: true } },
        ],
        callbacks: [
          {
            label: 'Acknowledge',
            url: `${domain.url}${alert.update_state.path}`,
            http_method: 'POST',
            body: { alert_id: made.alert_id, access_key: expect.stringMatching(/^[0-9a-f]{32}$/) },
          },
        ],
      },
      created_at: made.created_at,
    });
  });

  it('3.16.8 3.19.9 have a callback that acknowledges it without a token', async () => {
    await ourChannel();
    const created = await anAlert(domain);
    const [notified] = await receiver.waitFor(1);
    const [callback] = notified?.message.callbacks ?? [];

    const answer = await fetch(callback?.url ?? '', {
      method: callback?.http_method ?? '',
      body: JSON.stringify({ ...callback?.body, responder: 'Ada on the phone' }),
    });

    expect(answer.status).toBe(200);
    expect(await readAlert(domain, created)).toMatchObject({ state: 'ACKNOWLEDGED', responder: 'Ada on the phone' });
  });

  it('3.16.8 have another access key at each escalation', async () => {
    await aPolicy(domain, await ourService(), { rules: [1, 1].map((m) => ({ channels: [], escalate_minutes: m })) });
    await ourChannel();
    await anAlert(domain);
    await tickAfter(2);
    const keys = (await receiver.waitFor(2)).map(({ message }) => message.callbacks[0]?.body.access_key);
    expect(new Set(keys).size).toBe(2);
  });

  it('3.16.7 are sent when it gets an assignee while it is open', async () => {
    await using sink = await startTestReceiver();
    await using own = await ownWithSink(sink);
    const { home } = own;
    const created = await anAlert(home);
    const { alert_id } = created;
    const assign = (assignee: string) => home.owner.call(alert.assign_user, { alert_id, assignee });
    await assign(home.users.member);
    await home.owner.call(alert.update, { alert_id, state: 'ACKNOWLEDGED' });
    await assign(home.users.owner);
    await home.owner.call(alert.update, { alert_id, state: 'RESOLVED' });
    await assign(home.users.admin);

    const [, assigned, again] = await sink.waitFor(4);

    expect(assigned).toMatchObject({
      ...{ event: 'alert.assigned', notification_type: 'INFO', channels: [] },
      ...{ resource_type: 'identity.User', resource_id: home.users.member },
      message: { title: '[ASSIGNED] Disk full', callbacks: [] },
    });
    expect(assigned?.message.tags).toContainEqual({
      ...{ key: 'Assignee', value: home.users.member, options: { short: true } },
    });
    expect(again).toMatchObject({ event: 'alert.assigned', resource_id: home.users.owner });
    expect(sink.notified().map(({ event }) => event)).toEqual([
      ...['alert.escalated', 'alert.assigned', 'alert.assigned', 'alert.resolved'],
    ]);
  });

  it('3.19.6 are sent on resolve to the channels of all steps reached, and no others', async () => {
    const rules = ['a', 'b', 'c'].map((name) => ({ channels: [`channel-${name}`], escalate_minutes: 1 }));
    await aPolicy(domain, await ourService(), { rules });
    for (const { channels } of rules) await ourChannel({ channel_id: channels[0] });
    const created = await anAlert(domain);
    await tickAfter(2);

    await change(created, { state: 'RESOLVED' });

    const all = await receiver.waitFor(4);
    const resolved = all.filter(({ event }) => event === 'alert.resolved');
    expect(resolved).toHaveLength(2);
    expect(resolved[0]).toEqual(resolved[1]);
    expect(resolved[0]).toMatchObject({
      ...{ notification_type: 'SUCCESS', channels: ['channel-a', 'channel-b'] },
      ...{ resource_type: 'identity.Project', resource_id: domain.projects[0] },
      message: { title: '[RESOLVED] Disk full', callbacks: [] },
    });
  });

  it('3.17.11 are sent when a recovery event resolves it', async () => {
    const { service_key } = await ourService({ options: { recovery_mode: 'AUTO' } });
    await ourChannel({ service_key });
    const hook = await aWebhook(domain, { tags: { service_key } });
    const event = { event_key: 'e', title: 'Disk full' };
    await postToWebhook(domain, hook, event);
    await postToWebhook(domain, hook, { ...event, event_type: 'RECOVERY' });
    expect(titles(await receiver.waitFor(2)).sort()).toEqual(['[ALERT] Disk full', '[RESOLVED] Disk full']);
  });
});

describe('receivers of a notification', () => {
  it('3.19.6 3.19.11 are all ENABLED channels with a URL of the workspace, the service and the project', async () => {
    const { service_key } = await ourService();
    const url = (name: string) => ({ data: { url: `${receiver.url}/${name}` } });
    await ourChannel(url('workspace'));
    await ourChannel({ ...url('service'), service_key });
    await ourChannel({ ...url('project'), project_id: domain.projects[0] });
    await ourChannel({ ...url('other-service'), service_key: 'other' });
    await ourChannel({ ...url('other-project'), project_id: domain.projects[1] });
    await ourChannel({ ...url('other-workspace'), workspace_id: domain.workspaces[1] });
    await ourChannel({ ...url('disabled'), state: 'DISABLED' });
    await ourChannel({ ...url('stateless'), state: '' });
    await ourChannel({ data: {} });

    await anAlert(domain);
    await receiver.waitFor(3);

    expect(receiver.paths().sort()).toEqual(['/project', '/service', '/workspace']);
  });

  it('3.19.6 are the channels named by a rule, if any, and none of another workspace', async () => {
    const named = await ourChannel({ service_key: 'whichever' });
    const stranger = await ourChannel({ workspace_id: domain.workspaces[1] });
    await ourChannel();
    const rules = [{ channels: [named, stranger, 'channel-unknown'], escalate_minutes: 0 }];
    await aPolicy(domain, await ourService(), { rules });

    await anAlert(domain, { title: 'First' });
    await anAlert(domain, { title: 'Second' });

    expect(titles(await receiver.waitFor(2)).sort()).toEqual(['[ALERT] First', '[ALERT] Second']);
  });
});

/** A timestamp this many minutes ahead, by the clock of the service. */
const inMinutes = (minutes: number) => new Date(clock().getTime() + minutes * 60_000).toISOString();

/** A maintenance window over the first project. */
const aWindow = (from: number, to: number) =>
  domain.owner.call(maintenanceWindow.create, {
    ...{ title: 'Works', start_time: inMinutes(from), end_time: inMinutes(to) },
    ...{ projects: [domain.projects[0]], domain_id: domain.domainId },
  });

describe('during a maintenance window', () => {
  it('3.18.4 alerts are created and can be changed, and no notification is sent', async () => {
    await ourChannel();
    await aWindow(-5, 60);
    const created = await anAlert(domain, { title: 'Silent' });
    expect(created).toMatchObject({ escalated_at: '', escalation_ttl: 1, alert_number: 1 });
    const { alert_id } = created;
    await domain.owner.call(alert.assign_user, { alert_id, assignee: domain.users.member });
    await tickAfter(1);
    expect((await readAlert(domain, created)).escalated_at).toBe('');
    await change(created, { state: 'RESOLVED' });

    await anAlert(domain, { title: 'Elsewhere', project_id: domain.projects[1] });

    expect(titles(await receiver.waitFor(1))).toEqual(['[ALERT] Elsewhere']);
  });

  it('3.18.4 no notification of any kind is sent to the sink', async () => {
    await using sink = await startTestReceiver();
    await using own = await ownWithSink(sink);
    const { home } = own;
    await home.owner.call(maintenanceWindow.create, {
      ...{ title: 'Works', start_time: inMinutes(-5), end_time: inMinutes(60) },
      ...{ projects: [home.projects[0]], domain_id: home.domainId },
    });
    const { alert_id } = await anAlert(home, { title: 'Silent' });
    await home.owner.call(alert.assign_user, { alert_id, assignee: home.users.member });
    await postToWebhook(home, await aWebhook(home), { nonsense: true });
    await home.owner.call(alert.update, { alert_id, state: 'RESOLVED' });

    await anAlert(home, { title: 'Elsewhere', project_id: home.projects[1] });

    expect(titles(await sink.waitFor(1))).toEqual(['[ALERT] Elsewhere']);
  });

  it('3.18.4, 3.19.7 an alert in state ERROR created during the window is notified once when it ends', async () => {
    await ourChannel();
    await aWindow(-5, 10);
    const created = await anErrorAlert(domain);
    expect(created).toMatchObject({ escalated_at: '' });
    for (const minutes of [9, 11, 12, 20]) await tickAfter(minutes);
    expect((await readAlert(domain, created)).escalated_at).not.toBe('');
    await anAlert(domain, { title: 'Later' });
    const notified = titles(await receiver.waitFor(2));
    expect(notified.sort()).toEqual(['[ALERT] Later', `[ALERT] ${created.title}`].sort());
  });

  it('3.18.4 an alert created during the window is notified as a new one when it ends', async () => {
    await ourChannel();
    await aWindow(-5, 10);
    const created = await anAlert(domain);
    await tickAfter(9);
    expect((await readAlert(domain, created)).escalated_at).toBe('');
    await tickAfter(11);
    expect((await readAlert(domain, created)).escalated_at).not.toBe('');
    expect(titles(await receiver.waitFor(1))).toEqual(['[ALERT] Disk full']);
  });

  it('3.18.4 an older alert pauses; its step is then notified again, and its wait starts over', async () => {
    const rules = [1, 2, 3].map((step) => ({ channels: [`channel-${step}`], escalate_minutes: 2 }));
    await aPolicy(domain, await ourService(), { rules });
    for (const { channels } of rules) await ourChannel({ channel_id: channels[0] });
    const created = await anAlert(domain);
    await tickAfter(3);
    await aWindow(0, 10);
    const stepNow = async () => (await readAlert(domain, created)).escalation_step;

    await tickAfter(8);
    const alertDuring = await readAlert(domain, created);
    await tickAfter(14);
    const alertAfter = await readAlert(domain, created);
    await tickAfter(15);
    expect(await stepNow()).toBe(2);
    await tickAfter(17);

    expect(alertDuring.escalation_step).toBe(2);
    expect(alertAfter).toMatchObject({ escalation_step: 2, updated_at: alertAfter.escalated_at });
    expect(alertAfter.escalated_at > alertDuring.escalated_at).toBe(true);
    expect(await stepNow()).toBe(3);
    const notified = (await receiver.waitFor(4)).flatMap(({ channels }) => channels);
    expect(notified.sort()).toEqual(['channel-1', 'channel-2', 'channel-2', 'channel-3']);
  });

  it('3.18.4 with several windows, silence lasts until the last one ends or is closed', async () => {
    await ourChannel();
    await aWindow(-5, 10);
    const longer = await aWindow(-5, 60);
    const created = await anAlert(domain);
    await tickAfter(15);
    expect((await readAlert(domain, created)).escalated_at).toBe('');
    const { maintenance_window_id } = longer;
    await domain.owner.call(maintenanceWindow.close, { maintenance_window_id, domain_id: domain.domainId });
    await tickAfter(16);
    expect((await readAlert(domain, created)).escalated_at).not.toBe('');
  });

  it('3.18.4 a window that is over when created, or closed before its start, has no effect', async () => {
    await aPolicy(domain, await ourService(), { rules: [{ channels: [], escalate_minutes: 60 }] });
    const created = await anAlert(domain);
    setClockOffset(10 * 60_000);
    await aWindow(-9, -1);
    const { maintenance_window_id } = await aWindow(5, 20);
    await domain.owner.call(maintenanceWindow.close, { maintenance_window_id, domain_id: domain.domainId });
    await tickAfter(25);
    expect(await readAlert(domain, created)).toEqual(created);
  });

  it('6 silence does not change updated_at', async () => {
    await aWindow(-5, 60);
    const created = await anAlert(domain);
    await tickAfter(5);
    expect(await readAlert(domain, created)).toEqual(created);
  });
});

describe('an alert whose service is deleted', () => {
  it('3.20.7 3.19.1 continues under the built-in policy', async () => {
    const one = await ourService();
    await aPolicy(domain, one, { rules: [{ channels: [], escalate_minutes: 60 }] });
    const created = await anAlert(domain);
    await domain.owner.call(service.delete, { service_id: one.service_id, force: true });
    await tickAfter(1);
    expect(await readAlert(domain, created)).toMatchObject({ escalation_policy_id: '', escalation_ttl: 0 });
  });
});
