import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { buildSchema, parse, validate } from 'graphql';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dashboardPage } from '../../explorer/builtPages.ts';
import { type PagesOptions, servePages } from '../../explorer/index.ts';
import { openPage } from '../../explorer/shippedPage.ts';
import { hashDashboard } from '../../explorer/sourcesHash.ts';
import { listen } from '../listen.ts';

const startPages = async (options: PagesOptions) => {
  const pages = servePages(options);
  const server = createServer((incoming, response) => {
    const page = pages((incoming.url ?? '/').split('?', 1)[0] ?? '/');
    if (page) page(incoming, response);
    else response.writeHead(404).end();
  });
  const { url, close } = await listen(server);
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await request(url + path, { headers });
    return { ...answer, text: await answer.body.text() };
  };
  return { get, close };
};

describe('serving the dashboard', () => {
  let server: Awaited<ReturnType<typeof startPages>>;
  beforeAll(async () => {
    server = await startPages({ explorer: true, dashboard: true });
  });
  afterAll(() => server.close());

  const scripts = async () => [...(await server.get('/dashboard/')).text.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)];

  it('is at /dashboard/, where /dashboard leads by a relative address', async () => {
    const { statusCode, headers } = await server.get('/dashboard');
    const page = await server.get('/dashboard/');

    expect([statusCode, headers.location]).toEqual([307, 'dashboard/']);
    expect(page.statusCode).toBe(200);
    expect(page.text).toContain('<title>Skein dashboard</title>');
  });

  it('forbids other origins and scripts that are not files of the page, and names files by relative addresses', async () => {
    const { headers, text } = await server.get('/dashboard/');

    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toMatch(/https?:|\*|unsafe-eval/);
    expect(text).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|https?:|(?:src|href)="\//);
  });

  it('lets browsers cache assets forever, and revalidate the page', async () => {
    const page = await server.get('/dashboard/');
    const again = await server.get('/dashboard/', { 'if-none-match': String(page.headers.etag) });
    const [[, script] = []] = await scripts();

    expect([page.headers['cache-control'], again.statusCode]).toEqual(['no-cache', 304]);
    const asset = await server.get(`/dashboard/${script}`, { 'accept-encoding': 'br' });
    expect(asset.headers['cache-control']).toContain('immutable');
    expect(asset.headers['content-encoding']).toBe('br');
  });

  it('serves no other files', async () => {
    for (const path of ['/dashboard/manifest.json', '/dashboard/assets/', '/dashboard/..%2fpackage.json'])
      expect((await server.get(path)).statusCode, path).toBe(404);
  });

  it('is built from the current sources; else run `npm run build -- dashboard` and commit examples/dashboard/dist', async () => {
    expect((await openPage(dashboardPage)).key).toBe(await hashDashboard());
  });
});

describe('pages that are off', () => {
  it.each([
    { explorer: true, dashboard: false, statuses: [200, 404, 404] },
    { explorer: false, dashboard: true, statuses: [307, 307, 200] },
    { explorer: false, dashboard: false, statuses: [404, 404, 404] },
  ])('are not served: explorer $explorer, dashboard $dashboard', async ({ statuses, ...options }) => {
    const { get, close } = await startPages(options);

    const answers = await Promise.all(['/', '/dashboard', '/dashboard/'].map((path) => get(path)));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses);
    close();
  });
});

describe('links between the pages', () => {
  it.each([
    { explorer: true, dashboard: true, path: '/', isLinked: true },
    { explorer: true, dashboard: true, path: '/dashboard/', isLinked: true },
    { explorer: true, dashboard: false, path: '/', isLinked: false },
    { explorer: false, dashboard: true, path: '/dashboard/', isLinked: false },
  ])(
    '$path leads to the other page: $isLinked, where explorer is $explorer and dashboard $dashboard',
    async (given) => {
      const { get, close } = await startPages(given);

      const plain = await get(given.path);
      const compressed = await get(given.path, { 'accept-encoding': 'br' });

      expect(plain.text.includes('<meta name="skein-')).toBe(given.isLinked);
      expect(plain.text).toContain('<div id="root">');
      expect([compressed.statusCode, compressed.headers['content-encoding']]).toEqual([200, 'br']);
      close();
    },
  );
});

describe('the documents of the dashboard', () => {
  const schema = buildSchema(readFileSync('schema/api.graphql', 'utf8'));
  const manifest: Record<string, string> = JSON.parse(readFileSync('examples/dashboard/documents.json', 'utf8'));

  it.each(Object.entries(manifest))('%s is a valid document of the graph, under its own hash', (hash, text) => {
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
  });
});
