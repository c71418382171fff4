/** State transitions of alerts: semantics 3.16.5. */
import { invalidParameterError } from '../errors.ts';
import { stopEscalation } from './startEscalation.ts';
import type { StoredAlertChanges } from './tables.ts';

type NormalAlertState = 'TRIGGERED' | 'ACKNOWLEDGED' | 'RESOLVED';

/** The user who changes the state, and the moment. */
export interface TransitionActor {
  readonly responder: string;
  readonly now: string;
}

type StateTransition = (actor: TransitionActor) => StoredAlertChanges;

const keepState: StateTransition = () => ({});

/** Acknowledges an alert. */
export const acknowledgeAlert: StateTransition = ({ responder, now }) => ({
  state: 'ACKNOWLEDGED',
  acknowledged_at: now,
  responder,
  resolved_at: '',
});

/** Resolves an alert and stops its escalation. */
export const resolveAlert: StateTransition = ({ now }) => ({
  state: 'RESOLVED',
  resolved_at: now,
  ...stopEscalation(),
});

/** Reopens an alert. The caller restarts its escalation. */
const reopenAlert: StateTransition = () => ({
  state: 'TRIGGERED',
  acknowledged_at: '',
  resolved_at: '',
  responder: '',
});

const transitions: Readonly<Record<NormalAlertState, Readonly<Record<NormalAlertState, StateTransition>>>> = {
  TRIGGERED: { TRIGGERED: keepState, ACKNOWLEDGED: acknowledgeAlert, RESOLVED: resolveAlert },
  ACKNOWLEDGED: { TRIGGERED: reopenAlert, ACKNOWLEDGED: keepState, RESOLVED: resolveAlert },
  RESOLVED: { TRIGGERED: reopenAlert, ACKNOWLEDGED: acknowledgeAlert, RESOLVED: keepState },
};

/** Alerts in state ERROR have only one transition: a person resolves them. */
const resolveError = (to: string | undefined, actor: TransitionActor): StoredAlertChanges => {
  if (to !== 'RESOLVED') throw invalidParameterError('state', 'an alert in state ERROR can only be resolved');
  return resolveAlert(actor);
};

/** Whether an alert is in any other state than ERROR. */
export const isNormalState = (state: string): state is NormalAlertState => Object.hasOwn(transitions, state);

/** States of alerts that can be acknowledged. An acknowledged alert does not change. */
export const ACKNOWLEDGEABLE: readonly string[] = Object.keys(transitions).filter(
  (state) => isNormalState(state) && transitions[state].ACKNOWLEDGED === acknowledgeAlert,
);

/**
 * The changes when an alert moves to a state; none when it has that state already.
 *
 * @param from state of the alert
 * @param to requested state, not yet validated; undefined: no change
 * @throws {ServiceError} ERROR_INVALID_PARAMETER for an alert in state ERROR that is not resolved, and for a text that is not a valid state
 */
export const changeState = (from: string, to: string | undefined, actor: TransitionActor): StoredAlertChanges => {
  if (!isNormalState(from)) return resolveError(to, actor);
  if (to === undefined) return {};
  if (!isNormalState(to)) throw invalidParameterError('state', `one of ${Object.keys(transitions).join(', ')}`);
  return transitions[from][to](actor);
};
