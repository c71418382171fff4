/** Operations on collection jobs: semantics 3.10. Rows are put through the directory. */
import { type InventoryJobRecord, job } from '../../contract/inventory/job.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { visibilityConditions } from '../auth/visibility.ts';
import { implementResource, type ServiceCall } from '../call.ts';
import { answerDelete } from '../handlers/delete.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { analyzeRecords } from '../query/index.ts';
import { createTable } from '../store/table.ts';

export const jobs = createTable<InventoryJobRecord>(job);

const answerAnalyze = async ({ query }: RequestOf<typeof job.analyze>, call: ServiceCall) => ({
  ...(await analyzeRecords(call.db, jobs, query, await visibilityConditions(call, jobs, 'read'))),
});

export const inventoryJobHandlers = implementResource(job, {
  delete: answerDelete(jobs),
  get: answerGet(jobs),
  list: answerList(jobs, job.list),
  analyze: answerAnalyze,
  stat: answerStat(jobs),
});
