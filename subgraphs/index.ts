/** The subgraphs of the facade, and the exports needed to run them. */
import { alertManager } from './alert-manager/index.ts';
import { costAnalysis } from './cost-analysis/index.ts';
import { watchedBudgets } from './cost-analysis/resources.ts';
import { dashboard } from './dashboard/index.ts';
import { identity } from './identity/index.ts';
import { inventory } from './inventory/index.ts';
import { watchedInventoryJobs } from './inventory/resources.ts';
import { monitoring } from './monitoring/index.ts';
import { watchedAlerts, watchedMaintenanceWindows } from './monitoring/resources.ts';
import { repository } from './repository/index.ts';
import { secret } from './secret/index.ts';
import type { Subgraph } from './subgraph.ts';

export { registerWatchMetrics } from './changes/metrics.ts';
export type { PollTimes } from './changes/Poller.ts';
export { rememberReads } from './changes/rememberedReads.ts';
export { createWatches, type WakeUp, type Watches } from './changes/watches.ts';
export type { Context } from './context.ts';
export { type ContextOptions, createContext } from './createContext.ts';
export { OperationError } from './errors.ts';
export type { QueryIdentity } from './prefetch/prefetchedReads.ts';
export type { Subgraph } from './subgraph.ts';
export type { UpstreamCall } from './upstream/call.ts';
export { createUpstream, type Upstream } from './upstream/index.ts';
export { toInvalidAnswerError } from './upstream/invalidAnswer.ts';
export { registerUpstreamMetrics } from './upstream/metrics.ts';
export type { UpstreamOptions } from './upstream/options.ts';
export { mayHavePermission } from './upstream/permissions.ts';
export { createPostMetrics } from './upstream/postMetrics.ts';
export { readAcceptedClaims } from './wire/claims.ts';
export { scalarParsers } from './wire/scalars.ts';

/** Resources of which our own service reports every change. */
export const resourcesWithWakeUps: ReadonlySet<string> = new Set(
  [watchedAlerts, watchedMaintenanceWindows, watchedBudgets, watchedInventoryJobs].map(({ resource: { list } }) =>
    list.id.replace(/\.list$/, ''),
  ),
);

/** The subgraphs, by their name in the supergraph. */
export const subgraphs: { readonly [area: string]: Subgraph } = {
  'alert-manager': alertManager,
  'cost-analysis': costAnalysis,
  dashboard,
  identity,
  inventory,
  monitoring,
  repository,
  secret,
};
export type { SentPost } from './upstream/sentPost.ts';
