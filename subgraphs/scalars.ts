import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTime, GraphQLJSON, GraphQLJSONObject } from 'graphql-scalars';

/** Reads instants as the library does; writes them as upstream does, already ISO 8601 in UTC (semantics 1.2.4). */
const DateTime = new GraphQLScalarType<Date, unknown>({ ...GraphQLDateTime.toConfig(), serialize: (time) => time });

/** Scalars that all subgraphs share. */
export const scalars = { DateTime, JSON: GraphQLJSON, JSONObject: GraphQLJSONObject };
