import { loadReferencedRecord } from '../../read/records.ts';
import type { RepositoryResolvers } from '../generated.ts';
import { repositories } from '../resources.ts';

export const Repository: RepositoryResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, repositories, id, info),
};
