/**
 * Where the escalation of an alert starts and ends: semantics 3.19.1, 3.19.2. The first tick comes with the start; those
 * after it are the clock's.
 */
import { termsOf } from '../alert-manager/choice.ts';
import type { Occasion } from '../jobs.ts';
import { isSilent } from './silence.ts';
import type { AlertRow } from './tables.ts';
import { tellEscalated } from './telling.ts';
import { type Escalation, ruleAt, runsOf, turnOf } from './turn.ts';

/** An alert as it will be, as far as escalation asks. */
type Starting = Pick<AlertRow, 'domain_id' | 'project_id' | 'service_id' | 'state' | 'urgency'>;

/** How an escalation starts. */
export interface Start {
  /** To be stored with the alert. */
  readonly escalation: Escalation;
  /** Raises the first notification, if there is one, once the alert is stored. */
  readonly tell: (stored: AlertRow) => Promise<void>;
}

/** The start of an alert that is new, open again or moved: the first rule, under the policy of its service. */
export const startEscalation = async (occasion: Occasion, alert: Starting): Promise<Start> => {
  const { db, now } = occasion;
  const terms = await termsOf(db, alert.service_id);
  const { policy } = terms;
  const start: Escalation = {
    escalation_policy_id: policy.escalation_policy_id,
    escalation_step: 1,
    escalation_ttl: runsOf(policy),
    escalated_at: '',
  };
  const situation = { ...terms, isSilent: await isSilent(db, alert, now), wasSilent: false };
  const { changes, tells } = turnOf({ ...alert, ...start }, situation, now);
  return {
    escalation: { ...start, ...changes },
    tell: async (stored) => {
      if (tells) await tellEscalated(occasion, stored, ruleAt(policy, 1)?.channels ?? []);
    },
  };
};

/** No pass through the rules is left; the step stays for people to see (semantics 3.16.5). */
export const stopEscalation = (): Pick<Escalation, 'escalation_ttl'> => ({ escalation_ttl: 0 });
