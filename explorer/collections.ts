import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { Errors } from 'typebox/schema';

const CLOSED = { additionalProperties: false };

const sharedQuerySchema = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    query: Type.String({ minLength: 1 }),
    /** A JSON object; empty for none. */
    variables: Type.Optional(Type.String()),
  },
  CLOSED,
);

const collectionSchema = Type.Object(
  { name: Type.String({ minLength: 1 }), queries: Type.Array(sharedQuerySchema) },
  CLOSED,
);

/** A file of collections, as the explorer exports it. */
const collectionsSchema = Type.Array(collectionSchema);

/** Collections that the explorer shows to everybody, and what is wrong with the files that have none. */
export interface SharedCollections {
  readonly collections: Static<typeof collectionsSchema>;
  /** One text for each bad file, with its name and the field. */
  readonly problems: readonly string[];
}

/** The folder of this installation, which a deployment replaces by EXPLORER_COLLECTIONS. */
export const ownCollections = join(import.meta.dirname, 'collections');

/** Reads the files `*.json` of a folder, in the order of their names. A bad file or folder is a problem, and the others are read. */
export const readCollections = async (folder: string): Promise<SharedCollections> => {
  const names = await readdir(folder).catch((error: Error) => error);
  if (names instanceof Error) return { collections: [], problems: [`${folder}: ${names.message}`] };
  const read = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => readFileCollections(folder, name)),
  );
  return {
    collections: read.flatMap((one) => (Array.isArray(one) ? one : [])),
    problems: read.filter((one) => typeof one === 'string'),
  };
};

/** The collections of a file, or what is wrong with it. */
const readFileCollections = async (
  folder: string,
  name: string,
): Promise<SharedCollections['collections'] | string> => {
  try {
    const value: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
    const [isValid, errors] = Errors(collectionsSchema, value);
    return isValid ? (value as Static<typeof collectionsSchema>) : `${name}: ${printProblem(errors)}`;
  } catch (error) {
    return `${name}: ${(error as Error).message}`;
  }
};

/** The first error, with the path of its field. */
const printProblem = (errors: readonly TLocalizedValidationError[]): string => {
  // A member that must not be there is an error twice, of which one names it.
  const [error] = errors.filter(({ keyword }) => keyword !== 'boolean');
  if (error === undefined) return 'not a list of collections';
  const { keyword, instancePath, message, params } = error;
  const names = keyword === 'additionalProperties' ? `: ${params.additionalProperties.join(', ')}` : '';
  return `"${instancePath || '/'}" ${message}${names}`;
};
