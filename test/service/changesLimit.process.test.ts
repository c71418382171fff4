/** More changes than one answer has. */
import { describe, expect, it } from 'vitest';
import { changesOperation } from '../../contract/changes.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { type Client, freshDomain } from './kit.ts';
import { copyAlert } from './monitoring/copyAlert.ts';
import { anAlert } from './monitoring/fixtures.ts';

const read = (client: Client, since?: string) =>
  client.call(changesOperation(alert.list), { query: { only: ['alert_id'] }, ...(since && { since }) });

describe('O2: the changes of a list since a cursor', () => {
  it('are at most 10,000 records of one answer', async () => {
    const domain = await freshDomain();
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
