import { type CloudServiceRecord, cloudService } from '../../contract/inventory/cloudService.ts';
import { type InventoryJobRecord, job } from '../../contract/inventory/job.ts';
import { type MetricRecord, metric } from '../../contract/inventory/metric.ts';
import { type NamespaceRecord, namespace } from '../../contract/inventory/namespace.ts';
import { note, type RecordNoteRecord } from '../../contract/inventory/note.ts';
import type { RecordChange, WatchedType } from '../changes/changesField.ts';
import type { ConnectionPage } from '../read/page.ts';
import { resourceType, type SelectedRow } from '../resourceType.ts';
import { createProjectLookup } from '../sharedTypes.ts';
import { toWirePath } from './metricPath.ts';

/** A note on a change of a cloud service, with the selected members. */
export type RecordNoteRow = SelectedRow<RecordNoteRecord, 'note_id'>;
/** A metric, with the selected members. */
export type MetricRow = SelectedRow<MetricRecord, 'metric_id'>;
/** A job that collects cloud resources, with the selected members. */
export type InventoryJobRow = SelectedRow<InventoryJobRecord, 'job_id'>;

/** A page of notes. */
export type RecordNotePage = ConnectionPage<RecordNoteRow>;
/** A page of metrics. */
export type MetricPage = ConnectionPage<MetricRow>;
/** A page of jobs. */
export type InventoryJobPage = ConnectionPage<InventoryJobRow>;

/** Notes on changes of cloud services, and how they are fetched. */
export const recordNotes = resourceType<RecordNoteRow>(
  'RecordNote',
  { ...note, lookups: { project: createProjectLookup() } },
  (note_id) => ({ note_id }),
);
/** Metrics, and how they are fetched. */
export const metrics = resourceType<MetricRow>(
  'Metric',
  { ...metric, conditionValues: { date_field: toWirePath } },
  (metric_id) => ({ metric_id }),
);
/** Jobs that collect cloud resources, and how they are fetched. */
export const inventoryJobs = resourceType<InventoryJobRow>('InventoryJob', job, (job_id) => ({ job_id }));

/** A change of a job. */
export type InventoryJobChangeRow = RecordChange<InventoryJobRow>;
/** Changes of jobs. */
export const watchedInventoryJobs: WatchedType<InventoryJobRow> = {
  resource: inventoryJobs,
  final: { member: 'status', states: ['SUCCESS', 'FAILURE', 'CANCELED'] },
};

/** Namespaces of metrics, and how their names are fetched. */
export const namespaces = resourceType<SelectedRow<NamespaceRecord, 'namespace_id'>>(
  'Namespace',
  namespace,
  (namespace_id) => ({
    namespace_id,
  }),
);
/** Cloud services, and how their names are fetched. */
export const cloudServices = resourceType<SelectedRow<CloudServiceRecord, 'cloud_service_id'>>(
  'CloudService',
  cloudService,
  (cloud_service_id) => ({ cloud_service_id }),
);
