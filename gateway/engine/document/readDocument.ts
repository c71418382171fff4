import {
  type ASTVisitor,
  type DocumentNode,
  FragmentsOnCompositeTypesRule,
  GraphQLError,
  type GraphQLSchema,
  getEnterLeaveForKind,
  Kind,
  KnownDirectivesRule,
  KnownFragmentNamesRule,
  KnownTypeNamesRule,
  MaxIntrospectionDepthRule,
  NoFragmentCyclesRule,
  NoUndefinedVariablesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  type OperationDefinitionNode,
  OverlappingFieldsCanBeMergedRule,
  type ParseOptions,
  PossibleFragmentSpreadsRule,
  parse,
  SingleFieldSubscriptionsRule,
  specifiedRules,
  UniqueDirectivesPerLocationRule,
  UniqueFragmentNamesRule,
  UniqueVariableNamesRule,
  type ValidationContext,
  type ValidationRule,
  ValuesOfCorrectTypeRule,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
  validate,
} from 'graphql';
import type { Limits } from '../base/limits.ts';
import { clientError, type GatewayErrorCode } from '../errors/clientError.ts';
import { type OperationObserver, observePhase } from '../observe/observer.ts';
import { checkDocument, findTextExcess, tooLarge, tooRepetitive } from './checkLimits.ts';
import { withCoordinates } from './errorCoordinates.ts';
import { incrementalDirectives, noIncrementalInSubscriptions } from './incrementalRules.ts';
import { findLocations } from './locations.ts';
import { mergeRules } from './mergeRules.ts';
import { mayIntrospect, noIntrospection } from './noIntrospection.ts';
import { singleRootField } from './singleRootField.ts';
import { finiteNumbers, valuesOfCorrectType } from './valuesOfCorrectType.ts';

/** A request that fails before any fetch. */
export interface OperationRefusal {
  readonly errors: readonly GraphQLError[];
}

/** Most validation errors reported for a document. Finding all errors of a bad document takes long. */
const MAX_VALIDATION_ERRORS = 8;

/** What a client learns about the schema from its documents. */
export interface Disclosure {
  /** Whether a document may select `__schema` and `__type`. Default true. */
  readonly introspection?: boolean | undefined;
  /** Whether errors suggest names, "Did you mean …?", and list the values of enums. Default true. */
  readonly suggestions?: boolean | undefined;
}

/** Parses and validates a document. Returns the document, or a refusal with its errors. */
export const readDocument = (
  text: string,
  schema: GraphQLSchema,
  limits: Limits,
  disclosure: Disclosure = {},
  observer?: OperationObserver,
): DocumentNode | OperationRefusal => {
  const textExcess = findTextExcess(text, limits);
  if (textExcess !== undefined) return { errors: [textExcess] };
  // Locations would take as much memory as all else and only errors need them. `locateErrors` finds them for errors.
  const options = { maxTokens: limits.maxTokens, noLocation: true };
  const document = observePhase(observer, 'parse', () => parseText(text, options));
  if ('errors' in document) return document;
  return observePhase(observer, 'validate', () => validateDocument(document, text, { schema, limits, disclosure }));
};

/** Schema, limits and disclosure that documents are checked against. */
interface DocumentRules {
  readonly schema: GraphQLSchema;
  readonly limits: Limits;
  readonly disclosure: Disclosure;
}

const validateDocument = (
  document: DocumentNode,
  text: string,
  { schema, limits, disclosure: { introspection = true, suggestions = true } }: DocumentRules,
): DocumentNode | OperationRefusal => {
  const { excess, hasCycle, hasUnknown } = checkDocument(document, limits);
  if (excess !== undefined) return { errors: [excess] };
  // With a cycle, other rules would recurse endlessly, or take long with many fragments. Overlaps are looked for in all pairs of spreads,
  // even if they lead nowhere.
  const rules = hasCycle
    ? [NoFragmentCyclesRule]
    : selectRules(text, introspection).filter((rule) => !hasUnknown || rule !== OverlappingFieldsCanBeMergedRule);
  const rule = limitSuggestions(MAX_SUGGESTIONS, withCoordinates(mergeRules(rules)));
  const errors = validate(schema, document, [rule], {
    maxErrors: MAX_VALIDATION_ERRORS,
    hideSuggestions: !suggestions,
  });
  return errors.length === 0
    ? document
    : { errors: wasValidationAborted(errors) ? [tooRepetitive()] : locateErrors(errors, document, text) };
};

/** Adds error codes to validation errors, and locations, which the document was parsed without. */
const locateErrors = (
  errors: readonly GraphQLError[],
  document: DocumentNode,
  text: string,
): readonly GraphQLError[] => {
  const places = findLocations(
    document,
    text,
    errors.map(({ nodes }) => nodes),
  );
  for (const [at, error] of errors.entries()) {
    error.extensions.code ??= 'GRAPHQL_VALIDATION_FAILED' satisfies GatewayErrorCode;
    const locations = places[at];
    if (locations !== undefined) Object.assign(error, { locations });
  }
  return errors;
};

