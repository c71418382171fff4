/** What a gateway opens according to the settings. Used by the facade and by `skein gateway`. */
import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import type { Logger } from 'pino';
import {
  automaticDocuments,
  connectRedis,
  type DocumentSource,
  type Engine,
  type Limits,
  type McpOptions,
  type Redis,
  type RegisterMetrics,
  type ReloadSource,
  readManifest,
  redisDocuments,
  registerRedisMetrics,
  reloadableDocuments,
  trustedDocuments,
  trustedLimits,
} from '../../gateway/index.ts';
import type { Config } from '../config/index.ts';
import { openMcpDocuments } from './mcpDocuments.ts';

/** Resources of a gateway. Close them after it. */
export interface GatewayResources {
  readonly documents: DocumentSource;
  /** The tools at `/mcp`. Undefined if there are none. */
  readonly mcp: McpOptions | undefined;
  /** Undefined if replicas share nothing. */
  readonly redis: Redis | undefined;
  /** Options of the engine. */
  readonly engine: { readonly limits: Limits; readonly introspection: boolean; readonly suggestions: boolean };
  /** Names of operations that become labels of metrics. */
  readonly operationNames: ReadonlySet<string>;
  readonly registerMetrics: RegisterMetrics;
  /** Logs the trusted documents that do not fit the graph. */
  checkDocuments<Context>(prepare: Engine<Context>['prepare']): void;
  /** The trusted documents and those of tools, if there are any. Trusted ones are checked against `prepare`. */
  reloads<Context>(prepare: Engine<Context>['prepare']): readonly ReloadSource[];
  close(): Promise<void>;
}

/** Reads the manifest of trusted documents, if one is set. */
const readTrustedDocuments = ({ trustedDocuments: file }: Config) => {
  if (file === undefined) return undefined;
  try {
    return readManifest(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`TRUSTED_DOCUMENTS: ${file}: ${(error as Error).message}`);
  }
};

const createDocuments = (
  trusted: ReadonlyMap<string, string> | undefined,
  { persistedQueriesMaxBytes }: Config,
  redis: Redis | undefined,
) =>
  trusted === undefined
    ? automaticDocuments({ maxBytes: persistedQueriesMaxBytes, shared: redis && redisDocuments(redis) })
    : trustedDocuments(trusted);

/** Most names of operations that become labels. */
const MAX_OPERATION_NAMES = 500;

/** Names of the operations of all documents that can be parsed. */
const parseOperationNames = (texts: Iterable<string>): string[] =>
  [...texts].flatMap((text) => {
    try {
      const { definitions } = parse(text, { noLocation: true });
      return definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION && one.name ? [one.name.value] : []));
    } catch {
      return [];
    }
  });

/** Whether a document does not fit the graph. Documents without a named operation are valid here. */
const isInvalidDocument = (found: ReturnType<Engine<never>['prepare']>) =>
  'errors' in found && found.errors.some(({ extensions }) => extensions.code !== 'OPERATION_RESOLUTION_FAILURE');

/**
 * Opens the resources: connects to Redis, reads the trusted documents.
 *
 * @throws Error the manifest of trusted documents, or the documents of tools, cannot be read
 */
export const openGatewayResources = async (config: Config, logger: Logger): Promise<GatewayResources> => {
  const redis = config.redisUrl === undefined ? undefined : await connectRedis(config.redisUrl, logger);
  let trusted = readTrustedDocuments(config);
  const documents = reloadableDocuments(createDocuments(trusted, config, redis));
  const tools = openMcpDocuments(config, () => nameOperations());
  const operationNames = new Set<string>();
  const nameOperations = () => {
    operationNames.clear();
    const texts = [...(trusted?.values() ?? []), ...(tools?.documents() ?? [])];
    for (const name of listOperationNames(config, texts)) operationNames.add(name);
  };
  nameOperations();
  const checkDocuments = <Context>(prepare: Engine<Context>['prepare']) => {
    for (const [id, text] of trusted ?? [])
      if (isInvalidDocument(prepare({ text }))) logger.warn({ id }, 'a trusted document does not fit the graph');
  };
  const reload = () => {
    trusted = readTrustedDocuments(config);
    documents.replace(createDocuments(trusted, config, redis));
    nameOperations();
  };
  return {
    documents,
    mcp: tools && { documents: tools.documents, explore: config.introspection },
    redis,
    engine: {
      limits: trusted === undefined ? config.limits : trustedLimits(config.limits),
      introspection: config.introspection,
      suggestions: config.introspection,
    },
    operationNames,
    registerMetrics: (registry) => redis && registerRedisMetrics(registry, redis),
    checkDocuments,
    reloads: (prepare) => {
      const { trustedDocuments: file } = config;
      const ofTools = tools === undefined ? [] : [tools.source];
      if (file === undefined) return ofTools;
      const source = () => {
        reload();
        checkDocuments(prepare);
      };
      return [{ what: 'documents', files: [file], reload: source }, ...ofTools];
    },
    close: async () => redis?.close(),
  };
};

const listOperationNames = ({ metricsOperations }: Config, texts: readonly string[]) =>
  [...metricsOperations, ...parseOperationNames(texts)].slice(0, MAX_OPERATION_NAMES);
