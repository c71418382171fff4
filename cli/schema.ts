/** `skein schema print` and `skein schema diff`: the graph of this version of Skein. */
import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { createNoAnswerError, UnavailableError, UsageError } from './error.ts';

const readOwnGraph = () => readFileSync(new URL('../schema/api.graphql', import.meta.url), 'utf8');

const introspectOwnGraph = async () => {
  const { buildSchema, introspectionFromSchema } = await import('graphql');
  return { data: introspectionFromSchema(buildSchema(readOwnGraph())) };
};

interface SchemaCommandOptions {
  readonly json?: true;
}

interface PrintSchemaOptions extends SchemaCommandOptions {
  readonly authorization?: true;
}

const print = async ({ json, authorization }: PrintSchemaOptions) => {
  if (json && authorization) throw new UsageError('--authorization: expected without --json: a supergraph is SDL.');
  // Imported here, since composition loads slowly and other commands do not need it.
  if (authorization) process.stdout.write((await import('../schema/compose.ts')).composeAuthorized());
  else process.stdout.write(json ? `${JSON.stringify(await introspectOwnGraph(), null, 2)}\n` : readOwnGraph());
};

const fetchText = async (url: string): Promise<string> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch((cause: Error) => {
    throw createNoAnswerError(url, cause);
  });
  if (!response.ok)
    throw new UnavailableError(`${url}: HTTP ${response.status}. A gateway serves its schema at /schema.graphql.`);
  return response.text();
};

const readSchemaText = async (place: string): Promise<string> => {
  if (/^https?:\/\//.test(place)) return fetchText(place);
  try {
    return readFileSync(place, 'utf8');
  } catch (cause) {
    throw new UsageError(`FILE ${place}: expected a file that can be read, or a URL.`, { cause });
  }
};

interface SchemaChange {
  readonly description: string;
}

const printSection = (title: string, changes: readonly SchemaChange[]) =>
  changes.length === 0 ? [] : [`${title}:`, ...changes.map(({ description }) => `  ${description}`)];

const diff = async (place: string, { json }: SchemaCommandOptions) => {
  // Imported here, since graphql-js loads slowly and other commands do not need it.
  const { findChanges: changesBetween } = await import('../schema/breaks.ts');
  const before = await readSchemaText(place);
  let changes: ReturnType<typeof changesBetween>;
  try {
    changes = changesBetween(before, readOwnGraph());
  } catch (cause) {
    throw new UsageError(`${place}: expected a schema as SDL: ${(cause as Error).message}`, { cause });
  }
  const { breaking, dangerous } = changes;
  const lines = [...printSection('Breaking', breaking), ...printSection('Dangerous', dangerous)];
  const summary = lines.length > 0 ? lines.join('\n') : 'No breaking and no dangerous changes.';
  process.stdout.write(`${json ? JSON.stringify(changes, null, 2) : summary}\n`);
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
