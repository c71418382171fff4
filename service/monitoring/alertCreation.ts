/** Creates alerts, by a call or from an event: semantics 3.16.1–3.16.4. */
import { sql } from 'kysely';
import { alert } from '../../contract/monitoring/alert.ts';
import { inTransaction } from '../call.ts';
import { newRecordId } from '../ids.ts';
import type { ExecutionContext } from '../jobs.ts';
import { type Delivery, type NotificationStatements, sendDeliveries } from '../notification/createNotification.ts';
import type { Database } from '../store/database.ts';
import { insertFrom, type Source } from '../store/records.ts';
import { notificationOfNewAlert } from './alertNotifications.ts';
import {
  type EscalationContext,
  escalationStart,
  findEscalationContext,
  type Start,
  startEscalation,
} from './escalation.ts';
import { serviceOf } from './serviceOfAlert.ts';
import { type AlertRow, alerts, type WebhookRow } from './tables.ts';

/** Members that every new alert must have. */
type RequiredMembers = Pick<
  AlertRow,
  'title' | 'state' | 'urgency' | 'severity' | 'triggered_by' | 'domain_id' | 'workspace_id' | 'project_id'
>;

/** The members of a new alert that its creator knows. */
export type NewAlert = RequiredMembers & Partial<AlertRow>;

/** Default members of a new alert. The store assigns `alert_number`. */
const DEFAULTS = {
  ...{ alert_number: 0, description: '', assignee: '', responder: '', rule: '', image_url: '', provider: '' },
  ...{ account: '', webhook_id: '', acknowledged_at: '', resolved_at: '', resources: [], additional_info: {} },
};

type Workspace = Pick<AlertRow, 'domain_id' | 'workspace_id'>;

const nextNumberStatement = ({ domain_id, workspace_id }: Workspace) => sql<Pick<AlertRow, 'alert_number'>>`
  insert into alert_counter (domain_id, workspace_id, value) values (${domain_id}, ${workspace_id}, 1)
  on conflict (domain_id, workspace_id) do update set value = alert_counter.value + 1
  returning value as alert_number`;

/**
 * The number is taken in the statement that stores the alert: a failure leaves no gap, and concurrent alerts get
 * different numbers.
 */
const nextNumber = (workspace: Workspace): Source => ({
  statement: nextNumberStatement(workspace),
  members: ['alert_number'],
});

/** Takes the next alert number of a workspace, for an alert that moves into it. For use within a transaction. */
export const takeNumber = async (db: Database, workspace: Workspace): Promise<number> => {
  const { rows } = await nextNumberStatement(workspace).execute(db);
  return rows[0]?.alert_number ?? 0;
};

/** Stores the alert with its number and its notification, in one statement. */
const store = async (
  db: Database,
  { alert_number: _, ...members }: AlertRow,
  besides: NotificationStatements['statements'],
) => {
  const stored = await insertFrom(db, alerts, members, { ...nextNumber(members), besides });
  if (!stored) throw new Error('The insert of an alert returned no row.');
  return stored;
};

/** A new alert, the statements of its notification, and the deliveries to schedule. */
interface PreparedAlert {
  readonly alert: AlertRow;
  readonly statements: NotificationStatements['statements'];
  readonly deliveries: readonly Delivery[];
}

/** Prepares the row and the notification of an alert. */
const prepareAlert = (context: ExecutionContext, newAlert: NewAlert, start: Start): PreparedAlert => {
  const { escalation, service_id, audience } = start;
  const { now } = context;
  const alert_id = newRecordId(alert);
  const row = { ...DEFAULTS, ...newAlert, ...escalation, service_id, alert_id, created_at: now, updated_at: now };
  if (!audience) return { alert: row, statements: {}, deliveries: [] };
  const { statements, deliveries } = notificationOfNewAlert(context, row, audience, sql`source.alert_number`);
  return { alert: row, statements, deliveries };
};

/**
 * Stores a new alert with the next number of its workspace, and starts its escalation. All lookups run first: taking
 * the number blocks other new alerts of the workspace until the transaction ends.
 *
 * @param context with or without a transaction; without one, the function opens its own if there are deliveries
 */
export const createAlert = async (context: ExecutionContext, newAlert: NewAlert): Promise<AlertRow> => {
  const start = await startEscalation(context, newAlert, serviceOf(newAlert));
  const { alert: row, statements, deliveries } = prepareAlert(context, newAlert, start);
  if (deliveries.length === 0) return store(context.db, row, statements);
  return inTransaction(context, async (within) => {
    const stored = await store(within.db, row, statements);
    await sendDeliveries(within, deliveries);
    return stored;
  });
};

/** Creates the alerts of one delivery to a webhook, one statement each. */
export interface AlertCreator {
  /** Stores a new alert as `createAlert` does. */
  readonly raise: (newAlert: NewAlert) => Promise<AlertRow>;
  /** Schedules the deliveries of all created alerts. Must be the last step of the transaction. */
  readonly sendDeliveries: () => Promise<void>;
}

/**
 * Prepares the creation of alerts from the events of a webhook.
 *
 * @param context within a transaction
 */
export const alertCreator = (context: ExecutionContext, webhook: WebhookRow): AlertCreator => {
  let escalationContext: Promise<EscalationContext> | undefined;
  const deliveriesToSend: Delivery[] = [];
  return {
    raise: async (newAlert) => {
      escalationContext ??= findEscalationContext(context, webhook, serviceOf(webhook, webhook));
      const start = escalationStart(await escalationContext, newAlert, context.now);
      const { alert: row, statements, deliveries } = prepareAlert(context, newAlert, start);
      deliveriesToSend.push(...deliveries);
      return store(context.db, row, statements);
    },
    sendDeliveries: () => sendDeliveries(context, deliveriesToSend),
  };
};
