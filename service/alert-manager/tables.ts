/** Tables of the alert manager's resources. */
import Type from 'typebox';
import { CommentServiceInfo, type CommentServiceRecord, comment } from '../../contract/alert-manager/comment.ts';
import { type EscalationPolicyRecord, escalationPolicy } from '../../contract/alert-manager/escalationPolicy.ts';
import { type ServiceRecord, service } from '../../contract/alert-manager/service.ts';
import { createTable } from '../store/table.ts';
import { commentAlerts, commentChannels, commentWebhooks } from './commentForm.ts';
import { countLinkedAlerts, linkedChannels, linkedWebhooks, openAlertCount } from './linkedResources.ts';

export const services = createTable<ServiceRecord>(service, {
  computed: {
    channels: linkedChannels,
    webhooks: linkedWebhooks,
    alerts: countLinkedAlerts({ state: (state) => state, urgency: (urgency) => urgency }),
    open_alerts: openAlertCount,
  },
});

export const policies = createTable<EscalationPolicyRecord>(escalationPolicy);

/** The rows of services in their older form, with linked resources (semantics 3.22.5). */
export const commentServicesWithLinks = createTable<CommentServiceRecord>(comment, {
  name: services.name,
  computed: { channels: commentChannels, webhooks: commentWebhooks, alerts: commentAlerts },
});

/** The same without linked resources, for most answers and for all statistics (semantics 3.22.6). */
export const commentServices = createTable<CommentServiceRecord>(
  { ...comment, record: Type.Omit(CommentServiceInfo, ['channels', 'webhooks', 'alerts']) },
  { name: services.name },
);
