import { listRecords } from '../../read/list.ts';
import { lookUpRootRecord } from '../../read/records.ts';
import type { QueryResolvers } from '../generated.ts';
import { plugins, repositories } from '../resources.ts';

export const Query: QueryResolvers = {
  plugin: (_query, { id }, context, info) => lookUpRootRecord(context, plugins, id, info),
  plugins: (_query, args, context, info) => listRecords(context, plugins, args, info),
  repositories: (_query, args, context, info) => listRecords(context, repositories, args, info),
};
