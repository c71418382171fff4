/** What is done to the stack while clients read and write, and what they may notice. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { USERS } from './load.ts';
import { type Program, until } from './program.ts';
import type { Stack } from './stack.ts';

/** One step. */
export interface Step {
  readonly name: string;
  /** Most requests that may be asked to come again; absent: none. */
  readonly refused?: number;
  /** Longest time in which all requests may be refused, in milliseconds; absent: none. */
  readonly refusedMs?: number;
  /** Most writes that may stay without an answer; absent: none. */
  readonly unanswered?: number;
  /** Why the step cannot be done here. */
  readonly missing?: (stack: Stack) => string | undefined;
  readonly run: (stack: Stack) => Promise<void>;
}

/** Load before and after what a step does. */
const SETTLE_MS = 1_500;

/** Longer than nginx leaves out a server that refused a connection (`fail_timeout`). */
const NOTICED_MS = 3_000;

/** Longer than a circuit breaker of the gateway stays open. */
const BREAKER_MS = 6_000;

const RELOADS = 3;

/** What may be under way at a process that is killed. */
const UNDER_WAY = USERS.reads + USERS.writes;

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client(url);
  await client.connect();
  await client.end();
  return true;
};

/** What a program believes the time is, in milliseconds. */
const clockOf = async ({ ready }: Program): Promise<number> =>
  Date.parse((await fetch(ready)).headers.get('date') ?? '');

const restartEach = async (programs: readonly Program[]) => {
  for (const program of programs) {
    await program.end('SIGTERM');
    await program.start();
    await sleep(NOTICED_MS);
  }
};

const killFirst = async ([program]: readonly Program[]) => {
  await program?.end('SIGKILL');
  await sleep(NOTICED_MS);
  await program?.start();
};

const STEPS: readonly Step[] = [
  { name: 'nothing', run: () => sleep(SETTLE_MS) },
  { name: 'gateways restarted in turn', run: ({ gateways }) => restartEach(gateways) },
  { name: 'services restarted in turn', run: ({ services }) => restartEach(services) },
  {
    name: 'nginx reloaded three times',
    // A worker that ends closes its idle connections, also those on which a request is on its way, of a client or of a gateway.
    // nginx from 1.27.4 on keeps them for a while (`keepalive_min_timeout`).
    ...{ refused: RELOADS * USERS.writes, refusedMs: 2_000, unanswered: RELOADS * USERS.writes },
    run: async ({ nginx }) => {
      for (let reload = 0; reload < RELOADS; reload++) {
        nginx.signal('SIGHUP');
        await sleep(SETTLE_MS);
      }
    },
  },
  { name: 'kill -9 of one gateway', unanswered: USERS.writes, run: ({ gateways }) => killFirst(gateways) },
  { name: 'kill -9 of one service', refused: UNDER_WAY, refusedMs: 2_000, run: ({ services }) => killFirst(services) },
  {
    name: 'Redis killed, and started',
    run: async ({ redis }) => {
      await redis.stop();
      await sleep(NOTICED_MS);
      await redis.start();
    },
  },
  {
    name: 'disk of PostgreSQL full',
    refused: Number.POSITIVE_INFINITY,
    refusedMs: 30_000,
    missing: ({ disk }) => (disk ? undefined : 'no file system can be mounted here'),
    run: async ({ disk, primary }) => {
      disk?.fill();
      await sleep(BREAKER_MS);
      disk?.free();
      // It ends if the disk is full when it writes its log.
      await until('PostgreSQL runs', () => answers(primary.url).catch(() => primary.start().then(() => true)));
      await sleep(BREAKER_MS);
    },
  },
  {
    name: 'PostgreSQL killed, standby promoted',
    refused: Number.POSITIVE_INFINITY,
    refusedMs: 10_000,
    run: async ({ primary, standby }) => {
      await primary.kill();
      await sleep(SETTLE_MS);
      await standby.promote();
      await sleep(BREAKER_MS);
    },
  },
  {
    name: 'clock set back by a minute',
    missing: ({ shiftClock }) => (shiftClock ? undefined : 'libfaketime is not installed'),
    run: async ({ shiftClock, gateways, services }) => {
      shiftClock?.(-60);
      for (const program of [...gateways, ...services])
        await until(
          `the clock of ${program.name} is set back`,
          async () => (await clockOf(program)) < Date.now() - 30_000,
        );
      await sleep(BREAKER_MS);
    },
  },
];

/** All steps, or those whose names contain one of some texts. */
export const stepsNamed = (texts: readonly string[]): readonly Step[] =>
  texts.length === 0 ? STEPS : STEPS.filter(({ name }) => texts.some((text) => name.includes(text)));

/** Does a step, with load before and after it. */
export const runStep = async (step: Step, stack: Stack): Promise<void> => {
  await sleep(SETTLE_MS);
  await step.run(stack);
  await sleep(SETTLE_MS);
};
