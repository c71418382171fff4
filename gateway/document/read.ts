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
  type ParseOptions,
  PossibleFragmentSpreadsRule,
  parse,
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
import { clientError, type ErrorCode } from '../errors.ts';
import type { Limits } from '../limits.ts';
import { checkDocument, findTextExcess, tooLarge, tooRepetitive } from './limits.ts';
import { findLocations } from './locations.ts';
import { mergeRules } from './mergeRules.ts';
import { finiteNumbers, valuesOfCorrectType } from './valuesOfCorrectType.ts';

/** A request that ends before anything is fetched. */
export interface Refusal {
  readonly errors: readonly GraphQLError[];
}

/** How many faults of a document are told; finding them all takes long where there are many. */
const MAX_VALIDATION_ERRORS = 10;

/** Parses and validates a text, or says what is wrong with it. */
export function readDocument(text: string, schema: GraphQLSchema, limits: Limits): DocumentNode | Refusal {
  const textExcess = findTextExcess(text, limits);
  if (textExcess !== undefined) return { errors: [textExcess] };
  // Places in the text would take as much memory as all else, and are for errors alone: these are looked for once more.
  const document = parseText(text, { maxTokens: limits.maxTokens, noLocation: true });
  if ('errors' in document) return document;
  const { excess, hasCycle } = checkDocument(document, limits);
  if (excess !== undefined) return { errors: [excess] };
  // Other rules would go round in the circle, and take long where fragments are many.
  const rules = hasCycle ? [NoFragmentCyclesRule] : rulesFor(text);
  const rule = suggestAtFirst(MAX_SUGGESTIONS, mergeRules(rules));
  const errors = validate(schema, document, [rule], { maxErrors: MAX_VALIDATION_ERRORS });
  return errors.length === 0
    ? document
    : { errors: gaveUp(errors) ? [tooRepetitive()] : locate(errors, document, text) };
}

/** Gives validation's errors their code and their places in the text, which a document parsed without them does not have. */
function locate(errors: readonly GraphQLError[], document: DocumentNode, text: string): readonly GraphQLError[] {
  const places = findLocations(
    document,
    text,
    errors.map(({ nodes }) => nodes),
  );
  for (const [at, error] of errors.entries()) {
    error.extensions.code ??= 'GRAPHQL_VALIDATION_FAILED' satisfies ErrorCode;
    const locations = places[at];
    if (locations !== undefined) Object.assign(error, { locations });
  }
  return errors;
}

/** The rules of the specification that can find anything in a text: many texts have no fragments, directives or variables. */
function rulesFor(text: string): readonly ValidationRule[] {
  const idle = RULES_BY_SIGN.filter(([sign]) => !sign.test(text)).flatMap(([, rules]) => rules);
  return RULES.filter((rule) => !idle.includes(rule));
}

/** Names that are suggested for one that is unknown cost much: it is compared with all there are. */
const MAX_SUGGESTIONS = 3;

/** There are some hundred types. */
const MAX_SUGGESTED_TYPES = 1;

/** The rule with suggestions in its first errors alone. */
function suggestAtFirst(maxErrors: number, rule: ValidationRule): ValidationRule {
  return (context) => {
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
}

/** `KnownTypeNamesRule`, made only for a document that names an unknown type: it begins with a list of all types. */
function knownTypeNames(context: ValidationContext): ASTVisitor {
  const make = () =>
    getEnterLeaveForKind(suggestAtFirst(MAX_SUGGESTED_TYPES, KnownTypeNamesRule)(context), Kind.NAMED_TYPE);
  let rule: ReturnType<typeof make> | undefined;
  return {
    NamedType: (node, ...place) => {
      if (context.getSchema().getType(node.name.value) !== undefined) return;
      rule ??= make();
      rule.enter?.(node, ...place);
    },
  };
}

/** The rules of the specification; about values, our own say the same without repeating them. */
const RULES: readonly ValidationRule[] = [
  ...specifiedRules.filter((rule) => rule !== ValuesOfCorrectTypeRule && rule !== KnownTypeNamesRule),
  knownTypeNames,
  valuesOfCorrectType,
  finiteNumbers,
  MaxIntrospectionDepthRule,
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

/** What graphql-js says of a document with more tokens than allowed. */
const TOO_MANY_TOKENS = /^Syntax Error: Document contains more tha\w \d+ tokens/;

function parseText(text: string, options: ParseOptions): DocumentNode | Refusal {
  try {
    return parse(text, options);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (TOO_MANY_TOKENS.test(error.message)) return { errors: [tooLarge(`has more than ${options.maxTokens} tokens`)] };
    const safe = withoutToken(error);
    Object.assign(safe.extensions, { code: 'GRAPHQL_PARSE_FAILED' satisfies ErrorCode });
    return { errors: [safe] };
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
