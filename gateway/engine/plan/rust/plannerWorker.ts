import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import type { QueryPlan } from '@graphql-hive/router-query-planner';

/** One operation to plan, with everything that its plan depends on. */
export interface PlanRequest {
  readonly supergraphSdl: string;
  readonly text: string;
  readonly operationName: string | undefined;
  readonly labels: readonly string[];
  readonly percentage: number;
}

/** A message to a planner process: a supergraph, or a request for the supergraph sent last. */
export type WorkerRequest = Pick<PlanRequest, 'supergraphSdl'> | Omit<PlanRequest, 'supergraphSdl'>;

export type WorkerReply = { readonly isReady: true } | { readonly plan: QueryPlan } | { readonly refusal: string };

/** A planner process terminated during an operation: it crashed, or was killed at the timeout. */
export class PlannerCrashError extends Error {
  readonly isLate: boolean;

  constructor(how: string, isLate: boolean) {
    super(`The planner’s process ended: ${how}.`);
    this.isLate = isLate;
  }
}

export interface PlannerWorker {
  /** Starts the process if none runs, so that the first request need not wait for it. */
  start(): void;
  /**
   * Plans one operation after all earlier requests.
   *
   * @param limitMs timeout of the planning alone, in milliseconds
   * @throws {PlannerCrashError} the process terminated during the operation
   * @throws {Error} the planner refuses the operation
   */
  requestPlan(question: PlanRequest, limitMs: number): Promise<QueryPlan>;
}

/** The package has JavaScript where the repository has TypeScript. */
const PROGRAM = new URL(`plannerMain${extname(import.meta.filename)}`, import.meta.url);

/** Timeout for starting and reading a supergraph, which client input does not affect. */
const START_LIMIT_MS = 30_000;

/**
 * A planner process that gets one request at a time, so that a crash identifies its operation. A terminated process is
 * replaced at once. It ends with this process, and does not keep this process running.
 */
export const createPlannerWorker = (): PlannerWorker => {
  let child: ChildProcess | undefined;
  let loadedSupergraph = '';
  let last: Promise<unknown> = Promise.resolve();
  const start = async (supergraphSdl: string) => {
    if (child === undefined || hasEnded(child)) {
      child = await startChild();
      loadedSupergraph = '';
    }
    if (loadedSupergraph !== supergraphSdl) await sendRequest(child, { supergraphSdl }, START_LIMIT_MS);
    loadedSupergraph = supergraphSdl;
    return child;
  };
  const afterLast = <Result>(next: () => Promise<Result>) => {
    const result = last.then(next);
    last = result.catch(() => {});
    return result;
  };
  // If it fails, the next request tries again and reports the error.
  const prepare = (supergraphSdl: string) => void afterLast(() => start(supergraphSdl)).catch(() => {});
  const requestPlan = async ({ supergraphSdl, ...question }: PlanRequest, limitMs: number) => {
    const planner = await start(supergraphSdl);
    try {
      const reply = await sendRequest(planner, question, limitMs);
      if ('plan' in reply) return reply.plan;
      throw new Error('refusal' in reply ? reply.refusal : 'The planner’s process answered another question.');
    } finally {
      if (hasEnded(planner)) prepare(supergraphSdl);
    }
  };
  return { start: () => prepare(''), requestPlan: (...question) => afterLast(() => requestPlan(...question)) };
};

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const startChild = async (): Promise<ChildProcess> => {
  const child = fork(PROGRAM, {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await waitForMessage(child);
  return child;
};

const sendRequest = async (child: ChildProcess, sent: WorkerRequest, limitMs: number): Promise<WorkerReply> => {
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, limitMs);
  try {
    child.send(sent, () => {}); // If sending fails, the process has ended. The listeners below report that.
    return await waitForMessage(child);
  } catch (error) {
    throw isLate ? new PlannerCrashError(`it took longer than ${limitMs} ms`, true) : error;
  } finally {
    clearTimeout(limit);
  }
};

/** The child keeps this process running only while a response is awaited. */
const waitForMessage = async (child: ChildProcess) => {
  const listening = new AbortController();
  const until = { signal: listening.signal };
  child.ref();
  child.channel?.ref();
  try {
    const [message] = await Promise.race([
      once(child, 'message', until),
      once(child, 'exit', until).then(throwCrashed),
    ]);
    return message;
  } finally {
    listening.abort();
    child.unref();
    child.channel?.unref();
  }
};

function throwCrashed([code, signal]: (string | number | null)[]): never {
  throw new PlannerCrashError(`${signal ?? code}`, false);
}
