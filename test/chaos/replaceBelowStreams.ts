/** Replaces gateways and services while thousands of streams are open, and counts the events that they did not get. */
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_DOMAIN, DEMO_PASSWORD } from '../../app/demo/session.ts';
import { type Client, createClient, signInTokens } from '../../client/index.ts';
import { waitUntil } from '../waitUntil.ts';
import type { ChaosStack } from './chaosStack.ts';
import { readStoredTitles } from './compareWrites.ts';
import type { ManagedProgram } from './program.ts';
import { FAILOVER_MS } from './steps.ts';
import { type OpenStreams, openStreams } from './streams.ts';

/** Between two writes. Each is an event for each stream. */
const WRITE_PAUSE_MS = 2_000;

const CREATE = `
  mutation ($title: String!) {
    alertCreate(input: { projectId: "project-checkout", title: $title, urgency: LOW }) { alert { id } }
  }`;

/** Writes alerts until it is stopped. Resolves with those that were confirmed: their titles by id. */
const startAlertWriter = (client: Client) => {
  const confirmed = new Map<string, string>();
  let stopped = false;
  const write = async (title: string) => {
    const { alertCreate } = await client.mutate<{ alertCreate: { alert: { id: string } | null } }, object>(CREATE, {
      title,
    });
    if (alertCreate.alert) confirmed.set(alertCreate.alert.id, title);
  };
  const running = (async () => {
    for (let at = 0; !stopped; at++) {
      // What was not confirmed may have happened.
      await write(`streams-${at}`).catch(() => {});
      await sleep(WRITE_PAUSE_MS);
    }
  })();
  return {
    stop: async () => {
      stopped = true;
      await running;
      return confirmed;
    },
  };
};

const waitUntilAllOpen = (streams: OpenStreams, count: number) =>
  waitUntil(`${count} streams are open`, async () => streams.open() === count, { timeoutMs: 300_000 });

/**
 * Replaces both gateways and both services, one after the other, below streams, and then kills one gateway and the other.
 *
 * @returns what is not as it should be
 */
export const replaceBelowStreams = async (
  stack: ChaosStack,
  count: number,
  say: (line: string) => void,
): Promise<readonly string[]> => {
  const user = { credentials: { user_id: 'admin@example.com', password: DEMO_PASSWORD }, domainId: DEMO_DOMAIN };
  const tokens = signInTokens({ url: `${stack.url}/graphql`, ...user, scope: 'DOMAIN' });
  const client = createClient({ url: `${stack.url}/graphql`, tokens });
  const seconds = (since: number) => ((performance.now() - since) / 1_000).toFixed(1);
  const begun = performance.now();
  const streams = await openStreams(stack.url, await tokens.token(), count);
  say(`${count} streams are open after ${seconds(begun)} s.`);
  const writer = startAlertWriter(client);
  const replace = async (program: ManagedProgram, signal: 'SIGTERM' | 'SIGKILL') => {
    const since = performance.now();
    await program.end(signal);
    await program.start();
    await sleep(FAILOVER_MS);
    await waitUntilAllOpen(streams, count);
    say(`${program.name} replaced after ${signal}, and all streams are back, after ${seconds(since)} s.`);
  };
  for (const program of [...stack.gateways, ...stack.services]) await replace(program, 'SIGTERM');
  for (const gateway of stack.gateways) await replace(gateway, 'SIGKILL');
  const confirmed = await writer.stop();
  const ids = [...confirmed.keys()];
  await waitUntil('all events have arrived', async () => streams.missed(ids) === 0, { timeoutMs: 120_000 }).catch(
    () => {},
  );
  const stored = await readStoredTitles(stack.url);
  const lost = [...confirmed.values()].filter((title) => !stored.has(title)).length;
  const missed = streams.missed(ids);
  streams.close();
  const { attempts, longestAwayMs } = streams.tally;
  say(`${ids.length} confirmed writes, ${lost} lost; ${ids.length * count} events, ${missed} missed.`);
  say(`Attempts to connect again: ${JSON.stringify(attempts)}; longest away: ${(longestAwayMs / 1_000).toFixed(1)} s.`);
  return [
    ...(ids.length === 0 ? ['nobody wrote'] : []),
    ...(lost > 0 ? [`${lost} writes were lost`] : []),
    ...(missed > 0 ? [`${missed} events were missed`] : []),
    // A browser would not come back after any other answer.
    ...Object.entries(attempts).flatMap(([what, times]) =>
      what === '200' ? [] : [`${times} streams were refused with ${what}`],
    ),
  ];
};
