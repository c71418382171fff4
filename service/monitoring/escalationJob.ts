/** The escalation job: semantics 3.19.3, 6. Several processes may run it at the same time. */
import { type RawBuilder, sql } from 'kysely';
import {
  type AppliedPolicy,
  DEFAULT_POLICY,
  findEscalationSettings,
  highOnlySql,
  policySql,
} from '../alert-manager/escalationSettings.ts';
import { runInTransaction } from '../call.ts';
import type { ExecutionContext, JobDefinition } from '../jobs.ts';
import type { Database } from '../store/database.ts';
import { changeRow, findRow, memberEquals } from '../store/records.ts';
import { deleteExpiredKeys } from './alertAccessKey.ts';
import { notifyEscalated } from './alertNotifications.ts';
import { computeEscalationStep, type EscalatedAlert, type EscalationInput, findRule } from './computeEscalationStep.ts';
import { alertSilentSql, alertWasSilentSql } from './silence.ts';
import { alerts, type StoredAlert } from './tables.ts';

/** Alerts read in one statement. */
const BATCH_SIZE = 500;

/** An alert that may escalate, with its settings and maintenance windows. */
interface EscalatingAlert extends EscalatedAlert, Pick<StoredAlert, 'domain_id' | 'alert_id' | 'service_id'> {
  readonly seq: number;
  /** Null under the built-in policy, and where the policy was deleted. */
  readonly policy: AppliedPolicy | null;
  readonly high_only: boolean;
  readonly is_silent: boolean;
  readonly was_silent: boolean;
}

/** Alerts that may still escalate, in order of creation. */
const findEscalatingAlerts = async (db: Database, now: string, where: RawBuilder<unknown>) => {
  const { rows } = await sql<EscalatingAlert>`
    select alert.seq, alert.domain_id, alert.alert_id, alert.service_id, alert.state, alert.urgency,
      alert.escalation_policy_id, alert.escalation_step, alert.escalation_ttl,
      alert.escalated_at, ${policySql} as policy, ${highOnlySql} as high_only,
      ${alertSilentSql(now)} as is_silent, ${alertWasSilentSql(now)} as was_silent
    from monitoring_alert alert
    left join alert_manager_escalation_policy policy using (domain_id, escalation_policy_id)
    left join alert_manager_service service
      on service.domain_id = alert.domain_id and service.service_id = alert.service_id
    where alert.escalation_ttl > 0 and alert.state <> 'RESOLVED' and ${where}
    order by alert.seq limit ${BATCH_SIZE}`.execute(db);
  return rows.map((row) => ({ ...row, escalated_at: row.escalated_at ?? '' }));
};

/**
 * The input for the next step. When the policy was deleted while the alert was created, the current policy of the
 * service applies (semantics 3.19.1).
 */
const readEscalationInput = async (db: Database, escalating: EscalatingAlert): Promise<EscalationInput> => {
  const isBuiltIn = escalating.escalation_policy_id === '';
  const policy =
    escalating.policy ?? (isBuiltIn ? DEFAULT_POLICY : (await findEscalationSettings(db, escalating)).policy);
  const { high_only: isHighOnly, is_silent: isSilent, was_silent: wasSilent } = escalating;
  return { policy, isHighOnly, isSilent, wasSilent };
};

const advanceAlert = async (context: ExecutionContext, escalating: EscalatingAlert) => {
  const { db, now } = context;
  const input = await readEscalationInput(db, escalating);
  const { changes, notifies } = computeEscalationStep(escalating, input, now);
  if (Object.keys(changes).length === 0) return;
  const { domain_id, alert_id } = escalating;
  const before = await findRow(db, alerts, [
    memberEquals(alerts, 'domain_id', domain_id),
    memberEquals(alerts, 'alert_id', alert_id),
  ]);
  if (!before) return;
  const { escalation_policy_id } = input.policy;
  const alert = await changeRow(db, alerts, before, { ...changes, escalation_policy_id, updated_at: now });
  if (notifies) await notifyEscalated(context, alert, findRule(input.policy, alert.escalation_step)?.channels ?? []);
};

/**
 * Advances one alert in one transaction: step, notification and delivery are committed together. An alert locked by
 * another process is skipped; a second tick finds the step already done.
 */
const tickAlert = (context: ExecutionContext, { domain_id, alert_id }: EscalatingAlert) =>
  runInTransaction(context, async (within) => {
    const { db } = within;
    const isIt = sql`domain_id = ${domain_id} and alert_id = ${alert_id}`;
    const locked = await sql`select 1 from monitoring_alert where ${isIt} for update skip locked`.execute(db);
    if (locked.rows.length === 0) return;
    const hasId = sql`alert.domain_id = ${domain_id} and alert.alert_id = ${alert_id}`;
    const [escalating] = await findEscalatingAlerts(db, within.now, hasId);
    if (escalating) await advanceAlert(within, escalating);
  });

/** Whether the alert has anything to do at this tick. Most alerts do not, and need no transaction. */
const isDue = async ({ db, now }: ExecutionContext, escalating: EscalatingAlert) =>
  Object.keys(computeEscalationStep(escalating, await readEscalationInput(db, escalating), now).changes).length > 0;

/** Advances the alerts of a batch. A failed alert does not stop the others; the next tick tries it again. */
const tickBatch = async (context: ExecutionContext, batch: readonly EscalatingAlert[]): Promise<unknown[]> => {
  const failures: unknown[] = [];
  for (const escalating of batch) {
    if (!(await isDue(context, escalating))) continue;
    await tickAlert(context, escalating).catch((error: unknown) => failures.push(error));
  }
  return failures;
};

/**
 * Runs one tick for every alert of the store.
 *
 * @throws AggregateError with the failures, after all other alerts were handled
 */
const runTick = async (context: ExecutionContext): Promise<void> => {
  const failures: unknown[] = [];
  let last = 0;
  while (true) {
    const batch = await findEscalatingAlerts(context.db, context.now, sql`alert.seq > ${last}`);
    failures.push(...(await tickBatch(context, batch)));
    last = batch.at(-1)?.seq ?? 0;
    if (batch.length < BATCH_SIZE) break;
  }
  await deleteExpiredKeys(context.db, context.now);
  if (failures.length > 0) throw new AggregateError(failures, 'Some alerts could not escalate.');
};

/** Runs every minute. The next tick handles what a failed tick missed. */
export const escalateAlerts: JobDefinition = {
  name: 'monitoring.escalate_alerts',
  everyMinutes: 1,
  retryLimit: 0,
  run: (_data, _db, context) => runTick(context),
};
