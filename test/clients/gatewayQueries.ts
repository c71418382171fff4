/** Queries that every gateway answers, over the domain of `fixtures.ts`. */
import type { ClientFixtures } from './fixtures.ts';

/** A query or mutation that each gateway receives in turn. */
export interface GatewayQuery {
  readonly name: string;
  readonly text: string;
  readonly variables?: (fixtures: ClientFixtures) => Record<string, unknown>;
  /** Sent without a token. */
  readonly anonymous?: boolean;
}

const firstProject = ({ projects }: ClientFixtures) => ({ id: projects[0] });

export const gatewayQueries: readonly GatewayQuery[] = [
  { name: 'who asks', text: '{ me { roleType user { id } workspace { id } domain { id } } }' },
  {
    name: 'alerts, their projects, and the dashboards of these',
    text: `{ alerts(orderBy: [{field: TITLE}]) { nodes { title state project {
      id dashboards(first: 3) { nodes { name } } } } } }`,
  },
  {
    name: 'budgets, their projects, and open alerts of these',
    text: `{ budgets(orderBy: [{field: NAME}]) { nodes { name limit project { id
      alerts(first: 5, filter: {state: {eq: TRIGGERED}}, orderBy: [{field: TITLE}]) { totalCount nodes { title } } } } } }`,
  },
  {
    name: 'a project with its references and lists',
    text: `query ($id: ID!) { project(id: $id) { id alerts { totalCount } webhooks { nodes { name state } }
      dashboards { nodes { name project { id } } } budgets { nodes { name timeUnit } } } }`,
    variables: firstProject,
  },
  {
    name: 'who opened an alert, of whichever type',
    text: `{ alerts(orderBy: [{field: TITLE}]) { nodes { title triggeredBy { __typename
      ... on User { id alerts { totalCount } } ... on App { name } ... on Webhook { name } } } } }`,
  },
  {
    name: 'a page with its cursors',
    text: `{ alerts(first: 2, offset: 1, orderBy: [{field: TITLE, direction: DESC}]) { totalCount
      edges { cursor node { title } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
  },
  {
    name: 'one alert by fragments, aliases and conditions',
    text: `query ($id: ID!, $deep: Boolean!) { one: alert(id: $id) { ...Named state @skip(if: $deep)
      project @include(if: $deep) { budgets { nodes { limit } } } } other: alert(id: $id) { ...Named } }
      fragment Named on Alert { id title }`,
    variables: ({ alertIds }) => ({ id: alertIds[1], deep: true }),
  },
  {
    name: 'a change, and what it leads to',
    text: `mutation ($input: AlertUpdateInput!) { alertUpdate(input: $input) {
      alert { id title project { dashboards { nodes { name } } } } userErrors { code message path } } }`,
    variables: ({ alertIds }) => ({ input: { id: alertIds[0], title: 'Alert 1, seen' } }),
  },
  {
    name: 'a change that is refused',
    text: `mutation ($input: AlertUpdateInput!) { alertUpdate(input: $input) {
      alert { id } userErrors { code path } } }`,
    variables: () => ({ input: { id: 'alert-of-nobody', title: 'x' } }),
  },
  { name: 'what nobody may see without a token', text: '{ alerts { nodes { title } } }', anonymous: true },
  { name: 'what does not exist', text: '{ alert(id: "alert-of-nobody") { title } }' },
];
