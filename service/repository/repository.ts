/** Operations on repositories: semantics 3.15. The directory writes the rows; these operations only read. */
import { type RepositoryRecord, repository } from '../../contract/repository/repository.ts';
import { implementResource } from '../call.ts';
import { answerList } from '../handlers/read.ts';
import { createTable } from '../store/table.ts';

const repositories = createTable<RepositoryRecord>(repository);

export const repositoryHandlers = implementResource(repository, { list: answerList(repositories, repository.list) });
