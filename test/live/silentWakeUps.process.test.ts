/** Listening to a service that does not answer. */
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listenToWakeUps } from '../../app/facade/wakeUps.ts';
import { createWatches } from '../../subgraphs/index.ts';
import { listen } from '../listen.ts';

it('a service that takes a connection and is silent is asked again', async () => {
  let asked = 0;
  const server = createServer(() => {
    asked++;
  });
  const { url, close } = await listen(server);
  const watches = createWatches({ pollMinMs: 1_000, pollMaxMs: 1_000, requestTimeoutMs: 1_000 });
  const stop = listenToWakeUps(url, 'a token', watches);
  try {
    await expect.poll(() => asked, { timeout: 50_000 }).toBeGreaterThan(1);
  } finally {
    stop();
    await close();
  }
});
