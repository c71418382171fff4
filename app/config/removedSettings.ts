/** Settings that are gone. A program that finds one of them set does not start, and says what replaces it. */
import { areas } from '../../schema/subgraphSdl.ts';

const isConstant = (name: string, value: string) => [name, `it is always ${value}`] as const;

const areaUrl = (area: string) =>
  [
    `SUBGRAPH_${area.toUpperCase().replace('-', '_')}_URL`,
    `set SUBGRAPH_URLS to ${area}=URL, and the other areas after commas`,
  ] as const;

const quota = (scope: 'USER' | 'DOMAIN', name: string) =>
  [`RATE_LIMIT_${scope}_${name.toUpperCase()}`, `set RATE_LIMIT_${scope} to ${name}=NUMBER`] as const;

const streams = (variable: string, name: string) => [variable, `set STREAMS to ${name}=NUMBER`] as const;

/** Limits of documents that others bound too: their tokens, depth and cost. */
const limit = (name: string, value: string) =>
  isConstant(`LIMIT_${name}`, `${value}; LIMIT_TOKENS, LIMIT_DEPTH and LIMIT_COST bound operations`);

const REMOVED: Readonly<Record<string, string>> = Object.fromEntries([
  isConstant('UPSTREAM_QUEUE', '1024'),
  isConstant('UPSTREAM_BREAKER_FAILURES', '10'),
  isConstant('UPSTREAM_BREAKER_OPEN_MS', '5 seconds'),
  isConstant('RECEIVE_TIMEOUT_MS', '15 seconds'),
  isConstant('SEND_MAX_BYTES', '256 MiB'),
  isConstant('JWT_JWKS_COOLDOWN_MS', '30 seconds'),
  isConstant('POLL_MIN_MS', '1 second; CHANGES_TOKEN reports changes at once'),
  isConstant('POLL_MAX_MS', '30 seconds; CHANGES_TOKEN reports changes at once'),
  isConstant('RELOAD_INTERVAL_MS', '5 seconds; SIGHUP reads the files at once'),
  isConstant('COMPRESS_MIN_BYTES', '8 KiB; a proxy that compresses itself removes Accept-Encoding'),
  isConstant('DATABASE_READ_MAX_LAG_MS', '5 seconds'),
  ...areas.map(areaUrl),
  ...(['requests', 'cost', 'posts'] as const).flatMap((name) => [quota('USER', name), quota('DOMAIN', name)]),
  ['RATE_LIMIT_WINDOW_S', 'add seconds=NUMBER to RATE_LIMIT_USER and RATE_LIMIT_DOMAIN'],
  ['DOMAIN_CONCURRENCY', 'set RATE_LIMIT_DOMAIN to concurrency=NUMBER'],
  streams('STREAMS_PER_USER', 'user'),
  streams('STREAMS_PER_DOMAIN', 'domain'),
  streams('STREAMS_MAX', 'process'),
  limit('DEFINITIONS', '500'),
  limit('NESTING', '200'),
  limit('ALIASES', '200'),
  limit('ROOT_FIELDS', '100'),
  limit('FIELDS', '5,000'),
  limit('CONDITIONS', '10'),
  limit('ENTITIES', '100,000'),
  ['SUGGESTIONS', 'errors suggest names where INTROSPECTION is on'],
  ['SUPERGRAPH_PUBLIC', 'set ADMIN_PORT: /supergraph.graphql is served there'],
  ['SESSION_LOCALHOST', 'cookies work at http://localhost unless NODE_ENV is production'],
]);

/** All names that are gone, with what replaces each. */
export const removedSettings: ReadonlyMap<string, string> = new Map(Object.entries(REMOVED));

/** Errors of settings that are gone. An empty value counts as unset. */
export const removedSettingErrors = (env: Readonly<Record<string, string | undefined>>): string[] =>
  [...removedSettings].flatMap(([name, instead]) => (env[name] ? [`${name}: is gone: ${instead}`] : []));
