/** Operations on the jobs that synchronised accounts: semantics 3.6. Rows are put through the directory. */
import { type JobRecord, job } from '../../contract/identity/job.ts';
import { implement } from '../call.ts';
import { answerDelete } from '../handlers/delete.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { tableOf } from '../store/table.ts';

const jobs = tableOf<JobRecord>(job);

export const identityJobHandlers = implement(job, {
  delete: answerDelete(jobs),
  get: answerGet(jobs),
  list: answerList(jobs, job.list),
  stat: answerStat(jobs),
});
