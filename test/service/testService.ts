/** A service for one test, with its own options and its own store. */
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import pino from 'pino';
import { type RunningService, type ServiceOptions, startService } from '../../service/index.ts';
import { serviceOptions } from '../facadeConfig.ts';
import { type ApiClient, clock, createApiClient, INTERNAL_TOKEN, SECRET_KEY } from './testDomain.ts';

/** A running service; `await using` stops it. */
export interface TestService extends AsyncDisposable {
  readonly url: string;
  /** Runs one kind of scheduled work immediately. */
  readonly perform: RunningService['perform'];
  readonly internal: ApiClient;
}

/** A new schema name for PostgreSQL. */
export const makeSchemaName = () => `test_${randomBytes(4).toString('hex')}`;

/** A free port on which a service can be restarted: below the range of ephemeral ports, so that no other process gets it. */
export const findReusablePort = async (): Promise<number> => {
  const port = randomInt(20_000, 25_000);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return isFree ? port : findReusablePort();
};

/** Options of a service that differ from those of the tests. */
export interface TestServiceOptions extends Partial<ServiceOptions> {
  /** Schema of PostgreSQL. If it is not given, a new one; undefined: `public`. */
  readonly schema?: string | undefined;
}

/** Starts a service on a store of its own. */
export const startTestService = async (given: TestServiceOptions = {}): Promise<TestService> => {
  const { schema: databaseSchema, ...options } = { schema: makeSchemaName(), ...given };
  const { url, perform, close } = await startService({
    ...serviceOptions(),
    databaseUrl: process.env.DATABASE_URL,
    databaseSchema,
    internalToken: INTERNAL_TOKEN,
    secretKey: SECRET_KEY,
    logger: pino({ level: 'silent' }),
    clock,
    pollingSeconds: 0.5,
    ...options,
  });
  return { url, perform, internal: createApiClient(url, INTERNAL_TOKEN), [Symbol.asyncDispose]: close };
};
