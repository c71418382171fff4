/** Operations on repositories: semantics 3.15. The directory writes the rows; these operations only read. */
import { type RepositoryRecord, repository } from '../../contract/repository/repository.ts';
import { implement } from '../call.ts';
import { answerList } from '../handlers/read.ts';
import { tableOf } from '../store/table.ts';

const repositories = tableOf<RepositoryRecord>(repository);

export const repositoryHandlers = implement(repository, { list: answerList(repositories, repository.list) });
