import { type Static, type TSchema, Type } from 'typebox';
import { Errors } from 'typebox/schema';

/** Apollo's `persisted-query-manifest.json`. */
const ApolloManifest = Type.Object({
  format: Type.Literal('apollo-persisted-query-manifest'),
  version: Type.Literal(1),
  operations: Type.Array(Type.Object({ id: Type.String({ minLength: 1 }), body: Type.String({ minLength: 1 }) })),
});

/** Documents by id: GraphQL Code Generator's client preset (`persisted-documents.json`) and Relay's `persistConfig`. */
const DocumentMap = Type.Record(Type.String(), Type.String({ minLength: 1 }));

/**
 * Reads a manifest of trusted documents, in Apollo's format or as a map from id to document.
 *
 * @returns texts by id, the ids without a `sha256:` prefix
 * @throws {Error} the text is not such a manifest; names the first wrong entry
 */
export const readManifest = (json: string): ReadonlyMap<string, string> => {
  const manifest: unknown = JSON.parse(json);
  const entries = isApolloManifest(manifest)
    ? validateManifest(ApolloManifest, manifest).operations.map(({ id, body }) => [id, body] as const)
    : Object.entries(validateManifest(DocumentMap, manifest));
  return new Map(entries.map(([id, text]) => [removeHashPrefix(id), text]));
};

/** The id without the prefix that names its hash function. */
export const removeHashPrefix = (id: string): string => (id.startsWith('sha256:') ? id.slice('sha256:'.length) : id);

const isApolloManifest = (manifest: unknown): boolean =>
  typeof manifest === 'object' && manifest !== null && 'format' in manifest && 'operations' in manifest;

const validateManifest = <Of extends TSchema>(schema: Of, value: unknown): Static<Of> => {
  const [, [error]] = Errors(schema, value);
  if (error !== undefined)
    throw new Error(`not a manifest of documents: "${error.instancePath || '/'}" ${error.message}`);
  return value as Static<Of>;
};
