/** `npm run bench -- live`: what idle subscribers cost a gateway, and how long a change takes to reach one. */

import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { alert } from '../../contract/monitoring/alert.ts';
import { hashPassword } from '../../service/auth/password.ts';
import { tokenFor } from '../../test/graph/stack.ts';
import { type EventReader, openEvents } from '../../test/live/events.ts';
import { freshDomain, INTERNAL_TOKEN, PASSWORD, type TestDomain } from '../../test/service/kit.ts';
import { startProcess } from '../../test/service/process.ts';
import { startGateway } from '../../test/start/gatewayProcess.ts';
import { median } from '../median.ts';

const { values: options } = parseArgs({
  options: {
    callers: { type: 'string', default: '200' },
    /** Subscribers of each caller. */
    each: { type: 'string', default: '10' },
    /** Length of the idle time that is measured. */
    seconds: { type: 'string', default: '60' },
    changes: { type: 'string', default: '50' },
  },
});

const ALERTS = 'subscription { alertChanges { kind alert { id title state project { name } } } }';

/** Signs in users of their own, so that no two share their polls. */
const signInCallers = async ({ put, domainId: domain_id }: TestDomain, gatewayUrl: string, count: number) => {
  const password_hash = await hashPassword(PASSWORD);
  const users = Array.from({ length: count }, (_, at) => `user-${at}@bench`);
  await put(
    'users',
    users.map((user_id) => ({ user_id, domain_id, password_hash, role_type: 'DOMAIN_ADMIN' })),
  );
  const tokens: string[] = [];
  for (const user of users) tokens.push(await tokenFor(gatewayUrl, domain_id, user));
  return tokens;
};

/** Values of the metrics of a gateway. */
const readMetrics = async (gatewayUrl: string) => {
  const text = await (await fetch(`${gatewayUrl}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    cpuSeconds: value('process_cpu_seconds_total'),
    streams: value('graphql_streams'),
    lists: value('watched_lists'),
    posts: value('watch_posts_total'),
  };
};

/** Milliseconds from the answer to a write until a subscriber has the change. */
const measureChanges = async ({ admin, projects }: TestDomain, gatewayUrl: string, token: string, count: number) => {
  using events = await openEvents(gatewayUrl, ALERTS, { token });
  const waits: number[] = [];
  for (let at = 0; at < count; at++) {
    const told = events.next().then(() => performance.now());
    await admin.call(alert.create, { title: `Alert ${at}`, project_id: projects[0] });
    const written = performance.now();
    waits.push((await told) - written);
    await sleep(200);
  }
  return waits;
};

const say = (line: string) => process.stdout.write(`${line}\n`);

const DATA_DIR = mkdtempSync(join(tmpdir(), 'skein-live-'));
try {
  await using service = await startProcess({ DATA_DIR });
  const domain = await freshDomain(service.url);
  const bounds = { STREAMS: 'user=10000,domain=10000' };
  await using gateway = await startGateway({ UPSTREAM_URL: service.url, INTERNAL_TOKEN, ...bounds });
  const token = await tokenFor(gateway.url, domain.domainId, domain.users.owner);
  const waits = await measureChanges(domain, gateway.url, token, Number(options.changes));
  say(
    `change to subscriber, one subscriber: median ${median(waits).toFixed(0)} ms, most ${Math.max(...waits).toFixed(0)} ms`,
  );
  // Alerts that nobody acknowledges escalate, which is a change: the idle subscribers are in another domain.
  const quiet = await freshDomain(service.url);
  const tokens = await signInCallers(quiet, gateway.url, Number(options.callers));
  const heapBefore = await gateway.heapUsed();
  const open: EventReader[] = [];
  for (const token of tokens) {
    const own = Array.from({ length: Number(options.each) }, () => openEvents(gateway.url, ALERTS, { token }));
    open.push(...(await Promise.all(own)));
  }
  // Responses that nobody reads are collected, and their connections closed.
  for (const events of open) void events.rest();
  await sleep(5_000);
  const heapAfter = await gateway.heapUsed();
  const before = await readMetrics(gateway.url);
  await sleep(Number(options.seconds) * 1_000);
  const after = await readMetrics(gateway.url);
  const share = (after.cpuSeconds - before.cpuSeconds) / Number(options.seconds);
  const perStream = (heapAfter - heapBefore) / after.streams;
  say(
    `${after.streams} idle subscribers, ${after.lists} lists, ${options.seconds} s, load ${loadavg()[0]?.toFixed(1)}`,
  );
  say(`CPU of the gateway: ${(share * 100).toFixed(2)} % of a core, ${after.posts - before.posts} POSTs`);
  say(`heap per stream: ${(perStream / 1024).toFixed(1)} KiB`);
} finally {
  rmSync(DATA_DIR, { recursive: true, force: true });
}
process.exit();
