/** Which operations a role type and a list of permissions open: semantics 4.2, 4.3. The service and the facade decide by it. */
import type { Operation, RoleType } from './resource.ts';

/**
 * Whether a text matches a pattern in which `*` matches any run of characters. Each literal is searched once, after the
 * previous one. A regular expression would backtrack without bound on some patterns that callers may send.
 */
const matchesPattern = (pattern: string, text: string): boolean => {
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
 * Whether an entry of a permission list allows the needed permission: `monitoring`, `monitoring:Alert`,
 * `monitoring:Alert.read` and `monitoring:*` all allow `monitoring:Alert.read`; `monitoring:Al` does not.
 */
export const allowsPermission = (entry: string, needed: string): boolean => {
  if (entry.includes('*')) return matchesPattern(entry, needed);
  if (!needed.startsWith(entry) || entry === '') return false;
  const next = needed[entry.length];
  return next === undefined || /[:.]$/.test(entry) || next === ':' || next === '.';
};

/** Whether a permission list allows the needed permission. An empty list allows everything (semantics 4.3.2). */
export const allows = (permissions: readonly string[], needed: string): boolean =>
  permissions.length === 0 || permissions.some((entry) => allowsPermission(entry, needed));

/**
 * Whether a role type opens an operation that needs a token. `USER` in its list means any user, whatever the role type,
 * and no app or agent (semantics 4.2.2).
 */
export const isOpenTo = ({ roles }: Operation, roleType: RoleType, isUser: boolean): boolean =>
  roles.length === 0 || (roles.includes('USER') ? isUser : roles.includes(roleType));
