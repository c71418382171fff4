import type { Static } from 'typebox';
import { type AlertRecord, type AlertResource, alert } from '../../contract/monitoring/alert.ts';
import { type MaintenanceWindowRecord, maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import { type NoteRecord, note } from '../../contract/monitoring/note.ts';
import { type WebhookPluginInfo, type WebhookRecord, webhook } from '../../contract/monitoring/webhook.ts';
import type { Change, WatchedType } from '../changes/changesOf.ts';
import { projectLookup } from '../hubs.ts';
import type { Page } from '../read/page.ts';
import { resourceType, type Selected } from '../resourceType.ts';
import { serviceLookup } from './serviceLookup.ts';

/** An alert, with the selected members. */
export type AlertRow = Selected<AlertRecord, 'alert_id'>;
/** A cloud resource that an alert concerns. */
export type AlertResourceRow = Partial<Static<typeof AlertResource>>;
/** A note on an alert, with the selected members. */
export type AlertNoteRow = Selected<NoteRecord, 'note_id'>;
/** A maintenance window, with the selected members. */
export type MaintenanceWindowRow = Selected<MaintenanceWindowRecord, 'maintenance_window_id'>;
/** A webhook, with the selected members. */
export type WebhookRow = Selected<WebhookRecord, 'webhook_id'>;
/** The plugin of a webhook. */
export type WebhookPluginInfoRow = Partial<Static<typeof WebhookPluginInfo>>;

/** A page of alerts. */
export type AlertPage = Page<AlertRow>;
/** A page of notes. */
export type AlertNotePage = Page<AlertNoteRow>;
/** A page of maintenance windows. */
export type MaintenanceWindowPage = Page<MaintenanceWindowRow>;
/** A page of webhooks. */
export type WebhookPage = Page<WebhookRow>;

/** Alerts, and how they are fetched. */
export const alerts = resourceType<AlertRow>(
  'Alert',
  {
    ...alert,
    fields: { service: ['webhook_id', 'project_id'] },
    lookups: { project: projectLookup(), serviceId: serviceLookup },
  },
  (alert_id) => ({ alert_id }),
);
/** Notes on alerts, and how they are fetched. */
export const alertNotes = resourceType<AlertNoteRow>(
  'AlertNote',
  { ...note, lookups: { project: projectLookup() } },
  (note_id) => ({ note_id }),
);
/** Maintenance windows, and how they are fetched. */
export const maintenanceWindows = resourceType<MaintenanceWindowRow>(
  'MaintenanceWindow',
  { ...maintenanceWindow, lookups: { projects: projectLookup() } },
  (maintenance_window_id) => ({ maintenance_window_id }),
);
/** A change of an alert. */
export type AlertChangeRow = Change<AlertRow>;
/** A change of a maintenance window. */
export type MaintenanceWindowChangeRow = Change<MaintenanceWindowRow>;

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
    lookups: { project: projectLookup() },
    orderPaths: { PLUGIN_ID: 'plugin_info.plugin_id', PLUGIN_VERSION: 'plugin_info.version' },
  },
  (webhook_id) => ({ webhook_id }),
);
