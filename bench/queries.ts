import { ONE_ALERT } from './rows.ts';

/** What is measured: one answer, asked for in GraphQL, or at a hand-written route with the arguments alone. */
export interface BenchQuery {
  /** Also the hand-written route, `/Q1`. */
  readonly name: string;
  readonly what: string;
  readonly text: string;
  readonly variables: Readonly<Record<string, string>>;
  /** What the hand-written endpoint is told. */
  readonly arguments: Readonly<Record<string, string | number>>;
}

const alerts = (first: number): BenchQuery => ({
  name: 'Q1',
  what: `${first} alerts`,
  text: `{ alerts(first: ${first}) { totalCount nodes { id alertNumber title state urgency severity createdAt project { id } } } }`,
  variables: {},
  arguments: { first },
});

const alertsToDashboards = (first: number): BenchQuery => ({
  name: 'Q2',
  what: `${first} alerts → webhook → project → dashboards`,
  text: `{ alerts(first: ${first}) { nodes { title state webhook { name project { id dashboards(first: 3) { nodes { name } } } } } } }`,
  variables: {},
  arguments: { first },
});

const budgetsToBoth = (first: number): BenchQuery => ({
  name: 'Q3',
  what: `${first} budgets → project → dashboards + alerts`,
  text: `{ budgets(first: ${first}) { nodes { name limit project { id dashboards(first: 5) { nodes { name } } alerts(first: 5, filter: {state: {eq: TRIGGERED}}) { totalCount nodes { title } } } } } }`,
  variables: {},
  arguments: { first },
});

const oneAlert: BenchQuery = {
  name: 'Q4',
  what: 'one alert by its id',
  text: 'query ($id: ID!) { alert(id: $id) { id title state description urgency severity createdAt updatedAt project { id } } }',
  variables: { id: ONE_ALERT },
  arguments: { id: ONE_ALERT },
};

/** The four queries, with pages of `rows` rows, 1 to 1,000; of budgets half as many, as people have fewer. */
export const queriesOf = (rows: number): readonly BenchQuery[] => [
  alerts(rows),
  alertsToDashboards(rows),
  budgetsToBoth(Math.ceil(rows / 2)),
  oneAlert,
];
