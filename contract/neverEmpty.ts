import type { Operation } from './resource.ts';

/** Texts that people know a record by. */
const NAMES = ['name', 'title', 'note'] as const;

/** Whether an operation changes members of a record and leaves absent members unchanged. */
export const isUpdate = ({ id }: Pick<Operation, 'id'>): boolean => /\.(update|update_plugin)$/.test(id);

const listRequiredMembers = ({ request }: Operation): readonly string[] =>
  (request as { readonly required?: readonly string[] }).required ?? [];

/**
 * Members that an operation refuses without text; white space does not count. A new record must have those that it requires, and an
 * update must not empty any (semantics 1.1.11). A name that a new record may leave out may also be empty there.
 */
export const listNeverEmptyMembers = (operation: Operation): readonly string[] => {
  if (isUpdate(operation)) return NAMES;
  return operation.id.endsWith('.create') ? NAMES.filter((name) => listRequiredMembers(operation).includes(name)) : [];
};
