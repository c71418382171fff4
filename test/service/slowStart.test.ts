/** The first start on a machine that is slow: here every statement is, as none may take longer than a millisecond. */
import { describe, expect, it } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import { createApiClient } from './testDomain.ts';
import { startTestService } from './testService.ts';

const isOnPostgres = process.env.DATABASE_URL !== undefined;
const skipped = isOnPostgres
  ? ''
  : ' (skipped: set DATABASE_URL; test/demo/slowMachine.test.ts has the embedded store)';

describe.skipIf(!isOnPostgres)(`the first start on PostgreSQL${skipped}`, () => {
  it('makes and fills its tables without a time limit, which begins when it listens', async () => {
    const bootstrap = {
      domains: [{ domain_id: 'domain-slow' }],
      users: [{ domain_id: 'domain-slow', user_id: 'slow' }],
    };

    await using service = await startTestService({ statementTimeoutMs: 1, bootstrap });

    const list = await createApiClient(service.url).post(alert.list.path);
    expect(list.status).toBe(401);
    const kind = {
      kind: 'domains',
      records: Array.from({ length: 2_000 }, (_, id) => ({ domain_id: `domain-${id}` })),
    };
    expect((await service.internal.post('/internal/v1/directory/put', kind)).status).toBe(504);
  });
});
