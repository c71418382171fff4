import type { RowOptions } from './largeApi.ts';

/** A permitted request that is among the largest of its kind. */
export interface LargeRequest {
  readonly name: string;
  readonly body: { readonly query: string; readonly variables?: Readonly<Record<string, unknown>> };
  /** Options for the rows of the POST API. */
  readonly rows?: RowOptions;
}

const makePages = (count: number, first: number, selection: string) =>
  Array.from({ length: count }, (_, at) => `p${at}: alerts(first: ${first}, offset: ${at * first}) ${selection}`);

const makeQuery = (fields: string | readonly string[]) => ({ query: `{ ${[fields].flat().join(' ')} }` });

/** Answers of up to 100,000 objects, the most that the cost limit allows, and of up to 8 MiB. */
const answers: readonly LargeRequest[] = [
  { name: 'a page of 1,000 rows', body: makeQuery('alerts(first: 1000) { nodes { id title state } }') },
  { name: '88 pages of 1,000 rows', body: makeQuery(makePages(88, 1_000, '{ nodes { id title state } }')) },
  {
    name: '33 pages of 1,000 rows with two references',
    body: makeQuery(makePages(33, 1_000, '{ nodes { title webhook { name project { id } } } }')),
  },
  {
    name: '1,000 rows with 96 rows below each',
    body: makeQuery('alerts(first: 1000) { nodes { project { id alerts(first: 96) { nodes { id } } } } }'),
  },
  {
    name: '9 pages of 1,000 rows with 6 rows below each',
    body: makeQuery(
      makePages(9, 1_000, '{ nodes { webhook { project { alerts(first: 6) { nodes { id title } } } } } }'),
    ),
  },
  {
    name: '1,000 rows of 7.5 kB',
    body: makeQuery('alerts(first: 1000) { nodes { description } }'),
    rows: { descriptionLength: 7_500 },
  },
  {
    name: '1,000 rows of 16 kB',
    body: makeQuery('alerts(first: 1000) { nodes { description } }'),
    rows: { descriptionLength: 16_000 },
  },
  {
    name: '99 pages of 1,000 rows, each with an error',
    body: makeQuery(makePages(99, 1_000, '{ nodes { id description } }')),
    rows: { isWrong: true },
  },
  {
    name: '48 pages of 1,000 rows of 150 B',
    body: makeQuery(makePages(48, 1_000, '{ nodes { id description } }')),
    rows: { descriptionLength: 120 },
  },
];

/** Slightly less than the largest body that is read. */
const BYTES = 1_000_000;

/** An array of as many copies of a value as fill the body, each of `length` characters. */
const repeatValue = (length: number, value: unknown) => Array(Math.floor(BYTES / length)).fill(value);

const filterBy = (filter: unknown): LargeRequest['body'] => ({
  query: 'query ($filter: AlertFilter) { alerts(filter: $filter) { totalCount } }',
  variables: { filter },
});

const nestAlternatives = (levels: number): unknown => (levels === 0 ? 1 : { or: [nestAlternatives(levels - 1)] });

/** Requests with as many values in variables as the limits allow, and with a megabyte of them. */
const variables: readonly LargeRequest[] = [
  { name: 'variables: 9,990 ids', body: filterBy({ id: { in: Array(9_990).fill('a') } }) },
  { name: 'variables: 3,330 objects', body: filterBy({ or: Array(3_330).fill({ title: { eq: 'a' } }) }) },
  { name: 'variables: a list of ids', body: filterBy({ id: { in: repeatValue(4, 'a') } }) },
  { name: 'variables: a list of wrong values', body: filterBy({ id: { in: repeatValue(3, []) } }) },
  { name: 'variables: a list of numbers for texts', body: filterBy({ title: { in: repeatValue(2, 1) } }) },
  { name: 'variables: a list of objects', body: filterBy({ or: repeatValue(23, { title: { eq: 'a' } }) }) },
  {
    name: 'variables: unknown members',
    body: filterBy(Object.fromEntries(Array.from({ length: Math.floor(BYTES / 18) }, (_, at) => [`member${at}`, 1]))),
  },
  { name: 'variables: objects in objects', body: filterBy({ or: repeatValue(1_000, nestAlternatives(90)) }) },
  {
    name: 'variables: a JSON scalar of short lists',
    body: {
      query: 'query ($value: JSON) { alerts(filter: {additionalInfo: [{path: "a", eq: $value}]}) { totalCount } }',
      variables: { value: repeatValue(3, []) },
    },
  },
];

export const largeRequests: readonly LargeRequest[] = [...answers, ...variables];
