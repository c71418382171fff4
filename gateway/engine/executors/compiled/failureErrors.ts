import { type ExecutionResult, type GraphQLError, locatedError } from 'graphql';
import { MAX_ERRORS } from '../../errors/maxErrors.ts';
import type { FetchRun, FieldFailure, Holder } from './fetchRun.ts';
import { type AnswerPath, findAnswerPaths, type HolderKey } from './findAnswerPaths.ts';

/** The root of an answer, so that `data` itself has a position. */
interface ResponseRoot extends Holder {
  data: Record<string, unknown> | null;
}

/**
 * Creates errors with paths for the first thousand failures, and propagates the nulls of all, as `onError` says. Computes the
 * paths only now: tracking them per row would cost more than everything else.
 */
export const createFailureErrors = (
  data: Record<string, unknown>,
  { failures, shared = new Set(), onError }: Pick<FetchRun, 'failures' | 'shared' | 'onError'>,
): ExecutionResult => {
  const root: ResponseRoot = { data };
  const reported = failures.slice(0, onError === 'HALT' ? 1 : MAX_ERRORS);
  const propagating = onError === 'PROPAGATE' ? failures.filter(({ position }) => position.ups > 0) : [];
  const chains = findAnswerPaths(root, new Set([...reported, ...propagating].map(({ holder }) => holder)), shared);
  const errors = reported.map((failure) => createFailureError(failure, chains.get(failure.holder)));
  const emptied = propagating.map((failure) => findEmptiedKey(failure, chains.get(failure.holder)));
  for (const { holder, key } of emptied) holder[key] = null;
  return { errors, data: onError === 'HALT' ? null : root.data };
};

const createFailureError = ({ key, position, error }: FieldFailure, chain: AnswerPath = []): GraphQLError => {
  const path = [...chain.map((place) => place.key), key];
  return locatedError(error, [...position.nodes], path.slice(1));
};

const findEmptiedKey = ({ holder, key, position }: FieldFailure, chain: AnswerPath = []): HolderKey =>
  chain[Math.max(0, chain.length - position.ups)] ?? { holder, key };
