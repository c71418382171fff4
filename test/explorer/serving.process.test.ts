import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildSchema, parse, validate } from 'graphql';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explorerPage } from '../../explorer/builtPages.ts';
import { ownCollections, readCollections, type SharedCollections } from '../../explorer/collections.ts';
import { tasks } from '../../explorer/examples/tasks.ts';
import { openPage } from '../../explorer/shippedPage.ts';
import { hashExplorer } from '../../explorer/sourcesHash.ts';
import { type ExplorerStack, startFakeGraph } from './fakeGraph.ts';

describe('serving the page', () => {
  let stack: ExplorerStack;
  beforeAll(async () => {
    stack = await startFakeGraph();
    await request(stack.url);
  }, 60_000);
  afterAll(() => stack.close());

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await request(stack.url + path, { headers });
    return { ...answer, bytes: Buffer.from(await answer.body.arrayBuffer()) };
  };
  const script = async () => `/${/src="([^"]+main\.js)"/.exec((await get('/')).bytes.toString())?.[1] ?? ''}`;

  it('forbids other origins, and scripts that are not files of the page', async () => {
    const { headers, bytes } = await get('/');

    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    expect(bytes.toString()).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|https?:/);
  });

  it.each([
    { accepts: 'gzip, deflate, br', encoding: 'br', decode: brotliDecompressSync },
    { accepts: 'gzip', encoding: 'gzip', decode: gunzipSync },
    { accepts: 'br;q=0, gzip;q=0', encoding: undefined, decode: (bytes: Buffer) => bytes },
  ])('is compressed as the client accepts: $accepts', async ({ accepts, encoding, decode }) => {
    const path = await script();
    const plain = await get(path);

    const { headers, bytes } = await get(path, { 'accept-encoding': accepts });

    expect(headers['content-encoding']).toBe(encoding);
    expect(decode(bytes)).toEqual(plain.bytes);
  });

  it('lets browsers cache assets forever, and revalidate the page', async () => {
    const page = await get('/');
    const again = await get('/', { 'if-none-match': String(page.headers.etag) });

    expect(page.headers['cache-control']).toBe('no-cache');
    expect([again.statusCode, again.bytes.length]).toEqual([304, 0]);
    expect((await get(await script())).headers['cache-control']).toContain('immutable');
  });

  it.each(['/explorer/', '/explorer/..%2f..%2fpackage.json', '/explorer/x/main.js'])('has no file %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });

  it('is built from the current sources; else run `npm run build -- explorer` and commit explorer/dist', async () => {
    expect((await openPage(explorerPage)).key).toBe(await hashExplorer());
  });
});

describe('collections of a deployment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-collections-'));
  const logged: string[] = [];
  let stack: ExplorerStack;
  beforeAll(async () => {
    writeFileSync(join(folder, 'broken.json'), '[{');
    writeFileSync(join(folder, 'typed.json'), JSON.stringify([{ name: 'One', queries: [{ name: 'A', query: 1 }] }]));
    stack = await startFakeGraph((line) => logged.push(line), { explorerCollections: folder });
  }, 60_000);
  afterAll(async () => {
    await stack.close();
    rmSync(folder, { recursive: true });
  });
  const get = async (method: 'GET' | 'POST' = 'GET') => request(`${stack.url}/explorer/collections.json`, { method });
  const read = async () => (await (await get()).body.json()) as SharedCollections;

  it('name the file and the field that is wrong, to the reader and in the log', async () => {
    const { collections, problems } = await read();

    expect(collections).toEqual([]);
    expect(problems).toEqual([
      expect.stringMatching(/^broken\.json: .*JSON/),
      'typed.json: "/0/queries/0/query" must be string',
    ]);
    expect(logged).toEqual(problems.map((problem) => `collections of the explorer: ${problem}`));
  });

  it.each([
    { given: {}, problem: '"/" must be array' },
    { given: [{ name: 'One' }], problem: '"/0" must have required properties queries' },
    { given: [{ name: '', queries: [] }], problem: '"/0/name" must not have fewer than 1 characters' },
    {
      given: [{ name: 'One', queries: [{ name: 'A', query: '{ me }', headers: '{}' }] }],
      problem: '"/0/queries/0" must not have additional properties: headers',
    },
  ])('are refused with $problem', async ({ given, problem }) => {
    writeFileSync(join(folder, 'given.json'), JSON.stringify(given));

    expect((await read()).problems).toContain(`given.json: ${problem}`);
  });

  it('are read as they are now, despite bad files, and only read', async () => {
    const collection = { name: 'Ours', queries: [{ name: 'Who', query: '{ me { roleType } }', variables: '' }] };
    writeFileSync(join(folder, 'ours.json'), JSON.stringify([collection]));

    expect((await read()).collections).toEqual([collection]);
    expect((await get()).headers['cache-control']).toBe('no-cache');
    expect((await get('POST')).statusCode).toBe(405);
  });

  it('say when the folder is not there, and not where it would be', async () => {
    const { problems } = await readCollections(join(folder, 'none'));

    expect(problems).toEqual([expect.stringMatching(/none: ENOENT/)]);
    expect(problems.join()).not.toContain(folder);
  });
});

describe('the examples', () => {
  const schema = buildSchema(readFileSync('schema/api.graphql', 'utf8'));

  it('that are shared have valid queries', async () => {
    const { collections, problems } = await readCollections(ownCollections);

    expect([problems, collections.length > 0]).toEqual([[], true]);
    for (const { query } of collections.flatMap(({ queries }) => queries))
      expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
  });

  const files = readdirSync('explorer/examples').filter((file) => file.endsWith('.graphql'));

  it('are all in the menu of a task', () => {
    const listed = tasks.flatMap(({ examples }) => examples.map(({ name }) => name));
    expect(listed.toSorted()).toEqual(files.map((file) => basename(file, '.graphql')).toSorted());
  });

  it.each(files)('%s is a valid query of the graph', (file) => {
    const document = parse(readFileSync(`explorer/examples/${file}`, 'utf8'));
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
  });
});
