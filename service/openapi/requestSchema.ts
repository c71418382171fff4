/**
 * The schemas of requests: the request of the contract, with the further checks and the leniency of
 * `service/values/request.ts`.
 */
import { StatisticsAggregate } from '../../contract/core/statistics.ts';
import { listNeverEmptyMembers } from '../../contract/neverEmpty.ts';
import type { Operation, Resource } from '../../contract/resource.ts';
import { FreeFormValue, NOT_BLANK, VALID_TEXT, withValidText } from './freeFormValues.ts';
import { withOperationRules } from './operationRules.ts';
import {
  type OpenApiSchema,
  type RewriteSchema,
  replaceSchema,
  replaceTimes,
  rewriteSchema,
  toPlainSchema,
} from './schema.ts';

/** Semantics 1.2.5. */
const Time: OpenApiSchema = {
  title: 'Time',
  description:
    'ISO 8601, with or without decimals, with `Z`, an offset, or nothing for UTC; a date without time means midnight. Empty: not set.',
  anyOf: [{ const: '' }, { type: 'string', format: 'date-time' }, { type: 'string', format: 'date' }],
};

/** Semantics 1.1.12 and 1.1.11. */
const withLengths = ({ maxLength = {} }: Resource, operation: Operation): RewriteSchema => {
  const limits = operation.kind === 'write' ? maxLength : {};
  const never = listNeverEmptyMembers(operation);
  return (schema, path) => ({
    // A member with a maximum length is a text, also where the message leaves its type free.
    ...(limits[path]
      ? replaceSchema(schema, { type: 'string', pattern: VALID_TEXT, maxLength: limits[path] })
      : schema),
    ...(never.includes(path) ? { pattern: NOT_BLANK } : {}),
  });
};

const hasMember = (name: string) => ({ required: [name], properties: { [name]: { type: 'string', pattern: '.' } } });
const hasEither = (long: string, short: string) => ({ anyOf: [hasMember(long), hasMember(short)] });

/**
 * A stage is an object with exactly one known member; null counts as absent, and other members are ignored (semantics
 * 2.6.4).
 */
const stageSchemas = Object.keys(StatisticsAggregate.properties).map((name) => ({
  required: [name],
  properties: { [name]: { not: { type: 'null' } } },
}));

/** Requirements of a query beyond the types of its members (semantics 2.2 to 2.5). */
const requirements: Readonly<Record<string, object>> = {
  'core.StatisticsQuery': {
    anyOf: [
      { required: ['aggregate'], properties: { aggregate: { type: 'array', minItems: 1 } } },
      { required: ['distinct'], properties: { distinct: { type: 'string', pattern: NOT_BLANK } } },
    ],
  },
  'core.StatisticsAggregate': { oneOf: stageSchemas },
  'core.Filter': { allOf: [hasEither('key', 'k'), hasEither('operator', 'o')] },
  'core.Query': {
    if: { required: ['unwind'], properties: { unwind: { type: 'object' } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['only'], properties: { only: { type: 'array', minItems: 1 } } },
  },
};

const withRequirements: RewriteSchema = (schema, path) => {
  if (/(^|\.)lookup$/.test(path)) return { ...schema, maxItems: 0 };
  if (/(^|\.)add_fields$/.test(path)) return { ...schema, maxProperties: 0 };
  if (/\b(sort\[\]\.key|unwind\.path)$/.test(path)) return { ...schema, pattern: NOT_BLANK };
  // Older clients send a single entry without a list (semantics 2.4.1).
  if (/^query(_options)?\.sort$/.test(path)) return { anyOf: [schema, schema.items ?? {}] };
  return { ...schema, ...requirements[schema.title ?? ''] };
};

/** Null counts as absent (semantics 1.1.6). */
const orNull = (schema: OpenApiSchema): OpenApiSchema => {
  if (schema.title === FreeFormValue.title) return schema;
  if (schema.anyOf && !schema.title) return { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] };
  const isSimple = typeof schema.type === 'string' && !schema.title && !schema.enum;
  return isSimple ? { ...schema, type: [String(schema.type), 'null'] } : { anyOf: [schema, { type: 'null' }] };
};

const withNulls: RewriteSchema = (schema) => {
  const { properties, required = [] } = schema;
  if (!properties) return schema;
  const members = Object.entries(properties).map(([name, member]) => [
    name,
    required.includes(name) ? member : orNull(member),
  ]);
  return { ...schema, properties: Object.fromEntries(members) };
};

/** A named filter with an empty text is ignored, whatever its type (semantics 2.1.6). */
const withEmptyFilters =
  ({ filters }: Operation): RewriteSchema =>
  (schema, path) =>
    filters.includes(path) && (schema.type !== 'string' || schema.enum) ? { anyOf: [schema, { const: '' }] } : schema;

/** A plugin reads the body posted to a webhook, so it may be anything (semantics 3.17.9). */
const anyBody = (request: OpenApiSchema): OpenApiSchema => ({
  anyOf: [request, { type: 'array', items: request }, { description: 'A body that the plugin of the webhook parses.' }],
});

/**
 * The schema of an operation's requests.
 *
 * @param takesAny whether bodies in another format are accepted
 */
export const createRequestSchema = (resource: Resource, operation: Operation, takesAny = false): OpenApiSchema => {
  const rewrites = [
    withValidText,
    replaceTimes(Time),
    withLengths(resource, operation),
    withOperationRules(operation),
    withRequirements,
    withEmptyFilters(operation),
    withNulls,
  ];
  const request = rewriteSchema(toPlainSchema(operation.request), (schema, path) =>
    rewrites.reduce((written, rewrite) => rewrite(written, path), schema),
  );
  return takesAny ? anyBody(request) : request;
};
