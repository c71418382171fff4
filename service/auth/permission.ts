/** Permission patterns: semantics 4.3. */
import { allOperations } from '../../contract/index.ts';

/**
 * Whether a text fits a pattern in which `*` stands for any run of characters: each piece at its first place after the
 * one before. A regular expression would try all other places too, and never end with some patterns callers may send.
 */
const fits = (pattern: string, text: string): boolean => {
  const [head = '', ...pieces] = pattern.split('*');
  const tail = pieces.pop() ?? '';
  const end = text.length - tail.length;
  if (!text.startsWith(head) || !text.endsWith(tail) || end < head.length) return false;
  let at = head.length;
  for (const piece of pieces) {
    const found = text.indexOf(piece, at);
    if (found < 0 || found + piece.length > end) return false;
    at = found + piece.length;
  }
  return true;
};

/**
 * Whether an entry of a permission list allows what is needed: `monitoring`, `monitoring:Alert`,
 * `monitoring:Alert.read` and `monitoring:*` all allow `monitoring:Alert.read`; `monitoring:Al` does not.
 */
export const matches = (entry: string, needed: string): boolean => {
  if (entry.includes('*')) return fits(entry, needed);
  if (!needed.startsWith(entry) || entry === '') return false;
  const next = needed[entry.length];
  return next === undefined || /[:.]$/.test(entry) || next === ':' || next === '.';
};

/** Whether a permission list allows what is needed; an empty list allows everything (semantics 4.3.2). */
export const allows = (permissions: readonly string[], needed: string): boolean =>
  permissions.length === 0 || permissions.some((entry) => matches(entry, needed));

/** Every permission some operation needs. */
const known = new Set([...allOperations.values()].flatMap(({ permission }) => permission ?? []));

/**
 * What a token may do whose bearer asked for less than the role gives: the permissions of the contract that both
 * lists allow (semantics 4.3.4).
 */
export const narrowed = (role: readonly string[], asked: readonly string[]): string[] =>
  [...known].filter((permission) => allows(role, permission) && allows(asked, permission));