/** Selects the validation rules that can fail for a text. Many texts have no fragments, directives or variables. */
const selectRules = (text: string, introspection: boolean): readonly ValidationRule[] => {
  const idle = RULES_BY_SIGN.filter(([sign]) => !sign.test(text)).flatMap(([, rules]) => rules);
  const rules = VALIDATION_RULES.filter((rule) => !idle.includes(rule));
  return introspection || !mayIntrospect(text) ? rules : [noIntrospection, ...rules];
};

/** Suggesting names is expensive: an unknown name is compared with all known names. */
const MAX_SUGGESTIONS = 3;

/** Lower for types, because a schema has some hundred types. */
const MAX_SUGGESTED_TYPES = 1;

/** Limits suggestions to the first errors of a rule. */
const limitSuggestions =
  (maxErrors: number, rule: ValidationRule): ValidationRule =>
  (context) => {
    let found = 0;
    const reportError = (error: GraphQLError) => {
      found++;
      context.reportError(error);
    };
    return rule(
      Object.create(context, {
        reportError: { value: reportError },
        hideSuggestions: { get: () => found >= maxErrors || context.hideSuggestions },
      }),
    );
  };

/**
 * `KnownTypeNamesRule`, run only for a document that names an unknown type: the rule first lists all types of the
 * schema.
 */
const knownTypeNames = (context: ValidationContext): ASTVisitor => {
  const make = () =>
    getEnterLeaveForKind(limitSuggestions(MAX_SUGGESTED_TYPES, KnownTypeNamesRule)(context), Kind.NAMED_TYPE);
  let rule: ReturnType<typeof make> | undefined;
  return {
    NamedType: (node, ...place) => {
      if (context.getSchema().getType(node.name.value) !== undefined) return;
      rule ??= make();
      rule.enter?.(node, ...place);
    },
  };
};

/** Rules of graphql-js that ours replace. */
const REPLACED_RULES: ReadonlySet<ValidationRule> = new Set([
  KnownTypeNamesRule,
  SingleFieldSubscriptionsRule,
  ValuesOfCorrectTypeRule,
]);

/** The rules of the specification. Our own value rule replaces the standard one, whose messages repeat input values. */
const VALIDATION_RULES: readonly ValidationRule[] = [
  ...specifiedRules.filter((rule) => !REPLACED_RULES.has(rule)),
  singleRootField,
  knownTypeNames,
  valuesOfCorrectType,
  finiteNumbers,
  MaxIntrospectionDepthRule,
  incrementalDirectives,
  noIncrementalInSubscriptions,
];

/** Rules that apply only to documents whose text contains one of these characters. */
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
  [/@\s*(defer|stream)/, [incrementalDirectives, noIncrementalInSubscriptions]],
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

/** The message by which graphql-js aborts the comparison of fields as too expensive. It has no other meaning. */
const VALIDATION_ABORTED = 'Validation aborted.';

const wasValidationAborted = (errors: readonly GraphQLError[]): boolean =>
  errors.some(({ message }) => message === VALIDATION_ABORTED);

/** The message of graphql-js for a document that exceeds `maxTokens`. */
const TOO_MANY_TOKENS = /^Syntax Error: Document contains more tha\w \d+ tokens/;

const parseText = (text: string, options: ParseOptions): DocumentNode | OperationRefusal => {
  try {
    return parse(text, options);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (TOO_MANY_TOKENS.test(error.message)) return { errors: [tooLarge(`has more than ${options.maxTokens} tokens`)] };
    const safe = removeToken(error);
    Object.assign(safe.extensions, { code: 'GRAPHQL_PARSE_FAILED' satisfies GatewayErrorCode });
    return { errors: [safe] };
  }
};

/** The part of a syntax error that repeats a string or number of the document. It may be a secret. */
const QUOTED_TOKEN = / (String|BlockString|Int|Float) ".*"\.?$/s;

const removeToken = (error: GraphQLError): GraphQLError => {
  const { message, source = null, positions = null } = error;
  const safe = message.replace(QUOTED_TOKEN, ' $1.');
  return safe === message ? error : new GraphQLError(safe, { source, positions });
};

/** Finds the operation to run: the named one, or the only one. */
export const findOperation = (
  document: DocumentNode,
  name: string | undefined,
): OperationDefinitionNode | OperationRefusal => {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const found = name === undefined ? operations : operations.filter((operation) => operation.name?.value === name);
  const [operation] = found;
  if (operation === undefined) return operationNotFound(`The document has no operation named "${name}".`);
  if (found.length > 1)
    return operationNotFound('The document has several operations: name one in the request’s `operationName`.');
  return operation;
};

const operationNotFound = (message: string): OperationRefusal => ({
  errors: [clientError('OPERATION_RESOLUTION_FAILURE', message)],
});
