import type { BenchRequest } from './benchRequest.ts';
import { printEightAreas } from './eightAreas.ts';
import { makeDocument } from './makeDocument.ts';
import { ONE_ALERT } from './rows.ts';

/** The requests of a round. */
export interface Workload {
  readonly name: string;
  readonly what: string;
  /** Number of distinct requests, sent in rotation. */
  readonly distinct: number;
  /** Requests of a round, as a multiple of the suite's number. Default: 1. */
  readonly share?: number;
  /** Rows of an answer, if they are counted. */
  readonly rows?: number;
  /** The request of a number, counted from 0. */
  question(index: number): BenchRequest;
}

const makeFixedWorkload = (name: string, what: string, question: BenchRequest): Workload => ({
  name,
  what,
  distinct: 1,
  question: () => question,
});

const ALERT = 'id alertNumber title state urgency severity createdAt project { id }';
const TRAIL = 'title state webhook { name project { id dashboards(first: 3) { nodes { name } } } }';

const makeAlertsWorkload = (first: number) =>
  makeFixedWorkload('Q1', `${first} alerts`, {
    text: `{ alerts(first: ${first}) { totalCount nodes { ${ALERT} } } }`,
    variables: {},
    route: { path: '/Q1', arguments: { first } },
  });

const makeDashboardsWorkload = (first: number) =>
  makeFixedWorkload('Q2', `${first} alerts → webhook → project → dashboards`, {
    text: `{ alerts(first: ${first}) { nodes { ${TRAIL} } } }`,
    variables: {},
    route: { path: '/Q2', arguments: { first } },
  });

const makeBudgetsWorkload = (first: number) =>
  makeFixedWorkload('Q3', `${first} budgets → project → dashboards + alerts`, {
    text: `{ budgets(first: ${first}) { nodes { name limit project { id dashboards(first: 5) { nodes { name } } alerts(first: 5, filter: {state: {eq: TRIGGERED}}) { totalCount nodes { title } } } } } }`,
    variables: {},
    route: { path: '/Q3', arguments: { first } },
  });

const ONE_ALERT_WORKLOAD = makeFixedWorkload('Q4', 'one alert by its id', {
  text: 'query ($id: ID!) { alert(id: $id) { id title state description urgency severity createdAt updatedAt project { id } } }',
  variables: { id: ONE_ALERT },
  route: { path: '/Q4', arguments: { id: ONE_ALERT } },
});

/**
 * The four queries, with pages of `rows` rows, 1 to 1,000. Pages of budgets have half as many, because there are fewer
 * budgets in practice.
 */
export const makeQueries = (rows: number): readonly Workload[] => [
  makeAlertsWorkload(rows),
  makeDashboardsWorkload(rows),
  makeBudgetsWorkload(Math.ceil(rows / 2)),
  ONE_ALERT_WORKLOAD,
];

/** A page over all eight areas, with half as many budgets as `rows`. */
export const makeEightAreasWorkload = (rows: number): Workload =>
  makeFixedWorkload('areas', 'a page over eight areas', {
    text: printEightAreas(Math.ceil(rows / 2)),
    variables: {},
  });

/** Most rows of a page of the POST API. */
const PAGE = 1000;

/** `rows` rows in as few pages as possible, under aliases: the request, and its share of a round's requests. */
const makePagesWorkload = (name: string, what: string, rows: number, selection: string, route?: string): Workload => {
  const pages = Math.ceil(rows / PAGE);
  const first = Math.ceil(rows / pages);
  const page = (_: unknown, at: number) =>
    `page${at}: alerts(first: ${first}, offset: ${at * first}) { nodes { ${selection} } }`;
  const text = `{ ${Array.from({ length: pages }, page).join(' ')} }`;
  const question = { text, variables: {}, ...(route && { route: { path: route, arguments: { first, pages } } }) };
  // Fewer the more rows there are, yet enough that one or two garbage collections do not distort the figure.
  const share = Math.min(1, Math.max(20 / rows, 0.015));
  return { ...makeFixedWorkload(`${name}-${rows}`, what, question), rows, share };
};

/** Answers of 10 to 10,000 rows: plain, and with the references of each row. */
export const growingWorkloads: readonly Workload[] = [10, 100, 1000, 10_000].flatMap((rows) => [
  makePagesWorkload('plain', 'alerts', rows, ALERT, '/pages'),
  makePagesWorkload('nested', 'alerts → webhook → project → dashboards', rows, TRAIL),
]);

/** Texts that were not sent before. */
export const unseenWorkload: Workload = {
  name: 'cold',
  what: 'documents never seen before',
  distinct: Number.POSITIVE_INFINITY,
  question: makeDocument,
};

/** Many documents in rotation, each with its own variables. */
export const variedWorkload: Workload = {
  name: 'varied',
  what: '200 documents in rotation',
  distinct: 200,
  question: makeDocument,
};
