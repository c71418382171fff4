import { type Config, type Constants, readConfig } from '../app/config/index.ts';

/**
 * The configuration of a facade that a test starts in its own process, on a free port. It sheds no load unless the test says so: the
 * event loop is busy with the test itself.
 *
 * @param settings environment variables
 * @param replaced constants with other values
 */
export const facadeConfig = (
  settings: Readonly<Record<string, string | undefined>> = {},
  replaced: Partial<Constants> = {},
): Config => ({ ...readConfig({ OVERLOAD_DELAY_MS: '0', PORT: '0', ...settings }), ...replaced });
