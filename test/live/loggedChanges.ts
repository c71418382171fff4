/** A gateway that listens to a service, and the changes of alerts that it reports. */
import { expect } from 'vitest';
import { CHANGES_TOKEN } from '../service/testDomain.ts';
import { createLiveGraph, type LiveGraph, type RARE_POLLS } from './liveGraph.ts';
import type { EventReader } from './serverSentEvents.ts';

/** Subscribes to the alerts that meet a filter. */
export const ALERT_SUBSCRIPTION = `subscription ($filter: AlertFilter) {
  alertChanges(filter: $filter) { kind alertId alert { title state } }
}`;

/** A gateway that listens to the service. Without wake-ups, nothing would be read until the test has failed. */
export const startListeningGraph = async (
  polls?: typeof RARE_POLLS,
  env: Record<string, string> = {},
): Promise<LiveGraph> => {
  const graph = await createLiveGraph({ CHANGES_TOKEN, ...env }, false, polls);
  const metrics = async () => (await fetch(`${graph.gatewayUrl}/metrics`)).text();
  await expect.poll(metrics, { timeout: 30_000 }).toMatch(/^change_feed_connected 1$/m);
  return graph;
};

/** Kind, title and id of the next events; the error of one that has one. */
export const readChanges = async (events: EventReader, count: number) =>
  (await events.next(count)).map(({ data, errors, extensions }) => {
    const { kind, alertId, alert } = data?.alertChanges ?? { kind: errors?.[0]?.extensions.code };
    return { kind, id: alertId, title: alert?.title ?? null, eventId: String(extensions?.eventId) };
  });

/**
 * The next events up to that of a title. Found by time, changes of the last seconds come again.
 *
 * @throws {Error} if the stream ends before
 */
export const readUntilTitle = async (events: EventReader, title: string) => {
  const found = await readChanges(events, 1);
  while (found.at(-1)?.title !== title) {
    const [next] = await readChanges(events, 1);
    if (next === undefined)
      throw new Error(`the stream ended before “${title}”, after ${JSON.stringify(found.at(-1))}`);
    found.push(next);
  }
  return found;
};

/** Kinds of the next events. */
export const readKinds = async (events: EventReader, count: number) =>
  (await readChanges(events, count)).map(({ kind }) => kind);
