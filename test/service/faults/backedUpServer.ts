/** A PostgreSQL server with backups, by the files of `deploy/postgresql` and Debian's pgBackRest. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveToServerUser, hasServer, type PostgresServer, runAsServerUser, startPostgres } from './postgresServer.ts';

const DEPLOY = join(import.meta.dirname, '../../../deploy/postgresql');

const isInstalled = spawnSync('pgbackrest', ['version']).error === undefined;

if (process.env.CI && hasServer && !isInstalled) throw new Error('no pgbackrest (Debian package pgbackrest)');

/** Whether these tests run: there are servers for tests, and pgBackRest is installed. */
export const hasBackups: boolean = hasServer && isInstalled;

/** Adds to a test name why the tests are skipped. */
export const withBackupReason = (name: string): string =>
  hasBackups ? name : `${name} (skipped: set DATABASE_URL, and install Debian's postgresql and pgbackrest)`;

/** A server with backups; `await using` stops it and removes both. */
export interface BackedUpServer extends AsyncDisposable {
  readonly server: PostgresServer;
  /** Runs `backup.sh`. Returns what it reports to Prometheus. */
  readonly backUp: () => Promise<string>;
  /** Runs a command of pgBackRest, with the further arguments of docs/recovery.md. */
  readonly run: (...args: readonly string[]) => Promise<void>;
}

/** The settings of deploy/ with a repository, a data directory and a socket of this test. */
const makeConfig = (directory: string, { data, url }: Pick<PostgresServer, 'data' | 'url'>) =>
  [
    readFileSync(join(DEPLOY, 'pgbackrest.conf'), 'utf8')
      .replace('/var/lib/pgbackrest', join(directory, 'repository'))
      .replace('/var/lib/postgresql/17/main', data),
    ...[`pg1-port=${new URL(url).port}`, `pg1-socket-path=${join(data, '..')}`, 'pg1-user=skein'],
    ...['pg1-database=postgres', '[global]', `log-path=${directory}`, `lock-path=${directory}`, ''],
  ].join('\n');

/** The settings of `archive.conf` as options of the server. */
const archiveOptions = (): string[] =>
  [...readFileSync(join(DEPLOY, 'archive.conf'), 'utf8').matchAll(/^(\w+) = '?(.*?)'?$/gm)].map(
    ([, name, value]) => `-c ${name}="${value}"`,
  );

/** Starts a server that archives its log, with an empty repository. */
export const startBackedUpServer = async (): Promise<BackedUpServer> => {
  await using opened = new AsyncDisposableStack();
  const directory = mkdtempSync(join(tmpdir(), 'skein-backup-'));
  opened.defer(() => rmSync(directory, { recursive: true, force: true }));
  chmodSync(directory, 0o755);
  const metrics = join(directory, 'textfile');
  for (const folder of [metrics, join(directory, 'repository')]) mkdirSync(folder);
  for (const folder of [directory, metrics, join(directory, 'repository')]) await giveToServerUser(folder);
  const env = { PGBACKREST_CONFIG: join(directory, 'pgbackrest.conf') };
  const server = opened.use(await startPostgres(archiveOptions(), undefined, env));
  writeFileSync(env.PGBACKREST_CONFIG, makeConfig(directory, server));
  const run = async (...args: readonly string[]) => {
    await runAsServerUser('pgbackrest', ['--stanza=skein', ...args], env);
  };
  await run('stanza-create');
  await run('check');
  const running = opened.move();
  return {
    ...{ server, run },
    backUp: async () => {
      await runAsServerUser('sh', [join(DEPLOY, 'backup.sh'), metrics], env);
      return readFileSync(join(metrics, 'skein_backup.prom'), 'utf8');
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
};
