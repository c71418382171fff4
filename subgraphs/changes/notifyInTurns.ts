import { setImmediate as nextTurn } from 'node:timers/promises';

/** Subscribers that are told in one turn of the event loop: some milliseconds, with what each does at once. */
const PER_TURN = 100;

/** Tells all subscribers, however many, and yields to the event loop between some of them. */
export const notifyInTurns = async <One>(subscribers: Iterable<One>, tell: (one: One) => void): Promise<void> => {
  let told = 0;
  for (const one of subscribers) {
    tell(one);
    if (++told % PER_TURN === 0) await nextTurn();
  }
};
