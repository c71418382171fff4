/** Tables of the monitoring resources. */
import { sql } from 'kysely';
import { type AlertRecord, alert } from '../../contract/monitoring/alert.ts';
import { type MaintenanceWindowRecord, maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import { type AlertNoteRecord, note } from '../../contract/monitoring/note.ts';
import { type WebhookRecord, webhook } from '../../contract/monitoring/webhook.ts';
import { BASE_URL, DomainColumn } from '../store/statementCompiler.ts';
import { createTable } from '../store/table.ts';

/** An alert with its service of the alert manager, empty for none (semantics 3.20.4). */
export type StoredAlert = AlertRecord & { service_id: string };

/** Members of an alert that a statement sets. */
export type StoredAlertChanges = Partial<StoredAlert>;

/** The project of an alert. */
export type AlertProjectKey = Pick<StoredAlert, 'domain_id' | 'project_id'>;

/** The project of an alert, and its workspace. */
export type AlertLocation = AlertProjectKey & Pick<StoredAlert, 'workspace_id'>;
/** A webhook with its workspace, which determines its visibility (semantics 4.5.6). */
export type StoredWebhook = WebhookRecord & { workspace_id: string };
/** A maintenance window with its workspace, which determines its visibility (semantics 4.5.6). */
export type StoredWindow = MaintenanceWindowRecord & { workspace_id: string };

export const alerts = createTable<StoredAlert>(alert, {
  hidden: { service_id: 'text' },
  groups: ['state', 'urgency', 'severity'],
  locator: 'alert_id',
});

export const notes = createTable<AlertNoteRecord>(note);

export const windows = createTable<StoredWindow>(maintenanceWindow, { hidden: { workspace_id: 'text' } });

/** The URL is computed at each read, so that it follows the base URL of the service (semantics 3.17.2). */
const webhookUrl = sql`(${BASE_URL} || '/monitoring/v1/webhook/' ||
  monitoring_webhook.webhook_id || '/' || monitoring_webhook.access_key || '/events')`;

/** The index `monitoring_alert_of_webhooks` has it first. */
const lastAlertAt = sql`(
  select alert.created_at from monitoring_alert alert
  where alert.domain_id = ${new DomainColumn('monitoring_webhook.domain_id')}
    and alert.webhook_id = monitoring_webhook.webhook_id
  order by alert.created_at desc nulls last limit 1)`;

export const webhooks = createTable<StoredWebhook>(webhook, {
  hidden: { workspace_id: 'text' },
  computed: { webhook_url: webhookUrl },
  onRequest: { last_alert_at: lastAlertAt },
});
