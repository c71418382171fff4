import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { SentResult } from '../../gateway/delivery/resultSink.ts';
import { createLiveQueries } from '../../gateway/live/liveQueries.ts';

/** A live query whose answer counts its runs. */
const countingQuery = () => {
  let runs = 0;
  const query = { key: 'counting', everyMs: 20, run: async () => ({ data: { runs: ++runs } }) };
  return { query, runs: () => runs };
};

const first = async (results: AsyncIterable<SentResult>) => (await results[Symbol.asyncIterator]().next()).value;

/** What is sent of a result. */
const parseSent = ({ printed }: SentResult) => JSON.parse(String(printed?.body));

describe('equal live queries', () => {
  it('go on for a reader that came before the last one left', async () => {
    const live = createLiveQueries();
    const { query } = countingQuery();
    const [leaving, staying] = [new AbortController(), new AbortController()];
    await first(live.results(query, leaving.signal));

    const results = live.results(query, staying.signal);
    leaving.abort();

    expect(parseSent(await first(results))).toEqual({ data: { runs: expect.any(Number) } });
    staying.abort();
    expect(live.size).toBe(0);
  });

  it('are not repeated for a reader that leaves before it has read', async () => {
    const live = createLiveQueries();
    const { query, runs } = countingQuery();
    const controller = new AbortController();
    live.results(query, controller.signal);

    controller.abort();

    expect(live.size).toBe(0);
    await sleep(100);
    expect(runs()).toBe(1);
  });

  it('report the error that ends them to all their readers', async () => {
    const live = createLiveQueries();
    const { promise, reject } = Promise.withResolvers<never>();
    const query = { key: 'failing', everyMs: 20, run: () => promise };
    const readers = [1, 2, 3].map(() => first(live.results(query, new AbortController().signal)));

    reject(new Error('It is broken.'));

    for (const reader of readers) await expect(reader).rejects.toThrow('It is broken.');
  });
});
