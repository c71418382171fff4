/**
 * Whether one permission list allows everything that another one allows, also after operations are added: semantics
 * 4.3.
 */
import { allowsPermission } from '../../contract/authorization.ts';

/**
 * Replaces `*` in a sample of a pattern and represents any run of characters. No entry contains it, as no store can
 * hold it, so an entry that allows the sample allows everything that `*` matches.
 */
const ANY_CHARACTERS = '\u0000';

/**
 * An entry as a pattern in which `*` matches whatever may follow: `monitoring` becomes `monitoring:*`. A permission has
 * one `:` and, after it, one `.`, so the pattern for everything before the `.` contains a `:`.
 */
const toPattern = (entry: string): string => {
  if (entry === '*') return '*:*';
  if (entry.startsWith('*.')) return `*:${entry}`;
  if (entry.includes('*') || /\.[^.:]+$/.test(entry)) return entry;
  if (/[:.]$/.test(entry)) return `${entry}*`;
  return entry.includes(':') ? `${entry}.*` : `${entry}:*`;
};

const VERBS = ['read', 'write'];

/** The text between the last two `*` of a pattern that ends with `*`. */
const findLastLiteral = (pattern: string) => pattern.slice(0, -1).split('*').at(-1) ?? '';

/**
 * Patterns that together match the same permissions, with the verb written out where a final `*` surely matches the
 * whole verb: after a `.`, or when the last literal contains the `:` but no `.`. Otherwise the `*` may match only a
 * part of the verb.
 */
const expandVerbs = (pattern: string): readonly string[] => {
  if (!pattern.endsWith('*')) return [pattern];
  const start = pattern.slice(0, -1);
  if (start.endsWith('.')) return VERBS.map((verb) => start + verb);
  const literal = findLastLiteral(pattern);
  const isWhole = literal.includes(':') && !literal.includes('.');
  return isWhole ? VERBS.map((verb) => `${pattern}.${verb}`) : [pattern];
};

/** One text for each of these patterns. An entry that allows the text allows everything that the pattern matches. */
const listSamples = (entry: string): readonly string[] =>
  expandVerbs(toPattern(entry)).map((pattern) => pattern.replaceAll('*', ANY_CHARACTERS));

/** An empty list allows everything (semantics 4.3.2). */
const listEntries = (permissions: readonly string[]): readonly string[] =>
  permissions.length === 0 ? ['*'] : permissions;

/**
 * Whether `held` allows everything that `requested` allows. The patterns are compared, so the result also holds for
 * permissions of later releases. Two empty lists both allow everything. For patterns that overlap in unusual ways the
 * result may be false although `held` is sufficient, never true although it is not.
 */
export const coversPermissions = (held: readonly string[], requested: readonly string[]): boolean => {
  if (held.length === 0) return true;
  const samples = new Set(listEntries(requested).flatMap(listSamples));
  return [...samples].every((sample) => held.some((entry) => allowsPermission(entry, sample)));
};
