/** Persisted and trusted documents, as the clients' own links and tools send and write them. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { generatePersistedQueryIdsFromManifest } from '@apollo/persisted-query-lists';
import { generate } from '@graphql-codegen/cli';
import { Client, fetchExchange } from '@urql/core';
import { persistedExchange } from '@urql/exchange-persisted';
import pino from 'pino';
import { Environment, fetchQuery, Network } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../app/config/index.ts';
import { startFacade } from '../../app/facade/index.ts';
import { createClient } from '../../client/index.ts';
import { sharedService } from '../service/testDomain.ts';
import { apiSchema, openCodegenWorkspace } from './codegenWorkspace.ts';
import { type ClientFixtures, createFixtures } from './fixtures.ts';
import { compileDocuments, hasRelayCompiler } from './relay/compileProject.ts';

const canCompile = await hasRelayCompiler();

const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');

/** A document that no gateway knows yet. */
const freshDocument = () => gql`query Fresh${String(Math.random()).slice(2)}($id: ID!) { alert(id: $id) { id title } }`;

/** What a request was: its method, and whether it had the text of the document. */
const recordRequests = (token: string) => {
  const sent: string[] = [];
  const recordingFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('authorization', `Bearer ${token}`);
    const parts =
      request.method === 'GET' ? new URL(request.url).searchParams.keys() : Object.keys(await request.clone().json());
    sent.push(`${request.method} ${[...parts].includes('query') ? 'text' : 'hash'}`);
    return fetch(request);
  };
  return { fetch: recordingFetch, sent };
};

