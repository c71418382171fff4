import { listUnder } from '../../read/list.ts';
import { loadReferencedRecord } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import { resolveActor } from '../actor.ts';
import type { AlertResolvers } from '../generated.ts';
import { loadAlertService } from '../loadAlertService.ts';
import { alertNotes, alerts, webhooks } from '../resources.ts';

export const Alert: AlertResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, alerts, id, info),
  triggeredBy: (alert, _args, context, info) => resolveActor(alert.triggered_by, context, info),
  assignee: (alert) => toReference(alert.assignee),
  responder: (alert) => toReference(alert.responder),
  project: (alert) => toReference(alert.project_id),
  workspace: (alert) => toReference(alert.workspace_id),
  webhook: (alert, _args, context, info) => loadReferencedRecord(context, webhooks, alert.webhook_id, info),
  service: (alert, _args, context, _info) => loadAlertService(alert, context),
  escalationPolicy: (alert) => toReference(alert.escalation_policy_id),
  notes: (alert, args, context, info) => listUnder(context, alertNotes, 'alert_id', alert.alert_id, args, info),
};
