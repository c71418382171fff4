import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
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

/** Collections, and their JSON. */
export interface PrintedCollections extends SharedCollections {
  readonly text: string;
}

/** Reads the collections of a folder, and prints them: once for all calls between which no file of it has changed. */
export const createCollectionsReader = (folder: string): (() => Promise<PrintedCollections>) => {
  let known: { readonly version: string; readonly printed: PrintedCollections } | undefined;
  return async () => {
    const version = await readVersion(folder);
    if (known?.version !== version) {
      const collections = await readCollections(folder);
      known = { version, printed: { ...collections, text: JSON.stringify(collections) } };
    }
    return known.printed;
  };
};

/** Reads the files `*.json` of a folder, in the order of their names. A bad file or folder is a problem, and the others are read. */
export const readCollections = async (folder: string): Promise<SharedCollections> => {
  try {
    const names = await listFiles(folder);
    const read = await Promise.all(names.map((name) => readFileCollections(folder, name)));
    return {
      collections: read.flatMap((one) => (Array.isArray(one) ? one : [])),
      problems: read.filter((one) => typeof one === 'string'),
    };
  } catch (error) {
    return { collections: [], problems: [`${basename(folder)}: ${printReason(error)}`] };
  }
};

const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();

/** Another text for each version of the files. What cannot be looked at has the code of the error. */
const readVersion = async (folder: string): Promise<string> => {
  const readFileVersion = (name: string) =>
    stat(join(folder, name)).then(({ mtimeMs, size, ino }) => [name, mtimeMs, size, ino].join(' '), printReason);
  const versions = await listFiles(folder).then((names) => Promise.all(names.map(readFileVersion)), printReason);
  return String(versions);
};

/** Why a file cannot be read or is not JSON. Messages of the file system have paths of the server, which readers must not see. */
const printReason = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
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
    return `${name}: ${printReason(error)}`;
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
