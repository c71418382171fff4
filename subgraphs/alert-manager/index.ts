import { CommentOptions, ServiceChannelsInfo } from '../../contract/alert-manager/comment.ts';
import { Repeat, EscalationRule as RuleMessage } from '../../contract/alert-manager/escalationPolicy.ts';
import { createSubgraph } from '../subgraph.ts';
import { AlertCount } from './resolvers/AlertCount.ts';
import { AlertService } from './resolvers/AlertService.ts';
import { AlertTotals } from './resolvers/AlertTotals.ts';
import { Channel } from './resolvers/Channel.ts';
import { EscalationPolicy } from './resolvers/EscalationPolicy.ts';
import { EscalationRule } from './resolvers/EscalationRule.ts';
import { LegacyAlertService } from './resolvers/LegacyAlertService.ts';
import { LegacyAlertServiceChannel } from './resolvers/LegacyAlertServiceChannel.ts';
import { LegacyAlertTotals } from './resolvers/LegacyAlertTotals.ts';
import { Mutation } from './resolvers/Mutation.ts';
import { Project } from './resolvers/Project.ts';
import { Query } from './resolvers/Query.ts';
import { ServiceMembers } from './resolvers/ServiceMembers.ts';
import { UserGroup } from './resolvers/UserGroup.ts';
import { Webhook } from './resolvers/Webhook.ts';
import { Workspace } from './resolvers/Workspace.ts';
import { alertServices, escalationPolicies, legacyAlertServices } from './resources.ts';

/** The alert manager subgraph. */
export const alertManager = createSubgraph(
  'alert-manager',
  {
    AlertCount,
    AlertService,
    AlertTotals,
    Channel,
    EscalationPolicy,
    EscalationRule,
    LegacyAlertService,
    LegacyAlertTotals,
    LegacyAlertServiceChannel,
    Mutation,
    Project,
    Query,
    ServiceMembers,
    UserGroup,
    Webhook,
    Workspace,
  },
  {
    records: [alertServices, escalationPolicies, legacyAlertServices],
    parts: {
      EscalationRepeat: Repeat,
      EscalationRule: RuleMessage,
      LegacyAlertServiceChannel: ServiceChannelsInfo,
      ServiceOptions: CommentOptions,
    },
  },
);
