/** The contexts of the facade: who calls, and what answers. */
import {
  type AuthorizedCaller,
  callOf,
  createPostTrace,
  type GatewayOptions,
  type GatewayRequest,
  type PostTrace,
  type Sessions,
} from '../../gateway/index.ts';
import {
  type Context,
  createContext,
  mayHavePermission,
  readAcceptedClaims,
  rememberReads,
  resourcesWithWakeUps,
  type Upstream,
  type Watches,
} from '../../subgraphs/index.ts';
import type { Config } from '../config/index.ts';
import type { Access } from './access.ts';

/** What contexts are made of. */
interface ContextDependencies extends Pick<Access, 'check'> {
  readonly config: Pick<Config, 'pollMaxMs'>;
  readonly sessions: Sessions | undefined;
  readonly upstream: Upstream;
  readonly watches: Watches;
}

/** Returns the function that creates the context of a request. */
export const createContextFactory = ({
  config,
  check,
  sessions,
  upstream,
  watches,
}: ContextDependencies): GatewayOptions<Context>['createContext'] => {
  const remembering = rememberReads(upstream, { watches, resources: resourcesWithWakeUps, maxAgeMs: config.pollMaxMs });
  const contextOf = (request: GatewayRequest, authorization: string | undefined, trace: PostTrace | undefined) => {
    const call = {
      ...callOf(request, authorization),
      upstream: request.liveUntil === undefined ? upstream : remembering(request.liveUntil),
      watches,
      trace,
      onRefusal: sessions?.refuse,
    };
    if (check === undefined) return createContext(call);
    const caller = check({ address: request.address, headers: { ...request.headers, authorization } });
    return caller.then((one) => createContext({ ...call, ...one }));
  };
  return (request, explanation) => {
    const trace = explanation && createPostTrace(explanation);
    const authorization = sessions ? sessions.getAuthorization(request) : request.headers.authorization;
    return authorization instanceof Promise
      ? authorization.then((header) => contextOf(request, header, trace))
      : contextOf(request, authorization, trace);
  };
};

/** Who opens a stream, verified: by the gateway, or by upstream, which accepted the token. */
export const streamCaller: GatewayOptions<Context>['streamCaller'] = ({ call: { caller, authorization } }) => {
  if (caller !== undefined) return caller.isAnonymous ? undefined : caller;
  const claims = readAcceptedClaims(authorization);
  return claims === null ? undefined : { user: `${claims.did ?? ''} ${claims.aud ?? ''}`, domain: claims.did };
};

/** The caller whose token the gateway verified. Its permissions are the scopes of the graph. */
export const authorizedCaller = ({ call: { caller }, claims }: Context): AuthorizedCaller => {
  const isAuthenticated = caller?.isAnonymous === false;
  const has = (permission: string) => isAuthenticated && claims !== null && mayHavePermission(claims, permission);
  return { isAuthenticated, scopes: { has } };
};
