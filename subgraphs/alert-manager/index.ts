import { subgraphOf } from '../executable.ts';
import { AlertCount } from './resolvers/AlertCount.ts';
import { AlertService } from './resolvers/AlertService.ts';
import { AlertServiceAlerts } from './resolvers/AlertServiceAlerts.ts';
import { EscalationPolicy } from './resolvers/EscalationPolicy.ts';
import { EscalationRepeat } from './resolvers/EscalationRepeat.ts';
import { EscalationRule } from './resolvers/EscalationRule.ts';
import { LegacyAlertService } from './resolvers/LegacyAlertService.ts';
import { LegacyAlertServiceAlerts } from './resolvers/LegacyAlertServiceAlerts.ts';
import { LegacyAlertServiceChannel } from './resolvers/LegacyAlertServiceChannel.ts';
import { Mutation } from './resolvers/Mutation.ts';
import { Project } from './resolvers/Project.ts';
import { Query } from './resolvers/Query.ts';
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
  LegacyAlertService,
  LegacyAlertServiceAlerts,
  LegacyAlertServiceChannel,
  ServiceMembers,
  ServiceOptions,
  Webhook,
  Workspace,
});
