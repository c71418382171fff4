/** State transitions of alerts: semantics 3.16.5. */
import { invalid } from '../errors.ts';
import { stopEscalation } from './escalation.ts';
import type { AlertRow } from './tables.ts';

type Changes = Partial<AlertRow>;
type NormalState = 'TRIGGERED' | 'ACKNOWLEDGED' | 'RESOLVED';

/** The user who changes the state, and the moment. */
export interface Actor {
  readonly responder: string;
  readonly now: string;
}

type Transition = (actor: Actor) => Changes;

const keepState: Transition = () => ({});

/** Acknowledges an alert. */
export const acknowledge: Transition = ({ responder, now }) => ({
  state: 'ACKNOWLEDGED',
  acknowledged_at: now,
  responder,
  resolved_at: '',
});

/** Resolves an alert and stops its escalation. */
export const resolve: Transition = ({ now }) => ({ state: 'RESOLVED', resolved_at: now, ...stopEscalation() });

/** Reopens an alert. The caller restarts its escalation. */
const reopen: Transition = () => ({ state: 'TRIGGERED', acknowledged_at: '', resolved_at: '', responder: '' });

const transitions: Readonly<Record<NormalState, Readonly<Record<NormalState, Transition>>>> = {
  TRIGGERED: { TRIGGERED: keepState, ACKNOWLEDGED: acknowledge, RESOLVED: resolve },
  ACKNOWLEDGED: { TRIGGERED: reopen, ACKNOWLEDGED: keepState, RESOLVED: resolve },
  RESOLVED: { TRIGGERED: reopen, ACKNOWLEDGED: acknowledge, RESOLVED: keepState },
};

/** Alerts in state ERROR have only one transition: a person resolves them. */
const resolveError = (to: string | undefined, actor: Actor): Changes => {
  if (to !== 'RESOLVED') throw invalid('state', 'an alert in state ERROR can only be resolved');
  return resolve(actor);
};

/** Whether an alert is in any other state than ERROR. */
export const isNormal = (state: string): state is NormalState => Object.hasOwn(transitions, state);

/** States of alerts that can be acknowledged. An acknowledged alert does not change. */
export const ACKNOWLEDGEABLE: readonly string[] = Object.keys(transitions).filter(
  (state) => isNormal(state) && transitions[state].ACKNOWLEDGED === acknowledge,
);

/**
 * The changes when an alert moves to a state; none when it has that state already.
 *
 * @param from state of the alert
 * @param to requested state, not yet validated; undefined: no change
 * @throws {ServiceError} ERROR_INVALID_PARAMETER for an alert in state ERROR that is not resolved, and for a text that is no valid state
 */
export const changeState = (from: string, to: string | undefined, actor: Actor): Changes => {
  if (!isNormal(from)) return resolveError(to, actor);
  if (to === undefined) return {};
  if (!isNormal(to)) throw invalid('state', `one of ${Object.keys(transitions).join(', ')}`);
  return transitions[from][to](actor);
};
