import { setImmediate as nextTurn } from 'node:timers/promises';

/** Subscribers that are notified in one turn of the event loop: some milliseconds, including their synchronous work. */
const PER_TURN = 100;

/** Notifies all subscribers, and yields to the event loop from time to time. */
export const notifyInTurns = async <One>(subscribers: Iterable<One>, tell: (one: One) => void): Promise<void> => {
  let told = 0;
  for (const one of subscribers) {
    tell(one);
    if (++told % PER_TURN === 0) await nextTurn();
  }
};
