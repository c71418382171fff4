import { describe, expect, it } from 'vitest';
import { serveGateway } from './serveGateway.ts';

const SUBGRAPHS = { a: { sdl: 'type Query { x: Int }', resolvers: { Query: { x: () => 1 } } } };
const LISTED = 'https://app.example.com';
const FOREIGN = 'https://evil.example.com';

const readCorsHeaders = ({ headers }: Response) => ({
  origin: headers.get('access-control-allow-origin'),
  credentials: headers.get('access-control-allow-credentials'),
  vary: headers.get('vary'),
});

describe('CORS with a list of origins', () => {
  it.each([
    { given: 'a listed origin', origin: LISTED, answers: { origin: LISTED, credentials: 'true', vary: 'origin' } },
    { given: 'another origin', origin: FOREIGN, answers: { origin: null, credentials: null, vary: 'origin' } },
    { given: 'the origin null', origin: 'null', answers: { origin: null, credentials: null, vary: 'origin' } },
    { given: 'no origin', origin: undefined, answers: { origin: null, credentials: null, vary: 'origin' } },
  ])('permits pages of $given to read answers, or not', async ({ origin, answers }) => {
    await using gateway = await serveGateway(SUBGRAPHS, { corsOrigins: [LISTED, 'http://localhost:5173'] });

    const headers: Record<string, string> = origin === undefined ? {} : { origin };
    const answer = await gateway.post({ query: '{ x }' }, headers);
    const health = await fetch(`${gateway.url}/health`, { headers });

    expect(readCorsHeaders(answer)).toEqual(answers);
    expect(readCorsHeaders(health)).toEqual(answers);
  });

  it('answers preflights of listed origins only, with the requested headers', async () => {
    await using gateway = await serveGateway(SUBGRAPHS, { corsOrigins: [LISTED] });
    const preflight = (origin: string) =>
      fetch(`${gateway.url}/graphql`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-headers': 'authorization,x-team' },
      });

    const [listed, foreign] = [await preflight(LISTED), await preflight(FOREIGN)];

    expect(listed.status).toBe(204);
    expect(readCorsHeaders(listed)).toEqual({ origin: LISTED, credentials: 'true', vary: 'origin' });
    expect(listed.headers.get('access-control-allow-headers')).toBe('authorization,x-team');
    expect(readCorsHeaders(foreign)).toEqual({ origin: null, credentials: null, vary: 'origin' });
    expect(foreign.headers.get('access-control-allow-headers')).toBeNull();
  });
});

describe('security headers', () => {
  it('are on every answer, except that pages have their own; HSTS is sent only if enabled', async () => {
    const page = (_: unknown, response: { end(text: string): void }) => response.end('the page');
    await using plain = await serveGateway(SUBGRAPHS);
    await using strict = await serveGateway(SUBGRAPHS, {
      hstsSeconds: 31_536_000,
      pages: (path) => (path === '/' ? page : undefined),
    });

    for (const path of ['/graphql?query={x}', '/health', '/metrics', '/schema.graphql', '/nothing']) {
      const { headers } = await fetch(plain.url + path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('no-referrer');
      expect(headers.get('strict-transport-security'), path).toBeNull();
    }
    for (const path of ['/graphql?query={x}', '/health', '/']) {
      const { headers } = await fetch(strict.url + path);
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000');
    }
  });
});

describe('caches', () => {
  it.each(['/graphql?query={x}', '/health', '/health/ready', '/metrics'])('do not store %s', async (path) => {
    await using gateway = await serveGateway(SUBGRAPHS);

    expect((await fetch(gateway.url + path)).headers.get('cache-control')).toBe('no-store');
  });

  it('may store the schema, and revalidate it', async () => {
    await using gateway = await serveGateway(SUBGRAPHS);

    const first = await fetch(`${gateway.url}/schema.graphql`);
    const again = await fetch(`${gateway.url}/schema.graphql`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });

    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });
});
