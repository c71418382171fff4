import { listUnder } from '../../list.ts';
import { referencedRecord } from '../../records.ts';
import { referenceTo } from '../../reference.ts';
import { actor } from '../actor.ts';
import type { AlertResolvers } from '../generated.ts';
import { alertNotes, alerts, webhooks } from '../resources.ts';
import { serviceOf } from '../serviceOf.ts';

export const Alert: AlertResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, alerts, id, info),
  id: (alert) => alert.alert_id,
  alertNumber: (alert) => alert.alert_number ?? 0,
  title: (alert) => alert.title || null,
  state: (alert) => alert.state ?? 'UNKNOWN',
  description: (alert) => alert.description || null,
  urgency: (alert) => alert.urgency ?? 'UNKNOWN',
  severity: (alert) => alert.severity ?? 'UNKNOWN',
  rule: (alert) => alert.rule || null,
  imageUrl: (alert) => alert.image_url || null,
  resources: (alert) => alert.resources ?? [],
  provider: (alert) => alert.provider || null,
  account: (alert) => alert.account || null,
  additionalInfo: (alert) => alert.additional_info ?? {},
  escalationStep: (alert) => alert.escalation_step ?? 0,
  escalationTtl: (alert) => alert.escalation_ttl ?? 0,
  triggeredBy: (alert, _args, context, info) => actor(alert.triggered_by, context, info),
  assignee: (alert) => referenceTo(alert.assignee),
  responder: (alert) => referenceTo(alert.responder),
  project: (alert) => referenceTo(alert.project_id),
  workspace: (alert) => referenceTo(alert.workspace_id),
  webhook: (alert, _args, context, info) => referencedRecord(context, webhooks, alert.webhook_id, info),
  service: (alert, _args, context, info) => serviceOf(alert, context, info),
  escalationPolicy: (alert) => referenceTo(alert.escalation_policy_id),
  createdAt: (alert) => alert.created_at || null,
  updatedAt: (alert) => alert.updated_at || null,
  acknowledgedAt: (alert) => alert.acknowledged_at || null,
  resolvedAt: (alert) => alert.resolved_at || null,
  escalatedAt: (alert) => alert.escalated_at || null,
  notes: (alert, args, context, info) => listUnder(context, alertNotes, 'alert_id', alert.alert_id, args, info),
};
