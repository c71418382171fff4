import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { QueryPlan } from '@graphql-hive/router-query-planner';

/** One operation to be planned, and all that its plan depends on. */
export interface PlanRequest {
  readonly supergraphSdl: string;
  readonly text: string;
  readonly operationName: string | undefined;
  readonly labels: readonly string[];
  readonly percentage: number;
}

/** What a planner's process is sent: a supergraph, or a question about the last it was sent. */
export type WorkerRequest = Pick<PlanRequest, 'supergraphSdl'> | Omit<PlanRequest, 'supergraphSdl'>;

export type WorkerReply = { readonly isReady: true } | { readonly plan: QueryPlan } | { readonly refusal: string };

/** A planner's process was lost over an operation: it ended, or had to be ended since it would not by itself. */
export class PlannerCrashed extends Error {
  readonly isLate: boolean;

  constructor(how: string, isLate: boolean) {
    super(`The planner’s process ended: ${how}.`);
    this.isLate = isLate;
  }
}

export interface PlannerWorker {
  /** Starts the process where none runs, so that the first question need not wait for it. */
  start(): void;
  /**
   * Plans one operation, when it is its turn.
   *
   * @param limitMs longest time for the plan alone, in milliseconds
   * @throws {PlannerCrashed} it was lost over the operation
   * @throws {Error} it refuses the operation
   */
  ask(question: PlanRequest, limitMs: number): Promise<QueryPlan>;
}

const PROGRAM = new URL('plannerMain.ts', import.meta.url);

/** Longest time for starting and reading a supergraph, which no client has a hand in. */
const START_LIMIT_MS = 30_000;

/**
 * A planner's process that is asked one question at a time, so that it is known which one it was lost over. One that was
 * lost is replaced at once. It runs no longer than ours, and does not keep ours running.
 */
export function plannerWorker(): PlannerWorker {
  let child: ChildProcess | undefined;
  let loadedSupergraph = '';
  let last: Promise<unknown> = Promise.resolve();
  const start = async (supergraphSdl: string) => {
    if (child === undefined || hasEnded(child)) {
      child = await startChild();
      loadedSupergraph = '';
    }
    if (loadedSupergraph !== supergraphSdl) await request(child, { supergraphSdl }, START_LIMIT_MS);
    loadedSupergraph = supergraphSdl;
    return child;
  };
  const afterLast = <Result>(next: () => Promise<Result>) => {
    const result = last.then(next);
    last = result.catch(() => {});
    return result;
  };
  // Where it fails it will be tried again, and told of, at the next question.
  const prepare = (supergraphSdl: string) => void afterLast(() => start(supergraphSdl)).catch(() => {});
  const ask = async ({ supergraphSdl, ...question }: PlanRequest, limitMs: number) => {
    const asked = await start(supergraphSdl);
    try {
      const reply = await request(asked, question, limitMs);
      if ('plan' in reply) return reply.plan;
      throw new Error('refusal' in reply ? reply.refusal : 'The planner’s process answered another question.');
    } finally {
      if (hasEnded(asked)) prepare(supergraphSdl);
    }
  };
  return { start: () => prepare(''), ask: (...question) => afterLast(() => ask(...question)) };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function startChild(): Promise<ChildProcess> {
  const child = fork(PROGRAM, {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await nextMessage(child);
  return child;
}

async function request(child: ChildProcess, sent: WorkerRequest, limitMs: number): Promise<WorkerReply> {
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, limitMs);
  try {
    child.send(sent, () => {}); // Where it cannot be sent, the process has ended, which is heard of below.
    return await nextMessage(child);
  } catch (error) {
    throw isLate ? new PlannerCrashed(`it took longer than ${limitMs} ms`, true) : error;
  } finally {
    clearTimeout(limit);
  }
}

/** Only while it is waited for does the child keep our process from ending. */
async function nextMessage(child: ChildProcess) {
  const heard = new AbortController();
  const until = { signal: heard.signal };
  child.ref();
  child.channel?.ref();
  try {
    const [message] = await Promise.race([once(child, 'message', until), once(child, 'exit', until).then(lost)]);
    return message;
  } finally {
    heard.abort();
    child.unref();
    child.channel?.unref();
  }
}

function lost([code, signal]: (string | number | null)[]): never {
  throw new PlannerCrashed(`${signal ?? code}`, false);
}
