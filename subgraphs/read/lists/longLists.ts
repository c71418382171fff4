import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AnyRow } from '../../resourceType.ts';
import { type ListRequest, listKeyOf } from './listRequest.ts';

/** Keys of the shared calls that were too short when they were last made, by deployment. */
const tooShort = new WeakMap<object, LRUCache<string, true>>();

const MAX_CALLS = 1_000;

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
export const wasTooShort = (call: SharedCall): boolean =>
  tooShort.get(call.request.context.deployment)?.has(keyOf(call)) === true;

/** Remembers for the next time whether a call was too short. */
export const rememberTooShort = (call: SharedCall, isTooShort: boolean): void => {
  const { deployment } = call.request.context;
  const known = tooShort.get(deployment) ?? new LRUCache<string, true>({ max: MAX_CALLS });
  if (isTooShort) tooShort.set(deployment, known.set(keyOf(call), true));
  else if (known.size > 0) known.delete(keyOf(call));
};
