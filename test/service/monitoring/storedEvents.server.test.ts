import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resources } from '../../../contract/index.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { aWebhook, listAllAlerts, postToWebhook } from './fixtures.ts';
import { type ServiceWithStore, startServiceWithStore } from './serviceWithStore.ts';

let own: ServiceWithStore;
let domain: TestDomain;
beforeEach(async () => {
  own = await startServiceWithStore();
  domain = await createTestDomain(own.url);
});
afterEach(() => own.close());

interface StoredEventRow {
  readonly event_key: string;
  readonly event_type: string;
  readonly alert_id: string;
  readonly received_at: string;
  readonly occurred_at: string | null;
  readonly body: unknown;
}

const storedEvents = async (): Promise<StoredEventRow[]> => {
  let stored: StoredEventRow[] = [];
  await own.withStore(async (db) => {
    const members = sql`event_key, event_type, alert_id, received_at, occurred_at, body`;
    stored = (await sql<StoredEventRow>`select ${members} from inbound_event order by seq`.execute(db)).rows;
  });
  return stored;
};

describe('stored inbound events', () => {
  it('3.17.13 are kept for grouping only, returned by no operation, and deleted with their alert', async () => {
    const hook = await aWebhook(domain);
    const first = {
      event_key: 'disk',
      title: 'Disk full',
      occurred_at: '2024-05-01T08:30:00Z',
      mark: 'nobody reads this',
    };
    const bodies = [first, { ...first, event_type: 'RECOVERY' }, { event_key: 'cpu', title: 'CPU' }];
    await postToWebhook(domain, hook, bodies);
    const [disk, cpu] = await listAllAlerts(domain);

    const stored = await storedEvents();
    const times = { received_at: expect.stringMatching(/Z$/), occurred_at: '2024-05-01T08:30:00.000Z' };
    const ofDisk = { event_key: 'disk', alert_id: disk?.alert_id, ...times };
    expect(stored).toEqual([
      { ...ofDisk, event_type: 'ALERT', body: bodies[0] },
      { ...ofDisk, event_type: 'RECOVERY', body: bodies[1] },
      expect.objectContaining({ event_key: 'cpu', event_type: 'ALERT', alert_id: cpu?.alert_id, occurred_at: null }),
    ]);

    const reads = resources
      .filter(({ area }) => area === 'monitoring')
      .flatMap(({ operations }) => operations.filter(({ id }) => id.endsWith('.list')));
    const { domainId: domain_id } = domain;
    const responses = await Promise.all(reads.map(({ path }) => domain.admin.post(path, { domain_id })));
    expect(responses.map(({ status }) => status)).toEqual(reads.map(() => 200));
    expect(JSON.stringify(responses)).not.toMatch(/nobody reads this|"event-/);

    await domain.owner.call(alert.delete, { alert_id: disk?.alert_id ?? '' });
    expect((await storedEvents()).map(({ event_key }) => event_key)).toEqual(['cpu']);
  });
});
