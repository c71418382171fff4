import { AlertResource } from '../../contract/monitoring/alert.ts';
import { WebhookPluginInfo as PluginMessage } from '../../contract/monitoring/webhook.ts';
import { createSubgraph } from '../subgraph.ts';
import { Actor } from './resolvers/Actor.ts';
import { Alert } from './resolvers/Alert.ts';
import { AlertBucket } from './resolvers/AlertBucket.ts';
import { AlertChange } from './resolvers/AlertChange.ts';
import { AlertGroupValue } from './resolvers/AlertGroupValue.ts';
import { AlertNote } from './resolvers/AlertNote.ts';
import { AlertService } from './resolvers/AlertService.ts';
import { EscalationPolicy } from './resolvers/EscalationPolicy.ts';
import { MaintenanceWindow } from './resolvers/MaintenanceWindow.ts';
import { MaintenanceWindowChange } from './resolvers/MaintenanceWindowChange.ts';
import { Mutation } from './resolvers/Mutation.ts';
import { Plugin } from './resolvers/Plugin.ts';
import { Project } from './resolvers/Project.ts';
import { ProjectGroup } from './resolvers/ProjectGroup.ts';
import { Query } from './resolvers/Query.ts';
import { Subscription } from './resolvers/Subscription.ts';
import { User } from './resolvers/User.ts';
import { Webhook } from './resolvers/Webhook.ts';
import { WebhookPluginInfo } from './resolvers/WebhookPluginInfo.ts';
import { WebhookVerifyPluginPayload } from './resolvers/WebhookVerifyPluginPayload.ts';
import { Workspace } from './resolvers/Workspace.ts';
import { alertNotes, alerts, maintenanceWindows, webhooks } from './resources.ts';

/** The monitoring subgraph. */
export const monitoring = createSubgraph(
  'monitoring',
  {
    Actor,
    Alert,
    AlertBucket,
    AlertChange,
    AlertGroupValue,
    AlertNote,
    AlertService,
    EscalationPolicy,
    MaintenanceWindow,
    MaintenanceWindowChange,
    Mutation,
    Plugin,
    Project,
    ProjectGroup,
    Query,
    Subscription,
    User,
    Webhook,
    WebhookPluginInfo,
    WebhookVerifyPluginPayload,
    Workspace,
  },
  {
    records: [alerts, alertNotes, maintenanceWindows, webhooks],
    parts: { AlertResource, WebhookPluginInfo: PluginMessage },
  },
);
