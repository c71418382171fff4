/** Programs that are stopped, killed and started again on the same port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { waitUntil } from '../waitUntil.ts';

/** How to run a program. */
export interface ManagedProgramOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** File that its output is appended to. */
  readonly log: string;
  /** URL that answers 200 once the program can be used. */
  readonly ready: string;
}

/** A program. */
export interface ManagedProgram {
  readonly name: string;
  /** URL that answers once it can be used. */
  readonly ready: string;
  /** Starts it, and waits until it can be used. */
  start(): Promise<void>;
  /** Sends a signal. */
  signal(signal: NodeJS.Signals): void;
  /** Sends a signal that ends it, and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

const answersOk = async (url: string) => {
  const answer = await fetch(url, { headers: { connection: 'close' }, signal: AbortSignal.timeout(2_000) });
  await answer.arrayBuffer();
  return answer.ok;
};

/** A program that does not run yet. */
export const makeProgram = ({
  name,
  command,
  args,
  env = process.env,
  log,
  ready,
}: ManagedProgramOptions): ManagedProgram => {
  let child: ChildProcess | undefined;
  return {
    name,
    ready,
    start: async () => {
      const out = openSync(log, 'a');
      child = spawn(command, args, { env, stdio: ['ignore', out, out] });
      closeSync(out);
      await waitUntil(`${name} starts`, () => answersOk(ready)).catch((error: Error) => {
        throw new Error(`${error.message}\n${readFileSync(log, 'utf8').slice(-2_000)}`);
      });
    },
    signal: (signal) => void child?.kill(signal),
    end: async (signal) => {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
};
