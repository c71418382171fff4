import type { Static } from 'typebox';
import { type AlertRecord, type AlertResource, alert } from '../../contract/monitoring/alert.ts';
import { type MaintenanceWindowRecord, maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import { type AlertNoteRecord, note } from '../../contract/monitoring/note.ts';
import { type WebhookPluginInfo, type WebhookRecord, webhook } from '../../contract/monitoring/webhook.ts';
import type { RecordChange, WatchedType } from '../changes/changesField.ts';
import type { ConnectionPage } from '../read/page.ts';
import { resourceType, type SelectedRow } from '../resourceType.ts';
import { createProjectLookup } from '../sharedTypes.ts';
import { serviceLookup } from './serviceLookup.ts';

/** An alert, with the selected members. */
export type AlertRow = SelectedRow<AlertRecord, 'alert_id'>;
/** A cloud resource that an alert concerns. */
export type AlertResourceRow = Partial<Static<typeof AlertResource>>;
/** A note on an alert, with the selected members. */
export type AlertNoteRow = SelectedRow<AlertNoteRecord, 'note_id'>;
/** A maintenance window, with the selected members. */
export type MaintenanceWindowRow = SelectedRow<MaintenanceWindowRecord, 'maintenance_window_id'>;
/** A webhook, with the selected members. */
export type WebhookRow = SelectedRow<WebhookRecord, 'webhook_id'>;
/** The plugin of a webhook. */
export type WebhookPluginInfoRow = Partial<Static<typeof WebhookPluginInfo>>;

/** A page of alerts. */
export type AlertPage = ConnectionPage<AlertRow>;
/** A page of notes. */
export type AlertNotePage = ConnectionPage<AlertNoteRow>;
/** A page of maintenance windows. */
export type MaintenanceWindowPage = ConnectionPage<MaintenanceWindowRow>;
/** A page of webhooks. */
export type WebhookPage = ConnectionPage<WebhookRow>;

/** Alerts, and how they are fetched. */
export const alerts = resourceType<AlertRow>(
  'Alert',
  {
    ...alert,
    fields: { service: ['webhook_id', 'project_id'] },
    lookups: { project: createProjectLookup(), serviceId: serviceLookup },
  },
  (alert_id) => ({ alert_id }),
);
/** Notes on alerts, and how they are fetched. */
export const alertNotes = resourceType<AlertNoteRow>(
  'AlertNote',
  { ...note, lookups: { project: createProjectLookup() } },
  (note_id) => ({ note_id }),
);
/** Maintenance windows, and how they are fetched. */
export const maintenanceWindows = resourceType<MaintenanceWindowRow>(
  'MaintenanceWindow',
  { ...maintenanceWindow, lookups: { projects: createProjectLookup() } },
  (maintenance_window_id) => ({ maintenance_window_id }),
);
/** A change of an alert. */
export type AlertChangeRow = RecordChange<AlertRow>;
/** A change of a maintenance window. */
export type MaintenanceWindowChangeRow = RecordChange<MaintenanceWindowRow>;

/** Changes of alerts. */
export const watchedAlerts: WatchedType<AlertRow> = {
  resource: alerts,
  final: { member: 'state', states: ['RESOLVED'] },
  projectMember: 'project_id',
};
/** Changes of maintenance windows. */
export const watchedMaintenanceWindows: WatchedType<MaintenanceWindowRow> = {
  resource: maintenanceWindows,
  final: { member: 'state', states: ['CLOSED'] },
  projectMember: 'projects',
};

/** Webhooks, and how they are fetched. */
export const webhooks = resourceType<WebhookRow>(
  'Webhook',
  {
    ...webhook,
    lookups: { project: createProjectLookup() },
    orderPaths: { PLUGIN_ID: 'plugin_info.plugin_id', PLUGIN_VERSION: 'plugin_info.version' },
  },
  (webhook_id) => ({ webhook_id }),
);
