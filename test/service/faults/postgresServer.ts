/**
 * A PostgreSQL server of one test, which it can kill and restart. The server of DATABASE_URL is shared with other
 * tests.
 */
import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findReusablePort } from '../testService.ts';

const run = promisify(execFile);

const VERSIONS = '/usr/lib/postgresql';

/** The program directory of the newest installed server, if there is one. */
const findBinaries = (): string | undefined => {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const [newest] = versions
    .filter((version) => existsSync(join(VERSIONS, version, 'bin/initdb')))
    .sort()
    .reverse();
  return newest === undefined ? undefined : join(VERSIONS, newest, 'bin');
};

/** Whether these tests run: DATABASE_URL is set, and a server is installed. */
export const hasServer: boolean = Boolean(process.env.DATABASE_URL && findBinaries());

if (process.env.CI && process.env.DATABASE_URL && !hasServer) throw new Error(`no PostgreSQL server in ${VERSIONS}`);

/** Adds to a test name why the tests are skipped. */
export const withServerSkipReason = (name: string): string =>
  hasServer ? name : `${name} (skipped: set DATABASE_URL, and install a PostgreSQL server)`;

/** A server; `await using` stops it and removes its files. */
export interface PostgresServer extends AsyncDisposable {
  readonly url: string;
  /** Its data directory, in a directory of its own with its socket. */
  readonly data: string;
  /** Restarts the server, which ends all sessions. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Kills the server process; `start` starts it again. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Stops all processes of the server, which keep their connections and answer nothing; `thaw` continues them. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Makes a standby the primary. */
  readonly promote: () => Promise<void>;
}

/** Runs a program as another user if necessary, because PostgreSQL refuses to run as root. */
export const runAsServerUser = (program: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) => {
  const env = { ...process.env, ...more };
  return process.getuid?.() === 0
    ? run('runuser', ['-u', 'postgres', '--', program, ...args], { env })
    : run(program, [...args], { env });
};

/** Makes the server user the owner of a directory, because the server must own its directories. */
export const giveToServerUser = async (directory: string) => {
  if (process.getuid?.() !== 0) return;
  const { stdout } = await run('id', ['-u', 'postgres']);
  chownSync(directory, Number(stdout), -1);
};

const programPath = (name: string) => join(findBinaries() ?? '', name);

/** Starts a server that has ended, with the settings that it had. */
export const restartServer = async (data: string): Promise<void> => {
  await runAsServerUser(programPath('pg_ctl'), ['-D', data, '-w', '-l', `${data}.log`, 'restart']);
};

/** A process and its children, which are the sessions of a server. */
const listProcessFamily = (pid: number): number[] => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
};

/** Sends a signal to the server first, so that it starts no session meanwhile. A session may have ended by itself. */
const signalFamily = (pid: number, signal: NodeJS.Signals) => {
  process.kill(pid, signal);
  for (const child of listProcessFamily(pid).slice(1)) {
    try {
      process.kill(child, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
};

/** Starts a server. `create` creates its data directory. */
const startServerWith = async (
  create: (data: string) => Promise<unknown>,
  settings: readonly string[],
  parent = tmpdir(),
  env: NodeJS.ProcessEnv = {},
): Promise<PostgresServer> => {
  const directory = mkdtempSync(join(parent, 'skein-pg-'));
  await giveToServerUser(directory);
  const data = join(directory, 'data');
  const port = await findReusablePort();
  await create(data);
  const options = [`-p ${port}`, `-k ${directory}`, '-c listen_addresses=127.0.0.1', '-c fsync=off', ...settings];
  const control = (...args: string[]) =>
    runAsServerUser(
      programPath('pg_ctl'),
      ['-D', data, '-w', '-l', join(directory, 'log'), '-o', options.join(' '), ...args],
      env,
    );
  const start = async () => {
    await control('start');
  };
  await start();
  const pid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    url: `postgres://skein@127.0.0.1:${port}/postgres`,
    data,
    start,
    restart: async () => {
      await control('restart', '-m', 'fast');
    },
    stop: async () => {
      await control('stop', '-m', 'fast');
    },
    kill: async () => {
      process.kill(pid(), 'SIGKILL');
    },
    freeze: () => signalFamily(pid(), 'SIGSTOP'),
    thaw: () => signalFamily(pid(), 'SIGCONT'),
    promote: async () => {
      await control('promote');
    },
    [Symbol.asyncDispose]: async () => {
      await control('stop', '-m', 'immediate').catch(() => {});
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

/**
 * Starts a server with an empty database.
 *
 * @param parent of the directory of the server; by default that of temporary files
 * @param env further environment of the server
 */
export const startPostgres = (
  settings: readonly string[] = [],
  parent?: string,
  env?: NodeJS.ProcessEnv,
): Promise<PostgresServer> =>
  startServerWith(
    (data) => runAsServerUser(programPath('initdb'), ['-D', data, '-U', 'skein', '-A', 'trust', '--no-sync']),
    settings,
    parent,
    env,
  );

/** Starts a standby that streams from a server. */
export const startStandby = (primary: PostgresServer): Promise<PostgresServer> =>
  startServerWith(
    (data) =>
      runAsServerUser(programPath('pg_basebackup'), [
        '-d',
        primary.url,
        '-D',
        data,
        '-R',
        '-X',
        'stream',
        '-c',
        'fast',
      ]),
    [],
  );
