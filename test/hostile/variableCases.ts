import type { HostileCase } from './hostileCase.ts';

const FIRST = 'query ($first: Int) { alerts(first: $first) { totalCount } }';
const FIRST_REQUIRED = 'query ($constructor: Int!) { alerts(first: $constructor) { totalCount } }';
const ALERT = 'query ($id: ID!) { alert(id: $id) { title } }';
const FILTER = 'query ($filter: AlertFilter) { alerts(filter: $filter) { totalCount } }';
const SEARCH = 'query ($keyword: String) { alerts(keyword: $keyword) { totalCount } }';
const AFTER = 'query ($after: String) { alerts(after: $after) { totalCount } }';
const WINDOW = 'query ($at: DateTime) { alerts(filter: {createdAt: {gte: $at}}) { totalCount } }';

/** A body whose variables are JSON text, for values that JavaScript objects cannot hold. */
const printBody = (query: string, variables: string) =>
  `{"query": ${JSON.stringify(query)}, "variables": ${variables}}`;

const NONE = { alerts: { totalCount: 0 } };
const REFUSED = { status: 200, code: 'BAD_USER_INPUT' };
const TOO_LARGE = { status: 413, code: 'QUERY_TOO_LARGE' };

const repeat = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at)).join();

/** So many variables of different names. */
const printVariables = (count: number) => `{${repeat(count, (at) => `"k${at}": 1`)}}`;

const nestLists = (levels: number) => `${'{"not": '.repeat(levels)}{}${'}'.repeat(levels)}`;

const integers: HostileCase[] = [
  ...['2147483648', '-2147483649', '1e400', '-1e400', '1.5', '9007199254740993', '1e-7'],
  ...['"1"', 'true', '[1, 2]', '{"value": 1}', '"NaN"', '{"__proto__": 1}'],
].map((text) => ({
  name: `the whole number ${text}`,
  request: { body: printBody(FIRST, `{"first": ${text}}`) },
  answer: { ...REFUSED, message: /"\$first" is not valid: / },
}));

const pages: HostileCase[] = ['-1', '1001', '2147483647'].map((text) => ({
  name: `a page of ${text}`,
  request: { body: printBody(FIRST, `{"first": ${text}}`) },
  answer: REFUSED,
}));

const prototypes: HostileCase[] = [
  {
    name: 'variables with the key __proto__',
    request: { body: printBody(FIRST, '{"__proto__": {"first": 2147483647}}') },
    answer: { status: 200, data: NONE, posts: 1 },
  },
  {
    name: 'a required variable that every object inherits',
    request: { body: { query: FIRST_REQUIRED, variables: {} } },
    answer: REFUSED,
  },
  {
    name: 'an input with the key __proto__',
    request: { body: printBody(FILTER, '{"filter": {"__proto__": {"title": {"eq": "x"}}}}') },
    answer: REFUSED,
  },
  {
    name: 'an input with the key constructor',
    request: { body: printBody(FILTER, '{"filter": {"constructor": {"prototype": {"polluted": true}}}}') },
    answer: REFUSED,
  },
  {
    name: 'an input with the key toString',
    request: { body: printBody(FILTER, '{"filter": {"toString": "x"}}') },
    answer: REFUSED,
  },
  {
    name: 'an enum value that every object has',
    request: { body: printBody(FILTER, '{"filter": {"state": {"eq": "constructor"}}}') },
    answer: REFUSED,
  },
];

const shapes: HostileCase[] = [
  { name: 'a list', variables: '[]' },
  { name: 'a text', variables: '"{}"' },
  { name: 'a number', variables: '7' },
].map(({ name, variables: text }) => ({
  name: `variables that are ${name}`,
  request: { body: printBody(FIRST, text) },
  answer: { status: 400, code: 'BAD_REQUEST' },
}));

