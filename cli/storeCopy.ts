/** `skein store copy`: copies the embedded store to PostgreSQL. */
import { type Command, InvalidArgumentError } from 'commander';
import type { Config } from '../app/config/index.ts';
import type { StoreCopySummary } from '../service/storeCopy/index.ts';
import { createStoreFailure, UsageError } from './error.ts';
import { formatCount } from './formatNumber.ts';
import { showProgress } from './progress.ts';

interface StoreCopyCommandOptions {
  readonly from?: string;
  readonly to?: string;
  readonly schema?: string;
  readonly json?: true;
}

const parseDirectory = (text: string): string => {
  if (text.trim() === '') throw new InvalidArgumentError('expected a directory.');
  return text;
};

const parseDatabase = (text: string): string => {
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text;
  throw new InvalidArgumentError('expected a URL that begins with postgres:// or postgresql://.');
};

const parseSchema = (text: string): string => {
  if (/^[a-z_][a-z0-9_]{0,49}$/.test(text)) return text;
  throw new InvalidArgumentError('expected lower-case letters, digits and _, at most 50.');
};

/** What SECRET_KEY must be set to; the key itself is not shown. */
const secretKeyLines: Readonly<Record<StoreCopySummary['secretKey'], (dataDir: string) => string>> = {
  any: () => 'SECRET_KEY may be any key: the store holds no trusted secret.',
  environment: () => 'SECRET_KEY must keep its current value, which decrypts the trusted secrets.',
  file: (dataDir) => `SECRET_KEY must be the key in ${dataDir}/secret.key, which decrypts the trusted secrets.`,
  unknown: () => 'SECRET_KEY must be the key of the embedded store; no available key decrypts its trusted secrets.',
};

/** The result of a copy as text, and what the next start needs. */
const printSummary = ({ tables, jobs, secretKey }: StoreCopySummary, dataDir: string): string[] => {
  const filled = tables.filter(({ rows }) => rows > 0);
  const rows = filled.reduce((sum, table) => sum + table.rows, 0);
  const width = Math.max(0, ...filled.map(({ name }) => name.length));
  return [
    ...filled.map((table) => `  ${table.name.padEnd(width)}  ${formatCount(table.rows, 'row')}`),
    `${formatCount(rows, 'row')} of ${formatCount(filled.length, 'table')} copied; counts and checksums agree.`,
    `${formatCount(jobs, 'pending job')} will run from PostgreSQL.`,
    'Start the service with this DATABASE_URL and DATABASE_SCHEMA, and the same SERVICE_URL as before.',
    secretKeyLines[secretKey](dataDir),
  ];
};

const NOTES = `
Other settings are read from the environment: DATA_DIR, DATABASE_URL, DATABASE_SCHEMA; SECRET_KEY is tested with
the trusted secrets. Stop the service first. The embedded store does not change; the schema of PostgreSQL must be empty.

Example:
  skein store copy --from .data --to postgres://skein@db/skein`;

/** Adds the command to the `store` group. */
export const addStoreCopy = (group: Command, config: () => Config): void => {
  group
    .command('copy')
    .summary('copy the embedded store to PostgreSQL')
    .description('Copy everything from the embedded store into an empty schema of PostgreSQL: all of it or nothing.')
    .option('--from <dir>', 'data directory of the embedded store', parseDirectory)
    .option('--to <url>', 'PostgreSQL database', parseDatabase)
    .option('--schema <name>', 'schema of PostgreSQL; created if absent', parseSchema)
    .option('--json', 'print the result as JSON')
    .addHelpText('after', NOTES)
    .action(async ({ from, to, schema, json }: StoreCopyCommandOptions) => {
      const { dataDir, databaseUrl, databaseSchema, secretKey } = config();
      const source = from ?? dataDir;
      const target = to ?? databaseUrl;
      if (target === undefined)
        throw new UsageError('--to: expected a PostgreSQL database, or DATABASE_URL to name one.');
      // Imported here, since the store's libraries load slowly and other commands do not need them.
      const { copyStore, StoreCopyError } = await import('../service/storeCopy/index.ts');
      let progress: ReturnType<typeof showProgress> | undefined;
      try {
        const summary = await copyStore({
          ...{ dataDir: source, databaseUrl: target, schema: schema ?? databaseSchema, secretKey },
          onTotal: (bytes) => {
            progress = showProgress(bytes);
          },
          onBytes: (bytes) => progress?.add(bytes),
        });
        progress?.stop();
        process.stdout.write(`${json ? JSON.stringify(summary, null, 2) : printSummary(summary, source).join('\n')}\n`);
      } catch (error) {
        progress?.stop();
        if (!(error instanceof StoreCopyError)) throw error;
        throw createStoreFailure(error.message, error);
      }
    });
};
