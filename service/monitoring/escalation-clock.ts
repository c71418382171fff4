/** The ticks of escalation: semantics 3.19.3, 6. Any number of processes may tick at once. */
import { type RawBuilder, sql } from 'kysely';
import {
  DEFAULT_POLICY,
  escalationSettingsOf,
  highOnly,
  type Policy,
  policyObject,
} from '../alert-manager/escalation-settings.ts';
import type { ExecutionContext, Job } from '../jobs.ts';
import type { Database } from '../store/database.ts';
import { changeRow, equals, findRow } from '../store/records.ts';
import { forgetOldKeys } from './access-key.ts';
import { notifyEscalated } from './alert-notifications.ts';
import { type EscalatedAlert, type EscalationInput, nextEscalationStep, ruleAt } from './escalation-step.ts';
import { alertIsSilent, alertWasSilent } from './silence.ts';
import { type AlertRow, alerts } from './tables.ts';

/** Alerts looked at in one statement. */
const BATCH = 500;

/** An alert the clock looks at, with its surroundings. */
interface Looked extends EscalatedAlert, Pick<AlertRow, 'alert_id' | 'service_id'> {
  readonly seq: number;
  /** Null under the built-in policy, and where the policy is gone. */
  readonly policy: Policy | null;
  readonly high_only: boolean;
  readonly is_silent: boolean;
  readonly was_silent: boolean;
}

/** Alerts that may still escalate, in order of creation. */
const look = async (db: Database, now: string, where: RawBuilder<unknown>, end: RawBuilder<unknown>) => {
  const { rows } = await sql<Looked>`
    select alert.seq, alert.alert_id, alert.service_id, alert.state, alert.urgency,
      alert.escalation_policy_id, alert.escalation_step, alert.escalation_ttl,
      alert.escalated_at, ${policyObject} as policy, ${highOnly} as high_only,
      ${alertIsSilent(now)} as is_silent, ${alertWasSilent(now)} as was_silent
    from monitoring_alert alert
    left join alert_manager_escalation_policy policy using (escalation_policy_id)
    left join alert_manager_service service on service.service_id = alert.service_id
    where alert.escalation_ttl > 0 and alert.state <> 'RESOLVED' and ${where} order by alert.seq ${end}`.execute(db);
  return rows.map((row) => ({ ...row, escalated_at: row.escalated_at ?? '' }));
};

/** A policy that went while the alert was made leaves it to the choice of its service (semantics 3.19.1). */
const situationOf = async (db: Database, looked: Looked): Promise<EscalationInput> => {
  const isBuiltIn = looked.escalation_policy_id === '';
  const policy =
    looked.policy ?? (isBuiltIn ? DEFAULT_POLICY : (await escalationSettingsOf(db, looked.service_id)).policy);
  const { high_only: isHighOnly, is_silent: isSilent, was_silent: wasSilent } = looked;
  return { policy, isHighOnly, isSilent, wasSilent };
};

const stepOn = async (context: ExecutionContext, looked: Looked) => {
  const { db, now } = context;
  const situation = await situationOf(db, looked);
  const { changes, notifies } = nextEscalationStep(looked, situation, now);
  if (Object.keys(changes).length === 0) return;
  const before = await findRow(db, alerts, [equals(alerts, 'alert_id', looked.alert_id)]);
  if (!before) return;
  const { escalation_policy_id } = situation.policy;
  const alert = await changeRow(db, alerts, before, { ...changes, escalation_policy_id, updated_at: now });
  if (notifies) await notifyEscalated(context, alert, ruleAt(situation.policy, alert.escalation_step)?.channels ?? []);
};

/**
 * One alert in one transaction: step, notification and what sends it stand or fall together. Whoever else has the
 * alert in hand goes before; a tick that comes second finds the step done.
 */
const tickAlert = (context: ExecutionContext, { alert_id }: Looked) =>
  context.db.transaction().execute(async (db) => {
    const one = sql`alert.alert_id = ${alert_id}`;
    const [looked] = await look(db, context.now, one, sql`for update of alert skip locked`);
    if (looked) await stepOn({ ...context, db }, looked);
  });

/** Most alerts have nothing to do at most ticks: those are left alone without a transaction. */
const isDue = async ({ db, now }: ExecutionContext, looked: Looked) =>
  Object.keys(nextEscalationStep(looked, await situationOf(db, looked), now).changes).length > 0;

/** Goes on past what fails, so that one alert cannot hold up the others; the next tick tries it again. */
const tickBatch = async (context: ExecutionContext, batch: readonly Looked[]): Promise<unknown[]> => {
  const failures: unknown[] = [];
  for (const looked of batch) {
    if (!(await isDue(context, looked))) continue;
    await tickAlert(context, looked).catch((error: unknown) => failures.push(error));
  }
  return failures;
};

/**
 * One tick for every alert of the store.
 *
 * @throws AggregateError of what failed, after everything else is done
 */
const tick = async (context: ExecutionContext): Promise<void> => {
  const failures: unknown[] = [];
  let last = 0;
  while (true) {
    const batch = await look(context.db, context.now, sql`alert.seq > ${last}`, sql`limit ${BATCH}`);
    failures.push(...(await tickBatch(context, batch)));
    last = batch.at(-1)?.seq ?? 0;
    if (batch.length < BATCH) break;
  }
  await forgetOldKeys(context.db, context.now);
  if (failures.length > 0) throw new AggregateError(failures, 'Some alerts could not escalate.');
};

/** Each minute. What a tick misses the next one does. */
export const escalateAlerts: Job = {
  name: 'monitoring.escalate_alerts',
  cron: '* * * * *',
  retryLimit: 0,
  run: (_data, _db, context) => tick(context),
};
