import type { FetchNodePathSegment, FetchRewrite } from '@graphql-hive/router-query-planner';
import type { PossibleTypes } from '../base/possibleTypes.ts';
import { isObject, type ResponseData } from '../base/responseData.ts';
import { isOfTypes } from './path.ts';

/**
 * A change that the planner requests to the input or output of a subgraph: another key, if one name has two meanings in
 * a fetch, or another `__typename`, if a subgraph has an interface as an object.
 */
export interface CompiledRewrite {
  readonly path: readonly (string | ReadonlySet<string>)[];
  readonly renameTo?: string;
  readonly setTo?: string;
}

/** Compiles a planner's rewrites. Undefined if there are none, which is the usual case. */
export const compileRewrites = (
  rewrites: readonly FetchRewrite[] | undefined,
  possibleTypes: PossibleTypes,
): readonly CompiledRewrite[] | undefined => {
  if (rewrites === undefined || rewrites.length === 0) return undefined;
  const compile = (path: readonly FetchNodePathSegment[]) =>
    path.map((segment) => ('Key' in segment ? segment.Key : possibleTypes(segment.TypenameEquals)));
  return rewrites.map((rewrite) => {
    if ('KeyRenamer' in rewrite)
      return { path: compile(rewrite.KeyRenamer.path), renameTo: rewrite.KeyRenamer.renameKeyTo };
    const { path, setValueTo } = 'ValueSetter' in rewrite ? rewrite.ValueSetter : rewrite;
    return { path: compile(path), setTo: setValueTo };
  });
};

/** Applies the rewrites in place. */
export const applyRewrites = (value: unknown, rewrites: readonly CompiledRewrite[] | undefined): void => {
  if (rewrites !== undefined) for (const rewrite of rewrites) applyBelow(value, rewrite, 0);
};

const applyBelow = (value: unknown, rewrite: CompiledRewrite, at: number): void => {
  if (Array.isArray(value)) for (const item of value) applyBelow(item, rewrite, at);
  else if (isObject(value)) applyToObject(value, rewrite, at);
};

const applyToObject = (object: ResponseData, rewrite: CompiledRewrite, at: number): void => {
  const segment = rewrite.path[at];
  if (segment === undefined) return;
  if (typeof segment !== 'string') {
    if (isOfTypes(object, segment)) applyBelow(object, rewrite, at + 1);
  } else if (at < rewrite.path.length - 1) applyBelow(object[segment], rewrite, at + 1);
  else applyToKey(object, segment, rewrite);
};

const applyToKey = (object: ResponseData, key: string, { renameTo, setTo }: CompiledRewrite): void => {
  if (renameTo === undefined) object[key] = setTo;
  else if (key in object) {
    object[renameTo] = object[key];
    delete object[key];
  }
};

/** Maps an error's path through the key renames of its fetch. */
export const rewritePath = (
  path: readonly (string | number)[],
  rewrites: readonly CompiledRewrite[] | undefined,
): readonly (string | number)[] => (rewrites ?? []).reduce(renamePath, path);

const renamePath = (path: readonly (string | number)[], { path: keys, renameTo }: CompiledRewrite) => {
  if (renameTo === undefined) return path;
  const names = keys.filter((key) => typeof key === 'string');
  let matched = 0;
  return path.map((segment) => {
    if (typeof segment === 'number' || matched < 0) return segment;
    matched = segment === names[matched] ? matched + 1 : -1;
    return matched === names.length ? renameTo : segment;
  });
};
