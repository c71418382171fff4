/** All settings, read once at startup. No other file reads the environment. */
import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { defaultLimits } from './gateway/limits.ts';
import { serverUrls } from './service/store/server-urls.ts';
import { DEFAULT_TIMEOUT_MS } from './subgraphs/upstream/defaultTimeout.ts';

/** Parses the text of one variable. Throws an Error that states the expected format. */
type Reader<Value> = (text: string) => Value;

const expected = (what: string): never => {
  throw new Error(`expected ${what}`);
};

const anyText: Reader<string> = (text) => text;

const port: Reader<number> = (text) =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : expected('a port, 0 to 65535 (0: any free one)');

const positiveInteger: Reader<number> = (text) =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : expected('a whole number above 0');

const wholeNumber: Reader<number> = (text) =>
  /^\d{1,15}$/.test(text) ? Number(text) : expected('a whole number, 0 or above');

const flag: Reader<boolean> = (text) => {
  if (text === 'true' || text === 'false') return text === 'true';
  return expected('true or false');
};

const url =
  (...protocols: string[]): Reader<string> =>
  (text) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol)
      ? text.replace(/\/+$/, '')
      : expected(`a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);

const serverUrl = url('postgres:', 'postgresql:');

/** `postgres://user:password@one:5432,two:5432/database`: one server or several. */
const postgresUrl: Reader<string> = (text) => {
  serverUrls(text).forEach(serverUrl);
  return text.replace(/\/+$/, '');
};

const httpUrl = url('http:', 'https:');

/** `redis://user:password@host:port/0`: the path is the number of a database. */
const redisUrl: Reader<string> = (text) => {
  const read = url('redis:', 'rediss:')(text);
  return /^\/?\d*$/.test(new URL(read).pathname) ? read : expected('the number of a database, or nothing, as its path');
};

/** Needs no quoting in SQL. Short, because the schema of the jobs adds a suffix to it. */
const schemaName: Reader<string> = (text) =>
  /^[a-z_][a-z0-9_]{0,49}$/.test(text) ? text : expected('lower-case letters, digits and _, at most 50');

const atLeast =
  (length: number): Reader<string> =>
  (text) =>
    text.length >= length ? text : expected(`at least ${length} characters`);

/** A public key: PEM, with line breaks or `\\n` between its lines, or a JSON Web Key. */
const publicKey: Reader<KeyObject> = (text) => {
  try {
    if (text.startsWith('{')) return createPublicKey({ key: JSON.parse(text), format: 'jwk' });
    return createPublicKey(text.replaceAll('\\n', '\n'));
  } catch {
    return expected('a public key as PEM or JSON Web Key');
  }
};

/** A secret key of at least 256 bits, as HS256 demands. */
const sharedKey: Reader<KeyObject> = (text) => {
  const bytes = /^[\w-]{43,}={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : Buffer.from(text, 'base64');
  return bytes.length >= 32 ? createSecretKey(bytes) : expected('at least 32 bytes in base64url or base64');
};

const ALGORITHMS = {
  secret: ['HS256', 'HS384', 'HS512'],
  public: ['ES256', 'ES384', 'ES512', 'EdDSA', 'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
} as const;

type Algorithm = (typeof ALGORITHMS)['secret' | 'public'][number];

const algorithms: Reader<readonly Algorithm[]> = (text) =>
  text
    .trim()
    .split(/[\s,]+/)
    .map(oneOf(...ALGORITHMS.secret, ...ALGORITHMS.public));

/** The base64 decoder accepts invalid text, so the format is checked first. */
const key: Reader<Uint8Array> = (text) => {
  if (/^[0-9a-fA-F]{64}$/.test(text)) return Buffer.from(text, 'hex');
  return /^[A-Za-z0-9+/]{43}=$/.test(text) ? Buffer.from(text, 'base64') : expected('32 bytes in base64 or hex');
};

const listOf =
  <Value>(read: Reader<Value>): Reader<readonly Value[]> =>
  (text) =>
    text.split(',').map((item) => read(item.trim()));

/** Secrets, the newest first. */
const secrets: Reader<readonly [string, ...string[]]> = (text) => {
  const [newest, ...older] = text.split(',').map((each) => each.trim());
  if (newest === undefined || [newest, ...older].some(({ length }) => length < 32))
    return expected('secrets of at least 32 characters each, separated by commas');
  return [newest, ...older];
};

/** The origin of a page, as browsers send it: `https://app.example.com`. */
const origin: Reader<string> = (text) =>
  URL.canParse(text) && new URL(text).origin === text
    ? text
    : expected('*, or origins such as https://app.example.com');

const origins: Reader<'*' | readonly string[]> = (text) => (text === '*' ? text : listOf(origin)(text));

/** Headers or attributes, as OpenTelemetry writes them: `name=value` pairs with percent-encoded values. */
const pairs: Reader<Readonly<Record<string, string>>> = (text) =>
  Object.fromEntries(
    text.split(',').map((pair) => {
      const [, name = '', value = ''] =
        /^\s*([^=\s]+)\s*=(.*)$/.exec(pair) ?? expected('name=value pairs, separated by commas');
      return [name, decoded(value.trim())];
    }),
  );

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return expected('values that are percent-encoded');
  }
};

const ratio: Reader<number> = (text) =>
  /^(0(\.\d{1,9})?|1(\.0{1,9})?)$/.test(text) ? Number(text) : expected('a number from 0 to 1');

/** Headers that every request has for its own connection or body, and those that are always sent on. */
const OWN_HEADERS = new Set([
  ...['host', 'connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect', 'content-length'],
  ...['content-type', 'content-encoding', 'accept', 'accept-encoding', 'x-request-timeout-ms', 'x-request-id'],
  ...['authorization', 'traceparent', 'tracestate'],
]);

const headerName: Reader<string> = (text) => {
  const name = text.toLowerCase();
  if (!/^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(name)) return expected('names of headers, separated by commas');
  return OWN_HEADERS.has(name) ? expected('names of headers other than those that the gateway sets itself') : name;
};

const operationName: Reader<string> = (text) =>
  /^[_A-Za-z][_0-9A-Za-z]{0,99}$/.test(text) ? text : expected('names of operations, separated by commas');

const oneOf =
  <const Values extends readonly string[]>(...values: Values): Reader<Values[number]> =>
  (text) =>
    values.includes(text) ? text : expected(`one of ${values.join(', ')}`);

const SAMPLERS = [
  ...(['always_on', 'always_off', 'traceidratio'] as const),
  ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
] as const;

/** One setting: its variable, how to read it, and its value if the variable is unset. */
export interface Setting<Value> {
  readonly variable: string;
  readonly read: Reader<Value>;
  readonly fallback: Value;
  /** Replaces `fallback` with `NODE_ENV=production`. */
  readonly inProduction?: Value;
}

const optional = <Value>(variable: string, read: Reader<Value>, fallback: Value): Setting<Value> => ({
  variable,
  read,
  fallback,
});

const unset = <Value>(variable: string, read: Reader<Value>): Setting<Value | undefined> => ({
  variable,
  read,
  fallback: undefined,
});

/** On in development, off with `NODE_ENV=production`, unless the variable says otherwise. */
const development = (variable: string): Setting<boolean> => ({
  ...optional(variable, flag, true),
  inProduction: false,
});

/** `auto` is the number of processors that this process may use. */
const workers: Reader<number> = (text) => {
  if (text === 'auto') return availableParallelism();
  return /^[1-9]\d?$/.test(text) ? Number(text) : expected('auto, or a whole number from 1 to 99');
};

const settings = {
  /**
   * `production` turns off by default what helps development: see INTROSPECTION, SUGGESTIONS, EXPLAIN, EXPLORER, GET_QUERIES.
   * Other values than `production`, `development` and `test` are refused.
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
  /** Base URL of the POST API. If unset, the embedded service is started. */
  upstreamUrl: unset('UPSTREAM_URL', httpUrl),
  /** Timeout of one POST, headers and body together. Each retry has its own. */
  upstreamTimeoutMs: optional('UPSTREAM_TIMEOUT_MS', positiveInteger, DEFAULT_TIMEOUT_MS),
  /** Largest response of one POST. */
  upstreamMaxResponseBytes: optional('UPSTREAM_MAX_RESPONSE_BYTES', positiveInteger, 8 * 1024 * 1024),
  /** Most concurrent POSTs to one area. */
  upstreamConcurrency: optional('UPSTREAM_CONCURRENCY', positiveInteger, 64),
  /** Most queued POSTs to one area. Further ones are refused. */
  upstreamQueue: optional('UPSTREAM_QUEUE', wholeNumber, 1024),
  /** Consecutive failures of one area that open its circuit breaker. */
  upstreamBreakerFailures: optional('UPSTREAM_BREAKER_FAILURES', positiveInteger, 10),
  /** How long an open circuit breaker refuses all POSTs to its area before it sends a probe. */
  upstreamBreakerOpenMs: optional('UPSTREAM_BREAKER_OPEN_MS', positiveInteger, 5_000),
  /** Whether paths of the POST API have a version, `/identity/v2/app/list`, or none, `/identity/app/list`. */
  upstreamPaths: optional('UPSTREAM_PATHS', oneOf('versioned', 'unversioned'), 'versioned'),
  /** Whether POSTs are refused that the contract closes to the role type or permissions of the token. */
  upstreamCheckPermissions: optional('UPSTREAM_CHECK_PERMISSIONS', flag, true),
  /** Whether equal reads of one caller share a POST while it is in flight. */
  upstreamShareReads: optional('UPSTREAM_SHARE_READS', flag, false),
  /** Timeout of a query, all its POSTs together. */
  requestTimeoutMs: optional('REQUEST_TIMEOUT_MS', positiveInteger, 30_000),
  /** Timeout for receiving a request, headers and body together. */
  receiveTimeoutMs: optional('RECEIVE_TIMEOUT_MS', positiveInteger, 15_000),
  /** Timeout for a client that takes nothing of an answer. Its connection is closed. */
  sendTimeoutMs: optional('SEND_TIMEOUT_MS', positiveInteger, 30_000),
  /** Most bytes of all answers that wait for their readers. Further large answers are refused. */
  sendMaxBytes: optional('SEND_MAX_BYTES', positiveInteger, 256 * 1024 * 1024),
  /** After SIGTERM, how long requests are still accepted while readiness fails. */
  shutdownDrainMs: optional('SHUTDOWN_DRAIN_MS', wholeNumber, 2_000),
  /** URL of a JSON Web Key Set. If one of the four keys is set, the gateway verifies bearer tokens. */
  jwtJwksUrl: unset('JWT_JWKS_URL', httpUrl),
  /** File with a JSON Web Key Set. */
  jwtJwksFile: unset('JWT_JWKS_FILE', anyText),
  /** Public key that verifies all tokens, as PEM or JSON Web Key. */
  jwtPublicKey: unset('JWT_PUBLIC_KEY', publicKey),
  /** Secret key that verifies all tokens, such as those of the embedded service. */
  jwtSecret: unset('JWT_SECRET', sharedKey),
  /** Accepted algorithms. If unset: HS256 with a secret, else ES256, EdDSA and RS256. */
  jwtAlgorithms: unset('JWT_ALGORITHMS', algorithms),
  /** Required `iss` of tokens. */
  jwtIssuer: unset('JWT_ISSUER', anyText),
  /** Required `aud` of tokens. */
  jwtAudience: unset('JWT_AUDIENCE', anyText),
  /** Tolerated difference between clocks. */
  jwtClockSkewS: optional('JWT_CLOCK_SKEW_S', wholeNumber, 5),
  /** Shortest time between two fetches of the key set. */
  jwtJwksCooldownMs: optional('JWT_JWKS_COOLDOWN_MS', positiveInteger, 30_000),
  /**
   * Secrets that seal the cookies of browser sessions, separated by commas: the newest first, then those whose cookies are
   * still valid. At least 32 characters each. If unset, there are no sessions.
   */
  sessionSecret: unset('SESSION_SECRET', secrets),
  /** Whether session cookies work at http://localhost, without `Secure`. Elsewhere they always need HTTPS. */
  sessionLocalhost: development('SESSION_LOCALHOST'),
  /** Length of the windows of rate limits. */
  rateLimitWindowS: optional('RATE_LIMIT_WINDOW_S', positiveInteger, 60),
  /** Requests of one user in a window. If unset, there is no limit; the same holds for the other quotas. */
  rateLimitUserRequests: unset('RATE_LIMIT_USER_REQUESTS', positiveInteger),
  /** Static cost of all requests of one user in a window. */
  rateLimitUserCost: unset('RATE_LIMIT_USER_COST', positiveInteger),
  /** POSTs sent upstream for one user in a window. */
  rateLimitUserPosts: unset('RATE_LIMIT_USER_POSTS', positiveInteger),
  /** Requests of all users of one domain in a window. */
  rateLimitDomainRequests: unset('RATE_LIMIT_DOMAIN_REQUESTS', positiveInteger),
  /** Static cost of all requests of one domain in a window. */
  rateLimitDomainCost: unset('RATE_LIMIT_DOMAIN_COST', positiveInteger),
  /** POSTs sent upstream for one domain in a window. */
  rateLimitDomainPosts: unset('RATE_LIMIT_DOMAIN_POSTS', positiveInteger),
  /** Most requests of one domain at a time. */
  domainConcurrency: unset('DOMAIN_CONCURRENCY', positiveInteger),
  /** Number of trusted proxies before the gateway: the address of anonymous callers is from `X-Forwarded-For` then. */
  trustedProxies: optional('TRUSTED_PROXIES', wholeNumber, 0),
  /** Most streams of one user at a time: subscriptions and live queries. */
  streamsPerUser: optional('STREAMS_PER_USER', positiveInteger, 50),
  /** Most streams of one domain at a time. */
  streamsPerDomain: optional('STREAMS_PER_DOMAIN', positiveInteger, 1_000),
  /** Most streams of the process at a time. */
  streamsMax: optional('STREAMS_MAX', positiveInteger, 10_000),
  /** Shortest time between two polls of a list that changes, for subscriptions. */
  pollMinMs: optional('POLL_MIN_MS', positiveInteger, 1_000),
  /** Longest time between two polls of a list that does not change. */
  pollMaxMs: optional('POLL_MAX_MS', positiveInteger, 30_000),
  /** Delay of the event loop from which expensive operations are refused. 0: never. */
  overloadDelayMs: optional('OVERLOAD_DELAY_MS', wholeNumber, 75),
  /** Whether queries may select `__schema` and `__type`, and the gateway serves `/schema.graphql`. */
  introspection: development('INTROSPECTION'),
  /** Whether errors suggest names of the schema, "Did you mean …?", and list the values of enums. */
  suggestions: development('SUGGESTIONS'),
  /**
   * Whose requests with the header `X-Explain: 1` are answered with the plan, the POSTs and the cost in
   * `extensions.explain`: of nobody (`off`), of callers with a verified token (`authenticated`), or of all (`all`).
   */
  explain: {
    ...optional('EXPLAIN', oneOf('off', 'authenticated', 'all'), 'all'),
    inProduction: 'off' as const,
  },
  /** Whether the gateway serves the explorer at `/`. */
  explorer: development('EXPLORER'),
  /** Whether the gateway serves the dashboard, the example application, at `/dashboard`. */
  dashboard: development('DASHBOARD'),
  /** Whether queries may be sent by GET. With TRUSTED_DOCUMENTS they always may. */
  getQueries: development('GET_QUERIES'),
  /**
   * Port of a second server for `/metrics`, `/supergraph.graphql`, `/schema.graphql` and the health checks. The first two
   * are then served there only. If unset, there is none.
   */
  adminPort: unset('ADMIN_PORT', port),
  /** Address that the second server listens on. */
  adminHost: optional('ADMIN_HOST', anyText, '127.0.0.1'),
  /**
   * Whether the gateway serves `/supergraph.graphql`, which contains elements that are hidden from clients. With
   * ADMIN_PORT it is served there in any case.
   */
  supergraphPublic: optional('SUPERGRAPH_PUBLIC', flag, false),
  /**
   * JSON file with the only documents that the gateway answers: a manifest of Apollo's, or a map from id to document. If
   * unset, it answers every document within the limits.
   */
  trustedDocuments: unset('TRUSTED_DOCUMENTS', anyText),
  /** File with the supergraph of `npm start` and `npm run gateway`. If unset: the one of this project. */
  supergraphFile: unset('SUPERGRAPH_FILE', anyText),
  /**
   * How often the files of SUPERGRAPH_FILE, TRUSTED_DOCUMENTS and JWT_JWKS_FILE are checked for changes, and read again if
   * they have any. 0: only on SIGHUP.
   */
  reloadIntervalMs: optional('RELOAD_INTERVAL_MS', wholeNumber, 5_000),
  /** Memory of automatic persisted queries, in bytes. 0: they are not supported. */
  persistedQueriesMaxBytes: optional('PERSISTED_QUERIES_MAX_BYTES', wholeNumber, 16 * 1024 * 1024),
  /** Redis that replicas of the gateway share. If unset, each replica works alone. */
  redisUrl: unset('REDIS_URL', redisUrl),
  /**
   * Origins whose pages may read answers, separated by commas, or `*`. Pages of listed origins may send credentials, such
   * as cookies of a proxy; with `*` none may.
   */
  corsOrigins: optional('CORS_ORIGINS', origins, '*'),
  /** Most operations in one HTTP request. 0: lists of operations are refused. */
  batchMax: optional('BATCH_MAX', wholeNumber, 0),
  /** Answers of at least this many bytes are compressed if the client accepts it. 0: none. */
  compressMinBytes: optional('COMPRESS_MIN_BYTES', wholeNumber, 8 * 1024),
  /** How long browsers use HTTPS only, in seconds. Set it if the gateway is reached by HTTPS alone. 0: not sent. */
  hstsSeconds: optional('HSTS_SECONDS', wholeNumber, 0),
  /** Names of headers, separated by commas, that are sent on to the POST API and to areas in their own processes. */
  forwardHeaders: optional('FORWARD_HEADERS', listOf(headerName), []),
  /** Public URL of the service, the start of webhook URLs. If unset, host and port of the service. */
  serviceUrl: unset('SERVICE_URL', httpUrl),
  /** Directory of the embedded store. */
  dataDir: optional('DATA_DIR', anyText, '.data'),
  /** Timeout of a statement of the embedded store. The store is reopened after it. */
  embeddedStatementTimeoutMs: optional('EMBEDDED_STATEMENT_TIMEOUT_MS', positiveInteger, 5_000),
  /** Memory limit of the embedded store. Above it the store is reopened as soon as it is idle. */
  embeddedMaxMemoryBytes: optional('EMBEDDED_MAX_MEMORY_BYTES', positiveInteger, 256 * 1024 * 1024),
  /** Largest body of a call that writes, and of events at a webhook's URL. Directory calls may have 10 MiB. */
  maxWriteBytes: optional('MAX_WRITE_BYTES', positiveInteger, 2 * 1024 * 1024),
  /**
   * Most values in the body of a call that writes: members, elements, and the lists and objects around them. Reads,
   * events and directory calls have limits of their own.
   */
  maxWriteValues: optional('MAX_WRITE_VALUES', positiveInteger, 10_000),
  /**
   * PostgreSQL URL. Of several servers, `postgres://…@one:5432,two:5432/…`, the primary is used. If unset, the embedded
   * store is used.
   */
  databaseUrl: unset('DATABASE_URL', postgresUrl),
  /**
   * PostgreSQL schema of the tables, created if missing. Jobs are in `<schema>_jobs`. If unset: `public`, and `jobs`.
   */
  databaseSchema: unset('DATABASE_SCHEMA', schemaName),
  /** A standby of this PostgreSQL for lists, statistics and analyses. If unset, all reads go to DATABASE_URL. */
  databaseReadUrl: unset('DATABASE_READ_URL', serverUrl),
  /** How far the standby may be behind. Beyond it, or if it is away, reads go to DATABASE_URL. */
  databaseReadMaxLagMs: optional('DATABASE_READ_MAX_LAG_MS', positiveInteger, 5_000),
  /** Most PostgreSQL connections for calls. Background work and readiness use a few more. */
  databaseConnections: optional('DATABASE_CONNECTIONS', positiveInteger, 10),
  /** Most of these connections that one domain uses at a time, so that no domain can use them all. */
  databaseConnectionsPerDomain: optional('DATABASE_CONNECTIONS_PER_DOMAIN', positiveInteger, 4),
  /** JSON file with directory entries to load at each start. If unset: the demo domain, on the embedded store. */
  bootstrapFile: unset('BOOTSTRAP_FILE', anyText),
  /** Token of the internal operations. If unset, they do not exist. */
  internalToken: unset('INTERNAL_TOKEN', atLeast(32)),
  /**
   * Token that can only listen to changes, the same at service, gateways and areas: with it these learn at once what has changed.
   * If unset, INTERNAL_TOKEN, which gateways on the internet should not have.
   */
  changesToken: unset('CHANGES_TOKEN', atLeast(32)),
  /**
   * Key for encrypting trusted secrets, 32 bytes. If unset, the embedded store generates one; PostgreSQL requires it.
   */
  secretKey: unset('SECRET_KEY', key),
  /** The previous key, for decryption only. Secrets encrypted with it are re-encrypted at startup. */
  secretKeyPrevious: unset('SECRET_KEY_PREVIOUS', key),
  /** URL to which notifications and sign-in codes are POSTed. If unset, they are not sent. */
  notificationSinkUrl: unset('NOTIFICATION_SINK_URL', httpUrl),
  /** Names of operations, separated by commas, that become labels of metrics, beside those of TRUSTED_DOCUMENTS. */
  metricsOperations: optional('METRICS_OPERATIONS', listOf(operationName), []),
  /** Whether the gateway logs a line per request, at level `info`. */
  accessLog: optional('ACCESS_LOG', flag, true),
  /** Least severe lines that are logged. */
  logLevel: optional('LOG_LEVEL', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
  /**
   * Base URL of an OpenTelemetry collector, such as `http://127.0.0.1:4318`. If unset, no traces and metrics are sent.
   */
  otlpEndpoint: unset('OTEL_EXPORTER_OTLP_ENDPOINT', httpUrl),
  /** Encoding of what is sent to the collector. */
  otlpProtocol: optional('OTEL_EXPORTER_OTLP_PROTOCOL', oneOf('http/protobuf', 'http/json'), 'http/protobuf'),
  /** Headers of what is sent to the collector: `name=value` pairs, separated by commas. */
  otlpHeaders: unset('OTEL_EXPORTER_OTLP_HEADERS', pairs),
  /** Longest time for one export, its retries included. */
  otlpTimeoutMs: optional('OTEL_EXPORTER_OTLP_TIMEOUT', positiveInteger, 10_000),
  /** Name of the process in traces and metrics. If unset: `skein-gateway`, `skein-service`, or `skein-` and the area. */
  otelServiceName: unset('OTEL_SERVICE_NAME', anyText),
  /** Further attributes of the process in traces and metrics: `name=value` pairs, separated by commas. */
  otelResourceAttributes: unset('OTEL_RESOURCE_ATTRIBUTES', pairs),
  /** Which traces are recorded. The default records all, but those whose client has decided otherwise. */
  otelTracesSampler: optional('OTEL_TRACES_SAMPLER', oneOf(...SAMPLERS), 'parentbased_always_on'),
  /** Share of traces that samplers by ratio record, from 0 to 1. */
  otelTracesSamplerArg: optional('OTEL_TRACES_SAMPLER_ARG', ratio, 1),
  /** Whether traces are sent to the collector. */
  otelTracesExporter: optional('OTEL_TRACES_EXPORTER', oneOf('otlp', 'none'), 'otlp'),
  /** Whether metrics are sent to the collector. */
  otelMetricsExporter: optional('OTEL_METRICS_EXPORTER', oneOf('otlp', 'none'), 'otlp'),
  /** Longest wait of a span for the next export. */
  otelSpanDelayMs: optional('OTEL_BSP_SCHEDULE_DELAY', positiveInteger, 5_000),
  /** Time between two exports of metrics. */
  otelMetricIntervalMs: optional('OTEL_METRIC_EXPORT_INTERVAL', positiveInteger, 60_000),
} satisfies Record<string, Setting<unknown>>;

/** GraphQL URLs of areas that run as separate processes. If unset, the area runs in the gateway's process. */
const subgraphUrls = {
  'alert-manager': unset('SUBGRAPH_ALERT_MANAGER_URL', httpUrl),
  'cost-analysis': unset('SUBGRAPH_COST_ANALYSIS_URL', httpUrl),
  dashboard: unset('SUBGRAPH_DASHBOARD_URL', httpUrl),
  identity: unset('SUBGRAPH_IDENTITY_URL', httpUrl),
  inventory: unset('SUBGRAPH_INVENTORY_URL', httpUrl),
  monitoring: unset('SUBGRAPH_MONITORING_URL', httpUrl),
  repository: unset('SUBGRAPH_REPOSITORY_URL', httpUrl),
  secret: unset('SUBGRAPH_SECRET_URL', httpUrl),
} satisfies Record<string, Setting<unknown>>;

const limit = (variable: string, name: keyof typeof defaultLimits) =>
  optional(variable, positiveInteger, defaultLimits[name]);

/** Limits of one request to the gateway. `gateway/limits.ts` defines what is counted. */
const limits = {
  maxCharacters: limit('LIMIT_CHARACTERS', 'maxCharacters'),
  maxTokens: limit('LIMIT_TOKENS', 'maxTokens'),
  maxDefinitions: limit('LIMIT_DEFINITIONS', 'maxDefinitions'),
  maxNesting: limit('LIMIT_NESTING', 'maxNesting'),
  maxDepth: limit('LIMIT_DEPTH', 'maxDepth'),
  maxAliases: limit('LIMIT_ALIASES', 'maxAliases'),
  maxRootFields: limit('LIMIT_ROOT_FIELDS', 'maxRootFields'),
  maxFields: limit('LIMIT_FIELDS', 'maxFields'),
  maxConditions: limit('LIMIT_CONDITIONS', 'maxConditions'),
  maxValues: limit('LIMIT_VALUES', 'maxValues'),
  maxCost: limit('LIMIT_COST', 'maxCost'),
  maxEntities: limit('LIMIT_ENTITIES', 'maxEntities'),
  maxAnswerBytes: limit('LIMIT_ANSWER_BYTES', 'maxAnswerBytes'),
  assumedListSize: limit('LIMIT_ASSUMED_LIST_SIZE', 'assumedListSize'),
} satisfies Record<keyof typeof defaultLimits, Setting<number>>;

/** All settings by group, for their documentation. */
export const documentedSettings: Readonly<Record<string, Settings>> = { settings, limits, subgraphUrls };

type Settings = Readonly<Record<string, Setting<unknown>>>;
type Values<Of extends Settings> = {
  readonly [Name in keyof Of]: ReturnType<Of[Name]['read']> | Of[Name]['fallback'];
};

/** All settings with their values. */
export type Config = Values<typeof settings> & {
  readonly subgraphUrls: Values<typeof subgraphUrls>;
  readonly limits: Values<typeof limits>;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether the operator has set `NODE_ENV` to `production`. `preload.js` does it too, for libraries, and says so. */
const isProduction = (env: Environment) => env.NODE_ENV === 'production' && env.NODE_ENV_WAS_UNSET === undefined;

/** The value of a setting whose variable is unset. */
const defaultOf = ({ fallback, inProduction }: Setting<unknown>, env: Environment) =>
  isProduction(env) && inProduction !== undefined ? inProduction : fallback;

const readSetting = (setting: Setting<unknown>, env: Environment, errors: string[]) => {
  const { variable, read } = setting;
  const fallback = defaultOf(setting, env);
  const text = env[variable];
  if (text === undefined || text === '') return fallback;
  try {
    return read(text);
  } catch (error) {
    errors.push(`${variable}: ${(error as Error).message}`);
    return fallback;
  }
};

const readSettings = <Of extends Settings>(all: Of, env: Environment, errors: string[]): Values<Of> => {
  const values = Object.entries(all).map(([name, setting]) => [name, readSetting(setting, env, errors)]);
  return Object.freeze(Object.fromEntries(values)) as Values<Of>;
};

/** The keys that verify tokens: one, or none. */
const keysOf = ({ jwtJwksUrl, jwtJwksFile, jwtPublicKey, jwtSecret }: Config) =>
  [jwtJwksUrl, jwtJwksFile, jwtPublicKey, jwtSecret].filter((each) => each !== undefined);

/** Errors of settings that do not fit together. */
const tokenErrors = (config: Config): string[] => {
  const { jwtSecret, jwtAlgorithms = [] } = config;
  const keys = keysOf(config);
  if (keys.length > 1) return ['JWT_JWKS_URL, JWT_JWKS_FILE, JWT_PUBLIC_KEY, JWT_SECRET: expected only one of them'];
  if (keys.length === 0) return [];
  const usable: readonly Algorithm[] = jwtSecret === undefined ? ALGORITHMS.public : ALGORITHMS.secret;
  return jwtAlgorithms.every((each) => usable.includes(each))
    ? []
    : [`JWT_ALGORITHMS: expected algorithms of the key, ${usable.join(', ')}`];
};

/** Any of these lets the gateway verify tokens. */
const KEY_SETTINGS = 'JWT_JWKS_URL, JWT_JWKS_FILE, JWT_PUBLIC_KEY or JWT_SECRET';

const verifiesTokens = (config: Config) => keysOf(config).length > 0;

/** Whoever invents a token is not authenticated. */
const explainErrors = (config: Config): string[] =>
  config.explain !== 'authenticated' || verifiesTokens(config)
    ? []
    : [`EXPLAIN: expected authenticated with ${KEY_SETTINGS} only`];

/** Settings that limit users and domains. */
const CALLER_LIMITS = [
  ...(['rateLimitUserRequests', 'rateLimitUserCost', 'rateLimitUserPosts'] as const),
  ...(['rateLimitDomainRequests', 'rateLimitDomainCost', 'rateLimitDomainPosts', 'domainConcurrency'] as const),
];

/** Limits by user and domain need verified tokens: the claims of others could name anybody. */
const limitErrors = (config: Config): string[] => {
  const given = CALLER_LIMITS.filter((name) => config[name] !== undefined).map((name) => settings[name].variable);
  return verifiesTokens(config) || given.length === 0
    ? []
    : [`${given.join(', ')}: expected with ${KEY_SETTINGS} only`];
};

/** A cookie of a session stays at the gateway. */
const sessionErrors = ({ sessionSecret, forwardHeaders }: Config): string[] =>
  sessionSecret !== undefined && forwardHeaders.includes('cookie')
    ? ['FORWARD_HEADERS: expected without cookie, because SESSION_SECRET keeps sessions in cookies']
    : [];

/** The quotas of a user and of a domain in one window. */
export const quotasOf = (config: Config) => ({
  user: { requests: config.rateLimitUserRequests, cost: config.rateLimitUserCost, posts: config.rateLimitUserPosts },
  domain: {
    requests: config.rateLimitDomainRequests,
    cost: config.rateLimitDomainCost,
    posts: config.rateLimitDomainPosts,
  },
});

/**
 * Reads all settings from the environment.
 *
 * @throws Error that names every invalid variable and the expected format; it does not repeat values, as some are
 * secret
 */
export const readConfig = (env: Environment): Config => {
  const errors: string[] = [];
  const config = {
    ...readSettings(settings, env, errors),
    subgraphUrls: readSettings(subgraphUrls, env, errors),
    limits: readSettings(limits, env, errors),
  };
  errors.push(...tokenErrors(config), ...limitErrors(config), ...explainErrors(config), ...sessionErrors(config));
  if (errors.length > 0) throw new Error(`Bad settings:\n  ${errors.join('\n  ')}`);
  return Object.freeze(config);
};
