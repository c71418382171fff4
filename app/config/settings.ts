/** Every setting: its variable, its default, how it is read. */
import { defaultLimits, type Limits } from '../../gateway/engine/base/limits.ts';
import { serverDefaults } from '../../gateway/server/options.ts';
import { type Area, areas } from '../../schema/subgraphSdl.ts';
import type { Constants } from './constants.ts';
import {
  algorithms,
  anyText,
  atLeast,
  counts,
  flag,
  headerName,
  httpUrl,
  key,
  listOf,
  milliseconds,
  oneOf,
  operationName,
  origins,
  port,
  positiveInteger,
  postgresUrl,
  publicKey,
  rateLimit,
  ratio,
  redisUrl,
  SAMPLERS,
  type SettingReader,
  schemaName,
  secrets,
  serverUrl,
  sharedKey,
  type UrlsByName,
  urlsOf,
  wholeNumber,
  withDefaults,
  workers,
} from './readers.ts';

/** One setting: its variable, how to read it, and its value if the variable is unset. */
export interface Setting<Value> {
  readonly variable: string;
  readonly read: SettingReader<Value>;
  readonly fallback: Value;
  /** Replaces `fallback` with `NODE_ENV=production`. */
  readonly inProduction?: Value;
  /** The value is secret: the variable with `_FILE` may name a file that has it. */
  readonly isSecret?: true;
}

const optional = <Value>(variable: string, read: SettingReader<Value>, fallback: Value): Setting<Value> => ({
  variable,
  read,
  fallback,
});

const unset = <Value>(variable: string, read: SettingReader<Value>): Setting<Value | undefined> => ({
  variable,
  read,
  fallback: undefined,
});

/** Secret, or with a password in it. */
const secret = <Value>(variable: string, read: SettingReader<Value>): Setting<Value | undefined> => ({
  ...unset(variable, read),
  isSecret: true,
});

/** On in development, off with `NODE_ENV=production`, unless the variable says otherwise. */
const development = (variable: string): Setting<boolean> => ({
  ...optional(variable, flag, true),
  inProduction: false,
});

/** Most streams at a time. */
const STREAMS = { user: 50, domain: 1_000, process: 10_000 };

const processes = {
  /**
   * `production` turns off by default what helps development: see INTROSPECTION, EXPLAIN, EXPLORER, GET_QUERIES.
   * It also ends session cookies without `Secure` at http://localhost. Other values than `production`, `development` and `test` are refused.
   */
  nodeEnv: optional('NODE_ENV', oneOf('development', 'production', 'test'), 'development'),
  /** Address the gateway listens on. Default: loopback only. */
  host: optional('HOST', anyText, '127.0.0.1'),
  /** Port the gateway, or an area in its own process, listens on. */
  port: optional('PORT', port, 4000),
  /** Port of the embedded service, which listens on the gateway's host. */
  servicePort: optional('SERVICE_PORT', port, 4001),
  /**
   * Processes that share the port: a number, or `auto` for as many as there are processors. The service needs DATABASE_URL for
   * more than one.
   */
  workers: optional('WORKERS', workers, 1),
  /**
   * Port of a second server, on the same address, for `/metrics`, `/supergraph.graphql`, `/schema.graphql` and the health checks. `/metrics` is then
   * served there only, as `/supergraph.graphql` always is: it contains elements that are hidden from clients. If unset, there
   * is none.
   */
  adminPort: unset('ADMIN_PORT', port),
  /** Number of trusted proxies before the gateway: the address of anonymous callers is from `X-Forwarded-For` then. */
  trustedProxies: optional('TRUSTED_PROXIES', wholeNumber, 0),
  /** After SIGTERM, how long requests are still accepted while readiness fails. */
  shutdownDrainMs: optional('SHUTDOWN_DRAIN_MS', milliseconds(0), 2_000),
} satisfies Record<string, Setting<unknown>>;

