import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { subgraphs } from '../subgraphs/index.ts';

/** Builds the API schema of the whole graph. Each field has the resolver of a subgraph that defines one. */
export const buildMergedSchema = (sdl: string): GraphQLSchema => {
  const schema = buildSchema(sdl);
  for (const type of Object.values(schema.getTypeMap()))
    for (const { schema: part } of Object.values(subgraphs)) adoptResolvers(type, part.getType(type.name));
  return schema;
};

/** An area names a record of another one by its `id`; the area that has the record names it as the POST API does. */
const preferReference =
  (resolve: GraphQLFieldResolver<unknown, unknown>): GraphQLFieldResolver<unknown, unknown> =>
  (source, ...rest) =>
    (source as { readonly id?: string } | null)?.id ?? resolve(source, ...rest);

const adoptResolvers = (type: GraphQLNamedType, subgraphType: GraphQLNamedType | undefined) => {
  if (isObjectType(type) && isObjectType(subgraphType)) {
    const theirs = subgraphType.getFields();
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve ?? theirs[field.name]?.resolve;
      if (resolve !== undefined) field.resolve = field.name === 'id' ? preferReference(resolve) : resolve;
    }
  } else if (isAbstractType(type) && isAbstractType(subgraphType)) type.resolveType ??= subgraphType.resolveType;
  else if (isEnumType(type) && isEnumType(subgraphType)) type.serialize = subgraphType.serialize.bind(subgraphType);
  else if (isScalarType(type) && isScalarType(subgraphType) && !isSpecifiedScalarType(type)) {
    type.serialize = subgraphType.serialize;
    type.parseValue = subgraphType.parseValue;
    type.parseLiteral = subgraphType.parseLiteral;
  }
};
