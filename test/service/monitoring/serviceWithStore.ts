/** A service whose store a test can open, for data that no operation creates. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { startService } from '../../../service/index.ts';
import { type Database, openEmbedded } from '../../../service/store/database.ts';
import { openPostgres } from '../../../service/store/postgres.ts';
import { serviceOptions } from '../../facadeConfig.ts';
import { INTERNAL_TOKEN, SECRET_KEY } from '../testDomain.ts';
import { findReusablePort, makeSchemaName } from '../testService.ts';

/** A running service. */
export interface ServiceWithStore {
  readonly url: string;
  /** Runs work on the store. The service is stopped meanwhile, because only one process can open the embedded store. */
  readonly withStore: (work: (db: Database) => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts the service on its own store: PGlite, or PostgreSQL if DATABASE_URL is set. */
export const startServiceWithStore = async (): Promise<ServiceWithStore> => {
  const databaseUrl = process.env.DATABASE_URL;
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-'));
  const schema = makeSchemaName();
  const logger = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  const start = (at: number) =>
    startService({
      ...serviceOptions(),
      ...{ servicePort: at, databaseUrl, databaseSchema: schema, dataDir, logger },
      internalToken: INTERNAL_TOKEN,
      secretKey: SECRET_KEY,
    });
  const port = await findReusablePort();
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
