/** How the state of an alert may move, and what moves with it: semantics 3.16.5. */
import { invalid } from '../errors.ts';
import { stopEscalation } from './escalation.ts';
import type { AlertRow } from './tables.ts';

type Changes = Partial<AlertRow>;
type LivingState = 'TRIGGERED' | 'ACKNOWLEDGED' | 'RESOLVED';

/** Who moves an alert, and when. */
export interface Mover {
  readonly responder: string;
  readonly now: string;
}

type Move = (mover: Mover) => Changes;

const stay: Move = () => ({});

/** Somebody takes the alert on. */
export const acknowledge: Move = ({ responder, now }) => ({
  state: 'ACKNOWLEDGED',
  acknowledged_at: now,
  responder,
  resolved_at: '',
});

/** The alert is done with, and stops escalating. */
export const resolve: Move = ({ now }) => ({ state: 'RESOLVED', resolved_at: now, ...stopEscalation() });

/** It is open again; whoever moves it starts its escalation over. */
const reopen: Move = () => ({ state: 'TRIGGERED', acknowledged_at: '', resolved_at: '', responder: '' });

const moves: Readonly<Record<LivingState, Readonly<Record<LivingState, Move>>>> = {
  TRIGGERED: { TRIGGERED: stay, ACKNOWLEDGED: acknowledge, RESOLVED: resolve },
  ACKNOWLEDGED: { TRIGGERED: reopen, ACKNOWLEDGED: stay, RESOLVED: resolve },
  RESOLVED: { TRIGGERED: reopen, ACKNOWLEDGED: acknowledge, RESOLVED: stay },
};

/** Alerts in state ERROR never change state. */
export const isLiving = (state: string): state is LivingState => Object.hasOwn(moves, state);

/** States of alerts that somebody may take on: one that has been taken on stays as it is. */
export const ACKNOWLEDGEABLE: readonly string[] = Object.keys(moves).filter(
  (state) => isLiving(state) && moves[state].ACKNOWLEDGED === acknowledge,
);

/**
 * What changes when an alert moves to a state; nothing where it is there already.
 *
 * @param from state the alert is in
 * @param to any text; nothing: it stays
 * @throws {ServiceError} ERROR_INVALID_PARAMETER for an alert in state ERROR, and for a text that is no state to move to
 */
export const moveState = (from: string, to: string | undefined, mover: Mover): Changes => {
  if (!isLiving(from)) throw invalid('state', 'an alert in state ERROR cannot be changed');
  if (to === undefined) return {};
  if (!isLiving(to)) throw invalid('state', `one of ${Object.keys(moves).join(', ')}`);
  return moves[from][to](mover);
};
