/** `npm run bench -- live`: what subscribers of a long list cost a gateway, and how long a change takes to reach all of them. */

import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { alert } from '../../contract/monitoring/alert.ts';
import { hashPassword } from '../../service/crypto/password.ts';
import { tokenFor } from '../../test/graph/stack.ts';
import { type EventReader, openEvents } from '../../test/live/events.ts';
import { freshDomain, INTERNAL_TOKEN, PASSWORD, type TestDomain } from '../../test/service/kit.ts';
import { deliver } from '../../test/service/monitoring/fixtures.ts';
import { aWebhookOfPlugin, enableAutoRecovery } from '../../test/service/monitoring/inboundFixtures.ts';
import { startProcess } from '../../test/service/process.ts';
import { startGateway } from '../../test/start/gatewayProcess.ts';
import { median } from '../median.ts';

const { values: options } = parseArgs({
  options: {
    alerts: { type: 'string', default: '15000' },
    callers: { type: 'string', default: '100' },
    /** Subscribers of each caller. */
    each: { type: 'string', default: '20' },
    /** Length of the idle time that is measured. */
    seconds: { type: 'string', default: '60' },
    changes: { type: 'string', default: '20' },
    /** `off`: the gateway does not listen to the service, and polls as at other deployments. */
    wakeups: { type: 'string', default: 'on' },
  },
});

const ALERTS = 'subscription { alertChanges { kind alert { id title state project { name } } } }';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Administrators of their own, who see the same alerts. */
const signInCallers = async ({ put, domainId: domain_id }: TestDomain, gatewayUrl: string, count: number) => {
  const password_hash = await hashPassword(PASSWORD, { memory: 8, passes: 1 });
  const users = Array.from({ length: count }, (_, at) => `user-${at}@bench`);
  await put(
    'users',
    users.map((user_id) => ({ user_id, domain_id, password_hash, role_type: 'DOMAIN_ADMIN' })),
  );
  const tokens: string[] = [];
  for (const user of users) tokens.push(await tokenFor(gatewayUrl, domain_id, user));
  return tokens;
};

/** Most events of a delivery. */
const MAX_EVENTS = 500;

/** Creates alerts by a webhook, and resolves them: others would escalate while the bench runs. */
const createAlerts = async (domain: TestDomain, count: number) => {
  await enableAutoRecovery(domain);
  const webhook = await aWebhookOfPlugin(domain, 'plugin-direct-mon-webhook');
  const send = async (from: number, event_type: string) => {
    const events = Array.from({ length: Math.min(MAX_EVENTS, count - from) }, (_, at) => ({
      event_key: `${from + at}`,
      title: `Alert ${from + at}`,
      event_type,
    }));
    const { status } = await deliver(domain, webhook, events);
    if (status !== 200) throw new Error(`The webhook answered ${status}.`);
  };
  for (let from = 0; from < count; from += MAX_EVENTS) {
    await send(from, 'ALERT');
    await send(from, 'RECOVERY');
  }
};

