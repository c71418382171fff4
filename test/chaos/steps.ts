/** What is done to the stack while clients read and write, and what they may notice. */
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../waitUntil.ts';
import type { ChaosStack } from './chaosStack.ts';
import { USERS } from './load.ts';
import type { ManagedProgram } from './program.ts';
import { type ChaosStore, type CitusStore, type CitusWorker, type PostgresStore, queryRows } from './stores.ts';

/** One step, on a stack with any store or with a certain one. */
export interface ChaosStep<Servers extends ChaosStore = ChaosStore> {
  readonly name: string;
  /** Most requests that may be asked to come again; absent: none. */
  readonly refused?: number;
  /** Most of them that may be reads; absent: all. */
  readonly refusedReads?: number;
  /** Longest time in which all requests may be refused, in milliseconds; absent: none. */
  readonly refusedMs?: number;
  /** Most requests whose token may be refused although it was renewed; absent: none. */
  readonly unauthenticated?: number;
  /** Most writes that may stay without an answer; absent: none. */
  readonly unanswered?: number;
  /** Why the step cannot be done here. */
  readonly missing?: (stack: ChaosStack<Servers>) => string | undefined;
  readonly run: (stack: ChaosStack<Servers>) => Promise<void>;
}

/** Load before and after what a step does. */
const SETTLE_MS = 1_500;

/** Longer than nginx leaves out a server that refused a connection (`fail_timeout`). */
export const FAILOVER_MS = 3_000;

/** Longer than a circuit breaker of the gateway stays open. */
const BREAKER_MS = 6_000;

/** Longer than the gateway waits for the answer to a POST. */
const FROZEN_MS = 12_000;

const RELOADS = 3;

/** What may be in progress at a process that is killed. */
const MAX_IN_FLIGHT = USERS.reads + USERS.writes;

const isAnswering = async (url: string): Promise<boolean> => (await queryRows(url, 'select 1')).length > 0;

/** What a program believes the time is, in milliseconds. */
const readClock = async ({ ready }: ManagedProgram): Promise<number> =>
  Date.parse((await fetch(ready)).headers.get('date') ?? '');

/** For about a second the programs have clocks that differ by an hour, and each refuses the tokens of the others. */
const WHILE_CLOCKS_DIFFER = Number.POSITIVE_INFINITY;

const findMissingClock = ({ shiftClock }: ChaosStack) => (shiftClock ? undefined : 'libfaketime is not installed');

/** Shifts the clock of gateways and services by some seconds, from where it is right. */
const setClock = async ({ shiftClock, gateways, services }: ChaosStack, seconds: number) => {
  shiftClock?.(seconds);
  for (const program of [...gateways, ...services])
    await waitUntil(
      `the clock of ${program.name} is shifted by ${seconds} s`,
      async () => Math.abs((await readClock(program)) - Date.now() - seconds * 1_000) < 10_000,
    );
  await sleep(BREAKER_MS);
};

const restartEach = async (programs: readonly ManagedProgram[]) => {
  for (const program of programs) {
    await program.end('SIGTERM');
    await program.start();
    await sleep(FAILOVER_MS);
  }
};

const killAndRestartFirst = async ([program]: readonly ManagedProgram[]) => {
  await program?.end('SIGKILL');
  await sleep(FAILOVER_MS);
  await program?.start();
};

const killWorker = async (worker: CitusWorker) => {
  await worker.kill();
  await sleep(FAILOVER_MS);
  await worker.start();
  await sleep(BREAKER_MS);
};

const SERVICES_RESTARTED: ChaosStep = {
  name: 'services restarted in turn',
  run: ({ services }) => restartEach(services),
};

const SERVICE_KILLED: ChaosStep = {
  name: 'kill -9 of one service',
  ...{ refused: MAX_IN_FLIGHT, refusedMs: 2_000 },
  run: ({ services }) => killAndRestartFirst(services),
};

