import { createSubgraph } from '../subgraph.ts';
import { Plugin } from './resolvers/Plugin.ts';
import { Query } from './resolvers/Query.ts';
import { Repository } from './resolvers/Repository.ts';
import { plugins, repositories } from './resources.ts';

/** The repository subgraph. */
export const repository = createSubgraph(
  'repository',
  {
    Plugin,
    Query,
    Repository,
  },
  { records: [plugins, repositories] },
);
