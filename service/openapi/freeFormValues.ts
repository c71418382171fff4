/** Which free-form values and texts a caller may send (see `service/values/jsonValues.ts`). */
import { isFreeForm, type OpenApiSchema, replaceSchema } from './schema.ts';

/** Text that can be stored. */
export const VALID_TEXT = '^[^\\u0000]*$';
/** The same, with at least one character that is not white space. */
export const NOT_BLANK = '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$';

const MAX_NUMBER = Number.MAX_VALUE;

/** Member names of a free-form object. */
const propertyNames = { pattern: VALID_TEXT };

/**
 * Any JSON value that can be stored. Its limits are written in the description only: most client generators cannot load
 * a schema that references itself, and the others make a useless type of it.
 */
export const FreeFormValue: OpenApiSchema = {
  title: 'Value',
  description:
    'Any JSON value: null, boolean, number within 64-bit range, text without NUL characters, list or object of such values, nested at most 200 levels deep.',
};

const isUntyped = (schema: OpenApiSchema) => !schema.type && !schema.enum && !schema.anyOf;

/** Restricts the free-form parts of a schema to values that can be stored; other parts stay unchanged. */
export const withValidText = (schema: OpenApiSchema): OpenApiSchema => {
  if (isFreeForm(schema)) {
    const { patternProperties: _, ...rest } = schema;
    return { ...rest, propertyNames: propertyNames, additionalProperties: FreeFormValue };
  }
  if (isUntyped(schema)) return replaceSchema(schema, FreeFormValue);
  if (schema.type === 'number') return { ...schema, minimum: -MAX_NUMBER, maximum: MAX_NUMBER };
  return schema.type === 'string' && !schema.enum && !schema.format ? { ...schema, pattern: VALID_TEXT } : schema;
};
