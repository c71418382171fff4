/** What the answer of an operation has to look like, as far as it is checked (semantics 1.2). */
import Type, { IsArray, IsObject, IsString, type TSchema } from 'typebox';
import Value from 'typebox/value';
import { allResources } from '../contract/index.ts';
import type { Operation } from '../contract/resource.ts';
import type { JsonObject } from './answer.ts';

/** The largest number of rows that the graph can tell, an `Int`. */
const MAX_COUNT = 2_147_483_647;

const isList = ({ response }: Operation) =>
  IsObject(response) && 'results' in response.properties && 'total_count' in response.properties;

/** Operations that answer with a list message; those named `list` with the member that each row is identified by. */
const lists: ReadonlyMap<string, string | null> = new Map(
  allResources.flatMap(({ operations, idField = null }) =>
    operations.filter(isList).map(({ id }): [string, string | null] => [id, id.endsWith('.list') ? idField : null]),
  ),
);

/**
 * Whether an answer has the outline of its operation's: of a list, rows that are objects and name themselves, and a count
 * that is one. What else members are is seen where they are read, which costs nothing while all is well.
 */
export const hasExpectedShape = ({ id }: Operation, answer: JsonObject): boolean => {
  const key = lists.get(id);
  return key === undefined || isListMessage(answer, key);
};

/** An empty list may be left out, and with it a count of 0 (semantics 1.2.3). */
const isListMessage = ({ results = [], total_count: total }: JsonObject, key: string | null) => {
  if (!Array.isArray(results) || !(total === undefined ? results.length === 0 : isCount(total))) return false;
  for (const row of results) if (!isRow(row, key)) return false;
  return true;
};

const isCount = (total: unknown) =>
  typeof total === 'number' && Number.isInteger(total) && total >= 0 && total <= MAX_COUNT;

const isRow = (row: unknown, key: string | null) => {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return false;
  if (key === null) return true;
  const name = (row as JsonObject)[key];
  return (typeof name === 'string' && name !== '') || typeof name === 'number';
};

const checked = new Map<string, TSchema>();

/**
 * Whether all that an answer has is of the contract's types and nests no deeper than the graph can write. Looks at every
 * member: for when something went wrong.
 */
export const matchesContract = (operation: Operation, answer: unknown): boolean => {
  const schema = checked.get(operation.id) ?? lenient(operation.response);
  checked.set(operation.id, schema);
  return !nestsDeeper(answer, MAX_ANSWER_DEPTH) && Value.Check(schema, answer);
};

/** Members may be left out or null, and texts of any form: so much is borne where they are read. */
const lenient = (schema: TSchema): TSchema => {
  if (IsObject(schema)) {
    const members = Object.entries(schema.properties).map(([name, member]): [string, TSchema] => [
      name,
      Type.Optional(Type.Union([lenient(member), Type.Null()])),
    ]);
    return Type.Object(Object.fromEntries(members));
  }
  if (IsArray(schema)) return Type.Array(lenient(schema.items));
  return IsString(schema) ? Type.String() : schema;
};

/** Levels of a free-form value, and of the message around it. */
export const MAX_VALUE_DEPTH = 200;
const MAX_ANSWER_DEPTH = MAX_VALUE_DEPTH + 10;

/** Whether a value has more levels of objects and lists than so many: writing it as JSON could exhaust the stack. */
export const nestsDeeper = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const inner of Object.values(value)) if (nestsDeeper(inner, levels - 1)) return true;
  return false;
};