const api = {
  /** Base URL of the POST API. If unset, the embedded service is started. */
  upstreamUrl: unset('UPSTREAM_URL', httpUrl),
  /** Timeout of one POST, headers and body together. Each retry has its own. */
  upstreamTimeoutMs: optional('UPSTREAM_TIMEOUT_MS', milliseconds(1), 10_000),
  /** Most concurrent POSTs to one area. */
  upstreamConcurrency: optional('UPSTREAM_CONCURRENCY', positiveInteger, 64),
  /** Whether paths of the POST API have a version, `/identity/v2/app/list`, or none, `/identity/app/list`. */
  upstreamPaths: optional('UPSTREAM_PATHS', oneOf('versioned', 'unversioned'), 'versioned'),
  /** Whether POSTs are refused that the contract closes to the role type or permissions of the token. */
  upstreamCheckPermissions: optional('UPSTREAM_CHECK_PERMISSIONS', flag, true),
  /**
   * Whether the reads that a query needed last time are sent at once when the same caller sends it again. A few of them may then be of no
   * use.
   */
  upstreamPrefetch: optional('UPSTREAM_PREFETCH', flag, true),
  /** Names of headers, separated by commas, that are sent on to the POST API and to areas in their own processes. */
  forwardHeaders: optional('FORWARD_HEADERS', listOf(headerName), serverDefaults.forwardHeaders),
} satisfies Record<string, Setting<unknown>>;

const callers = {
  /** URL of a JSON Web Key Set. If one of the four keys is set, the gateway verifies bearer tokens. */
  jwtJwksUrl: unset('JWT_JWKS_URL', httpUrl),
  /** File with a JSON Web Key Set. */
  jwtJwksFile: unset('JWT_JWKS_FILE', anyText),
  /** Public key that verifies all tokens, as PEM or JSON Web Key. */
  jwtPublicKey: unset('JWT_PUBLIC_KEY', publicKey),
  /** Secret key that verifies all tokens, such as those of the embedded service. */
  jwtSecret: secret('JWT_SECRET', sharedKey),
  /** Accepted algorithms. If unset: HS256 with a secret, else ES256, EdDSA and RS256. */
  jwtAlgorithms: unset('JWT_ALGORITHMS', algorithms),
  /** Required `iss` of tokens. */
  jwtIssuer: unset('JWT_ISSUER', anyText),
  /** Required `aud` of tokens. */
  jwtAudience: unset('JWT_AUDIENCE', anyText),
  /**
   * Secrets that seal the cookies of browser sessions, separated by commas: the newest first, then those whose cookies are
   * still valid. At least 32 characters each. If unset, there are no sessions; where the dashboard is served,
   * they end with the program, and other gateways do not know them.
   */
  sessionSecret: secret('SESSION_SECRET', secrets),
  /**
   * Origins whose pages may read answers, separated by commas, or `*`. Pages of listed origins may send credentials, such
   * as cookies of a proxy; with `*` none may.
   */
  corsOrigins: optional('CORS_ORIGINS', origins, serverDefaults.corsOrigins),
} satisfies Record<string, Setting<unknown>>;

const clientFeatures = {
  /**
   * Whether queries may select `__schema` and `__type`, the gateway serves `/schema.graphql`, and errors suggest names of the
   * schema, "Did you mean …?", and list the values of enums.
   */
  introspection: development('INTROSPECTION'),
  /**
   * Who gets the plan, the POSTs and the query cost in `extensions.explain` for the header `X-Explain: 1`: nobody (`off`), callers with a
   * verified token (`authenticated`), or all (`all`).
   */
  explain: {
    ...optional('EXPLAIN', oneOf('off', 'authenticated', 'all'), 'all'),
    inProduction: 'off' as const,
  },
  /** Whether the gateway serves the explorer at `/`. */
  explorer: development('EXPLORER'),
  /**
   * Folder with collections of queries that everybody finds in the explorer: files `*.json`, as the explorer exports them. If
   * unset: `explorer/collections` of the installation.
   */
  explorerCollections: unset('EXPLORER_COLLECTIONS', anyText),
  /** Whether the gateway serves the dashboard, the example application, at `/dashboard`. */
  dashboard: development('DASHBOARD'),
  /** Whether queries may be sent by GET. With TRUSTED_DOCUMENTS they always may. */
  getQueries: development('GET_QUERIES'),
  /**
   * JSON file with the only documents that the gateway answers: a manifest of Apollo's, or a map from id to document. If
   * unset, it answers every document within the limits.
   */
  trustedDocuments: unset('TRUSTED_DOCUMENTS', anyText),
  /**
   * File with documents whose operations are tools at `/mcp`: GraphQL in a file `.graphql`, or a manifest as TRUSTED_DOCUMENTS.
   * `tasks`: those that come with Skein. If unset, there is no `/mcp`.
   */
  mcpDocuments: unset('MCP_DOCUMENTS', anyText),
  /** Most operations in one HTTP request. 0: lists of operations are refused. */
  batchMax: optional('BATCH_MAX', wholeNumber, serverDefaults.batchMax),
} satisfies Record<string, Setting<unknown>>;

