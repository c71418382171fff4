/** How the bench talks with the processes it starts: it asks, they answer, by Node's own channel. */
import { fork } from 'node:child_process';

/** What a process can be asked, by name; at most one argument each, which must survive being sent. */
export type Duties = { readonly [name: string]: (argument: never) => unknown };

interface Question {
  readonly id: number;
  readonly name: string;
  readonly argument: never;
}

interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** Id of the reply nobody asked for: the process is ready. */
const READY = 0;

/** In the process itself: says that it is ready, and from then on does what it is asked. It ends with who started it. */
export const serve = (duties: Duties): void => {
  const answer = async ({ id, name, argument }: Question): Promise<Reply> => {
    try {
      return { id, value: await duties[name]?.(argument) };
    } catch (error) {
      return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  process.on('message', async (question: Question) => process.send?.(await answer(question)));
  process.on('disconnect', () => process.exit());
  process.send?.({ id: READY });
};

/** A process that was started. */
export interface Started<Has extends Duties> {
  /** @throws {Error} what the process threw, or that it ended */
  ask<Name extends keyof Has & string>(
    name: Name,
    ...argument: Parameters<Has[Name]>
  ): Promise<Awaited<ReturnType<Has[Name]>>>;
  stop(): Promise<void>;
}

type Settle = (reply: Reply) => void;

/**
 * Starts a file of the bench as a process of its own and waits until it is ready.
 *
 * @param flags of Node
 * @throws {Error} it ended before
 */
export const startProcess = async <Has extends Duties>(
  file: string,
  args: readonly string[] = [],
  flags: readonly string[] = [],
): Promise<Started<Has>> => {
  const child = fork(`${import.meta.dirname}/${file}`, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [...flags],
  });
  const waiting = new Map<number, Settle>();
  let last = READY;
  child.on('message', (reply: Reply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  ended.then(() => {
    for (const [id, settle] of waiting) settle({ id, error: `${file} ended` });
  });
  const replyTo = (id: number) => new Promise<Reply>((resolve) => waiting.set(id, resolve)).then(unwrap);
  await replyTo(READY);
  return {
    ask: (name, ...[argument]) => {
      const reply = replyTo(++last);
      child.send({ id: last, name, argument });
      // The process answers with what its duty of this name returns; the channel cannot carry the type.
      return reply as Promise<never>;
    },
    stop: () => {
      if (child.connected) child.disconnect();
      return ended;
    },
  };
};

const unwrap = ({ error, value }: Reply): unknown => {
  if (error !== undefined) throw new Error(error);
  return value;
};
