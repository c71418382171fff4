/** A write is sent once and in order; records that were read before it are read again after it. */
import { rawAnswer } from '../../subgraphs/postApiStub.ts';
import type { PostCase } from './postCase.ts';

export const writeCases: readonly PostCase[] = [
  {
    given: 'a mutation, answered from the response to its write',
    query: 'mutation { alertUpdate(input: {id: "a1", title: "New"}) { alert { title state project { id } } } }',
    posts: ['monitoring.alert.update: alert_id a1; title New'],
  },
  {
    given: 'a mutation, and references of the changed record',
    query:
      'mutation { alertResolve(input: {id: "a1"}) { alert { webhook { name } project { dashboards { nodes { name } } } } } }',
    posts: [
      'monitoring.alert.update: alert_id a1; state RESOLVED',
      'monitoring.webhook.get: webhook_id webhook-1; only webhook_id name',
      'dashboard.project_dashboard.list: project_id eq p1; rows 1–20; only project_dashboard_id name',
    ],
  },
  {
    given: 'mutations of one area, after each of which a record is read again',
    query: `mutation { one: alertUpdate(input: {id: "a1", title: "x"}) { alert { webhook { name } } }
      two: webhookUpdate(input: {id: "webhook-1", name: "y"}) { webhook { name } }
      three: alertResolve(input: {id: "a1"}) { alert { webhook { name } } } }`,
    posts: [
      'monitoring.alert.update: alert_id a1; title x',
      'monitoring.webhook.get: webhook_id webhook-1; only webhook_id name',
      'monitoring.webhook.update: webhook_id webhook-1; name y',
      'monitoring.alert.update: alert_id a1; state RESOLVED',
      'monitoring.webhook.get: webhook_id webhook-1; only webhook_id name',
    ],
  },
  {
    given: 'mutations of several areas, in the order of the document',
    query: `mutation { alertUpdate(input: {id: "a1", title: "x"}) { alert { title } } budgetUpdate(input: {id: "b1", name: "y"}) { budget { name } }
      roleDisable(input: {id: "r1"}) { role { state } } alertDelete(input: {id: "a2"}) { deletedId } }`,
    posts: [
      'monitoring.alert.update: alert_id a1; title x',
      'cost_analysis.budget.update: budget_id b1; name y',
      'identity.role.disable: role_id r1',
      'monitoring.alert.delete: alert_id a2',
    ],
  },
  {
    given: 'a mutation whose POST fails, which is not retried, and the next one',
    query:
      'mutation { alertUpdate(input: {id: "a1", title: "x"}) { alert { title } } alertDelete(input: {id: "a2"}) { deletedId } }',
    answers: { 'monitoring.alert.update': () => rawAnswer({ status: 503, body: 'busy' }) },
    posts: ['monitoring.alert.update: alert_id a1; title x', 'monitoring.alert.delete: alert_id a2'],
    errors: ['UPSTREAM_UNAVAILABLE'],
    data: { alertUpdate: null, alertDelete: { deletedId: 'a2' } },
  },
  {
    given: 'a refused mutation, which reads nothing',
    query: 'mutation { alertResolve(input: {id: "a9"}) { alert { webhook { name } } userErrors { code path } } }',
    answers: {
      'monitoring.alert.update': () =>
        rawAnswer({ status: 404, body: { detail: { code: 'ERROR_NOT_FOUND', message: 'No alert. (alert_id = a9)' } } }),
    },
    posts: ['monitoring.alert.update: alert_id a9; state RESOLVED'],
    data: { alertResolve: { alert: null, userErrors: [{ code: 'NOT_FOUND', path: ['id'] }] } },
  },
];
