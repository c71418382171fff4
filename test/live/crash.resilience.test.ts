import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fetchAccessToken } from '../graph/testGraph.ts';
import { startServiceProcess } from '../service/serviceProcess.ts';
import { CHANGES_TOKEN, createTestDomain, sharedService, type TestDomain } from '../service/testDomain.ts';
import { startGatewayProcess } from '../start/gatewayProcess.ts';
import { createLiveGraph } from './liveGraph.ts';
import { type EventReader, openEventReader } from './serverSentEvents.ts';

const JOBS = 'subscription { inventoryJobChanges { kind inventoryJobId } }';
/** Changes are reported at once, as a gateway in its own process polls once in a second at most. */
const SETTINGS = { CHANGES_TOKEN, OVERLOAD_DELAY_MS: '0' };

/** Jobs of a domain in lists of a hundred. All of a list change in one instant. */
const makeJobs = ({ domainId: domain_id, workspaces }: TestDomain, lists: number) =>
  Array.from({ length: lists }, (_, list) =>
    Array.from({ length: 100 }, (_, at) => ({
      ...{ job_id: `job-${domain_id}-${list}-${at}`, domain_id, workspace_id: workspaces[0] },
      ...{ plugin_id: 'plugin-aws', status: 'IN_PROGRESS' },
    })),
  );

const idsOf = (lists: readonly (readonly { readonly job_id: string }[])[]) => lists.flat().map(({ job_id }) => job_id);

/** The identifiers in the next events; fewer if the stream ends. */
const readIds = async (events: EventReader, count: number): Promise<string[]> =>
  (await events.next(count)).map(
    ({ data, errors }) => data?.inventoryJobChanges.inventoryJobId ?? JSON.stringify(errors),
  );

describe('a thousand changes', () => {
  it('of each of two domains are reported once each, and never to the other', async () => {
    await using one = await createLiveGraph();
    await using other = await createLiveGraph();
    const lists = [makeJobs(one, 10), makeJobs(other, 10)] as const;
    using ofOne = await openEventReader(one.gatewayUrl, JOBS, { token: one.tokens.owner });
    using ofOther = await openEventReader(other.gatewayUrl, JOBS, { token: other.tokens.owner });

    const reading = Promise.all([readIds(ofOne, 1000), readIds(ofOther, 1000)]);
    for (const at of lists[0].keys())
      await Promise.all([
        one.put('inventory_v2_jobs', lists[0][at] ?? []),
        other.put('inventory_v2_jobs', lists[1][at] ?? []),
      ]);

    const [seenByOne, seenByOther] = await reading;
    expect(seenByOne.toSorted()).toEqual(idsOf(lists[0]).toSorted());
    expect(seenByOther.toSorted()).toEqual(idsOf(lists[1]).toSorted());
  });

  it('are reported once each, although the gateway is killed between', async () => {
    const { url: UPSTREAM_URL } = await sharedService();
    const domain = await createTestDomain();
    const lists = makeJobs(domain, 10);
    const put = async (from: number, to: number) => {
      for (const list of lists.slice(from, to)) await domain.put('inventory_v2_jobs', list);
    };
    const first = await startGatewayProcess({ ...SETTINGS, UPSTREAM_URL });
    await using second = await startGatewayProcess({ ...SETTINGS, UPSTREAM_URL });
    const token = await fetchAccessToken(first.url, domain.domainId, domain.users.owner);
    const events = await openEventReader(first.url, JOBS, { token });

    const reading = readIds(events, 1000);
    await put(0, 5);
    first.kill();
    const before = await reading;
    await put(5, 8);
    const headers = { 'last-event-id': events.lastEventId() ?? '' };
    using again = await openEventReader(second.url, JOBS, { token, headers });
    const resuming = readIds(again, 1000 - before.length);
    await put(8, 10);

    expect([...before, ...(await resuming)].toSorted()).toEqual(idsOf(lists).toSorted());
  });

  it('are reported once each, although the service is killed between', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'skein-live-'));
    try {
      await using killed = await startServiceProcess({ DATA_DIR, CHANGES_TOKEN });
      const domain = await createTestDomain(killed.url);
      const lists = makeJobs(domain, 10);
      await using gateway = await startGatewayProcess({ ...SETTINGS, UPSTREAM_URL: killed.url });
      const token = await fetchAccessToken(gateway.url, domain.domainId, domain.users.owner);
      using events = await openEventReader(gateway.url, JOBS, { token });

      const reading = readIds(events, 1000);
      for (const list of lists.slice(0, 5)) await domain.put('inventory_v2_jobs', list);
      await killed.kill();
      await using _again = await startServiceProcess({
        DATA_DIR,
        CHANGES_TOKEN,
        SERVICE_PORT: new URL(killed.url).port,
      });
      for (const list of lists.slice(5)) await domain.put('inventory_v2_jobs', list);

      expect((await reading).toSorted()).toEqual(idsOf(lists).toSorted());
    } finally {
      await rm(DATA_DIR, { recursive: true, force: true });
    }
  });
});
