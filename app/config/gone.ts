/** Settings that are gone. A program that finds one of them set does not start, and says what replaces it. */

const isConstant = (name: string, value: string) => [name, `it is always ${value}`] as const;

const GONE: Readonly<Record<string, string>> = Object.fromEntries([
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
]);

/** All names that are gone, with what replaces each. */
export const goneSettings: ReadonlyMap<string, string> = new Map(Object.entries(GONE));

/** Errors of settings that are gone. An empty value counts as unset. */
export const goneErrors = (env: Readonly<Record<string, string | undefined>>): string[] =>
  [...goneSettings].flatMap(([name, instead]) => (env[name] ? [`${name}: is gone: ${instead}`] : []));
