/** A process that asks `/health/live` every 5 ms on its own connection and records how long each answer takes. */
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveMessages } from '../../startProcess.ts';

const INTERVAL_MS = 5;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const [url = ''] = process.argv.slice(2);
let longestMs = 0;

const askLive = () =>
  new Promise<void>((resolve, reject) => {
    get(`${url}/health/live`, { agent }, (response) => response.resume().on('end', resolve)).on('error', reject);
  });

const askForever = async (): Promise<never> => {
  while (true) {
    const start = performance.now();
    await askLive();
    longestMs = Math.max(longestMs, performance.now() - start);
    await sleep(INTERVAL_MS);
  }
};

const duties = {
  /** The longest wait since the last question, in milliseconds. */
  longestMs: () => {
    const longest = longestMs;
    longestMs = 0;
    return longest;
  },
};

export type PingHandlers = typeof duties;

void askForever();
serveMessages(duties);
