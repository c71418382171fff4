import { type GraphQLLeafType, isEnumType } from 'graphql';
import { plainValues } from '../plainValues.ts';
import type { ShapeContext } from './shape.ts';

/** What may stand at a leaf of the answer. */
export interface Leaf {
  readonly typeName: string;
  /** Whether clients may not see the value: it is null to them then. */
  isHidden(value: unknown): boolean;
  /** The value as clients get it; undefined of one that is not of the leaf's type. */
  complete(value: unknown): unknown;
  /** Whether the value is one that can be taken as it is; said quickly. */
  isPlain(value: unknown): boolean;
}

/** Makes the check of a leaf; undefined where there is nothing to check: of custom scalars only a subgraph knows more. */
export function leafOf(type: GraphQLLeafType, { isExact, hidden: { enums } }: ShapeContext): Leaf | undefined {
  const hidden = enums.get(type.name);
  if (isExact && hidden === undefined) return undefined;
  const isPlain = isEnumType(type) ? isValueOf(type.getValues()) : plainValues.get(type.name);
  if (isPlain === undefined) return undefined;
  // The specification has identifiers sent as texts; subgraphs may send what they are, as other gateways let them.
  const complete = (value: unknown) =>
    isPlain(value) ? value : type.name === 'ID' && Number.isSafeInteger(value) ? String(value) : undefined;
  return { typeName: type.name, isHidden: (value) => hidden?.has(value) === true, complete, isPlain };
}

function isValueOf(values: readonly { readonly name: string }[]): (value: unknown) => boolean {
  const names = new Set<unknown>(values.map(({ name }) => name));
  return (value) => names.has(value);
}
