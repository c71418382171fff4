/** Opens the directory for a command: through a running service, or from a store that no service has open. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../app/config/index.ts';
import { createHttpClient, type DirectoryClient } from '../import/index.ts';
import { isHttpUrl } from './endpoint.ts';
import { CommandError, createStoreFailure, UsageError } from './error.ts';

/** A client that must be closed after use. */
export interface OpenClient extends DirectoryClient {
  readonly close: () => Promise<void>;
}

const openServiceClient = (url: string, { internalToken }: Config): OpenClient => {
  if (!isHttpUrl(url)) {
    throw new UsageError(`--url ${url}: expected a URL that begins with http:// or https://.`);
  }
  if (!internalToken) throw new UsageError('--url: expected the INTERNAL_TOKEN of the service in the environment.');
  return { ...createHttpClient({ url: url.replace(/\/+$/, ''), internalToken }), close: async () => {} };
};

/** A command never creates a store: the service's first start would use it as its own. */
const checkStore = ({ databaseUrl, dataDir }: Config) => {
  if (databaseUrl || existsSync(join(dataDir, 'store'))) return;
  throw new UsageError(`There is no store in ${dataDir}: expected DATA_DIR, DATABASE_URL or --url to name one.`);
};

/** Refusals of the store as errors that the user can correct, like those of a running service. */
const translateRefusals = <Arguments extends readonly unknown[], Result>(
  call: (...given: Arguments) => Promise<Result>,
): ((...given: Arguments) => Promise<Result>) => {
  return (...given) =>
    call(...given).catch((cause: Error & { readonly code?: string }) => {
      if (cause.name !== 'ServiceError') throw cause;
      throw new CommandError(`The store refused: ${cause.code}: ${cause.message}`, { cause });
    });
};

const openStoreClient = async (config: Config): Promise<OpenClient> => {
  checkStore(config);
  // Imported here, since the store's libraries load slowly and commands against a running service do not need them.
  const { openDirectory } = await import('../service/directory/open.ts');
  try {
    const {
      list,
      countCosts,
      put,
      delete: remove,
      close,
    } = await openDirectory({ ...config, schema: config.databaseSchema });
    return {
      list: translateRefusals(list),
      countCosts,
      put: translateRefusals(put),
      delete: translateRefusals(remove),
      close,
    };
  } catch (cause) {
    const { message } = cause as Error;
    throw createStoreFailure(`The store cannot be opened: ${message}. While a service runs on it, use --url.`, cause);
  }
};

/**
 * Opens the directory of a running service, or of the store in the settings.
 *
 * @param url base URL of the service; absent: the store
 * @throws {CommandError} naming the option or setting at fault
 */
export const openClient = async (url: string | undefined, config: Config): Promise<OpenClient> =>
  url === undefined ? openStoreClient(config) : openServiceClient(url, config);
