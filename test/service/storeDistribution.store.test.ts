/** `skein store distribute` and `status` on a Citus cluster. */
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { operations } from '../../contract/index.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { distributeStore } from '../../service/store/distribution/distribute.ts';
import { createMigrator } from '../../service/store/migrate.ts';
import { openPostgres } from '../../service/store/postgres.ts';
import { runSkein } from '../import/runSkein.ts';
import { aService } from './alert-manager/fixtures.ts';
import { anAlert } from './monitoring/fixtures.ts';
import { createTestDomain } from './testDomain.ts';
import { makeSchemaName, startTestService } from './testService.ts';

const citusUrl = process.env.CITUS_URL ?? '';
const onCitus = (text: string) => (citusUrl ? text : `${text} (skipped: set CITUS_URL)`);

const printStatus = async (schema: string) =>
  (await runSkein(['store', 'status'], { DATABASE_URL: citusUrl, DATABASE_SCHEMA: schema }).ended).stdout;

/** The first migration with which a store can be distributed, and the last one of 0.1.0. */
const EARLIER = ['0027-distribution', '0029-budget-usage'];

describe.skipIf(!citusUrl)(onCitus('a store on a cluster'), () => {
  it('is distributed when it is new, whole', async () => {
    const schema = makeSchemaName();
    await using service = await startTestService({ databaseUrl: citusUrl, schema });
    const domain = await createTestDomain(service.url);
    await anAlert(domain);

    const status = await printStatus(schema);

    expect(status).toMatch(/^\d\d tables distributed by domain over \d+ machines?\.\n {2}\S+:\d+ {2}\d+ shards/);
    expect(status).not.toContain('Not distributed yet');
    expect(status).toMatch(/Skew of machines: \d/);
    expect(status).toMatch(new RegExp(`^[\\d,]+ rows of \\d+ tenants?:\n {2}${domain.domainId} `, 'm'));
  });

  it('is refused on a worker, with what to do', async () => {
    const coordinator = new pg.Client(citusUrl);
    await coordinator.connect();
    const { rows } = await coordinator.query('select node_name, node_port from citus_get_active_worker_nodes()');
    await coordinator.end();
    const worker = new URL(citusUrl);
    worker.host = `${rows[0].node_name}:${rows[0].node_port}`;

    const refused = await runSkein(['store', 'distribute'], {
      DATABASE_URL: worker.href,
      DATABASE_SCHEMA: makeSchemaName(),
    }).ended;

    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain('Connect to the coordinator');
  });

  it('is refused to a user who does not own the database', async () => {
    const [schema, user] = [makeSchemaName(), makeSchemaName()];
    const owner = new pg.Client(citusUrl);
    await owner.connect();
    await owner.query(`create role ${user} login`);
    await owner.query(`create schema ${schema} authorization ${user}`);
    const url = new URL(citusUrl);
    await owner.query(`grant create on database ${pg.escapeIdentifier(url.pathname.slice(1))} to ${user}`);
    url.username = user;

    const refused = await runSkein(['store', 'distribute'], { DATABASE_URL: url.href, DATABASE_SCHEMA: schema }).ended;

    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(
      /^DATABASE_URL: the store cannot be distributed: must be owner of database \w+\.\n$/,
    );
    await owner.query(`drop owned by ${user} cascade`);
    await owner.query(`drop role ${user}`);
    await owner.end();
  });

  it('answers an internal caller that names no domain from all machines', async () => {
    await using service = await startTestService({ databaseUrl: citusUrl });
    const domains = [await createTestDomain(service.url), await createTestDomain(service.url)];
    const month = { report_year: '2024', report_month: '2024-05', cost: { USD: 2 } };
    for (const domain of domains) {
      const { domainId: domain_id, dataSourceId: data_source_id, projects } = domain;
      const costs = { cost_report_data_id: 'crd', domain_id, data_source_id, project_id: projects[0], ...month };
      await domain.put('cost_report_data', [costs]);
      await aService(domain);
      await anAlert(domain);
    }
    const fields = { cost: { key: 'cost.USD', operator: 'sum' as const } };
    const bodies: Readonly<Record<string, object>> = {
      list: { query: { page: { start: 2, limit: 1 } } },
      stat: { query: { aggregate: [{ group: { fields: [{ name: 'many', operator: 'count' }] } }] } },
      analyze: { query: { granularity: 'MONTHLY', fields } },
    };

    const failed: unknown[] = [];
    for (const { id, path } of operations.values()) {
      const { status, body } = await service.internal.post(path, bodies[id.split('.').at(-1) ?? ''] ?? { query: {} });
      if (status >= 500) failed.push([id, body]);
    }

    expect(failed).toEqual([]);
    const query = { granularity: 'MONTHLY' as const, fields };
    expect((await service.internal.call(costReportData.analyze, { query })).results).toEqual([
      { date: '2024-05', cost: 4 },
    ]);
  });

  it.each(EARLIER)('is upgraded from %s while it is distributed', async (last) => {
    const schema = makeSchemaName();
    const early = await openPostgres(citusUrl, { schema });
    expect((await createMigrator(early).migrateTo(last)).error).toBeUndefined();
    await distributeStore(early);
    await early.close();

    await using service = await startTestService({ databaseUrl: citusUrl, schema });

    const domain = await createTestDomain(service.url);
    const { alert_id } = await anAlert(domain);
    expect(await domain.owner.call(alert.get, { alert_id })).toMatchObject({ alert_id });
    expect(await printStatus(schema)).not.toContain('Not distributed yet');
  });
});
