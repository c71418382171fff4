/** Errors about input values. They contain the path of the value and what was expected, never the value itself. */
import {
  type GraphQLError,
  type GraphQLErrorOptions,
  type GraphQLInputType,
  type GraphQLNamedInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
} from 'graphql';
import { clientError, type GatewayErrorCode } from './clientError.ts';

/** Path of a value: the argument or `$variable` first, then input fields and list indexes. */
export type InputPath = readonly (string | number)[];

/** A rejected input value. */
export interface InvalidInput {
  /** `BAD_USER_INPUT`, unless the document itself does not fit the schema. */
  readonly code?: GatewayErrorCode;
  readonly path: InputPath;
  /** The field or directive of the argument, e.g. `Query.alerts`. Omitted for variables. */
  readonly of?: string | undefined;
  /** The problem, as a sentence without the value. */
  readonly problem: string;
}

/** Creates the error of a rejected value. `extensions.inputPath` has the path for programs. */
export const inputError = (
  { code = 'BAD_USER_INPUT', path, of, problem }: InvalidInput,
  options: GraphQLErrorOptions = {},
): GraphQLError => {
  const kind = String(path[0]).startsWith('$') ? 'Variable' : 'Argument';
  const subject = of === undefined ? `${kind} "${path.join('.')}"` : `${kind} "${path.join('.')}" of "${of}"`;
  return clientError(code, `${subject} is not valid: ${problem}`, { ...options, extensions: { inputPath: path } });
};

/**
 * Describes the values of an input type, as a sentence.
 *
 * @param hideSuggestions whether to leave out the values of enums
 */
export const describeExpected = (type: GraphQLInputType, hideSuggestions: boolean): string => {
  const description = describeType(getNamedType(type), hideSuggestions);
  return description === undefined ? `expected ${type}.` : `expected ${type}, ${description}.`;
};

const BUILT_IN_DESCRIPTIONS: ReadonlyMap<string, string> = new Map([
  ['Int', 'a whole number of 32 bits'],
  ['Float', 'a finite number'],
  ['Boolean', 'true or false'],
  ['String', 'a text in quotation marks'],
  ['ID', 'a text in quotation marks'],
]);

/** Enums with more values are named instead of listed. */
const MAX_LISTED_VALUES = 20;

const describeType = (type: GraphQLNamedInputType, hideSuggestions: boolean): string | undefined => {
  if (isInputObjectType(type)) return 'an object';
  if (!isEnumType(type)) return BUILT_IN_DESCRIPTIONS.get(type.name) ?? readExpectedText(type.extensions.expected);
  if (hideSuggestions) return undefined;
  const names = type.getValues().map(({ name }) => name);
  return names.length > MAX_LISTED_VALUES ? undefined : `one of ${names.join(', ')}`;
};

const readExpectedText = (expected: unknown): string | undefined =>
  typeof expected === 'string' ? expected : undefined;
