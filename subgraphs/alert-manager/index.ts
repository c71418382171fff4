import { CommentOptions, ServiceChannelsInfo } from '../../contract/alert-manager/comment.ts';
import { EscalationRule, Repeat } from '../../contract/alert-manager/escalation-policy.ts';
import { subgraphOf } from '../executable.ts';
import { AlertCount } from './resolvers/AlertCount.ts';
import { AlertService } from './resolvers/AlertService.ts';
import { AlertServiceAlerts } from './resolvers/AlertServiceAlerts.ts';
import { EscalationPolicy } from './resolvers/EscalationPolicy.ts';
import { LegacyAlertService } from './resolvers/LegacyAlertService.ts';
import { LegacyAlertServiceAlerts } from './resolvers/LegacyAlertServiceAlerts.ts';
import { LegacyAlertServiceChannel } from './resolvers/LegacyAlertServiceChannel.ts';
import { Mutation } from './resolvers/Mutation.ts';
import { Project } from './resolvers/Project.ts';
import { Query } from './resolvers/Query.ts';
import { ServiceMembers } from './resolvers/ServiceMembers.ts';
import { Webhook } from './resolvers/Webhook.ts';
import { Workspace } from './resolvers/Workspace.ts';
import { alertServices, escalationPolicies, legacyAlertServices } from './resources.ts';

/** The alert manager subgraph. */
export const alertManager = subgraphOf(
  'alert-manager',
  {
    AlertCount,
    AlertService,
    AlertServiceAlerts,
    EscalationPolicy,
    LegacyAlertService,
    LegacyAlertServiceAlerts,
    LegacyAlertServiceChannel,
    Mutation,
    Project,
    Query,
    ServiceMembers,
    Webhook,
    Workspace,
  },
  {
    records: [alertServices, escalationPolicies, legacyAlertServices],
    parts: {
      EscalationRepeat: Repeat,
      EscalationRule,
      LegacyAlertServiceChannel: ServiceChannelsInfo,
      ServiceOptions: CommentOptions,
    },
  },
);
