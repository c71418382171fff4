/** The recorded past of the demo against the one that the API makes, call by call. */
import pino from 'pino';
import { expect, it } from 'vitest';
import { startDemoService } from '../../app/demo/service.ts';
import { type DemoSession, signIn } from '../../app/demo/session.ts';
import { service } from '../../contract/alert-manager/service.ts';
import { maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import { note } from '../../contract/monitoring/note.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { serviceOptions } from '../facadeConfig.ts';
import { DEMO_NOW, readAllAlerts } from './alerts.ts';

const toMinute = (time: string) => time.slice(0, 'YYYY-MM-DDTHH:MM'.length);

/** What people see of the past, without ids. Times to the minute: each call takes its milliseconds. */
const readPast = async (who: DemoSession) => {
  const domain_id = 'domain-demo';
  const alerts = await readAllAlerts(who);
  const numbers = new Map(alerts.map(({ alert_id, alert_number }) => [alert_id, alert_number]));
  const notes = await who.call(note.list, { query: { sort: [{ key: 'created_at' }] } });
  const services = await who.call(service.list, {});
  const webhooks = await who.call(webhook.list, { domain_id });
  const windows = await who.call(maintenanceWindow.list, { domain_id });
  return {
    alerts: alerts.map(
      ({ alert_id: _id, webhook_id: _webhook, triggered_by: _by, escalation_policy_id: _policy, ...rest }) => ({
        ...rest,
        created_at: toMinute(rest.created_at),
        updated_at: toMinute(rest.updated_at),
        acknowledged_at: toMinute(rest.acknowledged_at),
        resolved_at: toMinute(rest.resolved_at),
        escalated_at: toMinute(rest.escalated_at),
      }),
    ),
    notes: notes.results.map((each) => [
      numbers.get(each.alert_id),
      each.created_by,
      each.note,
      toMinute(each.created_at),
    ]),
    services: services.results.map(({ name, alerts: counts, created_at }) => [name, counts, toMinute(created_at)]),
    webhooks: webhooks.results.map(({ name, tags, created_at }) => [name, tags, toMinute(created_at)]),
    windows: windows.results.map(({ title, state, start_time, end_time, closed_at }) => [
      ...[title, state, start_time, end_time],
      toMinute(closed_at),
    ]),
  };
};

const pastOfDemo = async (isPastRecorded: boolean) => {
  const options = { ...serviceOptions(), logger: pino({ level: 'silent' }), clock: () => DEMO_NOW };
  const running = await startDemoService(options, { printLine: () => {}, isPastRecorded });
  try {
    return await readPast(await signIn(running.url, 'admin@example.com'));
  } finally {
    await running.close();
  }
};

it('is the one that the API makes: after a change of either, run app/demo/record.ts', {
  timeout: 240_000,
}, async () => {
  expect(await pastOfDemo(true)).toEqual(await pastOfDemo(false));
});
