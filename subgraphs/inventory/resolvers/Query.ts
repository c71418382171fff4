import { job } from '../../../contract/inventory/job.ts';
import { metric } from '../../../contract/inventory/metric.ts';
import { note } from '../../../contract/inventory/note.ts';
import { list } from '../../list.ts';
import { read } from '../../read.ts';
import { record } from '../../records.ts';
import type { QueryResolvers } from '../generated.ts';
import { inventoryJobs, metrics, recordNotes } from '../resources.ts';

export const Query: QueryResolvers = {
  recordNotes: (_query, args, context, info) => list(context, recordNotes, args, info),
  recordNote: (_query, { id }, context, info) => record(context, recordNotes, id, info),
  recordNoteStats: (_query, args, context) => read(context, note.stat, args),
  metrics: (_query, args, context, info) => list(context, metrics, args, info),
  metric: (_query, { id }, context, info) => record(context, metrics, id, info),
  metricStats: (_query, args, context) => read(context, metric.stat, args),
  metricTest: (_query, args, context) => read(context, metric.test, args),
  inventoryJobs: (_query, args, context, info) => list(context, inventoryJobs, args, info),
  inventoryJob: (_query, { id }, context, info) => record(context, inventoryJobs, id, info),
  inventoryJobStats: (_query, args, context) => read(context, job.stat, args),
  inventoryJobAnalysis: (_query, args, context) => read(context, job.analyze, args),
};
