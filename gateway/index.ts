/** A federated graph: from the text of a supergraph to GraphQL over HTTP. */

export { type CallerIdentity, createFairness, type Fairness } from './admission/fairness.ts';
export { type ApolloGateway, type ApolloGatewayOptions, createApolloGateway } from './apolloGateway.ts';
export { tokenScopes } from './auth/tokenScopes.ts';
export { createTokenVerifier, type TokenOptions, type TokenVerifier } from './auth/verifyTokens.ts';
export type { AuthorizationOptions, AuthorizedCaller } from './engine/authorization/authorizer.ts';
export type { ErrorBehavior } from './engine/base/errorBehavior.ts';
export type { SubgraphExecutor, SubgraphRequest } from './engine/base/executor.ts';
export { defaultLimits, type Limits, trustedLimits } from './engine/base/limits.ts';
export type { RequestTally } from './engine/base/requestTally.ts';
export type { DocumentCacheOptions } from './engine/document/documentCache.ts';
export type { ScalarParser, ScalarParsers } from './engine/document/scalars.ts';
export { type CallForRequest, callOf, type Forwarded } from './engine/executors/forwarded.ts';
export { type HttpExecutor, type HttpExecutorOptions, httpExecutor } from './engine/executors/httpExecutor.ts';
export { type InProcessOptions, inProcessExecutor } from './engine/executors/inProcessExecutor.ts';
export type { ExplanationReport } from './engine/explain/explanation.ts';
export { createPostTrace, type PostTrace } from './engine/explain/postTrace.ts';
export {
  createEngine,
  type Engine,
  type EngineOptions,
  type ExecuteRequest,
  type PreparedOperation,
} from './engine/index.ts';
export type { OperationRequest } from './engine/operation/executeOperation.ts';
export type { PlannerChoice } from './engine/plan/choosePlanner.ts';
export { type JoinedSubgraph, readSubgraphs } from './engine/plan/joinedSubgraphs.ts';
export type { ChooseOverrides, Overrides } from './engine/plan/overrides.ts';
export { HttpRefusal } from './exchange/refusal.ts';
export { type GatewayRequest, openRequest } from './exchange/request.ts';
export type { McpOptions } from './mcp/options.ts';
export { automaticDocuments } from './persisted/automatic.ts';
export type { DocumentSource } from './persisted/documentSource.ts';
export { readManifest } from './persisted/manifest.ts';
export { redisDocuments } from './persisted/redisDocuments.ts';
export { trustedDocuments } from './persisted/trusted.ts';
export { connectRedis, type Redis } from './redis/connect.ts';
export { registerRedisMetrics } from './redis/metrics.ts';
export { reloadableDocuments } from './reload/reloadableDocuments.ts';
export { type ReloadableEngine, reloadableEngine } from './reload/reloadableEngine.ts';
export { createReloads, type ReloadSource, type Reloads } from './reload/reloadWatchedFiles.ts';
export { type CreateHandlerOptions, createHandler, type Handler } from './server/createHandler.ts';
export { type Gateway, startGateway } from './server/index.ts';
export type { Listen, ListenAddress } from './server/listen.ts';
export type { GatewayOptions } from './server/options.ts';
export type { AccessToken, ProviderCall, Session, SessionProvider, SignedIn } from './session/provider.ts';
export { createSessions, type SessionOptions, type Sessions } from './session/sessions.ts';
export { redisSignedOut } from './session/signedOut.ts';
export { createSubgraphEngine } from './subgraphEngine.ts';
export type { RegisterMetrics } from './telemetry/gatewayMetrics.ts';
export { registerHistogram } from './telemetry/histogram.ts';
export type { StartRequestSpan } from './telemetry/requestSpan.ts';
export { createYogaPlugin, type YogaPlugin, type YogaPluginOptions } from './yogaPlugin.ts';