const quotas = {
  /**
   * Quotas of one user in a window of some seconds: `requests`, static `cost`, `posts` sent upstream, as in
   * `requests=600,cost=200000,posts=3000,seconds=60`. Those not given are unlimited; `seconds` is 60 by default.
   */
  rateLimitUser: unset('RATE_LIMIT_USER', rateLimit('requests', 'cost', 'posts', 'seconds')),
  /** The same of all users of one domain, and `concurrency`: most requests of the domain at a time. */
  rateLimitDomain: unset('RATE_LIMIT_DOMAIN', rateLimit('requests', 'cost', 'posts', 'seconds', 'concurrency')),
  /**
   * Most streams at a time, subscriptions and live queries, of one `user`, of one `domain` and of the `process`, as in
   * `user=5,domain=100`. Those not given keep their default.
   */
  streamBounds: optional('STREAMS', withDefaults(STREAMS, counts('user', 'domain', 'process')), STREAMS),
  /** Timeout of a query, all its POSTs together. */
  requestTimeoutMs: optional('REQUEST_TIMEOUT_MS', milliseconds(1), serverDefaults.requestTimeoutMs),
  /** Timeout for a client that takes nothing of an answer. Its connection is closed. */
  sendTimeoutMs: optional('SEND_TIMEOUT_MS', milliseconds(1), serverDefaults.sendTimeoutMs),
  /** Delay of the event loop from which expensive operations are refused. 0: never. */
  overloadDelayMs: optional('OVERLOAD_DELAY_MS', milliseconds(0), 75),
} satisfies Record<string, Setting<unknown>>;

const topology = {
  /**
   * GraphQL URLs of areas that run as separate processes, by the area:
   * `monitoring=http://monitoring:4010/graphql,identity=http://identity:4011/graphql`. The other areas run in the gateway's
   * process.
   */
  subgraphUrls: optional('SUBGRAPH_URLS', urlsOf(areas), {} as UrlsByName<Area>),
  /** File with the supergraph of `npm start` and `npm run gateway`. If unset: the one of this project. */
  supergraphFile: unset('SUPERGRAPH_FILE', anyText),
  /** Redis that replicas of the gateway share. If unset, each replica works alone. */
  redisUrl: secret('REDIS_URL', redisUrl),
  /**
   * Token that can only listen to changes, the same at service, gateways and areas: with it these learn at once what has changed.
   * If unset, INTERNAL_TOKEN, which gateways on the internet should not have.
   */
  changesToken: secret('CHANGES_TOKEN', atLeast(32)),
} satisfies Record<string, Setting<unknown>>;

const store = {
  /** Public URL of the service, the start of webhook URLs. If unset, host and port of the service. */
  serviceUrl: unset('SERVICE_URL', httpUrl),
  /** Directory of the embedded store. */
  dataDir: optional('DATA_DIR', anyText, '.data'),
  /**
   * PostgreSQL URL. Of several servers, `postgres://…@one:5432,two:5432/…`, the primary is used. If unset, the embedded
   * store is used.
   */
  databaseUrl: secret('DATABASE_URL', postgresUrl),
  /**
   * PostgreSQL schema of the tables, created if missing. Jobs are in `<schema>_jobs`. If unset: `public`, and `jobs`.
   */
  databaseSchema: unset('DATABASE_SCHEMA', schemaName),
  /** A standby of this PostgreSQL for lists, statistics and analyses. If unset, all reads go to DATABASE_URL. */
  databaseReadUrl: secret('DATABASE_READ_URL', serverUrl),
  /** Most PostgreSQL connections for calls, two fifths of them for one domain. Background work and readiness use a few more. */
  databaseConnections: optional('DATABASE_CONNECTIONS', positiveInteger, 10),
  /**
   * Key for encrypting trusted secrets, 32 bytes. If unset, the embedded store generates one; PostgreSQL requires it.
   */
  secretKey: secret('SECRET_KEY', key),
  /** The previous key, for decryption only. Secrets encrypted with it are re-encrypted at startup. */
  secretKeyPrevious: secret('SECRET_KEY_PREVIOUS', key),
  /** Token of the internal operations. If unset, they do not exist. */
  internalToken: secret('INTERNAL_TOKEN', atLeast(32)),
  /** JSON file with directory entries to load at each start. If unset: the demo domain, on the embedded store. */
  bootstrapFile: unset('BOOTSTRAP_FILE', anyText),
  /** Largest body of a call that writes, and of events at a webhook's URL. Directory calls may have 10 MiB. */
  maxWriteBytes: optional('MAX_WRITE_BYTES', positiveInteger, 2 * 1024 * 1024),
  /** URL to which notifications and sign-in codes are POSTed. If unset, they are not sent. */
  notificationSinkUrl: secret('NOTIFICATION_SINK_URL', httpUrl),
} satisfies Record<string, Setting<unknown>>;

