import { createDecipheriv, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { token } from '../../../contract/identity/token.ts';
import { trustedSecret } from '../../../contract/secret/trustedSecret.ts';
import { openDirectory } from '../../../service/directory/open.ts';
import { openEmbedded } from '../../../service/store/database.ts';
import { openPostgres } from '../../../service/store/postgres.ts';
import { makeSchemaName, startTestService, type TestService, type TestServiceOptions } from '../testService.ts';

const databaseUrl = process.env.DATABASE_URL;
const SECRET = 'AKIAEXAMPLE';
const bootstrap = {
  domains: [{ domain_id: 'd' }],
  trusted_secrets: [{ trusted_secret_id: 'ts-1', domain_id: 'd', name: 'Premade', data: { key: SECRET } }],
};

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A store that is used by several services, one after the other. */
const aStore = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-'));
  folders.push(dataDir);
  return { dataDir, schema: makeSchemaName() };
};
type StoreSettings = ReturnType<typeof aStore>;

const readSecret = async ({ internal }: TestService) => {
  const { data } = await internal.call(trustedSecret.get_data, { trusted_secret_id: 'ts-1', domain_id: 'd' });
  return data;
};

/** Starts a service, reads the secret, and stops the service. */
const readWith = async (options: TestServiceOptions) => {
  await using service = await startTestService(options);
  return await readSecret(service);
};

const openStore = ({ dataDir, schema }: StoreSettings) =>
  databaseUrl ? openPostgres(databaseUrl, { schema }) : openEmbedded({ dataDir });

/** All stored data of secrets and staged puts, as text. */
const storedData = async (place: StoreSettings) => {
  const store = await openStore(place);
  const { rows } = await sql<{ encrypted_data: string; encrypt_options: Record<string, string> }>`
    select * from secret_trusted_secret`.execute(store.db);
  const { rows: staged } = await sql`select * from directory_staged`.execute(store.db);
  await store.close();
  return { rows, text: JSON.stringify([rows, staged]) };
};

describe('the key of trusted secrets', { timeout: 120_000 }, () => {
  it('3.23.2 encrypts with AES-256-GCM and a nonce of 12 bytes; the data is in neither store nor log', async () => {
    const place = aStore();
    const secretKey = randomBytes(32);
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
    {
      await using service = await startTestService({ ...place, secretKey, bootstrap, logger });
      const records = [{ trusted_secret_id: 'ts-2', domain_id: 'd', data: { key: SECRET } }];
      await service.internal.post('/internal/v1/directory/put', { kind: 'trusted_secrets', records, batch: 'b' });
      await service.internal.post(trustedSecret.create.path, { data: { key: SECRET }, resource_group: 'NONE' });
      expect(await readSecret(service)).toEqual({ key: SECRET });
    }

    const { rows, text } = await storedData(place);
    expect(text).not.toContain(SECRET);
    expect(text).toContain('ts-2');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain(SECRET);

    const [{ encrypted_data, encrypt_options } = { encrypted_data: '', encrypt_options: {} }] = rows;
    const nonce = Buffer.from(encrypt_options.nonce ?? '', 'base64');
    const bytes = Buffer.from(encrypted_data, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', secretKey, nonce).setAuthTag(bytes.subarray(-16));
    const plain = Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString();
    expect(encrypt_options).toEqual({ encrypt_algorithm: 'AES', nonce: expect.any(String) });
    expect([nonce.length, JSON.parse(plain)]).toEqual([12, { key: SECRET }]);
  });

  it('0.1.2 is not used for passwords: the store has only the hash of a staged password, which is valid after the commit', async () => {
    const place = aStore();
    const user = { user_id: 'u', domain_id: 'd', password: ' spaces stay ' };
    const put = (own: TestService, more: object) =>
      own.internal.post('/internal/v1/directory/put', { kind: 'users', batch: 'users', records: [], ...more });
    {
      await using service = await startTestService({ ...place, bootstrap });
      expect(await put(service, { records: [{ ...user, password: 7 }] })).toMatchObject({ status: 400 });
      expect(await put(service, { records: [user] })).toMatchObject({ body: { count: 1 } });
    }

    const { text } = await storedData(place);
    expect(text).toContain('"user_id":"u"');
    expect(text).toContain('argon2id');
    expect(text).not.toContain('spaces stay');
    await using service = await startTestService(place);
    expect(await put(service, { commit: true })).toMatchObject({ body: { count: 1 } });
    const credentials = { user_id: 'u', password: user.password };
    const { status } = await service.internal.post(token.issue.path, { credentials, domain_id: 'd' });
    expect(status).toBe(200);
  });

  it('3.23.2 can be replaced: the previous key decrypts, and is not needed after one start with both', async () => {
    const place = aStore();
    const [old, current] = [randomBytes(32), randomBytes(32)];
    expect(await readWith({ ...place, secretKey: old, bootstrap })).toEqual({ key: SECRET });

    expect(await readWith({ ...place, secretKey: old, secretKeyPrevious: current })).toEqual({ key: SECRET });
    await expect(readWith({ ...place, secretKey: current })).rejects.toThrow(/SECRET_KEY is not the key/);
    expect(await readWith({ ...place, secretKey: current, secretKeyPrevious: old })).toEqual({ key: SECRET });
    expect(await readWith({ ...place, secretKey: current })).toEqual({ key: SECRET });
    await expect(readWith({ ...place, secretKey: old })).rejects.toThrow(/SECRET_KEY is not the key/);
  });

  it('3.23.2 is required on PostgreSQL', async () => {
    const unreachable = 'postgres://nobody@127.0.0.1:1/none';
    await expect(startTestService({ databaseUrl: unreachable, secretKey: undefined })).rejects.toThrow(
      /SECRET_KEY must be set with DATABASE_URL: 32 bytes/,
    );
  });

  it('3.23.2 is generated next to the embedded store in a file that only its owner can read', async () => {
    const { dataDir, schema } = aStore();
    const embedded = { databaseUrl: undefined, secretKey: undefined, dataDir, schema };
    expect(await readWith({ ...embedded, bootstrap })).toEqual({ key: SECRET });

    const file = join(dataDir, 'secret.key');
    const created = readFileSync(file, 'utf8');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(created, 'base64')).toHaveLength(32);
    expect(await readWith(embedded)).toEqual({ key: SECRET });
    expect(readFileSync(file, 'utf8')).toBe(created);
  });

  it('0.1.1 also encrypts what commands put while no service runs', async () => {
    const place = aStore();
    const secretKey = randomBytes(32);
    const directory = await openDirectory({ ...place, databaseUrl, secretKey });
    await directory.put(Object.entries(bootstrap).map(([kind, records]) => ({ kind, records })));
    await directory.close();

    expect((await storedData(place)).text).not.toContain(SECRET);
    expect(await readWith({ ...place, secretKey })).toEqual({ key: SECRET });
  });
});
