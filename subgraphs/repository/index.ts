import { subgraphOf } from '../subgraph.ts';
import { Plugin } from './resolvers/Plugin.ts';
import { Query } from './resolvers/Query.ts';
import { Repository } from './resolvers/Repository.ts';
import { plugins, repositories } from './resources.ts';

/** The repository subgraph. */
export const repository = subgraphOf(
  'repository',
  {
    Plugin,
    Query,
    Repository,
  },
  { records: [plugins, repositories] },
);
