import { type FieldNode, Kind } from 'graphql';

/** A `__typename` field node. */
export const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
