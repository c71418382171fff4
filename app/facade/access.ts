/** Who may call the facade, and how much: from the settings. Used by the gateway and by areas in separate processes. */
import { readFileSync } from 'node:fs';
import type { JWTPayload } from 'jose';
import type { Logger } from 'pino';
import {
  type CallerIdentity,
  createFairness,
  createTokenVerifier,
  type Fairness,
  type GatewayOptions,
  type GatewayRequest,
  type Redis,
  type ReloadSource,
  type TokenVerifier,
} from '../../gateway/index.ts';
import type { Config } from '../config/index.ts';

/** Longest time until a changed key set is noticed: a withdrawn key verifies nothing after it. */
const REFRESH_MS = 10 * 60_000;

const readKeys = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`JWT_JWKS_FILE: ${(error as Error).message}`);
  }
};

const chooseKeys = ({ jwtJwksUrl, jwtJwksFile, jwtPublicKey, jwtSecret }: Config) => {
  if (jwtJwksUrl !== undefined) return new URL(jwtJwksUrl);
  return jwtJwksFile === undefined ? (jwtPublicKey ?? jwtSecret) : () => readKeys(jwtJwksFile);
};

/** The verifier of bearer tokens, from the settings. Undefined if no key is set: then the POST API alone verifies them. */
const tokenVerifier = (config: Config, logger: Logger): TokenVerifier | undefined => {
  const { jwtSecret } = config;
  const keys = chooseKeys(config);
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

/** A caller whose token was verified, or who has none. */
interface VerifiedCaller {
  readonly caller: CallerIdentity;
  /** The claims of the token. Null without one. */
  readonly claims: JWTPayload | null;
  /** Takes a POST from the caller's quotas. */
  readonly takePost: (() => Promise<number | null>) | undefined;
}

/** Checks of callers. */
export interface Access {
  /**
   * Verifies the token of a request. Undefined if the gateway verifies none.
   *
   * @throws {HttpRefusal} the token is not valid, or cannot be verified now
   */
  readonly check: ((request: Pick<GatewayRequest, 'address' | 'headers'>) => Promise<VerifiedCaller>) | undefined;
  /** Address of a client: of the connection, or as the outermost trusted proxy saw it. */
  readonly clientAddress: (request: Pick<GatewayRequest, 'address' | 'headers'>) => string;
  /** Undefined without limits. */
  readonly fairness: Fairness | undefined;
  /** Admits requests to `/session` within the limits. Undefined without limits. */
  readonly admitSession: GatewayOptions<never>['admitSession'];
  /** Whether a caller may have answers explained: true, or the reason why not. Undefined if nobody may. */
  readonly mayExplain: ((caller: CallerIdentity | undefined) => true | string) | undefined;
  /** True, or the reason why no token can be verified now. */
  ready(): true | string;
  /** The keys that verify tokens, if they can change. */
  readonly reloads: readonly ReloadSource[];
  close(): void;
}

/** Opens the checks. */
export const openAccess = async (config: Config, logger: Logger, redis: Redis | undefined): Promise<Access> => {
  const { rateLimitUser, rateLimitDomain, trustedProxies } = config;
  const tokens = tokenVerifier(config, logger);
  const fairness = await createFairness({ rateLimitUser, rateLimitDomain, redis });
  const check = async (verifier: TokenVerifier, request: Pick<GatewayRequest, 'address' | 'headers'>) => {
    const claims = await verifier.verify(request.headers.authorization);
    const caller = claims === null ? createAnonymousCaller(request, trustedProxies) : toCallerIdentity(claims);
    const takePost = fairness?.takePost;
    return { caller, claims, takePost: takePost && (() => takePost(caller)) };
  };
  return {
    check: tokens && ((request) => check(tokens, request)),
    clientAddress: (request) => findClientAddress(request, trustedProxies),
    fairness,
    admitSession: fairness && createAdmitSession(fairness, trustedProxies),
    mayExplain: createExplainRule(config),
    ready: () => tokens?.ready() ?? true,
    reloads: tokens && canReloadKeys(config) ? [createKeysSource(config, tokens)] : [],
    close: () => tokens?.close(),
  };
};

/** `EXPLAIN=authenticated` needs verified tokens: the settings are refused otherwise. */
const createExplainRule = ({ explain }: Config): Access['mayExplain'] => {
  if (explain === 'off') return undefined;
  if (explain === 'all') return () => true;
  return (caller) => caller?.isAnonymous === false || 'Explanations are for signed-in callers: send a bearer token.';
};

const canReloadKeys = ({ jwtJwksUrl, jwtJwksFile }: Config) => (jwtJwksUrl ?? jwtJwksFile) !== undefined;

const createKeysSource = ({ jwtJwksFile }: Config, { reload }: TokenVerifier): ReloadSource => ({
  what: 'keys',
  files: jwtJwksFile === undefined ? [] : [jwtJwksFile],
  reload,
});

/** The subject of a token. Tokens of the service name the user or app as audience. */
const toCallerIdentity = ({ did, sub, aud }: JWTPayload): CallerIdentity => {
  const domain = typeof did === 'string' ? did : undefined;
  return { user: `${domain ?? ''} ${sub ?? [aud].flat()[0] ?? ''}`, domain, isAnonymous: false };
};

/** Requests to `/session` count for the user of the cookie, as those to `/graphql` do, or for the address. */
const createAdmitSession =
  (fairness: Fairness, proxies: number): Access['admitSession'] =>
  async (request, viewer) => {
    const caller =
      viewer === undefined
        ? createAnonymousCaller(request, proxies)
        : toCallerIdentity({ did: viewer.domainId, aud: `${viewer.userId}` });
    await fairness.admit(caller, 0, request);
    const { takePost } = fairness;
    return { takePost: takePost && (() => takePost(caller)) };
  };

const createAnonymousCaller = (
  request: Pick<GatewayRequest, 'address' | 'headers'>,
  proxies: number,
): CallerIdentity => ({
  user: `anonymous ${findClientAddress(request, proxies)}`,
  domain: undefined,
  isAnonymous: true,
});

/** Address of an anonymous caller: of the connection, or as the outermost trusted proxy saw it. */
const findClientAddress = (
  { address, headers }: Pick<GatewayRequest, 'address' | 'headers'>,
  proxies: number,
): string => {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().flatMap((line) => line.split(','));
  return (proxies === 0 ? undefined : forwarded.at(-proxies)?.trim()) ?? address ?? '';
};