const sizes: HostileCase[] = [
  {
    name: 'an input nested 250 deep',
    request: { body: printBody(FILTER, `{"filter": ${nestLists(250)}}`) },
    answer: REFUSED,
  },
  {
    name: 'an input nested 9,000 deep',
    request: { body: printBody(FILTER, `{"filter": ${nestLists(9_000)}}`) },
    answer: TOO_LARGE,
  },
  {
    name: 'a list of 100,000 values',
    request: { body: printBody(FILTER, `{"filter": {"title": {"in": [${Array(100_000).fill('"x"').join()}]}}}`) },
    answer: TOO_LARGE,
  },
  {
    name: 'nine thousand variables that nobody declared',
    request: { body: printBody(FIRST, printVariables(9_000)) },
    answer: { status: 200, data: NONE, posts: 1 },
  },
  {
    name: '80,000 variables that nobody declared',
    request: { body: printBody(FIRST, printVariables(80_000)) },
    answer: TOO_LARGE,
  },
  {
    name: '40,000 objects of different keys',
    request: { body: printBody(FILTER, `{"filter": {"or": [${repeat(40_000, (at) => `{"k${at}": 1}`)}]}}`) },
    answer: TOO_LARGE,
  },
];

const keys: HostileCase[] = [
  {
    name: 'a variable given twice',
    request: { body: printBody(FIRST, '{"first": 2147483647, "first": 1}') },
    answer: { status: 200, data: NONE, posts: 1 },
  },
  {
    name: 'a query given twice',
    request: { body: '{"query": "{ alerts { totalCount } }", "query": "{ __typename }"}' },
    answer: { status: 200, data: { __typename: 'Query' } },
  },
  {
    name: 'a key given twice with an escape',
    request: { body: printBody(FIRST, '{"first": 1, "fir\\u0073t": 2147483647}') },
    answer: REFUSED,
  },
];

/** Entries with a text as an id and as a keyword. The service judges it. */
const makeIdAndKeywordCases = (name: string, text: string, refused: boolean): HostileCase[] => [
  {
    name: `an id with ${name}`,
    request: { body: printBody(ALERT, `{"id": ${text}}`) },
    answer: refused ? { ...REFUSED, posts: 1 } : { status: 200, data: { alert: null }, posts: 1 },
  },
  {
    name: `a keyword with ${name}`,
    request: { body: printBody(SEARCH, `{"keyword": ${text}}`) },
    answer: refused ? { ...REFUSED, posts: 1 } : { status: 200, data: NONE, posts: 1 },
  },
];

/** Texts that PostgreSQL cannot store. */
const unstorable: HostileCase[] = [
  { name: 'a lone high surrogate', text: '"\\ud800"' },
  { name: 'a lone low surrogate', text: '"\\udc00x"' },
  { name: 'a NUL', text: '"a\\u0000b"' },
].flatMap(({ name, text }) => makeIdAndKeywordCases(name, text, true));

/** Texts that are harmless unless something interprets them. */
const interpreted: HostileCase[] = [
  { name: 'SQL', text: `"'; DROP TABLE alert; --"` },
  { name: 'a pattern of LIKE', text: '"%_\\\\"' },
  { name: 'a regular expression that takes forever', text: '"(a+)+$"' },
  { name: 'a template', text: '"{{7*7}} <%= 1 %> #{1}"' },
].flatMap(({ name, text }) => makeIdAndKeywordCases(name, text, false));

const cursors: HostileCase[] = [
  '',
  'x',
  '-1',
  '../../etc/passwd',
  Buffer.from('-1').toString('base64'),
  '9'.repeat(400),
].map((after) => ({
  name: `the cursor ${JSON.stringify(after.slice(0, 20))}`,
  request: { body: { query: AFTER, variables: { after } } },
  answer: REFUSED,
}));

const times: HostileCase[] = [
  '+275760-09-14T00:00:00Z',
  '0000-00-00T00:00:00Z',
  '2026-02-30T00:00:00Z',
  'now()',
  'Infinity',
  '',
].map((at) => ({
  name: `the time ${JSON.stringify(at)}`,
  request: { body: { query: WINDOW, variables: { at } } },
  answer: { ...REFUSED, message: /"\$at" is not valid/ },
}));

/** Requests that attack the values of variables. */
export const variableCases: readonly HostileCase[] = [
  ...[
    ...integers,
    ...pages,
    ...prototypes,
    ...shapes,
    ...sizes,
    ...keys,
    ...unstorable,
    ...interpreted,
    ...cursors,
    ...times,
  ],
];
