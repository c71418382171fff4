/** Persisted and trusted documents, as the clients' own links and tools send and write them. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { generate } from '@graphql-codegen/cli';
import pino from 'pino';
import { expect, it } from 'vitest';
import { createClient } from '../../client/index.ts';
import { readConfig } from '../../config.ts';
import { startFacade } from '../../facade.ts';
import { sharedService } from '../service/kit.ts';
import { apiSchema, openCodegenWorkspace } from './codegenWorkspace.ts';
import { type Fixtures, freshFixtures } from './fixtures.ts';

const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');

/** A document that no gateway knows yet. */
const freshDocument = () => gql`query Fresh${String(Math.random()).slice(2)}($id: ID!) { alert(id: $id) { id title } }`;

/** What a request was: its method, and whether it had the text of the document. */
const recorded = (token: string) => {
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
  const { endpoint, adminToken, alertIds } = await freshFixtures();
  const { fetch, sent } = recorded(adminToken);
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

/** A gateway that answers only the documents of a manifest. */
const startTrusting = async (TRUSTED_DOCUMENTS: string) => {
  const { url: upstreamUrl } = await sharedService();
  const config = readConfig({ PORT: '0', UPSTREAM_URL: upstreamUrl, OVERLOAD_DELAY_MS: '0', TRUSTED_DOCUMENTS });
  const { url, close } = await startFacade({ config, upstreamUrl, logger: pino({ level: 'silent' }) });
  return { url: `${url}/graphql`, [Symbol.asyncDispose]: () => close() };
};

/** The manifest of the client preset, and its module of documents. */
const generatePreset = async (folder: string) => {
  const config = {
    schema: apiSchema,
    documents: [join(folder, 'documents.graphql')],
    preset: 'client' as const,
    presetConfig: { persistedDocuments: true, fragmentMasking: false },
    config: { useTypeImports: true, importExtension: '.ts' as const },
  };
  await writeFile(join(folder, 'documents.graphql'), 'query OneAlert($id: ID!) { alert(id: $id) { id title } }');
  await generate({ generates: { [`${join(folder, 'graphql')}/`]: config }, silent: true }, true);
  const { OneAlertDocument } = await import(pathToFileURL(join(folder, 'graphql', 'graphql.ts')).href);
  return { document: OneAlertDocument, manifest: join(folder, 'graphql', 'persisted-documents.json') };
};

it('the manifest of the client preset makes its documents trusted, and skein/client sends their ids', async () => {
  const { adminToken, alertIds }: Fixtures = await freshFixtures();
  await using workspace = await openCodegenWorkspace();
  const { document, manifest } = await generatePreset(workspace.folder);
  await using gateway = await startTrusting(manifest);
  const { fetch, sent } = recorded(adminToken);
  const client = createClient({ url: gateway.url, fetch, documents: 'trusted' });

  const { alert } = (await client.query(document, { id: alertIds[0] })) as { alert: { title: string } };

  expect(alert.title).toBe('Alert 1');
  expect(sent).toEqual(['POST hash']);
  const unknown = await client.query(freshDocument(), { id: alertIds[0] }).catch((error: unknown) => error);
  expect(unknown).toMatchObject({ code: 'PERSISTED_QUERY_NOT_IN_LIST' });
});
