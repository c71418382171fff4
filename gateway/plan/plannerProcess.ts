import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { QueryPlan } from '@graphql-hive/router-query-planner';

/** One operation to be planned, and all that its plan depends on. */
export interface Question {
  readonly supergraphSdl: string;
  readonly text: string;
  readonly operationName: string | undefined;
  readonly labels: readonly string[];
  readonly percentage: number;
}

/** A question as it is sent: a supergraph is long, so it goes along only where it is another than the last. */
export type Sent = Omit<Question, 'supergraphSdl'> & Partial<Pick<Question, 'supergraphSdl'>>;

export type Reply = { readonly plan: QueryPlan } | { readonly refusal: string };

export interface PlannerProcess {
  /** Starts the process where none runs, so that the first question need not wait for it. */
  start(): void;
  /** Plans one operation; rejects where the planner refuses it, dies of it, or does not come to an end. */
  ask(question: Question): Promise<QueryPlan>;
}

const PROGRAM = new URL('plannerMain.ts', import.meta.url);

/** Longest time for one plan, in milliseconds. Few take more than ten. */
const LIMIT_MS = 2_000;

/**
 * Plans in a process of its own, since over some operations the Rust planner ends its process or never comes to an end,
 * and neither can be caught. A process that was lost is replaced at the next question.
 *
 * Questions are asked one at a time, so that it is known which one a process was lost over. It runs no longer than ours,
 * and does not keep ours running.
 */
export function plannerProcess(limitMs = LIMIT_MS): PlannerProcess {
  let child: ChildProcess | undefined;
  let told: string | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const start = async () => {
    if (child?.connected) return child;
    told = undefined;
    child = await startChild();
    return child;
  };
  const ask = async ({ supergraphSdl, ...question }: Question) => {
    const asked = await start();
    const sent = supergraphSdl === told ? question : { ...question, supergraphSdl };
    told = supergraphSdl;
    return askChild(asked, sent, limitMs);
  };
  const afterLast = <Result>(next: () => Promise<Result>) => {
    const result = last.then(next);
    last = result.catch(() => {});
    return result;
  };
  return {
    start: () => void afterLast(start).catch(() => {}), // It will be tried again, and told of, at the first question.
    ask: (question) => afterLast(() => ask(question)),
  };
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

async function askChild(child: ChildProcess, question: Sent, limitMs: number): Promise<QueryPlan> {
  const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
  try {
    child.send(question, () => {}); // Where it cannot be sent, the process has ended, which is heard of below.
    const reply: Reply = await nextMessage(child);
    if ('plan' in reply) return reply.plan;
    throw new Error(reply.refusal);
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
  throw new Error(`The planner’s process ended: ${signal ?? code}.`);
}
