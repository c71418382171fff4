/** Every setting, in one place, read once at the entry. No other file reads the environment. */
import { defaultLimits } from './gateway/limits.ts';

/** Reads one variable's text; throws an Error that says what was expected. */
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

const httpUrl = url('http:', 'https:');

/** Plain, so that nothing need be quoted; short, since the schema of the jobs is named after it. */
const schemaName: Reader<string> = (text) =>
  /^[a-z_][a-z0-9_]{0,49}$/.test(text) ? text : expected('lower-case letters, digits and _, at most 50');

const atLeast =
  (length: number): Reader<string> =>
  (text) =>
    text.length >= length ? text : expected(`at least ${length} characters`);

/** Text is read leniently by the decoder, so its form is checked first. */
const key: Reader<Uint8Array> = (text) => {
  if (/^[0-9a-fA-F]{64}$/.test(text)) return Buffer.from(text, 'hex');
  return /^[A-Za-z0-9+/]{43}=$/.test(text) ? Buffer.from(text, 'base64') : expected('32 bytes in base64 or hex');
};

const oneOf =
  <const Values extends readonly string[]>(...values: Values): Reader<Values[number]> =>
  (text) =>
    values.includes(text) ? text : expected(`one of ${values.join(', ')}`);

interface Setting<Value> {
  readonly variable: string;
  readonly read: Reader<Value>;
  readonly fallback: Value;
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

const settings = {
  /** Address the gateway listens on. Loopback only unless told otherwise. */
  host: optional('HOST', anyText, '127.0.0.1'),
  port: optional('PORT', port, 4000),
  /** Port of the embedded service; it listens on the gateway's host. */
  servicePort: optional('SERVICE_PORT', port, 4001),
  /** Base URL of the POST API; unset: the embedded service is started. */
  upstreamUrl: unset('UPSTREAM_URL', httpUrl),
  /** Longest wait for one POST, headers and body together; a repeat counts anew. */
  upstreamTimeoutMs: optional('UPSTREAM_TIMEOUT_MS', positiveInteger, 10_000),
  /** Largest answer of one POST that is read. */
  upstreamMaxResponseBytes: optional('UPSTREAM_MAX_RESPONSE_BYTES', positiveInteger, 32 * 1024 * 1024),
  /** Most POSTs to one area at a time. */
  upstreamConcurrency: optional('UPSTREAM_CONCURRENCY', positiveInteger, 64),
  /** Most POSTs to one area that wait for their turn; more are refused. */
  upstreamQueue: optional('UPSTREAM_QUEUE', wholeNumber, 1024),
  /** Failures of one area in a row that open its circuit breaker. */
  upstreamBreakerFailures: optional('UPSTREAM_BREAKER_FAILURES', positiveInteger, 10),
  /** How long an open breaker refuses all POSTs to its area before it lets a probe through. */
  upstreamBreakerOpenMs: optional('UPSTREAM_BREAKER_OPEN_MS', positiveInteger, 5_000),
  /** Whether paths of the POST API have a version, `/identity/v2/app/list`, or none, `/identity/app/list`. */
  upstreamPaths: optional('UPSTREAM_PATHS', oneOf('versioned', 'unversioned'), 'versioned'),
  /** Longest a query may take, its POSTs together. */
  requestTimeoutMs: optional('REQUEST_TIMEOUT_MS', positiveInteger, 30_000),
  /** Longest a request may take to arrive, headers and body together. */
  receiveTimeoutMs: optional('RECEIVE_TIMEOUT_MS', positiveInteger, 15_000),
  /** After SIGTERM, how long requests are still taken, while readiness is red. */
  shutdownDrainMs: optional('SHUTDOWN_DRAIN_MS', wholeNumber, 2_000),
  /** Whether the gateway serves `/supergraph.graphql`, which names what clients may not see. */
  supergraphPublic: optional('SUPERGRAPH_PUBLIC', flag, false),
  /** Where others reach the service; webhook URLs begin so. Unset: host and port of the service. */
  serviceUrl: unset('SERVICE_URL', httpUrl),
  /** Directory of the embedded store. */
  dataDir: optional('DATA_DIR', anyText, '.data'),
  /** Longest a statement of the embedded store may take; the store is opened anew then. */
  embeddedStatementTimeoutMs: optional('EMBEDDED_STATEMENT_TIMEOUT_MS', positiveInteger, 5_000),
  /** Memory of the embedded store beyond which it is opened anew as soon as it is idle. */
  embeddedMaxMemoryBytes: optional('EMBEDDED_MAX_MEMORY_BYTES', positiveInteger, 256 * 1024 * 1024),
  /** PostgreSQL; unset: the embedded store. */
  databaseUrl: unset('DATABASE_URL', url('postgres:', 'postgresql:')),
  /** Schema of PostgreSQL for the tables, made when absent; the jobs lie in `<schema>_jobs`. Unset: `public`, and `jobs`. */
  databaseSchema: unset('DATABASE_SCHEMA', schemaName),
  /** Most connections to PostgreSQL for calls; background work and readiness have a few more. */
  databaseConnections: optional('DATABASE_CONNECTIONS', positiveInteger, 10),
  /** Most of those that one domain uses at a time, so that none takes them from all others. */
  databaseConnectionsPerDomain: optional('DATABASE_CONNECTIONS_PER_DOMAIN', positiveInteger, 4),
  /** JSON file with directory entries to load at each start; unset: the demo domain, on the embedded store. */
  bootstrapFile: unset('BOOTSTRAP_FILE', anyText),
  /** Opens the internal operations; unset: they do not exist. */
  internalToken: unset('INTERNAL_TOKEN', atLeast(32)),
  /** Encrypts trusted secrets, 32 bytes; unset: the embedded store keeps a key of its own, PostgreSQL demands one. */
  secretKey: unset('SECRET_KEY', key),
  /** The key before, which still decrypts: what it encrypted is encrypted anew at the start. */
  secretKeyPrevious: unset('SECRET_KEY_PREVIOUS', key),
  /** Where notifications and sign-in codes are POSTed; unset: nowhere. */
  notificationSinkUrl: unset('NOTIFICATION_SINK_URL', httpUrl),
  logLevel: optional('LOG_LEVEL', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
} satisfies Record<string, Setting<unknown>>;

/** GraphQL addresses of the areas that run as processes of their own; unset: in the gateway's process. */
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

/** What one request may ask of the gateway; `gateway/limits.ts` says what is counted. */
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
  maxCost: limit('LIMIT_COST', 'maxCost'),
  maxEntities: limit('LIMIT_ENTITIES', 'maxEntities'),
  maxAnswerBytes: limit('LIMIT_ANSWER_BYTES', 'maxAnswerBytes'),
  assumedListSize: limit('LIMIT_ASSUMED_LIST_SIZE', 'assumedListSize'),
} satisfies Record<keyof typeof defaultLimits, Setting<number>>;

type Settings = Readonly<Record<string, Setting<unknown>>>;
type Values<Of extends Settings> = {
  readonly [Name in keyof Of]: ReturnType<Of[Name]['read']> | Of[Name]['fallback'];
};

/** The settings as read: every one has its value. */
export type Config = Values<typeof settings> & {
  readonly subgraphUrls: Values<typeof subgraphUrls>;
  readonly limits: Values<typeof limits>;
};

type Environment = Readonly<Record<string, string | undefined>>;

const readSetting = ({ variable, read, fallback }: Setting<unknown>, env: Environment, complaints: string[]) => {
  const text = env[variable];
  if (text === undefined || text === '') return fallback;
  try {
    return read(text);
  } catch (error) {
    complaints.push(`${variable}: ${(error as Error).message}`);
    return fallback;
  }
};

const readSettings = <Of extends Settings>(all: Of, env: Environment, complaints: string[]): Values<Of> => {
  const values = Object.entries(all).map(([name, setting]) => [name, readSetting(setting, env, complaints)]);
  return Object.freeze(Object.fromEntries(values)) as Values<Of>;
};

/**
 * Reads every setting from the environment.
 *
 * @throws Error that names every bad variable and what was expected of it; values are not repeated, some are secret
 */
export const readConfig = (env: Environment): Config => {
  const complaints: string[] = [];
  const config = {
    ...readSettings(settings, env, complaints),
    subgraphUrls: readSettings(subgraphUrls, env, complaints),
    limits: readSettings(limits, env, complaints),
  };
  if (complaints.length > 0) throw new Error(`Bad settings:\n  ${complaints.join('\n  ')}`);
  return Object.freeze(config);
};
