import { subgraphOf } from '../executable.ts';
import { Plugin } from './resolvers/Plugin.ts';
import { Query } from './resolvers/Query.ts';
import { Repository } from './resolvers/Repository.ts';

/** The repository subgraph. */
export const repository = subgraphOf('repository', {
  Plugin,
  Query,
  Repository,
});
