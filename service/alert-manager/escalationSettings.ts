/** The escalation settings of a service: semantics 3.19.1. */
import { type RawBuilder, sql } from 'kysely';
import type { EscalationPolicyRecord } from '../../contract/alert-manager/escalationPolicy.ts';
import type { Database } from '../store/database.ts';

/** The members of a policy that escalation reads. */
export type AppliedPolicy = Pick<
  EscalationPolicyRecord,
  'escalation_policy_id' | 'rules' | 'repeat' | 'finish_condition'
>;

/** How a service escalates its alerts. */
export interface EscalationSettings {
  readonly policy: AppliedPolicy;
  /** Alerts of urgency LOW are not notified. */
  readonly isHighOnly: boolean;
}

/** The built-in policy: one rule, all channels, no wait, no repeat, finished once an alert is acknowledged. */
export const DEFAULT_POLICY: AppliedPolicy = {
  escalation_policy_id: '',
  rules: [{ channels: [], escalate_minutes: 0 }],
  repeat: { state: 'DISABLED', count: 0 },
  finish_condition: 'ACKNOWLEDGED',
};

/** SQL of the members of `policy` that escalation reads, as one object; null where there is no policy. */
export const policySql = sql`case when policy.escalation_policy_id is not null then jsonb_build_object(
  'escalation_policy_id', policy.escalation_policy_id, 'rules', policy.rules, 'repeat', policy.repeat,
  'finish_condition', policy.finish_condition) end`;

/** SQL of whether `service` sends no notifications for alerts of urgency LOW. */
export const highOnlySql = sql`coalesce(service.options ->> 'notification_urgency' = 'HIGH_ONLY', false)`;

/** A service and its escalation settings, as SQL returns them. */
export interface EscalationSettingsRow {
  readonly service_id: string | null;
  readonly service_key: string | null;
  readonly policy: AppliedPolicy | null;
  readonly high_only: boolean | null;
}

/**
 * SQL of the escalation settings of a service. The policy is the one the service names, else its oldest, else none.
 *
 * @param service SELECT of the service, in parentheses
 * @param domainId id of its domain; with it, a distributed store reads policies on one machine
 */
export const selectEscalationSettings = (service: RawBuilder<unknown>, domainId: string): RawBuilder<unknown> => sql`(
  select service.service_id, service.service_key, ${policySql} as policy, ${highOnlySql} as high_only
  from ${service} as service
    left join alert_manager_escalation_policy policy on policy.domain_id = ${domainId} and policy.service_id = service.service_id
  order by policy.escalation_policy_id = service.escalation_policy_id desc nulls last, policy.seq
  limit 1)`;

/** The settings of a row, with the built-in policy where the row has none. */
export const toEscalationSettings = ({
  policy,
  high_only,
}: Pick<EscalationSettingsRow, 'policy' | 'high_only'>): EscalationSettings => ({
  policy: policy ?? DEFAULT_POLICY,
  isHighOnly: high_only ?? false,
});

/** The key of a service; its id is empty for none. */
export interface ServiceKey {
  readonly domain_id: string;
  readonly service_id: string;
}

/** SQL of a service. */
export const selectService = ({ domain_id, service_id }: ServiceKey): RawBuilder<unknown> =>
  sql`(select * from alert_manager_service where domain_id = ${domain_id} and service_id = ${service_id})`;

/**
 * Reads the escalation settings of a service.
 */
export const findEscalationSettings = async (db: Database, service: ServiceKey): Promise<EscalationSettings> => {
  if (service.service_id === '') return { policy: DEFAULT_POLICY, isHighOnly: false };
  const row = selectEscalationSettings(selectService(service), service.domain_id);
  const { rows } = await sql<EscalationSettingsRow>`select * from ${row} as terms`.execute(db);
  return rows[0] ? toEscalationSettings(rows[0]) : { policy: DEFAULT_POLICY, isHighOnly: false };
};
