import { gzipSync } from 'node:zlib';
import type { HostileCase } from './hostileCase.ts';

const TYPENAME = { query: '{ __typename }' };
const DATA = { __typename: 'Query' };
const BODY = JSON.stringify(TYPENAME);
const MAX_BODY_BYTES = 1_048_576;
const JSON_TYPE = 'application/json';
const EVENT_STREAM = 'text/event-stream';

/** An object of so many keys. */
const makeKeys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, 1]));

/** A request as bytes: a request line, headers and a body. */
const printRequest = (headers: readonly string[], body = '', line = 'POST /graphql HTTP/1.1') =>
  `${[line, ...headers].join('\r\n')}\r\n\r\n${body}`;

/** A second request, which the gateway must not answer. */
const SMUGGLED = printRequest(
  ['Host: gateway', 'Content-Type: application/json', `Content-Length: ${BODY.length}`],
  BODY,
);

const JSON_HEADERS = ['Host: gateway', 'Content-Type: application/json', 'Connection: close'];

const contentTypes: HostileCase[] = [
  { name: 'a form of another page as text', type: 'text/plain' },
  { name: 'a form of another page', type: 'application/x-www-form-urlencoded' },
  { name: 'a form of another page with files', type: 'multipart/form-data; boundary=x' },
  { name: 'a body without a type', type: undefined },
  { name: 'a body in UTF-16', type: 'application/json; charset=utf-16' },
  { name: 'a body in Latin-1', type: 'application/json; charset=iso-8859-1' },
  { name: 'a body in UTF-7', type: 'application/json; charset="utf-7"' },
  { name: 'a type that only contains JSON', type: 'text/plain; application/json' },
].map(({ name, type }) => ({
  name,
  request: { headers: { 'content-type': type }, body: BODY },
  answer: { status: 415, code: 'BAD_REQUEST' },
}));

const encodings: HostileCase[] = [
  { name: 'a gzip bomb', encoding: 'gzip', body: gzipSync(Buffer.alloc(50_000_000, 0x20)) },
  { name: 'a body compressed twice', encoding: 'gzip, gzip', body: gzipSync(gzipSync(BODY)) },
  { name: 'a body in an encoding that nobody knows', encoding: 'x-bomb', body: Buffer.from(BODY) },
].map(({ name, encoding, body }) => ({
  name,
  request: { headers: { 'content-encoding': encoding }, body },
  answer: { status: 415, code: 'BAD_REQUEST', headers: { 'accept-encoding': /^identity$/ } },
}));

const bodies: HostileCase[] = [
  { name: 'UTF-16 declared as UTF-8', body: Buffer.from(BODY, 'utf16le') },
  { name: 'bytes that are not UTF-8', body: Buffer.from('{"query": "{ __typename #\xff }"}', 'latin1') },
  { name: 'an overlong encoding of a slash', body: Buffer.from('{"query": "{ __typename #\xc0\xaf }"}', 'latin1') },
  { name: 'a surrogate encoded as UTF-8', body: Buffer.from('{"query": "{ __typename #\xed\xa0\x80 }"}', 'latin1') },
  { name: 'a byte order mark', body: Buffer.from(`\ufeff${BODY}`) },
  { name: 'no body', body: '' },
  { name: 'half a body', body: BODY.slice(0, -2) },
  { name: 'a number', body: '7' },
  { name: 'null', body: 'null' },
  { name: 'brackets nested 256 deep', body: '['.repeat(256) },
  { name: 'two bodies', body: BODY + BODY },
  { name: 'a query that is an object', body: { query: { toString: '{ __typename }' } } },
  { name: 'extensions that are a list', body: { ...TYPENAME, extensions: [] } },
  { name: 'extensions of 101 keys', body: { ...TYPENAME, extensions: makeKeys(101) } },
  {
    name: 'extensions of 60 keys in 60 places',
    body: { ...TYPENAME, extensions: { a: makeKeys(60), b: makeKeys(60) } },
  },
  { name: 'an operation name that is an object', body: { ...TYPENAME, operationName: {} } },
].map(({ name, body }) => ({
  name: `a body that is ${name}`,
  request: { body },
  answer: { status: 400, code: 'BAD_REQUEST' },
}));

