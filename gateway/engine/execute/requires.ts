import type { RequiresSelection } from '@graphql-hive/router-query-planner';
import type { PossibleTypes } from '../base/possibleTypes.ts';
import { isObject, type ResponseData } from '../base/responseData.ts';
import { isOfTypes } from './path.ts';

/**
 * Creates the representation of an entity: `__typename`, a key, and the fields of `@requires`.
 *
 * @returns null if the entity is not of the fetch's type or lacks a field; nothing is fetched for it then
 */
export type Represent = (entity: ResponseData) => ResponseData | null;

/** The usual requirement of a fetch: one key field, for entities of these types. */
export interface PlainKey {
  readonly types: ReadonlySet<string>;
  readonly name: string;
}

/** Returns the plain key of a fetch's requirements. Undefined if they include anything else. */
export const findPlainKey = (
  selections: readonly RequiresSelection[] | undefined,
  possibleTypes: PossibleTypes,
): PlainKey | undefined => {
  const [fragment, ...others] = selections ?? [];
  if (fragment?.kind !== 'InlineFragment' || others.length > 0) return undefined;
  const [key, ...more] = fragment.selections.filter((one) => one.kind !== 'Field' || one.name !== '__typename');
  if (key?.kind !== 'Field' || more.length > 0) return undefined;
  const isLeaf = key.alias === undefined && (key.selections ?? []).length === 0;
  return isLeaf ? { types: possibleTypes([fragment.typeCondition]), name: key.name } : undefined;
};

/** Copies fields into a representation. Returns false if a field is missing. */
type CopyFields = (entity: ResponseData, representation: ResponseData) => boolean;

/** Compiles the requirements of a fetch. */
export const compileRequires = (
  selections: readonly RequiresSelection[] | undefined,
  possibleTypes: PossibleTypes,
): Represent => {
  const fill = combineCopies((selections ?? []).map((selection) => compileSelection(selection, possibleTypes)));
  return (entity) => {
    if (typeof entity.__typename !== 'string') return null;
    const representation: ResponseData = {};
    return fill(entity, representation) && hasKey(representation) ? representation : null;
  };
};

/** Whether a representation has anything, if only `__typename`, which may be the whole key. Of other types, it is empty. */
const hasKey = (representation: ResponseData): boolean => {
  for (const _ in representation) return true;
  return false;
};

const compileSelection = (selection: RequiresSelection, possibleTypes: PossibleTypes): CopyFields => {
  switch (selection.kind) {
    case 'Field':
      return selection.name === '__typename' && selection.alias === undefined
        ? copyTypename
        : compileField(
            selection.name,
            selection.alias ?? selection.name,
            compileNested(selection.selections, possibleTypes),
          );
    case 'InlineFragment': {
      const types = possibleTypes([selection.typeCondition]);
      const fill = combineCopies(selection.selections.map((nested) => compileSelection(nested, possibleTypes)));
      return (entity, representation) => !isOfTypes(entity, types) || fill(entity, representation);
    }
    case 'FragmentSpread':
      throw new Error('The planner requires a fragment spread, which this engine does not know.');
  }
};

/** Copies `__typename` if present. It always is at the root; nested objects may have been fetched without it. */
const copyTypename: CopyFields = (entity, representation) => {
  if (entity.__typename !== undefined) representation.__typename = entity.__typename;
  return true;
};

const compileNested = (selections: readonly RequiresSelection[] | undefined, possibleTypes: PossibleTypes) => {
  if (selections === undefined || selections.length === 0) return undefined;
  const fills = selections.map((selection) => compileSelection(selection, possibleTypes));
  // The planner does not select it, but without it the subgraph could not determine the type of the object.
  return combineCopies(selections.some(({ kind }) => kind === 'InlineFragment') ? [copyTypename, ...fills] : fills);
};

/** In the planner's output, `name` is the response key and `alias` the field name in the subgraph. */
const compileField =
  (name: string, alias: string, nested: CopyFields | undefined): CopyFields =>
  (entity, representation) => {
    const value = nested === undefined ? entity[name] : copyValue(entity[name], nested);
    if (value === undefined) return false;
    representation[alias] = value;
    return true;
  };

const copyValue = (value: unknown, fill: CopyFields): unknown => {
  if (Array.isArray(value)) {
    const items = value.map((item) => copyValue(item, fill));
    return items.includes(undefined) ? undefined : items;
  }
  if (!isObject(value)) return value;
  const copied: ResponseData = {};
  return fill(value, copied) ? copied : undefined;
};

const combineCopies = (fills: readonly CopyFields[]): CopyFields => {
  const [only] = fills;
  if (only !== undefined && fills.length === 1) return only;
  return (entity, representation) => {
    for (const fill of fills) if (!fill(entity, representation)) return false;
    return true;
  };
};
