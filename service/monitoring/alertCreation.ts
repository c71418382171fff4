/** Creates alerts, by a call or from an event: semantics 3.16.1–3.16.4. */
import { sql } from 'kysely';
import { alert } from '../../contract/monitoring/alert.ts';
import { runInTransaction } from '../call.ts';
import { newRecordId } from '../ids.ts';
import type { ExecutionContext } from '../jobs.ts';
import { type NotificationStatements, scheduleDeliveries } from '../notification/createNotification.ts';
import type { NotificationDelivery } from '../notification/delivery.ts';
import type { Database } from '../store/database.ts';
import { type InsertSource, insertFrom } from '../store/records.ts';
import { prepareNewAlertNotification } from './alertNotifications.ts';
import { selectAlertService } from './alertService.ts';
import {
  computeEscalationStart,
  type EscalationContext,
  type EscalationStart,
  findEscalationContext,
  startEscalation,
} from './startEscalation.ts';
import { alerts, type StoredAlert, type StoredWebhook } from './tables.ts';

/** Members that every new alert must have. */
type RequiredAlertMembers = Pick<
  StoredAlert,
  'title' | 'state' | 'urgency' | 'severity' | 'triggered_by' | 'domain_id' | 'workspace_id' | 'project_id'
>;

/** The members of a new alert that its creator knows. */
export type NewAlert = RequiredAlertMembers & Partial<StoredAlert>;

/** Default members of a new alert. The store assigns `alert_number`. */
const ALERT_DEFAULTS = {
  ...{ alert_number: 0, description: '', assignee: '', responder: '', rule: '', image_url: '', provider: '' },
  ...{ account: '', webhook_id: '', acknowledged_at: '', resolved_at: '', resources: [], additional_info: {} },
};

type WorkspaceKey = Pick<StoredAlert, 'domain_id' | 'workspace_id'>;

const nextNumberStatement = ({ domain_id, workspace_id }: WorkspaceKey) => sql<Pick<StoredAlert, 'alert_number'>>`
  insert into alert_counter (domain_id, workspace_id, value) values (${domain_id}, ${workspace_id}, 1)
  on conflict (domain_id, workspace_id) do update set value = alert_counter.value + 1
  returning value as alert_number`;

/**
 * The number is taken in the statement that stores the alert: a failure leaves no gap, and concurrent alerts get
 * different numbers.
 */
const nextNumberSource = (workspace: WorkspaceKey): InsertSource => ({
  statement: nextNumberStatement(workspace),
  members: ['alert_number'],
});

/** Takes the next alert number of a workspace, for an alert that moves into it. For use within a transaction. */
export const takeAlertNumber = async (db: Database, workspace: WorkspaceKey): Promise<number> => {
  const { rows } = await nextNumberStatement(workspace).execute(db);
  return rows[0]?.alert_number ?? 0;
};

/** Stores the alert with its number and its notification, in one statement. */
const storeAlert = async (
  db: Database,
  { alert_number: _, ...members }: StoredAlert,
  otherStatements: NotificationStatements['statements'],
) => {
  const stored = await insertFrom(db, alerts, members, { ...nextNumberSource(members), otherStatements });
  if (!stored) throw new Error('The insert of an alert returned no row.');
  return stored;
};

/** A new alert, the statements of its notification, and the deliveries to schedule. */
interface PreparedAlert {
  readonly alert: StoredAlert;
  readonly statements: NotificationStatements['statements'];
  readonly deliveries: readonly NotificationDelivery[];
}

/** Prepares the row and the notification of an alert. */
const prepareAlert = (context: ExecutionContext, newAlert: NewAlert, start: EscalationStart): PreparedAlert => {
  const { escalation, service_id, audience } = start;
  const { now } = context;
  const alert_id = newRecordId(alert);
  const row = { ...ALERT_DEFAULTS, ...newAlert, ...escalation, service_id, alert_id, created_at: now, updated_at: now };
  if (!audience) return { alert: row, statements: {}, deliveries: [] };
  const { statements, deliveries } = prepareNewAlertNotification(context, row, audience, sql`source.alert_number`);
  return { alert: row, statements, deliveries };
};

/**
 * Stores a new alert with the next number of its workspace, and starts its escalation. All lookups run first: taking
 * the number blocks other new alerts of the workspace until the transaction ends.
 *
 * @param context with or without a transaction; without one, the function opens its own if there are deliveries
 */
export const createAlert = async (context: ExecutionContext, newAlert: NewAlert): Promise<StoredAlert> => {
  const start = await startEscalation(context, newAlert, selectAlertService(newAlert));
  const { alert: row, statements, deliveries } = prepareAlert(context, newAlert, start);
  if (deliveries.length === 0) return storeAlert(context.db, row, statements);
  return runInTransaction(context, async (within) => {
    const stored = await storeAlert(within.db, row, statements);
    await scheduleDeliveries(within, deliveries);
    return stored;
  });
};

/** Creates the alerts of one delivery to a webhook, one statement each. */
export interface AlertCreator {
  /** Stores a new alert as `createAlert` does. */
  readonly raise: (newAlert: NewAlert) => Promise<StoredAlert>;
  /** Schedules the deliveries of all created alerts. Must be the last step of the transaction. */
  readonly scheduleDeliveries: () => Promise<void>;
}

/**
 * Prepares the creation of alerts from the events of a webhook.
 *
 * @param context within a transaction
 */
export const createAlertCreator = (context: ExecutionContext, webhook: StoredWebhook): AlertCreator => {
  let escalationContext: Promise<EscalationContext> | undefined;
  const deliveriesToSend: NotificationDelivery[] = [];
  return {
    raise: async (newAlert) => {
      escalationContext ??= findEscalationContext(context, webhook, selectAlertService(webhook, webhook));
      const start = computeEscalationStart(await escalationContext, newAlert, context.now);
      const { alert: row, statements, deliveries } = prepareAlert(context, newAlert, start);
      deliveriesToSend.push(...deliveries);
      return storeAlert(context.db, row, statements);
    },
    scheduleDeliveries: () => scheduleDeliveries(context, deliveriesToSend),
  };
};
