import { list } from '../../list.ts';
import type { QueryResolvers } from '../generated.ts';
import { repositories } from '../resources.ts';

export const Query: QueryResolvers = {
  repositories: (_query, args, context, info) => list(context, repositories, args, info),
};
