/** A service of a test's own: started with options of its own, on a store of its own, and taken down at the end. */
import { randomBytes, randomInt } from 'node:crypto';
import pino from 'pino';
import { type Service, type ServiceOptions, startService } from '../../service/index.ts';
import { type Client, clientOf, clock, INTERNAL_TOKEN, SECRET_KEY } from './kit.ts';

/** A running service; `await using` takes it down. */
export interface OwnService extends AsyncDisposable {
  readonly url: string;
  /** Does one kind of clock-driven work at once. */
  readonly perform: Service['perform'];
  readonly internal: Client;
}

/** A name for a schema that nobody has; PostgreSQL only. */
export const freshSchema = () => `test_${randomBytes(4).toString('hex')}`;

/** A port for a service that is to come back at the same: below those a system gives away, so that nobody takes it. */
export const quietPort = (): number => randomInt(20_000, 25_000);

export const startOwn = async (options: Partial<ServiceOptions> = {}): Promise<OwnService> => {
  const { url, perform, close } = await startService({
    host: '127.0.0.1',
    port: 0,
    databaseUrl: process.env.DATABASE_URL,
    schema: freshSchema(),
    internalToken: INTERNAL_TOKEN,
    secretKey: SECRET_KEY,
    logger: pino({ level: 'silent' }),
    clock,
    pollingSeconds: 0.5,
    ...options,
  });
  return { url, perform, internal: clientOf(url, INTERNAL_TOKEN), [Symbol.asyncDispose]: close };
};
