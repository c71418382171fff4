import { costlyIntrospections } from '../../bench/hostile/introspections.ts';
import type { HostileCase } from './hostileCase.ts';

const repeat = (count: number, write: (at: number) => string, separator = ' ') =>
  Array.from({ length: count }, (_, at) => write(at)).join(separator);

/** `{ a { a { … } } }` with so many levels of `field`. */
const nestField = (levels: number, field: string) =>
  `{ ${`${field} { `.repeat(levels)}__typename${' }'.repeat(levels)} }`;

const tooLarge: HostileCase[] = [
  { name: '201 aliases', query: `{ ${repeat(201, (at) => `a${at}: __typename`)} }` },
  { name: 'ten thousand aliases', query: `{ ${repeat(10_000, (at) => `a${at}: __typename`)} }` },
  { name: '101 root fields', query: `{ ${repeat(101, () => '__typename')} }` },
  { name: '101 changes at once', query: `mutation { ${repeat(101, () => '__typename')} }` },
  { name: 'fields nested 21 deep', query: nestField(21, 'alerts') },
  { name: 'brackets nested 10,000 deep', query: '{ a '.repeat(10_000) + '}'.repeat(10_000) },
  { name: 'brackets that are never closed', query: '{a'.repeat(50_000) },
  {
    name: 'lists nested 10,000 deep',
    query: `{ alerts(first: ${'['.repeat(10_000)}${']'.repeat(10_000)}) { totalCount } }`,
  },
  { name: '15,001 tokens', query: `{ ${repeat(15_000, () => 'a')} }` },
  { name: 'a comment of 300,000 characters', query: `{ __typename } #${'x'.repeat(300_000)}` },
  { name: '300,000 commas', query: `{ __typename ${','.repeat(300_000)} }` },
  { name: 'a text of 300,000 characters', query: `{ alert(id: "${'x'.repeat(300_000)}") { title } }` },
  { name: '501 fragments', query: `{ __typename } ${repeat(501, (at) => `fragment F${at} on Query { __typename }`)}` },
  {
    name: 'fragments that double 20 times',
    query: `{ ...F0 } ${repeat(20, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`)} fragment F20 on Query { __typename }`,
  },
  {
    name: 'fields of one name in five thousand places',
    query: `{ alerts { nodes { ${repeat(2_400, () => 'title')} ...F } } } fragment F on Alert { ${repeat(2_400, () => 'title')} }`,
  },
  {
    name: 'eleven conditions',
    query: `query (${repeat(11, (at) => `$c${at}: Boolean!`, ', ')}) { ${repeat(11, (at) => `a${at}: __typename @skip(if: $c${at})`)} }`,
  },
].map(({ name, query }) => ({
  name,
  request: { body: { query } },
  answer: { status: 200, code: 'QUERY_TOO_LARGE' },
}));

const invalid: HostileCase[] = [
  { name: 'a fragment that contains itself', query: '{ ...F } fragment F on Query { ...F }' },
  {
    name: 'fragments that contain each other',
    query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  },
  {
    name: 'a circle of 100 fragments',
    query: `{ ...F0 } ${repeat(100, (at) => `fragment F${at} on Query { ...F${(at + 1) % 100} }`)}`,
  },
  { name: 'a circle that no operation uses', query: '{ __typename } fragment F on Query { ...F }' },
  { name: 'a directive repeated a thousand times', query: `{ __typename ${repeat(1_000, () => '@skip(if: false)')} }` },
  { name: 'two thousand directives that do not exist', query: `{ __typename ${repeat(2_000, (at) => `@d${at}`)} }` },
  { name: 'a directive of the supergraph', query: '{ __typename @join__field(graph: MONITORING) }' },
  { name: 'a directive that we do not support', query: '{ alerts { nodes @connection(key: "a") { id } } }' },
  { name: 'a request for entities', query: '{ _entities(representations: []) { __typename } }' },
  { name: 'a request for the schema of a subgraph', query: '{ _service { sdl } }' },
  { name: 'a type among operations', query: 'type Query { secret: String } { __typename }' },
  { name: 'an extension of a type among operations', query: 'extend type Query { secret: String } { __typename }' },
  { name: 'a field that every object has', query: '{ constructor { name } }' },
  { name: 'the field __proto__', query: '{ __proto__ }' },
  { name: 'a whole number that is too large', query: '{ alerts(first: 99999999999) { totalCount } }' },
  { name: 'a variable of an output type', query: 'query ($a: Alert) { __typename }' },
  {
    name: 'introspection with circular selections',
    query: '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
  },
  { name: 'ninety fields that do not exist', query: `{ ${repeat(90, (at) => `nothing${at}`)} }` },
].map(({ name, query }) => ({
  name,
  request: { body: { query } },
  answer: { status: 200, code: 'GRAPHQL_VALIDATION_FAILED' },
}));

const unreadable: HostileCase[] = [
  { name: 'nothing', query: '' },
  { name: 'a NUL', query: '{ __type\0name }' },
  { name: 'a text without an end', query: '{ alert(id: "x) { title } }' },
  { name: 'an escape beyond Unicode', query: '{ alert(id: "\\u{110000}") { title } }' },
  { name: 'half a pair of surrogates as an escape', query: '{ alert(id: "\\ud800") { title } }' },
  { name: 'SQL', query: 'SELECT * FROM alert; --' },
  { name: 'a number with a leading zero', query: '{ alerts(first: 007) { totalCount } }' },
].map(({ name, query }) => ({
  name: `a document that is or has ${name}`,
  request: { body: { query } },
  answer: { status: 200, code: 'GRAPHQL_PARSE_FAILED' },
}));

const operations: HostileCase[] = [
  {
    name: 'several operations of which none is named',
    request: { body: { query: 'query A { __typename } query B { __typename }' } },
    answer: { status: 200, code: 'OPERATION_RESOLUTION_FAILURE' },
  },
  {
    name: 'an operation that is not there',
    request: { body: { query: 'query A { __typename }', operationName: '__proto__' } },
    answer: { status: 200, code: 'OPERATION_RESOLUTION_FAILURE' },
  },
  {
    name: 'only a fragment',
    request: { body: { query: 'fragment F on Query { __typename }' } },
    answer: { status: 200, code: 'GRAPHQL_VALIDATION_FAILED' },
  },
];

const costly: HostileCase[] = [
  {
    name: 'pages in pages in pages',
    request: {
      body: {
        query:
          '{ projects(first: 1000) { nodes { alerts(first: 1000) { nodes { project { alerts(first: 1000) { nodes { title } } } } } } } }',
      },
    },
    answer: { status: 200, code: 'QUERY_TOO_COSTLY' },
  },
  {
    name: 'a hundred lists of a thousand',
    request: { body: { query: `{ ${repeat(100, (at) => `a${at}: alerts(first: 1000) { nodes { title } }`)} }` } },
    answer: { status: 200, code: 'QUERY_TOO_COSTLY' },
  },
];

const costlyIntrospection: HostileCase[] = costlyIntrospections.flatMap(({ name, query }) => [
  {
    name: `introspection of ${name}`,
    request: { body: { query } },
    answer: { status: 200, code: 'QUERY_TOO_COSTLY', message: /The description of the schema/ },
  },
  {
    name: `introspection of ${name}, by GET`,
    request: { method: 'GET', path: `/graphql?query=${encodeURIComponent(query)}` },
    answer: { status: 200, code: 'QUERY_TOO_COSTLY' },
  },
]);

const secrets: HostileCase[] = [
  {
    name: 'a password where a number belongs',
    request: { body: { query: '{ alerts(first: "hunter2") { totalCount } }' } },
    answer: { status: 200, code: 'GRAPHQL_VALIDATION_FAILED', hides: /hunter2/ },
  },
  {
    name: 'a password next to a syntax error',
    request: { body: { query: '{ alert(id: "x" "hunter2") { title } }' } },
    answer: { status: 200, code: 'GRAPHQL_PARSE_FAILED', hides: /hunter2/ },
  },
];

const production: HostileCase[] = [
  { name: 'introspection', query: '{ __schema { types { name } } }', code: 'INTROSPECTION_DISABLED' },
  { name: 'a look at one type', query: '{ a: __type(name: "Alert") { name } }', code: 'INTROSPECTION_DISABLED' },
  {
    name: 'introspection in a fragment',
    query: '{ ...F } fragment F on Query { ... @include(if: true) { __schema { queryType { name } } } }',
    code: 'INTROSPECTION_DISABLED',
  },
  { name: 'a guess at a field', query: '{ alertz { totalCount } }', code: 'GRAPHQL_VALIDATION_FAILED' },
  { name: 'a guess at a type', query: '{ ... on Quer { __typename } }', code: 'GRAPHQL_VALIDATION_FAILED' },
  { name: 'a guess at an argument', query: '{ alerts(firs: 1) { totalCount } }', code: 'GRAPHQL_VALIDATION_FAILED' },
  { name: 'a guess at a directive', query: '{ __typename @skipp(if: true) }', code: 'GRAPHQL_VALIDATION_FAILED' },
  {
    name: 'a guess at an input field',
    query: '{ alerts(filter: { titel: {} }) { totalCount } }',
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    name: 'a guess at a value of an enum',
    query: '{ alerts(filter: { state: { eq: TRIGGERD } }) { totalCount } }',
    code: 'BAD_USER_INPUT',
  },
  {
    name: 'a guess at an input field in a variable',
    query: 'query ($filter: AlertFilter) { alerts(filter: $filter) { totalCount } }',
    variables: { filter: { titel: {} } },
    code: 'BAD_USER_INPUT',
  },
  {
    name: 'a guess at a value of an enum in a variable',
    query: 'query ($filter: AlertFilter) { alerts(filter: $filter) { totalCount } }',
    variables: { filter: { state: { eq: 'TRIGGERD' } } },
    code: 'BAD_USER_INPUT',
  },
].map(({ name, query, variables, code }) => ({
  name: `${name} in production`,
  gateway: 'production',
  request: { body: { query, variables } },
  answer: { status: 200, code, hides: /did you mean|one of|ACKNOWLEDGED|title/i },
}));

/** Requests that attack with documents. */
export const documentCases: readonly HostileCase[] = [
  ...[
    ...tooLarge,
    ...invalid,
    ...unreadable,
    ...operations,
    ...costly,
    ...costlyIntrospection,
    ...secrets,
    ...production,
  ],
];
