/** `skein schema print` and `skein schema diff`: the graph of this version of Skein. */
import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { noAnswer, UnavailableError, UsageError } from './error.ts';

const ownGraph = () => readFileSync(new URL('../schema/api.graphql', import.meta.url), 'utf8');

const introspection = async () => {
  const { buildSchema, introspectionFromSchema } = await import('graphql');
  return { data: introspectionFromSchema(buildSchema(ownGraph())) };
};

interface Options {
  readonly json?: true;
}

interface PrintOptions extends Options {
  readonly authorization?: true;
}

const print = async ({ json, authorization }: PrintOptions) => {
  if (json && authorization) throw new UsageError('--authorization: expected without --json: a supergraph is SDL.');
  // Imported here, since composition loads slowly and other commands do not need it.
  if (authorization) process.stdout.write((await import('../schema/compose.ts')).composeAuthorized());
  else process.stdout.write(json ? `${JSON.stringify(await introspection(), null, 2)}\n` : ownGraph());
};

const textAt = async (url: string): Promise<string> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch((cause: Error) => {
    throw noAnswer(url, cause);
  });
  if (!response.ok)
    throw new UnavailableError(`${url}: HTTP ${response.status}. A gateway serves its schema at /schema.graphql.`);
  return response.text();
};

const textOf = async (place: string): Promise<string> => {
  if (/^https?:\/\//.test(place)) return textAt(place);
  try {
    return readFileSync(place, 'utf8');
  } catch (cause) {
    throw new UsageError(`FILE ${place}: expected a file that can be read, or a URL.`, { cause });
  }
};

interface Change {
  readonly description: string;
}

const section = (title: string, changes: readonly Change[]) =>
  changes.length === 0 ? [] : [`${title}:`, ...changes.map(({ description }) => `  ${description}`)];

const diff = async (place: string, { json }: Options) => {
  // Imported here, since graphql-js loads slowly and other commands do not need it.
  const { changesBetween } = await import('../schema/breaks.ts');
  const before = await textOf(place);
  let changes: ReturnType<typeof changesBetween>;
  try {
    changes = changesBetween(before, ownGraph());
  } catch (cause) {
    throw new UsageError(`${place}: expected a schema as SDL: ${(cause as Error).message}`, { cause });
  }
  const { breaking, dangerous } = changes;
  const lines = [...section('Breaking', breaking), ...section('Dangerous', dangerous)];
  const told = lines.length > 0 ? lines.join('\n') : 'No breaking and no dangerous changes.';
  process.stdout.write(`${json ? JSON.stringify(changes, null, 2) : told}\n`);
  if (breaking.length > 0) process.exitCode = 1;
};

const PRINT_NOTES = `
Examples:
  skein schema print > schema.graphql
  skein schema print --json > schema.json
  skein schema print --authorization > supergraph.graphql`;

const DIFF_NOTES = `
Dangerous changes, such as a new value of an enum, may surprise a client without breaking its documents. Exit codes: 0, 1 if a
change is breaking, 2 for wrong usage, 3 if a URL does not answer with a schema.

Examples:
  skein schema diff schema-of-my-client.graphql
  skein schema diff https://graph.example.com/schema.graphql --json`;

/** Adds the group `schema`. */
export const addSchema = (program: Command): void => {
  const group = program.command('schema').description('Print and compare the schema of the graph.');
  group
    .command('print')
    .summary('print the schema of the graph')
    .description('Print the schema that clients see, as SDL.')
    .option('--json', 'print the result of the introspection query, as some code generators expect it')
    .option(
      '--authorization',
      'print the supergraph with @authenticated, @requiresScopes and @cost, for gateways that enforce them',
    )
    .addHelpText('after', PRINT_NOTES)
    .action(print);
  group
    .command('diff')
    .summary('what changes for clients of another schema')
    .description('Print what changes for the clients of a schema, when this version of Skein answers them.')
    .argument('<schema>', 'SDL of the schema: a file, or a URL')
    .option('--json', 'print the changes as JSON')
    .addHelpText('after', DIFF_NOTES)
    .action(diff);
};
