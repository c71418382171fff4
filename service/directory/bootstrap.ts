import { invalidParameterError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import type { JsonMembers } from '../values/jsonObject.ts';
import { allKinds } from './kinds.ts';
import { putDirectoryRecords } from './putDirectoryRecords.ts';

/**
 * Loads a bootstrap file: one array per kind (semantics 0.1.1). Kinds that others refer to are loaded first, in
 * whatever order the file has them.
 *
 * @returns how many records were put
 * @throws {ServiceError} as putDirectoryRecords
 */
export const loadBootstrap = async (db: Database, bootstrap: JsonMembers, now: string): Promise<number> => {
  const unknown = Object.keys(bootstrap).find((kind) => !allKinds.includes(kind));
  if (unknown) throw invalidParameterError(unknown, `expected one of ${allKinds.join(', ')}`);
  let count = 0;
  for (const kind of allKinds) {
    const records = bootstrap[kind];
    if (Array.isArray(records)) count += await putDirectoryRecords(db, kind, records as JsonMembers[], now);
  }
  return count;
};
