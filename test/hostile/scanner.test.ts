/**
 * What public scanners of GraphQL servers check, and what they take for a finding. In production they find nothing. The
 * gateways are processes, as `npm run gateway` starts them.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { fetchAccessToken } from '../graph/testGraph.ts';
import { createTestDomain, sharedService } from '../service/testDomain.ts';
import { startGatewayProcess } from '../start/gatewayProcess.ts';
import type { HostileHttpRequest } from './hostileCase.ts';
import { type HostileAnswer, sendHostile } from './sendHostile.ts';

const { url: UPSTREAM_URL } = await sharedService();
const development = await startGatewayProcess({ UPSTREAM_URL });
const production = await startGatewayProcess({ UPSTREAM_URL, NODE_ENV: 'production' });
afterAll(() => Promise.all([development, production].map((gateway) => gateway[Symbol.asyncDispose]())));

const { domainId, users } = await createTestDomain();
const token = await fetchAccessToken(development.url, domainId, users.admin);

interface ScannerCheck {
  readonly check: string;
  readonly request: HostileHttpRequest;
  /** Whether a scanner would report the answer. */
  readonly isFound: (received: HostileAnswer) => boolean;
  /** The scanner reports a gateway in development, so that the check is known to work. */
  readonly inDevelopment?: boolean;
}

const repeat = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at)).join(' ');

const parse = ({ text }: HostileAnswer) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const hasData = (received: HostileAnswer) => Boolean(parse(received)?.data);
const readErrors = (received: HostileAnswer): { extensions?: object }[] => parse(received)?.errors ?? [];

const TYPES = '{ __schema { types { name fields { name } } } }';

/** Many of something that costs the server much. Found if they are all answered. */
const overloading: ScannerCheck[] = [
  { check: '101 aliases', query: `query cop { ${repeat(101, (at) => `alias${at}: __typename`)} }` },
  { check: 'a field 500 times', query: `query cop { ${repeat(500, () => '__typename')} }` },
  {
    check: 'circular introspection',
    query: '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
  },
  { check: 'circular fragments', query: 'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }' },
  {
    check: 'a nested query',
    query: `{ alerts ${'{ nodes { project { alerts '.repeat(8)} { totalCount } ${'} } }'.repeat(8)} }`,
  },
].map(({ check, query }) => ({ check, request: { body: { query } }, isFound: hasData }));

/** A form that a page of another site can send without a preflight request. */
const form = (query: string): HostileHttpRequest => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ query }).toString(),
});

const disclosure: ScannerCheck[] = [
  { check: 'introspection', request: { body: { query: TYPES } }, isFound: hasData, inDevelopment: true },
  {
    check: 'introspection behind a line break',
    request: { body: { query: '{ __schema\n{ types { name } } }' } },
    isFound: hasData,
    inDevelopment: true,
  },
  {
    check: 'introspection by GET',
    request: { method: 'GET', path: `/graphql?query=${encodeURIComponent(TYPES)}` },
    isFound: hasData,
    inDevelopment: true,
  },
  { check: 'introspection as a form', request: form(TYPES), isFound: hasData },
  {
    check: 'one type',
    request: { body: { query: '{ __type(name: "Query") { name } }' } },
    isFound: hasData,
    inDevelopment: true,
  },
  { check: 'the schema of a subgraph', request: { body: { query: '{ _service { sdl } }' } }, isFound: hasData },
  {
    check: 'suggestions of fields',
    request: { body: { query: 'query cop { alertz { totalCount } }' } },
    isFound: ({ text }) => /did you mean/i.test(text),
    inDevelopment: true,
  },
  {
    check: 'suggestions of fields of the introspection',
    request: { body: { query: 'query cop { __schema { directive } }' } },
    isFound: ({ text }) => /did you mean/i.test(text),
    inDevelopment: true,
  },
  {
    check: 'tracing',
    request: { body: { query: 'query cop { __typename }' } },
    isFound: (received) => parse(received)?.extensions !== undefined,
  },
  {
    check: 'tracing on demand',
    request: {
      headers: { 'apollo-federation-include-trace': 'ftv1', 'x-explain': '1' },
      body: { query: '{ __typename }' },
    },
    isFound: (received) => parse(received)?.extensions !== undefined,
  },
  {
    check: 'unhandled errors',
    request: { body: { query: 'qwerty cop { abc }' } },
    isFound: (received) => /exception|stacktrace/i.test(JSON.stringify(readErrors(received))),
  },
  {
    check: 'the make of the server',
    request: { body: { query: '{ __typename }' } },
    isFound: ({ headers }) => headers['x-powered-by'] !== undefined || headers.server !== undefined,
  },
];

const methods: ScannerCheck[] = [
  {
    check: 'queries by GET',
    request: { method: 'GET', path: '/graphql?query=query%20cop%20%7B__typename%7D' },
    isFound: hasData,
    inDevelopment: true,
  },
  {
    check: 'mutations by GET',
    request: { method: 'GET', path: '/graphql?query=mutation%20cop%20%7B__typename%7D' },
    isFound: hasData,
  },
  { check: 'a url-encoded POST', request: form('query cop { __typename }'), isFound: hasData },
  { check: 'a url-encoded mutation', request: form('mutation cop { __typename }'), isFound: hasData },
  {
    check: 'a POST of text',
    request: { headers: { 'content-type': 'text/plain' }, body: '{"query":"{__typename}"}' },
    isFound: hasData,
  },
  {
    check: 'ten operations in a list',
    request: { body: Array(10).fill({ query: 'query cop { __typename }' }) },
    isFound: (received) => Array.isArray(parse(received)),
  },
  {
    check: 'ten unknown directives at a field',
    request: { body: { query: `query { __typename ${'@aa'.repeat(10)} }` } },
    isFound: (received) => readErrors(received).length >= 10,
  },
];

const pages: ScannerCheck[] = [
  '/',
  '/graphql',
  '/graphiql',
  '/playground',
  '/console',
  '/altair',
  '/voyager',
  '/explorer/',
].map((path) => ({
  check: `a page at ${path}`,
  request: { method: 'GET', path, headers: { accept: 'text/html' } },
  isFound: ({ text }) => /<html|graphiql|playground/i.test(text),
  inDevelopment: path === '/',
}));

const CHECKS = [...overloading, ...disclosure, ...methods, ...pages];

describe('a scanner', () => {
  it.each(CHECKS)('finds nothing in production: $check', async ({ request, isFound }) => {
    const received = await sendHostile(production.url, token, request);

    expect(received.status).toBeGreaterThan(0);
    expect(isFound(received), received.text).toBe(false);
  });

  it.each(CHECKS.filter(({ inDevelopment }) => inDevelopment))(
    'finds in development: $check',
    async ({ request, isFound }) => {
      const received = await sendHostile(development.url, token, request);

      expect(isFound(received), received.text).toBe(true);
    },
  );
});
