/**
 * Where the escalation of an alert starts and ends: semantics 3.19.1, 3.19.2. The first tick comes with the start; those
 * after it are the clock's.
 */
import { type RawBuilder, sql } from 'kysely';
import { type TermsRow, termsFrom, termsRow } from '../alert-manager/choice.ts';
import type { Occasion } from '../jobs.ts';
import { projectIsSilent } from './silence.ts';
import type { AlertRow } from './tables.ts';
import { type Escalation, ruleAt, runsOf, type Situation, turnOf } from './turn.ts';

/** An alert as it will be, as far as escalation asks. */
type Starting = Pick<AlertRow, 'domain_id' | 'project_id' | 'state' | 'urgency'>;

/** How an escalation starts. */
export interface Start {
  /** To be stored with the alert. */
  readonly escalation: Escalation;
  /** The service it goes by; empty for none. */
  readonly service_id: string;
  /** The channels of the first rule, which is told once the alert is stored; undefined: it is not told now. */
  readonly channels: readonly string[] | undefined;
}

/** The service with its terms, and whether the project is silent: what decides how an escalation starts. */
const lookAround = async ({ db, now }: Occasion, alert: Starting, service: RawBuilder<unknown>) => {
  const { rows } = await sql<TermsRow & { silent: boolean }>`
    select terms.*, ${projectIsSilent(alert, now)} as silent
    from (select) as once left join ${termsRow(service)} as terms on true`.execute(db);
  const [found = { service_id: null, policy: null, high_only: null, silent: false }] = rows;
  const situation: Situation = { ...termsFrom(found), isSilent: found.silent, wasSilent: false };
  return { service_id: found.service_id ?? '', situation };
};

/**
 * The start of an alert that is new, open again or moved: the first rule, under the policy of its service.
 *
 * @param service SQL of the service it belongs to, see `serviceOf`
 */
export const startEscalation = async (
  occasion: Occasion,
  alert: Starting,
  service: RawBuilder<unknown>,
): Promise<Start> => {
  const { service_id, situation } = await lookAround(occasion, alert, service);
  const { policy } = situation;
  const start: Escalation = {
    escalation_policy_id: policy.escalation_policy_id,
    escalation_step: 1,
    escalation_ttl: runsOf(policy),
    escalated_at: '',
  };
  const { changes, tells } = turnOf({ ...alert, ...start }, situation, occasion.now);
  const channels = tells ? (ruleAt(policy, 1)?.channels ?? []) : undefined;
  return { escalation: { ...start, ...changes }, service_id, channels };
};

/** No pass through the rules is left; the step stays for people to see (semantics 3.16.5). */
export const stopEscalation = (): Pick<Escalation, 'escalation_ttl'> => ({ escalation_ttl: 0 });
