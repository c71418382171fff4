import { type GraphQLError, type GraphQLOutputType, isListType, isNonNullType } from 'graphql';
import { clientError } from '../errors.ts';
import { type Data, isObject } from '../execute/data.ts';
import type { FieldShape, ObjectShape, Shape } from './shape.ts';

/** Where a null stands in the answer. */
type Path = readonly (string | number)[];

/**
 * Finds the nulls where the schema allows none and that no error accounts for yet. Taken only when a projection met one:
 * GraphQL wants an error for each, and a subgraph that simply had no answer for an entity reported none.
 */
export function explainNulls(shape: Shape, data: Data, known: readonly GraphQLError[]): GraphQLError[] {
  const found: GraphQLError[] = [];
  nullsOfObject(shape, data, [], { known, found });
  return found;
}

interface Errors {
  readonly known: readonly GraphQLError[];
  readonly found: GraphQLError[];
}

/** @returns whether the object itself becomes null */
function nullsOfObject(shape: Shape, data: Data, path: Path, errors: Errors): boolean {
  const member = shape.kind === 'object' ? shape : shape.of(data.__typename);
  if (member === undefined) return true;
  return member.fields.some((field) => isFatal(member, field, data, path, errors));
}

function isFatal(parent: ObjectShape, field: FieldShape, data: Data, path: Path, errors: Errors): boolean {
  if (field.type === undefined) return false;
  const at = [...path, field.name];
  const value = Object.hasOwn(data, field.key) ? data[field.key] : undefined;
  const place = `${parent.typeName}.${field.fieldName}`;
  return becomesNull(field.type, value, at, field, place, errors) && isNonNullType(field.type);
}

function becomesNull(
  type: GraphQLOutputType,
  value: unknown,
  path: Path,
  field: FieldShape,
  place: string,
  errors: Errors,
): boolean {
  const nonNull = isNonNullType(type);
  const bare = nonNull ? type.ofType : type;
  const isHidden = field.visible !== undefined && !isListType(bare) && !field.visible.has(value);
  if (value === null || value === undefined || isHidden) {
    if (nonNull) report(path, place, errors);
    return true;
  }
  if (isListType(bare)) return listBecomesNull(bare.ofType, value, path, field, place, errors);
  if (field.child === undefined) return false;
  return !isObject(value) || nullsOfObject(field.child, value, path, errors);
}

function listBecomesNull(
  itemType: GraphQLOutputType,
  list: unknown,
  path: Path,
  field: FieldShape,
  place: string,
  errors: Errors,
): boolean {
  if (!Array.isArray(list)) return true;
  return list.some(
    (item, index) => becomesNull(itemType, item, [...path, index], field, place, errors) && isNonNullType(itemType),
  );
}

function report(path: Path, place: string, { known, found }: Errors): void {
  if (known.some((error) => accountsFor(error.path, path))) return;
  const message = `Cannot return null for non-nullable field ${place}.`;
  found.push(clientError('INTERNAL_SERVER_ERROR', message, { path: [...path] }));
}

/** An error accounts for nulls at its place, above it and below it; one without a place accounts for all. */
function accountsFor(error: Path | undefined, path: Path): boolean {
  if (error === undefined) return true;
  const length = Math.min(error.length, path.length);
  for (let index = 0; index < length; index++) if (error[index] !== path[index]) return false;
  return true;
}
