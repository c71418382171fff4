import { type GraphQLLeafType, isEnumType } from 'graphql';
import type { Inaccessible } from '../base/inaccessible.ts';
import { plainValueChecks } from '../base/plainValueChecks.ts';

/** The check of a leaf field's values. */
export interface Leaf {
  readonly typeName: string;
  /** Whether clients may not see the value. It becomes null. */
  isHidden(value: unknown): boolean;
  /** Returns the value for the client, or undefined if it is not of the leaf's type. */
  complete(value: unknown): unknown;
  /** Fast check whether the value can be used as it is. */
  isPlain(value: unknown): boolean;
}

/** What the checks of all leaves of one operation share. */
export interface LeafContext {
  readonly hidden: Inaccessible;
  /** Whether all data is valid for its types: in-process graphql-js guarantees it. */
  readonly isExact: boolean;
}

/**
 * Creates the check of a leaf. Undefined if no check is needed. Custom scalars have none: only the subgraph knows their
 * values.
 */
export const createLeaf = (type: GraphQLLeafType, { isExact, hidden: { enums } }: LeafContext): Leaf | undefined => {
  const hidden = enums.get(type.name);
  if (isExact && hidden === undefined) return undefined;
  const isPlain = isEnumType(type) ? createValueCheck(type.getValues()) : plainValueChecks.get(type.name);
  if (isPlain === undefined) return undefined;
  // The specification serializes IDs as strings. Subgraphs may send other types, which other gateways also accept.
  const complete = (value: unknown) =>
    isPlain(value) ? value : type.name === 'ID' && Number.isSafeInteger(value) ? String(value) : undefined;
  return { typeName: type.name, isHidden: (value) => hidden?.has(value) === true, complete, isPlain };
};

const createValueCheck = (values: readonly { readonly name: string }[]): ((value: unknown) => boolean) => {
  const names = new Set<unknown>(values.map(({ name }) => name));
  return (value) => names.has(value);
};
