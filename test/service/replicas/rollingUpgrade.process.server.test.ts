/** A store of an earlier release under this one, and this release next to the next one. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alert } from '../../../contract/monitoring/alert.ts';
import { startServiceProcess } from '../serviceProcess.ts';
import {
  DUMPED_KEY,
  readAllLists,
  readRecordedRelease,
  restoreRelease,
  signInRecordedUser,
} from '../upgrade/release.ts';
import { databaseUrl, withReplicaSkipReason } from './replicas.ts';

const ROOT = join(import.meta.dirname, '../../..');

const releases = readdirSync(join(ROOT, 'test/service/upgrade'))
  .filter((name) => name.endsWith('.sql.gz'))
  .map((name) => name.replace('.sql.gz', ''));

/** A migration such as the next release may have: it only adds. */
const NEXT = `alter table monitoring_alert add column next_release text not null default 'unknown';

create table next_release (id text primary key);
`;

/** A copy of this release with one more migration. */
const nextRelease = () => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-next-'));
  const copy = `git ls-files -z --cached --others --exclude-standard -- '*.ts' '*.sql' '*.graphql' package.json |
    tar --create --null --files-from=- --ignore-failed-read | tar --extract --directory="$1"`;
  execFileSync('bash', ['-c', copy, 'copy', folder], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'service/store/migrations/9999-next.sql'), NEXT);
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
};

describe.skipIf(!databaseUrl)(withReplicaSkipReason('an upgrade'), { timeout: 180_000 }, () => {
  const settings = (schema: string) => ({
    ...{ DATABASE_URL: databaseUrl, DATABASE_SCHEMA: schema, SERVICE_URL: 'http://skein.example.com' },
    SECRET_KEY: DUMPED_KEY.toString('base64'),
  });

  it.each(releases)('from the release of %s keeps all records, and its secrets', async (release) => {
    const { answers, ...user } = readRecordedRelease(release);
    expect(Object.values(answers).filter((rows) => rows.length > 0).length).toBeGreaterThan(19);
    await using service = await startServiceProcess(settings(await restoreRelease(databaseUrl ?? '', release)));

    const now = await readAllLists(await signInRecordedUser(service.url, user), user.domainId);
    expect(now).toMatchObject(answers);
  });

  it('goes one replica at a time: old and new write side by side, and an old one starts again', async () => {
    using next = nextRelease();
    const [release = ''] = releases.toSorted().reverse();
    const user = readRecordedRelease(release);
    const schema = await restoreRelease(databaseUrl ?? '', release);
    await using old = await startServiceProcess(settings(schema));
    const oldClient = await signInRecordedUser(old.url, user);
    await using fresh = await startServiceProcess(settings(schema), join(next.folder, 'app/service.ts'));
    const newClient = await signInRecordedUser(fresh.url, user);

    const [{ project_id = '' } = {}] = (await oldClient.call(alert.list, {})).results;
    for (const [at, client] of [oldClient, newClient].entries())
      await client.call(alert.create, { title: `Side by side ${at}`, project_id });
    const titles = async (client: typeof oldClient) =>
      (await client.call(alert.list, {})).results.map(({ title }) => title).filter((title) => /^Side/.test(title));
    for (const client of [oldClient, newClient])
      expect((await titles(client)).toSorted()).toEqual(['Side by side 0', 'Side by side 1']);

    await old.kill();
    await using again = await startServiceProcess({ ...settings(schema), LOG_LEVEL: 'warn' });
    await again.logged('a newer release has changed the store: upgrade this one');
    expect(await titles(await signInRecordedUser(again.url, user))).toHaveLength(2);
  });
});
