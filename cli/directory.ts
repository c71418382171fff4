/** `skein directory put|list|delete`: the domains, users, workspaces, roles and projects that the service knows. */
import type { Command } from 'commander';
import { suggestionList } from 'graphql/jsutils/suggestionList.js';
import type { Config } from '../app/config/index.ts';
import { type DirectoryPut, type DirectoryRecord, findDomain } from '../import/index.ts';
import { type OpenClient, openClient } from './directoryClient.ts';
import { UsageError } from './error.ts';
import { formatCount } from './formatNumber.ts';
import { isObject, parseJson } from './json.ts';
import { readInput } from './textFile.ts';

interface DirectoryCommandOptions {
  readonly url?: string;
  readonly domain?: string;
  readonly json?: true;
}

/** Imported when a command needs it, since the contract loads slowly. */
const loadKinds = () => import('../service/directory/kinds.ts');

/**
 * The records of a file with one array per kind, the kinds in an order in which each comes after those it refers to.
 *
 * @throws {UsageError} naming the kind at fault
 */
const readPuts = async (file: string): Promise<readonly DirectoryPut[]> => {
  const content = parseJson(await readInput(file, 'the records'));
  if (!isObject(content)) throw new UsageError(`FILE ${file}: expected a JSON object with one array per kind.`);
  const { allKinds } = await loadKinds();
  for (const [kind, records] of Object.entries(content)) {
    if (!allKinds.includes(kind))
      throw new UsageError(`FILE ${file}: ${kind}: expected a kind, one of ${allKinds.join(', ')}.`);
    if (!Array.isArray(records) || !records.every(isObject))
      throw new UsageError(`FILE ${file}: ${kind}: expected an array of JSON objects.`);
  }
  return allKinds
    .filter((kind) => Object.hasOwn(content, kind))
    .map((kind) => ({ kind, records: content[kind] as readonly DirectoryRecord[] }));
};

const withClient = async <Result>(
  { url }: DirectoryCommandOptions,
  config: Config,
  use: (client: OpenClient) => Promise<Result>,
): Promise<Result> => {
  const client = await openClient(url, config);
  try {
    return await use(client);
  } finally {
    await client.close();
  }
};

const print = (json: boolean | undefined, value: unknown, line: string) =>
  process.stdout.write(`${json ? JSON.stringify(value, null, 2) : line}\n`);

const put = async (file: string, options: DirectoryCommandOptions, config: Config) => {
  const puts = await readPuts(file);
  const counts = Object.fromEntries(puts.map(({ kind, records }) => [kind, records.length]));
  const total = puts.reduce((sum, { records }) => sum + records.length, 0);
  if (total > 0) await withClient(options, config, (client) => client.put(puts));
  const kinds = Object.entries(counts).map(([kind, count]) => `${kind} ${count}`);
  print(options.json, counts, `${formatCount(total, 'record')} put${total > 0 ? `: ${kinds.join(', ')}` : ''}.`);
};

/** Members that identify a record to a reader. */
const printRecord = (record: DirectoryRecord): string =>
  Object.entries(record)
    .filter(([, value]) => typeof value !== 'object' && value !== '')
    .map(([member, value]) => `${member}=${value}`)
    .join('  ');

/**
 * Checks the name of a kind before anything is opened.
 *
 * @throws {UsageError} with the name that was probably meant, or else all names
 */
const checkKind = async (kind: string) => {
  const { allKinds } = await loadKinds();
  if (allKinds.includes(kind)) return;
  const [nearest] = suggestionList(kind, [...allKinds]);
  const expected =
    nearest === undefined ? `one of ${allKinds.join(', ')}` : `${nearest}, or another of ${allKinds.join(', ')}`;
  throw new UsageError(`KIND ${kind}: expected ${expected}.`);
};

const list = async (kind: string, options: DirectoryCommandOptions, config: Config) => {
  await checkKind(kind);
  const records = await withClient(options, config, (client) => client.list(kind, options.domain));
  print(options.json, records, [...records.map(printRecord), `${formatCount(records.length, 'record')}.`].join('\n'));
};

const remove = async (kind: string, ids: readonly string[], options: DirectoryCommandOptions, config: Config) => {
  await checkKind(kind);
  const { isOfDomain } = await loadKinds();
  // A domain is named by its id alone.
  const needsDomain = kind !== 'domains' && isOfDomain(kind);
  const count = await withClient(options, config, async (client) =>
    client.delete(kind, ids, needsDomain ? await findDomain(client, options.domain) : undefined),
  );
  print(options.json, { count }, `${formatCount(count, 'record')} of ${kind} deleted.`);
};

const PLACE = `With --url the command goes to a running service, whose INTERNAL_TOKEN is read from the environment; without --url it
goes to the store in DATABASE_URL or DATA_DIR. Exit codes: 0, 1 if the service or the store refuses, 2 for wrong usage,
3 if it does not answer.`;

const PUT_NOTES = `
The file is a JSON object with one array per kind, as a bootstrap file. All records are put or none: existing ones are replaced as
a whole, except that a user without a password keeps the one there is. ${PLACE}

Examples:
  skein directory put team.json --url http://127.0.0.1:4001
  echo '{"workspaces": [{"workspace_id": "workspace-shop", "domain_id": "domain-acme", "name": "Shop"}]}' | skein directory put`;

const LIST_NOTES = `
Users are listed without passwords and second factors. ${PLACE}

Examples:
  skein directory list domains
  skein directory list projects --domain domain-acme --json`;

const DELETE_NOTES = `
Records that do not exist are not counted. Role bindings of a deleted user are deleted too; roles and trusted secrets cannot be
deleted while others refer to them. ${PLACE}

Example:
  skein directory delete projects project-search project-old --domain domain-acme`;

const addPlaceOptions = (command: Command): Command =>
  command.option('--json', 'print the result as JSON').option('--url <url>', 'base URL of a running service');

/** Adds the group `directory`. */
export const addDirectory = (program: Command, config: () => Config): void => {
  const group = program
    .command('directory')
    .description('Put, list and delete domains, users, workspaces, role bindings, projects and others.');
  addPlaceOptions(group.command('put'))
    .summary('create or replace records from a file')
    .description('Create or replace records from a JSON file or standard input.')
    .argument('[file]', 'JSON file; absent or -: standard input', '-')
    .addHelpText('after', PUT_NOTES)
    .action((file: string, options: DirectoryCommandOptions) => put(file, options, config()));
  addPlaceOptions(group.command('list'))
    .summary('list records of a kind')
    .description('Print the records of a kind.')
    .argument('<kind>', 'kind, e.g. projects')
    .option('--domain <id>', 'domain of the records; default: all domains')
    .addHelpText('after', LIST_NOTES)
    .action((kind: string, options: DirectoryCommandOptions) => list(kind, options, config()));
  addPlaceOptions(group.command('delete'))
    .summary('delete records by their ids')
    .description('Delete records of a kind by their ids.')
    .argument('<kind>', 'kind, e.g. projects')
    .argument('<id...>', 'ids of the records')
    .option('--domain <id>', 'domain of the records; required if there are several')
    .addHelpText('after', DELETE_NOTES)
    .action((kind: string, ids: string[], options: DirectoryCommandOptions) => remove(kind, ids, options, config()));
};
