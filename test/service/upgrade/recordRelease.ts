/** `node test/service/upgrade/recordRelease.ts 2026-11-22`: records the store of this release, with records of every kind. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import pino from 'pino';
import { resources } from '../../../contract/index.ts';
import { startService } from '../../../service/index.ts';
import { serviceOptions } from '../../facadeConfig.ts';
import { createTestDomain, INTERNAL_TOKEN } from '../testDomain.ts';
import { canCreate, createRecord } from '../validCalls.ts';
import { DUMPED_KEY, DUMPED_SCHEMA, readAllLists, releaseFiles, signInRecordedUser } from './release.ts';

const [release = ''] = process.argv.slice(2);
const { DATABASE_URL: databaseUrl } = process.env;
if (!/^\d{4}-\d\d-\d\d$/.test(release) || databaseUrl === undefined)
  throw new Error('expected the date of the release as argument, and DATABASE_URL');

const schemas = [DUMPED_SCHEMA, `${DUMPED_SCHEMA}_jobs`];
const drop = async () => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const schema of schemas) await client.query(`drop schema if exists ${schema} cascade`);
  await client.end();
};

await drop();
const service = await startService({
  ...serviceOptions(),
  ...{ serviceUrl: 'http://skein.example.com', databaseUrl, databaseSchema: DUMPED_SCHEMA },
  ...{ internalToken: INTERNAL_TOKEN, secretKey: DUMPED_KEY, logger: pino({ level: 'warn' }) },
});
const domain = await createTestDomain(service.url);
const fixtures = { domain, recordOwner: domain.owner };
for (const { id } of resources.filter((resource) => canCreate(resource.id))) await createRecord(id, fixtures);
await domain.put('cost_report_data', [
  {
    ...{ cost_report_data_id: 'crd-dumped', cost: { USD: 12.5 }, report_month: '2026-10', is_confirmed: true },
    ...{ domain_id: domain.domainId, workspace_id: domain.workspaces[0], project_id: domain.projects[0] },
    data_source_id: domain.dataSourceId,
  },
]);
const user = { domainId: domain.domainId, userId: domain.users.admin };
const answers = await readAllLists(await signInRecordedUser(service.url, user), domain.domainId);
await service.close();

const { dump: dumpFile, answers: answersFile } = releaseFiles(release);
const options = [
  '--inserts',
  '--no-owner',
  '--no-privileges',
  '--no-comments',
  ...schemas.map((each) => `--schema=${each}`),
];
const dump = execFileSync('pg_dump', [...options, databaseUrl], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
// Commands of psql, which the server does not understand.
writeFileSync(dumpFile, gzipSync(dump.replaceAll(/^\\.*\n/gm, ''), { level: 9 }));
writeFileSync(answersFile, `${JSON.stringify({ ...user, answers }, undefined, 1)}\n`);
await drop();
