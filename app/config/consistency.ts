/** Errors of settings that do not fit together. */
import { ALGORITHMS, type Algorithm } from './readers.ts';
import { type Config, settings } from './settings.ts';

/** The keys that verify tokens: one, or none. */
const listKeys = ({ jwtJwksUrl, jwtJwksFile, jwtPublicKey, jwtSecret }: Config) =>
  [jwtJwksUrl, jwtJwksFile, jwtPublicKey, jwtSecret].filter((each) => each !== undefined);

/** Errors of settings that do not fit together. */
export const findTokenErrors = (config: Config): string[] => {
  const { jwtSecret, jwtAlgorithms = [] } = config;
  const keys = listKeys(config);
  if (keys.length > 1) return ['JWT_JWKS_URL, JWT_JWKS_FILE, JWT_PUBLIC_KEY, JWT_SECRET: expected only one of them'];
  if (keys.length === 0) return [];
  const usable: readonly Algorithm[] = jwtSecret === undefined ? ALGORITHMS.public : ALGORITHMS.secret;
  return jwtAlgorithms.every((each) => usable.includes(each))
    ? []
    : [`JWT_ALGORITHMS: expected algorithms of the key, ${usable.join(', ')}`];
};

/** Any of these lets the gateway verify tokens. */
const KEY_SETTINGS = 'JWT_JWKS_URL, JWT_JWKS_FILE, JWT_PUBLIC_KEY or JWT_SECRET';

const verifiesTokens = (config: Config) => listKeys(config).length > 0;

/** Unverified tokens do not authenticate. */
export const findExplainErrors = (config: Config): string[] =>
  config.explain !== 'authenticated' || verifiesTokens(config)
    ? []
    : [`EXPLAIN: expected authenticated with ${KEY_SETTINGS} only`];

/** Settings that limit users and domains. */
const CALLER_LIMITS = ['rateLimitUser', 'rateLimitDomain'] as const;

/** Limits by user and domain need verified tokens: unverified claims can name any user. */
export const findCallerLimitErrors = (config: Config): string[] => {
  const given = CALLER_LIMITS.filter((name) => config[name] !== undefined).map((name) => settings[name].variable);
  return verifiesTokens(config) || given.length === 0
    ? []
    : [`${given.join(', ')}: expected with ${KEY_SETTINGS} only`];
};

/** The session cookie must not be forwarded to subgraphs. */
export const findSessionErrors = ({ sessionSecret, forwardHeaders }: Config): string[] =>
  sessionSecret !== undefined && forwardHeaders.includes('cookie')
    ? ['FORWARD_HEADERS: expected without cookie, because SESSION_SECRET keeps sessions in cookies']
    : [];
