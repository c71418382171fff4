import type { FieldNode } from 'graphql';

/** The key of a field in a response: its alias, or its name. */
export const getResponseKey = ({ alias, name }: FieldNode): string => (alias ?? name).value;
