/** What becomes of one alert at one tick: semantics 3.19.3. Worked out from what is known, without looking anywhere. */
import type { EscalationSettings, Policy } from '../alert-manager/escalation-settings.ts';
import type { AlertRow } from './tables.ts';

/** How far escalation is. */
export type Escalation = Pick<AlertRow, 'escalation_policy_id' | 'escalation_step' | 'escalation_ttl' | 'escalated_at'>;

/** What is known of an alert. */
export type EscalatedAlert = Pick<AlertRow, 'state' | 'urgency'> & Escalation;

/** What is known of its surroundings at that moment. */
export interface EscalationInput extends EscalationSettings {
  readonly isSilent: boolean;
  /** It was silent since it last escalated. */
  readonly wasSilent: boolean;
}

/** What changes, and whether the rule of the step it is then at is told. */
export interface EscalationStep {
  readonly changes: Partial<Escalation>;
  readonly notifies: boolean;
}

/** Ticks closer together than this are one tick that several replicas see, or that was tried again. */
const SAME_TICK_MS = 30_000;

const STAY: EscalationStep = { changes: {}, notifies: false };
const END: EscalationStep = { changes: { escalation_ttl: 0 }, notifies: false };

/** How often the rules are run (semantics 3.19.2). */
export const repetitionsOf = ({ repeat }: Policy): number => 1 + (repeat.state === 'ENABLED' ? repeat.count : 0);

/** The rule of a step; a step beyond the end is at the last (semantics 3.19.5). */
export const ruleAt = ({ rules }: Policy, step: number): Policy['rules'][number] | undefined =>
  rules[Math.min(step, rules.length) - 1];

const hasEnded = ({ state, escalation_ttl }: EscalatedAlert) => escalation_ttl === 0 || state === 'RESOLVED';

const isToEnd = ({ state, urgency }: EscalatedAlert, { policy, isHighOnly }: EscalationInput) =>
  (urgency === 'LOW' && isHighOnly) || (state === 'ACKNOWLEDGED' && policy.finish_condition === 'ACKNOWLEDGED');

const isStillWaiting = ({ escalated_at, escalation_step }: EscalatedAlert, policy: Policy, now: string) => {
  const waitMs = (ruleAt(policy, escalation_step)?.escalate_minutes ?? 0) * 60_000;
  return Date.parse(now) - Date.parse(escalated_at) <= Math.max(waitMs, SAME_TICK_MS);
};

/** From one rule to the next, from the last to the first again, or to the end. */
const stepOn = (
  { escalation_step, escalation_ttl }: EscalatedAlert,
  { rules }: Policy,
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
 * The turn of an alert.
 *
 * @param now the moment, in wire form
 */
export const nextEscalationStep = (alert: EscalatedAlert, input: EscalationInput, now: string): EscalationStep => {
  if (hasEnded(alert) || input.isSilent) return STAY;
  if (isToEnd(alert, input)) return END;
  // Nobody can put it right here, so people are told once (semantics 3.19.7).
  if (alert.state === 'ERROR') return { changes: { escalation_ttl: 0, escalated_at: now }, notifies: true };
  // New, or silent until now: the waiting of the step starts (again) with its notification (semantics 3.18.4).
  if (alert.escalated_at === '' || input.wasSilent) return { changes: { escalated_at: now }, notifies: true };
  return isStillWaiting(alert, input.policy, now) ? STAY : stepOn(alert, input.policy, now);
};
