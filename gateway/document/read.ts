import {
  type DocumentNode,
  FragmentsOnCompositeTypesRule,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  KnownDirectivesRule,
  KnownFragmentNamesRule,
  NoFragmentCyclesRule,
  NoUndefinedVariablesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  type OperationDefinitionNode,
  type ParseOptions,
  PossibleFragmentSpreadsRule,
  parse,
  specifiedRules,
  UniqueDirectivesPerLocationRule,
  UniqueFragmentNamesRule,
  UniqueVariableNamesRule,
  type ValidationRule,
  ValuesOfCorrectTypeRule,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
  validate,
} from 'graphql';
import { clientError, withCode } from '../errors.ts';
import { type DocumentLimits, findExcess } from './limits.ts';
import { finiteNumbers, valuesOfCorrectType } from './valuesOfCorrectType.ts';

/** A request that ends before anything is fetched. */
export interface Refusal {
  readonly errors: readonly GraphQLError[];
}

/** How many faults of a document are told; finding them all takes long where there are many. */
const MAX_VALIDATION_ERRORS = 20;

/** Parses and validates a text, or says what is wrong with it. */
export function readDocument(text: string, schema: GraphQLSchema, limits: DocumentLimits): DocumentNode | Refusal {
  const { maxTokens } = limits;
  // Places in the text would take as much memory as all else, and are for errors alone: these are looked for once more.
  const document = parseText(text, { maxTokens, noLocation: true });
  if ('errors' in document) return document;
  const excess = findExcess(document, limits);
  if (excess !== undefined) return { errors: [excess] };
  const rules = rulesFor(text);
  const errors = validate(schema, document, rules, { maxErrors: 1 });
  if (errors.length === 0) return document;
  if (gaveUp(errors)) return { errors: [tooRepetitive()] };
  const located = parse(text, { maxTokens });
  const all = validate(schema, located, rules, { maxErrors: MAX_VALIDATION_ERRORS });
  return { errors: gaveUp(all) ? [tooRepetitive()] : withCode('GRAPHQL_VALIDATION_FAILED', all) };
}

/** The rules of the specification that can find anything in a text: many texts have no fragments, directives or variables. */
function rulesFor(text: string): readonly ValidationRule[] {
  const idle = RULES_BY_SIGN.filter(([sign]) => !sign.test(text)).flatMap(([, rules]) => rules);
  return RULES.filter((rule) => !idle.includes(rule));
}

/** The rules of the specification; about values, our own say the same without repeating them. */
const RULES: readonly ValidationRule[] = [
  ...specifiedRules.filter((rule) => rule !== ValuesOfCorrectTypeRule),
  valuesOfCorrectType,
  finiteNumbers,
];

/** Rules that look at nothing but what is written with one of these signs. */
const RULES_BY_SIGN: readonly (readonly [RegExp, readonly ValidationRule[]])[] = [
  [
    /\.\.\.|fragment/,
    [
      FragmentsOnCompositeTypesRule,
      KnownFragmentNamesRule,
      NoFragmentCyclesRule,
      NoUnusedFragmentsRule,
      PossibleFragmentSpreadsRule,
      UniqueFragmentNamesRule,
    ],
  ],
  [/@/, [KnownDirectivesRule, UniqueDirectivesPerLocationRule]],
  [
    /\$/,
    [
      NoUndefinedVariablesRule,
      NoUnusedVariablesRule,
      UniqueVariableNamesRule,
      VariablesAreInputTypesRule,
      VariablesInAllowedPositionRule,
    ],
  ],
];

/** What graphql-js says when comparing fields of one name has cost it too much, and nothing else. */
const GAVE_UP = 'Validation aborted.';

function gaveUp(errors: readonly GraphQLError[]): boolean {
  return errors.some(({ message }) => message === GAVE_UP);
}

function tooRepetitive(): GraphQLError {
  return clientError('QUERY_TOO_LARGE', 'The document repeats fields of one name too often to be checked.');
}

function parseText(text: string, options: ParseOptions): DocumentNode | Refusal {
  try {
    return parse(text, options);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return { errors: withCode('GRAPHQL_PARSE_FAILED', [withoutToken(error)]) };
  }
}

/** What of a syntax error repeats a text or a number of the document, which may be a secret. */
const TOKEN = / (String|BlockString|Int|Float) ".*"\.?$/s;

function withoutToken(error: GraphQLError): GraphQLError {
  const { message, source = null, positions = null } = error;
  const safe = message.replace(TOKEN, ' $1.');
  return safe === message ? error : new GraphQLError(safe, { source, positions });
}

/** Finds the operation a request means: the named one, or the only one. */
export function findOperation(document: DocumentNode, name: string | undefined): OperationDefinitionNode | Refusal {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const found = name === undefined ? operations : operations.filter((operation) => operation.name?.value === name);
  const [operation] = found;
  if (operation === undefined) return unresolved(`The document has no operation named "${name}".`);
  if (found.length > 1)
    return unresolved('The document has several operations: name one in the request’s `operationName`.');
  if (operation.operation === 'subscription') return unresolved('This endpoint does not answer subscriptions.');
  return operation;
}

function unresolved(message: string): Refusal {
  return { errors: [clientError('OPERATION_RESOLUTION_FAILURE', message)] };
}
