/** Request-response messages between the bench and the processes it starts, over Node's IPC channel. */
import { fork } from 'node:child_process';
import { openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Message handlers of a process, by name. Each has at most one argument, which must be serializable. */
export type MessageHandlers = { readonly [name: string]: (argument: never) => unknown };

interface ProcessMessage {
  readonly id: number;
  readonly name: string;
  readonly argument: never;
}

interface ProcessReply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** Id of the first message of a process, which reports that it is ready. */
const READY = 0;

/** Runs in the child process: reports that it is ready, then handles messages. The process ends with its parent. */
export const serveMessages = (duties: MessageHandlers): void => {
  const answer = async ({ id, name, argument }: ProcessMessage): Promise<ProcessReply> => {
    try {
      return { id, value: await duties[name]?.(argument) };
    } catch (error) {
      return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  process.on('message', async (question: ProcessMessage) => process.send?.(await answer(question)));
  process.on('disconnect', () => process.exit());
  process.send?.({ id: READY });
};

/** Where the processes log. A terminal, or a pipe with a slow reader, would be measured too. */
const LOG = join(tmpdir(), 'skein-bench.log');

const log = openSync(LOG, 'w');

/** A started process. */
export interface StartedProcess<Has extends MessageHandlers> {
  /** @throws {Error} the error that the process threw, or that it ended */
  ask<Name extends keyof Has & string>(
    name: Name,
    ...argument: Parameters<Has[Name]>
  ): Promise<Awaited<ReturnType<Has[Name]>>>;
  stop(): Promise<void>;
}

type SettleReply = (reply: ProcessReply) => void;

/**
 * Starts a file of the bench as a separate process and waits until it is ready.
 *
 * @param flags Node flags
 * @throws {Error} the process ended before it was ready
 */
export const startProcess = async <Has extends MessageHandlers>(
  file: string,
  args: readonly string[] = [],
  flags: readonly string[] = [],
): Promise<StartedProcess<Has>> => {
  const child = fork(resolve(import.meta.dirname, file), args, {
    stdio: ['ignore', 'inherit', log, 'ipc'],
    execArgv: [...flags],
  });
  const waiting = new Map<number, SettleReply>();
  let last = READY;
  child.on('message', (reply: ProcessReply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  ended.then(() => {
    for (const [id, settle] of waiting) settle({ id, error: `${file} ended: see ${LOG}` });
  });
  const replyTo = (id: number) => new Promise<ProcessReply>((resolve) => waiting.set(id, resolve)).then(unwrap);
  await replyTo(READY);
  return {
    ask: (name, ...[argument]) => {
      const reply = replyTo(++last);
      child.send({ id: last, name, argument });
      // The process responds with the result of the handler of this name. The channel cannot carry the type.
      return reply as Promise<never>;
    },
    stop: () => {
      if (child.connected) child.disconnect();
      return ended;
    },
  };
};

const unwrap = ({ error, value }: ProcessReply): unknown => {
  if (error !== undefined) throw new Error(error);
  return value;
};
