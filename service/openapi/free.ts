/** What a caller's free-form values and texts may be (see `service/json-values.ts`). */
import { inPlaceOf, isRecord, type Schema } from './schema.ts';

/** Texts that can be kept. */
export const VALID_TEXT = '^[^\\u0000]*$';
/** The same with something to read in it. */
export const NOT_BLANK = '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$';

const LARGEST = Number.MAX_VALUE;

/** Names of members of a free-form object. */
const names = { pattern: VALID_TEXT };

/**
 * Any JSON value that can be kept. The limits are told in words: generators of clients load a schema that refers to
 * itself badly, and those that load it make a type of it that nobody wants.
 */
export const Value: Schema = {
  title: 'Value',
  description:
    'Any JSON value: null, boolean, number within 64-bit range, text without NUL characters, list or object of such values, nested at most 200 levels deep.',
};

const isFree = (schema: Schema) => !schema.type && !schema.enum && !schema.anyOf;

/** What the contract leaves free, held to what can be kept; anything else as it is. */
export const withValidText = (schema: Schema): Schema => {
  if (isRecord(schema)) {
    const { patternProperties: _, ...rest } = schema;
    return { ...rest, propertyNames: names, additionalProperties: Value };
  }
  if (isFree(schema)) return inPlaceOf(schema, Value);
  if (schema.type === 'number') return { ...schema, minimum: -LARGEST, maximum: LARGEST };
  return schema.type === 'string' && !schema.enum && !schema.format ? { ...schema, pattern: VALID_TEXT } : schema;
};
