import { subgraphOf } from '../executable.ts';
import { AlertCount } from './resolvers/AlertCount.ts';
import { AlertService } from './resolvers/AlertService.ts';
import { AlertServiceAlerts } from './resolvers/AlertServiceAlerts.ts';
import { EscalationPolicy } from './resolvers/EscalationPolicy.ts';
import { EscalationRepeat } from './resolvers/EscalationRepeat.ts';
import { EscalationRule } from './resolvers/EscalationRule.ts';
import { Mutation } from './resolvers/Mutation.ts';
import { Project } from './resolvers/Project.ts';
import { Query } from './resolvers/Query.ts';
import { ServiceComment } from './resolvers/ServiceComment.ts';
import { ServiceCommentAlerts } from './resolvers/ServiceCommentAlerts.ts';
import { ServiceCommentChannel } from './resolvers/ServiceCommentChannel.ts';
import { ServiceMembers } from './resolvers/ServiceMembers.ts';
import { ServiceOptions } from './resolvers/ServiceOptions.ts';
import { Webhook } from './resolvers/Webhook.ts';
import { Workspace } from './resolvers/Workspace.ts';

/** The alert manager subgraph. */
export const alertManager = subgraphOf('alert-manager', {
  AlertCount,
  AlertService,
  AlertServiceAlerts,
  EscalationPolicy,
  EscalationRepeat,
  EscalationRule,
  Mutation,
  Project,
  Query,
  ServiceComment,
  ServiceCommentAlerts,
  ServiceCommentChannel,
  ServiceMembers,
  ServiceOptions,
  Webhook,
  Workspace,
});
