/** Reads of what changed in a list since a cursor. */
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { type ChangesResponse, toChangesOperation } from '../../contract/changes.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { pruneChanges } from '../../service/changes/pruning.ts';
import { anAlert } from './monitoring/fixtures.ts';
import { type ApiClient, createTestDomain, setClockOffset, sharedService } from './testDomain.ts';

const databaseUrl = process.env.DATABASE_URL;

const changes = toChangesOperation(alert.list);

/** Alerts that are not resolved. */
const OPEN = [{ k: 'state', v: ['RESOLVED'], o: 'not_in' as const }];

const read = (client: ApiClient, since?: string, filter: typeof OPEN | [] = []): Promise<ChangesResponse> =>
  client.call(changes, { query: { filter, only: ['alert_id', 'title', 'state'] }, ...(since && { since }) });

const now = async (client: ApiClient) => (await read(client)).cursor;

describe('the changes of a list since a cursor', () => {
  it('are the records that changed, as they were and as they are', async () => {
    const domain = await createTestDomain();
    const { owner } = domain;
    const { alert_id } = await anAlert(domain, { title: 'Disk full' });
    await anAlert(domain, { title: 'Untouched' });
    const since = await now(owner);

    await owner.call(alert.update, { alert_id, title: 'Disk fuller' });
    const { alert_id: other } = await anAlert(domain, { title: 'New' });
    const { results, cursor } = await read(owner, since);

    const byId = Object.fromEntries(results.map((change) => [String(change.now?.alert_id), change]));
    expect(byId).toEqual({
      [alert_id]: {
        was: { alert_id, title: 'Disk full', state: 'TRIGGERED' },
        now: { alert_id, title: 'Disk fuller', state: 'TRIGGERED' },
        matches: true,
        is_new: false,
      },
      [other]: { now: { alert_id: other, title: 'New', state: 'TRIGGERED' }, matches: true, is_new: true },
    });
    expect((await read(owner, cursor)).results).toEqual([]);
  });

  it('are one for each record, also without its id among the members', async () => {
    const domain = await createTestDomain();
    const { owner } = domain;
    const { alert_id } = await anAlert(domain, { title: 'Disk full' });
    const since = await now(owner);

    await owner.call(alert.update, { alert_id, title: 'Disk fuller' });
    await anAlert(domain, { title: 'New' });
    const { results } = await owner.call(changes, { query: { only: ['title'] }, since });

    expect(results).toHaveLength(2);
    expect(results).toEqual(
      expect.arrayContaining([
        { was: { title: 'Disk full' }, now: { title: 'Disk fuller' }, matches: true, is_new: false },
        { now: { title: 'New' }, matches: true, is_new: true },
      ]),
    );
  });

  it('include records that leave the list, or are deleted, and no others', async () => {
    const domain = await createTestDomain();
    const { owner } = domain;
    const [leaves, goes, never] = [await anAlert(domain), await anAlert(domain), await anAlert(domain)];
    await owner.call(alert.update, { alert_id: never.alert_id, state: 'RESOLVED' });
    const since = await now(owner);

    await owner.call(alert.update, { alert_id: leaves.alert_id, state: 'RESOLVED' });
    await owner.call(alert.delete, { alert_id: goes.alert_id });
    await owner.call(alert.delete, { alert_id: never.alert_id });
    const brief = await anAlert(domain);
    await owner.call(alert.delete, { alert_id: brief.alert_id });
    const { results } = await read(owner, since, OPEN);

    const reported = results.map(({ was, now, matches }) => [was?.alert_id, now?.state, matches]);
    expect(new Set(reported)).toEqual(
      new Set([
        [leaves.alert_id, 'RESOLVED', false],
        [goes.alert_id, undefined, undefined],
      ]),
    );
  });

  it('are those of the records that the caller may see', async () => {
    const domain = await createTestDomain();
    const other = await createTestDomain();
    const { owner, member, admin, projects } = domain;
    const elsewhere = await admin.call(alert.create, { title: 'Elsewhere', project_id: projects[3] });
    const since = await now(admin);

    await admin.call(alert.delete, { alert_id: elsewhere.alert_id });
    await anAlert(domain, { title: 'Private', project_id: projects[2] });
    await anAlert(other);

    const titles = async (client: ApiClient) =>
      (await read(client, since)).results.map(({ was, now }) => (now ?? was)?.title).sort();
    expect(await titles(admin)).toEqual(['Elsewhere', 'Private']);
    expect(await titles(owner)).toEqual(['Private']);
    expect(await titles(member)).toEqual([]);
    const visibility = async (client: ApiClient) => (await read(client)).visibility;
    expect(await visibility(admin)).toBe(await visibility(admin));
    expect(new Set([await visibility(admin), await visibility(owner), await visibility(member)]).size).toBe(3);
  });

  it.skipIf(!databaseUrl)('include those of transactions that commit late (PostgreSQL)', async () => {
    const domain = await createTestDomain();
    const { alert_id } = await anAlert(domain, { title: 'Disk full' });
    const since = await now(domain.owner);
    const slow = new pg.Client(databaseUrl);
    await slow.connect();
    const { rows } = await slow.query(
      `select table_schema from information_schema.tables where table_name = 'change_log'`,
    );
    const update = (schema: string) =>
      slow.query(`update ${schema}.monitoring_alert set title = 'Late' where alert_id = $1`, [alert_id]);
    await slow.query('begin');
    for (const { table_schema } of rows) await update(table_schema);

    await anAlert(domain, { title: 'Early' });
    const early = await read(domain.owner, since);
    await slow.query('commit');
    await slow.end();
    const late = await read(domain.owner, early.cursor);

    const titles = ({ results }: ChangesResponse) => results.map(({ now }) => now?.title);
    expect([titles(early), titles(late)]).toEqual([['Early'], ['Late']]);
    expect((await read(domain.owner, late.cursor)).results).toEqual([]);
  });

  it('need the permission of the list', async () => {
    const { guest, anonymous } = await createTestDomain();
    expect(await guest.refused(changes, {})).toBe('ERROR_PERMISSION_DENIED');
    expect(await anonymous.refused(changes, {})).toBe('ERROR_AUTHENTICATE_FAILURE');
  });

  it('are incomplete since a place of another store, and no place is refused', async () => {
    const { owner } = await createTestDomain();
    const [epoch = '', ...place] = (await now(owner)).split('.');
    const elsewhere = [epoch.replace(/^./, (digit) => (digit === '0' ? '1' : '0')), ...place].join('.');
    const [at = ''] = place;
    const later = `${epoch}.${at}.zzzzzzzz.0.`;

    expect(await read(owner, elsewhere)).toMatchObject({ is_complete: false, results: [] });
    expect(await read(owner, later)).toMatchObject({ is_complete: false, results: [] });
    for (const since of [
      'nonsense',
      `${epoch}.${at}.0.0.`,
      `${epoch}.${at}.9.1.5-3`,
      `${epoch}.${at}.zzzzzzzzzzzzz.0.`,
    ])
      expect(await owner.refused(changes, { since })).toBe('ERROR_INVALID_PARAMETER');
  });

  it('are kept for an hour', async () => {
    const domain = await createTestDomain();
    const since = await now(domain.owner);
    await anAlert(domain, { title: 'Recent' });
    const { perform } = await sharedService();

    await perform(pruneChanges, {});
    const [recent] = (await read(domain.owner, since)).results;
    setClockOffset(62 * 60_000);
    await perform(pruneChanges, {});
    setClockOffset(0);
    const old = await read(domain.owner, since);
    setClockOffset(5 * 60_000);
    const fresh = await read(domain.owner, await now(domain.owner));
    setClockOffset(0);
    await perform(pruneChanges, {});

    expect(recent?.now?.title).toBe('Recent');
    expect(old).toMatchObject({ is_complete: false, results: [] });
    expect(fresh).toMatchObject({ is_complete: true, results: [] });
  });
});
