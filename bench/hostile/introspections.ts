import { getIntrospectionQuery } from 'graphql';

/** A question about the schema. */
export interface IntrospectionDocument {
  readonly name: string;
  readonly query: string;
}

const repeatAliases = (count: number, field: string) =>
  Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ');

/** What clients and editors ask for, with all options. */
export const wholeSchema = getIntrospectionQuery({
  ...{ descriptions: true, specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true },
  ...{ inputValueDeprecation: true, oneOf: true },
});

/** The largest questions about the schema that are answered. */
export const largeIntrospections: readonly IntrospectionDocument[] = [
  { name: 'the whole schema', query: wholeSchema },
  { name: 'names of types by 190 aliases', query: `{ __schema { types { ${repeatAliases(190, 'name')} } } }` },
  { name: 'descriptions by 100 aliases', query: `{ __schema { types { ${repeatAliases(100, 'description')} } } }` },
  {
    name: 'lists that are null by 100 aliases',
    query: `{ __schema { types { ${repeatAliases(100, 'possibleTypes { name }')} } } }`,
  },
];

/** Questions whose answers multiply. */
export const costlyIntrospections: readonly IntrospectionDocument[] = [
  {
    name: 'fields of the types of fields',
    query: `{ ${repeatAliases(99, '__type(name: "Query") { fields { type { fields { type { name } } } } }')} }`,
  },
  {
    name: 'fields of the types of arguments',
    query: `{ ${repeatAliases(99, '__type(name: "Query") { fields { args { type { name inputFields { name } } } } }')} }`,
  },
  { name: 'fields by 90 aliases', query: `{ __schema { types { ${repeatAliases(90, 'fields { name }')} } } }` },
  {
    name: 'arguments by 100 aliases',
    query: `{ __schema { types { fields { ${repeatAliases(100, 'args { name }')} } } } }`,
  },
  { name: 'the schema by 90 aliases', query: `{ ${repeatAliases(90, '__schema { types { name } }')} }` },
  {
    name: 'a type of a variable',
    query: `query ($name: String = "Query") { ${repeatAliases(90, '__type(name: $name) { fields { args { type { name } } } }')} }`,
  },
];
