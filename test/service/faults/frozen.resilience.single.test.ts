/** PostgreSQL is there, accepts connections, and answers nothing. */
import { describe, expect, it } from 'vitest';
import { alert } from '../../../contract/monitoring/alert.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { startTestService } from '../testService.ts';
import { hasServer, startPostgres, withServerSkipReason } from './postgresServer.ts';

/** More than the service has connections. */
const CALLS = 24;
const RECOVERY = { timeout: 60_000, interval: 200 };

/** Codes of concurrent reads and writes; `200` for those that succeeded. */
const collectCodes = ({ owner, projects }: TestDomain): Promise<string[]> =>
  Promise.all(
    Array.from({ length: CALLS }, async (_, number) => {
      const write = { title: `Frozen ${number}`, project_id: projects[0] };
      const { status, body } = await (number % 2
        ? owner.post(alert.create.path, write)
        : owner.post(alert.list.path, {}));
      return status === 200 ? '200' : `${status} ${(body.detail as { code: string }).code}`;
    }),
  );

const EXPECTED = ['503 ERROR_UNAVAILABLE', '504 ERROR_REQUEST_TIMEOUT'];

describe.skipIf(!hasServer)(withServerSkipReason('a frozen PostgreSQL'), { timeout: 180_000 }, () => {
  it.each([
    { what: 'by one address', urlOf: (url: string) => url },
    {
      what: 'by one of several addresses',
      urlOf: (url: string) => url.replace(/@([^/]*)/, '@$1,127.0.0.1:9'),
    },
  ])('reached $what is answered 503 or 504, and used again when it answers', async ({ urlOf }) => {
    await using server = await startPostgres();
    const limits = { statementTimeoutMs: 2_000, databaseConnectionsPerDomain: 10 };
    await using service = await startTestService({ databaseUrl: urlOf(server.url), ...limits });
    const domain = await createTestDomain(service.url);
    expect(new Set(await collectCodes(domain))).toEqual(new Set(['200']));

    server.freeze();
    // The first calls wait on open connections, the next ones for new connections.
    const codes = [...(await collectCodes(domain)), ...(await collectCodes(domain))];
    server.thaw();

    expect(codes.filter((code) => !EXPECTED.includes(code))).toEqual([]);
    expect(codes).toContain('503 ERROR_UNAVAILABLE');
    const status = () => domain.owner.post(alert.list.path, {}).then((answer) => answer.status);
    await expect.poll(status, RECOVERY).toBe(200);
  });
});