/** Steps on PostgreSQL with a standby. */
export const POSTGRES_STEPS: readonly ChaosStep<PostgresStore>[] = [
  { name: 'nothing', run: () => sleep(SETTLE_MS) },
  { name: 'gateways restarted in turn', run: ({ gateways }) => restartEach(gateways) },
  SERVICES_RESTARTED,
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
  { name: 'kill -9 of one gateway', unanswered: USERS.writes, run: ({ gateways }) => killAndRestartFirst(gateways) },
  SERVICE_KILLED,
  {
    name: 'Redis killed, and started',
    run: async ({ redis }) => {
      await redis.stop();
      await sleep(FAILOVER_MS);
      await redis.start();
    },
  },
  {
    name: 'disk of PostgreSQL full',
    refused: Number.POSITIVE_INFINITY,
    refusedMs: 30_000,
    missing: ({ store }) => (store.disk ? undefined : 'no file system can be mounted here'),
    run: async ({ store: { disk, primary } }) => {
      disk?.fill();
      await sleep(BREAKER_MS);
      disk?.free();
      // It ends if the disk is full when it writes its log.
      await waitUntil('PostgreSQL runs', () => isAnswering(primary.url).catch(() => primary.start().then(() => true)));
      await sleep(BREAKER_MS);
    },
  },
  {
    name: 'PostgreSQL frozen for 12 s',
    // What waits longer than the gateway does fails; nothing is an internal error.
    ...{ refused: Number.POSITIVE_INFINITY, refusedMs: 30_000 },
    run: async ({ store: { primary } }) => {
      primary.freeze();
      await sleep(FROZEN_MS);
      primary.thaw();
      await sleep(BREAKER_MS);
    },
  },
  {
    name: 'PostgreSQL killed, standby promoted',
    refused: Number.POSITIVE_INFINITY,
    refusedMs: 10_000,
    run: async ({ store: { primary, standby } }) => {
      await primary.kill();
      await sleep(SETTLE_MS);
      await standby.promote();
      await sleep(BREAKER_MS);
    },
  },
  {
    name: 'clock set ahead by an hour',
    missing: findMissingClock,
    unauthenticated: WHILE_CLOCKS_DIFFER,
    run: (stack) => setClock(stack, 3_600),
  },
  { name: 'all clocks an hour ahead', missing: findMissingClock, run: () => sleep(SETTLE_MS) },
  {
    name: 'clock right again',
    missing: findMissingClock,
    unauthenticated: WHILE_CLOCKS_DIFFER,
    run: (stack) => setClock(stack, 0),
  },
  { name: 'all clocks right', missing: findMissingClock, run: () => sleep(SETTLE_MS) },
  { name: 'clock set back by a minute', missing: findMissingClock, run: (stack) => setClock(stack, -60) },
];

/** Steps on a Citus cluster. */
export const CITUS_STEPS: readonly ChaosStep<CitusStore>[] = [
  SERVICES_RESTARTED,
  SERVICE_KILLED,
  {
    name: 'kill -9 of the worker of other domains',
    // The coordinator passes the parts of a new alert through all workers.
    ...{ refused: Number.POSITIVE_INFINITY, refusedReads: 0, refusedMs: 15_000 },
    run: async ({ store }) => killWorker((await store.workers()).other),
  },
  {
    name: 'kill -9 of the worker of the domain',
    ...{ refused: Number.POSITIVE_INFINITY, refusedMs: 15_000 },
    run: async ({ store }) => killWorker((await store.workers()).own),
  },
];

/** All steps, or those whose names contain one of some texts. */
export const selectSteps = <Each extends { readonly name: string }>(
  steps: readonly Each[],
  texts: readonly string[],
): readonly Each[] =>
  texts.length === 0 ? steps : steps.filter(({ name }) => texts.some((text) => name.includes(text)));

/** Does a step, with load before and after it. */
export const runStep = async <Servers extends ChaosStore>(
  step: ChaosStep<Servers>,
  stack: ChaosStack<Servers>,
): Promise<void> => {
  await sleep(SETTLE_MS);
  await step.run(stack);
  await sleep(SETTLE_MS);
};
