/** `skein store distribute` and `status` on a Citus cluster. */
import { describe, expect, it } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import { distribute } from '../../service/store/distribution/distribute.ts';
import { migratorOf } from '../../service/store/migrate.ts';
import { openPostgres } from '../../service/store/postgres.ts';
import { skein } from '../import/skein.ts';
import { freshDomain } from './kit.ts';
import { anAlert } from './monitoring/fixtures.ts';
import { freshSchema, startTestService } from './testService.ts';

const citusUrl = process.env.CITUS_URL ?? '';
const onCitus = (text: string) => (citusUrl ? text : `${text} (skipped: set CITUS_URL)`);

const statusOf = async (schema: string) =>
  (await skein(['store', 'status'], { DATABASE_URL: citusUrl, DATABASE_SCHEMA: schema }).ended).stdout;

/** The first release whose store can be distributed. */
const FIRST = '0027-distribution';

describe.skipIf(!citusUrl)(onCitus('a store on a cluster'), () => {
  it('is distributed when it is new, whole', async () => {
    const schema = freshSchema();
    await using service = await startTestService({ databaseUrl: citusUrl, schema });
    const domain = await freshDomain(service.url);
    await anAlert(domain);

    const status = await statusOf(schema);

    expect(status).toMatch(/^\d\d tables distributed by domain over \d+ machines?\.\n {2}\S+:\d+ {2}\d+ shards/);
    expect(status).not.toContain('Not distributed yet');
    expect(status).toMatch(/Skew of machines: \d/);
    expect(status).toMatch(new RegExp(`^[\\d,]+ rows of \\d+ tenants?:\n {2}${domain.domainId} `, 'm'));
  });

  it('is upgraded while it is distributed', async () => {
    const schema = freshSchema();
    const early = await openPostgres(citusUrl, { schema });
    expect((await migratorOf(early).migrateTo(FIRST)).error).toBeUndefined();
    await distribute(early);
    await early.close();

    await using service = await startTestService({ databaseUrl: citusUrl, schema });

    const domain = await freshDomain(service.url);
    const { alert_id } = await anAlert(domain);
    expect(await domain.owner.call(alert.get, { alert_id })).toMatchObject({ alert_id });
    expect(await statusOf(schema)).not.toContain('Not distributed yet');
  });
});
