/** The gateway keeps nothing of a request: its heap after many requests is that after few. */
import { expect, it } from 'vitest';
import { SECRET } from '../gateway/browser.ts';
import { startGateway } from './gatewayProcess.ts';
import { sendMixedRequests, startUpstream } from './mixedRequests.ts';

/** `npm test -- nightly` sends a million. */
const REQUESTS = Number(process.env.HEAP_REQUESTS ?? 50_000);

/** Caches are full by then. */
const FIRST = Math.min(REQUESTS / 5, 100_000);

const MIB = 1024 * 1024;

it(`a gateway's heap after ${REQUESTS} requests of many kinds is within 10 % of that after ${FIRST}`, async () => {
  await using upstream = await startUpstream();
  await using gateway = await startGateway({
    UPSTREAM_URL: upstream.url,
    SESSION_SECRET: SECRET,
    OVERLOAD_DELAY_MS: '0',
    // Full after a fifth of 50,000 requests, as the cache of documents is.
    PERSISTED_QUERIES_MAX_BYTES: '50000',
  });
  await using requests = await sendMixedRequests(gateway.url);
  const heaps: number[] = [];
  const statuses: object[] = [];
  for (const total of [FIRST, REQUESTS / 2, REQUESTS]) {
    statuses.push(await requests.until(total));
    heaps.push(Math.round(((await gateway.heapUsed()) / MIB) * 10) / 10);
  }

  const [first = 0, last = 0] = [heaps[0], heaps.at(-1)];

  if (process.env.HEAP_REQUESTS) console.log(`MiB after ${FIRST}, half and all requests: ${heaps}`);
  expect(last, `MiB after ${FIRST}, half and all requests: ${heaps}`).toBeLessThan(first * 1.1);
  // All kinds were answered as they should be, and none by a failure of the gateway.
  expect(Object.keys(Object.assign({}, ...statuses))).toEqual(['0', '200', '400', '401', '404', '415']);
}, 3_600_000);
