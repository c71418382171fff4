import { list } from '../../read/list.ts';
import { rootRecord } from '../../read/records.ts';
import type { QueryResolvers } from '../generated.ts';
import { plugins, repositories } from '../resources.ts';

export const Query: QueryResolvers = {
  plugin: (_query, { id }, context, info) => rootRecord(context, plugins, id, info),
  plugins: (_query, args, context, info) => list(context, plugins, args, info),
  repositories: (_query, args, context, info) => list(context, repositories, args, info),
};
