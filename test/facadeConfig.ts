import { type Config, type Constants, readConfig } from '../app/config/index.ts';
import type { UpstreamOptions } from '../subgraphs/index.ts';

/** The event loop is busy with the test itself, and the machine with other tests: no load is shed, and answers may take long. */
const BUSY_MACHINE = { OVERLOAD_DELAY_MS: '0', REQUEST_TIMEOUT_MS: '120000', UPSTREAM_TIMEOUT_MS: '60000' };

/**
 * The configuration of a facade that a test starts in its own process, on a free port. Unless the test says so, it sheds no load, and
 * its deadlines are those of a busy machine.
 *
 * @param settings environment variables
 * @param replaced constants with other values
 */
export const facadeConfig = (
  settings: Readonly<Record<string, string | undefined>> = {},
  replaced: Partial<Constants> = {},
): Config => ({ ...readConfig({ ...BUSY_MACHINE, PORT: '0', ...settings }), ...replaced });

/** Options of a client of the POST API that a test creates itself: those of the configuration, unless others are given. */
export const upstreamOptions = (upstreamUrl: string, options: Partial<UpstreamOptions> = {}): UpstreamOptions => ({
  ...facadeConfig(),
  upstreamUrl,
  ...options,
});

/** Options of a service that a test starts in its own process: on a free port, with a store in memory without a limit. */
export const serviceOptions = () => ({
  ...readConfig({ SERVICE_PORT: '0' }),
  dataDir: undefined,
  embeddedMaxMemoryBytes: Number.POSITIVE_INFINITY,
});