/** CPU time of a process with all its threads, in milliseconds. */
const cpuMs = (pid: number | undefined) => {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/** Values of the metrics of a gateway. */
const readMetrics = async (gatewayUrl: string) => {
  const text = await (await fetch(`${gatewayUrl}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return { streams: value('graphql_streams'), lists: value('watched_lists'), posts: value('watch_posts_total') };
};

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Reads events until one tells that an alert of a title was created. */
const untilCreated = async (events: EventReader, title: string) => {
  for (;;) {
    const [event] = await events.next();
    if (event === undefined) throw new Error('A stream has ended.');
    const { kind, alert } = event.data?.alertChanges ?? {};
    if (kind === 'CREATED' && alert?.title === title) return performance.now();
  }
};

/** Milliseconds from the answer to a write until each subscriber has the change. */
const measureChanges = async ({ admin, projects }: TestDomain, readers: readonly EventReader[], count: number) => {
  const waits: number[] = [];
  for (let at = 0; at < count; at++) {
    const title = `New ${at}`;
    const told = Promise.all(readers.map((events) => untilCreated(events, title)));
    const { alert_id } = await admin.call(alert.create, { title, project_id: projects[0] });
    const written = performance.now();
    waits.push(...(await told).map((time) => time - written));
    await admin.call(alert.update, { alert_id, state: 'RESOLVED' });
    await sleep(1_000);
  }
  return waits.toSorted((one, other) => one - other);
};

const run = async () => {
  using directory = mkdtempDisposableSync(join(tmpdir(), 'skein-live-'));
  await using service = await startProcess({ DATA_DIR: directory.path });
  const bounds = { STREAMS: 'user=10000,domain=10000,process=20000', OVERLOAD_DELAY_MS: '0' };
  const listening = options.wakeups === 'on' ? { INTERNAL_TOKEN } : {};
  await using gateway = await startGateway({ UPSTREAM_URL: service.url, ...listening, ...bounds });
  const domain = await freshDomain(service.url);
  await createAlerts(domain, Number(options.alerts));
  say(`${(await domain.owner.call(alert.list, { query: { count_only: true } })).total_count} alerts created`);
  const tokens = await signInCallers(domain, gateway.url, Number(options.callers));
  await sleep(2_000);

  const heapBefore = await gateway.heapUsed();
  const [openedAt, cpuBefore, postsBefore] = [
    performance.now(),
    cpuMs(gateway.pid),
    (await readMetrics(gateway.url)).posts,
  ];
  const readers: EventReader[] = [];
  for (const token of tokens) {
    const own = Array.from({ length: Number(options.each) }, () => openEvents(gateway.url, ALERTS, { token }));
    readers.push(...(await Promise.all(own)));
  }
  const openedMs = performance.now() - openedAt;
  const cpuOfOpening = cpuMs(gateway.pid) - cpuBefore;
  const opened = await readMetrics(gateway.url);
  say(`${options.alerts} alerts, ${tokens.length} callers, ${opened.streams} streams, ${opened.lists} lists`);
  say(
    `opened in ${(openedMs / 1000).toFixed(1)} s, ${(cpuOfOpening / opened.streams).toFixed(2)} ms of CPU and ${((opened.posts - postsBefore) / opened.streams).toFixed(2)} POSTs for each stream`,
  );
  await sleep(5_000);
  say(`heap per stream: ${(((await gateway.heapUsed()) - heapBefore) / opened.streams / 1024).toFixed(1)} KiB`);

  const [idleCpu, idlePosts] = [cpuMs(gateway.pid), (await readMetrics(gateway.url)).posts];
  await sleep(Number(options.seconds) * 1_000);
  const share = (cpuMs(gateway.pid) - idleCpu) / (Number(options.seconds) * 1_000);
  const posts = (await readMetrics(gateway.url)).posts - idlePosts;
  say(
    `idle: ${(share * 100).toFixed(2)} % of a core, ${((posts / tokens.length / Number(options.seconds)) * 60).toFixed(1)} POSTs for each caller and minute`,
  );

  const [changeCpu, changePosts] = [cpuMs(gateway.pid), (await readMetrics(gateway.url)).posts];
  const waits = await measureChanges(domain, readers, Number(options.changes));
  const changes = 2 * Number(options.changes);
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  say(
    `change to subscriber: median ${ms(median(waits))}, p99 ${ms(percentile(waits, 0.99))}, most ${ms(waits.at(-1) ?? 0)}`,
  );
  say(
    `each change: ${((cpuMs(gateway.pid) - changeCpu) / changes).toFixed(0)} ms of CPU of the gateway, ${(((await readMetrics(gateway.url)).posts - changePosts) / changes).toFixed(1)} POSTs to find it`,
  );
  say(`load ${loadavg()[0]?.toFixed(1)}`);
  for (const events of readers) events.close();
};

await run();
process.exit();
