/**
 * Validates the body of a call and returns the request in the shape of the contract: semantics 1.1 and the checks of
 * 1.3.3 that come after authorization.
 */
import type { TArray, TObject, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { parseTime } from '../../contract/core/time.ts';
import { listNeverEmptyMembers } from '../../contract/neverEmpty.ts';
import type { Operation, Resource } from '../../contract/resource.ts';
import { invalidParameterError, requiredParameterError, ServiceError, wrongTypeError } from '../errors.ts';
import { isObject, type JsonMembers } from './jsonObject.ts';
import { checkJsonValue } from './jsonValues.ts';

const membersOf = (schema: TSchema) => (schema as Partial<TObject>).properties;
const itemsOf = (schema: TSchema) => (schema as Partial<TArray>).items as TSchema | undefined;
const isPlainText = (schema: TSchema) => (schema as { type?: string }).type === 'string';
const isTime = (schema: TSchema) => (schema as { format?: string }).format === 'timestamp';

/** Replaces a text that is not a time, such as 31 February, so that the format check refuses it. */
const INVALID_TIME = 'no time';

/**
 * Reduces a value to the members its schema declares: removes unknown members and nulls, trims plain strings, converts
 * times to wire form. Free-form values are not changed (semantics 1.1.5, 1.1.6, 1.1.10).
 */
const reduceToSchema = (schema: TSchema, value: unknown): unknown => {
  const members = membersOf(schema);
  if (members && isObject(value)) {
    const reduced: JsonMembers = {};
    for (const [name, member] of Object.entries(members)) {
      const given = Object.hasOwn(value, name) ? value[name] : undefined;
      if (given !== undefined && given !== null) reduced[name] = reduceToSchema(member, given);
    }
    return reduced;
  }
  const items = itemsOf(schema);
  if (items && Array.isArray(value)) return value.map((item) => reduceToSchema(items, item));
  if (typeof value !== 'string' || !isPlainText(schema)) return value;
  const trimmed = value.trim();
  return isTime(schema) && trimmed !== '' ? (parseTime(trimmed) ?? INVALID_TIME) : trimmed;
};

/** Wraps a single sort entry in a list, as older clients send it (semantics 2.4.1). */
const wrapSort = (request: JsonMembers, member: string): JsonMembers => {
  const query = request[member];
  if (!isObject(query) || !isObject(query.sort)) return request;
  return { ...request, [member]: { ...query, sort: [query.sort] } };
};

/** Members of requests that are queries. */
const QUERY_MEMBERS = ['query', 'query_options'];

/** The optional filters of a request. A required filter identifies a record, even when it is empty. */
const optionalFilters = ({ filters, request }: Operation): readonly string[] => {
  const { required = [] } = request as { readonly required?: readonly string[] };
  return filters.filter((name) => !required.includes(name));
};

/** Removes empty named filters, which are not conditions, enumerations included (semantics 2.1.6). */
const dropEmptyFilters = (filters: readonly string[], request: JsonMembers) =>
  filters.length === 0
    ? request
    : Object.fromEntries(Object.entries(request).filter(([name, value]) => value !== '' || !filters.includes(name)));

/** The steps of a JSON pointer. */
const parsePointer = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

const findValue = (value: unknown, steps: readonly string[]) =>
  steps.reduce<unknown>((found, step) => (found as JsonMembers | undefined)?.[step], value);

/** Error codes for unknown operators, by the query that contains them (semantics 2.2, 3.9.3). */
const operatorErrors = { query: 'ERROR_DB_QUERY', query_options: 'ERROR_WRONG_QUERY_OPTIONS' } as const;

const findOperatorError = (key: string) => {
  const [, query] = /^(query|query_options)\..*\.(?:operator|o)$/.exec(key) ?? [];
  return query && operatorErrors[query as keyof typeof operatorErrors];
};

/** The error for a value outside an enumeration: wrong type, unknown operator, or unknown value. */
const enumerationError = (allowed: readonly unknown[], key: string, value: unknown) => {
  if (typeof value !== 'string') return wrongTypeError(key, 'string');
  const code = findOperatorError(key);
  if (code) return new ServiceError(code, 'Unknown operator.', key);
  return invalidParameterError(key, `one of ${allowed.join(', ')}`);
};

/**
 * Converts the first error of the schema to the error of the service (semantics 1.1.7, 1.1.9).
 *
 * @param at path of the value, dotted; empty for a whole request
 */
const validationError = ([first]: readonly TLocalizedValidationError[], value: unknown, at = ''): ServiceError => {
  const steps = parsePointer(first?.instancePath ?? '');
  const key = [at, ...steps].filter(Boolean).join('.');
  const params = first?.params as {
    requiredProperties?: string[];
    allowedValues?: unknown[];
    type?: string;
    format?: string;
  };
  if (first?.keyword === 'required')
    return requiredParameterError([key, params.requiredProperties?.[0]].filter(Boolean).join('.'));
  if (first?.keyword === 'enum') return enumerationError(params.allowedValues ?? [], key, findValue(value, steps));
  return wrongTypeError(key, params.type ?? params.format ?? 'int32');
};

/**
 * Replaces the code when the resource has a specific one for a missing or unknown nested member, e.g. semantics 3.13.8.
 */
const resourceError = ({ refusals = {} }: Resource, error: ServiceError): ServiceError => {
  const code = refusals[error.key.replace(/\.\d+/g, '[]')];
  const isMissingOrUnknown = error.code === 'ERROR_REQUIRED_PARAMETER' || error.code === 'ERROR_INVALID_PARAMETER';
  return code && isMissingOrUnknown ? new ServiceError(code, error.message, error.key) : error;
};

/**
 * Whether a text has more characters than the limit. Characters are code points. The first comparison avoids counting
 * short texts.
 */
const isLonger = (text: string, limit: number) => text.length > limit && [...text].length > limit;

/** The value of a member, or each element of the list `permissions[]`, with its dotted path. */
const listValues = (request: JsonMembers, path: string): (readonly [key: string, value: unknown])[] => {
  const member = path.replace('[]', '');
  const value = member
    .split('.')
    .reduce<unknown>((found, step) => (isObject(found) ? found[step] : undefined), request);
  return Array.isArray(value) ? value.map((element, index) => [`${member}.${index}`, element]) : [[member, value]];
};

/**
 * Checks texts of a request against the maximum lengths of a resource's members: `name`, `schedule.cron`,
 * `permissions[]` (semantics 1.1.12).
 *
 * @throws {ServiceError} ERROR_INVALID_PARAMETER naming the member, or the element of a list
 */
export const checkLengths = (limits: Readonly<Record<string, number>>, request: JsonMembers) => {
  for (const [path, limit] of Object.entries(limits))
    for (const [key, text] of listValues(request, path))
      if (typeof text === 'string' && isLonger(text, limit))
        throw invalidParameterError(key, `at most ${limit} characters`);
};

/** @throws {ServiceError} ERROR_INVALID_PARAMETER naming the member (semantics 1.1.11) */
const checkNotEmpty = (members: readonly string[], request: JsonMembers) => {
  for (const name of members) if (request[name] === '') throw invalidParameterError(name, 'must not be empty');
};

/**
 * Creates a reader for values of one message.
 *
 * @returns takes a JSON object and its path (dotted, for errors); returns it in the shape the message declares
 * @throws {ServiceError} ERROR_REQUIRED_PARAMETER, ERROR_INVALID_PARAMETER_TYPE, ERROR_INVALID_PARAMETER
 */
export const createShapeReader = (schema: TObject) => {
  const validator = Compile(schema);
  return (value: unknown, at: string): JsonMembers => {
    if (!isObject(value)) throw wrongTypeError(at, 'object');
    const shaped = reduceToSchema(schema, value) as JsonMembers;
    if (!validator.Check(shaped)) throw validationError(validator.Errors(shaped), shaped, at);
    return shaped;
  };
};

/**
 * Creates the reader of an operation's requests.
 *
 * @returns takes a JSON object and returns the request in the shape of the contract
 * @throws {ServiceError} ERROR_REQUIRED_PARAMETER, ERROR_INVALID_PARAMETER_TYPE, ERROR_INVALID_PARAMETER,
 *   ERROR_DB_QUERY
 */
export const createRequestReader = (resource: Resource, operation: Operation) => {
  const validator = Compile(operation.request);
  const changes = operation.kind === 'write';
  const neverEmpty = listNeverEmptyMembers(operation);
  const filters = optionalFilters(operation);
  return (body: JsonMembers): JsonMembers => {
    const request = dropEmptyFilters(
      filters,
      reduceToSchema(operation.request, QUERY_MEMBERS.reduce(wrapSort, body)) as JsonMembers,
    );
    if (!validator.Check(request)) throw resourceError(resource, validationError(validator.Errors(request), request));
    checkJsonValue(request);
    if (changes && resource.maxLength) checkLengths(resource.maxLength, request);
    checkNotEmpty(neverEmpty, request);
    return request;
  };
};
