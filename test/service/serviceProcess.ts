/** The service in its own process, as `npm run service` starts it. */
import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { INTERNAL_TOKEN, SECRET_KEY } from './testDomain.ts';

/** A process that runs the service; `await using` kills it. */
export interface ServiceProcess extends AsyncDisposable {
  readonly url: string;
  /** Sends a signal to the process. */
  readonly send: (signal: NodeJS.Signals) => void;
  /** Kills the process immediately. */
  readonly kill: () => Promise<void>;
  /** Resolves with the exit code, or with the signal that ended the process. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** All log entries, once the process has ended. */
  readonly log: Promise<readonly Record<string, unknown>[]>;
  /** Resolves when a message is logged. */
  readonly logged: (message: string) => Promise<void>;
}

const SERVICE_PROGRAM = join(import.meta.dirname, '../../app/service.ts');

/** The environment of the process, independent of service settings in the environment of the tests. */
export const processEnvironment = (settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const { BOOTSTRAP_FILE: _, SERVICE_URL: __, DATABASE_URL: ___, ...inherited } = process.env;
  return {
    ...inherited,
    ...{ HOST: '127.0.0.1', SERVICE_PORT: '0', INTERNAL_TOKEN },
    SECRET_KEY: Buffer.from(SECRET_KEY).toString('base64'),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    ...settings,
  };
};

type ServiceLogEntry = Record<string, unknown>;

/** Parses a log line by line. Warnings of Node among its lines are passed on. */
const readLog = (lines: Readable | null) => {
  const entries: ServiceLogEntry[] = [];
  const reader = createInterface({ input: lines ?? Readable.from([]) });
  reader.on('line', (line) => {
    if (!line.startsWith('{')) return process.stderr.write(`${line}\n`);
    const entry: ServiceLogEntry = JSON.parse(line);
    entries.push(entry);
    reader.emit('entry', entry);
  });
  const logged = async (message: string) => {
    if (entries.some(({ msg }) => msg === message)) return;
    for await (const [{ msg }] of on(reader, 'entry')) if (msg === message) return;
  };
  return { log: once(reader, 'close').then(() => entries), logged };
};

/**
 * Starts a process, and resolves when it is ready.
 *
 * @param settings environment variables of the service, which override the defaults
 * @param program file of the program, by default of this release
 * @throws Error if the process ends before it is ready
 */
export const startServiceProcess = async (
  settings: NodeJS.ProcessEnv,
  program = SERVICE_PROGRAM,
): Promise<ServiceProcess> => {
  const env = processEnvironment(settings);
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
  const { log, logged } = readLog(child.stderr);
  const ended = once(child, 'exit').then(([code, signal]): number | NodeJS.Signals => signal ?? code);
  const failedStart = ended.then((end) => Promise.reject(new Error(`the service did not start (${end})`)));
  failedStart.catch(() => {});
  const [{ ready }] = (await Promise.race([once(child, 'message'), failedStart])) as [{ ready: string }];
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { url: ready, send: (signal) => child.kill(signal), kill, ended, log, logged, [Symbol.asyncDispose]: kill };
};
