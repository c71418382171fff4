/** The demo is made on a machine that is slow. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { startDemoService } from '../../app/demo/service.ts';
import { serviceOptions } from '../facadeConfig.ts';

describe('making the demo', () => {
  it('has no time limit for statements, which begins when the demo is made', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'skein-slow-'));
    const limits = { embeddedStatementTimeoutMs: 1 };
    const options = { ...serviceOptions(), ...limits, dataDir, logger: pino({ level: 'silent' }) };
    const service = await startDemoService(options, { printLine: () => {} });

    const slow = service.perform(
      {
        name: 'slow',
        run: async (_data, db) => void (await sql`select count(*) from generate_series(1, 20000000)`.execute(db)),
      },
      {},
    );

    await expect(slow).rejects.toThrow('A statement took longer than 1 ms.');
    await service.close();
    rmSync(dataDir, { recursive: true });
  });
});
