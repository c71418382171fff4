/** The `runSkein` command, run as a process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../cli/skein.js', import.meta.url));

/** Exit code and output of a command. */
export interface EndedCommand {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A running command. */
export interface RunningCommand {
  readonly child: ChildProcess;
  readonly ended: Promise<EndedCommand>;
}

/**
 * Starts a command.
 *
 * @param env settings; settings in the environment of the tests are ignored
 * @param input its standard input
 */
export const runSkein = (
  args: readonly string[],
  env: Record<string, string>,
  nodeArgs: readonly string[] = [],
  input = '',
): RunningCommand => {
  const child = spawn(process.execPath, [...nodeArgs, cli, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A command that does not read its input may have ended before.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const texts = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    texts.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    texts.stderr += chunk;
  });
  const ended = new Promise<EndedCommand>((resolve) => child.once('close', (code) => resolve({ code, ...texts })));
  return { child, ended };
};
