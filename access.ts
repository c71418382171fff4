import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createTokenVerifier, type TokenVerifier } from './gateway/index.ts';

/** Longest time until a changed key set is noticed: a withdrawn key verifies nothing after it. */
const REFRESH_MS = 10 * 60_000;

/** The verifier of bearer tokens, from the settings. Undefined if no key is set: then the POST API alone verifies them. */
export const tokenVerifier = (config: Config, logger: Logger): TokenVerifier | undefined => {
  const { jwtJwksUrl, jwtPublicKey, jwtSecret } = config;
  const keys = jwtJwksUrl === undefined ? (jwtPublicKey ?? jwtSecret) : new URL(jwtJwksUrl);
  if (keys === undefined) return undefined;
  return createTokenVerifier({
    keys,
    algorithms: config.jwtAlgorithms ?? (jwtSecret === undefined ? ['ES256', 'EdDSA', 'RS256'] : ['HS256']),
    issuer: config.jwtIssuer,
    audience: config.jwtAudience,
    clockSkewS: config.jwtClockSkewS,
    cooldownMs: config.jwtJwksCooldownMs,
    refreshMs: REFRESH_MS,
    logger,
  });
};
