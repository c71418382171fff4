import { subgraphOf } from '../executable.ts';
import { Query } from './resolvers/Query.ts';
import { Repository } from './resolvers/Repository.ts';

/** The repository subgraph. */
export const repository = subgraphOf('repository', {
  Query,
  Repository,
});
