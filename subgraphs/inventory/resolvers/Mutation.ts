import { job } from '../../../contract/inventory/job.ts';
import { metric } from '../../../contract/inventory/metric.ts';
import { note } from '../../../contract/inventory/note.ts';
import { mutate } from '../../write/mutate.ts';
import type { MutationResolvers } from '../generated.ts';
import { writeMetric } from '../metricChanges.ts';
import { metrics } from '../resources.ts';

export const Mutation: MutationResolvers = {
  recordNoteCreate: (_mutation, { input }, context) =>
    mutate(context, note.create, input, (recordNote) => ({ recordNote })),
  recordNoteUpdate: (_mutation, { input }, context) =>
    mutate(context, note.update, input, (recordNote) => ({ recordNote })),
  recordNoteDelete: (_mutation, { input }, context) =>
    mutate(context, note.delete, input, (done) => ({ deletedId: done && input.id })),
  metricCreate: (_mutation, { input }, context) => writeMetric(context, metric.create, input),
  metricUpdate: (_mutation, { input }, context) => writeMetric(context, metric.update, input),
  metricRun: (_mutation, { input }, context) =>
    mutate(context, metric.run, input, (done) => ({ metric: done && metrics.stub(input.id) })),
  metricDelete: (_mutation, { input }, context) =>
    mutate(context, metric.delete, input, (done) => ({ deletedId: done && input.id })),
  inventoryJobDelete: (_mutation, { input }, context) =>
    mutate(context, job.delete, input, (done) => ({ deletedId: done && input.id })),
};
