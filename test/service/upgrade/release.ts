/** The store of an earlier release: a dump of PostgreSQL, and what that release answered. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { resources } from '../../../contract/index.ts';
import { type ApiClient, signInAs } from '../testDomain.ts';
import { makeSchemaName } from '../testService.ts';

/** The schema in dumps. */
export const DUMPED_SCHEMA = 'skein_dumped_release';

/** The key that encrypts the secrets in dumps. */
export const DUMPED_KEY = Buffer.alloc(32, 7);

/** Answers by the id of the operation. */
export type ListAnswers = Readonly<Record<string, readonly object[]>>;

/** What a release answered to a user. */
export interface RecordedRelease {
  readonly domainId: string;
  readonly userId: string;
  readonly answers: ListAnswers;
}

const releaseFile = (release: string, extension: string) => join(import.meta.dirname, `${release}.${extension}`);

/** Where a release is recorded. */
export const releaseFiles = (release: string) => ({
  dump: releaseFile(release, 'sql.gz'),
  answers: releaseFile(release, 'json'),
});

/** Members that change as time passes, whatever the release. */
const CHANGED_BY_TIME = new Set([
  'state',
  'updated_at',
  'closed_at',
  'expired_at',
  'last_scheduled_at',
  'escalation_step',
  'escalated_at',
]);

const omitTimes = (key: string, value: unknown) => (CHANGED_BY_TIME.has(key) ? undefined : value);

/** What a release answered, without what has changed since by itself. */
export const readRecordedRelease = (release: string): RecordedRelease =>
  JSON.parse(readFileSync(releaseFiles(release).answers, 'utf8'), omitTimes);

/** Signs the user in. */
export const signInRecordedUser = async (
  url: string,
  { domainId, userId }: Pick<RecordedRelease, 'domainId' | 'userId'>,
) => {
  return signInAs(url, domainId, userId);
};

const listOperations = resources.flatMap(({ operations }) => operations.filter(({ id }) => id.endsWith('.list')));

/** The rows of all lists that a caller may read. */
export const readAllLists = async (client: ApiClient, domainId: string): Promise<ListAnswers> => {
  const answers: [string, readonly object[]][] = [];
  for (const { id, path } of listOperations) {
    const { status, body } = await client.post(path, { domain_id: domainId });
    if (status === 200) answers.push([id, body.results as object[]]);
  }
  return Object.fromEntries(answers);
};

/** Restores the dump of a release into a schema of its own, whose name it returns. */
export const restoreRelease = async (databaseUrl: string, release: string): Promise<string> => {
  const schema = makeSchemaName();
  const dump = gunzipSync(readFileSync(releaseFiles(release).dump))
    .toString()
    .replaceAll(DUMPED_SCHEMA, schema);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Those that indexes of the dump need. A dump of one schema does not have them.
    for (const extension of ['pg_trgm', 'btree_gin'])
      await client.query(`create extension if not exists ${extension} with schema public`);
    await client.query(dump);
  } finally {
    await client.end();
  }
  return schema;
};
