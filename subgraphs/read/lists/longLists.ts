import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AnyRow } from '../../resourceType.ts';
import { type ListRequest, listKeyOf } from './listRequest.ts';

/** Keys of the shared calls of this process that were too short when they were last made. */
const tooShort = new LRUCache<string, true>({ max: 1_000 });

/** One call for the first rows under all parents. */
interface SharedCall {
  readonly request: ListRequest<AnyRow>;
  readonly parents: readonly string[];
  readonly limit: number;
}

const keyOf = ({ request: { context, resource, ...request }, parents, limit }: SharedCall): string => {
  const list = listKeyOf({ context, resource, ...request });
  return hash('sha256', JSON.stringify([context.claims?.did, resource.list.id, list, parents, limit]), 'base64url');
};

/**
 * Whether the same call was too short last time, so that the lengths of the lists had to be requested after it. They are then
 * requested with it (ADR 0062).
 */
export const wasTooShort = (call: SharedCall): boolean => tooShort.has(keyOf(call));

/** Remembers for the next time whether a call was too short. */
export const rememberTooShort = (call: SharedCall, isTooShort: boolean): void => {
  if (isTooShort) tooShort.set(keyOf(call), true);
  else if (tooShort.size > 0) tooShort.delete(keyOf(call));
};
