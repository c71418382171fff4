/** PostgreSQL by TLS, with certificates of an authority of its own. */
import { chmodSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alert } from '../../../contract/monitoring/alert.ts';
import { type Certificates, makeCertificates } from '../../certificates.ts';
import { createTestDomain } from '../testDomain.ts';
import { startTestService } from '../testService.ts';
import {
  giveToServerUser,
  hasServer,
  type PostgresServer,
  startPostgres,
  withServerSkipReason,
} from './postgresServer.ts';

const connections = async (url: string) => {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ ssl: boolean; count: number }>(`select ssl, count(*)::int as count
    from pg_stat_ssl join pg_stat_activity using (pid) where usename is not null and pid <> pg_backend_pid() group by ssl`);
  await client.end();
  return rows;
};

describe.skipIf(!hasServer)(withServerSkipReason('PostgreSQL by TLS'), { timeout: 60_000 }, () => {
  let certificates: Certificates;
  let server: PostgresServer;
  beforeAll(async () => {
    certificates = makeCertificates();
    const { certificate, key } = certificates;
    chmodSync(dirname(key), 0o755);
    await giveToServerUser(key);
    server = await startPostgres(['-c ssl=on', `-c ssl_cert_file=${certificate}`, `-c ssl_key_file=${key}`]);
  });
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]();
    certificates?.[Symbol.dispose]();
  });

  /** The URL with a host, and the authority that is trusted. */
  const urlWith = (hosts: (port: string) => string, authority: string) => {
    const { port } = new URL(server.url);
    return `postgres://skein@${hosts(port)}/postgres?sslmode=verify-full&sslrootcert=${authority}`;
  };
  const start = (databaseUrl: string) => startTestService({ databaseUrl });

  it.each([
    { what: 'one server', hosts: (port: string) => `localhost:${port}` },
    { what: 'several servers, of which one answers', hosts: (port: string) => `localhost:9,localhost:${port}` },
  ])('carries all connections of a service to $what', async ({ hosts }) => {
    await using service = await start(urlWith(hosts, certificates.authority));
    const { owner, projects } = await createTestDomain(service.url);

    const { status } = await owner.post(alert.create.path, { title: 'Encrypted', project_id: projects[0] });

    expect(status).toBe(200);
    expect(await connections(server.url)).toEqual([{ ssl: true, count: expect.any(Number) }]);
  });

  it('is refused with a certificate of another authority, and the message says what to set', async () => {
    const started = start(urlWith((port) => `localhost:${port}`, certificates.otherAuthority));

    await expect(started).rejects.toThrow(
      'DATABASE_URL: PostgreSQL cannot be opened (unable to verify the first certificate. Name the authority that issued the ' +
        'certificate of the server: by sslrootcert in the URL, or by NODE_EXTRA_CA_CERTS).',
    );
  });

  it('is refused of each of several servers with a certificate of another authority', async () => {
    const started = start(urlWith((port) => `localhost:${port},localhost:9`, certificates.otherAuthority));

    await expect(started).rejects.toThrow(/localhost:\d+: unable to verify the first certificate\. Name the authority/);
  });

  it('is refused with a certificate of another name', async () => {
    const started = start(urlWith((port) => `127.0.0.1:${port}`, certificates.authority));

    await expect(started).rejects.toThrow(/DATABASE_URL: .*IP: 127\.0\.0\.1 is not in the cert's list/);
  });

  it('is refused by a server without TLS', async () => {
    await using plain = await startPostgres();

    await expect(start(`${plain.url}?sslmode=verify-full`)).rejects.toThrow(
      'DATABASE_URL: PostgreSQL cannot be opened (The server does not support SSL connections).',
    );
  });
});
