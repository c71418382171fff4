/** Documents of clients, and the bodies that send them: as text, by hash with the text on demand, or by the id of a trusted document. */
import { type ASTNode, print } from '@0no-co/graphql.web';
import { type GraphRequestBody, type GraphResponseBody, readCode } from './answer.ts';

/** How documents are sent: as text, by hash with the text on demand, or by the id of a trusted document only. */
export type Documents = 'text' | 'automatic' | 'trusted';

/** The part of a parsed document that the client reads. */
export interface ParsedDocument {
  readonly kind: string;
  readonly definitions: readonly { readonly kind: string; readonly name?: { readonly value: string } | undefined }[];
}

/** A document as text: an object of class `String`, as GraphQL Code Generator writes with `documentMode: 'string'`. */
interface DocumentText {
  toString(): string;
  readonly length: number;
}

/** A document that knows the types of its answer and variables, as code generators write it, parsed or as text. */
export type TypedDocument<Data, Variables> =
  | ((ParsedDocument | DocumentText) & { readonly __apiType?: ((variables: Variables) => Data) | undefined })
  | string;

const isParsed = (document: object | string): document is ParsedDocument =>
  typeof document === 'object' && 'definitions' in document;

/** The text of a document. */
export const printDocument = (document: object | string): string =>
  isParsed(document) ? print(document as ASTNode) : String(document);

/** The name of the operation; empty if it has none. */
export const readOperationName = (document: object | string): string => {
  if (!isParsed(document)) return /^\s*(?:query|mutation)\s+(\w+)/m.exec(String(document))?.[1] ?? '';
  return document.definitions.find(({ kind }) => kind === 'OperationDefinition')?.name?.value ?? '';
};

/** The id that the client preset (`persistedDocuments: true`) wrote into the document. */
const readDocumentId = (document: object | string) =>
  (document as { __meta__?: { hash?: string } }).__meta__?.hash?.replace(/^sha256:/, '');

const hashText = async (text: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const isUnknownDocument = ({ errors = [] }: GraphResponseBody) =>
  errors.some((error) => readCode(error) === 'PERSISTED_QUERY_NOT_FOUND');

/** Sends a document, with `post` once or twice. */
export const sendDocument = async (
  documents: Documents,
  document: object | string,
  variables: unknown,
  post: (body: GraphRequestBody) => Promise<GraphResponseBody>,
): Promise<GraphResponseBody> => {
  const name = readOperationName(document);
  const body: GraphRequestBody = { ...(name && { operationName: name }), variables };
  const query = printDocument(document);
  if (documents === 'text') return post({ ...body, query });
  const isTrusted = documents === 'trusted';
  const sha256Hash = (isTrusted && readDocumentId(document)) || (await hashText(query));
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  const answer = await post({ ...body, extensions });
  return isTrusted || !isUnknownDocument(answer) ? answer : post({ ...body, query, extensions });
};
