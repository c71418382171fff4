import { buildSubgraphSchema } from '@apollo/subgraph';
import type { GraphQLSchemaModule } from '@apollo/subgraph/dist/resolvers.js';
import type { ApolloGraphQLObjectTypeExtensions } from '@apollo/subgraph/dist/schemaExtensions.js';
import {
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isEnumType,
  isObjectType,
  Kind,
} from 'graphql';
import { type Area, typeDefsOf } from '../schema/subgraph-sdl.ts';
import { edgesOf, pageInfoOf } from './page.ts';
import { scalars } from './scalars.ts';

/** A subgraph, ready to be executed in process or served. */
export interface Subgraph {
  readonly name: Area;
  readonly typeDefs: DocumentNode;
  readonly schema: GraphQLSchema;
}

/** Resolvers of an area, by type and field, as codegen types them. */
type Resolvers = NonNullable<GraphQLSchemaModule['resolvers']>;

/** Puts an area's SDL and its resolvers together. Connections need none: a page is the same of whatever it is. */
export const subgraphOf = (name: Area, resolvers: Resolvers): Subgraph => {
  const typeDefs = typeDefsOf(name);
  const schema = buildSubgraphSchema([
    { typeDefs, resolvers: { ...scalars, ...connectionResolvers(typeDefs), ...resolvers } },
  ]);
  tolerateUnknownValues(schema);
  resolveEntitiesAtOnce(schema);
  return { name, typeDefs, schema };
};

const connectionResolvers = ({ definitions }: DocumentNode): Resolvers =>
  Object.fromEntries(
    definitions
      .filter((definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION)
      .filter(({ name }) => name.value.endsWith('Connection'))
      .map(({ name }) => [name.value, { edges: edgesOf, pageInfo: pageInfoOf }]),
  );

/** Lets a value that upstream added later come out as UNKNOWN where the enumeration has that. */
const tolerateUnknownValues = (schema: GraphQLSchema) => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isEnumType(type) || !type.getValue('UNKNOWN')) continue;
    const names = new Set(type.getValues().map(({ name }) => name));
    type.serialize = (value) => {
      if (typeof value !== 'string') throw new TypeError(`A ${type.name} of upstream is no text.`);
      return names.has(value) ? value : 'UNKNOWN';
    };
  }
};

interface Representation {
  readonly __typename: string;
}

/**
 * The library makes a promise of every representation. Here one of which nothing but the identifier is wanted is the
 * entity itself, at once; what loaders promise they batch themselves.
 */
const resolveEntitiesAtOnce = (schema: GraphQLSchema) => {
  const entities = schema.getQueryType()?.getFields()._entities;
  if (entities === undefined) return;
  const resolve: GraphQLFieldResolver<unknown, unknown, { representations: readonly Representation[] }> = (
    _query,
    { representations },
    context,
    info,
  ) => representations.map((representation) => entityOf(schema, representation, context, info));
  entities.resolve = resolve;
};

const entityOf = (
  schema: GraphQLSchema,
  representation: Representation,
  context: unknown,
  info: GraphQLResolveInfo,
) => {
  const type = schema.getType(representation.__typename);
  const extensions: ApolloGraphQLObjectTypeExtensions = isObjectType(type) ? type.extensions : {};
  const resolve = extensions.apollo?.subgraph?.resolveReference;
  if (resolve === undefined) return representation;
  const entity: object | null | Promise<object | null> = resolve(representation, context, info);
  return entity instanceof Promise
    ? entity.then((found) => named(found, representation.__typename))
    : named(entity, representation.__typename);
};

/** Rows of the wire do not say of which type they are, and the union of all entities asks. */
const named = (entity: object | null, __typename: string) => entity && Object.assign(entity, { __typename });
