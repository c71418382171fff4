/** `skein query`: sends a document to the graph and prints the answer. */
import { Console } from 'node:console';
import { type Command, InvalidArgumentError } from 'commander';
import type { ExplanationReport } from '../gateway/index.ts';
import { createTokenOption, createUrlOption, toAuthorization } from './endpoint.ts';
import { createNoAnswerError, UnavailableError, UsageError } from './error.ts';
import { isObject } from './json.ts';
import { readInput, readTextFile } from './textFile.ts';

interface QueryCommandOptions {
  readonly url: string;
  readonly token?: string;
  readonly variables?: string;
  readonly operation?: string;
  readonly explain?: true;
  readonly timeout: number;
}

/** `extensions.explain` of an answer (docs/operations.md). */
interface ExplainExtension extends Pick<ExplanationReport, 'timingsMs' | 'cost' | 'posts'> {
  readonly refused?: string;
}

interface ExplainedAnswer {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
  readonly extensions?: { readonly explain?: ExplainExtension };
}

const parseSeconds = (given: string): number => {
  if (/^[1-9]\d{0,4}$/.test(given)) return Number(given);
  throw new InvalidArgumentError('expected a number of seconds, 1 to 99999.');
};

/** Variables from JSON, or from a file that holds JSON. */
const parseVariables = (given: string | undefined): unknown => {
  if (given === undefined) return {};
  const json = given.trimStart().startsWith('{') ? given : readTextFile('--variables', given);
  try {
    const variables = JSON.parse(json);
    if (isObject(variables)) return variables;
  } catch {
    // Reported below: the parser's message would repeat the text.
  }
  throw new UsageError('--variables: expected a JSON object, or a file that holds one.');
};

const createHeaders = ({ token, explain }: QueryCommandOptions): Record<string, string> => ({
  'content-type': 'application/json',
  accept: 'application/graphql-response+json, application/json;q=0.9',
  ...toAuthorization(token),
  ...(explain ? { 'x-explain': '1' } : {}),
});

const send = async (
  options: QueryCommandOptions,
  headers: Record<string, string>,
  body: object,
): Promise<ExplainedAnswer> => {
  const { url, timeout } = options;
  const request = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(timeout * 1_000) };
  const response = await fetch(url, request).catch((cause: Error) => {
    if (cause.name === 'TimeoutError') throw new UnavailableError(`${url}: no answer within ${timeout} s.`, { cause });
    throw createNoAnswerError(url, cause);
  });
  const answer = (await response.json().catch(() => undefined)) as ExplainedAnswer | undefined;
  if (answer?.data !== undefined || Array.isArray(answer?.errors)) return answer as ExplainedAnswer;
  throw new UnavailableError(`${url}: HTTP ${response.status}, and no answer of GraphQL.`);
};

const printExplanation = (explain: ExplainExtension | undefined) => {
  const { error } = new Console(process.stderr);
  if (explain === undefined) return error('No explanation: the gateway gives none (EXPLAIN).');
  if (explain.refused !== undefined) return error(`No explanation: ${explain.refused}`);
  const { posts, cost, timingsMs } = explain;
  if (posts.length > 0) error(printTable(posts));
  error(
    `${formatPostCount(posts.length)}, ${timingsMs.total} ms, cost ${cost.predicted ?? 'not'} predicted, ${cost.actual ?? 'not'} actual.`,
  );
};

const formatPostCount = (count: number): string => `${count} POST${count === 1 ? '' : 's'}`;

/** The POSTs in columns. */
const printTable = (posts: ExplanationReport['posts']): string => {
  const lines = posts.map(({ operation, startMs, ms, keys, rows, attempt, outcome }) => [
    ...[operation, startMs.toFixed(1), ms.toFixed(1), keys ?? '', rows].map(String),
    [outcome, ...(attempt > 0 ? [`retry ${attempt}`] : [])].join(', '),
  ]);
  const table = [['operation', 'start ms', 'ms', 'keys', 'rows', 'outcome'], ...lines];
  const widths = table[0]?.map((_name, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  const cellOf = (cell: string, column: number) => {
    const isNumber = column > 0 && column < 5;
    return isNumber ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  };
  return table.map((line) => line.map(cellOf).join('  ').trimEnd()).join('\n');
};

/** The answer without the explanation, which is printed as a table. */
const omitExplanation = ({ extensions, ...answer }: ExplainedAnswer): ExplainedAnswer => {
  const { explain: _explain, ...others } = extensions ?? {};
  return Object.keys(others).length > 0 ? { ...answer, extensions: others } : answer;
};

const NOTES = `
The answer is printed as JSON. Exit codes: 0, 1 if the answer has errors, 2 for wrong usage, 3 if there is
no answer.

Examples:
  skein query alerts.graphql --variables '{"first": 3}'
  echo '{ me { userId } }' | SKEIN_TOKEN=$(skein token --domain domain-demo --user owner@example.com) skein query
  skein query page.graphql --variables page.json --explain > page.json`;

/** Adds the command. */
export const addQuery = (program: Command): void => {
  program
    .command('query')
    .summary('send a query or mutation')
    .description('Send a document to the graph, and print the answer.')
    .argument('[file]', 'document; absent or -: standard input')
    .option('--variables <json>', 'variables as JSON, or a file that holds them')
    .option('--operation <name>', 'operation to carry out, in a document of several')
    .addOption(createTokenOption())
    .option('--explain', 'print the POSTs that the answer took, on standard error')
    .option('--timeout <seconds>', 'longest wait for the answer', parseSeconds, 60)
    .addOption(createUrlOption())
    .addHelpText('after', NOTES)
    .action(async (file: string | undefined, options: QueryCommandOptions) => {
      const headers = createHeaders(options);
      const variables = parseVariables(options.variables);
      const query = await readInput(file, 'the document');
      const answer = await send(options, headers, { query, variables, operationName: options.operation });
      if (options.explain) printExplanation(answer.extensions?.explain);
      process.stdout.write(`${JSON.stringify(options.explain ? omitExplanation(answer) : answer, null, 2)}\n`);
      if (answer.errors?.length) process.exitCode = 1;
    });
};
