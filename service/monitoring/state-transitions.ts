/** How the state of an alert may move, and what moves with it: semantics 3.16.5. */
import { invalid } from '../errors.ts';
import { stopEscalation } from './escalation.ts';
import type { AlertRow } from './tables.ts';

type Changes = Partial<AlertRow>;
type UnresolvedState = 'TRIGGERED' | 'ACKNOWLEDGED' | 'RESOLVED';

/** Who moves an alert, and when. */
export interface Actor {
  readonly responder: string;
  readonly now: string;
}

type Transition = (actor: Actor) => Changes;

const stay: Transition = () => ({});

/** Somebody takes the alert on. */
export const acknowledge: Transition = ({ responder, now }) => ({
  state: 'ACKNOWLEDGED',
  acknowledged_at: now,
  responder,
  resolved_at: '',
});

/** The alert is done with, and stops escalating. */
export const resolve: Transition = ({ now }) => ({ state: 'RESOLVED', resolved_at: now, ...stopEscalation() });

/** It is open again; whoever moves it starts its escalation over. */
const reopen: Transition = () => ({ state: 'TRIGGERED', acknowledged_at: '', resolved_at: '', responder: '' });

const transitions: Readonly<Record<UnresolvedState, Readonly<Record<UnresolvedState, Transition>>>> = {
  TRIGGERED: { TRIGGERED: stay, ACKNOWLEDGED: acknowledge, RESOLVED: resolve },
  ACKNOWLEDGED: { TRIGGERED: reopen, ACKNOWLEDGED: stay, RESOLVED: resolve },
  RESOLVED: { TRIGGERED: reopen, ACKNOWLEDGED: acknowledge, RESOLVED: stay },
};

/** Alerts in state ERROR never change state. */
export const isUnresolved = (state: string): state is UnresolvedState => Object.hasOwn(transitions, state);

/** States of alerts that somebody may take on: one that has been taken on stays as it is. */
export const ACKNOWLEDGEABLE: readonly string[] = Object.keys(transitions).filter(
  (state) => isUnresolved(state) && transitions[state].ACKNOWLEDGED === acknowledge,
);

/**
 * What changes when an alert moves to a state; nothing where it is there already.
 *
 * @param from state the alert is in
 * @param to any text; nothing: it stays
 * @throws {ServiceError} ERROR_INVALID_PARAMETER for an alert in state ERROR, and for a text that is no state to move to
 */
export const changeState = (from: string, to: string | undefined, actor: Actor): Changes => {
  if (!isUnresolved(from)) throw invalid('state', 'an alert in state ERROR cannot be changed');
  if (to === undefined) return {};
  if (!isUnresolved(to)) throw invalid('state', `one of ${Object.keys(transitions).join(', ')}`);
  return transitions[from][to](actor);
};
