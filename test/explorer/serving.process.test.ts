import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildSchema, parse, validate } from 'graphql';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explorerPage } from '../../explorer/builtPages.ts';
import { tasks } from '../../explorer/examples/tasks.ts';
import { openPage } from '../../explorer/shippedPage.ts';
import { explorerHash } from '../../explorer/sourcesHash.ts';
import { type ExplorerStack, startStandIn } from './standIn.ts';

describe('serving the page', () => {
  let stack: ExplorerStack;
  beforeAll(async () => {
    stack = await startStandIn();
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
  ])('uses an encoding that the client accepts: $accepts', async ({ accepts, encoding, decode }) => {
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
    expect((await openPage(explorerPage)).key).toBe(await explorerHash());
  });
});

describe('the examples', () => {
  const schema = buildSchema(readFileSync('schema/api.graphql', 'utf8'));

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
