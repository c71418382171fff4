/** Operations on the jobs that synchronised accounts: semantics 3.6. Rows are put through the directory. */
import { type IdentityJobRecord, job } from '../../contract/identity/job.ts';
import { implementResource } from '../call.ts';
import { answerDelete } from '../handlers/delete.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { createTable } from '../store/table.ts';

const jobs = createTable<IdentityJobRecord>(job);

export const identityJobHandlers = implementResource(job, {
  delete: answerDelete(jobs),
  get: answerGet(jobs),
  list: answerList(jobs, job.list),
  stat: answerStat(jobs),
});
