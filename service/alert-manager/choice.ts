/** Under which terms the alerts of a service escalate: semantics 3.19.1. */
import { sql } from 'kysely';
import type { EscalationPolicyRecord } from '../../contract/alert-manager/escalation-policy.ts';
import type { Database } from '../store/database.ts';

/** What escalation reads of a policy. */
export type Policy = Pick<EscalationPolicyRecord, 'escalation_policy_id' | 'rules' | 'repeat' | 'finish_condition'>;

/** What a service says of its alerts. */
export interface Terms {
  readonly policy: Policy;
  /** Alerts of urgency LOW are not notified. */
  readonly isHighOnly: boolean;
}

/** The built-in policy: one rule, all channels, no wait, no repeat, over once somebody takes the alert on. */
export const DEFAULT_POLICY: Policy = {
  escalation_policy_id: '',
  rules: [{ channels: [], escalate_minutes: 0 }],
  repeat: { state: 'DISABLED', count: 0 },
  finish_condition: 'ACKNOWLEDGED',
};

/** SQL of what escalation reads of `policy`, as one object; null where there is none. */
export const policyObject = sql`case when policy.escalation_policy_id is not null then jsonb_build_object(
  'escalation_policy_id', policy.escalation_policy_id, 'rules', policy.rules, 'repeat', policy.repeat,
  'finish_condition', policy.finish_condition) end`;

/** SQL of whether `service` leaves alerts of urgency LOW alone. */
export const highOnly = sql`coalesce(service.options ->> 'notification_urgency' = 'HIGH_ONLY', false)`;

/**
 * The terms of a service: the policy it names, else its oldest, else the built-in one.
 *
 * @param serviceId empty for none
 */
export const termsOf = async (db: Database, serviceId: string): Promise<Terms> => {
  if (serviceId === '') return { policy: DEFAULT_POLICY, isHighOnly: false };
  const { rows } = await sql<{ policy: Policy | null; high_only: boolean }>`
    select ${policyObject} as policy, ${highOnly} as high_only
    from alert_manager_service service left join alert_manager_escalation_policy policy using (service_id)
    where service_id = ${serviceId}
    order by policy.escalation_policy_id = service.escalation_policy_id desc nulls last, policy.seq
    limit 1`.execute(db);
  const [found] = rows;
  return { policy: found?.policy ?? DEFAULT_POLICY, isHighOnly: found?.high_only ?? false };
};
