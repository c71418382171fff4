/** Only selected members are requested. A list of which only the length is selected requests no row. */
import type { PostCase } from './postCase.ts';

export const projectionCases: readonly PostCase[] = [
  {
    given: 'a count only',
    query: '{ alerts(filter: {state: {eq: TRIGGERED}}) { totalCount } }',
    posts: ['monitoring.alert.list: state eq TRIGGERED; count'],
  },
  {
    given: 'a count and `pageInfo`',
    query: '{ alerts(first: 3) { totalCount pageInfo { hasNextPage } } }',
    posts: ['monitoring.alert.list: count'],
  },
  {
    given: 'a count and a cursor, which only a row has',
    query: '{ alerts(first: 3) { totalCount pageInfo { hasNextPage endCursor } } }',
    posts: ['monitoring.alert.list: by created_at descending alert_id; rows 1–3; only alert_id created_at'],
  },
  {
    given: 'a count and rows, which come in one answer',
    query: '{ alerts(first: 3) { totalCount nodes { id } } }',
    posts: ['monitoring.alert.list: rows 1–3; only alert_id'],
  },
  {
    given: 'named and inline fragments, also on several types',
    query: `query { alerts { nodes { ...Heading ... on Alert { state } triggeredBy { ...Maker } } } }
      fragment Heading on Alert { title webhook { ... { name } } } fragment Maker on Actor { ... on Webhook { state } ... on App { tags } }`,
    posts: [
      'monitoring.alert.list: rows 1–20; only alert_id title webhook_id state triggered_by',
      'monitoring.webhook.list: webhook_id in [webhook-1 webhook-2 webhook-9]; rows 1–3; only webhook_id name state',
      'identity.app.list: app_id in [app-1 app-2]; rows 1–2; only app_id tags',
    ],
  },
  {
    given: 'rows by edges and by nodes',
    query: '{ alerts(first: 2) { nodes { title } edges { cursor node { state } } } }',
    posts: ['monitoring.alert.list: by created_at descending alert_id; rows 1–2; only alert_id title state created_at'],
  },
  {
    given: 'one member under several aliases',
    query: '{ alerts(first: 2) { nodes { title heading: title project { id } of: project { id } } } }',
    posts: ['monitoring.alert.list: rows 1–2; only alert_id title project_id'],
  },
  {
    given: 'the fields that conditions include',
    query: `query ($no: Boolean!, $yes: Boolean!) { alerts(first: 2) { nodes { title state @include(if: $no) webhook @skip(if: $yes) { name }
      project { id } } totalCount @include(if: $no) } webhooks @skip(if: $yes) { totalCount } }`,
    variables: { no: false, yes: true },
    posts: ['monitoring.alert.list: rows 1–2; only alert_id title project_id'],
  },
  {
    given: 'the same with the opposite conditions',
    query: `query ($no: Boolean!, $yes: Boolean!) { alerts(first: 2) { nodes { title state @include(if: $no) webhook @skip(if: $yes) { name }
      project { id } } totalCount @include(if: $no) } webhooks @skip(if: $yes) { totalCount } }`,
    variables: { no: true, yes: false },
    posts: [
      'monitoring.alert.list: rows 1–2; only alert_id title state webhook_id project_id',
      'monitoring.webhook.list: webhook_id in [webhook-1 webhook-2]; rows 1–2; only webhook_id name',
      'monitoring.webhook.list: count',
    ],
  },
  {
    given: 'a filter with alternatives',
    query: `{ alerts(first: 1, filter: {urgency: {in: [HIGH, LOW]}, createdAt: {gte: "2026-01-01T00:00:00Z"},
      or: [{title: {contains: "disk"}}, {projectId: {eq: "p1"}}]}) { nodes { id } } }`,
    posts: [
      'monitoring.alert.list: urgency in [HIGH LOW]; created_at datetime_gte 2026-01-01T00:00:00.000Z; any of title contain disk, project_id eq p1; rows 1–1; only alert_id',
    ],
  },
  {
    given: 'numbers that upstream computes on request only',
    query:
      '{ alertServices { nodes { name alertTotals { total { high } } } } plain: alertServices(first: 1, keyword: "shop") { nodes { name } } }',
    posts: [
      'alert_manager.service.list: details true; rows 1–20; only service_id name alerts',
      'alert_manager.service.list: words shop; rows 1–1; only service_id name',
    ],
  },
  {
    given: 'the last rows of a list: the first ones of the reverse order',
    query: '{ alerts(last: 1) { nodes { title } } }',
    posts: ['monitoring.alert.list: by created_at; rows 1–2; only alert_id title created_at'],
    rows: {
      'monitoring.alert.list': [
        { alert_id: 'a1', title: 'Disk', created_at: '2026-01-01T00:00:00.000Z' },
        { alert_id: 'a2', title: 'Load', created_at: '2026-01-02T00:00:00.000Z' },
      ],
    },
    data: { alerts: { nodes: [{ title: 'Disk' }] } },
  },
  {
    given: 'the last rows of a list with its length, in an order by names, of which some are equal',
    query: `{ webhooks(last: 2, orderBy: [{ field: STATE }, { field: NAME }]) {
      nodes { name } totalCount pageInfo { hasPreviousPage hasNextPage } } }`,
    posts: ['monitoring.webhook.list: by state descending name descending; rows 1–3; only webhook_id name state'],
    rows: {
      'monitoring.webhook.list': ['Ping', 'Disk', 'Load', 'Load'].map((name, at) => ({
        webhook_id: `webhook-${at}`,
        name,
        state: at === 0 ? 'DISABLED' : 'ENABLED',
      })),
    },
    data: {
      webhooks: {
        nodes: [{ name: 'Load' }, { name: 'Load' }],
        totalCount: 4,
        pageInfo: { hasPreviousPage: true, hasNextPage: false },
      },
    },
  },
  {
    given: 'the last rows of a list with cursors: no row more, since none is equal to another',
    query: '{ alerts(last: 2, orderBy: [{ field: STATE }]) { edges { node { title } } pageInfo { startCursor } } }',
    posts: [
      'monitoring.alert.list: by state descending created_at descending alert_id descending; rows 1–2; only alert_id title state created_at',
    ],
  },
  {
    given:
      'the last row of a list that has equal rows, which the answer shows: then the page, by the length of the answer',
    query: '{ alerts(last: 1) { nodes { id } } }',
    rows: {
      'monitoring.alert.list': ['a1', 'a2', 'a3'].map((alert_id) => ({
        alert_id,
        created_at: '2026-01-01T00:00:00.000Z',
      })),
    },
    posts: [
      'monitoring.alert.list: by created_at; rows 1–2; only alert_id created_at',
      'monitoring.alert.list: rows 3–3; only alert_id',
    ],
    later: ['monitoring.alert.list: count', 'monitoring.alert.list: rows 3–3; only alert_id'],
    data: { alerts: { nodes: [{ id: 'a3' }] } },
  },
  {
    given: 'the last rows of a list in an order in which many are equal: its length, then the page',
    query: '{ alerts(last: 2, orderBy: [{ field: STATE }]) { nodes { title } } }',
    posts: ['monitoring.alert.list: by state; count', 'monitoring.alert.list: by state; rows 3–4; only alert_id title'],
  },
];
