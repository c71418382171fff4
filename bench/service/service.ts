/** The service as it ships, in a process of its own. Arguments: address of PostgreSQL and schema; none: embedded. */
import pino from 'pino';
import { startService } from '../../service/index.ts';
import { INTERNAL_TOKEN, SECRET_KEY } from '../../test/service/kit.ts';
import { serve } from '../process.ts';
import { startProfile, stopProfile } from '../profiler.ts';
import { createFixtures } from './fixtures.ts';
import { cpuMs } from './usage.ts';

const [databaseUrl, schema] = process.argv.slice(2);
const { url } = await startService({
  ...{ host: '127.0.0.1', port: 0, databaseUrl, schema },
  ...{ internalToken: INTERNAL_TOKEN, secretKey: SECRET_KEY },
  logger: pino({ level: 'info' }, pino.destination('/dev/null')),
});

const duties = { url: () => url, cpuMs, fixtures: () => createFixtures(url), startProfile, stopProfile };

/** What the process can be asked. */
export type ServiceCommands = typeof duties;

serve(duties);
