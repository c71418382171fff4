/**
 * Computes the next escalation step of one alert at one tick: semantics 3.19.3. Pure functions without access to the
 * store.
 */
import type { AppliedPolicy, EscalationSettings } from '../alert-manager/escalationSettings.ts';
import type { StoredAlert } from './tables.ts';

/** Escalation state of an alert. */
export type EscalationState = Pick<
  StoredAlert,
  'escalation_policy_id' | 'escalation_step' | 'escalation_ttl' | 'escalated_at'
>;

/** The members of an alert that the next step depends on. */
export type EscalatedAlert = Pick<StoredAlert, 'state' | 'urgency'> & EscalationState;

/** Settings and silence of the alert at that moment. */
export interface EscalationInput extends EscalationSettings {
  readonly isSilent: boolean;
  /** Whether the alert was silent since it last escalated. */
  readonly wasSilent: boolean;
}

/** Changes of the alert, and whether the rule of its new step is notified. */
export interface EscalationStep {
  readonly changes: Partial<EscalationState>;
  readonly notifies: boolean;
}

/** Ticks closer together than this count as one tick, run by several replicas or retried. */
const SAME_TICK_MS = 30_000;

/** A tick comes within this time of its minute, so that a rule of 5 minutes is over at the fifth tick. */
const TICK_JITTER_MS = 2_000;

const UNCHANGED: EscalationStep = { changes: {}, notifies: false };
const ENDED: EscalationStep = { changes: { escalation_ttl: 0 }, notifies: false };

/** How many times the rules are run (semantics 3.19.2). */
export const countRepetitions = ({ repeat }: AppliedPolicy): number =>
  1 + (repeat.state === 'ENABLED' ? repeat.count : 0);

/** The rule of a step. A step beyond the last rule has the last rule (semantics 3.19.5). */
export const findRule = ({ rules }: AppliedPolicy, step: number): AppliedPolicy['rules'][number] | undefined =>
  rules[Math.min(step, rules.length) - 1];

const hasEnded = ({ state, escalation_ttl }: EscalatedAlert) => escalation_ttl === 0 || state === 'RESOLVED';

const shouldEnd = ({ state, urgency }: EscalatedAlert, { policy, isHighOnly }: EscalationInput) =>
  (urgency === 'LOW' && isHighOnly) || (state === 'ACKNOWLEDGED' && policy.finish_condition === 'ACKNOWLEDGED');

const isStillWaiting = (waitedMs: number, { escalation_step }: EscalatedAlert, policy: AppliedPolicy) => {
  const waitMs = (findRule(policy, escalation_step)?.escalate_minutes ?? 0) * 60_000;
  return waitedMs <= Math.max(waitMs - TICK_JITTER_MS, SAME_TICK_MS);
};

/** Advances to the next rule, from the last rule to the first, or to the end. */
const advanceStep = (
  { escalation_step, escalation_ttl }: EscalatedAlert,
  { rules }: AppliedPolicy,
  escalated_at: string,
): EscalationStep => {
  if (escalation_step < rules.length) {
    return { changes: { escalation_step: escalation_step + 1, escalated_at }, notifies: true };
  }
  const left = { escalation_ttl: escalation_ttl - 1, escalated_at };
  return left.escalation_ttl > 0
    ? { changes: { escalation_step: 1, ...left }, notifies: true }
    : { changes: left, notifies: false };
};

/**
 * Computes the next step of an alert.
 *
 * @param now the moment, in wire form
 */
export const computeEscalationStep = (alert: EscalatedAlert, input: EscalationInput, now: string): EscalationStep => {
  if (hasEnded(alert) || input.isSilent) return UNCHANGED;
  if (shouldEnd(alert, input)) return ENDED;
  // Users cannot fix the alert itself, so it is notified once (semantics 3.19.7).
  if (alert.state === 'ERROR') return { changes: { escalation_ttl: 0, escalated_at: now }, notifies: true };
  // A new alert, or the end of silence: the step's wait starts with its notification (semantics 3.18.4).
  if (alert.escalated_at === '' || input.wasSilent) return { changes: { escalated_at: now }, notifies: true };
  const waitedMs = Date.parse(now) - Date.parse(alert.escalated_at);
  // The clock was ahead at the last step: the wait starts again.
  if (waitedMs < -SAME_TICK_MS) return { changes: { escalated_at: now }, notifies: false };
  return isStillWaiting(waitedMs, alert, input.policy) ? UNCHANGED : advanceStep(alert, input.policy, now);
};
