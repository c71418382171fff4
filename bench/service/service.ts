/** The service as shipped, in a separate process. Arguments: PostgreSQL URL and schema; none: embedded store. */
import pino from 'pino';
import { readConfig } from '../../app/config/index.ts';
import { startService } from '../../service/index.ts';
import { INTERNAL_TOKEN, SECRET_KEY } from '../../test/service/testDomain.ts';
import { startProfile, stopProfile } from '../profiler.ts';
import { serveMessages } from '../startProcess.ts';
import { createFixtures } from './fixtures.ts';
import { readProcessCpuMs } from './processCpu.ts';

const [databaseUrl, databaseSchema] = process.argv.slice(2);
const { url } = await startService({
  ...readConfig({ SERVICE_PORT: '0' }),
  ...{ dataDir: undefined, databaseUrl, databaseSchema },
  ...{ internalToken: INTERNAL_TOKEN, secretKey: SECRET_KEY },
  logger: pino({ level: 'info' }, pino.destination('/dev/null')),
});

const duties = {
  url: () => url,
  cpuMs: readProcessCpuMs,
  fixtures: () => createFixtures(url),
  startProfile,
  stopProfile,
};

/** The messages that the process handles. */
export type ServiceHandlers = typeof duties;

serveMessages(duties);
