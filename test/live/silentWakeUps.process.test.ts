/** Listening to a service that does not answer. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { listenToWakeUps } from '../../app/facade/wakeUps.ts';
import { createWatches } from '../../subgraphs/index.ts';

it('a service that takes a connection and is silent is asked again', async () => {
  let asked = 0;
  const server = createServer(() => {
    asked++;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const watches = createWatches({ pollMinMs: 1_000, pollMaxMs: 1_000, requestTimeoutMs: 1_000 });
  const stop = listenToWakeUps(`http://127.0.0.1:${port}`, 'a token', watches);
  try {
    await expect.poll(() => asked, { timeout: 50_000 }).toBeGreaterThan(1);
  } finally {
    stop();
    server.closeAllConnections();
    server.close();
  }
});