const telemetry = {
  /** Whether the gateway logs a line per request, at level `info`. */
  accessLog: optional('ACCESS_LOG', flag, true),
  /** Least severe lines that are logged. */
  logLevel: optional('LOG_LEVEL', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
  /** Names of operations, separated by commas, that become labels of metrics, like those of TRUSTED_DOCUMENTS and MCP_DOCUMENTS. */
  metricsOperations: optional('METRICS_OPERATIONS', listOf(operationName), []),
  /**
   * Base URL of an OpenTelemetry collector, such as `http://127.0.0.1:4318`. If unset, no traces and metrics are sent.
   * OpenTelemetry reads more variables by itself: see "Traces and metrics by OTLP".
   */
  otlpEndpoint: unset('OTEL_EXPORTER_OTLP_ENDPOINT', httpUrl),
  /** Encoding of what is sent to the collector. */
  otlpProtocol: optional('OTEL_EXPORTER_OTLP_PROTOCOL', oneOf('http/protobuf', 'http/json'), 'http/protobuf'),
  /** Which traces are recorded. The default records all, but those whose client has decided otherwise. */
  otelTracesSampler: optional('OTEL_TRACES_SAMPLER', oneOf(...SAMPLERS), 'parentbased_always_on'),
  /** Share of traces that samplers by ratio record, from 0 to 1. */
  otelTracesSamplerArg: optional('OTEL_TRACES_SAMPLER_ARG', ratio, 1),
  /** Whether traces are sent to the collector. */
  otelTracesExporter: optional('OTEL_TRACES_EXPORTER', oneOf('otlp', 'none'), 'otlp'),
  /** Whether metrics are sent to the collector. */
  otelMetricsExporter: optional('OTEL_METRICS_EXPORTER', oneOf('otlp', 'none'), 'otlp'),
  /** Time between two exports of metrics. */
  otelMetricIntervalMs: optional('OTEL_METRIC_EXPORT_INTERVAL', milliseconds(1), 60_000),
} satisfies Record<string, Setting<unknown>>;

export const settings = {
  ...processes,
  ...api,
  ...callers,
  ...clientFeatures,
  ...quotas,
  ...topology,
  ...store,
  ...telemetry,
};

const limit = (variable: string, name: keyof Limits) => optional(variable, positiveInteger, defaultLimits[name]);

/** Limits of one request to the gateway. `gateway/engine/base/limits.ts` defines what is counted. */
export const limits = {
  maxCharacters: limit('LIMIT_CHARACTERS', 'maxCharacters'),
  maxTokens: limit('LIMIT_TOKENS', 'maxTokens'),
  maxDepth: limit('LIMIT_DEPTH', 'maxDepth'),
  maxValues: limit('LIMIT_VALUES', 'maxValues'),
  maxCost: limit('LIMIT_COST', 'maxCost'),
  maxAnswerBytes: limit('LIMIT_ANSWER_BYTES', 'maxAnswerBytes'),
  assumedListSize: limit('LIMIT_ASSUMED_LIST_SIZE', 'assumedListSize'),
} satisfies Partial<Record<keyof Limits, Setting<number>>>;

/** All settings by what they are for, as their documentation has them. */
export const documentedSettings: Readonly<Record<string, SettingDeclarations>> = {
  'Where the programs listen, and how they end': processes,
  'The POST API': api,
  'Authentication of callers': callers,
  'What the gateway serves': clientFeatures,
  'Limits of clients': { ...quotas, ...limits },
  'Several processes and machines': topology,
  'The service and its store': store,
  'Logs, metrics and traces': telemetry,
};

export type SettingDeclarations = Readonly<Record<string, Setting<unknown>>>;

export type SettingValues<Of extends SettingDeclarations> = {
  readonly [Name in keyof Of]: ReturnType<Of[Name]['read']> | Of[Name]['fallback'];
};

/** All settings with their values. */
export type Config = Constants &
  SettingValues<typeof settings> & {
    readonly limits: Limits;
    /** Whether session cookies work at http://localhost, without `Secure`. Elsewhere they always need HTTPS. */
    readonly sessionLocalhost: boolean;
  };
