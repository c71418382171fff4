/** Whether one permission list allows all that another one does, now and when operations are added: semantics 4.3. */
import { matches } from './permission.ts';

/**
 * Stands for any run of characters where a pattern has `*`. No entry has it, as no store can keep it: what allows it
 * allows everything that `*` may stand for.
 */
const ANYTHING = '\u0000';

/**
 * An entry as a pattern in which `*` stands for whatever may follow: `monitoring` is `monitoring:*`. A permission has one
 * `:` and, after it, one `.`, so that what stands for all before the `.` has a `:` in it.
 */
const asPattern = (entry: string): string => {
  if (entry === '*') return '*:*';
  if (entry.startsWith('*.')) return `*:${entry}`;
  if (entry.includes('*') || /\.[^.:]+$/.test(entry)) return entry;
  if (/[:.]$/.test(entry)) return `${entry}*`;
  return entry.includes(':') ? `${entry}.*` : `${entry}:*`;
};

const VERBS = ['read', 'write'];

/** What comes after the last `*` but one, without the `*` at the end. */
const lastLiteral = (pattern: string) => pattern.slice(0, -1).split('*').at(-1) ?? '';

/**
 * Patterns that together stand for the same permissions, with the verb written out where a `*` at the end stands for it.
 * It surely does after the `:`; before, it may be that only a part of the verb is meant.
 */
const withVerbs = (pattern: string): readonly string[] => {
  if (!pattern.endsWith('*')) return [pattern];
  const start = pattern.slice(0, -1);
  if (start.endsWith('.')) return VERBS.map((verb) => start + verb);
  const literal = lastLiteral(pattern);
  const isWhole = literal.includes(':') && !literal.includes('.');
  return isWhole ? VERBS.map((verb) => `${pattern}.${verb}`) : [pattern];
};

/** One text for each of these patterns: whatever entry allows it allows all that the pattern does. */
const samplesOf = (entry: string): readonly string[] =>
  withVerbs(asPattern(entry)).map((pattern) => pattern.replaceAll('*', ANYTHING));

/** An empty list allows everything (semantics 4.3.2). */
const entriesOf = (permissions: readonly string[]): readonly string[] =>
  permissions.length === 0 ? ['*'] : permissions;

/**
 * Whether everything that `asked` allows is allowed by `held`: pattern by pattern, so that it holds for permissions of
 * later releases too. Both lists empty stand for everything. Patterns that overlap in unusual ways may be taken for
 * more than is held, never for less.
 */
export const covers = (held: readonly string[], asked: readonly string[]): boolean => {
  if (held.length === 0) return true;
  const samples = new Set(entriesOf(asked).flatMap(samplesOf));
  return [...samples].every((sample) => held.some((entry) => matches(entry, sample)));
};
