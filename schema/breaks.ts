/**
 * Changes that break clients. The committed graph is a promise: a change that breaks it needs an ADR that admits it
 * with a line `- Breaks: Alert.title was removed.`, in the words in which the check reports the change.
 *
 * `node schema/breaks.ts HEAD^` compares the graph in the working tree with that of a commit.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSchema, findBreakingChanges } from 'graphql';

const root = join(import.meta.dirname, '..');
const decisions = join(root, 'docs', 'adr');

/** Breaking changes that ADRs admit, in the words of graphql-js. */
export const admittedBreaks = (): ReadonlySet<string> =>
  new Set(
    readdirSync(decisions)
      .map((file) => readFileSync(join(decisions, file), 'utf8'))
      .flatMap((text) => [...text.matchAll(/^- Breaks: (.+)$/gm)].map(([, change = '']) => change.trim())),
  );

/**
 * Breaking changes between two graphs that no ADR admits.
 *
 * @param before and `after`: SDL of the public graph
 */
export const breaksBetween = (before: string, after: string, admitted: ReadonlySet<string>): readonly string[] =>
  findBreakingChanges(buildSchema(before), buildSchema(after))
    .map(({ description }) => description)
    .filter((change) => !admitted.has(change));

/**
 * Passes where nothing breaks.
 *
 * @throws {Error} naming every breaking change in the words that an ADR must use
 */
export const checkBreaks = (before: string, after: string): void => {
  const breaks = breaksBetween(before, after, admittedBreaks());
  if (breaks.length === 0) return;
  const lines = breaks.map((change) => `- Breaks: ${change}`).join('\n');
  throw new Error(
    `These changes break clients. Undo them, or have an ADR in docs/adr/ say why, with these lines:\n${lines}`,
  );
};

const committedAt = (commit: string) =>
  execFileSync('git', ['show', `${commit}:schema/api.graphql`], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [commit = 'HEAD^'] = process.argv.slice(2);
  checkBreaks(committedAt(commit), readFileSync(join(import.meta.dirname, 'api.graphql'), 'utf8'));
}
