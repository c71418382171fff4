/** Tables of the alert manager's resources. */
import Type from 'typebox';
import { CommentServiceInfo, type CommentServiceRecord, comment } from '../../contract/alert-manager/comment.ts';
import { type EscalationPolicyRecord, escalationPolicy } from '../../contract/alert-manager/escalationPolicy.ts';
import { type ServiceRecord, service } from '../../contract/alert-manager/service.ts';
import { tableOf } from '../store/table.ts';
import { commentAlerts, commentChannels, commentWebhooks } from './commentForm.ts';
import { linkedAlerts, linkedChannels, linkedWebhooks, openAlerts } from './linkedResources.ts';

export const services = tableOf<ServiceRecord>(service, {
  computed: {
    channels: linkedChannels,
    webhooks: linkedWebhooks,
    alerts: linkedAlerts({ state: (state) => state, urgency: (urgency) => urgency }),
    open_alerts: openAlerts,
  },
});

export const policies = tableOf<EscalationPolicyRecord>(escalationPolicy);

/** The rows of services in their older form, with linked resources (semantics 3.22.5). */
export const detailedComments = tableOf<CommentServiceRecord>(comment, {
  name: services.name,
  computed: { channels: commentChannels, webhooks: commentWebhooks, alerts: commentAlerts },
});

/** The same without linked resources, for most answers and for all statistics (semantics 3.22.6). */
export const comments = tableOf<CommentServiceRecord>(
  { ...comment, record: Type.Omit(CommentServiceInfo, ['channels', 'webhooks', 'alerts']) },
  { name: services.name },
);
