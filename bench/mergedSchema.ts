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
export const mergedSchema = (sdl: string): GraphQLSchema => {
  const schema = buildSchema(sdl);
  for (const type of Object.values(schema.getTypeMap()))
    for (const { schema: part } of Object.values(subgraphs)) adopt(type, part.getType(type.name));
  return schema;
};

/** An area names a record of another one by its `id`; the area that has the record names it as the POST API does. */
const orReference =
  (resolve: GraphQLFieldResolver<unknown, unknown>): GraphQLFieldResolver<unknown, unknown> =>
  (source, ...rest) =>
    (source as { readonly id?: string } | null)?.id ?? resolve(source, ...rest);

const adopt = (type: GraphQLNamedType, same: GraphQLNamedType | undefined) => {
  if (isObjectType(type) && isObjectType(same)) {
    const theirs = same.getFields();
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve ?? theirs[field.name]?.resolve;
      if (resolve !== undefined) field.resolve = field.name === 'id' ? orReference(resolve) : resolve;
    }
  } else if (isAbstractType(type) && isAbstractType(same)) type.resolveType ??= same.resolveType;
  else if (isEnumType(type) && isEnumType(same)) type.serialize = same.serialize.bind(same);
  else if (isScalarType(type) && isScalarType(same) && !isSpecifiedScalarType(type)) {
    type.serialize = same.serialize;
    type.parseValue = same.parseValue;
    type.parseLiteral = same.parseLiteral;
  }
};
