/** What may stand in the lists of a role (semantics 3.5.2, 3.5.3, 7 point 20). */
import { invalid, wrongType } from '../errors.ts';

const LEVELS = ['restricted', 'readonly', 'writable'];

/** Every call of whoever has a role goes through its list; only mistakes come near this. */
const MOST_ENTRIES = 1000;

/** Entries of a list as an update brings it, where anything may stand. */
const textsOf = (member: string, entries: readonly unknown[]): string[] => {
  if (entries.length > MOST_ENTRIES) throw invalid(member, `at most ${MOST_ENTRIES} entries`);
  return entries.map((entry, index) => {
    if (typeof entry !== 'string') throw wrongType(`${member}.${index}`, 'string');
    return entry;
  });
};

/** Of `cost:readonly.budget` the level is `readonly`; an entry without a colon has none, and may be anything. */
const checkLevel = (entry: string) => {
  const [, level] = /:([^.]*)/.exec(entry) ?? [];
  if (level !== undefined && !LEVELS.includes(level)) throw invalid('page_access', `a level is ${LEVELS.join(', ')}`);
};

interface Lists {
  readonly permissions?: readonly unknown[];
  readonly page_access?: readonly unknown[];
}

/**
 * The lists a request brings, as they are kept; what it leaves out is left out.
 *
 * @throws {ServiceError} ERROR_INVALID_PARAMETER_TYPE for an entry that is no text; ERROR_INVALID_PARAMETER for an unknown
 *   level of page access and for more than 1,000 entries
 */
export const listsOf = ({ permissions, page_access }: Lists): { permissions?: string[]; page_access?: string[] } => {
  const pages = page_access && textsOf('page_access', page_access);
  pages?.forEach(checkLevel);
  return {
    ...(permissions ? { permissions: textsOf('permissions', permissions) } : {}),
    ...(pages ? { page_access: pages } : {}),
  };
};
