/** The shape that an operation's answer must have, as far as it is checked (semantics 1.2). */
import Type, { IsArray, IsObject, IsString, type TSchema } from 'typebox';
import { Check } from 'typebox/schema';
import { allResources } from '../../contract/index.ts';
import type { Operation } from '../../contract/resource.ts';
import type { JsonObject } from '../wire/jsonObject.ts';
import { MAX_VALUE_DEPTH, nestsDeeper } from '../wire/nesting.ts';

/** Largest number of rows that the graph can express, an `Int`. */
const MAX_COUNT = 2_147_483_647;

/** Of a whole answer: that of a value, with the message around it. */
const MAX_ANSWER_DEPTH = MAX_VALUE_DEPTH + 10;

const answersWithList = ({ response }: Operation) =>
  IsObject(response) && 'results' in response.properties && 'total_count' in response.properties;

/** Operations that answer with a list message; those named `list` with the member that identifies each row. */
const listKeys: ReadonlyMap<string, string | null> = new Map(
  allResources.flatMap(({ operations, idField = null }) =>
    operations
      .filter(answersWithList)
      .map(({ id }): [string, string | null] => [id, id.endsWith('.list') ? idField : null]),
  ),
);

/**
 * Whether an answer has the basic shape of its operation's response: for a list, rows that are objects with an
 * identifier, and a numeric count or none. Other members are checked only when they are read, which costs nothing for valid
 * answers.
 */
export const hasExpectedShape = ({ id }: Operation, answer: JsonObject): boolean => {
  const key = listKeys.get(id);
  return key === undefined || isListMessage(answer, key);
};

/** An empty list may be omitted (semantics 1.2.3). Some services never send a count. */
const isListMessage = ({ results = [], total_count: total }: JsonObject, key: string | null) => {
  if (!Array.isArray(results) || !(total === undefined || isCount(total))) return false;
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

const contractCheckers = new Map<string, TSchema>();

/**
 * Whether every member of an answer has the contract's type and nests no deeper than the graph can write. Checks the
 * whole answer, so call it only after an error.
 */
export const matchesContract = (operation: Operation, answer: unknown): boolean => {
  const schema = contractCheckers.get(operation.id) ?? toLenientSchema(operation.response);
  contractCheckers.set(operation.id, schema);
  return !nestsDeeper(answer, MAX_ANSWER_DEPTH) && Check(schema, answer);
};

/** Makes members optional and nullable, and accepts texts of any format, as the code that reads them does. */
const toLenientSchema = (schema: TSchema): TSchema => {
  if (IsObject(schema)) {
    const members = Object.entries(schema.properties).map(([name, member]): [string, TSchema] => [
      name,
      Type.Optional(Type.Union([toLenientSchema(member), Type.Null()])),
    ]);
    return Type.Object(Object.fromEntries(members));
  }
  if (IsArray(schema)) return Type.Array(toLenientSchema(schema.items));
  return IsString(schema) ? Type.String() : schema;
};
