/** `npm run bench -- live`: what subscribers of a long list cost a gateway, and how long a change takes to reach all of them. */

import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { alert } from '../../contract/monitoring/alert.ts';
import { hashPassword } from '../../service/crypto/password.ts';
import { fetchAccessToken } from '../../test/graph/testGraph.ts';
import { postToWebhook } from '../../test/service/monitoring/fixtures.ts';
import { aWebhookOfPlugin, enableAutoRecovery } from '../../test/service/monitoring/inboundFixtures.ts';
import { startServiceProcess } from '../../test/service/serviceProcess.ts';
import { createTestDomain, INTERNAL_TOKEN, PASSWORD, type TestDomain } from '../../test/service/testDomain.ts';
import { startGatewayProcess } from '../../test/start/gatewayProcess.ts';
import { median } from '../median.ts';
import { type BenchSubscriber, openSubscriber } from './subscriber.ts';

const { values: options } = parseArgs({
  options: {
    alerts: { type: 'string', default: '15000' },
    callers: { type: 'string', default: '100' },
    /** Subscribers of each caller. */
    each: { type: 'string', default: '20' },
    /** Length of each time that is measured: without changes, and with many. */
    seconds: { type: 'string', default: '60' },
    /** Changes that come one by one. */
    changes: { type: 'string', default: '20' },
    /** Changes per second, of many. */
    rate: { type: 'string', default: '5' },
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
  for (const user of users) tokens.push(await fetchAccessToken(gatewayUrl, domain_id, user));
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
    const { status } = await postToWebhook(domain, webhook, events);
    if (status !== 200) throw new Error(`The webhook answered ${status}.`);
  };
  for (let from = 0; from < count; from += MAX_EVENTS) {
    await send(from, 'ALERT');
    await send(from, 'RECOVERY');
  }
};

/** CPU time of a process with all its threads, in milliseconds. */
const readCpuMs = (pid: number | undefined) => {
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

const findPercentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** What changes cost, and how long they take to reach subscribers. */
interface MeasuredChanges {
  /** Milliseconds from the answer to a write until a subscriber has the change, of all subscribers and changes, in order. */
  readonly waits: readonly number[];
  readonly seconds: number;
  /** Of the gateway, in milliseconds. */
  readonly cpu: number;
}

/**
 * Changes the titles of alerts, some per second, each of another alert: whoever lags gets two changes of one as one. Resolves when all
 * subscribers have all changes.
 */
const measureChanges = async (
  { admin, domainId: domain_id }: TestDomain,
  subscribers: readonly BenchSubscriber[],
  { count, perSecond, pid }: { readonly count: number; readonly perSecond: number; readonly pid: number | undefined },
): Promise<MeasuredChanges> => {
  const page = { start: 1, limit: count };
  const { results } = await admin.call(alert.list, { domain_id, query: { page, only: ['alert_id'] } });
  const run = performance.now().toFixed(0);
  const written = new Map<string, number>();
  const [startedAt, cpuBefore] = [performance.now(), readCpuMs(pid)];
  const write = async (at: number) => {
    const title = `Change ${run}-${at}`;
    await sleep(Math.max(0, startedAt + (at * 1_000) / perSecond - performance.now()));
    await admin.call(alert.update, { alert_id: results[at]?.alert_id ?? '', title });
    written.set(title, performance.now());
  };
  await Promise.all(Array.from({ length: count }, (_, at) => write(at)));
  const readAll = async ({ until }: BenchSubscriber) => {
    const read = await until([...written.keys()]);
    return read.map(([title, at]) => at - (written.get(title) ?? 0));
  };
  const waits = (await Promise.all(subscribers.map(readAll))).flat().toSorted((one, other) => one - other);
  return { waits, seconds: (performance.now() - startedAt) / 1_000, cpu: readCpuMs(pid) - cpuBefore };
};

const run = async () => {
  using directory = mkdtempDisposableSync(join(tmpdir(), 'skein-live-'));
  await using service = await startServiceProcess({ DATA_DIR: directory.path });
  const bounds = { STREAMS: 'user=10000,domain=10000,process=20000', OVERLOAD_DELAY_MS: '0' };
  const listening = options.wakeups === 'on' ? { INTERNAL_TOKEN } : {};
  await using gateway = await startGatewayProcess({ UPSTREAM_URL: service.url, ...listening, ...bounds });
  const domain = await createTestDomain(service.url);
  await createAlerts(domain, Number(options.alerts));
  say(`${(await domain.owner.call(alert.list, { query: { count_only: true } })).total_count} alerts created`);
  const tokens = await signInCallers(domain, gateway.url, Number(options.callers));
  await sleep(2_000);

  const heapBefore = await gateway.heapUsed();
  const [openedAt, cpuBefore, postsBefore] = [
    performance.now(),
    readCpuMs(gateway.pid),
    (await readMetrics(gateway.url)).posts,
  ];
  const subscribers: BenchSubscriber[] = [];
  for (const token of tokens) {
    const own = Array.from({ length: Number(options.each) }, () => openSubscriber(gateway.url, ALERTS, token));
    subscribers.push(...(await Promise.all(own)));
  }
  const openedMs = performance.now() - openedAt;
  const cpuOfOpening = readCpuMs(gateway.pid) - cpuBefore;
  const opened = await readMetrics(gateway.url);
  say(`${options.alerts} alerts, ${tokens.length} callers, ${opened.streams} streams, ${opened.lists} lists`);
  say(
    `opened in ${(openedMs / 1000).toFixed(1)} s, ${(cpuOfOpening / opened.streams).toFixed(2)} ms of CPU and ${((opened.posts - postsBefore) / opened.streams).toFixed(2)} POSTs for each stream`,
  );
  await sleep(5_000);
  say(`heap per stream: ${(((await gateway.heapUsed()) - heapBefore) / opened.streams / 1024).toFixed(1)} KiB`);

  const [idleCpu, idlePosts] = [readCpuMs(gateway.pid), (await readMetrics(gateway.url)).posts];
  await sleep(Number(options.seconds) * 1_000);
  const share = (readCpuMs(gateway.pid) - idleCpu) / (Number(options.seconds) * 1_000);
  const posts = (await readMetrics(gateway.url)).posts - idlePosts;
  say(
    `idle: ${(share * 100).toFixed(2)} % of a core, ${((posts / tokens.length / Number(options.seconds)) * 60).toFixed(1)} POSTs for each caller and minute`,
  );

  const ms = (value: number) => `${value.toFixed(0)} ms`;
  for (const [perSecond, count] of [
    [1, Number(options.changes)],
    [Number(options.rate), Number(options.rate) * Number(options.seconds)],
  ] as const) {
    const { posts: before } = await readMetrics(gateway.url);
    const { waits, seconds, cpu } = await measureChanges(domain, subscribers, { count, perSecond, pid: gateway.pid });
    const { posts: after } = await readMetrics(gateway.url);
    const net = cpu - share * seconds * 1_000;
    say(
      `${count} changes, ${perSecond} a second, to each subscriber: median ${ms(median(waits))}, p99 ${ms(findPercentile(waits, 0.99))}, most ${ms(waits.at(-1) ?? 0)}`,
    );
    say(
      `CPU of the gateway: ${((cpu / seconds / 1_000) * 100).toFixed(0)} % of a core; in addition to idle ${ms(net / count)} for each change, ${((net / count / subscribers.length) * 1_000).toFixed(1)} µs for each subscriber; ${((after - before) / count).toFixed(1)} POSTs to find it`,
    );
  }
  say(`load ${loadavg()[0]?.toFixed(1)}`);
  for (const { close } of subscribers) close();
};

await run();
process.exit();