/** Bodies whose JSON takes long to parse, for their length. */
const manyValues: HostileCase[] = [
  { name: 'brackets nested 100,000 deep', body: '['.repeat(100_000) },
  { name: 'lists nested 100,000 deep', body: '['.repeat(100_000) + ']'.repeat(100_000) },
  { name: 'objects nested 100,000 deep', body: `${'{"query":'.repeat(100_000)}1${'}'.repeat(100_000)}` },
  { name: 'extensions of 80,000 keys', body: { ...TYPENAME, extensions: makeKeys(80_000) } },
  { name: 'variables of 80,000 keys', body: { ...TYPENAME, variables: makeKeys(80_000) } },
  { name: '80,000 unknown members', body: { ...TYPENAME, ...makeKeys(80_000) } },
  { name: 'five operations of 3,000 variables each', body: Array(5).fill({ ...TYPENAME, variables: makeKeys(3_000) }) },
].flatMap(({ name, body }) =>
  [JSON_TYPE, EVENT_STREAM].map((accept) => ({
    name: `a body that is ${name}, for ${accept}`,
    gateway: 'batches' as const,
    request: { headers: { accept }, body },
    answer: { status: 413, code: 'QUERY_TOO_LARGE' },
  })),
);

const large: HostileCase[] = [
  {
    name: 'a body that is too long',
    request: { body: `{"query": "{ __typename }", "padding": "${'x'.repeat(MAX_BODY_BYTES)}"}` },
    answer: { status: 413, code: 'BAD_REQUEST', headers: { connection: /close/ } },
  },
  {
    name: 'a body that is too long, of unknown length',
    request: { body: `{"query": "{ __typename }", "padding": "${'x'.repeat(MAX_BODY_BYTES)}"}`, chunked: true },
    answer: { status: 413, code: 'BAD_REQUEST' },
  },
  {
    name: 'an announced body of a terabyte',
    request: { raw: printRequest([...JSON_HEADERS, 'Content-Length: 1099511627776'], '{') },
    answer: { status: 413, code: 'BAD_REQUEST' },
  },
  {
    name: 'an announced body of a terabyte that waits for permission',
    request: { raw: printRequest([...JSON_HEADERS, 'Content-Length: 1099511627776', 'Expect: 100-continue']) },
    answer: { status: 413, code: 'BAD_REQUEST' },
  },
  {
    name: 'a header of 64 KiB',
    request: { raw: printRequest([...JSON_HEADERS, `X-Long: ${'x'.repeat(65_536)}`]) },
    answer: { status: 431 },
  },
  {
    name: 'three thousand headers',
    request: { raw: printRequest([...JSON_HEADERS, ...Array.from({ length: 3_000 }, (_, at) => `X-${at}: 1`)]) },
    answer: { status: 431 },
  },
  {
    name: 'a URL of 64 KiB',
    request: { raw: printRequest(['Host: gateway'], '', `GET /graphql?query=${'x'.repeat(65_536)} HTTP/1.1`) },
    answer: { status: 431 },
  },
];

const slow: HostileCase[] = [
  {
    name: 'a body that comes byte by byte',
    request: {
      raw: printRequest([...JSON_HEADERS, `Content-Length: ${BODY.length}`]),
      drip: { text: BODY, everyMs: 300 },
    },
    answer: { status: 408 },
  },
  {
    name: 'headers that come byte by byte',
    request: {
      raw: 'POST /graphql HTTP/1.1\r\nHost: gateway\r\nX-Slow: ',
      drip: { text: 'x'.repeat(30), everyMs: 300 },
    },
    answer: { status: 408 },
  },
  {
    name: 'a connection that says nothing after half a request line',
    request: { raw: 'POST /gra' },
    answer: { status: 408 },
  },
];

