/** More changes than one answer has. */
import { describe, expect, it } from 'vitest';
import { toChangesOperation } from '../../contract/changes.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { copyAlert } from './monitoring/copyAlert.ts';
import { anAlert } from './monitoring/fixtures.ts';
import { type ApiClient, createTestDomain } from './testDomain.ts';

const read = (client: ApiClient, since?: string) =>
  client.call(toChangesOperation(alert.list), { query: { only: ['alert_id'] }, ...(since && { since }) });

describe('the changes of a list since a cursor', () => {
  it('are at most 10,000 records of one answer', async () => {
    const domain = await createTestDomain();
    const { alert_id } = await anAlert(domain);
    const since = (await read(domain.owner)).cursor;

    await copyAlert(alert_id, 10_000);
    const most = await read(domain.owner, since);
    await copyAlert(alert_id, 1);
    const more = await read(domain.owner, since);

    expect([most.is_complete, most.results.length]).toEqual([true, 10_000]);
    expect(more).toMatchObject({ is_complete: false, results: [] });
    expect(await read(domain.owner, more.cursor)).toMatchObject({ is_complete: true, results: [] });
  });
});
