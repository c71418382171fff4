import { type GraphQLScalarType, type GraphQLSchema, isScalarType } from 'graphql';

/** How values of a custom scalar are read from what clients send. */
export interface ScalarParser extends Pick<GraphQLScalarType, 'parseValue' | 'parseLiteral'> {
  /** What a value has to be, for messages, e.g. `a date as YYYY-MM-DD`. What the parser throws is not shown. */
  readonly expected: string;
}

/** Parsers by the scalars' names. */
export type ScalarParsers = Readonly<Record<string, ScalarParser>>;

/** Gives the scalars of a schema their parsers: those without one take any value. Names the schema lacks are ignored. */
export function applyScalarParsers(schema: GraphQLSchema, parsers: ScalarParsers): void {
  for (const [name, { parseValue, parseLiteral, expected }] of Object.entries(parsers)) {
    const type = schema.getType(name);
    if (isScalarType(type))
      Object.assign(type, { parseValue, parseLiteral, extensions: { ...type.extensions, expected } });
  }
}
