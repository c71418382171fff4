/** The gateway keeps nothing of a request: its heap after many requests is that after few. */
import { expect, it } from 'vitest';
import { makeConstantsEnvironment } from '../constantsEnvironment.ts';
import { TEST_SESSION_SECRET } from '../gateway/sessionBrowser.ts';
import { startGatewayProcess } from './gatewayProcess.ts';
import { sendMixedRequests, startFixedUpstream } from './mixedRequests.ts';

/** `npm test -- nightly` sends a million. */
const REQUESTS = Number(process.env.HEAP_REQUESTS ?? 50_000);

/** Caches are full long before: when exactly, depends on how busy the machine is. */
const HALF = REQUESTS / 2;

const MIB = 1024 * 1024;

it(`a gateway's heap after ${REQUESTS} requests of many kinds is within 5 % of that after ${HALF}`, async () => {
  await using upstream = await startFixedUpstream();
  await using gateway = await startGatewayProcess({
    UPSTREAM_URL: upstream.url,
    SESSION_SECRET: TEST_SESSION_SECRET,
    OVERLOAD_DELAY_MS: '0',
    // Full before half of 50,000 requests, as the cache of documents is.
    ...makeConstantsEnvironment({ persistedQueriesMaxBytes: 50_000 }),
  });
  await using requests = await sendMixedRequests(gateway.url);
  const heaps: number[] = [];
  const statuses: object[] = [];
  for (const total of [HALF, REQUESTS]) {
    statuses.push(await requests.until(total));
    heaps.push(Math.round(((await gateway.heapUsed()) / MIB) * 10) / 10);
  }

  const [half = 0, all = 0] = heaps;

  if (process.env.HEAP_REQUESTS) console.log(`MiB after half and all requests: ${heaps}`);
  expect(all, `MiB after half and all requests: ${heaps}`).toBeLessThan(half * 1.05);
  // All kinds were answered as they should be, and none by a failure of the gateway.
  expect(Object.keys(Object.assign({}, ...statuses))).toEqual(['0', '200', '400', '401', '404', '415']);
}, 3_600_000);
