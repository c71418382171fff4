/** A federated graph: from the text of a supergraph to GraphQL over HTTP. */

export { type CallerIdentity, createFairness, type Fairness } from './admission/fairness.ts';
export { tokenScopes } from './auth/tokenScopes.ts';
export { createTokenVerifier, type TokenOptions, type TokenVerifier } from './auth/verifyTokens.ts';
export type { AuthorizationOptions, AuthorizedCaller } from './authorization/authorizer.ts';
export type { DocumentCacheOptions } from './document/cache.ts';
export {
  createEngine,
  type Engine,
  type EngineOptions,
  type ExecuteRequest,
  type PreparedOperation,
} from './engine.ts';
export type { ScalarParser, ScalarParsers } from './execute/scalars.ts';
export type { SubgraphExecutor, SubgraphRequest } from './executors/executor.ts';
export { type CallForRequest, callOf, type Forwarded } from './executors/forwarded.ts';
export { type HttpExecutor, type HttpExecutorOptions, httpExecutor } from './executors/http.ts';
export { type InProcessOptions, inProcessExecutor } from './executors/inProcess.ts';
export { createPostTrace, type PostTrace } from './explain/postTrace.ts';
export { type CreateHandlerOptions, createHandler, type Handler } from './http/createHandler.ts';
export type { Listen, Place } from './http/listen.ts';
export { HttpRefusal } from './http/refusal.ts';
export type { GatewayRequest, RequestTally } from './http/request.ts';
export type { StartRequestSpan } from './http/requestSpan.ts';
export { type Gateway, type GatewayOptions, startGateway } from './http/server.ts';
export { defaultLimits, type Limits, trustedLimits } from './limits.ts';
export type { McpOptions } from './mcp/options.ts';
export { registerHistogram } from './metrics/histogram.ts';
export type { RegisterMetrics } from './metrics/registry.ts';
export type { OperationRequest } from './operation/answer.ts';
export { automaticDocuments } from './persisted/automatic.ts';
export type { DocumentSource } from './persisted/documentSource.ts';
export { readManifest } from './persisted/manifest.ts';
export { redisDocuments } from './persisted/redisDocuments.ts';
export { trustedDocuments } from './persisted/trusted.ts';
export type { PlannerChoice } from './plan/choosePlanner.ts';
export { type JoinedSubgraph, readSubgraphs } from './plan/joinedSubgraphs.ts';
export type { ChooseOverrides, Overrides } from './plan/overrides.ts';
export { connectRedis, type Redis } from './redis/connect.ts';
export { registerRedisMetrics } from './redis/metrics.ts';
export { reloadableDocuments } from './reload/reloadableDocuments.ts';
export { type ReloadableEngine, reloadableEngine } from './reload/reloadableEngine.ts';
export { createReloads, type ReloadSource, type Reloads } from './reload/reloads.ts';
export type { AccessToken, ProviderCall, Session, SessionProvider, SignedIn } from './session/provider.ts';
export { createSessions, type SessionOptions, type Sessions } from './session/sessions.ts';
export { redisSignedOut } from './session/signedOut.ts';
export { createSubgraphEngine } from './subgraphEngine.ts';
