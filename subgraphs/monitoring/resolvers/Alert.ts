import { listUnder } from '../../read/list.ts';
import { referencedRecord } from '../../read/records.ts';
import { referenceTo } from '../../read/reference.ts';
import { actor } from '../actor.ts';
import type { AlertResolvers } from '../generated.ts';
import { alertNotes, alerts, webhooks } from '../resources.ts';
import { serviceOf } from '../serviceOf.ts';

export const Alert: AlertResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, alerts, id, info),
  triggeredBy: (alert, _args, context, info) => actor(alert.triggered_by, context, info),
  assignee: (alert) => referenceTo(alert.assignee),
  responder: (alert) => referenceTo(alert.responder),
  project: (alert) => referenceTo(alert.project_id),
  workspace: (alert) => referenceTo(alert.workspace_id),
  webhook: (alert, _args, context, info) => referencedRecord(context, webhooks, alert.webhook_id, info),
  service: (alert, _args, context, _info) => serviceOf(alert, context),
  escalationPolicy: (alert) => referenceTo(alert.escalation_policy_id),
  notes: (alert, args, context, info) => listUnder(context, alertNotes, 'alert_id', alert.alert_id, args, info),
};
