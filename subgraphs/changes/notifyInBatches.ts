import { setImmediate as nextIteration } from 'node:timers/promises';

/** Subscribers that are notified in one iteration of the event loop: some milliseconds, including their synchronous work. */
const BATCH_SIZE = 100;

/** Notifies all subscribers, and yields to the event loop between batches of them. */
export const notifyInBatches = async <One>(subscribers: Iterable<One>, notify: (one: One) => void): Promise<void> => {
  let notified = 0;
  for (const one of subscribers) {
    notify(one);
    if (++notified % BATCH_SIZE === 0) await nextIteration();
  }
};
