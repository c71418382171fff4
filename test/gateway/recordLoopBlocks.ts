/** Loaded before a program: writes how long its main thread keeps the event loop, in milliseconds of CPU, to `HOLDS_FILE`. */
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { HOLDS_FILE = '' } = process.env;
/** Shorter ones are not written. */
const MIN_HOLD_MS = 2;

const cpu = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

if (isMainThread) {
  let last = cpu();
  setInterval(() => {
    const heldMs = cpu() - last;
    if (heldMs > MIN_HOLD_MS) appendFileSync(HOLDS_FILE, `${heldMs}\n`);
    last = cpu();
  }, 1).unref();
}
