/**
 * Writes `documents.json`, the manifest for the gateway's `TRUSTED_DOCUMENTS`: each document of the page by the SHA-256 hash
 * of the text that urql sends. The hashes are those that the page sends.
 */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRequest, formatDocument, stringifyDocument, type TypedDocumentNode } from '@urql/core';
import { getOperationAST } from 'graphql';
import * as generated from './src/gql/graphql.ts';

const own = Object.entries(generated)
  .filter(([name]) => !name.endsWith('FragmentDoc'))
  .map(([, document]) => document as TypedDocumentNode);

const isSubscription = (document: TypedDocumentNode): boolean =>
  getOperationAST(document)?.operation === 'subscription';

// The cache adds `__typename` to queries and mutations. Subscriptions do not pass through it.
const formatted = own
  .filter((document) => !isSubscription(document))
  .map((document) => createRequest(document, {}).query as TypedDocumentNode)
  .map((document) => formatDocument(document) as TypedDocumentNode);
const texts = [...formatted, ...own.filter(isSubscription)].map((document) => stringifyDocument(document));
const manifest = Object.fromEntries(texts.map((text) => [createHash('sha256').update(text).digest('hex'), text]));
await writeFile(join(import.meta.dirname, 'documents.json'), `${JSON.stringify(manifest, null, 2)}\n`);
