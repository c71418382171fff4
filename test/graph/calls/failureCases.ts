/** Deleted, invisible or unavailable records take no more POSTs than others, and empty only their own field. */
import { rawAnswer } from '../../subgraphs/postApiStub.ts';
import type { PostCase } from './postCase.ts';

const makeRefusal = (status: number, code: string) => () =>
  rawAnswer({ status, body: { detail: { code, message: 'No. (key = id)' } } });

export const failureCases: readonly PostCase[] = [
  {
    given: 'a reference to a deleted record',
    query: '{ alert(id: "a4") { title webhook { name } } }',
    posts: ['monitoring.alert.get: alert_id a4', 'monitoring.webhook.get: webhook_id webhook-9; only webhook_id name'],
    data: { alert: { title: 'Rack', webhook: null } },
  },
  {
    given: 'references that are not visible to the caller, in two areas',
    query: '{ alert(id: "a2") { title escalationPolicy { name } triggeredBy { ... on App { name } } } }',
    answers: {
      'alert_manager.escalation_policy.get': makeRefusal(403, 'ERROR_PERMISSION_DENIED'),
      'identity.app.get': makeRefusal(403, 'ERROR_PERMISSION_DENIED'),
    },
    posts: [
      'monitoring.alert.get: alert_id a2',
      'alert_manager.escalation_policy.get: escalation_policy_id ep-2',
      'identity.app.get: app_id app-1',
    ],
    data: { alert: { title: 'Load', escalationPolicy: null, triggeredBy: null } },
  },
  {
    given: 'an area that fails, and one that does not',
    query: '{ budgets { nodes { name project { alerts { totalCount nodes { id } } dashboards { totalCount } } } } }',
    answers: { 'monitoring.alert.list': makeRefusal(500, 'ERROR_UNKNOWN') },
    posts: [
      'cost_analysis.budget.list: rows 1–20; only budget_id name project_id',
      'dashboard.project_dashboard.stat: project_id in [p1 p2]; count by project_id',
      'monitoring.alert.list: project_id in [p1 p2]; rows 1–100; only alert_id project_id',
    ],
    errors: ['INTERNAL_SERVER_ERROR', 'INTERNAL_SERVER_ERROR'],
    data: {
      budgets: {
        nodes: [
          { name: 'Shop', project: { alerts: null, dashboards: { totalCount: 1 } } },
          { name: 'Bank', project: { alerts: null, dashboards: { totalCount: 1 } } },
        ],
      },
    },
  },
  {
    given: 'arguments that cannot match: no POST',
    query: '{ alerts(first: 0) { totalCount } budgets(first: 1) { totalCount } }',
    posts: ['cost_analysis.budget.list: count'],
    errors: ['BAD_USER_INPUT'],
  },
  {
    given: 'a list whose rows have no references',
    query: '{ alerts { nodes { webhook { name } assignee { id } } } }',
    rows: { 'monitoring.alert.list': [{ alert_id: 'a', webhook_id: '' }] },
    posts: ['monitoring.alert.list: rows 1–20; only alert_id webhook_id assignee'],
    data: { alerts: { nodes: [{ webhook: null, assignee: null }] } },
  },
  {
    given: 'a list without rows, under which nothing is requested',
    query: '{ alerts { nodes { webhook { name project { dashboards { totalCount } } } } } }',
    rows: { 'monitoring.alert.list': [] },
    posts: ['monitoring.alert.list: rows 1–20; only alert_id webhook_id'],
  },
];
