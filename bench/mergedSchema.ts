import {
  buildSchema,
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

const adopt = (type: GraphQLNamedType, same: GraphQLNamedType | undefined) => {
  if (isObjectType(type) && isObjectType(same)) {
    const theirs = same.getFields();
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve ?? theirs[field.name]?.resolve;
      if (resolve !== undefined) field.resolve = resolve;
    }
  } else if (isAbstractType(type) && isAbstractType(same)) type.resolveType ??= same.resolveType;
  else if (isEnumType(type) && isEnumType(same)) type.serialize = same.serialize.bind(same);
  else if (isScalarType(type) && isScalarType(same) && !isSpecifiedScalarType(type)) {
    type.serialize = same.serialize;
    type.parseValue = same.parseValue;
    type.parseLiteral = same.parseLiteral;
  }
};