const smuggling: HostileCase[] = [
  {
    name: 'a length and chunks (CL.TE)',
    raw: printRequest([...JSON_HEADERS, 'Content-Length: 6', 'Transfer-Encoding: chunked'], `0\r\n\r\n${SMUGGLED}`),
  },
  {
    name: 'chunks and a length (TE.CL)',
    raw: printRequest(
      [...JSON_HEADERS, 'Transfer-Encoding: chunked', 'Content-Length: 4'],
      `5c\r\n${SMUGGLED}\r\n0\r\n\r\n`,
    ),
  },
  {
    name: 'two lengths',
    raw: printRequest([...JSON_HEADERS, 'Content-Length: 0', `Content-Length: ${SMUGGLED.length}`], SMUGGLED),
  },
  { name: 'a list of lengths', raw: printRequest([...JSON_HEADERS, 'Content-Length: 0, 5'], SMUGGLED) },
  { name: 'a negative length', raw: printRequest([...JSON_HEADERS, 'Content-Length: -1'], SMUGGLED) },
  { name: 'a length with a sign', raw: printRequest([...JSON_HEADERS, 'Content-Length: +5'], SMUGGLED) },
  { name: 'a length in hexadecimal', raw: printRequest([...JSON_HEADERS, 'Content-Length: 0x5'], SMUGGLED) },
  {
    name: 'chunks under two names',
    raw: printRequest(
      [...JSON_HEADERS, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
      `0\r\n\r\n${SMUGGLED}`,
    ),
  },
  {
    name: 'chunks that are not the last encoding',
    raw: printRequest([...JSON_HEADERS, 'Transfer-Encoding: chunked, gzip'], `0\r\n\r\n${SMUGGLED}`),
  },
  {
    name: 'a space before a colon',
    raw: printRequest([...JSON_HEADERS, 'Transfer-Encoding : chunked'], `0\r\n\r\n${SMUGGLED}`),
  },
  {
    name: 'a size of a chunk that overflows',
    raw: printRequest([...JSON_HEADERS, 'Transfer-Encoding: chunked'], `fffffffffffffffff\r\n${SMUGGLED}`),
  },
  {
    name: 'a size of a chunk that is not a number',
    raw: printRequest([...JSON_HEADERS, 'Transfer-Encoding: chunked'], `zz\r\n${SMUGGLED}`),
  },
  { name: 'a folded header', raw: printRequest([...JSON_HEADERS, 'X-Folded: a', ' Content-Length: 5'], SMUGGLED) },
  { name: 'a header without a name', raw: printRequest([...JSON_HEADERS, ': value'], SMUGGLED) },
  { name: 'a NUL in a header', raw: printRequest([...JSON_HEADERS, 'X-Nul: a\0b'], SMUGGLED) },
  {
    name: 'a lone carriage return in a header',
    raw: printRequest([...JSON_HEADERS, 'X-Return: a\rContent-Length: 5'], SMUGGLED),
  },
  { name: 'another version of HTTP', raw: printRequest(['Host: gateway'], SMUGGLED, 'GET /graphql HTTP/9.9') },
  { name: 'no host', raw: printRequest(['Connection: close'], '', 'GET /health HTTP/1.1') },
  { name: 'the start of a TLS connection', raw: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03' },
].map(({ name, raw }) => ({
  name: `a request with ${name}`,
  request: { raw },
  answer: { status: 400, headers: { connection: /close/ }, hides: /__typename/ },
}));

const injected: HostileCase[] = [
  { name: 'with markup', id: '<script>alert(1)</script>' },
  { name: 'with encoded line breaks', id: 'a%0d%0aset-cookie:%20x=1' },
  { name: 'that forges a line of the log', id: 'x" level="fatal' },
  { name: 'of a thousand characters', id: 'x'.repeat(1_000) },
].map(({ name, id }) => ({
  name: `a request id ${name}`,
  request: { headers: { 'x-request-id': id }, body: TYPENAME },
  answer: { status: 200, data: DATA, headers: { 'x-request-id': /^[0-9a-f-]{36}$/, 'set-cookie': undefined } },
}));

const headers: HostileCase[] = [
  {
    name: 'a line break in the name of an operation',
    request: { method: 'GET', path: '/graphql?query={__typename}&operationName=%0d%0aset-cookie:%20x=1' },
    answer: {
      status: 200,
      code: 'OPERATION_RESOLUTION_FAILURE',
      headers: { 'set-cookie': undefined },
    },
  },
  {
    name: 'a trace with a line break',
    request: { headers: { traceparent: '00-x', tracestate: 'a=1,\tb=2' }, body: TYPENAME },
    answer: { status: 200, data: DATA },
  },
  {
    name: 'another host',
    request: { headers: { host: 'evil.example.com', 'x-forwarded-host': 'evil.example.com' }, body: TYPENAME },
    answer: { status: 200, data: DATA, hides: /evil/ },
  },
  {
    name: 'a page of another origin with cookies',
    request: { headers: { origin: 'https://evil.example.com', cookie: 'session=1' }, body: TYPENAME },
    answer: {
      status: 200,
      data: DATA,
      headers: { 'access-control-allow-origin': /^\*$/, 'access-control-allow-credentials': undefined },
    },
  },
  {
    name: 'a demand for a page',
    request: { headers: { accept: 'text/html' }, body: TYPENAME },
    answer: { status: 406, code: 'BAD_REQUEST' },
  },
  {
    name: 'a thousand ranges of media types',
    request: { headers: { accept: 'a/b;q=0.1,'.repeat(1_000) }, body: TYPENAME },
    answer: { status: 406, code: 'BAD_REQUEST' },
  },
  {
    name: 'a thousand encodings',
    request: { headers: { 'accept-encoding': 'gzip;q=0.5,'.repeat(1_000) }, body: TYPENAME },
    answer: { status: 200, data: DATA, headers: { 'content-encoding': undefined } },
  },
  {
    name: 'a change of protocol',
    request: { method: 'GET', headers: { connection: 'upgrade', upgrade: 'websocket' } },
    answer: { status: 400, code: 'BAD_REQUEST' },
  },
  {
    name: 'a negative time to answer',
    request: { headers: { 'x-request-timeout-ms': '-1' }, body: TYPENAME },
    answer: { status: 200, data: DATA },
  },
  {
    name: 'an expectation that nobody can meet',
    request: { headers: { expect: '200-ok' }, body: TYPENAME },
    answer: { status: 417 },
  },
];

const forgedGets: HostileCase[] = [
  { name: 'a link on another site', headers: { 'sec-fetch-site': 'cross-site' } },
  { name: 'an image on a neighbouring site', headers: { 'sec-fetch-site': 'same-site' } },
  { name: 'a script of another origin', headers: { origin: 'https://evil.example.com' } },
  { name: 'a page of an older browser', headers: { referer: 'https://evil.example.com/' } },
  { name: 'a form by GET', headers: { 'content-type': 'text/plain' } },
].map(({ name, headers: forged }) => ({
  name,
  request: {
    method: 'GET',
    path: '/graphql?query={__typename}',
    headers: { authorization: undefined, 'content-type': undefined, ...forged },
  },
  answer: { status: 400, code: 'BAD_REQUEST', message: /could have been forged/ },
}));

const methods: HostileCase[] = ['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'].map((method) => ({
  name: `the method ${method}`,
  request: { method, body: TYPENAME },
  answer: { status: 405, code: 'BAD_REQUEST', headers: { allow: /^GET, POST$/ } },
}));

const gets: HostileCase[] = [
  {
    name: 'a change by GET',
    request: { method: 'GET', path: `/graphql?query=${encodeURIComponent('mutation { __typename }')}` },
    answer: { status: 405, code: 'BAD_REQUEST', headers: { allow: /^POST$/ } },
  },
  {
    name: 'a query by GET in production',
    gateway: 'production',
    request: { method: 'GET', path: '/graphql?query={__typename}' },
    answer: { status: 405, code: 'BAD_REQUEST', headers: { allow: /^POST$/ } },
  },
  {
    name: 'a broken escape in a URL',
    request: { method: 'GET', path: '/graphql?query=%' },
    answer: { status: 200, code: 'GRAPHQL_PARSE_FAILED' },
  },
  {
    name: 'variables in a URL that are not JSON',
    request: { method: 'GET', path: '/graphql?query={__typename}&variables={' },
    answer: { status: 400, code: 'BAD_REQUEST' },
  },
  {
    name: 'deep variables in a URL',
    request: {
      method: 'GET',
      path: `/graphql?query={__typename}&variables={"a":${'['.repeat(300)}${']'.repeat(300)}}`,
    },
    answer: { status: 413, code: 'QUERY_TOO_LARGE' },
  },
  {
    name: 'extensions of 101 keys in a URL',
    request: {
      method: 'GET',
      path: `/graphql?query={__typename}&extensions=${encodeURI(JSON.stringify(makeKeys(101)))}`,
    },
    answer: { status: 400, code: 'BAD_REQUEST' },
  },
];

const paths: HostileCase[] = [
  '/explorer/../package.json',
  '/explorer/%2e%2e/%2e%2e/package.json',
  '/explorer/..%2f..%2fpackage.json',
  '/explorer/__proto__',
  '//evil.example.com/graphql',
  '/graphql/',
  '/.env',
  '/constructor',
].map((path) => ({
  name: `the path ${path}`,
  request: { method: 'GET', path },
  answer: { status: 404, hides: /"dependencies"|evil/ },
}));

const production: HostileCase[] = ['/', '/explorer/app.js', '/schema.graphql', '/supergraph.graphql'].map((path) => ({
  name: `the path ${path} in production`,
  gateway: 'production',
  request: { method: 'GET', path },
  answer: { status: 404 },
}));

const batches: HostileCase[] = [
  {
    name: 'a list of operations where none are taken',
    request: { body: [TYPENAME] },
    answer: { status: 400, code: 'BAD_REQUEST' },
  },
  {
    name: 'a list of four thousand operations',
    gateway: 'batches',
    request: { body: Array(4_000).fill(TYPENAME) },
    answer: { status: 400, code: 'BATCH_LIMIT_EXCEEDED' },
  },
  {
    name: 'a list of lists of operations',
    gateway: 'batches',
    request: { body: [[TYPENAME, TYPENAME], [TYPENAME]] },
    answer: { status: 400, code: 'BAD_REQUEST' },
  },
  {
    name: 'a list of nothing',
    gateway: 'batches',
    request: { body: [] },
    answer: { status: 400, code: 'BAD_REQUEST' },
  },
  {
    name: 'a list with one item that is not an operation',
    gateway: 'batches',
    request: { body: [TYPENAME, null] },
    answer: { status: 400, code: 'BAD_REQUEST' },
  },
];

const hashes: HostileCase[] = [
  { name: 'of another document', persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) }, query: '{ __typename }' },
  { name: 'of another version', persistedQuery: { version: 2, sha256Hash: '0'.repeat(64) } },
  { name: 'that is an object', persistedQuery: { version: 1, sha256Hash: { toString: 'x' } } },
].map(({ name, query, persistedQuery }) => ({
  name: `a hash ${name}`,
  request: { body: { ...(query !== undefined && { query }), extensions: { persistedQuery } } },
  answer: { status: 400, code: 'BAD_REQUEST' },
}));

const names: HostileCase[] = ['__proto__', 'constructor', '*', `${'0'.repeat(63)}\n`].map((sha256Hash) => ({
  name: `the hash ${JSON.stringify(sha256Hash.slice(0, 20))}`,
  request: { body: { extensions: { persistedQuery: { version: 1, sha256Hash } } } },
  answer: { status: 200, code: 'PERSISTED_QUERY_NOT_FOUND' },
}));

/** Requests that attack HTTP. */
export const httpCases: readonly HostileCase[] = [
  ...[
    ...contentTypes,
    ...encodings,
    ...bodies,
    ...manyValues,
    ...large,
    ...slow,
    ...smuggling,
    ...injected,
    ...headers,
    ...forgedGets,
  ],
  ...[...methods, ...gets, ...paths, ...production, ...batches, ...hashes, ...names],
];
