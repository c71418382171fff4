/** A service whose store a test may reach, for what no operation makes yet. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { startService } from '../../../service/index.ts';
import { type Database, openEmbedded } from '../../../service/store/database.ts';
import { openPostgres } from '../../../service/store/postgres.ts';
import { INTERNAL_TOKEN, SECRET_KEY } from '../kit.ts';
import { freshSchema, quietPort } from '../own.ts';

/** A running service of a test's own. */
export interface OwnService {
  readonly url: string;
  /** Works on the store. The embedded one bears one process, so the service stops meanwhile and comes back. */
  readonly withStore: (work: (db: Database) => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts it on a store of its own, on PGlite or, with DATABASE_URL, on PostgreSQL. */
export const ownService = async (): Promise<OwnService> => {
  const databaseUrl = process.env.DATABASE_URL;
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-'));
  const schema = freshSchema();
  const logger = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  const start = (at: number) =>
    startService({
      ...{ host: '127.0.0.1', port: at, databaseUrl, schema, dataDir, logger },
      internalToken: INTERNAL_TOKEN,
      secretKey: SECRET_KEY,
    });
  const port = quietPort();
  let service = await start(port);
  const { url } = service;
  return {
    url,
    withStore: async (work) => {
      await service.close();
      const store = databaseUrl ? await openPostgres(databaseUrl, { schema }) : await openEmbedded({ dataDir });
      await work(store.db).finally(store.close);
      service = await start(port);
    },
    close: async () => {
      await service.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
