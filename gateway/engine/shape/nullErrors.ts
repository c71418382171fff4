import { type GraphQLError, type GraphQLOutputType, isListType, isNonNullType } from 'graphql';
import { isObject, type ResponseData, type ResponsePath } from '../base/responseData.ts';
import { clientError } from '../errors/clientError.ts';
import { MAX_ERRORS } from '../errors/maxErrors.ts';
import type { Leaf } from './leaf.ts';
import { findObjectShape, type ObjectShape, type Shape } from './shape.ts';

/**
 * Names the subgraph from which a field was fetched, by the keys of its path in the data, without list indexes, and the object's type.
 * Undefined if it was fetched from none.
 */
export type FindSubgraph = (keys: readonly string[], typeName: string) => string | undefined;

interface NullErrorState {
  readonly known: readonly GraphQLError[];
  readonly found: GraphQLError[];
  readonly sourceOf: FindSubgraph;
  /** Whether a null propagates: the first one of an object or list then stands for all of it. */
  readonly propagates: boolean;
}

/** An object or value in the answer, and in the data. */
interface ResponseLocation {
  readonly path: ResponsePath;
  /** The same path by the keys of the data, without list indexes. */
  readonly keys: readonly string[];
}

/** A place in the answer and its expected type. */
interface ExpectedValue extends ResponseLocation {
  readonly type: GraphQLOutputType;
  readonly child: Shape | undefined;
  readonly leaf: Leaf | undefined;
  /** The type of the object that has the field. */
  readonly typeName: string;
  /** `Type.field`, for messages. */
  readonly name: string;
}

/**
 * Finds violations of the schema that no error explains yet: nulls at non-null fields, hidden values, and values of a
 * wrong type; at most a thousand. Called only if a projection met one. GraphQL requires an error for each, and a
 * subgraph that returned no entity reports none itself. It is the fault of the subgraph that was asked for the field; if
 * none was, of the gateway.
 */
export const findNullErrors = (
  shape: ObjectShape,
  data: ResponseData,
  { known, sourceOf, propagates }: Omit<NullErrorState, 'found'>,
): GraphQLError[] => {
  const found: GraphQLError[] = [];
  findNullsInObject(shape, data, { path: [], keys: [] }, { known, found, sourceOf, propagates });
  return found;
};

/** @returns whether the object itself becomes null */
const findNullsInObject = (
  shape: ObjectShape,
  data: ResponseData,
  { path, keys }: ResponseLocation,
  errors: NullErrorState,
): boolean =>
  someNull(shape.fields, errors, ({ type, key, name, fieldName, child, leaf }) => {
    if (type === undefined) return false;
    const { typeName } = shape;
    const value = Object.hasOwn(data, key) ? data[key] : undefined;
    if (value === undefined && isNonNullType(type) && wasEmptied(shape, data, path, errors)) return true;
    const at = { path: [...path, name], keys: [...keys, key] };
    const place = { type, child, leaf, ...at, typeName, name: `${typeName}.${fieldName}` };
    return becomesNull(place, value, errors) && isNonNullType(type);
  });

/** Whether one of the places empties what holds them. Visits all places where none does. */
const someNull = <Of>(
  places: readonly Of[],
  { propagates }: NullErrorState,
  isNull: (place: Of, index: number) => boolean,
) => {
  if (propagates) return places.some(isNull);
  for (const [index, place] of places.entries()) isNull(place, index);
  return false;
};

/**
 * Whether a subgraph failed on the whole object: the error of one missing field then explains the other missing fields.
 * A field that failed individually is null, not missing.
 */
const wasEmptied = (
  { fields }: ObjectShape,
  data: ResponseData,
  path: ResponsePath,
  { known }: NullErrorState,
): boolean =>
  fields.some(({ key, name }) => {
    if (Object.hasOwn(data, key) && data[key] !== undefined) return false;
    const at = [...path, name];
    return known.some(
      (error) => error.path !== undefined && error.path.length >= at.length && accountsFor(error.path, at),
    );
  });

const becomesNull = (place: ExpectedValue, value: unknown, errors: NullErrorState): boolean => {
  if (isNonNullType(place.type)) {
    if (value === null || value === undefined || isHidden(place, place.type.ofType, value))
      return reportFault(`Cannot return null for non-nullable field ${place.name}.`, place, errors);
    return becomesNull({ ...place, type: place.type.ofType }, value, errors);
  }
  if (value === null || value === undefined) return true;
  if (isListType(place.type)) return listBecomesNull({ ...place, type: place.type.ofType }, value, errors);
  if (isHidden(place, place.type, value)) return true;
  if (place.child !== undefined) return objectBecomesNull(place, place.child, value, errors);
  const { leaf } = place;
  if (leaf === undefined || leaf.complete(value) !== undefined) return false;
  return reportFault(`${place.name} is not the ${leaf.typeName} it should be.`, place, errors);
};

/** Hidden enum values and objects of hidden types become null without an error, as in other gateways. */
const isHidden = ({ child, leaf }: ExpectedValue, type: GraphQLOutputType, value: unknown): boolean => {
  if (isListType(type)) return false;
  if (child === undefined) return leaf?.isHidden(value) === true;
  return child.kind === 'abstract' && isObject(value) && child.hidden.has(value.__typename);
};

const listBecomesNull = (item: ExpectedValue, list: unknown, errors: NullErrorState): boolean => {
  if (!Array.isArray(list)) return reportFault(`${item.name} is not the list it should be.`, item, errors);
  return someNull(list, errors, (value, index) => {
    const place = { ...item, path: [...item.path, index] };
    return becomesNull(place, value, errors) && isNonNullType(item.type);
  });
};

const objectBecomesNull = (place: ExpectedValue, child: Shape, value: unknown, errors: NullErrorState): boolean => {
  if (!isObject(value) || Array.isArray(value))
    return reportFault(`${place.name} is not the object it should be.`, place, errors);
  const member = findObjectShape(child, value);
  if (member === undefined)
    return reportFault(`${place.name} is of a type that this graph does not have.`, place, errors);
  return findNullsInObject(member, value, place, errors);
};

/** @returns true, because the value becomes null in any case */
const reportFault = (message: string, place: ExpectedValue, { known, found, sourceOf }: NullErrorState): true => {
  if (found.length < MAX_ERRORS && !known.some((error) => accountsFor(error.path, place.path)))
    found.push(createFault(place, message, sourceOf(place.keys, place.typeName)));
  return true;
};

const createFault = ({ path }: ExpectedValue, message: string, service: string | undefined): GraphQLError =>
  service === undefined
    ? clientError('INTERNAL_SERVER_ERROR', message, { path: [...path] })
    : clientError('SUBGRAPH_INVALID_RESPONSE', message, { path: [...path], extensions: { service } });

/** An error explains nulls at its path, above it and below it. An error without a path explains all. */
const accountsFor = (error: ResponsePath | undefined, path: ResponsePath): boolean => {
  if (error === undefined) return true;
  const length = Math.min(error.length, path.length);
  for (let index = 0; index < length; index++) if (error[index] !== path[index]) return false;
  return true;
};
