import { type FieldNode, Kind } from 'graphql';

/** Asks for a type. */
export const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
