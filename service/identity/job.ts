/** Operations on the runs that synchronised accounts: semantics 3.6. Rows come in through the directory. */
import { type JobRecord, job } from '../../contract/identity/job.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { recordInSight } from '../auth/sight.ts';
import { type Call, implement } from '../call.ts';
import { answerGet, answerList, answerStat } from '../reads.ts';
import { removeRow } from '../store/records.ts';
import { tableOf } from '../store/table.ts';

const jobs = tableOf<JobRecord>(job);

const remove = async ({ job_id }: RequestOf<typeof job.delete>, call: Call) => {
  await removeRow(call.db, jobs, await recordInSight(call, jobs, job_id, 'write'));
  return {};
};

export const identityJobHandlers = implement(job, {
  delete: remove,
  get: answerGet(jobs),
  list: answerList(jobs, job.list),
  stat: answerStat(jobs),
});
