import { type GraphQLScalarType, type GraphQLSchema, isScalarType } from 'graphql';

/** Reads values of a custom scalar from client input. */
export interface ScalarParser extends Pick<GraphQLScalarType, 'parseValue' | 'parseLiteral'> {
  /** Describes valid values in messages, e.g. `a date as YYYY-MM-DD`. The parser's own errors are not shown. */
  readonly expected: string;
}

/** Parsers by scalar name. */
export type ScalarParsers = Readonly<Record<string, ScalarParser>>;

/**
 * Sets the parsers of a schema's scalars. Scalars without a parser accept any value. Names that the schema lacks are
 * ignored.
 */
export const applyScalarParsers = (schema: GraphQLSchema, parsers: ScalarParsers): void => {
  for (const [name, { parseValue, parseLiteral, expected }] of Object.entries(parsers)) {
    const type = schema.getType(name);
    if (isScalarType(type))
      Object.assign(type, { parseValue, parseLiteral, extensions: { ...type.extensions, expected } });
  }
};
