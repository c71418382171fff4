import { job } from '../../../contract/inventory/job.ts';
import { analyzeRecords } from '../../analysis/analysis.ts';
import { computeRecordStatistics } from '../../analysis/statistics.ts';
import { listRecords } from '../../read/list.ts';
import { lookUpRecord } from '../../read/records.ts';
import type { QueryResolvers } from '../generated.ts';
import { testMetric } from '../metricChanges.ts';
import { inventoryJobs, metrics, recordNotes } from '../resources.ts';

export const Query: QueryResolvers = {
  recordNotes: (_query, args, context, info) => listRecords(context, recordNotes, args, info),
  recordNote: (_query, { id }, context, info) => lookUpRecord(context, recordNotes, id, info),
  recordNoteStats: (_query, args, context) => computeRecordStatistics(context, recordNotes, args),
  metrics: (_query, args, context, info) => listRecords(context, metrics, args, info),
  metric: (_query, { id }, context, info) => lookUpRecord(context, metrics, id, info),
  metricStats: (_query, args, context) => computeRecordStatistics(context, metrics, args),
  metricTest: (_query, args, context) => testMetric(context, args),
  inventoryJobs: (_query, args, context, info) => listRecords(context, inventoryJobs, args, info),
  inventoryJob: (_query, { id }, context, info) => lookUpRecord(context, inventoryJobs, id, info),
  inventoryJobStats: (_query, args, context) => computeRecordStatistics(context, inventoryJobs, args),
  inventoryJobAnalysis: (_query, args, context) =>
    analyzeRecords(context, { resource: inventoryJobs, analyze: job.analyze }, args),
};
