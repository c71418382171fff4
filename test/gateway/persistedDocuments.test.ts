import { createHash, randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import {
  automaticDocuments,
  defaultLimits,
  readManifest,
  trustedDocuments,
  trustedLimits,
} from '../../gateway/index.ts';
import { type ServedGateway, serveGateway } from './serveGateway.ts';

const SUBGRAPHS = {
  a: { sdl: 'type Query { x: Int } type Mutation { set: Int }', resolvers: { Query: { x: () => 1 } } },
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hashReference = (sha256Hash: string, version = 1) => ({ persistedQuery: { version, sha256Hash } });

/** Status, data and first error of an answer. */
const readAnswer = async (response: Response) => {
  const { data, errors } = (await response.json()) as {
    data?: unknown;
    errors?: { message: string; extensions: { code: string } }[];
  };
  return { status: response.status, data, code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
};

const get = (gateway: ServedGateway, parameters: Record<string, string>) =>
  fetch(`${gateway.url}/graphql?${new URLSearchParams(parameters)}`);

describe('automatic persisted queries', async () => {
  const gateway = await serveGateway(SUBGRAPHS);
  afterAll(() => gateway.close());

  it('answer a hash that was registered before, by POST and by GET', async () => {
    const query = `{ x } # ${randomUUID()}`;
    const extensions = hashReference(sha256(query));

    const unknown = await readAnswer(await gateway.post({ extensions }));
    const registered = await readAnswer(await gateway.post({ query, extensions }));
    const known = await readAnswer(await gateway.post({ extensions }));
    const byGet = await readAnswer(await get(gateway, { extensions: JSON.stringify(extensions) }));

    expect(unknown).toEqual({ status: 200, code: 'PERSISTED_QUERY_NOT_FOUND', message: 'PersistedQueryNotFound' });
    for (const answer of [registered, known, byGet]) expect(answer).toEqual({ status: 200, data: { x: 1 } });
  });

  it('can be registered by GET', async () => {
    const query = 'query ByGet { x }';
    const extensions = JSON.stringify(hashReference(sha256(query)));

    await get(gateway, { query, extensions });

    expect(await readAnswer(await get(gateway, { extensions }))).toEqual({ status: 200, data: { x: 1 } });
  });

  it.each([
    {
      given: 'the hash of another document',
      query: '{ x }',
      extensions: hashReference(sha256('{ y }')),
      code: 'BAD_REQUEST',
    },
    { given: 'another version', extensions: hashReference(sha256('{ x }'), 2), code: 'BAD_REQUEST' },
    {
      given: 'a hash that is not a string',
      extensions: { persistedQuery: { version: 1, sha256Hash: 7 } },
      code: 'BAD_REQUEST',
    },
    { given: 'something other than an object', extensions: { persistedQuery: 'x' }, code: 'BAD_REQUEST' },
    { given: 'an id of a trusted document', documentId: 'abc', code: 'PERSISTED_QUERY_NOT_SUPPORTED' },
  ])('are refused with $given', async ({ given: _, code, ...body }) => {
    expect(await readAnswer(await gateway.post(body))).toMatchObject({ status: 400, code });
  });

  it('do not store an invalid document', async () => {
    const query = '{ nothing }';
    const extensions = hashReference(sha256(query));

    await gateway.post({ query, extensions });

    expect(await readAnswer(await gateway.post({ extensions }))).toMatchObject({ code: 'PERSISTED_QUERY_NOT_FOUND' });
  });

  it('do not execute mutations by GET', async () => {
    const query = 'mutation { set }';
    const extensions = hashReference(sha256(query));
    await gateway.post({ query, extensions });

    expect((await get(gateway, { extensions: JSON.stringify(extensions) })).status).toBe(405);
  });

  it('evict the least recently used one when the cache is full', async () => {
    await using small = await serveGateway(SUBGRAPHS, { documents: automaticDocuments({ maxBytes: 3_000 }) });
    const queries = Array.from({ length: 10 }, (_, at) => `query Number${at} { x } #${'.'.repeat(500)}`);
    for (const query of queries) await small.post({ query, extensions: hashReference(sha256(query)) });

    const codes = await Promise.all(
      queries.map(
        async (query) => (await readAnswer(await small.post({ extensions: hashReference(sha256(query)) }))).code,
      ),
    );

    expect(codes.filter((code) => code === undefined)).toHaveLength(3);
    expect(codes.slice(-3)).toEqual([undefined, undefined, undefined]);
  });

  it('can be turned off', async () => {
    await using off = await serveGateway(SUBGRAPHS, { documents: automaticDocuments({ maxBytes: 0 }) });
    const extensions = hashReference(sha256('{ x }'));

    expect(await readAnswer(await off.post({ query: '{ x }', extensions }))).toEqual({ status: 200, data: { x: 1 } });
    expect(await readAnswer(await off.post({ extensions }))).toEqual({
      status: 400,
      code: 'PERSISTED_QUERY_NOT_SUPPORTED',
      message: 'PersistedQueryNotSupported',
    });
  });
});

const TRUSTED = 'query Trusted { x }';
const HASH = sha256(TRUSTED);
const apollo = (id: string) => ({
  format: 'apollo-persisted-query-manifest',
  version: 1,
  operations: [{ id, name: 'Trusted', type: 'query', body: TRUSTED }],
});

const serveTrusted = (manifest: unknown, documents: Record<string, string> = {}) =>
  serveGateway(
    SUBGRAPHS,
    { documents: trustedDocuments(new Map([...readManifest(JSON.stringify(manifest)), ...Object.entries(documents)])) },
    { limits: trustedLimits(defaultLimits) },
  );

describe('trusted documents', () => {
  const manifests = [
    { shape: 'Apollo’s manifest', manifest: apollo(HASH), id: HASH },
    { shape: 'Apollo’s manifest with ids of its own', manifest: apollo('trusted-1'), id: 'trusted-1' },
    { shape: 'the client preset’s map', manifest: { [`sha256:${HASH}`]: TRUSTED }, id: HASH },
    { shape: 'Relay’s map', manifest: { '1f2e3d4c': TRUSTED }, id: '1f2e3d4c' },
  ];

  it.each(manifests)('of $shape are found by every form of their id, by POST and GET', async ({ manifest, id }) => {
    await using gateway = await serveTrusted(manifest);

    const forms = [
      { extensions: hashReference(id) },
      { documentId: id },
      { documentId: `sha256:${id}` },
      { doc_id: id },
      { id },
    ];
    const answers = await Promise.all(forms.map(async (form) => readAnswer(await gateway.post(form))));
    const byGet = await Promise.all([
      get(gateway, { documentId: `sha256:${id}` }),
      get(gateway, { doc_id: id }),
      get(gateway, { extensions: JSON.stringify(hashReference(id)) }),
    ]);

    for (const answer of answers) expect(answer).toEqual({ status: 200, data: { x: 1 } });
    for (const answer of byGet) expect(await readAnswer(answer)).toEqual({ status: 200, data: { x: 1 } });
  });

  it.each([
    { given: 'another document', body: { query: '{ x }' }, code: 'QUERY_NOT_IN_SAFELIST' },
    { given: 'introspection', body: { query: '{ __schema { queryType { name } } }' }, code: 'QUERY_NOT_IN_SAFELIST' },
    {
      given: 'another document under a trusted id',
      body: { query: '{ x }', documentId: HASH },
      code: 'QUERY_NOT_IN_SAFELIST',
    },
    {
      given: 'a document to register',
      body: { query: '{ x }', extensions: hashReference(sha256('{ x }')) },
      code: 'QUERY_NOT_IN_SAFELIST',
    },
    { given: 'an unknown id', body: { documentId: 'nobody' }, code: 'PERSISTED_QUERY_NOT_IN_LIST' },
    {
      given: 'the name of a property of objects as id',
      body: { documentId: '__proto__' },
      code: 'PERSISTED_QUERY_NOT_IN_LIST',
    },
    {
      given: 'an unknown hash',
      body: { extensions: hashReference(sha256('{ x }')) },
      code: 'PERSISTED_QUERY_NOT_IN_LIST',
    },
    { given: 'nothing', body: {}, code: 'PERSISTED_QUERY_ID_REQUIRED' },
  ])('alone are answered: $given is refused with $code', async ({ body, code }) => {
    await using gateway = await serveTrusted(apollo(HASH));

    expect(await readAnswer(await gateway.post(body))).toMatchObject({ status: 400, code });
  });

  it('are accepted as text too, if it is identical', async () => {
    await using gateway = await serveTrusted(apollo(HASH));

    expect(await readAnswer(await gateway.post({ query: TRUSTED }))).toEqual({ status: 200, data: { x: 1 } });
    expect((await readAnswer(await gateway.post({ query: `${TRUSTED} ` }))).code).toBe('QUERY_NOT_IN_SAFELIST');
  });

  it('are exempt from the limits of document texts', async () => {
    const long = `{ ${Array.from({ length: 300 }, (_, at) => `x${at}: x`).join(' ')} }`;
    await using gateway = await serveTrusted(apollo(HASH), { long });
    await using open = await serveGateway(SUBGRAPHS);

    expect((await readAnswer(await open.post({ query: long }))).code).toBe('QUERY_TOO_LARGE');
    expect(await readAnswer(await gateway.post({ documentId: 'long' }))).toMatchObject({
      status: 200,
      data: { x299: 1 },
    });
  });

  it('are not exempt from the cost limit', async () => {
    const documents = trustedDocuments(new Map([['costly', '{ a: x b: x c: x }']]));
    const limits = trustedLimits({ ...defaultLimits, maxCost: 1 });
    const costly = { a: { ...SUBGRAPHS.a, sdl: 'type Query { x: Int @cost(weight: 5) } type Mutation { set: Int }' } };
    await using gateway = await serveGateway(costly, { documents }, { limits });

    expect((await readAnswer(await gateway.post({ documentId: 'costly' }))).code).toBe('QUERY_TOO_COSTLY');
  });
});

describe('a manifest', () => {
  it.each([
    { given: 'a list', json: '[]', problem: /must be object/ },
    { given: 'a document that is not a string', json: '{"a": 1}', problem: /"\/a" must be string/ },
    {
      given: 'an entry without a body',
      json: '{"format": "apollo-persisted-query-manifest", "version": 1, "operations": [{"id": "a"}]}',
      problem: /"\/operations\/0" must have required properties body/,
    },
    {
      given: 'another version',
      json: '{"format": "apollo-persisted-query-manifest", "version": 2, "operations": []}',
      problem: /"\/version"/,
    },
    { given: 'something other than JSON', json: '{', problem: /JSON/ },
  ])('with $given is refused with the path of the mistake', ({ json, problem }) => {
    expect(() => readManifest(json)).toThrow(problem);
  });
});
