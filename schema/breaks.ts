/**
 * Changes that break clients. The committed graph is a promise: a change that breaks it needs a row in
 * docs/breaking-changes.md that names what breaks by its schema coordinate, under the ADR that says why.
 *
 * `node schema/breaks.ts HEAD^` compares the graph in the working tree with that of a commit. A row permits a change
 * once: rows that the commit already has permit nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSchema, findBreakingChanges, findDangerousChanges } from 'graphql';
import { semanticToStrict } from 'graphql-sock';

const root = join(import.meta.dirname, '..');
const LIST = 'docs/breaking-changes.md';

/** What graphql-js reports, and the coordinate of what breaks; the first pattern that matches counts. */
const coordinatePatterns: readonly (readonly [pattern: RegExp, coordinate: string])[] = [
  [/^(\S+) was removed from (?:enum|union) type (\S+)\.$/, '$2.$1'],
  [/^A required field (\S+) on input type (\S+) was added\.$/, '$2.$1'],
  [/^A required arg (\S+) on (\S+) was added\.$/, '$2($1:)'],
  [/^(\S+) arg (\S+) .*$/, '$1($2:)'],
  [/^Standard scalar (\S+) .*$/, '$1'],
  [/^(\S+) .*$/, '$1'],
];

const toCoordinate = (change: string) => {
  const [pattern, coordinate] = coordinatePatterns.find(([pattern]) => pattern.test(change)) ?? [/$/, ''];
  return change.replace(pattern, coordinate);
};

/** Rows of the list of breaking changes: table rows that begin with a coordinate. */
export const readRows = (list: string): readonly string[] => list.split('\n').filter((line) => line.startsWith('| `'));

/** Coordinates in the first column of a row; `*` stands for any part of a name. */
const parseCoordinates = (row: string) =>
  [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, coordinate = '']) =>
    RegExp(`^${coordinate.replace(/[().]/g, '\\$&').replaceAll('*', '\\w*')}$`),
  );

/**
 * Changes between two graphs that break clients, each with its coordinate, and changes that may surprise them. Types of clients that
 * know `@semanticNonNull` break, too.
 *
 * @param before and `after`: SDL of the public graph
 * @throws {GraphQLError} one of them is not SDL
 */
export const findChanges = (before: string, after: string) => {
  const graphs = [buildSchema(before), buildSchema(after)] as const;
  const [strictBefore, strictAfter] = [semanticToStrict(graphs[0]), semanticToStrict(graphs[1])];
  const changes = [...findBreakingChanges(...graphs), ...findBreakingChanges(strictBefore, strictAfter)];
  const breaking = [...new Set(changes.map(({ description }) => description))];
  return {
    breaking: breaking.map((description) => ({ coordinate: toCoordinate(description), description })),
    dangerous: findDangerousChanges(...graphs).map(({ description }) => ({ description })),
  };
};

/**
 * Breaking changes between two graphs that no row permits, each with its coordinate.
 *
 * @param before and `after`: SDL of the public graph
 * @param rows of the list of breaking changes, see {@link readRows}
 */
export const findBreaks = (before: string, after: string, rows: readonly string[]): readonly string[] => {
  const permitted = rows.flatMap(parseCoordinates);
  return findChanges(before, after)
    .breaking.filter(({ coordinate }) => !permitted.some((pattern) => pattern.test(coordinate)))
    .map(({ coordinate, description }) => `\`${coordinate}\`: ${description}`);
};

/**
 * Passes where nothing breaks but what rows permit.
 *
 * @param rows default: all rows of the working tree
 * @throws {Error} naming every breaking change with the coordinate that a row must have
 */
export const checkBreaks = (before: string, after: string, rows = readRows(readText(LIST))): void => {
  const breaks = findBreaks(before, after, rows);
  if (breaks.length === 0) return;
  throw new Error(
    `These changes break clients. Undo them, or list each coordinate in ${LIST} under an ADR that says why:\n${breaks.join('\n')}`,
  );
};

const readText = (file: string) => readFileSync(join(root, file), 'utf8');

const runGit = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });

/** Rows that a commit does not have. */
const findRowsSince = (commit: string) => {
  const listed = runGit('ls-tree', '--name-only', commit, LIST) ? readRows(runGit('show', `${commit}:${LIST}`)) : [];
  return readRows(readText(LIST)).filter((row) => !listed.includes(row));
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [commit = 'HEAD^'] = process.argv.slice(2);
  checkBreaks(runGit('show', `${commit}:schema/api.graphql`), readText('schema/api.graphql'), findRowsSince(commit));
}
