import { areNamed, createStored } from './storage.ts';

/** A query that the user has saved. Never with headers, which may contain tokens. */
export interface SavedQuery {
  readonly name: string;
  readonly query: string;
  /** A JSON object; empty for none. */
  readonly variables: string;
}

/** Saved queries under a name. */
export interface Collection {
  readonly name: string;
  readonly queries: readonly SavedQuery[];
}

const isSavedQuery = (value: unknown): boolean => {
  const { query, variables } = value as SavedQuery;
  return typeof query === 'string' && typeof variables === 'string';
};

const areCollections = (value: unknown): value is readonly Collection[] =>
  areNamed(value) &&
  value.every((one) => {
    const { queries } = one as Collection;
    return areNamed(queries) && queries.every(isSavedQuery);
  });

/** The collections of this browser. */
export const collections = createStored<readonly Collection[]>('skein.collections', [], areCollections);

/** Saves a query, in place of one of the same name. The collection is made if there is none of this name. */
export const saveQuery = (collection: string, saved: SavedQuery): void =>
  collections.set(mergeCollections(collections.current(), [{ name: collection, queries: [saved] }]));

/** Removes a query; without its name, the collection. */
export const removeFromCollection = (collection: string, query?: string): void =>
  collections.set(
    collections.current().flatMap((one) => {
      if (one.name !== collection) return [one];
      return query === undefined ? [] : [{ ...one, queries: one.queries.filter(({ name }) => name !== query) }];
    }),
  );

/**
 * Adds the collections of an exported file.
 *
 * @returns how many queries came; null if the text is no such file
 */
export const importCollections = (text: string): number | null => {
  try {
    const given: unknown = JSON.parse(text);
    if (!areCollections(given)) return null;
    collections.set(mergeCollections(collections.current(), given));
    return given.reduce((sum, { queries }) => sum + queries.length, 0);
  } catch {
    return null;
  }
};

/** Collections with those that are added: queries of the same names are replaced. */
const mergeCollections = (present: readonly Collection[], added: readonly Collection[]): readonly Collection[] => {
  const byName = new Map(present.map(({ name, queries }) => [name, new Map(queries.map((one) => [one.name, one]))]));
  for (const { name, queries } of added) {
    const known = byName.get(name) ?? new Map<string, SavedQuery>();
    for (const { name, query, variables } of queries) known.set(name, { name, query, variables });
    byName.set(name, known);
  }
  return [...byName].map(([name, queries]) => ({ name, queries: [...queries.values()] }));
};
