import { useEffect, useState } from 'react';
import type { SavedQuery } from './collections.ts';

/** A query that the deployment offers to everybody. */
type CollectionQuery = Omit<SavedQuery, 'variables'> & Partial<Pick<SavedQuery, 'variables'>>;

export interface SharedCollection {
  readonly name: string;
  readonly queries: readonly CollectionQuery[];
}

/** The collections of the deployment, as its server lists them. */
export interface LoadedCollections {
  readonly collections: readonly SharedCollection[];
  /** What is wrong with files that have none, by their names. */
  readonly problems: readonly string[];
}

const NONE: LoadedCollections = { collections: [], problems: [] };

const loadCollections = async (): Promise<LoadedCollections> => {
  const response = await fetch(new URL('explorer/collections.json', document.baseURI), { credentials: 'omit' });
  return response.ok ? response.json() : NONE;
};

/** Asked once for the page. */
let loading: Promise<LoadedCollections> | undefined;

/** The collections of the deployment; none until they are loaded, or if the server cannot be reached. */
export const useSharedCollections = (): LoadedCollections => {
  const [shared, setShared] = useState(NONE);
  useEffect(() => {
    loading ??= loadCollections().catch(() => NONE);
    void loading.then(setShared);
  }, []);
  return shared;
};
