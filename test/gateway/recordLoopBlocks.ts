/** Loaded before a program: writes blocks of the event loop of its main thread, in milliseconds of CPU, to `BLOCKS_FILE`. */
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { watchEventLoop } from '../../bench/hostile/eventLoop.ts';

const { BLOCKS_FILE = '' } = process.env;
/** Shorter ones are not written. */
const MIN_BLOCK_MS = 2;

if (isMainThread)
  watchEventLoop((cpuMs) => {
    if (cpuMs > MIN_BLOCK_MS) appendFileSync(BLOCKS_FILE, `${cpuMs}\n`);
  });
