import { type JobRecord, job } from '../../contract/inventory/job.ts';
import { type MetricRecord, metric } from '../../contract/inventory/metric.ts';
import { type NoteRecord, note } from '../../contract/inventory/note.ts';
import type { Page } from '../page.ts';
import { resourceType, type Selected } from '../resourceType.ts';

/** A note on a change of a cloud service, as far as it was asked for. */
export type RecordNoteRow = Selected<NoteRecord, 'note_id'>;
/** A metric, as far as it was asked for. */
export type MetricRow = Selected<MetricRecord, 'metric_id'>;
/** A run that collected cloud resources, as far as it was asked for. */
export type InventoryJobRow = Selected<JobRecord, 'job_id'>;

/** A page of notes. */
export type RecordNotePage = Page<RecordNoteRow>;
/** A page of metrics. */
export type MetricPage = Page<MetricRow>;
/** A page of runs. */
export type InventoryJobPage = Page<InventoryJobRow>;

/** Notes on changes of cloud services, and how they are fetched. */
export const recordNotes = resourceType<RecordNoteRow>('RecordNote', note, (note_id) => ({ note_id }));
/** Metrics, and how they are fetched. */
export const metrics = resourceType<MetricRow>('Metric', metric, (metric_id) => ({ metric_id }));
/** Runs that collected cloud resources, and how they are fetched. */
export const inventoryJobs = resourceType<InventoryJobRow>('InventoryJob', job, (job_id) => ({ job_id }));
