import { type ExecutionResult, type GraphQLError, locatedError } from 'graphql';
import { MAX_ERRORS } from '../../errors/maxErrors.ts';
import { type Chain, findChains, type Place } from './findChains.ts';
import type { Failure, Holder, Run } from './run.ts';

/** The root of an answer, so that `data` itself has a position. */
interface Root extends Holder {
  data: Record<string, unknown> | null;
}

/**
 * Creates errors with paths for the first thousand failures, and propagates the nulls of all, as `onError` says. Computes the
 * paths only now: tracking them per row would cost more than all else.
 */
export const failureErrors = (
  data: Record<string, unknown>,
  { failures, shared = new Set(), onError }: Pick<Run, 'failures' | 'shared' | 'onError'>,
): ExecutionResult => {
  const root: Root = { data };
  const reported = failures.slice(0, onError === 'HALT' ? 1 : MAX_ERRORS);
  const propagating = onError === 'PROPAGATE' ? failures.filter(({ position }) => position.ups > 0) : [];
  const chains = findChains(root, new Set([...reported, ...propagating].map(({ holder }) => holder)), shared);
  const errors = reported.map((failure) => errorOf(failure, chains.get(failure.holder)));
  const emptied = propagating.map((failure) => emptiedPlace(failure, chains.get(failure.holder)));
  for (const { holder, key } of emptied) holder[key] = null;
  return { errors, data: onError === 'HALT' ? null : root.data };
};

const errorOf = ({ key, position, error }: Failure, chain: Chain = []): GraphQLError => {
  const path = [...chain.map((place) => place.key), key];
  return locatedError(error, [...position.nodes], path.slice(1));
};

const emptiedPlace = ({ holder, key, position }: Failure, chain: Chain = []): Place =>
  chain[Math.max(0, chain.length - position.ups)] ?? { holder, key };
