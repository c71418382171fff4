/** Validates the lists of a role (semantics 3.5.2, 3.5.3, 7 point 20). */
import { invalidParameterError, wrongTypeError } from '../errors.ts';

const ACCESS_LEVELS = ['restricted', 'readonly', 'writable'];

/** Every call of a caller with the role checks its list. Only mistakes approach this limit. */
const MAX_ENTRIES = 1000;

/** Checks the entries of a list of an update, where the contract allows any value. */
const checkTexts = (member: string, entries: readonly unknown[]): string[] => {
  if (entries.length > MAX_ENTRIES) throw invalidParameterError(member, `expected at most ${MAX_ENTRIES} entries`);
  return entries.map((entry, index) => {
    if (typeof entry !== 'string') throw wrongTypeError(`${member}.${index}`, 'string');
    return entry;
  });
};

/** The level of `cost:readonly.budget` is `readonly`. An entry without a colon has no level and is not checked. */
const checkLevel = (entry: string, index: number) => {
  const [, level] = /:([^.]*)/.exec(entry) ?? [];
  if (level !== undefined && !ACCESS_LEVELS.includes(level))
    throw invalidParameterError(`page_access.${index}`, `expected a level of ${ACCESS_LEVELS.join(', ')}`);
};

interface RoleLists {
  readonly permissions?: readonly unknown[];
  readonly page_access?: readonly unknown[];
}

/**
 * The lists of a request as they are stored. Lists that the request leaves out are absent.
 *
 * @throws {ServiceError} ERROR_INVALID_PARAMETER_TYPE for an entry that is not text; ERROR_INVALID_PARAMETER for an
 *   unknown level of page access and for more than 1,000 entries
 */
export const readRoleLists = ({
  permissions,
  page_access,
}: RoleLists): { permissions?: string[]; page_access?: string[] } => {
  const pages = page_access && checkTexts('page_access', page_access);
  pages?.forEach(checkLevel);
  return {
    ...(permissions ? { permissions: checkTexts('permissions', permissions) } : {}),
    ...(pages ? { page_access: pages } : {}),
  };
};
