/** `skein webhook try`, as a process. */
import { describe, expect, it } from 'vitest';
import { writeTestFile } from '../import/focusFiles.ts';
import { runSkein } from '../import/runSkein.ts';

const attempt = (body: unknown, ...args: string[]) =>
  runSkein(
    ['webhook', 'try', writeTestFile(typeof body === 'string' ? body : JSON.stringify(body), 'body.json'), ...args],
    {},
  ).ended;

const heartbeat = (status: number) => ({
  heartbeat: { monitorID: 1, status, msg: 'connect ECONNREFUSED', time: '2024-05-01 08:30:00.000' },
  monitor: { id: 1, name: 'Shop', type: 'http', url: 'https://shop.example.com' },
  msg: '[Shop] Down',
});

describe('skein webhook try', () => {
  it('prints the alerts that a body would become, and what its recovery would do', async () => {
    const { code, stdout, stderr } = await attempt([heartbeat(0), heartbeat(1)]);

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject([
      {
        ...{ event_key: 'uptime-kuma-1', effect: 'joins the alert of its key, or opens this one' },
        alert: { title: 'Shop', description: 'connect ECONNREFUSED', severity: 'CRITICAL', urgency: 'HIGH' },
      },
      { event_key: 'uptime-kuma-1', effect: 'resolves the alerts of its key' },
    ]);
  });

  it('reads a body by a mapping', async () => {
    const mapping = { event_key: '/id', title: '/check/name' };
    const { stdout } = await attempt({ id: 7, check: { name: 'Disk' } }, '--options', JSON.stringify({ mapping }));
    expect(JSON.parse(stdout)).toMatchObject([{ event_key: '7', alert: { title: 'Disk', state: 'TRIGGERED' } }]);
  });

  it('says why a body cannot be read, and exits with 1', async () => {
    const { code, stdout } = await attempt({ text: 'disk full' });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject([{ alert: { state: 'ERROR', description: '`event_key` is missing.' } }]);
  });

  it('sends nothing: a subscription of SNS is not confirmed', async () => {
    const SubscribeURL = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=1';
    const { code, stdout } = await attempt({ Type: 'SubscriptionConfirmation', TopicArn: 'arn:topic', SubscribeURL });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject([{ event_type: 'RECOVERY' }]);
  });

  it.each([
    { what: 'text that is not JSON', body: '{', args: [], said: 'FILE: expected JSON' },
    {
      what: 'a mapping that is wrong',
      body: {},
      args: ['--options', '{"mapping":{"title":"x"}}'],
      said: 'JSON pointer',
    },
    { what: 'a plug-in that is not built in', body: {}, args: ['--plugin', 'x'], said: 'plugin-direct-mon-webhook' },
  ])('exits with 2 for $what', async ({ body, args, said }) => {
    expect(await attempt(body, ...args)).toMatchObject({ code: 2, stderr: expect.stringContaining(said) });
  });
});
