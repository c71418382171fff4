/** Queries of an internal caller that names no domain: they are about the records of all domains, and of all machines. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { service } from '../../../contract/alert-manager/service.ts';
import { aChannel, aService } from '../alert-manager/fixtures.ts';
import { anAlert } from '../monitoring/fixtures.ts';
import { createTestDomain } from '../testDomain.ts';
import { startTestService, type TestService } from '../testService.ts';

/** Domains, enough for several machines: the service of each has one alert and one channel more than the one before. */
const DOMAINS = 3;

describe('an internal caller without a domain', () => {
  let run: TestService;
  let channels: string[][];

  beforeAll(async () => {
    run = await startTestService();
    channels = [];
    for (let count = 0; count < DOMAINS; count += 1) {
      const domain = await createTestDomain(run.url);
      const tags = { projects: [domain.projects[0]], hosts: [{ load: count * 10 }] };
      const { service_key } = await aService(domain, { name: `Service ${count}`, tags });
      const linked: string[] = [];
      for (let number = 0; number < count; number += 1) {
        linked.push(await aChannel(domain, { channel_id: `channel-${count}-${number}`, service_key }));
        await anAlert(domain);
      }
      channels.push(linked);
    }
  });
  afterAll(() => run?.[Symbol.asyncDispose]());

  const names = async (query: object) => {
    const { results } = await run.internal.call(service.list, { query });
    return results.map(({ name }) => name);
  };

  it('filters and sorts by records that are linked to the service', async () => {
    const byAlerts = [{ key: 'alerts.TOTAL.HIGH', desc: true }];
    const withAlerts = { k: 'alerts.TOTAL.HIGH', v: 1, o: 'gte' };

    expect(await names({ sort: byAlerts })).toEqual(['Service 2', 'Service 1', 'Service 0']);
    expect(await names({ sort: byAlerts, page: { start: 2, limit: 1 } })).toEqual(['Service 1']);
    expect(await names({ sort: byAlerts, filter: [withAlerts] })).toEqual(['Service 2', 'Service 1']);
    expect(await names({ sort: [{ key: 'channels' }], filter: [withAlerts] })).toEqual(['Service 1', 'Service 2']);
    expect(await names({ filter: [{ k: 'channels', v: '-1-0', o: 'contain' }] })).toEqual(['Service 1']);
    expect(await names({ filter: [{ k: 'webhooks', v: 'webhook', o: 'contain' }] })).toEqual([]);
  });

  it('counts and lists what is linked', async () => {
    const stat = async (query: object) => (await run.internal.call(service.stat, { query })).results;

    expect(await stat({ distinct: 'channels' })).toEqual(channels.flat());
    expect(await stat({ distinct: 'alerts.TOTAL.HIGH', sort: { key: 'value', desc: true } })).toEqual([2, 1, 0]);
    expect(
      await stat({
        aggregate: [{ count: { name: 'services' } }],
        filter: [{ k: 'alerts.TOTAL.HIGH', v: 1, o: 'gte' }],
      }),
    ).toEqual([{ services: 2 }]);
  });

  it('filters and sorts by an element of a list in a Struct', async () => {
    const key = 'tags.hosts.0.load';

    expect(await names({ filter: [{ k: key, v: 10, o: 'gte' }], sort: [{ key, desc: true }] })).toEqual([
      'Service 2',
      'Service 1',
    ]);
  });

  it('sorts by elements of a list', async () => {
    const { results } = await run.internal.call(service.list, {
      query: { unwind: { path: 'channels' }, only: ['channels'], sort: [{ key: 'channels', desc: true }] },
    });

    expect(results).toEqual(
      channels
        .flat()
        .toReversed()
        .map((id) => ({ channels: [id] })),
    );
  });
});