it('Apollo Client sends a hash by GET, the text once, then the hash alone', async () => {
  const { endpoint, adminToken, alertIds } = await createFixtures();
  const { fetch, sent } = recordRequests(adminToken);
  const link = new PersistedQueryLink({ sha256, useGETForHashedQueries: true }).concat(
    new HttpLink({ uri: endpoint, fetch }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const query = freshDocument();

  for (const [at, id] of alertIds.slice(0, 2).entries()) {
    const { data } = await client.query<{ alert: { title: string } }>({ query, variables: { id } });
    expect(data?.alert.title).toBe(`Alert ${at + 1}`);
  }

  expect(sent).toEqual(['GET hash', 'POST text', 'GET hash']);
});

it('urql sends hashes by GET if it is set up so, which caches between may keep', async () => {
  const { endpoint, adminToken, alertIds } = await createFixtures();
  const { fetch, sent } = recordRequests(adminToken);
  const exchanges = [persistedExchange({ preferGetForPersistedQueries: true }), fetchExchange];
  const client = new Client({ url: endpoint, exchanges, preferGetMethod: false, fetch });
  const query = freshDocument();

  for (const id of alertIds.slice(0, 2))
    expect((await client.query(query, { id })).data).toMatchObject({ alert: { id } });

  expect(sent).toEqual(['GET hash', 'GET text', 'GET hash']);
});

/** A gateway that answers only the documents of a manifest. */
const startTrusting = async (TRUSTED_DOCUMENTS: string) => {
  const { url: upstreamUrl } = await sharedService();
  const config = readConfig({ PORT: '0', UPSTREAM_URL: upstreamUrl, OVERLOAD_DELAY_MS: '0', TRUSTED_DOCUMENTS });
  const { url, close } = await startFacade({ config, upstreamUrl, logger: pino({ level: 'silent' }) });
  return { url: `${url}/graphql`, [Symbol.asyncDispose]: () => close() };
};

const ONE_ALERT = 'query OneAlert($id: ID!) { alert(id: $id) { id title } }';

/** The manifest of the client preset, and its module of documents. */
const generatePreset = async (folder: string) => {
  const config = {
    schema: apiSchema,
    documents: [join(folder, 'documents.graphql')],
    preset: 'client' as const,
    presetConfig: { persistedDocuments: true, fragmentMasking: false },
    config: { useTypeImports: true, importExtension: '.ts' as const },
  };
  await writeFile(join(folder, 'documents.graphql'), ONE_ALERT);
  await generate({ generates: { [`${join(folder, 'graphql')}/`]: config }, silent: true }, true);
  const { OneAlertDocument } = await import(pathToFileURL(join(folder, 'graphql', 'graphql.ts')).href);
  return { document: OneAlertDocument, manifest: join(folder, 'graphql', 'persisted-documents.json') };
};

/** Codes of the answers to documents that no manifest has: by an unknown id, with their text, and with both. */
const codesOfUnknown = async (url: string, token: string): Promise<unknown[]> => {
  const query = '{ alerts { totalCount } }';
  const extensions = { persistedQuery: { version: 1, sha256Hash: await sha256(query) } };
  const bodies = [{ documentId: 'unknown' }, { doc_id: 'unknown' }, { extensions }, { query }, { query, extensions }];
  return Promise.all(
    bodies.map(async (body) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      return ((await response.json()) as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code;
    }),
  );
};

const [NOT_IN_LIST, NOT_SAFE] = ['PERSISTED_QUERY_NOT_IN_LIST', 'QUERY_NOT_IN_SAFELIST'];
const REFUSED = [NOT_IN_LIST, NOT_IN_LIST, NOT_IN_LIST, NOT_SAFE, NOT_SAFE];

/** The manifest of Apollo's tool. */
const generateApollo = async (folder: string) => {
  const config = { documents: ['documents.graphql'], output: 'manifest.json' };
  await writeFile(join(folder, 'persisted-query-manifest.config.json'), JSON.stringify(config));
  await writeFile(join(folder, 'documents.graphql'), ONE_ALERT);
  const tool = join(folder, 'node_modules', '.bin', 'generate-persisted-query-manifest');
  await promisify(execFile)(process.execPath, [tool], { cwd: folder });
  return join(folder, 'manifest.json');
};

/** Relay's map of queries, and the compiled query. */
const generateRelay = async (folder: string) => {
  const manifest = join(folder, 'queries.json');
  await writeFile(manifest, '{}');
  const source = ONE_ALERT.replace('OneAlert', 'OneAlertQuery');
  await writeFile(
    join(folder, 'OneAlert.ts'),
    `import { graphql } from 'relay-runtime';\nexport default graphql\`${source}\`;\n`,
  );
  await compileDocuments(folder, { persistConfig: { file: 'queries.json' }, useImportTypeSyntax: true });
  const artifact = join(folder, '__generated__', 'OneAlertQuery.graphql.ts');
  return { manifest, query: (await import(pathToFileURL(artifact).href)).default };
};

describe('trusted documents of a manifest are answered, and all others refused', () => {
  it("of Apollo's tool; Apollo Client sends their ids", async () => {
    const { adminToken, alertIds } = await createFixtures();
    await using workspace = await openCodegenWorkspace();
    const manifest = await generateApollo(workspace.folder);
    await using gateway = await startTrusting(manifest);
    const { fetch, sent } = recordRequests(adminToken);
    const loadManifest = async () => JSON.parse(await readFile(manifest, 'utf8'));
    const link = new PersistedQueryLink(generatePersistedQueryIdsFromManifest({ loadManifest }));
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: link.concat(new HttpLink({ uri: gateway.url, fetch })),
    });

    const { data } = await client.query<{ alert: { title: string } }>({
      query: gql(ONE_ALERT),
      variables: { id: alertIds[0] },
    });

    expect(data?.alert.title).toBe('Alert 1');
    expect(sent).toEqual(['POST hash']);
    expect(await codesOfUnknown(gateway.url, adminToken)).toEqual(REFUSED);
  });

  it.skipIf(!canCompile)('of relay-compiler; Relay sends their ids', async () => {
    const { adminToken, alertIds } = await createFixtures();
    await using workspace = await openCodegenWorkspace();
    const { manifest, query } = await generateRelay(workspace.folder);
    await using gateway = await startTrusting(manifest);
    const { fetch, sent } = recordRequests(adminToken);
    const network = Network.create(async ({ id: doc_id }, variables) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ doc_id, variables });
      return (await fetch(gateway.url, { method: 'POST', headers, body })).json();
    });

    const data = await fetchQuery(new Environment({ network }), query, { id: alertIds[0] }).toPromise();

    expect(data).toMatchObject({ alert: { id: alertIds[0], title: 'Alert 1' } });
    expect(sent).toEqual(['POST hash']);
    expect(await codesOfUnknown(gateway.url, adminToken)).toEqual(REFUSED);
  });

  it('of the client preset; skein-client sends their ids', async () => {
    const { adminToken, alertIds }: ClientFixtures = await createFixtures();
    await using workspace = await openCodegenWorkspace();
    const { document, manifest } = await generatePreset(workspace.folder);
    await using gateway = await startTrusting(manifest);
    const { fetch, sent } = recordRequests(adminToken);
    const client = createClient({ url: gateway.url, fetch, documents: 'trusted' });

    const { alert } = (await client.query(document, { id: alertIds[0] })) as { alert: { title: string } };

    expect(alert.title).toBe('Alert 1');
    expect(sent).toEqual(['POST hash']);
    const unknown = await client.query(freshDocument(), { id: alertIds[0] }).catch((error: unknown) => error);
    expect(unknown).toMatchObject({ code: 'PERSISTED_QUERY_NOT_IN_LIST' });
    expect(await codesOfUnknown(gateway.url, adminToken)).toEqual(REFUSED);
  });
});
